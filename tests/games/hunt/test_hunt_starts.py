"""Whoever starts: a match that another seat starts is the same match with the seats moved on."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kasimir.core.errors import PositionError
from kasimir.core.setup import Setup, make_setup
from tests.helpers import all_setups, walk

SEATS = "rbgy"


def moved_on(text: str, by: int, players: int) -> str:
    """The same position, with everything that belongs to a seat moved on by so many seats."""
    mice, cat, cheese, store, held, seat, step = text.split(" ")
    each = [joined.split(",") for joined in (mice, cheese)]
    mice, cheese = (",".join(items[-by:] + items[:-by]) for items in each)
    return f"{mice} {cat} {cheese} {store} {letter(held, by, players)} {letter(seat, by, players)} {step}"


def letter(seat: str, by: int, players: int) -> str:
    """The seat so many seats further on."""
    return SEATS[(SEATS.index(seat) + by) % players] if seat in SEATS else seat


@settings(max_examples=60)
@given(st.sampled_from(list(all_setups("hunt"))), st.integers(1, 3), st.integers(0, 1 << 20))
def test_match_is_the_same_with_the_seats_moved_on(setup: Setup, by: int, seed: int) -> None:
    by %= setup.players
    for state, _ in walk(setup, seed, longest=60):
        text = setup.text(state)
        other = setup.read(moved_on(text, by, setup.players))
        options = {letter(option.text, by, setup.players): option for option in setup.options(state)}
        others = {option.text: option for option in setup.options(other)}
        assert {text: option.weight for text, option in options.items()} == {
            text: option.weight for text, option in others.items()
        }
        for name, option in options.items():
            after = setup.text(setup.after(state, option.move))
            assert setup.text(setup.after(other, others[name].move)) == moved_on(after, by, setup.players)


@pytest.mark.parametrize(
    ("variant", "position"),
    [
        ("family", "2,-,5 1 0,0,0 17 - b setup"),
        ("family", "-,2,- 1 0,0,0 17 - g setup"),
        ("family", "-,2,3 1 0,0,0 17 - r setup"),
        ("older", "3,-,- 1 0,0,0 17 - b setup"),
        ("younger", "-,2,- 2 0,1,0 16 - g toss"),
        ("younger", "-,2,3 3 0,1,2 14 - r toss"),
    ],
)
def test_mice_that_have_slid_end_just_before_the_seat_to_play(variant: str, position: str) -> None:
    setup = make_setup("hunt", variant=variant, players=3)
    assert setup.text(setup.read(position)) == position


@pytest.mark.parametrize(
    ("variant", "position"),
    [
        ("family", "2,-,- 1 0,0,0 17 - g setup"),
        ("family", "2,3,5 1 0,0,0 17 - r setup"),
        ("family", "-,2,- 1 0,0,0 17 - r setup"),
        ("younger", "-,2,- 2 0,1,0 16 - r toss"),
        ("younger", "3,-,- 2 1,0,0 16 - g toss"),
    ],
)
def test_other_mice_cannot_be_on_top(variant: str, position: str) -> None:
    with pytest.raises(PositionError) as refusal:
        make_setup("hunt", variant=variant, players=3).read(position)
    assert refusal.value.code == "hunt.position-top"
