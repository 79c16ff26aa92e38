"""The journal of the SQLite store: nothing is acknowledged before it is on disk, and indexing loses nothing."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest

from kasimir.core.errors import StoreDown
from kasimir.server.cluster.partition import Partition
from kasimir.server.storage import sqlite, sqlite_expiry, sqlite_file, sqlite_housekeeping, sqlite_journal
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.logs import entry, fill, summary

pytestmark = pytest.mark.anyio

LONGEST_TIDYING = 30.0
FULL = 2
"""How SQLite names the setting by which a commit waits for the disk."""


NEW = "SELECT count(*) FROM kasimir_journal WHERE table_id <> '' AND id > (SELECT id FROM kasimir_placed)"


def counts(file: Path) -> tuple[int, int]:
    """The numbers of entries that are not indexed yet, and of indexed ones."""
    with closing(sqlite3.connect(file)) as connection:
        [new] = connection.execute(NEW).fetchone()
        [noted] = connection.execute("SELECT count(*) FROM kasimir_places JOIN kasimir_journal USING (id)").fetchone()
    return new, noted


async def test_nothing_is_told_before_it_is_on_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, on_disk = tmp_path / "tables.db", []

    def sync(_: int) -> float:
        on_disk.append(counts(file)[0])
        return 0.0

    monkeypatch.setattr(sqlite_journal, "sync", sync)
    store = SqliteStore(file)
    await store.open()
    on_disk.clear()
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
        patch.setattr(sqlite_journal, "sync", fail)
        with pytest.raises(StoreDown, match="on fire"):
            await store.append("cat", entry(2), None)
    # It may still be in the log, which alone decides.
    assert not await store.append("cat", entry(2), None)
    assert await store.append("cat", entry(3), None)
    await store.close()


async def test_after_the_disk_has_failed_nothing_is_told_that_may_not_be_on_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 1)

    def fail(*_: object) -> float:
        raise OSError("the disk is on fire")

    def burn(_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite_journal, "sync", fail)
        patch.setattr(sqlite, "empty_log", burn)
        with pytest.raises(StoreDown, match="on fire"):
            await store.append("cat", entry(2), None)
        with pytest.raises(StoreDown, match="disk I/O"):
            await store.read("cat")
        with pytest.raises(StoreDown, match="disk I/O"):
            await store.append("dog", entry(1), summary("dog"))
    assert [item.number for item in await store.read("cat")] == [1, 2]
    assert Path(f"{file}-wal").stat().st_size == 0, "it may have told what lies in the log only"
    await store.close()


async def test_what_a_killed_process_committed_is_on_the_disk_before_it_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, synced = tmp_path / "tables.db", []
    killed = SqliteStore(file)
    await killed.open()
    await fill(killed, "cat", 3)

    def sync(log: int) -> float:
        synced.append(log)
        return 0.0

    monkeypatch.setattr(sqlite_journal, "sync", sync)
    store = SqliteStore(file)
    await store.open()
    assert synced
    await store.close()
    await killed.close()


async def test_a_table_that_is_taken_in_again_while_places_are_noted_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 3)
    whole = await store.whole("cat")
    assert whole is not None

    def replace_table(_: float) -> None:
        monkeypatch.undo()
        with closing(sqlite_file.connect(file, "NORMAL")) as other, sqlite_file.transaction(other):
            other.execute(sqlite_expiry.LAST_ENTRY)
            other.execute("DELETE FROM kasimir_journal WHERE table_id = 'cat'")
            other.execute("DELETE FROM kasimir_tables WHERE id = 'cat'")
        with closing(sqlite_file.connect(file, "NORMAL")) as other:
            assert sqlite_journal.add_whole(other, *whole)

    # After the first batch was indexed, the table is deleted and imported again; then the second batch is indexed.
    monkeypatch.setattr(sqlite_housekeeping, "BATCH", 1)
    monkeypatch.setattr("kasimir.server.storage.sqlite_housekeeping.time.sleep", replace_table)
    with closing(sqlite_file.connect(file, "NORMAL")) as connection:
        sqlite_housekeeping.note_places(connection)
    assert [item.number for item in await store.read("cat")] == [1, 2, 3]
    await store.close()


async def test_whoever_reads_for_long_holds_nobody_up_when_a_table_is_deleted(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 1)
    await fill(store, "dog", 1)
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM kasimir_journal").fetchone()
        deleting = asyncio.create_task(store.delete("cat"))
        await asyncio.sleep(0.3)  # by now it waits for the reader, which cannot be observed
        began = time.monotonic()
        assert await store.append("dog", entry(2), None)
        assert time.monotonic() - began < sqlite_file.BUSY_SECONDS / 3
        reader.execute("COMMIT")
    await deleting
    assert Path(f"{file}-wal").stat().st_size == 0, "what was deleted is still there"
    await store.close()


async def test_places_are_noted_while_others_write(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_journal, "LONGEST", 100)
    monkeypatch.setattr(sqlite_housekeeping, "BATCH", 7)
    file, tables = tmp_path / "tables.db", [f"cat{number}" for number in range(20)]
    store = SqliteStore(file, partition=Partition(1, 2, "server"))  # any process of the server may do it
    await store.open()
    await asyncio.gather(*(fill(store, table, 60) for table in tables))
    assert counts(file)[1] > 0
    for table in tables:
        assert [item.number for item in await store.read(table)] == list(range(1, 61))
    number, deadline = 60, time.monotonic() + LONGEST_TIDYING
    while counts(file)[0] > sqlite_journal.LONGEST:
        assert time.monotonic() < deadline, "the journal grows and grows"
        number += 1
        await store.append("cat0", entry(number), None)
    size = max((tmp_path / "tables.db-wal").stat().st_size, 2 << 20)  # it is short if it was just truncated
    for _ in range(10 * sqlite_journal.LONGEST):
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
    assert counts(file) == (0, 2)
    assert not await store.append("cat", entry(4), None)
    await fill(store, "cat", 1)
    await store.close()
    with closing(sqlite3.connect(file)) as connection:
        found = connection.execute("SELECT table_id, count(*) FROM kasimir_journal GROUP BY 1").fetchall()
    assert found == [("", 1), ("cat", 1), ("dog", 2)]


async def test_whoever_serves_does_not_stand_still_while_another_process_writes(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 1)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(store.append("cat", entry(2), None))
        for _ in range(20):
            await asyncio.sleep(0.002)  # it must not get through
        assert not waiting.done()
        other.execute("COMMIT")
    assert await waiting
    await store.close()


async def test_what_is_found_both_ways_is_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 5)
    with closing(sqlite_file.connect(file, "FULL")) as connection, monkeypatch.context() as patch:
        patch.setattr(sqlite_housekeeping, "ALL_NOTED", "SELECT no_such_column, ?")
        with pytest.raises(sqlite3.OperationalError, match="no_such_column"):
            sqlite_housekeeping.note_places(connection)
        # Deletions wait for the disk as before.
        assert connection.execute("PRAGMA synchronous").fetchone() == (FULL,)
        assert connection.execute("PRAGMA wal_autocheckpoint").fetchone() == (1000,)
    assert counts(file) == (5, 5)
    assert [item.number for item in await store.read("cat")] == [1, 2, 3, 4, 5]
    assert await store.append("cat", entry(6), None)
    await store.close()
    assert counts(file) == (0, 6)


async def test_no_entry_gets_the_place_of_another_that_was_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    stores = [SqliteStore(file, partition=Partition(number, 2, "server")) for number in range(2)]
    for store in stores:
        await store.open()
    await fill(stores[0], "cat", 3)
    await fill(stores[1], "dog", 3)
    loop = asyncio.get_running_loop()

    def meanwhile(_: float) -> None:
        """Another process deletes the last entries, and continues to write."""
        if not tidied.done():
            asyncio.run_coroutine_threadsafe(delete_and_write(), loop).result()

    async def delete_and_write() -> None:
        tidied.set_result(None)
        await stores[1].delete("dog")
        await fill(stores[1], "mouse", 3)

    tidied: asyncio.Future[None] = loop.create_future()
    monkeypatch.setattr(sqlite_housekeeping, "time", SimpleNamespace(monotonic=time.monotonic, sleep=meanwhile))
    await stores[0]._writing.do(sqlite_housekeeping.note_places)
    for table in ("cat", "mouse"):
        assert [item.number for item in await stores[0].read(table)] == [1, 2, 3]
    assert await stores[0].read("dog") == []
    for store in stores:
        await store.close()
    assert counts(file) == (0, 6)


async def test_a_table_that_is_deleted_while_places_are_noted_stays_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    monkeypatch.setattr(sqlite_housekeeping, "BATCH", 2)
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 2)
    await fill(store, "dog", 5)
    await fill(store, "mouse", 2)
    with closing(sqlite_file.connect(file, "NORMAL")) as connection, monkeypatch.context() as patch:
        delete = "DELETE FROM kasimir_tables WHERE id = 'dog'"
        clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: connection.execute(delete))
        patch.setattr(sqlite_housekeeping, "time", clock)
        sqlite_housekeeping.note_places(connection)
    assert await store.read("dog") == []
    assert counts(file) == (0, 4)
    await store.close()


async def test_only_a_quick_disk_is_waited_for_on_the_spot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    took = 0.0

    def sync(_: int) -> float:
        threads.append(threading.get_ident())
        return took

    monkeypatch.setattr(sqlite_journal, "sync", sync)
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
