"""Archives: what is exported comes back the same, and a file that is not right is told by its line."""

import gzip
import stat
import sys
from pathlib import Path

import pytest

from kasimir.core.errors import StoreError
from kasimir.server.store import Store, make_store
from kasimir.server.store.archive import export, restore
from kasimir.server.store.base import Entry
from tests.server.conftest import MakeStore
from tests.server.logs import entry, fill, summary

pytestmark = pytest.mark.anyio

BODY = '{"name": "Mäuse\\n", "odd":  [1e5, "\\u0000"]}'.encode()


async def fill_with_secrets(store: Store) -> None:
    about = summary("cat", "playing", changed=0.1)
    assert await store.append("cat", Entry(1, 0.1 + 0.2, BODY, b'{"seed": "s3cret"}'), about)
    assert await store.append("cat", Entry(2, 1e9 + 0.123456, b"null"), None)
    await fill(store, "dog", 3)


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
async def test_round_trip(another_store: MakeStore, tmp_path: Path, name: str) -> None:
    store, copy = another_store(), make_store(None, tmp_path / "copy.db")
    await store.open()
    await copy.open()
    await fill_with_secrets(store)
    assert await export(store, tmp_path / name, secrets=True) == 2
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
    assert await export(store, file, "cat") == 1
    assert b"s3cret" not in file.read_bytes()
    assert b"dog" not in file.read_bytes()
    await store.delete("cat")
    assert (await restore(store, file)).added == ["cat"]
    assert (await store.read("cat"))[0] == Entry(1, 0.1 + 0.2, BODY, b"")


async def test_table_that_nobody_knows(store: Store, tmp_path: Path) -> None:
    assert await export(store, tmp_path / "none.jsonl", "cat") == 0
    assert (await restore(store, tmp_path / "none.jsonl")).added == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
async def test_archive_is_for_its_owner_only(store: Store, tmp_path: Path) -> None:
    await export(store, tmp_path / "all.jsonl")
    assert stat.S_IMODE((tmp_path / "all.jsonl").stat().st_mode) == 0o600


HEAD = '{"line":"kasimir-archive","format":1,"secrets":true}'
TABLE = '{"line":"table","table":"a","game":"g","phase":"open","listed":true,"changed":1.5,"label":"{}","entries":1}'
ENTRY = '{"line":"entry","number":1,"at":2.5,"body":"{}","secret":""}'
END = '{"line":"end","tables":1}'

WRONG = {
    "empty": ([], "Line 1: the archive ends here"),
    "no archive": (["{}"], "Line 1: "),
    "another format": ([HEAD.replace("1", "2")], "Line 1: this is no archive of Kasimir in format 1"),
    "no head": ([TABLE, ENTRY, END], "Line 1: this is no archive"),
    "no JSON": ([HEAD, "nonsense"], "Line 2: "),
    "cut after the head": ([HEAD], "Line 2: the archive ends here"),
    "cut in a table": ([HEAD, TABLE], "Line 3: the archive ends here"),
    "cut at the end": ([HEAD, TABLE, ENTRY], "Line 4: the archive ends here"),
    "unknown phase": ([HEAD, TABLE.replace("open", "shut"), ENTRY, END], "Line 2: a table has"),
    "no entries": ([HEAD, TABLE.replace(":1}", ":0}"), END], "Line 2: a table has"),
    "a missing part": ([HEAD, TABLE.replace('"game":"g",', ""), ENTRY, END], "Line 2: .*game"),
    "a wrong kind": ([HEAD, TABLE.replace("1.5", '"x"'), ENTRY, END], "Line 2: .*changed"),
    "a wrong number": ([HEAD, TABLE, ENTRY.replace(":1,", ":2,"), END], "Line 3: entry 1 of the table belongs here"),
    "a missing entry": ([HEAD, TABLE, END], "Line 3: entry 1 of the table belongs here"),
    "an entry too many": ([HEAD, TABLE, ENTRY, ENTRY, END], "Line 4: the archive should end here with one table"),
    "a body that is no JSON": ([HEAD, TABLE, ENTRY.replace('"{}"', '"{"'), END], "Line 3: "),
    "a wrong end": ([HEAD, TABLE, ENTRY, END.replace("1", "2")], "Line 4: the archive should end here"),
    "not UTF-8": ([HEAD, TABLE.replace('"g"', '"\udcff"')], "Line 2: "),
    "half a sign": ([HEAD, TABLE.replace('"g"', '"\\ud800"')], "Line 2: "),
}


@pytest.mark.parametrize(("lines", "message"), WRONG.values(), ids=WRONG.keys())
async def test_what_is_wrong_is_told_by_its_line(tmp_path: Path, lines: list[str], message: str) -> None:
    file = tmp_path / "wrong.jsonl"
    file.write_bytes("".join(line + "\n" for line in lines).encode(errors="surrogateescape"))
    store = make_store(None, tmp_path / "tables.db")
    await store.open()
    with pytest.raises(StoreError, match=message):
        await restore(store, file)
    await store.close()


async def test_right_lines_are_right(store: Store, tmp_path: Path) -> None:
    """So that each wrong one above is wrong for its own reason only."""
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
