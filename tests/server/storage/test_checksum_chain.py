"""The checksum chain: any change, loss or swap in a log is detected, and the table is named."""

import asyncio
import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from struct import pack
from typing import Any

import asyncpg
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from kasimir.core.errors import StoreError, TableDamaged
from kasimir.protocol.stored import Entry
from kasimir.server.archive import export, restore
from kasimir.server.storage import Store, make_store, migrations
from kasimir.server.storage.checksum_chain import Linked, chained, check_log
from tests.server.conftest import MakeStore
from tests.server.logs import entry, fill, summary
from tests.server.storage.test_archive import fill_with_secrets

pytestmark = pytest.mark.anyio

ENTRIES = st.lists(st.tuples(st.floats(allow_nan=False), st.binary(max_size=40), st.binary(max_size=20)), min_size=1)


# The pure function


def log_of(texts: list[tuple[float, bytes, bytes]], table: str = "cat") -> list[Linked]:
    return chained(table, [Entry(number, *text) for number, text in enumerate(texts, 1)])


def test_a_link_can_be_recomputed_by_anybody() -> None:
    [first, second] = chained("cat", [Entry(1, 0.5, b"[]", b"secret"), Entry(2, -0.0, b"[1]")])
    link = sha256(sha256(b"cat").digest() + pack(">q", 1) + pack(">d", 0.5) + b"[]").digest()
    assert first.link == link
    assert second.link == sha256(link + pack(">q", 2) + bytes(8) + b"[1]").digest()


@given(ENTRIES)
def test_what_was_written_is_sound(texts: list[tuple[float, bytes, bytes]]) -> None:
    log = log_of(texts)
    checked = check_log("cat", log, least=len(log))
    assert checked.fault is None
    assert checked.sound == [found.entry for found in log]
    for after in range(1, len(log) + 1):
        assert check_log("cat", log[after:], log[after - 1], len(log)).fault is None


@given(ENTRIES, st.data())
def test_a_flipped_bit_is_noticed(texts: list[tuple[float, bytes, bytes]], data: st.DataObject) -> None:
    log = log_of(texts)
    number = data.draw(st.integers(0, len(log) - 1))
    found = log[number]
    flipped = data.draw(st.sampled_from(flips(found, data.draw(st.integers(0, 1000)))))
    checked = check_log("cat", [*log[:number], flipped, *log[number + 1 :]])
    assert checked.fault is not None
    assert checked.fault[:2] == ("cat", number + 1)
    assert checked.sound == [before.entry for before in log[:number]]


def flips(found: Linked, bit: int) -> list[Linked]:
    """An entry with a bit flipped in each of its parts that has any."""
    item, changed = found.entry, []
    for name in ("body", "secret"):
        if text := getattr(item, name):
            changed.append(found._replace(entry=replace(item, **{name: flip(text, bit)})))
    changed.append(found._replace(entry=replace(item, number=item.number ^ 1 << bit % 62)))
    changed.append(found._replace(link=flip(found.link or b"", bit)))
    changed.append(found._replace(secret_sum=(found.secret_sum or 0) ^ 1 << bit % 32))
    return changed


def flip(text: bytes, bit: int) -> bytes:
    changed = bytearray(text)
    changed[bit // 8 % len(text)] ^= 1 << bit % 8
    return bytes(changed)


@given(ENTRIES, st.data())
def test_what_is_dropped_or_swapped_is_noticed(texts: list[tuple[float, bytes, bytes]], data: st.DataObject) -> None:
    log = log_of(texts)
    one, two = (data.draw(st.integers(0, len(log) - 1)) for _ in range(2))
    dropped = [*log[:one], *log[one + 1 :]]
    checked = check_log("cat", dropped, least=len(log))
    assert checked.fault is not None
    assert checked.fault[:2] == ("cat", one + 1)
    if one != two:
        swapped = list(log)
        swapped[one], swapped[two] = log[two], log[one]
        assert check_log("cat", swapped).fault is not None
        renumbered = list(log)
        renumbered[one] = log[two]._replace(entry=replace(log[two].entry, number=one + 1))
        assert check_log("cat", renumbered).fault is not None
    assert check_log("dog", log).fault is not None, "the log of another table"


# In the databases


class Vandal:
    """Changes a database behind the store's back."""

    def __init__(self, url: str, file: Path) -> None:
        self.url, self.file = url, file
        self.log = "kasimir_entries" if url else "kasimir_journal"

    async def do(self, statement: str, *values: Any) -> None:
        statement = statement.format(log=self.log)
        if self.url:
            connection = await asyncpg.connect(self.url)
            await connection.execute(statement, *values)
            await connection.close()
            return
        for number in range(len(values), 0, -1):
            statement = statement.replace(f"${number}", f"?{number}")
        with closing(sqlite3.connect(self.file)) as opened:
            opened.execute(statement, values)
            opened.commit()


@pytest.fixture
def vandal(url: str, tmp_path: Path) -> Vandal:
    return Vandal(url, tmp_path / "tables.db")


DAMAGE = {
    "body": ("UPDATE {log} SET body = $2 WHERE table_id = 'cat' AND number = $1", b"[]"),
    "time": ("UPDATE {log} SET at = $2 WHERE table_id = 'cat' AND number = $1", 7.0),
    "secret": ("UPDATE {log} SET secret = $2 WHERE table_id = 'cat' AND number = $1", b"{}"),
    "link": ("UPDATE {log} SET link = $2 WHERE table_id = 'cat' AND number = $1", bytes(32)),
    "no link": ("UPDATE {log} SET link = $2 WHERE table_id = 'cat' AND number = $1", None),
    "dropped": ("DELETE FROM {log} WHERE table_id = 'cat' AND number = $1", ...),
    "cut": ("DELETE FROM {log} WHERE table_id = 'cat' AND number >= $1", ...),
}


@pytest.mark.parametrize("number", [1, 3, 5])
@pytest.mark.parametrize("kind", DAMAGE)
async def test_damage_in_a_database_is_noticed_and_named(
    another_store: MakeStore, vandal: Vandal, kind: str, number: int, tmp_path: Path
) -> None:
    store = another_store()
    await store.open()
    for table in ("cat", "dog"):
        await fill(store, table, 5)
    await store.close()
    statement, *values = DAMAGE[kind]
    await vandal.do(statement, number, *(value for value in values if value is not ...))
    store = another_store()
    await store.open()
    with pytest.raises(TableDamaged) as refused:
        await store.read("cat")
    assert refused.value.args_by_name == {"table": "cat", "number": number}
    assert store.is_damaged
    for call in (
        store.whole("cat"),
        store.append("cat", entry(6), None),
        store.append("cat", entry(number), summary("cat")),
    ):
        with pytest.raises(TableDamaged):
            await call
    rescued = await store.rescue("cat")
    assert [item.number for item in rescued.entries] == list(range(1, number))
    assert await store.append("dog", entry(6), None), "the others go on"
    exported = await export(store, tmp_path / "all.jsonl")
    assert [fault.table for fault in exported.faults] == ["cat"]
    assert exported.count == (2 if number > 1 else 1)
    await store.delete("cat")
    assert not store.damage
    await store.close()


async def test_entries_that_are_swapped_are_noticed(another_store: MakeStore, vandal: Vandal) -> None:
    store = another_store()
    await store.open()
    await fill(store, "cat", 4)
    await vandal.do("UPDATE {log} SET number = 3 - number + 1000 WHERE number IN (1, 2)")
    await vandal.do("UPDATE {log} SET number = number - 1000 WHERE number > 1000")
    with pytest.raises(TableDamaged):
        await store.read("cat")
    await store.close()


async def test_what_follows_an_entry_is_compared_too(another_store: MakeStore, vandal: Vandal) -> None:
    store = another_store()
    await store.open()
    entries = await fill(store, "cat", 4)
    await vandal.do("UPDATE {log} SET body = $1 WHERE number = 4", b"[]")
    assert await store.read("cat", after=4) == []
    for after in (3, 2, 0):
        with pytest.raises(TableDamaged):
            await store.read("cat", after=after)
    await vandal.do("UPDATE {log} SET body = $1 WHERE number = 4", entries[3].body)
    assert await store.read("cat", after=2) == entries[2:]
    await store.close()


async def test_all_damage_is_found_after_a_start(another_store: MakeStore, vandal: Vandal) -> None:
    store = another_store()
    await store.open()
    for table in ("cat", "dog", "mouse", "rat"):
        await fill(store, table, 3)
    await vandal.do("UPDATE {log} SET body = $1 WHERE number = 2 AND table_id IN ('dog', 'rat')", b"[]")
    await store.look_through()
    assert sorted(store.damage.tables) == ["dog", "rat"]
    assert store.damage.names() == "dog, rat"
    await store.close()


async def test_another_log_under_the_same_name_is_not_gone_on_with(another_store: MakeStore) -> None:
    """A process that knew the table before it was deleted and imported again must not add to the new log."""
    ours, other = another_store(), another_store()
    await ours.open()
    await other.open()
    await fill(ours, "cat", 2)
    await other.delete("cat")
    assert await other.adopt(summary("cat"), [entry(1, "other"), entry(2, "other")])
    count = 2 + await ours.append("cat", entry(3), None)
    assert len(await other.read("cat")) == count
    await ours.close()
    await other.close()


# Logs from before the chain


def old_steps() -> tuple[tuple[str, ...], ...]:
    return migrations.STEPS[:4]


OLD_SUMMARY = """
    INSERT INTO kasimir_tables (id, game, phase, listed, changed, label) VALUES ('{}', 'towers', 'open', TRUE, 7, {})
"""


async def make_old(url: str, file: Path, tables: int, entries: int) -> None:
    """Make a database as servers did before the chain existed."""
    dialect = migrations.POSTGRES if url else migrations.SQLITE
    blob = r"'\x{}'" if url else "x'{}'"
    log = "kasimir_entries" if url else "kasimir_journal"
    statements = [migrations.CREATE_VERSIONS]
    for number, step in enumerate(old_steps(), 1):
        statements += filter(None, (statement.format_map(dialect) for statement in step))
        statements.append(f"INSERT INTO kasimir_schema (version) VALUES ({number})")
    for table in range(tables):
        statements.append(OLD_SUMMARY.format(f"cat{table:03}", blob.format(b"{}".hex())))
        for number in range(1, entries + 1):
            values = (
                f"'cat{table:03}', {number}, {number}.5, {blob.format(entry(number).body.hex())}, {blob.format('')}"
            )
            statements.append(f"INSERT INTO {log} (table_id, number, at, body, secret) VALUES ({values})")
    if url:
        connection = await asyncpg.connect(url)
        await connection.execute(";".join(statements))
        await connection.close()
        return
    with closing(sqlite3.connect(file)) as old:
        old.executescript(";".join(statements))


async def links(vandal: Vandal) -> list[bytes | None]:
    query = f"SELECT link FROM {vandal.log} WHERE table_id <> ''"
    if vandal.url:
        connection = await asyncpg.connect(vandal.url)
        rows = [row[0] for row in await connection.fetch(query)]
        await connection.close()
        return rows
    with closing(sqlite3.connect(vandal.file)) as opened:
        return [row[0] for row in opened.execute(query)]


async def test_old_logs_get_their_chain_in_steps(
    another_store: MakeStore, vandal: Vandal, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("sqlite_housekeeping", "postgres_logs"):
        monkeypatch.setattr(f"kasimir.server.storage.{module}.LONGEST_CHAINING", 0.0)
    await make_old(vandal.url, vandal.file, 12, 3)
    store = another_store()
    await store.open()
    assert set(await links(vandal)) == {None}, "nobody waits for it at the start"
    assert len(await store.read("cat000")) == 3
    assert await store.append("cat005", entry(4), None)
    assert sum(link is not None for link in await links(vandal)) == 4
    looking = asyncio.create_task(store.look_through())
    for number in range(4, 30):
        assert await store.append("cat007", entry(number), None)
    await looking
    assert None not in await links(vandal)
    await vandal.do("UPDATE {log} SET body = $1 WHERE table_id = 'cat011' AND number = 3", b"[]")
    with pytest.raises(TableDamaged):
        await store.read("cat011")
    await store.close()
    again = another_store()
    await again.open()
    await again.look_through()
    assert list(again.damage.tables) == ["cat011"]
    assert len(await again.read("cat007")) == 29
    await again.close()


async def test_an_old_log_with_a_gap_is_not_chained_but_told(another_store: MakeStore, vandal: Vandal) -> None:
    await make_old(vandal.url, vandal.file, 3, 4)
    await vandal.do("DELETE FROM {log} WHERE table_id = 'cat001' AND number = 2")
    store = another_store()
    await store.open()
    await store.look_through()
    assert list(store.damage.tables) == ["cat001"]
    assert (await links(vandal)).count(None) == 3
    await store.close()


# Archives


async def changed_archive(store: Store, file: Path, change: Any) -> Path:
    """An archive with one of its lines changed."""
    await fill_with_secrets(store)
    await export(store, file, secrets=True)
    lines = [json.loads(line) for line in file.read_text().splitlines()]
    change(lines)
    file.write_text("".join(json.dumps(line) + "\n" for line in lines))
    return file


def other_time(lines: list[Any]) -> None:
    lines[3]["at"] += 0.5


def other_body(lines: list[Any]) -> None:
    lines[3]["body"] = lines[3]["body"].replace("true", "false")


def without_link(lines: list[Any]) -> None:
    del lines[3]["link"]


def other_name(lines: list[Any]) -> None:
    lines[1]["table"] = "cow"


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (other_time, "Line 4: entry 2 of table cat does not match its checksum"),
        (other_body, "Line 4: entry 2 of table cat does not match its checksum"),
        (without_link, "Line 4: entry 2 of table cat does not match its checksum"),
        (other_name, "Line 3: entry 1 of table cow does not match its checksum"),
    ],
)
async def test_a_changed_archive_is_told_by_table_and_entry(
    store: Store, tmp_path: Path, change: Any, message: str
) -> None:
    file = await changed_archive(store, tmp_path / "all.jsonl", change)
    copy = make_store(None, tmp_path / "copy.db")
    await copy.open()
    with pytest.raises(StoreError, match=message):
        await restore(copy, file)
    assert [table async for table in copy.tables()] == []
    await copy.close()


async def test_an_archive_without_secrets_has_the_same_chain(store: Store, tmp_path: Path) -> None:
    await fill_with_secrets(store)
    await export(store, tmp_path / "all.jsonl", secrets=True)
    await export(store, tmp_path / "open.jsonl")
    found = [
        [json.loads(line).get("link") for line in (tmp_path / name).read_text().splitlines()]
        for name in ("all.jsonl", "open.jsonl")
    ]
    assert found[0] == found[1]
    copy = make_store(None, tmp_path / "copy.db")
    await copy.open()
    assert sorted((await restore(copy, tmp_path / "open.jsonl")).added) == ["cat", "dog"]
    await copy.close()
