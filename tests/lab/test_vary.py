"""Variations of editions: parsing, errors, and valid results."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.errors import EditionError, KasimirError, UsageError
from kasimir.core.setup import make_setup
from kasimir.lab.vary import as_toml, base_of, make_point, parse_vary, points_of, resized

GAMES = registry.names()
TOWERS = base_of("towers", None, None, None)
KITCHEN = base_of("kitchen", None, None, None)

READ = {
    "mice=2..4": [2, 3, 4],
    "mice=2..6:2": [2, 4, 6],
    "mice=2,5": [2, 5],
    "die=[1,2]|[1,3]": [[1, 2], [1, 3]],
    "players=2..4": [2, 3, 4],
    "edition=classic": ["classic"],
    "traps=0..1": [[], [15]],
}


@pytest.mark.parametrize(("text", "options"), READ.items())
def test_what_is_varied(text: str, options: list[object]) -> None:
    assert list(parse_vary(TOWERS, text).options) == options


def test_words_and_truths_are_varied() -> None:
    race = base_of("race", None, None, None)
    varied = [parse_vary(race, text) for text in ("cats_for=next,leader", "lift_cats=true,false", "scent_wins=true")]
    assert [vary.options for vary in varied] == [("next", "leader"), (True, False), (True,)]
    points, _ = points_of(race, varied, None)
    assert len({point.setup.edition.digest() for point in points}) == 4
    for text in ("cats_for=all", "lift_cats=1", "lift_cats=0..1", "scent_wins=yes"):
        with pytest.raises(KasimirError):
            parse_vary(race, text)


REFUSED = {
    "cheese=1..2": "cheese=1..2: cannot be varied; .*traps.*players",
    "mice": "cannot be varied",
    "mice=4..2": "a range goes up",
    "mice=2..4:0": "a range goes up",
    "mice=x": "neither a range",
    "mice=2..9": "--vary mice: 7 is not a whole number from 1 to 6",
    "traps=30..50": "--vary traps",
    "spaces=4..9": "--vary spaces: 4 ",
}


@pytest.mark.parametrize(("text", "message"), REFUSED.items())
def test_what_cannot_be_varied_is_named(text: str, message: str) -> None:
    with pytest.raises(KasimirError, match=message):
        parse_vary(TOWERS, text)


def test_words_are_not_counted() -> None:
    with pytest.raises(UsageError, match="floor is a list of words"):
        parse_vary(KITCHEN, "floor=4..6")


@given(st.lists(st.integers(1, 60), min_size=1, unique=True).map(sorted), st.integers(0, 40))
def test_resized_list_is_spread_as_before(numbers: list[int], length: int) -> None:
    found = resized(numbers, length)
    assert len(found) == length
    assert found == sorted(found)
    assert set(found) <= set(range(numbers[0], numbers[-1] + 1))
    assert resized(numbers, len(numbers)) == numbers
    if length > 1:
        assert (found[0], found[-1]) == (numbers[0], numbers[-1])


def test_every_combination_is_there_once() -> None:
    varied = [parse_vary(TOWERS, text) for text in ("traps=4..6", "players=2,4")]
    points, refusals = points_of(TOWERS, varied, None)
    assert [point.label() for point in points] == [
        f"traps[{traps}] players={players}" for traps in (4, 5, 6) for players in (2, 4)
    ]
    assert [len(point.setup.edition.values()["traps"]) for point in points] == [4, 4, 5, 5, 6, 6]
    assert refusals == []


def test_combinations_that_do_not_hold_together_are_told() -> None:
    varied = [parse_vary(TOWERS, "spaces=26..30:2")]
    points, refusals = points_of(TOWERS, varied, None)
    assert [point.label() for point in points] == ["spaces=28", "spaces=30"]
    assert "spaces=26: traps" in str(refusals[0])
    with pytest.raises(EditionError):
        points_of(TOWERS, [parse_vary(TOWERS, "spaces=20..21")], None)


def test_too_many_combinations() -> None:
    with pytest.raises(UsageError, match="too many"):
        points_of(TOWERS, [parse_vary(TOWERS, text) for text in ("spaces=28..60", "mice=1..6", "clovers=0..12")], None)


def test_a_key_gives_way_as_little_as_it_must() -> None:
    with pytest.raises(EditionError):
        make_point(KITCHEN, {"cheeses": 8})
    point = make_point(KITCHEN, {"cheeses": 8}, "plates")
    assert dict(point.changes) == {"cheeses": 8, "plates": 11}
    with pytest.raises(UsageError, match="only a whole number"):
        make_point(KITCHEN, {"cheeses": 8}, "floor")


def test_an_edition_of_ours_can_be_read_again(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    for game in GAMES:
        values = make_setup(game).edition.values()
        file.write_text(as_toml(values), encoding="utf-8")
        assert tomllib.loads(file.read_text(encoding="utf-8")) == values
        assert make_setup(game, str(file)).edition.values() == values
