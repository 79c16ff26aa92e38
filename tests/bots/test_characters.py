"""Characters: always the same one for a game, a seat and a level, and no two alike at a table."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from kasimir.bots.characters import CAT_SEAT, CATS, MICE, cast, choose, names_of, with_characters
from kasimir.bots.levels import BOTS, levels_for
from kasimir.core import registry, words
from kasimir.core.confusables import looks_of
from kasimir.core.record import from_json, new_record, to_json
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say

GAMES = registry.names()
SETUPS = [make_setup(game, None, None, players) for game in GAMES for players in registry.load(game).players]
KNOWN = {*MICE, *CATS, *(registry.load(game).cat for game in GAMES)} - {""}
LANGUAGES = [folder.name for folder in sorted(words.folder().iterdir()) if folder.is_dir()]
PEOPLE = ["Anna", "Óscar", "Jonas", "Ирина", "Kasimir", "Казимир", "PIP", "Пип", "Mimi", "N\u0435lly", "Max", "Benno"]
"""Names of people, some of which look like those of characters, one with a letter of another script."""


@given(setup=some.sampled_from(SETUPS), chosen=some.data())
@settings(max_examples=150, deadline=None)
def test_every_bot_of_a_table_has_a_name_of_its_own(setup: Setup, chosen: some.DataObject) -> None:
    level = some.sampled_from([f"bot:{level}" for level in levels_for(setup.game.name)])
    names = chosen.draw(some.lists(some.sampled_from(PEOPLE) | level, min_size=setup.players, max_size=setup.players))
    sitters = new_record(setup, [(name, "bot" if name in bots() else "person") for name in names]).sitters
    seated = with_characters(setup, sitters)
    assert seated == with_characters(setup, sitters), "the same every time"
    assert all((sitter.kind == "bot") == (sitter.character in KNOWN) for sitter in seated)
    for seat, sitter in zip(setup.seats, seated, strict=True):
        assert not sitter.character or (sitter.character in MICE) == (seat != CAT_SEAT)
    people = {look for name in names if name not in bots() for look in looks_of(name)}
    characters = [sitter.character for sitter in seated if sitter.character]
    assert len(characters) == len(set(characters))
    assert not people & {look for one in characters for name in names_of(one) for look in looks_of(name)}


def bots() -> set[str]:
    return {f"bot:{level}" for level in BOTS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_differ_in_every_language(language: str) -> None:
    names = [say(f"character.{one}", language=language) for one in sorted(KNOWN)]
    looks = [look for name in names for look in looks_of(name)]
    assert len({frozenset(looks_of(name)) for name in names}) == len(names)
    assert len(set(looks)) == sum(len(looks_of(name)) for name in names)
    taken = {say(f"web.seat-{seat}", language=language) for seat in ("r", "b", "g", "y", "m", "c")}
    assert not {"Max", "Макс", *taken} & set(names)


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"ru"}))
def test_names_need_no_elision_and_take_every_ending(language: str) -> None:
    """French says “de Pip”, never “d'”; a Dane adds an s."""
    for one in KNOWN:
        name = say(f"character.{one}", language=language)
        assert name[0] not in "AEIOUYHÉÓ", name
        assert name[-1] not in "sxz", name


@pytest.mark.parametrize("game", GAMES)
def test_levels_are_different_characters(game: str) -> None:
    setup = make_setup(game, None, None, registry.load(game).players[0])
    seen = [choose(setup, level, [], []) for level in levels_for(game)]
    assert len({one.mouse for one in seen}) == len(seen)
    assert setup.game.cat or CAT_SEAT not in setup.seats or len({one.cat for one in seen}) == len(seen)


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.game.cat], ids=lambda setup: str(setup.players))
def test_a_game_may_have_a_cat_of_its_own(setup: Setup) -> None:
    assert cast(setup)[CAT_SEAT] == setup.game.cat
    assert choose(setup, "easy", [], [say(f"character.{setup.game.cat}")]).cat in CATS


def test_records_keep_characters_and_unknown_ones_are_replaced() -> None:
    setup = make_setup("towers", None, None, 2)
    record = new_record(setup, [("Anna", "person"), ("bot:easy", "bot")])
    record.sitters = with_characters(setup, record.sitters)
    assert from_json(to_json(record), "").sitters == record.sitters
    strange = [record.sitters[0], replace(record.sitters[1], character="gandalf")]
    assert with_characters(setup, strange) == record.sitters


def test_somebodys_own_program_keeps_its_name() -> None:
    setup = make_setup("towers", None, None, 2)
    sitters = new_record(setup, [("Anna", "person"), ("Deep Mouse", "bot")]).sitters
    assert [sitter.shown_name() for sitter in with_characters(setup, sitters)] == ["Anna", "Deep Mouse"]
