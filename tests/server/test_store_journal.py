"""The journal of the SQLite store: nothing is told before it is on disk, nothing is lost on the way to its place."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from kasimir.core.errors import StoreDown
from kasimir.server.store import journal, tidying
from kasimir.server.store.sqlite import SqliteStore
from tests.server.logs import entry, fill, summary

pytestmark = pytest.mark.anyio

LONGEST_TIDYING = 30.0
FULL = 2
"""How SQLite names the setting by which a commit waits for the disk."""


def counts(file: Path) -> tuple[int, int]:
    """How many entries wait in the journal, and how many are in their places."""
    with closing(sqlite3.connect(file)) as connection:
        [waiting] = connection.execute("SELECT count(*) FROM kasimir_journal").fetchone()
        [placed] = connection.execute("SELECT count(*) FROM kasimir_entries").fetchone()
    return waiting, placed


async def test_nothing_is_told_before_it_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, on_disk = tmp_path / "tables.db", []

    def sync(_: int) -> float:
        on_disk.append(counts(file)[0])
        return 0.0

    monkeypatch.setattr(journal, "sync", sync)
    store = SqliteStore(file)
    await store.open()
    for number in range(1, 4):
        assert await store.append("cat", entry(number), summary("cat") if number == 1 else None)
        assert on_disk == list(range(1, number + 1))
    await store.close()


async def test_a_disk_that_fails_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await fill(store, "cat", 1)

    def fail(_: int) -> float:
        raise OSError("the disk is on fire")

    with monkeypatch.context() as patch:
        patch.setattr(journal, "sync", fail)
        with pytest.raises(StoreDown, match="on fire"):
            await store.append("cat", entry(2), None)
    # It is in the log all the same: only the log knows.
    assert not await store.append("cat", entry(2), None)
    assert await store.append("cat", entry(3), None)
    await store.close()


async def test_entries_come_to_their_places_while_others_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "LONGEST", 100)
    monkeypatch.setattr(tidying, "LOAD", 50)
    monkeypatch.setattr(tidying, "BATCH", 7)
    file, tables = tmp_path / "tables.db", [f"cat{number}" for number in range(20)]
    store = SqliteStore(file)
    await store.open()
    await asyncio.gather(*(fill(store, table, 60) for table in tables))
    assert counts(file)[1] > 0
    for table in tables:
        assert [item.number for item in await store.read(table)] == list(range(1, 61))
    number, deadline = 60, time.monotonic() + LONGEST_TIDYING
    while counts(file)[0] > journal.LONGEST:
        assert time.monotonic() < deadline, "the journal grows and grows"
        number += 1
        await store.append("cat0", entry(number), None)
    size = (tmp_path / "tables.db-wal").stat().st_size
    for _ in range(10 * journal.LONGEST):
        number += 1
        await store.append("cat0", entry(number), None)
    assert (tmp_path / "tables.db-wal").stat().st_size < 2 * size, "the log of SQLite grows and grows"
    await store.close()
    assert counts(file) == (0, 19 * 60 + number)


async def test_what_a_dead_process_left_in_the_journal_is_found(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    dead = SqliteStore(file)
    await dead.open()
    await fill(dead, "cat", 5)
    assert counts(file) == (5, 0)
    store = SqliteStore(file)
    await store.open()
    assert counts(file) == (0, 5)
    assert [item.number for item in await store.read("cat")] == [1, 2, 3, 4, 5]
    assert not await store.append("cat", entry(5), None)
    assert await store.append("cat", entry(6), None)
    assert not await dead.append("cat", entry(6), None)
    assert await dead.append("cat", entry(7), None)
    await store.close()
    await dead.close()


async def test_a_deleted_table_leaves_nothing_in_the_journal(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 3)
    await fill(store, "dog", 2)
    await store.delete("cat")
    assert counts(file) == (2, 0)
    assert not await store.append("cat", entry(4), None)
    await fill(store, "cat", 1)
    await store.close()


async def test_whoever_serves_does_not_stand_still_while_another_process_writes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("cat", entry(2), None))
        for _ in range(20):
            await asyncio.sleep(0.002)
        assert not waiting.done()
        other.execute("COMMIT")
    assert await waiting
    await store.close()


async def test_tidying_that_fails_leaves_deletions_as_durable_as_they_were(tmp_path: Path) -> None:
    with closing(journal.connect(tmp_path / "empty.db", "FULL")) as connection:
        with pytest.raises(sqlite3.OperationalError, match="kasimir_journal"):
            tidying.put_in_place(connection)
        assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
        assert connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (1000,)


async def test_what_is_in_both_places_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 5)

    def die(*_: object) -> int:
        raise SystemExit

    with closing(journal.connect(file, "NORMAL")) as connection, monkeypatch.context() as patch:
        patch.setattr(tidying, "take_out", die)
        with pytest.raises(SystemExit):
            tidying.put_in_place(connection)
    assert counts(file) == (5, 5)
    assert [item.number for item in await store.read("cat")] == [1, 2, 3, 4, 5]
    assert await store.append("cat", entry(6), None)
    await store.close()
    assert counts(file) == (0, 6)


async def test_a_table_that_is_deleted_while_its_entries_are_moved_stays_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    monkeypatch.setattr(tidying, "BATCH", 2)
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 2)
    await fill(store, "dog", 5)
    await fill(store, "mouse", 2)
    with closing(journal.connect(file, "NORMAL")) as connection, monkeypatch.context() as patch:
        delete = "DELETE FROM kasimir_tables WHERE id = 'dog'"
        clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: connection.execute(delete))
        patch.setattr(tidying, "time", clock)
        tidying.put_in_place(connection)
    assert await store.read("dog") == []
    assert counts(file) == (0, 4)
    await store.close()


async def test_only_a_quick_disk_is_waited_for_on_the_spot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    took = 0.0

    def sync(_: int) -> float:
        threads.append(threading.get_ident())
        return took

    monkeypatch.setattr(journal, "sync", sync)
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await fill(store, "cat", 3)
    here = threading.get_ident()
    assert threads[-1] == here
    took = 1.0
    await store.append("cat", entry(4), None)
    await store.append("cat", entry(5), None)
    assert threads[-2] == here
    assert threads[-1] != here
    await store.close()
