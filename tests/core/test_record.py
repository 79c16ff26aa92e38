"""Records: they can be read back, and invalid files are refused in one line."""

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.dice import commitment, is_secret
from kasimir.core.errors import KasimirError, RecordError
from kasimir.core.match import Result
from kasimir.core.record import (
    LARGEST_FILE,
    Record,
    Sitter,
    from_table,
    load,
    new_record,
    save,
    setup_digest,
    to_json,
)
from kasimir.core.setup import Setup, make_setup
from kasimir.core.verify import Attestation, describe, verify
from kasimir.core.words import say
from tests.helpers import all_setups, make_record, own_setup, towers

GAMES = registry.names()
SOUND = make_record(towers(), 1)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "match.json"


def table_of(record: Record = SOUND) -> dict[str, Any]:
    table: dict[str, Any] = json.loads(to_json(record))
    return table


# Round trips


@pytest.mark.parametrize("game", GAMES)
def test_every_set_up_comes_back_as_it_was(game: str, file: Path) -> None:
    for seed, setup in enumerate(all_setups(game)):
        record = make_record(setup, seed, 150)
        save(record, file)
        back = load(file)
        assert to_json(back) == to_json(record)
        assert back.setup.board == setup.board
        assert back.setup.text(back.replay().state) == setup.text(record.replay().state)
        assert verify(back) == []


@pytest.mark.parametrize("game", GAMES)
def test_whole_matches_are_sound(game: str) -> None:
    record = make_record(make_setup(game), 3)
    assert record.result == record.replay().result
    assert verify(from_table(table_of(record))) == []
    assert f" {len(record.events):,} events" in describe(record, Attestation.NOBODY)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_that_went_on_from_a_position_comes_back(game: str, file: Path) -> None:
    for seed, setup in enumerate(all_setups(game)):
        record = make_record(setup, seed, 60, finish=False)
        branch = make_record(setup, seed, 60, start=setup.text(record.replay().state))
        save(branch, file)
        back = load(file)
        assert to_json(back) == to_json(branch)
        assert verify(back) == []
        assert back.begin().setup.text(back.begin().state) == branch.start


def test_a_start_that_is_no_position_is_refused() -> None:
    for start, code in ((7, "record.part"), ("4,4 - 0,0 - r 9", "record.start"), ("x" * 5000, "record.start")):
        with pytest.raises(RecordError) as error:
            from_table(table_of() | {"start": start})
        assert error.value.code == code


def test_own_edition_needs_no_other_file() -> None:
    record = make_record(own_setup("towers", 3, spaces=9, traps=[2], mice=2), 5)
    back = from_table(table_of(record))
    assert back.setup.edition.values() == record.setup.edition.values()
    assert verify(back) == []


def older_record() -> Record:
    """A record from before the rules of race had choices."""
    setup = make_setup("race")
    usual = setup.edition.values()
    setup.edition = replace(setup.edition, left_out=frozenset(key for key in usual if type(usual[key]) is not int))
    return make_record(setup, 3, 60)


def test_edition_keeps_the_keys_with_which_it_was_bound(file: Path) -> None:
    record = older_record()
    assert "cats_for" not in table_of(record)["edition"]["values"]
    save(record, file)
    assert verify(load(file)) == []
    assert to_json(load(file)) == to_json(record)


@pytest.mark.parametrize("key", ["cats_for", "scent_wins", "lift_cats"])
def test_default_that_is_left_out_or_added_is_found_out(key: str) -> None:
    newer = make_record(make_setup("race"), 3, 60)
    table, older = table_of(newer), table_of(older_record())
    older["edition"]["values"][key] = table["edition"]["values"].pop(key)
    for changed in (table, older):
        assert "verify.commitment" in {fault.code for fault in verify(from_table(changed))}


def test_new_record_is_bound_to_its_seed_and_its_bots() -> None:
    record = new_record(towers(3), [("Anna", "person"), ("Random", "bot"), ("Bert", "person")], "drawn")
    assert record.rules_version == record.setup.game.rules_version
    assert [sitter.kind for sitter in record.sitters] == ["person", "bot", "person"]
    assert record.seed is not None
    bound = setup_digest(record.setup, record.rules_version, "drawn", None, None)
    assert record.commitment == commitment(record.seed, {"b": record.sitters[1].entropy}, bound)
    secrets = [record.seed, *(sitter.entropy for sitter in record.sitters)]
    assert len(set(secrets)) == 4
    assert all(is_secret(text) for text in secrets)


def test_dice_need_the_seed() -> None:
    sealed = from_table(table_of() | {"dice": {"commitment": SOUND.commitment, "seed": None}})
    with pytest.raises(RecordError) as refusal:
        sealed.dice()
    assert refusal.value.code == "record.sealed"


def test_replay_tells_the_first_bad_event() -> None:
    events = [*SOUND.events[:4], "p+99"]
    with pytest.raises(RecordError) as refusal:
        from_table(table_of() | {"events": events}).replay()
    assert refusal.value.code == "record.event"
    assert str(refusal.value).startswith("event 5, “p+99”: There is no choice here")


# Writing


def test_saving_replaces_the_file_in_one_stroke(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "match.json"
    target.write_text("the old one")

    def fail(self: Path, other: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        with pytest.raises(RecordError) as refusal:
            save(SOUND, target)
    assert str(refusal.value) == f"{target}: cannot be written: No space left on device"
    assert target.read_text() == "the old one"
    save(SOUND, target)
    assert target.read_text() == to_json(SOUND)
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


@pytest.mark.parametrize("name", ["no/such/folder.json", ".", "folder", ""])
def test_place_that_cannot_be_written(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    with pytest.raises(RecordError) as refusal:
        save(SOUND, Path(name))
    assert refusal.value.code == "record.unwritable"
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


# Invalid files

CHANGES: dict[str, tuple[dict[str, Any], str, str]] = {
    "no version": ({"kasimir": None}, "record.format", '"kasimir": 2'),
    "a yes for a version": ({"kasimir": True}, "record.format", '"kasimir": 2'),
    "a later version": ({"kasimir": 3}, "record.format", '"kasimir": 2'),
    "half a version": ({"kasimir": 2.0}, "record.format", '"kasimir": 2'),
    "something else": ({"remark": "a fine match"}, "record.value", "“remark”"),
    "something else in the dice": ({"dice": table_of()["dice"] | {"salt": 1}}, "record.value", "“salt”"),
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
        from_table(table_of() | change)
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
    table = table_of()
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


def test_records_of_random_people_keep_their_names(file: Path) -> None:
    names = ["Ä", "名前", "O'Brien [bold]", '"', "a" * 40]
    for name in names:
        record = new_record(towers(), [(name, "person"), (random.Random(1).choice(names), "bot")])
        save(record, file)
        assert load(file).sitters == record.sitters
        assert isinstance(record.sitters[0], Sitter)


def test_result_is_kept(file: Path) -> None:
    for result in (None, Result(("r", "b"), "won"), Result((), "turns"), Result((), "abandoned")):
        assert from_table(table_of(Record(**{**vars(SOUND), "result": result}))).result == result


def test_edition_file_with_a_strange_name_can_be_saved(file: Path) -> None:
    """The system returns a file name that is not UTF-8 with lone surrogates."""
    own = own_setup("towers", 2, mice=2)
    edition = replace(own.edition, name="\udcff.toml")
    record = make_record(Setup(own.game, edition, "standard", 2), 1)
    save(record, file)
    assert load(file).setup.edition.name == "\udcff.toml"
