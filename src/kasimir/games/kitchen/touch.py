"""Why something cannot be touched now in kitchen."""

from kasimir.core.game import Reason
from kasimir.games.kitchen.board import (
    CAT,
    CAT_SEAT,
    FLIP,
    FORK,
    NOWHERE,
    PLACE,
    ROLL,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import mouse_on
from kasimir.games.kitchen.text import find_space, space_text
from kasimir.games.kitchen.view import PIECE_IDS
from kasimir.games.kitchen.why import why, why_not_from


def why_touch(s: KitchenState, b: KitchenBoard, touches: tuple[str, ...]) -> Reason:
    """The reason, for touches that do not begin a legal move."""
    if s.step == ROLL:
        return Reason("kitchen.touch-roll", {})
    if s.step == FLIP:
        return Reason("kitchen.touch-flip", {})
    if s.step in (PLACE, FORK):
        return why_not_square(s, b, touches[-1])
    first, *rest = touches
    origin = space_of(s, b, first)
    if origin == NOWHERE:
        return Reason("kitchen.touch-caught" if first in PIECE_IDS[CAT + 1 :] else "kitchen.touch-walk", {})
    reason = why_not_from(s, b, piece_on(s, origin), origin)
    if reason or first not in PIECE_IDS:
        return reason or Reason("kitchen.touch-walk", {})
    return why_not_end(s, b, origin, rest[0]) if rest else Reason("kitchen.touch-stuck", {})


def why_not_square(s: KitchenState, b: KitchenBoard, touched: str) -> Reason:
    """Why the cat cannot begin there, or why the fork cannot take anything from there."""
    space = space_of(s, b, touched)
    if space == NOWHERE or touched in PIECE_IDS:
        return Reason("kitchen.touch-place" if s.step == PLACE else "kitchen.touch-fork", {})
    return why(s, b, space_text(b, space))


def why_not_end(s: KitchenState, b: KitchenBoard, origin: int, touched: str) -> Reason:
    """Why a piece that may walk cannot get there."""
    end = space_of(s, b, touched)
    if end == NOWHERE:
        return Reason("kitchen.touch-walk", {})
    return why(s, b, f"{space_text(b, origin)}>{space_text(b, end)}")


def space_of(s: KitchenState, b: KitchenBoard, touched: str) -> int:
    """The touched space, directly or by the piece on it."""
    if touched in PIECE_IDS:
        return s.space[PIECE_IDS.index(touched)]
    return find_space(b, touched.removeprefix("hole:"))


def piece_on(s: KitchenState, space: int) -> int:
    """The piece that the seat would move from a space."""
    return CAT if s.seat == CAT_SEAT else mouse_on(s, space)
