"""Records can be written and read back."""

import random
from dataclasses import replace
from pathlib import Path

import pytest

from kasimir.core import registry
from kasimir.core.dice import commitment, is_secret
from kasimir.core.errors import RecordError
from kasimir.core.match import Result
from kasimir.core.record import (
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
from tests.helpers import all_setups, make_record, own_setup, table_of, towers

GAMES = registry.names()
SOUND = make_record(towers(), 1)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("records") / "match.json"


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
            from_table(table_of(SOUND) | {"start": start})
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
    sealed = from_table(table_of(SOUND) | {"dice": {"commitment": SOUND.commitment, "seed": None}})
    with pytest.raises(RecordError) as refusal:
        sealed.dice()
    assert refusal.value.code == "record.sealed"


def test_replay_tells_the_first_bad_event() -> None:
    events = [*SOUND.events[:4], "p+99"]
    with pytest.raises(RecordError) as refusal:
        from_table(table_of(SOUND) | {"events": events}).replay()
    assert refusal.value.code == "record.event"
    assert str(refusal.value).startswith("event 5, “p+99”: There is no choice here")


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
