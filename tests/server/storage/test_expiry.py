"""Expiry of many tables: in small steps while others play, and the file shrinks afterwards."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from kasimir.protocol.stored import Entry
from kasimir.server.storage import Store, postgres, sqlite_expiry
from kasimir.server.storage.sqlite import SqliteStore
from kasimir.server.storage.sqlite_expiry import (
    FREE_PAGES,
    INCREMENTAL,
    VACUUM_PAGES,
    Position,
    choose,
    compact,
    erase,
    shrink_some,
)
from kasimir.server.storage.sqlite_file import connect, transaction
from kasimir.server.storage.sqlite_housekeeping import note_places
from tests.server.logs import entry, fill, summary

pytestmark = pytest.mark.anyio

BEFORE = 500.0
LONGEST_STEP = 2.0
"""Seconds that anybody may wait for a step, on a machine that is busy with other tests."""
LARGEST_LOG = 32 << 20
BIG = b'{"event":"' + b"x" * 2000 + b'"}'


async def add_due(store: Store, count: int, entries: int = 3, body: bytes = BIG) -> None:
    """Tables that are due, the log of each rather long."""
    for number in range(1, entries + 1):
        await asyncio.gather(
            *(
                store.append(name, Entry(number, 100.0, body), summary(name, "over", changed=100.0 + place / count))
                for place, name in enumerate(f"old{place}" for place in range(count))
            )
        )


@pytest.fixture
def small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (sqlite_expiry, postgres):
        monkeypatch.setattr(module, "STEP_TABLES", 10)


@pytest.mark.usefixtures("small_steps")
async def test_others_play_on_meanwhile(store: Store) -> None:
    await add_due(store, 200)
    await fill(store, "cat", 1, summary("cat", "playing", changed=1000.0))
    forgotten = asyncio.create_task(store.forget(["over"], BEFORE))
    number, left = 1, list[int]()
    while not forgotten.done():
        number += 1
        assert await store.append("cat", entry(number, at=1000.0), None)
        left.append(len([table async for table in store.tables()]) - 1)
    assert await forgotten == 200
    assert [count for count in left if 0 < count < 200], "nobody got through between two steps"
    assert [item.number for item in await store.read("cat")] == list(range(1, number + 1))
    assert [table async for table in store.tables()] == ["cat"]


@pytest.mark.usefixtures("small_steps")
async def test_tables_that_are_not_due_do_not_stand_in_the_way(store: Store) -> None:
    """Their summaries are old, their last entries are not."""
    played = {f"new{number}" for number in range(25)}
    for name in sorted(played):
        await fill(store, name, 1, summary(name, "over", changed=50.0))
        assert await store.append(name, entry(2, at=900.0), None)
    await add_due(store, 25)
    assert await store.forget(["over"], BEFORE) == 25
    assert {table async for table in store.tables()} == played


async def test_one_step_takes_few_entries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await add_due(store, 12, entries=4)
    monkeypatch.setattr(sqlite_expiry, "STEP_ENTRIES", 10)
    await store._writing.do(note_places)
    with closing(connect(tmp_path / "tables.db", "NORMAL")) as connection:
        due, following = choose(connection, "over", BEFORE, Position())
        assert due == {"old0": 4, "old1": 4}
        assert following is not None
        assert list(choose(connection, "over", BEFORE, following)[0]) == ["old2", "old3"]
        monkeypatch.setattr(sqlite_expiry, "STEP_ENTRIES", 1)
        assert list(choose(connection, "over", BEFORE, Position())[0]) == ["old0"]
    assert await store.forget(["over"], BEFORE) == 12
    await store.close()


@pytest.mark.parametrize("placed", [False, True])
async def test_a_table_that_is_written_to_after_it_was_chosen_stays(tmp_path: Path, placed: bool) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await add_due(store, 3)
    await store._writing.do(note_places)
    with closing(connect(tmp_path / "tables.db", "NORMAL")) as connection:
        due, _ = choose(connection, "over", BEFORE, Position())
        assert await store.append("old1", entry(4, at=1000.0), None)
        if placed:
            await store._writing.do(note_places)
        with transaction(connection):
            assert erase(connection, due) == 2
    assert [table async for table in store.tables()] == ["old1"]
    assert len(await store.read("old1")) == 4
    await store.close()


async def test_the_log_stays_short_and_the_file_shrinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "tables.db"
    longest = 0
    step = sqlite_expiry.erase

    def erase_and_look(connection: sqlite3.Connection, due: dict[str, int]) -> int:
        nonlocal longest
        longest = max(longest, Path(f"{file}-wal").stat().st_size)
        return step(connection, due)

    monkeypatch.setattr(sqlite_expiry, "erase", erase_and_look)
    monkeypatch.setattr(sqlite_expiry, "STEP_ENTRIES", 100)
    store = SqliteStore(file)
    await store.open()
    await add_due(store, 1000, entries=10)
    await store.close()
    before = file.stat().st_size
    store = SqliteStore(file)
    await store.open()
    assert await store.forget(["over"], BEFORE) == 1000
    assert 0 < longest < before / 5
    assert Path(f"{file}-wal").stat().st_size < before / 5
    await store.close()
    assert file.stat().st_size < before / 4
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def free_pages(connection: sqlite3.Connection) -> int:
    [count] = connection.execute("PRAGMA freelist_count").fetchone()
    assert isinstance(count, int)
    return count


async def test_a_file_shrinks_by_many_pages_at_a_time(tmp_path: Path) -> None:
    """Each time the log is moved, which costs a disk as much for one page as for all."""
    file = tmp_path / "tables.db"
    store = SqliteStore(file, durable=False)
    await store.open()
    await store.close()
    with closing(connect(file, "NORMAL")) as connection:
        with transaction(connection):
            connection.execute("CREATE TABLE filling (body)")
            rows = [(bytes(3000),)] * (2 * FREE_PAGES)
            connection.executemany("INSERT INTO filling VALUES (?)", rows)
        connection.execute("DROP TABLE filling")
        before = free_pages(connection)
        assert shrink_some(connection) is not None
        assert free_pages(connection) == before - VACUUM_PAGES


async def play_on(store: Store, file: Path, forgotten: "asyncio.Task[int]") -> tuple[float, int]:
    """Write to a table until all is forgotten: the longest wait in seconds, and the largest log in bytes."""
    number, wait, size = 1, 0.0, 0
    while not forgotten.done():
        number, began = number + 1, time.monotonic()
        assert await store.append("cat", entry(number, at=1000.0), None)
        wait = max(wait, time.monotonic() - began)
        size = max(size, Path(f"{file}-wal").stat().st_size)
        await asyncio.sleep(0.005)  # as people do, who play at a few tables
    return wait, size


@pytest.mark.parametrize("count", [3_000, pytest.param(100_000, marks=pytest.mark.slow)])
async def test_however_many_are_due_nobody_waits_for_long(tmp_path: Path, count: int) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file, durable=False)
    await store.open()
    await add_due(store, count, body=BIG[:1000])
    await fill(store, "cat", 1, summary("cat", "playing", changed=1000.0))
    await store.close()
    before = file.stat().st_size
    store = SqliteStore(file, durable=False)
    await store.open()
    forgotten = asyncio.create_task(store.forget(["over"], BEFORE))
    wait, size = await play_on(store, file, forgotten)
    assert await forgotten == count
    await store.close()
    print(f"{count:,} tables: the longest wait was {wait:.2f} s, the largest log {size / 1e6:.1f} MB")
    assert wait < LONGEST_STEP
    assert size < LARGEST_LOG
    assert file.stat().st_size < before / 2


async def test_forgotten_bytes_are_overwritten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    await add_due(store, 5, body=b"remember me")
    assert await store.forget(["over"], BEFORE) == 5
    assert not [file for file in tmp_path.iterdir() if b"remember" in file.read_bytes()]
    await store.close()


async def test_an_old_file_is_made_to_shrink_before_the_server_starts(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:  # as an older server has made it
        connection.execute("PRAGMA auto_vacuum = NONE")
        connection.execute("PRAGMA journal_mode = WAL")
    store = SqliteStore(file)
    await store.open()
    entries = await fill(store, "cat", 3)
    await store.close()
    assert kind_of(file) == 0
    compact(file)
    assert kind_of(file) == INCREMENTAL
    await store_holds(file, "cat", entries)
    compact(tmp_path / "none.db")
    assert not (tmp_path / "none.db").exists()


def kind_of(file: Path) -> int:
    with closing(sqlite3.connect(file)) as connection:
        [kind] = connection.execute("PRAGMA auto_vacuum").fetchone()
        assert isinstance(kind, int)
        return kind


async def store_holds(file: Path, table: str, entries: list[Entry]) -> None:
    store = SqliteStore(file)
    await store.open()
    assert await store.read(table) == entries
    assert await store.append(table, entry(len(entries) + 1), None)
    await store.close()
