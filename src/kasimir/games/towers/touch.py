"""Why something cannot be touched now in towers."""

from kasimir.core.game import Reason
from kasimir.games.towers.board import CLOVER, PANTRY, SEATS, TO_ROLL, TowersBoard, TowersState
from kasimir.games.towers.view import DIE, HOLE, PANTRIES, SPACES, mouse_ids, piece_places
from kasimir.games.towers.why import why, why_not_from


def why_touch(s: TowersState, b: TowersBoard, touches: tuple[str, ...]) -> Reason:
    """The reason, for touches that do not begin a legal move."""
    if s.die == TO_ROLL:
        return Reason("towers.touch-roll", {})
    places = piece_places(s, b, mouse_ids(b.players, b.mice))
    first, *rest = (places.get(touched, touched) for touched in touches)
    reason = why_not_first(s, b, first)
    if reason or not rest:
        return reason or Reason("towers.touch-mouse", {})
    return why_not_to(s, b, first, rest[0]) or Reason("towers.touch-clover", {"most": b.clover_reach})


def why_not_first(s: TowersState, b: TowersBoard, touched: str) -> Reason | None:
    """Why no mouse of the seat can leave this place, if none can."""
    if touched == HOLE:
        return Reason("towers.touch-home", {})
    if touched in PANTRIES:
        owner = PANTRIES.index(touched)
        if owner != s.seat:
            return Reason("towers.touch-other", {"other": SEATS[owner]})
        return None if s.pantry[owner] else Reason("towers.pantry", {})
    if touched not in SPACES[1:]:
        return Reason("towers.touch-die" if touched == DIE else "towers.touch-mouse", {})
    space = SPACES.index(touched)
    reason = why_not_from(s, b, space)
    if not reason or "top" not in reason.args:
        return reason
    is_blocked = reason.code == "towers.blocked"
    return Reason("towers.touch-blocked" if is_blocked else "towers.touch-other", {"other": reason.args["top"]})


def why_not_to(s: TowersState, b: TowersBoard, first: str, touched: str) -> Reason | None:
    """Why a mouse from there cannot go to this place, if it cannot."""
    origin = PANTRY if first in PANTRIES else SPACES.index(first)
    if touched in PANTRIES:
        return Reason("towers.touch-back", {})
    if touched != HOLE and touched not in SPACES[1 : b.spaces + 1]:
        return Reason("towers.touch-where", {})
    steps = (b.spaces + 1 if touched == HOLE else SPACES.index(touched)) - origin
    if steps <= 0:
        return Reason("towers.touch-back", {})
    if touched == HOLE and steps <= (b.clover_reach if s.die == CLOVER else s.die):
        return None
    return why(s, b, f"{origin or 'p'}+{steps}") if steps <= LONGEST_STEP else far(s, b, steps)


LONGEST_STEP = 9
"""The largest number that move texts allow."""


def far(s: TowersState, b: TowersBoard, steps: int) -> Reason:
    """Why no mouse goes so far."""
    if s.die == CLOVER:
        return Reason("towers.clover", {"steps": steps, "most": b.clover_reach})
    return Reason("towers.exact", {"steps": steps, "die": s.die})
