"""A server with several processes: each owns a part of the tables, and connections reach the right one."""

import asyncio
import errno
import http.client
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.client.table import ask_http, open_table
from kasimir.protocol.http import Free, Me, NewTable, TableOptions
from kasimir.server.cluster import front
from kasimir.server.cluster.front import Front
from kasimir.server.cluster.partition import WHOLE, Partition, owner
from kasimir.server.session.hub import new_name
from kasimir.server.settings import Settings
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.cluster.test_two_servers import play_apart
from tests.server.logs import entry, fill, summary
from tests.server.players import Player, open_for_two, open_with_bot
from tests.server.servers import Process
from tests.waiting import LONGEST_WAIT, until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(sys.platform != "linux", reason="it looks for processes as Linux shows them"),
]

MATCHES = 8


@asynccontextmanager
async def server_of_two(folder: Path, **settings: Any) -> AsyncIterator[Process]:
    """A server of two processes."""
    server = Process(folder, processes=2, **settings)
    server.start()
    try:
        await server.ready()
        yield server
    finally:
        server.stop()


def numbers(url: str) -> dict[str, float]:
    """What the server tells Prometheus."""
    lines = urlopen(f"{url}/metrics").read().decode().splitlines()
    return {name: float(value) for name, value in (line.split() for line in lines if not line.startswith("#"))}


async def test_matches_on_two_processes(tmp_path: Path) -> None:
    async with server_of_two(tmp_path) as server:
        tables = await asyncio.gather(*(play_apart(server.url, server.url, number) for number in range(MATCHES)))
        assert {owner(table, 2) for table in tables} == {0, 1}
        for table in tables:
            assert ask_http("GET", f"{server.url}/api/tables/{table}")["table"] == table
            assert ask_http("GET", f"{server.url}/api/tables/{table}/record/1")["events"]
        await until(lambda: numbers(server.url)["kasimir_tables_total"] == MATCHES, seen=lambda: numbers(server.url))
    assert server.log.read_text() == ""


async def test_matches_on_two_processes_and_postgres(tmp_path: Path, database: str) -> None:
    async with server_of_two(tmp_path, database_url=database) as server:
        await asyncio.gather(*(play_apart(server.url, server.url, number) for number in range(MATCHES)))


async def test_the_players_of_a_killed_process_go_on(tmp_path: Path) -> None:
    async with server_of_two(tmp_path) as server:
        tickets = [await open_with_bot(server.url, "kitchen") for _ in range(4)]
        players = [Player([server.url], ticket.table, ticket.token, ticket.guest) for ticket in tickets]
        playing = asyncio.gather(*(player.play() for player in players))
        await until(lambda: all(len(player.told) > 3 for player in players))
        before = server.workers()
        os.kill(before[0], signal.SIGKILL)
        await asyncio.wait_for(playing, 60)
        assert len(set(server.workers()) & set(before)) == 1
        assert "is being restarted" in server.log.read_text()


async def test_no_process_outlives_the_door(tmp_path: Path) -> None:
    async with server_of_two(tmp_path) as server:
        rooms = server.workers()
        assert len(rooms) == 2
        server.kill()
        await until(lambda: not any(Path(f"/proc/{room}").exists() for room in rooms))


async def test_a_connection_has_one_answer_and_may_be_slow_to_ask(tmp_path: Path) -> None:
    async with server_of_two(tmp_path) as server:
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", "/healthz")
        assert connection.getresponse().getheader("connection") == "close"
        with socket.create_connection(("127.0.0.1", server.port)) as slow:
            slow.sendall(b"GET /heal")
            await asyncio.sleep(0.2)  # a slow client
            slow.sendall(b"thz HTTP/1.1\r\nhost: localhost\r\n\r\n")
            slow.settimeout(LONGEST_WAIT)
            assert slow.recv(100).startswith(b"HTTP/1.1 200")
        with socket.create_connection(("127.0.0.1", server.port)):
            pass  # a client that disconnects without a request affects nobody
        assert ask_http("GET", f"{server.url}/healthz") == {"ok": True}


async def test_what_is_wrong_with_the_database_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is no database, however long it may be looked at")
    server = Process(tmp_path, processes=2)
    server.start()
    assert server.process is not None
    assert await asyncio.to_thread(server.process.wait, LONGEST_WAIT) == 1
    lines = server.log.read_text().splitlines()
    assert [line[:22] for line in lines] == ["kasimir: The database "]


async def test_it_stops_as_it_is_asked_to(tmp_path: Path) -> None:
    async with server_of_two(tmp_path) as server:
        assert server.process is not None
        watcher = Player([server.url], (await open_for_two(server.url, "discs"))[0].table, None)
        watching = asyncio.create_task(watcher.play())
        await until(lambda: watcher.last)
        for pid in (server.process.pid, *server.workers()):  # as a terminal does
            os.kill(pid, signal.SIGINT)
        assert await asyncio.to_thread(server.process.wait, LONGEST_WAIT) == 130
        watching.cancel()
    assert "Traceback" not in server.log.read_text()


async def test_without_a_way_to_pass_connections_on_it_says_so(tmp_path: Path) -> None:
    code = "import socket; del socket.send_fds; from kasimir.cli import main; raise SystemExit(main(['serve']))"
    environment = Process(tmp_path, processes=2).environment
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "Windows" in done.stderr


# Partitioning


@given(st.text(max_size=40), st.integers(1, 9))
def test_each_table_has_one_owner(name: str, count: int) -> None:
    assert [share.has(name) for share in (Partition(number, count) for number in range(count))].count(True) == 1


@given(st.integers(1, 9), st.data())
def test_new_tables_are_ones_own(count: int, data: st.DataObject) -> None:
    share = Partition(data.draw(st.integers(0, count - 1)), count)
    assert share.has(new_name(share))


def test_numbers_are_added_up() -> None:
    board = [0.0] * 6
    assert Partition(0, 3, board=board).add_up([1, 10]) == [1, 10]
    assert Partition(2, 3, board=board).add_up([2, 20]) == [3, 30]
    assert Partition(0, 3, board=board).add_up([5, 50]) == [7, 70]
    assert WHOLE.add_up([4, 2]) == [4, 2]


# The front process


class Taken:
    """A worker that only records its connections."""

    def __init__(self) -> None:
        self.lines: list[bytes] = []

    def pass_on(self, connection: socket.socket) -> None:
        self.lines.append(connection.recv(100))


async def show_in(door: Front, said: bytes) -> int | None:
    """Send some bytes to the front process; return the worker that gets the connection."""
    rooms: list[Any] = [Taken(), Taken(), Taken()]
    door.workers = rooms
    ours, theirs = socket.socketpair()
    with ours:
        ours.sendall(said)
        await door.show_in(theirs)
    assert theirs.fileno() == -1
    return next((number for number, room in enumerate(rooms) if room.lines == [said[:100]]), None)


async def test_everybody_is_shown_into_the_right_room() -> None:
    with socket.socket() as listener:
        one = Front(Settings(processes=3), listener)
        for name in ("cat", "dog", "mouse", "a-b_C9", "x"):
            for line in (f"GET /ws/{name}?x HTTP/1.1", f"POST /api/tables/{name}/join HTTP/1.1", f"GET /ws/{name} "):
                assert await show_in(one, f"{line}\r\n\r\n".encode()) == owner(name, 3)


async def test_a_connection_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front, "HEAD_TIMEOUT", 0.05)
    with socket.socket() as listener:
        assert await show_in(Front(Settings(processes=3), listener), b"") is None
        assert await show_in(Front(Settings(processes=3), listener), b"GET /and then") is None


async def test_connections_that_nobody_takes_do_not_fill_the_log(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(front, "ACCEPT_DELAY", 0.0)
    refused: list[OSError] = []

    async def refuse(_: socket.socket) -> None:
        refused.append(OSError(errno.EMFILE, "too many open files"))
        raise refused[-1]

    with socket.socket() as listener:
        door = Front(Settings(processes=2), listener)
        for room in door.workers:
            room.channel = socket.socket(socket.AF_UNIX)  # its other end is gone
        for _ in range(20):
            ours, theirs = socket.socketpair()
            with ours:
                ours.sendall(b"GET / HTTP/1.1\r\n")
                await door.show_in(theirs)
            assert theirs.fileno() == -1
        monkeypatch.setattr(asyncio.get_running_loop(), "sock_accept", refuse)
        accepting = asyncio.create_task(door.receive())
        await until(lambda: len(refused) > 20)
        accepting.cancel()
        for room in door.workers:
            room.channel.close()
    assert len(caplog.messages) == 2


async def test_a_process_is_started_again_as_soon_as_the_system_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(front, "RESTART_DELAY", 0.01)
    start, refused = SpawnProcess.start, [1, 2]

    def start_if_there_is_room(process: SpawnProcess) -> None:
        if refused:
            refused.pop()
            raise BlockingIOError(errno.EAGAIN, "no room for another process")
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", start_if_there_is_room)
    settings = Settings(processes=2, database_file=str(tmp_path / "tables.sqlite"), port=0)
    with socket.socket() as listener:
        one = Front(settings, listener)
        room = one.workers[0]
        async with asyncio.timeout(LONGEST_WAIT):
            await one.restart(room)
        assert not refused
        assert room.process is not None
        assert room.process.is_alive()
        await room.close()


# One SQLite file for all processes


async def test_processes_of_a_house_write_to_one_file_without_reading_anew(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    stores = [SqliteStore(file, partition=Partition(number, 2, "server")) for number in range(2)]
    for store, table in zip(stores, ("cat", "dog"), strict=True):
        await store.open()
        await fill(store, table, 2)
    known = [store._journal._last for store in stores]
    for number in range(3, 9):
        for store, table in zip(stores, ("cat", "dog"), strict=True):
            assert await store.append(table, entry(number), None)
    assert [store._journal._last for store in stores] == known
    assert stores[0]._journal._last is known[0]
    for store in stores:
        await store.close()


async def test_every_process_of_a_house_notices_a_stranger(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    stores = [SqliteStore(file, partition=Partition(number, 2, "server")) for number in range(2)]
    stranger = SqliteStore(file)
    for store in (*stores, stranger):
        await store.open()
    for store, table in zip(stores, ("cat", "dog"), strict=True):
        await fill(store, table, 2)
    assert await stranger.append("cat", entry(3), None)
    assert await stranger.append("dog", entry(3), None)
    for store, table in zip(stores, ("cat", "dog"), strict=True):
        assert not await store.append(table, entry(3, "another"), None)
        assert await store.append(table, entry(4), None)
    assert not await stranger.append("cat", entry(4), summary("cat"))
    for store in (*stores, stranger):
        await store.close()


async def test_a_listed_table_is_found_at_every_process(tmp_path: Path) -> None:
    async with server_of_two(tmp_path) as server:
        wanted = NewTable("discs", seats=[Me("Ada"), Free()], house=TableOptions(listed=True))
        tables = {(await open_table(server.url, wanted)).table for _ in range(6)}
        assert {owner(table, 2) for table in tables} == {0, 1}
        for _ in range(4):
            assert {label["table"] for label in ask_http("GET", f"{server.url}/api/tables")} == tables
