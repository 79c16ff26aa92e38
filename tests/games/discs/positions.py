"""Set-ups of discs for tests, random matches, and what a drawing says."""

import random
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from kasimir.core.setup import Setup, make_setup
from kasimir.games.discs.places import Places
from tests.helpers import own_setup

CLASSIC = make_setup("discs")
BOARD: Any = CLASSIC.board


def discs_setup(discs: int, height: int, goal: int) -> Setup:
    return own_setup("discs", 2, discs=discs, height=height, goal=goal)


SETUPS = [
    CLASSIC,
    discs_setup(4, 2, 3),
    discs_setup(4, 3, 4),
    discs_setup(6, 3, 3),
    discs_setup(12, 3, 9),
    discs_setup(12, 2, 8),
]


def random_match(setup: Setup, seed: int) -> Iterator[tuple[Any, Places]]:
    """The positions of a match played at random, each with the places of its piles; long ones are cut off."""
    rng = random.Random(seed)
    board: Any = setup.board
    state: Any = setup.start()
    places = Places(state, board)
    for _ in range(60):
        yield state, places
        moves = places.moves(state, board)
        if not moves:
            return
        text = rng.choice(list(moves))
        setup.game.rules.play(state, board, moves[text])
        places.play(text)


def widest_line(markup: str) -> int:
    return max(len(line) for line in plain(markup).split("\n"))


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain
