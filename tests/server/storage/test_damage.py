"""Damaged pages: readable entries are exported, affected tables are named, and the others continue."""

import asyncio
import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from kasimir.cli import main
from kasimir.core.errors import StoreError, TableDamaged
from kasimir.protocol.stored import Entry
from kasimir.server.archive import Imported, export, restore
from kasimir.server.session.table_session import TableSession
from kasimir.server.storage import Store, make_store
from kasimir.server.storage.check import check_tables
from kasimir.server.storage.postgres import PostgresStore
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.logs import entry, fill, summary
from tests.server.servers import serving
from tests.server.services import Postgres
from tests.server.storage.test_archive import LATER, OPENED
from tests.server.storage.test_checksum_chain import Vandal, make_old
from tests.server.storage.test_wal_recovery import flip, killed, left, log_of, spoil  # noqa: F401

pytestmark = pytest.mark.anyio

Capture = pytest.CaptureFixture[str]
PAGE = 4096
TABLES = [f"cat{number:02}" for number in range(20)]
ENTRIES = 15
FIRST = f"[{OPENED}]".replace("beach", "classic").encode()
LONG = LATER + b" " * 9000


def real_entry(number: int) -> Entry:
    """An entry that can be replayed; one of them is longer than a page."""
    return Entry(number, 1000.5 + number, FIRST if number == 1 else LONG if number == 7 else LATER, b'{"seed":"s"}')


@pytest.fixture(scope="module")
async def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file in which many tables share every page."""
    file = tmp_path_factory.mktemp("sound") / "tables.db"
    store = SqliteStore(file, durable=False)
    await store.open()
    for number in range(1, ENTRIES + 1):
        for table in TABLES:
            assert await store.append(table, real_entry(number), summary(table) if number in (1, 9) else None)
    await store.close()
    return file


def is_leaf_of_entries(page: bytes) -> bool:
    """Whether a page has entries, or the overflow of a long one."""
    return (page[0] == 0x0D and LATER in page) or page.count(b" ") > PAGE / 2


def exported(file: Path) -> dict[str, int]:
    """The tables of an archive, with how many entries each has."""
    lines = map(json.loads, file.read_text().splitlines())
    return {line["table"]: line["entries"] for line in lines if line["line"] == "table"}


async def rescued(file: Path) -> tuple[dict[str, int], list[str]]:
    """The content of an export, and the tables that it reports as damaged; the archive can be imported."""
    archive, copy = file.parent / "all.jsonl", make_store(None, file.parent / "copy.db")
    store = SqliteStore(file, durable=False)
    try:
        await store.open()
    except StoreError:
        await store.close()
        store = SqliteStore(file)
        await store.open_to_look()
    faults = (await export(store, archive, secrets=True)).faults
    await store.close()
    await copy.open()
    assert (await restore(copy, archive, Imported())).refused == []
    await copy.close()
    return exported(archive), [fault.table for fault in faults]


@pytest.mark.parametrize("part", range(4))
async def test_whatever_page_is_damaged_the_rest_is_exported(sound: Path, tmp_path: Path, part: int) -> None:
    """Each page in turn is overwritten completely; only the entries on that page are lost."""
    right = sound.read_bytes()
    for number in range(1 + part, len(right) // PAGE, 4):
        folder = tmp_path / str(number)
        folder.mkdir()
        data, begin = bytearray(right), number * PAGE
        data[begin : begin + PAGE] = random.Random(number).randbytes(PAGE)
        file = folder / "tables.db"
        file.write_bytes(data)
        found, damaged = await rescued(file)
        whole = {table for table, count in found.items() if count == ENTRIES}
        assert whole.isdisjoint(damaged)
        assert whole | set(damaged) == set(TABLES), f"page {number}: nobody was told"
        if not is_leaf_of_entries(right[begin : begin + PAGE]):
            assert whole == set(TABLES), f"page {number}"


async def test_a_damaged_head_of_a_page_costs_nothing(sound: Path, tmp_path: Path) -> None:
    """SQLite reads nothing on that page, but its entries are recovered and verified by their chain."""
    data, pages = bytearray(sound.read_bytes()), 0
    for begin in range(PAGE, len(data), PAGE):
        if data[begin] == 0x0D and LATER in data[begin : begin + PAGE]:
            data[begin : begin + 20] = b"\xff" * 20
            pages += 1
    assert pages > 5
    file = tmp_path / "tables.db"
    file.write_bytes(data)
    store = SqliteStore(file)
    await store.open()
    for table in TABLES:
        with pytest.raises(TableDamaged):
            await store.read(table)
        assert (await store.rescue(table)).entries == [real_entry(number) for number in range(1, ENTRIES + 1)]
    await store.close()


async def test_the_others_go_on(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    for table in TABLES:
        await fill(store, table, 40)
    await store.close()
    data = bytearray(file.read_bytes())
    pages = [at for at in range(PAGE, len(data), PAGE) if data[at] == 0x0D]
    leaves = [at for at in pages if data[at : at + PAGE].count(b"event") > 9]
    data[leaves[5] : leaves[5] + PAGE] = bytes(PAGE)
    file.write_bytes(data)
    store = SqliteStore(file)
    await store.open()
    added = await asyncio.gather(*(store.append(table, entry(41), None) for table in TABLES))
    assert len(TABLES) - 3 <= sum(added) < len(TABLES), "one that cannot be read spoils no other in its group"
    await store.look_through()
    damaged = set(store.damage.tables)
    assert {table for table, is_added in zip(TABLES, added, strict=True) if not is_added} <= damaged
    assert 1 <= len(damaged) <= 3
    for table in TABLES:
        if table in damaged:
            with pytest.raises(TableDamaged):
                await store.append(table, entry(42), None)
        else:
            assert await store.append(table, entry(42), None)
            assert len(await store.read(table)) == 42
    assert await store.append("new", entry(1), summary("new"))
    # Tables next to the damage stay as well: SQLite would have to write to the damaged page.
    assert await store.forget(["open"], before=1e9) >= len(TABLES) - len(damaged) - 3
    assert damaged <= {table async for table in store.tables()}
    await store.close()


async def test_a_damaged_page_of_postgresql(postgres: Postgres, database: str, tmp_path: Path) -> None:
    store = PostgresStore(database)
    await store.open()
    for table in TABLES[:3]:
        for number in range(1, 100):
            assert await store.append(table, entry(number), summary(table))
    await store.close()
    connection = await asyncpg.connect(database)
    await connection.execute("CHECKPOINT")
    path = await connection.fetchval("SELECT pg_relation_filepath('kasimir_entries')")
    await connection.close()
    await asyncio.to_thread(postgres.stop)
    try:
        file = postgres.folder / "data" / path
        data = bytearray(file.read_bytes())
        data[8192 : 8192 + 24] = b"\xff" * 24
        file.write_bytes(data)
    finally:
        await asyncio.to_thread(postgres.start)
    store = PostgresStore(database)
    await store.open()
    await store.look_through()
    assert 1 <= len(store.damage.tables) < 3
    for table in TABLES[:3]:
        count = len((await store.rescue(table)).entries)
        assert (count < 99) == (table in store.damage.tables)
    assert len((await export(store, tmp_path / "all.jsonl")).faults) == len(store.damage.tables)
    await store.close()


async def test_a_table_in_memory_whose_log_is_damaged_is_closed(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        store = server.hub.store
        assert await store.adopt(summary("cat"), [real_entry(1), real_entry(2)])
        live = await server.hub.find("cat")
        await Vandal("", tmp_path / "tables.sqlite").do("UPDATE {log} SET body = $1 WHERE number = 2", b"[]")
        live.in_doubt = True
        with pytest.raises(TableDamaged):
            await live.settle()
        assert isinstance(live, TableSession)
        assert live.gone
        assert (await server.hub.health.report()).state == "degraded"


# kasimir check


def snapshot(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


async def make_sound(url: str, file: Path, tables: int = 3) -> Store:
    store = make_store(url, file)
    await store.open()
    for table in TABLES[:tables]:
        await fill(store, table, 5)
    return store


def check(url: str, file: Path) -> int:
    return main(["check", url or str(file)])


def test_check_of_a_sound_database(url: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "tables.db"

    async def make() -> None:
        await (await make_sound(url, file)).close()

    asyncio.run(make())
    before = snapshot(tmp_path)
    assert check(url, file) == 0
    assert capsys.readouterr().out == "Sound: 3 tables.\n"
    assert snapshot(tmp_path) == before


async def test_check_while_a_server_writes(url: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "tables.db"
    store = await make_sound(url, file)
    done = asyncio.Event()

    async def play(table: str) -> None:
        number = 5
        while not done.is_set():
            number += 1
            assert await store.append(table, entry(number), summary(table))

    players = [asyncio.create_task(play(table)) for table in TABLES[:3]]
    for _ in range(3):
        assert await asyncio.to_thread(check, url, file) == 0
    done.set()
    await asyncio.gather(*players)
    await store.close()
    assert capsys.readouterr().out == 3 * "Sound: 3 tables.\n"


def test_check_names_what_is_damaged(
    url: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    vandal = Vandal(url, file)

    async def make() -> None:
        await (await make_sound(url, file)).close()
        await vandal.do("UPDATE {log} SET body = $1 WHERE number = 4 AND table_id = 'cat01'", b"[]")
        await vandal.do("DELETE FROM {log} WHERE number = 2 AND table_id = 'cat02'")

    asyncio.run(make())
    before = snapshot(tmp_path)
    monkeypatch.setenv("KASIMIR_DATABASE_URL" if url else "KASIMIR_DATABASE_FILE", url or str(file))
    assert main(["check"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "- Table cat01: entry 4 does not match its checksum.",
        "- Table cat02: entry 2 is missing.",
        "3 tables checked; damaged: 2.",
    ]
    assert snapshot(tmp_path) == before
    assert main(["export", str(tmp_path / "all.jsonl")]) == 1
    assert capsys.readouterr().out.splitlines()[1:] == [
        "2 tables are damaged. They were written as far as they can be read:",
        "- Table cat01: entry 4 does not match its checksum.",
        "- Table cat02: entry 2 is missing.",
    ]
    assert exported(tmp_path / "all.jsonl") == {"cat00": 5, "cat01": 3, "cat02": 1}


def test_check_tells_how_far_it_is(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kasimir.server.storage.check.PROGRESS_SECONDS", -1.0)
    file = tmp_path / "tables.db"

    async def make() -> None:
        await (await make_sound("", file)).close()

    asyncio.run(make())
    assert check("", file) == 0
    assert capsys.readouterr().err.splitlines()[-1] == "3 tables checked …"


async def test_check_looks_into_the_log(killed: Path, capsys: Capture) -> None:  # noqa: F811
    await asyncio.to_thread(check_damaged_log, killed, capsys)


def check_damaged_log(killed: Path, capsys: Capture) -> None:  # noqa: F811
    assert check("", killed) == 0
    flip(log_of(killed), 8 * 200_000)
    before = snapshot(killed.parent)
    assert check("", killed) == 1
    assert "- The SQLite log has flipped bits in one page." in capsys.readouterr().out
    spoil(log_of(killed), 200_000, 500)
    assert check("", killed) == 1
    assert "Affected tables: cat00, cat01" in capsys.readouterr().out
    assert {name for name, content in snapshot(killed.parent).items() if content != before[name]} == {"tables.db-wal"}


def test_check_of_what_is_none(tmp_path: Path, capsys: Capture) -> None:
    assert check("", tmp_path / "none.db") == 1
    assert "There is no database" in capsys.readouterr().err
    (tmp_path / "text.db").write_text("no database at all\n" * 1000)
    assert check("", tmp_path / "text.db") == 1


def test_check_does_not_bring_a_database_up_to_date(url: str, tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "tables.db"
    asyncio.run(make_old(url, file, 1, 1))
    before = snapshot(tmp_path)
    assert check(url, file) == 1
    assert "start the server once" in capsys.readouterr().err
    assert snapshot(tmp_path) == before


async def test_who_only_looks_writes_nothing(url: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    await (await make_sound(url, file)).close()
    assert (await check_tables(url, file))[0] == 3
    store = make_store(url, file)
    await store.open_to_look()
    with pytest.raises(StoreError):
        await store.delete("cat00")
    await store.close()
    if not url:
        with closing(sqlite3.connect(file)) as connection:
            assert connection.execute("SELECT count(*) FROM kasimir_tables").fetchone() == (3,)
