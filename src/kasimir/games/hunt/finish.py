"""What is said when a match of hunt has been won."""

from kasimir.core.view import Finish, Sentence
from kasimir.games.hunt.board import SEATS, YOUNGER, HuntBoard, HuntState


def tell_finish(s: HuntState, b: HuntBoard) -> Finish:
    """The goal is reached, or in `younger` the cheese is gone; who lost hears how many pieces were missing."""
    eaten = s.cheese[: b.players]
    most = max(eaten)
    sharing = sum(count == most for count in eaten)
    if b.variant == YOUNGER:
        why = Sentence("hunt.finish-most", {"count": most, "sharing": sharing})
    else:
        why = Sentence("hunt.finish-goal", {"count": most})
    lines = [line(count, most) for count in eaten]
    return Finish(why, dict(zip(SEATS, lines, strict=False)))


def line(count: int, most: int) -> Sentence:
    """The line of a seat with so many pieces."""
    if count == most:
        return Sentence("hunt.finish-won", {"count": count})
    return Sentence("hunt.finish-lost", {"count": count, "missing": most - count})
