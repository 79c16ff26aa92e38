"""Why something cannot be touched now in hunt."""

from kasimir.core.game import Reason
from kasimir.games.hunt.board import GRAB, ORDER, ROLL, SEATS, HuntBoard, HuntState
from kasimir.games.hunt.view import MICE


def why_touch(s: HuntState, b: HuntBoard, touches: tuple[str, ...]) -> Reason:
    """The reason, for touches that do not begin a legal move."""
    if s.step == ROLL:
        return Reason("hunt.touch-roll", {})
    if s.step == ORDER:
        return Reason("hunt.touch-order", {"steps": s.steps, "paws": s.paws})
    if s.step != GRAB:
        return Reason("hunt.touch-slide", {})
    if touches[0] in MICE[: b.players]:
        mouse = MICE.index(touches[0])
        if s.mice[mouse] != s.cat:
            return Reason("hunt.touch-elsewhere", {"other": SEATS[mouse], "cat": s.cat})
    return Reason("hunt.touch-grab", {"cat": s.cat})
