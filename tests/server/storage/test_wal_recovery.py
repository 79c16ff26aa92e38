"""SQLite's write-ahead log: it stays short, a wrong bit is corrected, and losses are reported."""

import asyncio
import random
import shutil
import sqlite3
import stat
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from kasimir.core.errors import TableDamaged
from kasimir.server.storage import sqlite, sqlite_checkpoints, wal_recovery
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.logs import entry, fill, summary
from tests.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform == "win32", reason="there, it is not looked through")]

LONGEST_WAIT = 30.0
MOST_BYTES = 16 << 20
"""A few MB, with some slack for machines so busy that checkpoints are slow."""
TABLES = [f"cat{number:02}" for number in range(12)]
ENTRIES = 12
FRAME = 24 + 4096


# It stays short


async def test_the_log_stays_short_while_many_write_and_read(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file, durable=False)
    await store.open()
    longest, slowest, body = 0, 0.0, b"[" + b"1," * 1500 + b"1]"
    tables = [f"cat{number}" for number in range(100)]

    async def play(table: str) -> None:
        nonlocal longest, slowest
        for number in range(1, 41):
            began = time.monotonic()
            about = summary(table, changed=number) if number % 5 == 1 else None
            assert await store.append(table, replace(entry(number), body=body), about)
            slowest = max(slowest, time.monotonic() - began)
            longest = max(longest, Path(f"{file}-wal").stat().st_size)
            if number % 10 == 0:
                assert len(await store.read(table)) == number

    await asyncio.gather(*map(play, tables))
    assert 1 << 20 < longest < MOST_BYTES, f"{longest >> 10} kB"
    assert file.stat().st_size > 12 << 20
    assert slowest < 5.0
    await store.close()


async def test_places_are_noted_without_a_long_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, longest = tmp_path / "tables.db", 0
    monkeypatch.setattr("kasimir.server.storage.sqlite_journal.LONGEST", 3000)
    store = SqliteStore(file, durable=False)
    await store.open()
    tables = [f"{random.Random(number).getrandbits(64):x}" for number in range(2000)]
    for number in range(1, 5):
        about = [summary(table) if number == 1 else None for table in tables]
        await asyncio.gather(*(store.append(t, entry(number), a) for t, a in zip(tables, about, strict=True)))
        longest = max(longest, Path(f"{file}-wal").stat().st_size)
    while store._log._tidying:
        await store._log._tidying
    longest = max(longest, Path(f"{file}-wal").stat().st_size)
    assert longest < MOST_BYTES, f"{longest >> 10} kB"
    await store.close()


async def test_a_quiet_log_is_emptied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite_checkpoints, "QUIET", 0.1)
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    with closing(sqlite3.connect(file, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM kasimir_journal").fetchone()
        await fill(store, "cat", 3)
        await asyncio.sleep(0.3)  # the log must not be truncated in the meantime
        assert Path(f"{file}-wal").stat().st_size > 0, "somebody reads it"
        reader.execute("COMMIT")
    await until(lambda: not Path(f"{file}-wal").stat().st_size, LONGEST_WAIT)
    assert await store.append("cat", entry(4), None)
    assert len(await store.read("cat")) == 4
    await store.close()


# After a killed server


@pytest.fixture(scope="module")
async def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files of a server that was killed in the middle of many matches."""
    folder = tmp_path_factory.mktemp("left")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite_checkpoints, "QUIET", 1000.0)
        store = SqliteStore(folder / "running.db", durable=False)
        await store.open()
        for number in range(1, ENTRIES + 1):
            for table in TABLES:
                assert await store.append(table, entry(number), summary(table) if number in (1, 5) else None)
        for ending in ("", "-wal", "-shm"):
            shutil.copy(folder / f"running.db{ending}", folder / f"tables.db{ending}")
        await store.close()
    return folder


@pytest.fixture
def killed(left: Path, tmp_path: Path) -> Path:
    """A copy of them, to be damaged."""
    for ending in ("", "-wal", "-shm"):
        shutil.copy(left / f"tables.db{ending}", tmp_path / f"tables.db{ending}")
    return tmp_path / "tables.db"


def log_of(file: Path) -> Path:
    return Path(f"{file}-wal")


def copies(file: Path) -> list[Path]:
    return sorted(file.parent.glob("*-damaged-*"))


async def counts(store: SqliteStore) -> dict[str, int]:
    """The number of entries of each table; -1 if it is refused."""
    found = {}
    for table in TABLES:
        try:
            found[table] = len(await store.read(table))
        except TableDamaged:
            found[table] = -1
    return found


async def test_an_unharmed_log_is_left_alone(killed: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = log_of(killed).read_bytes()
    loss, _ = wal_recovery.look_into(killed)
    assert loss == wal_recovery.Loss(0, 0, {}, None)
    assert log_of(killed).read_bytes() == before
    store = SqliteStore(killed)
    await store.open()
    assert await counts(store) == dict.fromkeys(TABLES, ENTRIES)
    assert not store.is_damaged
    await store.close()
    assert not copies(killed)
    assert not caplog.records


PLACES = {
    "the magic number": 2,
    "the size of pages": 10,
    "a salt of the header": 18,
    "the checksum of the header": 30,
    "a page's number": 32 + 40 * FRAME + 2,
    "the size after a commit": 32 + 40 * FRAME + 7,
    "a salt": 32 + 40 * FRAME + 10,
    "another salt": 32 + 40 * FRAME + 15,
    "a checksum": 32 + 40 * FRAME + 17,
    "the other half": 32 + 40 * FRAME + 23,
    "the head of a page": 32 + 40 * FRAME + 24,
    "an entry": 32 + 40 * FRAME + 4000,
    "the first frame": 32 + 500,
}


@pytest.mark.parametrize("place", PLACES)
async def test_a_flipped_bit_costs_nothing(killed: Path, place: str, caplog: pytest.LogCaptureFixture) -> None:
    flip(log_of(killed), PLACES[place] * 8 + 3)
    damaged = log_of(killed).read_bytes()
    store = SqliteStore(killed)
    await store.open()
    assert await counts(store) == dict.fromkeys(TABLES, ENTRIES)
    assert await store.append(TABLES[0], entry(ENTRIES + 1), None)
    await store.close()
    [copy] = copies(killed)
    assert copy.read_bytes() == damaged
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert "which were corrected" in caplog.text
    caplog.clear()
    store = SqliteStore(killed)
    await store.open()
    assert (await counts(store))[TABLES[0]] == ENTRIES + 1
    await store.close()
    assert not caplog.records


def flip(file: Path, bit: int) -> None:
    data = bytearray(file.read_bytes())
    data[bit // 8] ^= 1 << bit % 8
    file.write_bytes(data)


async def test_any_flipped_bit_costs_nothing(killed: Path) -> None:
    """At any position, also where the checksum alone cannot identify the bit."""
    log, chance, unlike = log_of(killed), random.Random(7), 0
    right = log.read_bytes()
    for _ in range(40):
        log.write_bytes(right)
        flip(log, chance.randrange(8 * len(right)))
        loss = wal_recovery.mend(killed)
        assert (loss.mended, loss.lost) == (1, 0)
        unlike += log.read_bytes() != right
    assert len(copies(killed)) == 40
    assert unlike <= 10, "most are put right exactly"


async def test_without_that_a_flipped_bit_costs_a_lot(killed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the tests above would test nothing."""
    monkeypatch.setattr(sqlite, "take_log", lambda _: (None, None))
    flip(log_of(killed), (32 + 40 * FRAME + 4000) * 8)
    store = SqliteStore(killed)
    await store.open()
    assert sum(await asyncio.gather(*(length(store, table) for table in TABLES))) < ENTRIES * len(TABLES) / 2
    await store.close()


async def length(store: SqliteStore, table: str) -> int:
    return len((await store.rescue(table)).entries)


def spoil(file: Path, first: int, count: int) -> None:
    """Overwrite some bytes with random ones."""
    data = bytearray(file.read_bytes())
    data[first : first + count] = random.Random(first).randbytes(count)
    file.write_bytes(data)


async def test_what_cannot_be_put_right_is_told_with_its_tables(killed: Path, caplog: pytest.LogCaptureFixture) -> None:
    frames = (log_of(killed).stat().st_size - 32) // FRAME
    spoil(log_of(killed), 32 + (frames - 4) * FRAME + 1000, 512)
    damaged = log_of(killed).read_bytes()
    store = SqliteStore(killed)
    await store.open()
    touched = [table for table, count in (await counts(store)).items() if count != ENTRIES]
    assert 1 <= len(touched) <= 4
    assert store.is_damaged
    [line] = [record.getMessage() for record in caplog.records if "pages are lost" in record.getMessage()]
    assert f"of tables: {', '.join(touched)}." in line
    for table in TABLES:
        if table in touched:
            with pytest.raises(TableDamaged):
                await store.append(table, entry(ENTRIES), None)
        else:
            assert await store.append(table, entry(ENTRIES + 1), None)
    await store.close()
    [copy] = copies(killed)
    assert copy.read_bytes() == damaged
    # The loss is recorded permanently: nobody continues from an older state.
    store = SqliteStore(killed)
    await store.open()
    assert [table for table, count in (await counts(store)).items() if count == -1] == touched
    await store.close()


@pytest.mark.parametrize("later", [0, 30])
async def test_damage_in_what_was_moved_already_takes_nothing_back(
    tmp_path: Path, later: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite alone would read the log up to the damage, and replace newer pages by older ones."""
    monkeypatch.setattr(sqlite_checkpoints, "QUIET", 1000.0)
    running, file = SqliteStore(tmp_path / "running.db"), tmp_path / "tables.db"
    await running.open()
    for table in TABLES:
        await fill(running, table, ENTRIES)
    with closing(sqlite3.connect(tmp_path / "running.db", isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM kasimir_journal").fetchone()
        for number in range(1, later + 1):
            assert await running.append(TABLES[0], entry(ENTRIES + number), None)
        # Frames written after the reader began cannot be checkpointed yet.
        await running._writing.do(lambda connection: connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone())
        for ending in ("", "-wal", "-shm"):
            shutil.copy(tmp_path / f"running.db{ending}", f"{file}{ending}")
    index = wal_recovery.read_index(Path(f"{file}-shm"))
    assert index is not None
    assert index.moved > 40
    assert (index.moved < index.frames) == bool(later)
    await running.close()
    spoil(log_of(file), 32 + 40 * FRAME + 1000, 512)
    store = SqliteStore(file)
    await store.open()
    assert await counts(store) == {**dict.fromkeys(TABLES, ENTRIES), TABLES[0]: ENTRIES + later}
    assert not store.damage
    await store.close()
    assert len(copies(file)) == 1
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


@pytest.mark.parametrize("kind", ["cut", "emptied", "missing", "last frame"])
async def test_a_log_that_is_shorter_than_it_was_is_told(
    killed: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    log = log_of(killed)
    size = log.stat().st_size
    if kind == "missing":
        log.unlink()
    elif kind == "last frame":
        spoil(log, size - 2000, 2000)
    else:
        with log.open("r+b") as file:
            file.truncate(size // 2 if kind == "cut" else 0)
    store = SqliteStore(killed)
    await store.open()
    assert store.is_damaged
    assert "SQLite's write-ahead log is damaged" in caplog.text
    await store.close()


async def test_a_log_in_use_is_not_touched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, mended = tmp_path / "tables.db", list[Path]()
    running = SqliteStore(file)
    await running.open()
    await fill(running, "cat", 3)
    assert wal_recovery.is_log_in_use(file)
    monkeypatch.setattr(wal_recovery, "mend", mended.append)
    other = SqliteStore(file)
    await other.open()
    assert not mended
    await other.close()
    await running.close()
    assert not wal_recovery.is_log_in_use(file)
