"""Registry, set-up and reader: unknown names are refused with a list of the known ones."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.edition import Refused
from kasimir.core.errors import EditionError, MoveError, PositionError, UsageError
from kasimir.core.setup import LONGEST_TEXT, Reader, Setup, make_setup
from kasimir.games.towers.board import TowersBoard
from tests.helpers import all_setups, towers, walk

GAMES = registry.names()
LONG = ["0" * 20 + "1", "9" * 2000, "+" * 1001]
START = "4,4 - 0,0 - r ?"


def test_registry_finds_the_folders() -> None:
    assert "towers" in GAMES
    assert list(GAMES) == sorted(GAMES)
    assert [registry.load(name).name for name in GAMES] == list(GAMES)


USAGE = {
    "unknown game": ({"game": "chess"}, "usage.game", "there is no game “chess”; the games are "),
    "no game": ({"game": ""}, "usage.game", "there is no game “”"),
    "a game's module": ({"game": "towers.rules"}, "usage.game", "there is no game “towers.rules”"),
    "unknown variant": (
        {"variant": "fast"},
        "usage.variant",
        "towers has no variant “fast”; its variants are standard",
    ),
    "unknown edition": ({"edition": "gold"}, "usage.edition", "there is no edition “gold”; choose one of classic"),
    "too few players": ({"players": 1}, "usage.players", "towers is for 2 to 4 players, not 1"),
    "too many players": ({"players": 5}, "usage.players", "towers is for 2 to 4 players, not 5"),
    "no player at all": ({"players": 0}, "usage.players", "towers is for 2 to 4 players, not 0"),
}


@pytest.mark.parametrize(("wanted", "code", "message"), USAGE.values(), ids=USAGE.keys())
def test_usage(wanted: dict[str, str | int], code: str, message: str) -> None:
    with pytest.raises(UsageError) as refusal:
        make_setup(**{"game": "towers"} | wanted)  # type: ignore[arg-type]
    assert refusal.value.code == code
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize("game", GAMES)
def test_defaults_are_the_first_variant_and_the_fewest_seats(game: str) -> None:
    setup = make_setup(game)
    assert setup.variant == setup.game.variants[0]
    assert setup.players == len(setup.seats) == min(setup.game.players)
    assert setup.edition.name == "classic"


# What holds for every set-up of every game; tests/test_conformance.py looks at many more positions


@pytest.mark.parametrize("game", GAMES)
def test_every_set_up_has_a_start_that_can_be_read_back(game: str) -> None:
    for setup in all_setups(game):
        text = setup.text(setup.start())
        assert setup.text(setup.read(text)) == text
        assert setup.seat(setup.start()) in setup.seats


@pytest.mark.parametrize("game", GAMES)
def test_options_are_sorted_and_unique_and_found_by_their_text(game: str) -> None:
    setup = make_setup(game)
    for state, move in walk(setup, 1, 200):
        options = setup.options(state)
        texts = [option.text for option in options]
        assert texts == sorted(set(texts))
        assert all(option.weight >= 1 for option in options)
        if move:
            assert setup.find(state, move) in options
            assert setup.why(state, move) is None


@pytest.mark.parametrize("game", GAMES)
def test_after_leaves_the_given_position_alone(game: str) -> None:
    setup = make_setup(game)
    for state, _ in walk(setup, 2, 100):
        before = state.copy()
        for option in setup.options(state):
            assert setup.after(state, option.move) != before
            assert state == before


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_any_text_is_no_move_and_the_reason_can_be_said(game: str, data: st.DataObject) -> None:
    """Texts of the game's own characters, and of any others."""
    setup = make_setup(game)
    path = list(walk(setup, data.draw(st.integers(0, 5)), 60))
    state, _ = data.draw(st.sampled_from(path))
    signs = "".join(option.text for other, _ in path[::7] for option in setup.options(other))
    text = data.draw(st.one_of(st.text(signs or "+", max_size=6), st.text(max_size=6), st.sampled_from(LONG)))
    if setup.why(state, text) is None:
        assert text in [option.text for option in setup.options(state)]
    else:
        with pytest.raises(MoveError) as refusal:
            setup.find(state, text)
        assert str(refusal.value) != refusal.value.code


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_mutated_position_is_refused_or_canonical(game: str, data: st.DataObject) -> None:
    """Never another error than `PositionError`, whatever the text."""
    reader = Reader(game)
    path = list(walk(reader.given, data.draw(st.integers(0, 5)), 60))
    text = reader.given.text(data.draw(st.sampled_from(path))[0])
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(text)))
        own, any_game = st.text(text or "-", max_size=4), st.text("0123456789-/,: ?*\u0663", max_size=8)
        piece = data.draw(st.one_of(own, any_game, st.sampled_from(LONG)))
        text = text[:at] + piece + text[at + data.draw(st.integers(0, 3)) :]
    try:
        setup, state = reader.read(text)
    except PositionError as error:
        assert str(error) != error.code  # noqa: PT017 - most texts end here, some do not
    else:
        assert setup.text(state) == text
        for option in setup.options(state):
            setup.after(state, option.move)


def test_no_option_after_the_end() -> None:
    setup = towers()
    *_, (state, _) = walk(setup, 1)
    assert setup.kind_name(state) == "over"
    assert setup.seat(state) is None
    assert setup.options(state) == []
    reason = setup.why(state, "p+1")
    assert reason is not None
    assert reason.code == "move.over"


def test_nobody_chooses_where_chance_decides() -> None:
    setup = towers()
    reason = setup.why(setup.start(), "p+1")
    assert reason is not None
    assert (reason.code, reason.args["outcomes"]) == ("move.chance", "*, 1, 2, 3, 4, 5")


VALUES = {
    "one winner": ("towers", ["r"], {"r": 1.0, "b": 0.0, "g": 0.0}),
    "a shared win": ("towers", ["r", "g"], {"r": 0.5, "b": 0.0, "g": 0.5}),
    "everybody": ("towers", ["r", "b", "g"], {"r": 1 / 3, "b": 1 / 3, "g": 1 / 3}),
    "drawn": ("towers", [], {"r": 1 / 3, "b": 1 / 3, "g": 1 / 3}),
    "the team of kitchen": ("kitchen", ["m1", "m2"], {"c": 0.0, "m1": 1.0, "m2": 1.0}),
    "the cat of kitchen": ("kitchen", ["c"], {"c": 1.0, "m1": 0.0, "m2": 0.0}),
    "a drawn match of kitchen": ("kitchen", [], {"c": 1 / 3, "m1": 1 / 3, "m2": 1 / 3}),
}


@pytest.mark.parametrize(("game", "winners", "values"), VALUES.values(), ids=VALUES.keys())
def test_values_of_results(game: str, winners: list[str], values: dict[str, float]) -> None:
    assert make_setup(game, players=3).values(winners) == pytest.approx(values)


# The reader


@pytest.mark.parametrize("players", [2, 3, 4])
def test_reader_infers_the_seats(players: int) -> None:
    reader = Reader("towers")
    text = towers(players).text(towers(players).start())
    setup, state = reader.read(text)
    assert setup.players == players
    assert setup.text(state) == text
    assert reader.read(text)[0] is setup  # made once


def test_reader_keeps_edition_and_variant_for_all_numbers_of_seats() -> None:
    reader = Reader("hunt", "three", "family")
    for players in reader.given.game.players:
        same = make_setup("hunt", "three", "family", players)
        setup, _ = reader.read(same.text(same.start()))
        assert (setup.edition, setup.variant, setup.players) == (same.edition, "family", players)


READINGS = {
    "more seats than said": (2, "4,4,4 - 0,0,0 - r ?", "position.count"),
    "fewer seats than said": (3, START, "position.count"),
    "more seats than there are": (None, "4,4,4,4,4 - 0,0,0,0,0 - r ?", "position.players"),
    "one seat": (None, "4 - 0 - r ?", "position.players"),
    "a blank line": (None, "", "position.fields"),
    "a blank line, seats known": (2, "", "position.fields"),
    "a space too many": (None, f"{START} ", "position.fields"),
    "two spaces": (None, START.replace(" - ", "  - ", 1), "position.fields"),
    "a tab": (None, START.replace(" ", "\t"), "position.fields"),
    "not canonical": (None, "4,3 05:b 0,0 - r ?", "position.canonical"),
    "far too long": (None, START + " " * LONGEST_TEXT, "position.long"),
}


@pytest.mark.parametrize(("players", "text", "code"), READINGS.values(), ids=READINGS.keys())
def test_reader_refuses(players: int | None, text: str, code: str) -> None:
    with pytest.raises(PositionError) as refusal:
        Reader("towers", players=players).read(text)
    assert refusal.value.code == code


def test_canonical_text_is_told() -> None:
    with pytest.raises(PositionError, match=r"which is “4,3 5:b 0,0 - r \?”"):
        towers().read("4,3 05:b 0,0 - r ?")


def test_edition_that_a_board_refuses_is_told_with_its_name() -> None:
    """`make_board` may refuse combinations of values."""

    def refuse(contents: object, players: int, variant: str) -> TowersBoard:
        raise Refused("mice", "edition.beyond", found=players, limit=3)

    given = towers()
    with pytest.raises(EditionError) as refusal:
        Setup(replace(given.game, make_board=refuse), given.edition, "standard", 4)
    assert str(refusal.value) == "classic: mice: 4 is beyond 3"
