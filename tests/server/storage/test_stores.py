"""The contract of all stores."""

import asyncio
import random
import stat
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from kasimir.core.errors import StoreDown
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.metrics import COUNTS
from kasimir.server.storage import Store
from kasimir.server.storage.postgres import PostgresStore
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.conftest import MakeStore
from tests.server.logs import entry, fill, summary
from tests.waiting import let_tasks_run

pytestmark = pytest.mark.anyio


# Logs


async def test_log_is_read_as_it_was_written(store: Store) -> None:
    entries = [entry(1, "start", secret=b'{"seed":1}'), entry(2, at=0.1 + 0.2), Entry(3, -1.5, b"", b"\0\xff")]
    for number, item in enumerate(entries):
        assert await store.append("cat", item, None if number else summary("cat"))
    assert await store.read("cat") == entries
    assert await store.read("cat", after=2) == entries[2:]
    assert await store.read("cat", after=3) == []
    assert await store.read("dog") == []


async def test_where_logs_end(store: Store) -> None:
    for table, count in (("cat", 3), ("dog", 1), ("mouse", 2)):
        await fill(store, table, count)
    assert await store.last_numbers(["cat", "mouse", "nobody"]) == {"cat": 3, "mouse": 2}
    assert await store.last_numbers([]) == {}


async def test_number_is_given_once(store: Store) -> None:
    entries = await fill(store, "cat", 2)
    for number in (1, 2):
        assert not await store.append("cat", entry(number, "late"), summary("cat", "over"))
    assert await store.whole("cat") == (summary("cat"), entries)


@pytest.mark.parametrize("number", [0, 4, 9, -1])
async def test_log_has_no_gaps(store: Store, number: int) -> None:
    entries = await fill(store, "cat", 2)
    assert not await store.append("cat", entry(number), summary("cat", "over"))
    assert await store.whole("cat") == (summary("cat"), entries)


async def test_first_entry_makes_the_table(store: Store) -> None:
    assert not await store.append("cat", entry(2), summary("cat"))
    assert [table async for table in store.tables()] == []
    with pytest.raises(ValueError, match="no summary"):
        await store.append("cat", entry(1), None)
    with pytest.raises(ValueError, match="no summary"):
        await store.append("cat", entry(1), summary("dog"))


async def test_summary_changes_with_its_entry(store: Store) -> None:
    await fill(store, "cat", 1)
    over = replace(summary("cat"), game="discs", phase="over", listed=False, changed=2000.0, label=b"[]")
    assert await store.append("cat", entry(2), over)
    assert await store.append("cat", entry(3), None)
    found = await store.whole("cat")
    assert found is not None
    assert found[0] == over


async def test_everything_is_there_after_a_restart(another_store: MakeStore) -> None:
    first = another_store()
    await first.open()
    entries = await fill(first, "cat", 3)
    await first.close()
    second = another_store()
    await second.open()
    assert await second.whole("cat") == (summary("cat"), entries)
    await second.ping()
    await second.close()


async def test_close_writes_what_is_pending(another_store: MakeStore) -> None:
    first, second = another_store(), another_store()
    await first.open()
    pending = [asyncio.create_task(first.append(f"cat{n}", entry(1), summary(f"cat{n}"))) for n in range(20)]
    await let_tasks_run()
    await first.close()
    assert all(await asyncio.gather(*pending))
    await second.open()
    assert len([table async for table in second.tables()]) == 20
    await second.close()
    with pytest.raises(StoreDown):
        await first.append("dog", entry(1), summary("dog"))
    with pytest.raises(StoreDown):
        await first.read("cat1")


# Groups and races


async def test_many_appends_share_a_commit(store: Store) -> None:
    count, before = 300, COUNTS["commits"]
    answers = await asyncio.gather(*(store.append(f"cat{n}", entry(1), summary(f"cat{n}")) for n in range(count)))
    assert all(answers)
    assert 0 < COUNTS["commits"] - before < count / 10


async def test_refused_append_does_not_spoil_its_group(store: Store) -> None:
    await fill(store, "taken", 2)
    answers = await asyncio.gather(
        store.append("new", entry(1), summary("new")),
        store.append("taken", entry(2), None),
        store.append("missing", entry(7), None),
        store.append("taken", entry(3), None),
        store.append("new", entry(2), None),
    )
    assert list(answers) == [True, False, False, True, True]


async def test_a_new_table_and_a_move_share_a_group(store: Store) -> None:
    await fill(store, "old", 1)
    answers = await asyncio.gather(
        store.append("new", entry(1), summary("new")),
        store.append("old", entry(2), None),
    )
    assert all(answers)
    assert [len(await store.read(table)) for table in ("new", "old")] == [1, 2]


async def test_cancelled_append_does_not_spoil_its_group(store: Store) -> None:
    tasks = [asyncio.create_task(store.append(f"cat{n}", entry(1), summary(f"cat{n}"))) for n in range(3)]
    await let_tasks_run()
    tasks[1].cancel()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    assert answers[0] is answers[2] is True
    assert isinstance(answers[1], asyncio.CancelledError)


async def race(store: Store, name: str, table: str, numbers: int) -> list[int]:
    """Append to a table in competition with another process; return the numbers that were accepted."""
    won, pause = [], random.Random(f"{name} {table}").uniform
    for number in range(1, numbers + 1):
        await asyncio.sleep(pause(0, 0.05))  # a random start, so that either may be first
        if await store.append(table, entry(number, name), summary(table, changed=number)):
            won.append(number)
    return won


async def test_of_two_processes_one_wins_each_number(another_store: MakeStore) -> None:
    stores = {"a": another_store(), "b": another_store()}
    await asyncio.gather(*(made.open() for made in stores.values()))
    for name, made in stores.items():  # connect in advance, because that takes longer than the race
        await fill(made, name, 1)
    tables, numbers = [f"cat{n}" for n in range(40)], 8
    names = [(name, table) for name in stores for table in tables]
    random.Random(5).shuffle(names)
    won = await asyncio.gather(*(race(stores[name], name, table, numbers) for name, table in names))
    wins = dict(zip(names, won, strict=True))
    for table in tables:
        log = await stores["a"].read(table)
        assert [item.number for item in log] == list(range(1, numbers + 1))
        for name in stores:
            assert [item.number for item in log if name.encode() + b" " in item.body] == wins[name, table]
    assert {name for (name, _), numbers in wins.items() if numbers} == set(stores)
    await asyncio.gather(*(made.close() for made in stores.values()))


async def test_delete_and_append_do_not_hinder_each_other(another_store: MakeStore) -> None:
    """In either order, no part of a log remains."""
    writer, eraser = another_store(), another_store()
    await writer.open()
    await eraser.open()
    for turn in range(10):
        tables = [f"cat{turn}-{n}" for n in range(10)]
        for table in tables:
            await fill(writer, table, 1)
        answers = await asyncio.gather(
            *(writer.append(table, entry(2), summary(table)) for table in tables),
            *(eraser.delete(table) for table in tables),
        )
        assert set(answers[: len(tables)]) <= {True, False}
        assert [await writer.read(table) for table in tables] == [[]] * len(tables)
    await writer.close()
    await eraser.close()


# Lists and clearing up


async def test_open_tables_are_listed_newest_first(store: Store) -> None:
    wanted = [summary(f"cat{n}", changed=float(n)) for n in (3, 1, 2)]
    others = [summary("private", listed=False), summary("begun", "playing"), summary("done", "over")]
    for about in [*wanted, *others]:
        await fill(store, about.table, 1, about)
    assert await store.listed(10) == sorted(wanted, key=lambda about: -about.changed)
    assert [about.table for about in await store.listed(2)] == ["cat3", "cat2"]
    assert await store.unfinished() == ["begun"]


async def test_table_is_forgotten_in_its_phase_and_time(store: Store) -> None:
    for phase in ("open", "playing", "over"):
        await fill(store, f"old-{phase}", 2, summary(f"old-{phase}", phase, changed=100.0))
        await fill(store, f"new-{phase}", 2, summary(f"new-{phase}", phase, changed=200.0))
    assert await store.forget(["over", "open"], before=200.0) == 2
    assert await store.forget(["over", "open"], before=200.0) == 0
    assert await store.forget([], before=900.0) == 0
    left = {"new-open", "new-over", "new-playing", "old-playing"}
    assert {table async for table in store.tables()} == left
    assert await store.read("old-over") == []


async def test_table_that_is_played_on_is_not_forgotten(store: Store) -> None:
    """Even if its summary was not updated."""
    await fill(store, "cat", 1, summary("cat", changed=100.0))
    assert await store.append("cat", entry(2, at=300.0), None)
    assert await store.forget(["open"], before=200.0) == 0
    assert await store.forget(["open"], before=300.5) == 1


async def test_deleted_table_leaves_nothing_and_stays_deleted(store: Store) -> None:
    await fill(store, "cat", 2)
    await fill(store, "dog", 1)
    await store.delete("cat")
    await store.delete("cat")
    assert await store.read("cat") == []
    assert await store.whole("cat") is None
    assert not await store.append("cat", entry(3), summary("cat"))
    assert [about.table for about in await store.listed(10)] == ["dog"]
    assert await store.append("cat", entry(1), summary("cat"))
    assert await store.read("cat") == [entry(1)]


async def test_tables_are_listed_page_by_page(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kasimir.server.storage.sqlite.PAGE", 7)
    monkeypatch.setattr("kasimir.server.storage.postgres.PAGE", 7)
    names = {f"cat{n}" for n in range(21)}
    await asyncio.gather(*(store.append(name, entry(1), summary(name)) for name in names))
    found = [table async for table in store.tables()]
    assert set(found) == names
    assert len(found) == len(names)


async def test_table_is_adopted_once_and_whole(store: Store) -> None:
    entries = [entry(number, secret=b"{}") for number in range(1, 5)]
    assert await store.adopt(summary("cat"), entries)
    assert not await store.adopt(summary("cat", "over"), entries[:1])
    assert await store.whole("cat") == (summary("cat"), entries)
    assert await store.append("cat", entry(5), None)
    for wrong in ([], entries[1:], [*entries, entries[0]]):
        with pytest.raises(ValueError, match="whole log"):
            await store.adopt(summary("dog"), wrong)


# SQLite's file


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
async def test_file_is_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "down" / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 1)
    files = list(file.parent.iterdir())
    assert len(files) == 3
    assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    await store.close()
    assert list(file.parent.iterdir()) == [file]


async def test_deleted_bytes_are_overwritten(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    await store.open()
    about = Summary("cat", "towers", "open", True, 1.0, b'{"name":"remember me"}')
    assert await store.append("cat", Entry(1, 1.0, b"remember me too", b"and me: remember"), about)
    assert b"remember" in every_byte(tmp_path)
    await store.delete("cat")
    assert b"remember" not in every_byte(tmp_path)
    await store.close()
    assert b"remember" not in every_byte(tmp_path)


def every_byte(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in folder.iterdir())


@pytest.mark.parametrize("durable", [True, False])
async def test_durability_is_a_setting(tmp_path: Path, database: str, durable: bool) -> None:
    sqlite, postgres = SqliteStore(tmp_path / "a.db", durable=durable), PostgresStore(database, durable=durable)
    await sqlite.open()
    [level] = await sqlite._writing.do(lambda connection: connection.execute("PRAGMA synchronous").fetchone())
    assert level == (2 if durable else 1)
    await sqlite.close()
    await postgres.open()
    assert await (await postgres._writing()).fetchval("SHOW synchronous_commit") == ("on" if durable else "off")
    await postgres.close()
