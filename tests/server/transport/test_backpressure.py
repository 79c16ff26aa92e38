"""Backpressure: what a client does not read is bounded, and connection counts return to zero."""

import asyncio
import contextlib
import gc
import os
import socket
import struct
from pathlib import Path

import pytest
from picows import WSMsgType

from kasimir.client.table import Connection
from kasimir.protocol.messages import Welcome
from kasimir.server.limits.budgets import BURST, PACE, SLICE, Account, Accounts, metered, settle
from kasimir.server.metrics import COUNTS, OPEN
from kasimir.server.transport import http_connection, websocket
from kasimir.server.transport.paced_responses import PIECE, unpacked
from tests.server.messages import wait_for
from tests.server.players import open_for_two, open_with_bot, play_out
from tests.server.servers import Open, serving
from tests.waiting import let_tasks_run, until

pytestmark = pytest.mark.anyio

MOMENT = 10.0
HEAD = "GET {path} HTTP/1.1\r\nhost: 127.0.0.1\r\n{more}\r\n"
UPGRADE = "connection: upgrade\r\nupgrade: websocket\r\n"
KEY = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = "sec-websocket-version: 13\r\n"


async def flood(port: int, data: bytes, most: int) -> int:
    """Send without ever reading, until the server takes no more; how many bytes it took."""
    _, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    with contextlib.suppress(ConnectionError, TimeoutError):
        while sent < most:
            writer.write(data)
            await asyncio.wait_for(writer.drain(), 1.0)
            sent += len(data)
    writer.transport.abort()
    return sent


async def test_many_requests_at_once_end_the_connection(tmp_path: Path) -> None:
    request = HEAD.format(path="/healthz", more="").encode()
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(request * (http_connection.MOST_PIPELINED // 2))
        for _ in range(http_connection.MOST_PIPELINED // 2):
            assert b" 200 " in (await reader.readuntil(b"\r\n"))
            await reader.readuntil(b"\r\n\r\n")
            await reader.readuntil(b"}")
        with contextlib.suppress(ConnectionError):
            writer.write(request * 1000)
            await asyncio.wait_for(reader.read(), MOMENT)
        writer.close()
        assert await flood(server.port, request * 1000, 10_000_000) < 5_000_000
        await until(lambda: OPEN["http_connections"] == 0, MOMENT)


async def test_many_small_headers_at_once_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\n" + b"a:b\r\n" * (http_connection.MOST_HEADERS + 2))
        assert b" 400 " in await asyncio.wait_for(reader.readline(), MOMENT)
        writer.close()


BEGINNINGS = [
    HEAD.format(path="/ws/x", more=UPGRADE + VERSION),
    HEAD.format(path="/ws/x", more=UPGRADE + KEY),
    HEAD.format(path="/ws/x", more=UPGRADE + KEY + "sec-websocket-version: 12\r\n"),
    HEAD.format(path="/ws/x", more=UPGRADE + "sec-websocket-key: x\r\n" + VERSION),
    HEAD.format(path="/ws/x", more=UPGRADE + KEY + VERSION),
    HEAD.format(path="/elsewhere", more=UPGRADE + KEY + VERSION),
    HEAD.format(path="/ws/x", more=UPGRADE + KEY + VERSION + "content-length: 5\r\n"),
    HEAD.format(path="/ws/x", more=UPGRADE + KEY + VERSION).replace("GET", "POST"),
    HEAD.format(path="/healthz", more="")[:20],
    "nonsense\r\n\r\n",
]


async def begin(port: int, beginning: str, size: int) -> None:
    """Begin as told, as far as told, and go away."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    with contextlib.suppress(ConnectionError, TimeoutError):
        writer.write(beginning.encode()[:size])
        if size > len(beginning):
            await asyncio.wait_for(reader.read(20), 0.5)
    writer.transport.abort()
    with contextlib.suppress(ConnectionError):
        await writer.wait_closed()


async def test_what_enters_leaves_whatever_it_begins_with(tmp_path: Path) -> None:
    async with serving(tmp_path, connections=50) as server:
        ticket = await open_with_bot(server.url, "discs")
        for _ in range(30):
            whole = [begin(server.port, beginning, 1001) for beginning in BEGINNINGS]
            cut = [begin(server.port, beginning, len(beginning) // 2) for beginning in BEGINNINGS]
            await asyncio.gather(*whole, *cut)
        await until(lambda: OPEN["http_connections"] == OPEN["sockets"] == 0, MOMENT)
        async with Connection(server.url, ticket.table) as connection:
            assert await connection.receive()
            assert OPEN["sockets"] == 1
        await until(lambda: OPEN["sockets"] == 0, MOMENT)
        assert heads_of(server) == [{}, {}]


def heads_of(server: Open) -> list[dict[str, int]]:
    """How many connections count for each address."""
    services = server.services
    return [services.requests.heads.counts, services.sockets.admission.heads.counts]  # type: ignore[attr-defined]


async def test_pings_that_are_not_listened_to_end_the_connection(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "MOST_UNREAD", 1 << 16)
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        before = COUNTS["dropped"]
        async with Connection(server.url, ticket.table) as connection:
            await connection.receive()
            connection.transport.underlying_transport.pause_reading()
            async with asyncio.timeout(MOMENT):
                while COUNTS["dropped"] == before:
                    for _ in range(1000):
                        connection.transport.send_ping(b"x" * 125)
                    await let_tasks_run()
        await until(lambda: OPEN["sockets"] == 0, MOMENT)


@pytest.mark.parametrize("kind", [WSMsgType.PING, WSMsgType.PONG, WSMsgType.CONTINUATION])
async def test_empty_frames_are_counted(tmp_path: Path, kind: WSMsgType) -> None:
    async with serving(tmp_path, messages_a_second=10) as server:
        ticket = await open_with_bot(server.url, "discs")
        async with Connection(server.url, ticket.table) as connection:
            await connection.receive()
            if kind == WSMsgType.CONTINUATION:
                connection.transport.send(WSMsgType.TEXT, b"", fin=False)
            for _ in range(500):
                connection.transport.send(kind, b"", fin=kind != WSMsgType.CONTINUATION)
            async with asyncio.timeout(MOMENT):
                while await connection.receive() is not None:
                    pass


async def test_a_ping_is_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        async with Connection(server.url, ticket.table) as connection:
            await connection.receive()
            assert await connection.transport.measure_roundtrip_time(1)


async def test_an_answer_nobody_reads_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_connection, "UNREAD_TIMEOUT", 0.2)
    monkeypatch.setattr(http_connection, "SEND_BUFFER", 4096)
    async with serving(tmp_path) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        for _ in range(200):
            writer.write(HEAD.format(path="/api/games/race/rules", more="").encode())
            await asyncio.sleep(0.01)  # requests one by one, not all in one packet
            if not OPEN["http_connections"]:
                break
        await until(lambda: OPEN["http_connections"] == 0, MOMENT)
        writer.transport.abort()


async def test_who_is_over_budget_waits_and_is_not_refused(tmp_path: Path) -> None:
    async with serving(tmp_path, address_share=0.05) as server:
        account = server.services.requests.accounts.of("127.0.0.1")  # type: ignore[attr-defined]
        account.spend(BURST + 0.01)
        assert account.debt() > 0.1
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(HEAD.format(path="/healthz", more="").encode())
        answer = await asyncio.wait_for(reader.readline(), MOMENT)
        assert b" 200 " in answer
        assert account.debt() < 0.1  # what was owed is paid off, but for the answer itself
        writer.close()


def test_an_account_is_paid_off_by_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("kasimir.server.limits.budgets.perf_counter", lambda: now)
    account = Accounts(0.25).of("a")
    account.spend(SLICE)
    assert account.debt() == 0.0
    account.spend(BURST - SLICE)
    assert account.debt() == pytest.approx((BURST - SLICE) / PACE)  # others are served first, though it has the time
    account.spend(1.0)
    assert account.debt() == pytest.approx(4.0)
    now += 3.0
    assert account.debt() == pytest.approx(1.0)
    now += 100
    account.spend(0.0)
    assert account.level == BURST


async def test_who_waits_for_time_goes_one_after_the_other() -> None:
    account, served = Account(10.0), list[int]()

    async def work(number: int) -> None:
        await account.turn()
        assert account.debt() == 0.0
        account.spend(BURST + 0.1)
        served.append(number)

    account.spend(BURST + 0.1)
    working = [asyncio.create_task(work(number)) for number in range(3)]
    await let_tasks_run()
    given_up, cancelled = account.turn(), asyncio.create_task(work(3))
    await let_tasks_run()
    settle(given_up)
    cancelled.cancel()
    await asyncio.gather(*working)
    assert served == [0, 1, 2]
    await until(lambda: account.timer is None, MOMENT)
    assert not account.queue


async def test_a_watcher_goes_though_requests_wait_behind_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        live = server.hub.tables[ticket.table]
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        break_off_when_closed(writer)
        watch = HEAD.format(path=f"/api/tables/{ticket.table}/events", more="")
        writer.write((watch + HEAD.format(path="/healthz", more="") * 2).encode())
        await until(lambda: len(live.watchers) == 1, MOMENT)
        writer.transport.abort()
        await until(lambda: not live.watchers, MOMENT)
        assert heads_of(server) == [{}, {}]


async def test_who_has_gone_does_not_wait_for_time(tmp_path: Path) -> None:
    async with serving(tmp_path, address_share=0.01) as server:
        account = server.services.requests.accounts.of("127.0.0.1")  # type: ignore[attr-defined]
        account.spend(10.0)
        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(10)]
        for _, writer in lines:
            writer.write(HEAD.format(path="/healthz", more="").encode())
        await until(lambda: len(account.queue) == len(lines), MOMENT)
        for _, writer in lines:
            break_off_when_closed(writer)
            writer.transport.abort()
        await until(lambda: not account.queue and not OPEN["http_connections"], MOMENT)
        assert account.debt() > 100


def break_off_when_closed(writer: asyncio.StreamWriter) -> None:
    """Let the system tell the other side at once that nobody is there any more."""
    connection = writer.get_extra_info("socket")
    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def test_a_connection_leaves_nothing_in_memory(tmp_path: Path) -> None:
    """Not even until Python looks for circles, which a server does rarely."""

    def gates() -> int:
        return sum(type(thing) is http_connection.Gate for thing in gc.get_objects())

    async with serving(tmp_path) as server:
        gc.collect()
        gc.disable()
        try:
            before = gates()
            for number in range(40):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n")
                await reader.readuntil(b"\r\n\r\n")
                if number % 2:
                    break_off_when_closed(writer)
                writer.close()
            await until(lambda: OPEN["http_connections"] == 0, MOMENT)
            await until(lambda: gates() == before, MOMENT)
        finally:
            gc.enable()


def test_accounts_forget_old_addresses() -> None:
    accounts = Accounts(1.0)
    accounts.MOST_ADDRESSES = 2
    first = accounts.of("a")
    assert accounts.of("a") is first
    accounts.of("b")
    accounts.of("c")
    assert list(accounts.accounts) == ["b", "c"]


async def test_only_the_steps_of_a_coroutine_are_charged() -> None:
    charged: list[float] = []

    async def work() -> str:
        await asyncio.sleep(0.2)  # must not be charged: nothing is done meanwhile
        with pytest.raises(ValueError, match="thrown"):
            await fail()
        return "done"

    async def fail() -> None:
        await asyncio.sleep(0)  # a step of its own
        raise ValueError("thrown")

    assert await metered(work(), charged.append) == "done"
    assert len(charged) == 3
    assert sum(charged) < 0.1


async def test_a_metered_coroutine_can_be_cancelled() -> None:
    ended: list[bool] = []

    async def work() -> None:
        try:
            await asyncio.sleep(60)  # until it is cancelled
        finally:
            ended.append(True)

    task = asyncio.create_task(metered(work(), Account(1.0).spend))
    await let_tasks_run()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == [True]


async def test_unpacking_gives_pieces() -> None:
    import gzip

    data = os.urandom(100) * 10_000
    pieces = [piece async for piece in unpacked(gzip.compress(data))]
    assert b"".join(pieces) == data
    assert max(map(len, pieces)) <= PIECE


async def test_slow_reader_of_events_is_dropped_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(20.0):
        tickets = await open_for_two(server.url, "race")
        live, before = server.hub.tables[tickets[0].table], COUNTS["dropped"]
        _, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        writer.write(f"GET /api/tables/{tickets[0].table}/events HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
        await until(lambda: live.watchers)
        while live.watchers:  # nobody reads what comes
            live.attendance.tell_all(b'{"type":"pong"}' + b" " * 4000)
            await let_tasks_run()
        assert COUNTS["dropped"] == before + 1
        writer.close()


async def test_slow_watcher_is_dropped_and_others_are_served(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "race")
        async with Connection(server.url, tickets[0].table) as slow:
            await wait_for(slow, Welcome)
            slow.transport.underlying_transport.pause_reading()
            live = server.hub.tables[tickets[0].table]
            for _ in range(3000):
                live.attendance.tell_all(b'{"type":"pong"}' + b" " * 4000)
                if not any(watcher.guest is None for watcher in live.watchers):
                    break
                await let_tasks_run()
            assert not any(watcher.guest is None for watcher in live.watchers)
        await play_out(server.url, await open_for_two(server.url, "discs"))
