"""Very long matches of discs without a winner; all servers get the same ones."""

import random
from typing import Any, NamedTuple

from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from kasimir.games.discs.rules import PILE_BITS

SEED = 1984
TARGET_BITS = (1 << PILE_BITS) - 1


class Step(NamedTuple):
    """One move, in the notation of each server."""

    open: str
    """On an open table."""
    hidden: str
    """On a table with hidden discs."""
    origin: int
    target: int
    """The piles, for boardgame.io."""


def make_line(length: int, number: int = 0) -> list[Step]:
    """Random moves that do not end the match; different ones for each number."""
    rng = random.Random(SEED + number)
    while len(line := random_line(length, rng)) < length:
        pass  # reached a position where every move ends the match
    return line


def random_line(length: int, rng: random.Random) -> list[Step]:
    """Random moves, up to the given number or until only moves that end the match are left."""
    setup = make_setup("discs")
    match = Match(setup)
    line: list[Step] = []
    places: Any = setup.game.hidden(match.state, setup.board) if setup.game.hidden else None
    while len(line) < length:
        moves = places.moves(match.state, setup.board)
        for text in rng.sample(list(moves), len(moves)):
            move = moves[text]
            match.make(setup.game.notation.move_text(match.state, setup.board, move), setup.after(match.state, move))
            if not match.result:
                break
            match.forget()
        else:
            return line
        places.play(text)
        line.append(Step(match.events[-1], text, move >> PILE_BITS, move & TARGET_BITS))
    return line
