"""Archives: exported tables can be imported unchanged, and errors in a file name the line."""

import gzip
import json
import stat
import sys
from pathlib import Path

import pytest

from kasimir.core.errors import StoreDown, StoreError, TableError
from kasimir.protocol.stored import Entry
from kasimir.server.archive import Imported, export, restore
from kasimir.server.storage import Store, make_store
from tests.server.conftest import MakeStore
from tests.server.logs import entry, summary

pytestmark = pytest.mark.anyio

OPENED = '{"type":"opened","game":"towers","edition":"beach","variant":"","players":2,"house":{}}'
BODY = f'[ {OPENED}, {{"type" : "joined", "guest":1, "name":"Mäuse\\n\\u0000", "seats":[], "names":[]}}]'.encode()
LATER = b'[{"type":"locked","locked":true} ]'


async def fill_again(store: Store, table: str, count: int) -> None:
    """Create a table with a valid log."""
    for number in range(1, count + 1):
        body = f"[{OPENED}]".encode() if number == 1 else LATER
        assert await store.append(table, Entry(number, 1000.5 + number, body), summary(table))


async def fill_with_secrets(store: Store) -> None:
    about = summary("cat", "playing", changed=0.1)
    assert await store.append("cat", Entry(1, 0.1 + 0.2, BODY, b'{"seed": "s3cret"}'), about)
    assert await store.append("cat", Entry(2, 1e9 + 0.123456, LATER), None)
    await fill_again(store, "dog", 3)


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
async def test_round_trip(another_store: MakeStore, tmp_path: Path, name: str) -> None:
    store, copy = another_store(), make_store(None, tmp_path / "copy.db")
    await store.open()
    await copy.open()
    await fill_with_secrets(store)
    assert (await export(store, tmp_path / name, secrets=True)).count == 2
    if name.endswith(".gz"):
        assert gzip.decompress((tmp_path / name).read_bytes()).startswith(b'{"line":"kasimir-archive"')
    result = await restore(copy, tmp_path / name)
    assert sorted(result.added) == ["cat", "dog"]
    assert result.refused == []
    for table in ("cat", "dog"):
        assert await copy.whole(table) == await store.whole(table)
    assert await copy.append("cat", entry(3), None)
    assert (await restore(store, tmp_path / name)).refused == result.added
    await store.delete("dog")
    assert (await restore(store, tmp_path / name)).added == ["dog"]
    await store.close()
    await copy.close()


async def test_secrets_stay_at_home_unless_asked_for(store: Store, tmp_path: Path) -> None:
    await fill_with_secrets(store)
    file = tmp_path / "one.jsonl"
    assert (await export(store, file, "cat")).count == 1
    assert b"s3cret" not in file.read_bytes()
    assert b"dog" not in file.read_bytes()
    await store.delete("cat")
    assert (await restore(store, file)).added == ["cat"]
    assert (await store.read("cat"))[0] == Entry(1, 0.1 + 0.2, BODY, b"")


async def test_table_that_nobody_knows(store: Store, tmp_path: Path) -> None:
    """Nothing is written, and an older archive is kept."""
    file = tmp_path / "none.jsonl"
    file.write_text("an older archive")
    with pytest.raises(TableError, match="no table cat"):
        await export(store, file, "cat")
    assert file.read_text() == "an older archive"
    assert [found for found in tmp_path.iterdir() if found.name.startswith("none")] == [file]


async def test_no_tables_at_all(store: Store, tmp_path: Path) -> None:
    assert (await export(store, tmp_path / "none.jsonl")).count == 0
    assert (await restore(store, tmp_path / "none.jsonl")).added == []


async def test_an_older_archive_stays_until_the_new_one_is_whole(
    store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await fill_with_secrets(store)
    file = tmp_path / "all.jsonl.gz"
    file.write_text("an older archive")

    async def fail(_: str) -> None:
        raise StoreDown("store.down", detail="in the middle")

    monkeypatch.setattr(store, "whole", fail)
    with pytest.raises(StoreDown):
        await export(store, file)
    assert file.read_text() == "an older archive"
    assert [found for found in tmp_path.iterdir() if found.name.startswith("all")] == [file]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
async def test_archive_is_for_its_owner_only(store: Store, tmp_path: Path) -> None:
    await export(store, tmp_path / "all.jsonl")
    assert stat.S_IMODE((tmp_path / "all.jsonl").stat().st_mode) == 0o600


def entry_line(number: int, body: str, secret: str = "") -> str:
    """An entry as a line of an archive."""
    line = {"line": "entry", "number": number, "at": 2.5, "body": body, "secret": secret}
    return json.dumps(line, separators=(",", ":"))


HEAD = '{"line":"kasimir-archive","format":1,"secrets":true}'
TABLE = (
    '{"line":"table","table":"a","game":"towers","phase":"open","listed":true,"changed":1.5,"label":"{}","entries":1}'
)
ENTRY = entry_line(1, f"[{OPENED}]", '{"token":"t"}')
END = '{"line":"end","tables":1}'

WRONG = {
    "empty": ([], "Line 1: the archive ends here"),
    "no archive": (["{}"], "Line 1: "),
    "another format": ([HEAD.replace("1", "2")], "Line 1: this is not a Kasimir archive in format 1"),
    "no head": ([TABLE, ENTRY, END], "Line 1: this is not a Kasimir archive"),
    "no JSON": ([HEAD, "nonsense"], "Line 2: "),
    "cut after the head": ([HEAD], "Line 2: the archive ends here"),
    "cut in a table": ([HEAD, TABLE], "Line 3: the archive ends here"),
    "cut at the end": ([HEAD, TABLE, ENTRY], "Line 4: the archive ends here"),
    "unknown phase": ([HEAD, TABLE.replace("open", "shut"), ENTRY, END], "Line 2: a table must have"),
    "no entries": ([HEAD, TABLE.replace(":1}", ":0}"), END], "Line 2: a table must have"),
    "a missing part": ([HEAD, TABLE.replace('"game":"towers",', ""), ENTRY, END], "Line 2: .*game"),
    "a wrong kind": ([HEAD, TABLE.replace("1.5", '"x"'), ENTRY, END], "Line 2: .*changed"),
    "a wrong number": (
        [HEAD, TABLE, ENTRY.replace(":1,", ":2,"), END],
        "Line 3: entry 1 of the table was expected here",
    ),
    "a missing entry": ([HEAD, TABLE, END], "Line 3: entry 1 of the table was expected here"),
    "an entry too many": ([HEAD, TABLE, ENTRY, ENTRY, END], "Line 4: the archive should end here with one table"),
    "a body that is no JSON": ([HEAD, TABLE, entry_line(1, "["), END], "Line 3: "),
    "a wrong end": ([HEAD, TABLE, ENTRY, END.replace("1", "2")], "Line 4: the archive should end here"),
    "not UTF-8": ([HEAD, TABLE.replace('"towers"', '"\udcff"')], "Line 2: "),
    "something after the end": ([HEAD, TABLE, ENTRY, END, HEAD], "Line 5: there is data after the end"),
    "an empty line after the end": ([HEAD, TABLE, ENTRY, END, ""], "Line 5: there is data after the end"),
    "a table without a name": ([HEAD, TABLE.replace('"a"', '""'), ENTRY, END], "Line 2: .*the name of a table"),
    "an impossible name": ([HEAD, TABLE.replace('"a"', '"../a"'), ENTRY, END], "Line 2: “../a” cannot be the name"),
    "a name that is too long": ([HEAD, TABLE.replace('"a"', f'"{"a" * 41}"'), ENTRY, END], "Line 2: .*the name"),
    "a NUL in a name": ([HEAD, TABLE.replace('"a"', '"a\\u0000"'), ENTRY, END], "Line 2: .*the name of a table"),
    "a NUL in a game": ([HEAD, TABLE.replace("towers", "towers\\u0000"), ENTRY, END], "Line 2: there is no game"),
    "an unknown game": ([HEAD, TABLE.replace("towers", "chess"), ENTRY, END], "Line 2: there is no game “chess”"),
    "a body that is a number": ([HEAD, TABLE, entry_line(1, "5"), END], "Line 3: Expected `array`"),
    "a body that is an object": ([HEAD, TABLE, entry_line(1, "{}"), END], "Line 3: Expected `array`"),
    "an unknown event": ([HEAD, TABLE, entry_line(1, '[{"type":"x"}]'), END], "Line 3: Invalid value 'x'"),
    "nothing that happened": (
        [HEAD, TABLE, entry_line(1, "[]"), END],
        "Line 3: the first entry of a table must be its opening",
    ),
    "another beginning": ([HEAD, TABLE, entry_line(1, LATER.decode()), END], "Line 3: the first entry of a table"),
    "a wrong secret": ([HEAD, TABLE, entry_line(1, f"[{OPENED}]", "5"), END], "Line 3: Expected `object`"),
    "a wrong entry later": (
        [HEAD, TABLE.replace(":1}", ":2}"), ENTRY, entry_line(2, "null"), END],
        "Line 4: Expected `array`",
    ),
    "half a sign": ([HEAD, TABLE.replace('"towers"', '"\\ud800"')], "Line 2: "),
}


@pytest.mark.parametrize(("lines", "message"), WRONG.values(), ids=WRONG.keys())
async def test_what_is_wrong_is_told_by_its_line(store: Store, tmp_path: Path, lines: list[str], message: str) -> None:
    """Of an invalid table nothing is imported; of a valid one, everything."""
    file = tmp_path / "wrong.jsonl"
    file.write_bytes("".join(line + "\n" for line in lines).encode(errors="surrogateescape"))
    result = Imported()
    with pytest.raises(StoreError, match=message):
        await restore(store, file, result)
    assert result.added == [table async for table in store.tables()]
    assert bool(result.added) == (ENTRY in lines and message.startswith(("Line 4: the archive", "Line 5")))


async def test_right_lines_are_right(store: Store, tmp_path: Path) -> None:
    """The unmodified lines are valid, so that each case above fails for its own reason only."""
    (tmp_path / "right.jsonl").write_text("\n".join([HEAD, TABLE, ENTRY, END, ""]))
    assert (await restore(store, tmp_path / "right.jsonl")).added == ["a"]


async def test_files_that_cannot_be_used(store: Store, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        await restore(store, tmp_path / "none.jsonl")
    (tmp_path / "no.gz").write_bytes(b"not packed")
    with pytest.raises(StoreError, match="cannot be read"):
        await restore(store, tmp_path / "no.gz")
    packed = gzip.compress((HEAD + "\n").encode() * 100)
    (tmp_path / "cut.gz").write_bytes(packed[:-9])
    with pytest.raises(StoreError):
        await restore(store, tmp_path / "cut.gz")
    with pytest.raises(StoreError, match="cannot be written"):
        await export(store, tmp_path / "no" / "folder.jsonl")


@pytest.mark.parametrize("place", [-8, -4, *range(10, 100, 5)])
async def test_a_damaged_packed_file_is_told(tmp_path: Path, place: int) -> None:
    """Any damage is detected, also in the gzip file's checksum and length."""
    packed = bytearray(gzip.compress("\n".join([HEAD, TABLE, ENTRY, END, ""]).encode(), mtime=0))
    packed[place] ^= 0xFF
    (tmp_path / "damaged.gz").write_bytes(packed)
    store = make_store(None, tmp_path / "tables.db")
    await store.open()
    with pytest.raises(StoreError):
        await restore(store, tmp_path / "damaged.gz")
    await store.close()
