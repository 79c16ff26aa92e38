"""Openings: any allowed seat can start, and nothing else changes."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.errors import RecordError, UsageError
from kasimir.core.record import from_json, to_json
from kasimir.core.setup import Setup, make_setup
from kasimir.core.verify import check_edition, verify
from tests.helpers import all_setups, all_starts, make_record, walk

GAMES = registry.names()
STARTS = [start for game in GAMES for start in all_starts(game)]


def first_to_play(setup: Setup, seats: tuple[str, ...], seed: int, first: str | None) -> str:
    """The first seat that chooses or rolls."""
    return next(seat for state, _ in walk(setup, seed, first=first) if (seat := setup.seat(state)) in seats)


@settings(max_examples=80)
@given(st.sampled_from(STARTS), st.integers(0, 1 << 20))
def test_whoever_starts_plays_first_and_every_position_can_be_read(start: tuple[Setup, str], seed: int) -> None:
    setup, first = start
    assert first_to_play(setup, setup.starters, seed, first) == first
    for state, _ in walk(setup, seed, longest=40, first=first):
        assert setup.text(setup.read(setup.text(state))) == setup.text(state)


@pytest.mark.parametrize("game", GAMES)
def test_all_sides_together_are_the_seats(game: str) -> None:
    for setup in all_setups(game):
        sides = setup.game.opening.sides(setup.players)
        assert sorted(seat for side in sides for seat in side) == list(range(setup.players))
        assert set(setup.starters) <= set(setup.seats)
        assert setup.game.opening.edition(setup.variant, setup.players) in setup.game.editions()


@pytest.mark.parametrize("game", GAMES)
def test_first_seat_that_may_starts_unless_another_is_named(game: str) -> None:
    for setup in all_setups(game):
        if setup.starters:
            assert setup.start() == setup.start(setup.starters[0])
        for seat in {*setup.seats, "", "?"} - set(setup.starters):
            with pytest.raises(UsageError) as refusal:
                setup.start(seat)
            assert refusal.value.code == ("usage.starter" if setup.starters else "usage.starter-fixed")


# Records


@settings(max_examples=60)
@given(st.sampled_from(STARTS), st.integers(0, 1 << 20))
def test_record_tells_who_starts_and_verifies(start: tuple[Setup, str], seed: int) -> None:
    setup, first = start
    record = make_record(setup, seed, longest=30, starter=first)
    again = from_json(to_json(record), "record")
    assert (to_json(again), verify(again)) == (to_json(record), [])
    assert first_to_play(setup, setup.starters, seed, again.starter) == first
    assert [sitter.name for sitter in again.sitters] == [f"Player {n + 1}" for n in range(setup.players)]


def test_record_without_a_starter_begins_with_the_first_seat() -> None:
    setup = make_setup("towers", players=3)
    text = to_json(make_record(setup, 1, 6))
    assert "starter" not in text
    assert setup.seat(from_json(text, "record").begin().state) == "r"


@pytest.mark.parametrize(("game", "starter"), [("kitchen", "c"), ("discs", "m"), ("discs", "c"), ("towers", "g")])
def test_record_with_a_starter_that_cannot_be_is_refused(game: str, starter: str) -> None:
    record = make_record(make_setup(game), 1, 6)
    record.starter = starter
    with pytest.raises(RecordError) as refusal:
        from_json(to_json(record), "record")
    assert refusal.value.code == "record.value"


def test_way_to_start_must_be_one_of_the_game() -> None:
    for game, is_known in (("towers", True), ("race", False)):
        record = make_record(make_setup(game), 1, 6)
        record.first = "cheese"
        if is_known:
            assert from_json(to_json(record), "record").first == "cheese"
            continue
        with pytest.raises(RecordError, match="drawn, chosen, youngest"):
            from_json(to_json(record), "record")


# Options of editions


def all_options(game: str) -> list[tuple[str, dict[str, Any]]]:
    """Every value that can be chosen per table, with its edition."""
    found = registry.load(game)
    return [
        (edition, {key: value})
        for edition in found.editions()
        for key, values in found.opening.options(found.edition(edition).contents).items()
        for value in values
    ]


@pytest.mark.parametrize("game", GAMES)
def test_options_are_values_of_the_edition_that_a_record_carries(game: str) -> None:
    for edition, options in all_options(game):
        setup = make_setup(game, edition, options=options)
        usual = registry.load(game).edition(edition)
        assert setup.edition.values() == usual.values() | options
        assert (setup.edition.name == edition) is (setup.edition.values() == usual.values())
        again = from_json(to_json(make_record(setup, 1)), "record")
        assert again.setup.edition.values() == setup.edition.values()
        assert verify(again) + check_edition(again) == []


def test_cat_of_hunt_begins_on_any_ladder() -> None:
    assert [options["cat_start"] for _, options in all_options("hunt")] == [1, 4, 7, 1, 5, 9]


@pytest.mark.parametrize("options", [{"cat_start": 2}, {"cat_start": 99}, {"goal": 3}, {"nothing": 1}])
def test_other_options_are_refused(options: dict[str, int]) -> None:
    with pytest.raises(UsageError):
        make_setup("hunt", options=options)
