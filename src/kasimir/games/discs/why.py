"""Why a move of discs is illegal."""

import re

from kasimir.core.game import Reason
from kasimir.games.discs.board import PILES, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.text import pile_number

MOVE = re.compile(r"\+(?P<onto>[mc]*)|(?P<origin>[mc]+)>(?P<target>[mc]*)")


def why(s: DiscsState, b: DiscsBoard, text: str) -> Reason:
    """The reason, for a text that is not among the legal moves of this choice."""
    form = MOVE.fullmatch(text)
    if not form:
        return Reason("discs.unreadable", {"move": text})
    if form["origin"] is None:
        return why_not_bring(s) or why_not_onto(s, b, form["onto"])
    return why_not_lift(s, b, form["origin"]) or why_not_shift(s, b, form["origin"], form["target"])


def why_not_bring(s: DiscsState) -> Reason | None:
    """Why the seat may not bring a disc, if it may not."""
    return None if s.hand[s.seat] else Reason("discs.hand", {"seat": SEATS[s.seat]})


def why_not_lift(s: DiscsState, b: DiscsBoard, letters: str) -> Reason | None:
    """Why nobody may lift the top disc of such a pile, if nobody may."""
    piles = count_piles(s, letters)
    if piles == 0:
        return Reason("discs.missing", {"pile": letters})
    if piles == 1 and s.last == pile_number(letters):
        return Reason("discs.barred", {"pile": letters, "cover": cover_word(b, s.last)})
    return None


def why_not_shift(s: DiscsState, b: DiscsBoard, origin: str, target: str) -> Reason:
    """Why a disc that may be lifted may not go there."""
    if target == "":
        return Reason("discs.lone", {"pile": origin})
    goes_back = target == origin and count_piles(s, origin) == 1
    if goes_back or (target == origin[:-1] and count_piles(s, target) == 0):
        return Reason("discs.same", {"pile": origin})
    return why_not_onto(s, b, target)


def why_not_onto(s: DiscsState, b: DiscsBoard, letters: str) -> Reason:
    """Why no disc may be laid on such a pile."""
    if count_piles(s, letters) == 0:
        return Reason("discs.missing", {"pile": letters})
    return Reason("discs.full", {"pile": letters, "height": b.height})


def cover_word(b: DiscsBoard, pile: int) -> str:
    """The catalogue's word for whether a disc may be laid on this pile."""
    return "yes" if pile < b.full else "no"


def count_piles(s: DiscsState, letters: str) -> int:
    """The number of such piles."""
    pile = pile_number(letters)
    return s.piles[pile] if pile < PILES else 0
