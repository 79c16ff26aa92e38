"""Why a move of hunt is illegal."""

import re

from kasimir.core.game import Reason
from kasimir.games.hunt.board import OLDER, ORDER, SEATS, HuntBoard, HuntState

SOMETHING_OF_CHANCE = re.compile(r"[0-9]{1,2}(\.[0-9]{1,2})?")
"""A space where a slide ends, or what two dice show."""


def why(s: HuntState, b: HuntBoard, text: str) -> Reason:
    """The reason, for a text that is not among the legal moves of this choice."""
    if SOMETHING_OF_CHANCE.fullmatch(text):
        return Reason("hunt.chance", {"move": text})
    if text in tuple(SEATS):
        return why_not_held(s, b, text)
    if text in ("cat", "mouse"):
        return why_not_first(s, b)
    return Reason("hunt.unreadable", {"move": text})


def why_not_held(s: HuntState, b: HuntBoard, mouse: str) -> Reason:
    """Why the cat cannot hold this mouse."""
    seat = SEATS.index(mouse)
    if seat >= b.players:
        return Reason("hunt.absent", {"mouse": mouse, "mice": ", ".join(SEATS[: b.players])})
    if s.step == ORDER:
        return Reason("hunt.early", {"mouse": mouse, "steps": s.steps, "paws": s.paws})
    return Reason("hunt.elsewhere", {"mouse": mouse, "space": s.mice[seat], "cat": s.cat})


def why_not_first(s: HuntState, b: HuntBoard) -> Reason:
    """Why there is no choice now of who moves first."""
    if b.variant != OLDER:
        return Reason("hunt.fixed", {})
    return Reason("hunt.late", {"cat": s.cat})
