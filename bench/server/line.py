"""A very long match of discs that nobody wins: all tables of all servers play the very same moves."""

import random
from typing import Any, NamedTuple

from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from kasimir.games.discs.rules import PILE_BITS

SEED = 1984
TARGET_BITS = (1 << PILE_BITS) - 1


class Step(NamedTuple):
    """One move, in the words of each server."""

    open: str
    """On an open table."""
    hidden: str
    """On a table with hidden discs."""
    origin: int
    target: int
    """The piles, for boardgame.io."""


def make_line(length: int) -> list[Step]:
    """So many random moves, none of which ends the match."""
    setup, rng = make_setup("discs"), random.Random(SEED)
    match = Match(setup)
    line: list[Step] = []
    places: Any = setup.game.hidden(match.state, setup.board) if setup.game.hidden else None
    while len(line) < length:
        moves = places.moves(match.state, setup.board)
        text = rng.choice(list(moves))
        match.play(setup.game.notation.move_text(match.state, setup.board, moves[text]))
        if match.result:
            match.undo()
            continue
        places.play(text)
        line.append(Step(match.events[-1], text, moves[text] >> PILE_BITS, moves[text] & TARGET_BITS))
    return line
