"""What each reason of hunt claims, by its page."""

import re

from kasimir.core.setup import Setup, make_setup
from tests.games.illegal_moves import Asked, Claim

MICE = ("r", "b", "g", "y")
FIRST = ("cat", "mouse")


def is_grab(asked: Asked) -> bool:
    """Whether it is to be said which mouse the cat holds, and that can be said."""
    return asked.fields[-1].startswith("grab.") and bool(asked.legal) and asked.legal <= set(asked.setup.seats)


def unreadable(asked: Asked, move: str) -> bool:
    """No choice of this game is ever called so."""
    return move == asked.move not in (*MICE, *FIRST)


def chance(asked: Asked, move: str) -> bool:
    """It is a number, as dice and slides give it."""
    return move == asked.move and re.fullmatch(r"\d+(\.\d+)?", move, re.ASCII) is not None


def absent(asked: Asked, mouse: str, mice: str) -> bool:
    return mouse == asked.move in MICE and mice.split(", ") == list(asked.setup.seats) and mouse not in mice


def early(asked: Asked, mouse: str, steps: int, paws: int) -> bool:
    """Both dice lie there, and mouse and cat may each move first."""
    is_order = asked.fields[-1] == f"order.{steps}.{paws}" and asked.legal == set(FIRST)
    return is_order and mouse == asked.move in asked.setup.seats


def elsewhere(asked: Asked, mouse: str, space: int, cat: int) -> bool:
    mice = dict(zip(asked.setup.seats, asked.fields[0].split(","), strict=True))
    return mouse == asked.move and mice[mouse] == str(space) and asked.fields[1] == str(cat) != str(space)


def fixed(asked: Asked) -> bool:
    return asked.move in FIRST and asked.setup.variant != "older" and is_grab(asked)


def late(asked: Asked, cat: int) -> bool:
    return asked.move in FIRST and asked.setup.variant == "older" and is_grab(asked) and asked.fields[1] == str(cat)


CLAIMS: dict[str, Claim] = {
    "hunt.unreadable": unreadable,
    "hunt.chance": chance,
    "hunt.absent": absent,
    "hunt.early": early,
    "hunt.elsewhere": elsewhere,
    "hunt.fixed": fixed,
    "hunt.late": late,
}
POSITIONS = [
    (make_setup("hunt", variant=variant, players=3), f"3,3,5 3 0,0,0 17 - r {step}")
    for variant, step in (("family", "grab.0"), ("older", "grab.0"), ("older", "grab.4"), ("older", "order.4.2"))
]


def tries(setup: Setup, position: str) -> list[str]:
    """Everything that may be said at another step, and what only chance says."""
    return [*MICE, *FIRST, "r.1", "Cat", "x", "1", "3", "12", "3.1", "1.0", "rb"]
