"""Limits per address hold for all processes of a server together; a process that ended leaves no counts behind."""

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.client.table import open_table
from kasimir.core.errors import TableError
from kasimir.protocol.http import Computer, Me, NewTable
from kasimir.server.app import build
from kasimir.server.cluster.front import Front
from kasimir.server.cluster.partition import Partition, owner
from kasimir.server.limits import budgets
from kasimir.server.limits.budgets import BURST, SHARE_EVERY, Accounts
from kasimir.server.limits.rates import Headcount, Limit
from kasimir.server.limits.shared_counts import SETS, WAYS, SharedCounts, shared_counts_size
from kasimir.server.settings import Settings
from kasimir.server.transport.http_connection import HttpConnection
from tests.server.servers import Process
from tests.waiting import until, wait_until

pytestmark = pytest.mark.anyio

ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes as Linux shows them")

LONGEST_WAIT = 20.0
SETTLED = 5.0
"""Seconds after which refused connections are closed; silent ones may stay a little longer."""
NEW = NewTable("towers", [Me("Anna"), Computer("kitten")])
UPGRADE = {
    "connection": "upgrade",
    "upgrade": "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
}


def shares(count: int) -> list[Partition]:
    """The worker processes of a server, and last its front process."""
    memory = [0.0] * shared_counts_size(count)
    return [Partition(number, count, "server", slate=memory) for number in range(count + 1)]


# Counts


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from("abc"), st.booleans()), max_size=60))
def test_no_address_has_more_than_it_may_at_all_processes_together(steps: list[tuple[int, str, bool]]) -> None:
    heads = [Headcount(3, SharedCounts(share, "connections")) for share in shares(2)]
    there: dict[str, list[int]] = {"a": [], "b": [], "c": []}
    for process, address, comes in steps:
        if comes:
            assert heads[process].enter(address) == (len(there[address]) < 3)
            if len(there[address]) < 3:
                there[address].append(process)
        elif there[address]:
            heads[there[address].pop()].leave(address)
    for address, processes in there.items():
        for process in processes:
            heads[process].leave(address)
        assert heads[0].enter(address), "whoever has left is counted no more"


def test_what_a_process_has_counted_is_forgotten_when_it_has_ended() -> None:
    all_shares = shares(2)
    heads = [Headcount(1, SharedCounts(share, "watchers")) for share in all_shares]
    assert heads[0].enter("cat")
    assert not heads[1].enter("cat")
    SharedCounts(all_shares[0], "connections").wipe()
    assert not heads[1].enter("cat")
    SharedCounts(all_shares[0], "watchers").wipe()
    assert heads[1].enter("cat")


def test_where_there_is_no_room_those_with_most_connections_stay_known() -> None:
    heads = [Headcount(10, SharedCounts(share, "connections")) for share in shares(1)]
    big = [f"10.0.0.{number}" for number in range(5)]
    for address in big:
        for _ in range(10):
            assert heads[0].enter(address)
    for number in range(SETS * WAYS * 4):
        assert heads[0].enter(f"address {number}")
    assert not any(heads[1].enter(address) for address in big)
    assert not any(heads[0].enter(address) for address in big)
    assert heads[1].enter("address 7")


# Rates


@given(st.lists(st.tuples(st.integers(0, 2), st.floats(0, 3)), max_size=60))
def test_a_bucket_goes_from_hand_to_hand(steps: list[tuple[int, float]]) -> None:
    now = 100.0
    alone = Limit(5, 0.5, lambda: now)
    together = [Limit(5, 0.5, lambda: now, SharedCounts(share, "asking")) for share in shares(2)]
    for process, pause in steps:
        now += pause
        assert together[process].allows("cat") == alone.allows("cat")


# CPU time


@given(st.lists(st.tuples(st.integers(0, 2), st.floats(0, 3), st.floats(SHARE_EVERY, 1)), max_size=60))
def test_all_processes_together_use_no_more_than_one_would(steps: list[tuple[int, float, float]]) -> None:
    now = 100.0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(budgets, "perf_counter", lambda: now)
        alone = Accounts(0.25).of("cat")
        together = [Accounts(0.25, SharedCounts(share, "working")).of("cat") for share in shares(2)]
        for process, pause, seconds in steps:
            now += pause
            for account in (alone, together[process]):
                account.spend(seconds)
            assert together[process].level == pytest.approx(alone.level)


def test_little_work_is_added_up() -> None:
    one, two = (Accounts(0.25, SharedCounts(share, "working")).of("cat") for share in shares(1))
    for account in (one, two):
        for _ in range(1000):
            account.spend(SHARE_EVERY / 2)
    assert two.level < BURST - 0.9
    assert two.debt() > 1.0


async def test_the_processes_of_a_server_share_the_accounts(tmp_path: Path) -> None:
    settings = Settings(database_file=str(tmp_path / "tables.sqlite"))
    one, two = (build(settings, share).requests for share in shares(2)[:2])
    assert issubclass(one, HttpConnection)
    assert issubclass(two, HttpConnection)
    one.accounts.of("cat").spend(BURST)
    two.accounts.of("cat").spend(BURST)
    assert two.accounts.of("cat").debt() > 1.0


# A server of two processes


@asynccontextmanager
async def server_of_two(folder: Path, **settings: Any) -> AsyncIterator[Process]:
    server = Process(folder, processes=2, **settings)
    server.start()
    try:
        await server.ready()
        yield server
    finally:
        server.stop()


def upgraded(server: Process, table: str, **headers: str) -> tuple[int, socket.socket]:
    """The status of the response to a WebSocket upgrade, 0 if there is none, and the connection."""
    connection = socket.create_connection(("127.0.0.1", server.port), LONGEST_WAIT)
    lines = [f"{name}: {value}" for name, value in (UPGRADE | {"host": "localhost"} | headers).items()]
    try:
        connection.sendall("\r\n".join([f"GET /ws/{table} HTTP/1.1", *lines, "", ""]).encode())
        return int(connection.recv(12)[9:] or 0), connection
    except ConnectionError:
        return 0, connection


@ON_LINUX
@pytest.mark.parametrize("proxied", [False, True])
async def test_connections_to_tables_are_counted_together(tmp_path: Path, proxied: bool) -> None:
    settings = {"connections": 4} | ({"trusted_proxies": "127.0.0.1"} if proxied else {})
    forwarded = {"x-forwarded-for": "9.9.9.9"} if proxied else {}
    with ExitStack() as stack:
        async with server_of_two(tmp_path, **settings) as server:

            def statuses(*tables: str, **headers: str) -> list[int]:
                found = [upgraded(server, table, **headers) for table in tables]
                for _, connection in found:
                    stack.enter_context(connection)
                return [status for status, _ in found]

            assert [owner(table, 2) for table in "abcd"] == [1, 1, 1, 0]
            assert await asyncio.to_thread(statuses, *"abcabd", **forwarded) == [101] * 4 + [429] * 2
            if proxied:
                assert await asyncio.to_thread(statuses, "d", **{"x-forwarded-for": "8.8.8.8"}) == [101]
            for room in server.workers():  # their counts end with them
                os.kill(room, signal.SIGKILL)

            async def is_let_in() -> bool:
                return await asyncio.to_thread(statuses, "d", **forwarded) == [101]

            await until(is_let_in)


def is_open(connection: socket.socket) -> bool:
    """Whether a connection is still open."""
    try:
        return bool(connection.recv(1, socket.MSG_DONTWAIT))
    except BlockingIOError:
        return True
    except ConnectionError:
        return False


def stay(server: Process, said: bytes) -> int:
    """How many of twelve connections that send these bytes stay open."""
    with ExitStack() as stack:
        connections = []
        for _ in range(12):
            connections.append(stack.enter_context(socket.create_connection(("127.0.0.1", server.port))))
            with suppress(ConnectionError):
                connections[-1].sendall(said)
            time.sleep(0.02)  # the first ones reach a worker before the last ones are accepted
        wait_until(lambda: sum(map(is_open, connections)) <= 5, SETTLED)
        return sum(map(is_open, connections))


@ON_LINUX
@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"])
async def test_those_who_say_nothing_or_half_a_request_are_counted_together(tmp_path: Path, said: bytes) -> None:
    """In the front process as well as in the workers."""
    async with server_of_two(tmp_path, connections=5) as server:
        assert await asyncio.to_thread(stay, server, said) == 5
        await server.ready()


@ON_LINUX
async def test_new_tables_are_counted_together(tmp_path: Path) -> None:
    async with server_of_two(tmp_path, tables_an_hour=5) as server:
        for _ in range(5):
            await open_table(server.url, NEW)
        with pytest.raises(TableError) as refused:
            await open_table(server.url, NEW)
        assert refused.value.code == "table.many"


@ON_LINUX
@pytest.mark.parametrize("proxied", [False, True])
async def test_requests_are_counted_together(tmp_path: Path, proxied: bool) -> None:
    proxies = {"trusted_proxies": "127.0.0.1"} if proxied else {}
    async with server_of_two(tmp_path, messages_a_second=1, **proxies) as server:
        began = time.monotonic()
        answers: list[int] = []
        async with httpx.AsyncClient(base_url=server.url, headers={"x-forwarded-for": "9.9.9.9"}) as client:
            while len(answers) < 60:
                try:
                    answers.append((await client.get("/api/games")).status_code)
                except httpx.TransportError:  # refused by the front process
                    answers.append(0)
        assert 20 < answers.count(200) <= 31 + 5 * (time.monotonic() - began)


# The front process


async def test_everybody_behind_a_proxy_is_let_in() -> None:
    with socket.socket() as listener:
        door = Front(Settings(processes=2, connections=1, trusted_proxies="10.0.0.1"), listener)
        pairs = [socket.socketpair() for _ in range(4)]
        for (ours, _), peer in zip(pairs, ["10.0.0.1", "10.0.0.1", "1.2.3.4", "1.2.3.4"], strict=True):
            door.let_in(ours, peer)
        assert [ours.fileno() >= 0 for ours, _ in pairs] == [True, True, True, False]
        for _, theirs in pairs:
            theirs.close()
        await asyncio.gather(*door.tasks)
        assert door.limits.connections.counts == {}


async def test_who_comes_too_often_is_not_let_in() -> None:
    with socket.socket() as listener:
        door = Front(Settings(processes=2, messages_a_second=1), listener)
        let_in = 0
        for _ in range(40):
            ours, theirs = socket.socketpair()
            theirs.close()
            door.let_in(ours, "1.2.3.4")
            let_in += ours.fileno() >= 0
            await asyncio.gather(*door.tasks)
        assert 30 <= let_in < 40
