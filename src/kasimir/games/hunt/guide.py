"""What to do now in hunt, and what is best, in a sentence."""

from collections.abc import Sequence

from kasimir.core.game import NOBODY
from kasimir.core.view import Missed, Sentence
from kasimir.games.hunt.board import FINISHED, GRAB, ORDER, ROLL, SEATS, HuntBoard, HuntState
from kasimir.games.hunt.rules import MOUSE_FIRST
from kasimir.games.hunt.story import happenings, tell_mouse
from kasimir.games.hunt.view import MICE


def prompts(s: HuntState, b: HuntBoard, moves: Sequence[int]) -> list[Sentence]:
    """Roll, slide, say who runs first, or which mouse the cat holds: always one touch."""
    codes = {ROLL: "hunt.prompt-roll", ORDER: "hunt.prompt-order", GRAB: "hunt.prompt-grab"}
    return [Sentence(codes.get(s.step, "hunt.prompt-slide"), {"seat": SEATS[s.seat]})]


def advise(before: HuntState, b: HuntBoard, move: int, after: HuntState) -> Sentence:
    """Who should run first, or which mouse the cat should hold, and what happens then."""
    if before.step == GRAB:
        missed = any(isinstance(part, Missed) for part in happenings(before, b, move, after))
        own = "yes" if move == before.seat else "no"
        return Sentence("hunt.advice-grab", {"other": SEATS[move], "own": own, "why": "misses" if missed else "none"})
    why, count, other = order_reason(before, b, move, after)
    first = "mouse" if move == MOUSE_FIRST else "cat"
    return Sentence("hunt.advice-order", {"first": first, "why": why, "count": count, "other": other})


def order_reason(before: HuntState, b: HuntBoard, move: int, after: HuntState) -> tuple[str, int, str]:
    """A keyword for what comes of an order, with the pieces that are eaten, and the seat whose mouse is held."""
    if after.step == FINISHED:
        return "wins", 0, ""
    if after.held not in (NOBODY, before.seat, before.held):
        return "holds", 0, SEATS[after.held]
    mouse, count = tell_mouse(happenings(before, b, move, after), MICE[before.seat])
    if mouse in ("eats", "climbs"):
        return mouse, count, ""
    has_run = after.steps == 0 and after.held != before.seat
    return ("hole" if has_run and b.is_hole[after.mice[before.seat]] else "none"), 0, ""
