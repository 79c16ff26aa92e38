"""What is said when a match of discs has been won."""

from kasimir.core.view import Finish, Sentence
from kasimir.games.discs.board import SEATS, DiscsBoard, DiscsState


def tell_finish(s: DiscsState, b: DiscsBoard) -> Finish:
    """The winner has enough discs uncovered; the other side hears how many were missing."""
    lines = [line(count, b.goal) for count in s.uncovered]
    return Finish(Sentence("discs.finish-goal", {"count": b.goal}), dict(zip(SEATS, lines, strict=True)))


def line(count: int, goal: int) -> Sentence:
    """The line of a seat with so many discs uncovered."""
    if count >= goal:
        return Sentence("discs.finish-won", {"count": count})
    return Sentence("discs.finish-lost", {"count": count, "missing": goal - count})
