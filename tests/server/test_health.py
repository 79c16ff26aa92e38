"""Health checks: every detectable fault is reported, logged and counted, and so is its end."""

import asyncio
import logging
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import httpx
import pytest

from kasimir.client.table import ask_http, open_table
from kasimir.core.errors import StoreDown, TableDamaged, TableError
from kasimir.protocol.http import Free, Me, NewTable, Ticket
from kasimir.protocol.requests import Lock
from kasimir.server import health as healths
from kasimir.server.cluster.partition import Partition
from kasimir.server.health import BOARD_SIZE, FAILING_WRITES, HealthMonitor
from kasimir.server.metrics import COUNTS
from kasimir.server.storage import sqlite_checkpoints, sqlite_housekeeping, sqlite_journal
from kasimir.server.storage.postgres import PostgresStore
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.logs import fill
from tests.server.recovery.faults import fill_up
from tests.server.servers import Open, Process, serving
from tests.server.services import RedisServer
from tests.waiting import until

pytestmark = pytest.mark.anyio

LONGEST_WAIT = 20.0
NEW = NewTable("towers", [Me("Anna"), Free()])
ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="there, nobody can delete a file that is open")


@asynccontextmanager
async def watched(folder: Path, **settings: Any) -> AsyncIterator[tuple[Open, httpx.AsyncClient]]:
    """A server, and somebody who asks how it is."""
    async with serving(folder, **settings) as server, httpx.AsyncClient(base_url=server.url) as client:
        yield server, client


async def state_of(client: httpx.AsyncClient) -> tuple[int, str, dict[str, str]]:
    """The status of the answer, the state of all, and what is wrong with which part."""
    answer = await client.get("/healthz")
    told = answer.json()
    assert told["ok"] == (told.get("state", "ok") == "ok")
    return answer.status_code, told.get("state", "ok"), {part["part"]: part["reason"] for part in told.get("parts", [])}


async def until_health(client: httpx.AsyncClient, status: int, state: str, parts: dict[str, str]) -> None:
    """Wait until the server says this of itself."""
    found: list[tuple[int, str, dict[str, str]]] = []

    async def is_so() -> bool:
        found.append(await state_of(client))
        return found[-1] == (status, state, parts)

    await until(is_so, seen=lambda: found[-1:])


async def write_until_it_fails(server: Open, ticket: Ticket) -> None:
    """Ask for things at a table until one of them cannot be logged."""
    live = await server.hub.find(ticket.table)

    async def write() -> None:
        for number in range(2000):
            await live.ask(ticket.guest, Lock(number % 2 == 0))

    with pytest.raises(StoreDown):
        await write()


def lines_about(caplog: pytest.LogCaptureFixture, text: str) -> list[str]:
    return [record.getMessage() for record in caplog.records if text in record.getMessage()]


# A full disk


async def test_a_full_disk(small_disk: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setattr(healths, "LOW_SPACE", 8 << 20)
    monkeypatch.setattr(healths, "NO_SPACE", 4 << 20)
    before, reserve = COUNTS["failed_writes"], small_disk / "tables.sqlite-reserve"
    async with watched(small_disk) as (server, client):
        tickets = [await open_table(server.url, NEW) for _ in range(2)]
        await until_health(client, 200, "ok", {})
        assert reserve.exists()
        filler = fill_up(small_disk)
        await until_health(client, 200, "degraded", {"disk": "full"})
        with pytest.raises(TableError) as refused:
            await open_table(server.url, NEW)
        assert refused.value.code == "table.disk"
        for _ in range(3):
            await write_until_it_fails(server, tickets[0])
        await until_health(client, 503, "down", {"writes": "failing", "disk": "full"})
        assert len(lines_about(caplog, f"table {tickets[0].table} could not be written")) == 1
        assert COUNTS["failed_writes"] >= before + 3
        assert 'kasimir_health{part="writes"} 2' in (await client.get("/metrics")).text
        # Whoever may delete a table can, and that is all that the reserve is for.
        assert reserve.exists()
        headers = {"authorization": f"Bearer {tickets[1].token}"}
        assert (await client.delete(f"/api/tables/{tickets[1].table}", headers=headers)).status_code == 204
        assert not reserve.exists()
        assert tickets[1].table not in {table async for table in server.hub.store.tables()}
        # Nobody writes, and yet it is noticed that one could.
        filler.unlink()
        await until_health(client, 200, "ok", {})
        assert reserve.exists()
        assert lines_about(caplog, "health: writes no longer failing")
        await open_table(server.url, NEW)


async def test_little_space_is_told_before_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free = [400 << 20]
    monkeypatch.setattr(SqliteStore, "free_space", lambda _: free[0])
    async with watched(tmp_path) as (server, client):
        await until_health(client, 200, "degraded", {"disk": "low"})
        await open_table(server.url, NEW)
        free[0] = 600 << 20
        await until_health(client, 200, "ok", {})


# A disk that fails


async def test_a_failing_fsync(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    probes: list[int] = []
    probe = SqliteStore.probe

    async def counted(store: SqliteStore) -> None:
        probes.append(1)
        await probe(store)

    def fail(_: int) -> float:
        raise OSError("the disk is on fire")

    monkeypatch.setattr(SqliteStore, "probe", counted)
    async with watched(tmp_path) as (server, client):
        ticket = await open_table(server.url, NEW)
        await until_health(client, 200, "ok", {})
        assert not probes
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_journal, "sync", fail)
            await write_until_it_fails(server, ticket)
            await until_health(client, 503, "down", {"writes": "failing"})
            assert lines_about(caplog, "the disk is on fire")
            await until(lambda: len(probes) >= 2)
            assert (await state_of(client))[0] == 503
        await until_health(client, 200, "ok", {})
        count = len(probes)
        await server.hub.health.check()
        assert len(probes) == count


# Files that are gone


async def test_a_log_that_cannot_be_moved_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """SQLite's own log grows until it can be."""

    def fail(*_: object) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite_checkpoints, "QUIET", 0.05)
    async with watched(tmp_path) as (server, client):
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_checkpoints, "checkpoint", fail)
            failed = COUNTS["failed_writes"]
            await open_table(server.url, NEW)
            await until_health(client, 200, "degraded", {"log": "growing"})
            assert COUNTS["failed_writes"] > failed
            assert lines_about(caplog, "health: log growing")
        await until_health(client, 200, "ok", {})


async def test_a_log_that_can_be_moved_again_is_told_although_somebody_always_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> bool:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite_checkpoints, "QUIET", 0.05)
    async with watched(tmp_path) as (server, client):
        with monkeypatch.context() as patch:
            patch.setattr(sqlite_checkpoints, "checkpoint", fail)
            await open_table(server.url, NEW)
            await until_health(client, 200, "degraded", {"log": "growing"})
            monkeypatch.setattr(sqlite_checkpoints, "QUIET", 3600.0)
        await until_health(client, 200, "ok", {})


async def test_a_failing_disk_is_not_called_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> bool:
        error = sqlite3.OperationalError("disk I/O error")
        error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
        raise error

    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.open()
    store.keep_reserve()
    monkeypatch.setattr(sqlite_housekeeping, "checkpoint", fail)
    with pytest.raises(StoreDown):
        await store.delete("cat")
    assert (tmp_path / "tables.sqlite-reserve").exists()
    assert not lines_about(caplog, "the disk is full")
    monkeypatch.undo()
    await store.close()


@ON_UNIX
async def test_a_deleted_log_is_told_and_costs_nothing(tmp_path: Path) -> None:
    server = Process(tmp_path)
    server.start()
    try:
        await server.ready()
        first = await open_table(server.url, NEW)
        (tmp_path / "tables.sqlite-wal").unlink()
        async with httpx.AsyncClient(base_url=server.url) as client:
            await until_health(client, 503, "down", {"files": "gone"})
        second = await open_table(server.url, NEW)
        assert "files gone" in server.log.read_text()
        server.kill()
        for name in ("tables.sqlite-wal", "tables.sqlite-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        server.start()
        await server.ready()
        async with httpx.AsyncClient(base_url=server.url) as client:
            for ticket in (first, second):
                assert (await client.get(f"/api/tables/{ticket.table}")).status_code == 200
    finally:
        server.kill()


# Damage


async def test_a_damaged_page(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.sqlite"
    store = SqliteStore(file)
    await store.open()
    for number in range(20):
        await fill(store, f"cat{number}", 20)
    await store.close()
    damage(file, b"event")
    async with watched(tmp_path) as (server, client):
        await until_health(client, 200, "degraded", {"tables": "damaged"})
        assert lines_about(caplog, "health: tables damaged (degraded): cat0")
        before = COUNTS["failed_reads"]
        with pytest.raises(TableDamaged):
            await server.hub.store.read("cat0")
        assert COUNTS["failed_reads"] == before + 1
        assert "kasimir_damaged_total" in (await client.get("/metrics")).text
        assert (await client.get("/api/tables/cat0")).json()["code"] == "table.damaged"
        assert len(await server.hub.store.read("cat9")) == 20, "the others go on"


def damage(file: Path, text: bytes, page: int = 4096) -> None:
    """Spoil the first page of entries."""
    data = bytearray(file.read_bytes())
    leaves = [at for at in range(page, len(data), page) if data[at] == 0x0D and data[at : at + page].count(text) > 10]
    assert len(leaves) > 1
    data[leaves[0] : leaves[0] + 200] = b"\xff" * 200
    file.write_bytes(data)


async def test_damage_that_others_count_is_told(tmp_path: Path) -> None:
    COUNTS["damaged"] += 1  # by somebody before us
    async with watched(tmp_path) as (_, client):
        assert (await state_of(client))[1] == "ok"
        COUNTS["damaged"] += 1
        await until_health(client, 200, "degraded", {"tables": "damaged"})


# The bus


async def test_redis_is_gone(tmp_path: Path, database: str, redis_server: RedisServer) -> None:
    async with watched(tmp_path, database_url=database, redis_url=redis_server.url) as (_, client):
        await until_health(client, 200, "ok", {})
        await asyncio.to_thread(redis_server.stop)
        try:
            await until_health(client, 200, "degraded", {"bus": "away"})
        finally:
            await asyncio.to_thread(redis_server.start)
        await until_health(client, 200, "ok", {})


async def test_a_postgresql_that_writes_again_is_probed(database: str, tmp_path: Path) -> None:
    async with watched(tmp_path, database_url=database) as (server, client):
        server.hub.store.writes.failed(["cat"], StoreDown("store.down", detail="away"))
        await until_health(client, 200, "ok", {})
        assert server.hub.store.writes.error is None


# Several processes


def monitors(store: SqliteStore) -> list[HealthMonitor]:
    board = [0.0] * (2 * BOARD_SIZE)
    return [HealthMonitor(store, Partition(number, 2, "server", None, board)) for number in range(2)]


async def test_every_process_tells_of_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.open()
    one, two = monitors(store)
    assert (await one.report()).ok
    two.since[FAILING_WRITES] = 7.0
    two._post()
    told = await one.report()
    assert (told.state, [(part.part, part.since) for part in told.parts]) == ("down", [("writes", 7.0)])
    two.since.clear()
    two._post()
    assert (await one.report()).ok
    monkeypatch.setattr(healths, "SILENT_TIMEOUT", -1.0)
    assert [part.part for part in (await one.report()).parts] == ["processes"]
    await store.close()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="processes are found by /proc")
async def test_a_process_that_stands_still_is_told(tmp_path: Path) -> None:

    server = Process(tmp_path, processes=2)
    server.start()
    try:
        await server.ready()
        stopped = server.workers()[1]
        os.kill(stopped, signal.SIGSTOP)
        found: list[str] = []
        deadline = asyncio.get_running_loop().time() + 3 * healths.SILENT_TIMEOUT
        while "silent" not in found and asyncio.get_running_loop().time() < deadline:
            async with httpx.AsyncClient(base_url=server.url, timeout=2.0) as client:
                with suppress(httpx.HTTPError):  # every second request goes to who stands still
                    found = list((await state_of(client))[2].values())
        os.kill(stopped, signal.SIGCONT)
        assert "silent" in found
    finally:
        server.kill()


# Logging


def test_failures_are_logged_once_a_table_and_a_minute(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from kasimir.server.storage.write_failures import WriteState

    now = [1000.0]
    clock: Callable[[], float] = lambda: now[0]  # noqa: E731
    state, before = WriteState(), COUNTS["failed_writes"]
    monkeypatch.setattr(state._lines, "clock", clock)
    caplog.set_level(logging.ERROR)
    for _ in range(5):
        state.failed(["cat", "dog"], StoreDown("store.down", detail="no space"))
    assert [record.getMessage() for record in caplog.records] == [
        "table cat could not be written: no space",
        "table dog could not be written: no space",
    ]
    now[0] += 61.0
    state.failed(["cat"], StoreDown("store.down", detail="no space"))
    assert len(caplog.records) == 3
    assert COUNTS["failed_writes"] == before + 11


async def test_health_says_that_the_database_is_gone(tmp_path: Path, url: str) -> None:
    """Deleted under the server's feet: it would take tables that will be lost."""
    async with serving(tmp_path, database_url=url) as running_server:
        health = f"{running_server.url}/healthz"
        assert await asyncio.to_thread(ask_http, "GET", health) == {"ok": True}
        if isinstance(running_server.hub.store, PostgresStore):
            await running_server.hub.store._reading.execute("DROP TABLE kasimir_schema")
        elif sys.platform == "win32":
            pytest.skip("there, nobody can delete a file that is open")
        else:
            (tmp_path / "tables.sqlite").unlink()
        with pytest.raises(HTTPError) as told:
            await asyncio.to_thread(urlopen, health)
        told.value.close()
        assert told.value.code == 503
