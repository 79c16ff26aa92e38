"""Kitchen: which turns to miss, mice that must walk and mouse seats go together, by playing all turns there can be."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from kasimir.core.errors import PositionError
from kasimir.core.setup import Setup, make_setup
from kasimir.games.kitchen.board import CAT_SEAT, CAT_SIDE, MICE_SIDE, NO_MOUSE
from kasimir.games.kitchen.rules import end_turn
from tests.games.kitchen.positions import at

MICE = range(1, 5)


def turns(setup: Setup) -> set[str]:
    """`SKIP FORCED NEXT SEAT` of every turn that can follow from the first ones, whichever mouse seat begins."""
    found: dict[str, Any] = {}
    waiting = [turn_after(setup, first_state(setup, seat), NO_MOUSE) for seat in range(1, setup.players)]
    while waiting:
        state = waiting.pop()
        text = " ".join(setup.text(state).split(" ")[6:10])
        if text not in found:
            found[text] = state
            waiting += all_turns_after(setup, state)
    return set(found)


def first_state(setup: Setup, first: int) -> Any:
    state: Any = setup.start()
    state.next_seat = first
    return state


def all_turns_after(setup: Setup, state: Any) -> Iterator[Any]:
    """A turn ends without a walk, or after one, with a knife or without."""
    yield turn_after(setup, state, NO_MOUSE)
    for walked in [NO_MOUSE] if state.seat == CAT_SEAT else MICE:
        yield turn_after(setup, state, walked)
        knife = state.copy()
        knife.skip[CAT_SIDE if state.seat == CAT_SEAT else MICE_SIDE] += 1
        yield turn_after(setup, knife, walked)


def turn_after(setup: Setup, state: Any, walked: int) -> Any:
    board: Any = setup.board
    following = state.copy()
    end_turn(following, board, walked)
    return following


def is_read(setup: Setup, turn: str) -> bool:
    try:
        setup.read(at("a1,b1,c1,d1", "g6", f"{turn} roll"))
    except PositionError:
        return False
    return True


@pytest.mark.parametrize("players", range(2, 6))
def test_turns_are_read_just_if_play_can_reach_them(players: int) -> None:
    setup = make_setup("kitchen", players=players)
    skips = [f"{mice},{cat}" for mice, cat in product(range(4), repeat=2)]
    all_turns = product(skips, ["-", *map(str, MICE)], setup.seats[1:], setup.seats)
    assert {turn for turn in map(" ".join, all_turns) if is_read(setup, turn)} == turns(setup)
