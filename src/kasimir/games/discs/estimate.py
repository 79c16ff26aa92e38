"""Estimated value of a position of discs: uncovered discs, discs that a lift would uncover, and discs in hand.

The constants were fitted to matches of players who follow this estimate, except for every fifth move.
"""

from kasimir.core.estimate import chance_of
from kasimir.core.rule import rule
from kasimir.games.discs.board import LOWEST, DiscsBoard, DiscsState

TURN = 0.17
"""The score for being the seat to play."""
UNCOVERED = 0.3
"""For each own uncovered disc; the other seat's count against it, here and below."""
OUT_OF_REACH = 0.21
"""For each of them on a full pile, where nobody can cover it."""
UNDER_ONE = 0.17
"""For each own disc directly below a top disc."""
IN_HAND = 0.14
"""For each disc in hand."""
WON = 4.0
"""For a win with this move."""


@rule
def estimate(s: DiscsState, b: DiscsBoard, values: list[float]) -> None:
    """Each seat's winning chance, by comparing both scores."""
    me, other = s.seat, 1 - s.seat
    score = WON if can_win(s, b, me) else TURN + score_of(s, b, me) - score_of(s, b, other)
    values[me] = chance_of(score)
    values[other] = 1.0 - values[me]


@rule
def score_of(s: DiscsState, b: DiscsBoard, seat: int) -> float:
    """The score of a seat's discs on the table and in hand."""
    score = UNCOVERED * s.uncovered[seat] + IN_HAND * s.hand[seat]
    for pile in range(2 * LOWEST, 2 * b.full):
        if pile >> 1 & 1 == seat:
            score += UNDER_ONE * s.piles[pile]
        if pile >= b.full and pile & 1 == seat:
            score += OUT_OF_REACH * s.piles[pile]
    return score


@rule
def can_win(s: DiscsState, b: DiscsBoard, seat: int) -> bool:
    """Whether the seat to play lacks one disc and can uncover it: from its hand, or by a lift."""
    if s.uncovered[seat] < b.goal - 1:
        return False
    return s.hand[seat] > 0 or can_uncover(s, b, seat)


@rule
def can_uncover(s: DiscsState, b: DiscsBoard, seat: int) -> bool:
    """Whether a disc of the seat is directly below one that may be lifted; the one played last may not be."""
    for pile in range(2 * LOWEST, 2 * b.full):
        if pile >> 1 & 1 == seat and s.piles[pile] > (1 if pile == s.last else 0):
            return True
    return False
