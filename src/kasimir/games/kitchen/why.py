"""Why a move in kitchen is illegal."""

import re

from kasimir.core.game import Reason
from kasimir.games.kitchen.board import (
    ARROW,
    CAT,
    CAT_SEAT,
    FIRST_HOLE,
    FORK,
    GO,
    NO_MOUSE,
    NOWHERE,
    PLACE,
    SPACES,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import mouse_on
from kasimir.games.kitchen.text import find_space, is_in, space_text
from kasimir.games.kitchen.walks import front_of_last_mouse, spread

SPACE = "[a-z][1-9]|[nesw]"
MOVE = re.compile(f"({SPACE})(?:>({SPACE}))?")


def why(s: KitchenState, b: KitchenBoard, text: str) -> Reason:
    """The reason, for a text that is not among the legal moves of this choice."""
    form = MOVE.fullmatch(text)
    if not form:
        return Reason("kitchen.unreadable", {"move": text})
    names = [name for name in form.groups() if name]
    spaces = [find_space(b, name) for name in names]
    if NOWHERE in spaces:
        return Reason("kitchen.nowhere", {"space": names[spaces.index(NOWHERE)]})
    if s.step == PLACE:
        return Reason("kitchen.place" if len(names) == 1 else "kitchen.place-first", {"space": names[0]})
    if s.step == FORK:
        return why_not_fork(s, names, spaces)
    if len(names) == 1:
        return Reason("kitchen.one-space", {"space": names[0]})
    return why_not_walk(s, b, *spaces)


def why_not_fork(s: KitchenState, names: list[str], spaces: list[int]) -> Reason:
    """Why the fork may not take the cheese of that square."""
    if len(names) > 1:
        return Reason("kitchen.fork-first", {"mouse": s.piece})
    if is_in(spaces[0], s.cheeses):
        return Reason("kitchen.fork-cat", {"space": names[0]})
    return Reason("kitchen.fork-none", {"space": names[0]})


def why_not_walk(s: KitchenState, b: KitchenBoard, origin: int, end: int) -> Reason:
    """Why no piece may go from origin to target, by a walk or an arrow."""
    piece = CAT if s.seat == CAT_SEAT else mouse_on(s, origin)
    reason = why_not_from(s, b, piece, origin)
    if reason is None and s.step == ARROW:
        reason = why_not_by_arrow(s, b, piece, end)
    if reason is None:
        reason = why_not_onto(s, b, piece, end)
    return reason or why_no_way(s, b, piece, end)


def why_not_from(s: KitchenState, b: KitchenBoard, piece: int, origin: int) -> Reason | None:
    """Why this side may not move a piece from here, if it may not."""
    space: dict[str, str | int] = {"space": space_text(b, origin)}
    if s.seat == CAT_SEAT:
        if origin == s.space[CAT]:
            return None
        return Reason("kitchen.empty" if mouse_on(s, origin) == NO_MOUSE else "kitchen.not-your-mouse", space)
    if piece == NO_MOUSE:
        return Reason("kitchen.not-your-cat" if origin == s.space[CAT] else "kitchen.empty", space)
    if s.step == GO:
        if s.forced not in (NO_MOUSE, piece):
            return Reason("kitchen.forced", {"mouse": s.forced, "space": space_text(b, s.space[s.forced])})
    elif piece != s.piece:
        return Reason("kitchen.same-mouse", {"mouse": s.piece, "space": space_text(b, s.space[s.piece])})
    return None


def why_not_by_arrow(s: KitchenState, b: KitchenBoard, piece: int, end: int) -> Reason | None:
    """Why an arrow does not lead there, though a walk might."""
    space: dict[str, str | int] = {"space": space_text(b, end)}
    if end >= FIRST_HOLE:
        return Reason("kitchen.arrow-hole", space)
    if end == s.space[piece]:
        return Reason("kitchen.arrow-stay", space)
    if piece != CAT and is_in(end, s.cheeses) and end != s.space[CAT]:
        return Reason("kitchen.arrow-cheese", space)
    return None


def why_not_onto(s: KitchenState, b: KitchenBoard, piece: int, end: int) -> Reason | None:
    """Why the piece may not be there, however it arrives."""
    space: dict[str, str | int] = {"space": space_text(b, end)}
    if piece == CAT:
        if end >= FIRST_HOLE:
            return Reason("kitchen.cat-hole", space)
        if is_in(end, s.cheeses):
            return Reason("kitchen.cheese", space)
        return Reason("kitchen.last-mouse", space) if is_in(end, front_of_last_mouse(s, b)) else None
    if not is_in(end, b.floor | b.holes):
        return Reason("kitchen.leg", space)
    if end == s.space[CAT] and not is_in(end, b.table):
        return Reason("kitchen.cat-there", space)
    other = mouse_on(s, end)
    return Reason("kitchen.mouse-there", space | {"mouse": other}) if other not in (NO_MOUSE, piece) else None


def why_no_way(s: KitchenState, b: KitchenBoard, piece: int, end: int) -> Reason:
    """Why no walk leads there: a piece blocks it, it needs a step straight back, or there is none at all."""
    origin, squares = s.space[piece], b.squares if piece == CAT else b.floor
    ends = squares if piece == CAT else squares | b.holes
    args: dict[str, str | int] = {"steps": s.walk, "origin": space_text(b, origin), "space": space_text(b, end)}
    if is_in(end, spread(b, origin, s.walk, squares, ends)):
        return Reason("kitchen.blocked-cat" if piece == CAT else "kitchen.blocked", args)
    reached = {origin}
    for _ in range(s.walk):
        reached = {
            space for space in range(SPACES) if any(is_in(space, spread(b, near, 1, squares, ends)) for near in reached)
        }
    return Reason("kitchen.back" if end in reached else "kitchen.exact", args)
