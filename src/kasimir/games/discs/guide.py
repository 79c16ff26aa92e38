"""What to do now in discs, and what is best, in a sentence.

What to do depends on nothing covered, so hidden tables have the same sentences; they have no hints.
"""

from collections.abc import Sequence

from kasimir.core.game import NOBODY
from kasimir.core.view import NEXT_TOUCH, Sentence
from kasimir.games.discs.board import EMPTY, PILES, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.rules import HAND, PILE_BITS
from kasimir.games.discs.story import NONE


def prompts(s: DiscsState, b: DiscsBoard, moves: Sequence[int]) -> list[Sentence]:
    """Take a disc, then touch where it goes; the hand need not be touched if nothing can be lifted."""
    origins = {"hand" if move >> PILE_BITS == HAND else "pile" for move in moves}
    origin = origins.pop() if len(origins) == 1 else "both"
    first = Sentence("discs.prompt-play", {"seat": SEATS[s.seat], "origin": origin})
    return [first] if origin == "hand" else [first, NEXT_TOUCH]


def advise(before: DiscsState, b: DiscsBoard, move: int, after: DiscsState) -> Sentence:
    """Which disc to play on what, and how many lie uncovered then."""
    origin, target = move >> PILE_BITS, move & (PILES - 1)
    disc = "hand" if origin == HAND else SEATS[origin & 1]
    onto = NONE if target == EMPTY else SEATS[target & 1]
    count = after.uncovered[before.seat]
    wins = "yes" if after.seat == NOBODY and count >= b.goal else "no"
    return Sentence("discs.advice", {"disc": disc, "onto": onto, "count": count, "wins": wins})
