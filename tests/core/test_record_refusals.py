"""Files that are no records, or damaged ones, are refused in one line."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.errors import KasimirError, RecordError
from kasimir.core.record import (
    LARGEST_FILE,
    from_table,
    load,
    to_json,
)
from kasimir.core.setup import make_setup
from kasimir.core.verify import verify
from kasimir.core.words import say
from tests.helpers import make_record, table_of, towers

GAMES = registry.names()
SOUND = make_record(towers(), 1)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "match.json"


# Invalid files

CHANGES: dict[str, tuple[dict[str, Any], str, str]] = {
    "no version": ({"kasimir": None}, "record.format", '"kasimir": 2'),
    "a yes for a version": ({"kasimir": True}, "record.format", '"kasimir": 2'),
    "a later version": ({"kasimir": 3}, "record.format", '"kasimir": 2'),
    "half a version": ({"kasimir": 2.0}, "record.format", '"kasimir": 2'),
    "something else": ({"remark": "a fine match"}, "record.value", "“remark”"),
    "something else in the dice": ({"dice": table_of(SOUND)["dice"] | {"salt": 1}}, "record.value", "“salt”"),
    "something else in the result": ({"result": {"winners": [], "reason": "won", "by": 3}}, "record.value", "“by”"),
    "a strange closing hash": ({"closing": "ab"}, "record.value", "“closing”"),
    "no game": ({"game": None}, "record.part", "“game”"),
    "unknown game": ({"game": "chess"}, "usage.game", "“chess”"),
    "unknown variant": ({"variant": "fast"}, "usage.variant", "“fast”"),
    "rules are no number": ({"rules": "1"}, "record.part", "“rules”"),
    "rules are a truth": ({"rules": True}, "record.part", "“rules”"),
    "no edition": ({"edition": None}, "record.part", "“edition”"),
    "edition is a name": ({"edition": "classic"}, "record.part", "“edition”"),
    "edition without values": ({"edition": {"name": "classic"}}, "record.part", "“values”"),
    "edition without name": ({"edition": {"values": {}}}, "record.part", "“name”"),
    "edition lacks a key": ({"edition": {"name": "x", "values": {"spaces": 30}}}, "edition.missing", "edition: traps"),
    "edition has a key too many": (
        {"edition": {"name": "x", "values": SOUND.setup.edition.values() | {"tea": 1}}},
        "edition.unknown",
        "edition: tea",
    ),
    "edition beyond its limits": (
        {"edition": {"name": "x", "values": SOUND.setup.edition.values() | {"mice": 7}}},
        "edition.whole",
        "edition: mice",
    ),
    "seats are no list": ({"seats": {}}, "record.part", "“seats”"),
    "a seat is no table": ({"seats": [1, 2]}, "record.part", "“seats, 1”"),
    "no seats": ({"seats": []}, "usage.players", "not 0"),
    "no way to start": ({"first": None}, "record.part", "“first”"),
    "a strange way to start": ({"first": "oldest"}, "record.value", "“oldest”"),
    "no dice": ({"dice": None}, "record.part", "“dice”"),
    "no commitment": ({"dice": {"seed": SOUND.seed}}, "record.part", "“commitment”"),
    "a short commitment": ({"dice": {"commitment": "ab", "seed": None}}, "record.value", "“ab”"),
    "a strange seed": ({"dice": {"commitment": SOUND.commitment, "seed": "AB" * 32}}, "record.value", "“seed”"),
    "a seed of another kind": ({"dice": {"commitment": SOUND.commitment, "seed": 1}}, "record.part", "“seed”"),
    "no events": ({"events": None}, "record.part", "“events”"),
    "events are a text": ({"events": "p+1"}, "record.part", "“events”"),
    "an event is a number": ({"events": ["3", 3]}, "record.value", "“events”"),
    "places are none": ({"places": None}, "record.part", "“places”"),
    "a result is a text": ({"result": "won"}, "record.part", "“result”"),
    "a result without winners": ({"result": {"reason": "won"}}, "record.part", "“winners”"),
    "a strange reason": ({"result": {"winners": [], "reason": "bored"}}, "record.value", "“bored”"),
}


@pytest.mark.parametrize(("change", "code", "named"), CHANGES.values(), ids=CHANGES.keys())
def test_every_part_is_checked(change: dict[str, Any], code: str, named: str) -> None:
    with pytest.raises(KasimirError) as refusal:
        from_table(table_of(SOUND) | change)
    assert refusal.value.code == code
    assert named in str(refusal.value)
    assert "\n" not in str(refusal.value)


SEATS: dict[str, tuple[dict[str, Any], str]] = {
    "letter": ({"seat": "g"}, "record.value"),
    "no letter": ({"seat": None}, "record.part"),
    "no name": ({"name": ""}, "record.value"),
    "long name": ({"name": "n" * 41}, "record.value"),
    "name with a line feed": ({"name": "a\nb"}, "record.value"),
    "name with half a sign": ({"name": "\ud800"}, "record.value"),
    "name is a number": ({"name": 3}, "record.part"),
    "kind": ({"kind": "cat"}, "record.value"),
    "entropy": ({"entropy": "xyz"}, "record.value"),
    "something else": ({"rank": 1}, "record.value"),
}


@pytest.mark.parametrize(("change", "code"), SEATS.values(), ids=SEATS.keys())
def test_every_seat_is_checked(change: dict[str, Any], code: str) -> None:
    table = table_of(SOUND)
    table["seats"][1] |= change
    with pytest.raises(RecordError) as refusal:
        from_table(table)
    assert refusal.value.code == code


FILES = {
    "empty": (b"", "record.json"),
    "no JSON": (b"{", "record.json"),
    "not UTF-8": (b'{"kasimir": "\xff"}', "record.json"),
    "nested too deeply": (b"[" * 200_000, "record.json"),
    "a number beyond reading": (b'{"kasimir": ' + b"9" * 5000 + b"}", "record.json"),
    "too large": (b" " * (LARGEST_FILE + 1), "file.large"),
    "a list": (b"[]", "record.part"),
    "null": (b"null", "record.part"),
    "another table": (b"{}", "record.format"),
}


@pytest.mark.parametrize(("raw", "code"), FILES.values(), ids=FILES.keys())
def test_files_that_are_no_records(file: Path, raw: bytes, code: str) -> None:
    file.write_bytes(raw)
    with pytest.raises(RecordError) as refusal:
        load(file)
    assert refusal.value.code == code
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize("name", ["none.json", "."])
def test_files_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    with pytest.raises(RecordError) as refusal:
        load(tmp_path / name)
    assert refusal.value.code == "file.unreadable"


# Any file is either refused or verified, and never crashes

JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([10**400, -(10**4000), 1e308, float("nan"), float("inf")])
    | st.sampled_from(["", "\ud800", "\x1b[2J", "p+1", "won", "r", "ab" * 32])
    | st.floats()
    | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)


def paths(value: Any, so_far: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of every value within a JSON value."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [so_far, *(path for key, item in inner for path in paths(item, (*so_far, key)))]


def change(table: Any, path: tuple[Any, ...], new: Any, drop: bool) -> Any:
    """The value at a path replaced or dropped."""
    if not path:
        return new
    holder = table
    for key in path[:-1]:
        holder = holder[key]
    if drop:
        del holder[path[-1]]
    else:
        holder[path[-1]] = new
    return table


def check_any(raw: bytes, file: Path) -> None:
    """The file is refused with one line, or verified with a verdict that has a message."""
    file.write_bytes(raw)
    try:
        faults = verify(load(file))
    except KasimirError as error:
        said = [str(error)]
    else:
        said = [say(fault.code, fault.args) for fault in faults]
    assert all(text and text.isprintable() for text in said)


SMALL = {game: table_of(make_record(make_setup(game), 2, 12, finish=False)) for game in GAMES}


@given(st.sampled_from(GAMES), st.data())
def test_changed_values_are_refused_or_found_out(file: Path, game: str, data: st.DataObject) -> None:
    table = json.loads(json.dumps(SMALL[game]))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(paths(table)))
        table = change(table, path, data.draw(JSON), data.draw(st.booleans()))
    check_any(json.dumps(table).encode(), file)


@given(st.data())
def test_cut_and_patched_text_is_refused_or_checked(file: Path, data: st.DataObject) -> None:
    raw = json.dumps(SMALL["towers"]).encode()
    start = data.draw(st.integers(0, len(raw)))
    end = data.draw(st.one_of(st.just(len(raw)), st.integers(start, len(raw))))
    check_any(raw[:start] + data.draw(st.binary(max_size=4)) + raw[end:], file)


@given(st.binary())
@example(b"\xef\xbb\xbf{}")
@example(b"\xff\xfe{\x00}\x00")
def test_any_bytes_are_refused(file: Path, raw: bytes) -> None:
    check_any(raw, file)


@pytest.mark.parametrize(
    ("one", "both"),
    [
        ('"game": "towers"', '"game": "chess", "game": "towers"'),
        ('"game": "towers"', '"game": "towers", "game": "towers"'),
        ('"reason": "won"', '"reason": "abandoned", "reason": "won"'),
    ],
)
def test_key_that_stands_twice_is_refused(file: Path, one: str, both: str) -> None:
    """Otherwise a file could show one value to people and have another verified."""
    raw = to_json(SOUND)
    assert one in raw
    file.write_text(raw.replace(one, both))
    with pytest.raises(RecordError, match=r"duplicate key '(game|reason)'") as refusal:
        load(file)
    assert refusal.value.code == "record.json"


def test_deep_values_inside_a_record(file: Path) -> None:
    raw = to_json(SOUND).replace('"events": [', '"events": [' + "[" * 900 + "]" * 900 + ",", 1)
    file.write_text(raw)
    with pytest.raises(RecordError):
        load(file)
