"""Missed entries that do not fit into one message are sent in parts, in order, as fast as they are read."""

import asyncio
import socket
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from msgspec import Raw
from picows import WSTransport

from kasimir.client.table import Connection, read_any_message
from kasimir.protocol.events import LogEntry
from kasimir.protocol.messages import AnyMessage, Update, Welcome
from kasimir.protocol.requests import Lock
from kasimir.protocol.stored import Entry
from kasimir.server.limits.budgets import PER_BYTE, Account
from kasimir.server.metrics import COUNTS
from kasimir.server.session import catch_up
from kasimir.server.session.catch_up import ENTRY_BYTES, PART_BYTES, part_after
from kasimir.server.session.table_session import TableSession
from kasimir.server.transport import websocket
from kasimir.server.transport.sse import MOST_UNREAD
from tests.server.players import open_for_two
from tests.server.servers import Open, serving
from tests.server.upgrade_request import UPGRADE
from tests.waiting import until

pytestmark = pytest.mark.anyio

COUNT, SIZE = 700, 8192
"""The number of long entries: several times the limit for slow readers."""
MORE_THAN_THE_SYSTEM_HOLDS = 2500
LONG_BODY = b'[{"type":"locked","locked":false}' + b" " * SIZE + b"]"


SHORT_BODY = b'[{"type":"locked","locked":false}]'


@asynccontextmanager
async def long_table(
    folder: Path, count: int = COUNT, body: bytes = LONG_BODY
) -> AsyncIterator[tuple[Open, TableSession]]:
    """A server with a table that has a long log."""
    async with serving(folder, durable=False) as server:
        name = (await open_for_two(server.url, "discs"))[0].table
        before = await server.hub.find(name)
        for number in range(before.table.number + 1, before.table.number + 1 + count):
            assert await server.hub.store.append(name, Entry(number, 1000.0, body, b""), None)
        await server.hub.drop(before)
        yield server, await server.hub.find(name)


def numbers_in(told: AnyMessage) -> list[int]:
    """The numbers of the entries in a message."""
    entries = told.missed if isinstance(told, Welcome) else told.entries if isinstance(told, Update) else []
    return [entry.number for entry in entries]


async def test_a_socket_far_behind_is_told_all_in_order(tmp_path: Path) -> None:
    async with long_table(tmp_path) as (server, live), asyncio.timeout(30.0):
        connection = Connection(server.url, live.table.name, after=0)
        async with connection:
            heard: list[int] = []
            async for told in connection:
                heard += numbers_in(told)
                if isinstance(told, Welcome):
                    assert len(heard) < live.table.number
                    await live.ask(live.table.host, Lock(locked=True))  # the match continues meanwhile
                if heard and heard[-1] == live.now.number:
                    break
            assert heard == list(range(1, live.now.number + 1))
            assert live.attendance.behind == set()
            await live.ask(live.table.host, Lock(locked=False))
            while not (news := numbers_in(await connection.receive())):  # type: ignore[arg-type]
                pass
            assert news == [heard[-1] + 1]


async def read_events(url: str, table: str, after: int, most: int) -> list[tuple[int, list[int]]]:
    """Messages over Server-Sent Events, each with its id and its entries, until an entry has come."""
    found, number = [], 0
    async with httpx.AsyncClient(base_url=url, timeout=20.0) as client:
        headers = {"last-event-id": str(after)}
        async with client.stream("GET", f"/api/tables/{table}/events", headers=headers) as answer:
            async for line in answer.aiter_lines():
                if line.startswith("id: "):
                    number = int(line.removeprefix("id: "))
                elif line.startswith("data: "):
                    found.append((number, numbers_in(read_any_message(line.removeprefix("data: ")))))
                    if found[-1][0] >= most:
                        return found
    raise AssertionError("the stream has ended")


async def test_events_far_behind_come_in_parts_and_can_be_cut(tmp_path: Path) -> None:
    async with long_table(tmp_path) as (server, live), asyncio.timeout(30.0):
        name, last = live.table.name, live.table.number
        first = await read_events(server.url, name, 0, last // 2)
        rest = await read_events(server.url, name, first[-1][0], last)
        heard = [number for _, part in first + rest for number in part]
        assert heard == list(range(1, last + 1))
        assert all(number == part[-1] for number, part in first + rest if part)
        assert len(first) > 2


LONGER_THAN_MAY_BE_UNREAD = b'[{"type":"locked","locked":false}' + b" " * 2 * MOST_UNREAD + b"]"


@pytest.mark.parametrize(
    ("count", "body"), [(12_000, SHORT_BODY), (3, LONGER_THAN_MAY_BE_UNREAD)], ids=["short", "long"]
)
async def test_short_and_very_long_entries_come_both_ways(tmp_path: Path, count: int, body: bytes) -> None:
    """More than a mebibyte, over an event stream and a WebSocket."""
    async with long_table(tmp_path, count, body) as (server, live), asyncio.timeout(30.0):
        name, last = live.table.name, live.table.number
        parts = [part for _, part in await read_events(server.url, name, 0, last)]
        heard: list[int] = []
        async with Connection(server.url, name, after=0) as connection:
            while not heard or heard[-1] < last:
                heard += numbers_in(await connection.receive())  # type: ignore[arg-type]
        assert heard == [number for part in parts for number in part] == list(range(1, last + 1))
        assert len(parts) > 2


async def test_who_does_not_read_has_one_part_waiting_and_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catch_up, "LONGEST_STALL", 1.0)
    waiting: list[int] = []
    send = websocket.Socket.send

    def note(watcher: websocket.Socket, message: bytes) -> None:
        send(watcher, message)
        transport: WSTransport | None = watcher.transport
        waiting.append(transport.underlying_transport.get_write_buffer_size() if transport else 0)

    monkeypatch.setattr(websocket.Socket, "send", note)
    async with long_table(tmp_path, MORE_THAN_THE_SYSTEM_HOLDS) as (server, live), asyncio.timeout(30.0):
        before = COUNTS["dropped"]
        with socket.socket() as deaf:
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            deaf.connect(("127.0.0.1", server.port))
            hello = b'{"type":"hello","after":0}'
            deaf.setblocking(False)
            deaf.sendall(UPGRADE.format(live.table.name).encode())
            assert await asyncio.get_running_loop().sock_recv(deaf, 4096)
            deaf.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
            await until(lambda: COUNTS["dropped"] != before)
            await until(lambda: not live.attendance.behind and not live.watchers)
        assert 0 < max(waiting) < MOST_UNREAD / 2


def test_parts_are_bounded_and_lose_nothing() -> None:
    lengths = [10, PART_BYTES - 20 - 3 * ENTRY_BYTES, 10, 5, PART_BYTES * 2, 1, 1]
    entries = [LogEntry(n, 0.0, Raw(b"x" * length)) for n, length in enumerate(lengths, 1)]
    assert part_after(entries, None) == []
    assert part_after(entries, 7) == part_after(entries, 10**14) == []
    number, parts = 0, []
    while part := part_after(entries, number):
        parts.append([entry.number for entry in part])
        number = part[-1].number
    assert parts == [[1, 2, 3], [4], [5], [6, 7]]


async def test_the_address_pays_for_what_it_is_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spent: Counter[Account] = Counter()
    spend = Account.spend

    def note(account: Account, seconds: float) -> None:
        spent[account] += seconds  # type: ignore[assignment]
        spend(account, seconds)

    monkeypatch.setattr(Account, "spend", note)
    async with long_table(tmp_path) as (server, live), asyncio.timeout(30.0):
        ours = server.services.requests.accounts.of("127.0.0.1")  # type: ignore[attr-defined]
        before, last = spent[ours], live.table.number
        async with Connection(server.url, live.table.name, after=0) as connection:
            while last not in numbers_in(await connection.receive()):  # type: ignore[arg-type]
                pass
        assert spent[ours] - before > COUNT * SIZE * PER_BYTE
