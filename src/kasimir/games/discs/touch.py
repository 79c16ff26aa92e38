"""Why something cannot be touched now in discs, at open tables and at those with hidden discs.

These reasons name no pile: the player knows which one was touched, and the reasons reveal no covered disc.
"""

import re

from kasimir.core.game import Reason
from kasimir.games.discs.board import LOWEST, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.text import pile_number
from kasimir.games.discs.view import HANDS, TABLE
from kasimir.games.discs.why import count_piles, why_not_lift

PILE = re.compile(r"pile:([mc]+)(?:\.[1-9][0-9]*)?")
"""Touching a pile stands for any of its twins."""


def why_touch(s: DiscsState, b: DiscsBoard, touches: tuple[str, ...]) -> Reason | None:
    """The reason, for touches that do not begin a legal move; None if they stand for twins that do."""
    first, *rest = touches
    origin = letters_of(first)
    if not origin:
        reason = why_not_hand(s, first)
    else:
        reason = why_not_taken(why_not_lift(s, b, origin)) or why_nowhere(s, b, origin)
    return reason or (why_not_onto(s, b, origin, rest[0]) if rest else None)


def letters_of(touched: str) -> str:
    """The discs of a touched pile; empty if it is not a pile."""
    form = PILE.fullmatch(touched)
    return form[1] if form else ""


def why_not_hand(s: DiscsState, touched: str) -> Reason | None:
    """Why no disc can be taken from there, which is not a pile."""
    if touched not in HANDS:
        return Reason("discs.touch-table" if touched == TABLE else "discs.touch-missing", {})
    if HANDS.index(touched) != s.seat:
        return Reason("discs.touch-other", {"other": SEATS[HANDS.index(touched)]})
    return None if s.hand[s.seat] else Reason("discs.touch-empty", {})


def why_not_taken(reason: Reason | None) -> Reason | None:
    """Why a disc may not be lifted, without the name of its pile."""
    if not reason:
        return None
    if reason.code == "discs.missing":
        return Reason("discs.touch-missing", {})
    return Reason("discs.touch-barred", {"cover": reason.args["cover"]})


def why_nowhere(s: DiscsState, b: DiscsBoard, letters: str) -> Reason | None:
    """Why a lone disc cannot be lifted: all other piles are full."""
    own = pile_number(letters)
    others = any(s.piles[pile] > (pile == own) for pile in range(LOWEST, b.full))
    return None if others or len(letters) > 1 else Reason("discs.touch-nowhere", {})


def why_not_onto(s: DiscsState, b: DiscsBoard, origin: str, touched: str) -> Reason | None:
    """Why a disc from there may not be laid on this."""
    if touched == TABLE:
        return Reason("discs.touch-lone", {}) if len(origin) == 1 else None
    target = letters_of(touched)
    if not target or not count_piles(s, target):
        return Reason("discs.touch-onto", {})
    if target == origin and count_piles(s, target) == 1:
        return Reason("discs.touch-same", {})
    return Reason("discs.touch-full", {"height": b.height}) if len(target) >= b.height else None
