"""Why a move of towers is illegal."""

import re

from kasimir.core.game import Reason
from kasimir.games.towers.board import CLOVER, NO_MOUSE, SEATS, TowersBoard, TowersState
from kasimir.games.towers.text import tower_text


def why(s: TowersState, b: TowersBoard, text: str) -> Reason:
    """The reason, for a text that is not among the legal moves of this choice."""
    form = re.fullmatch(r"(p|[1-9][0-9]?)\+([1-9])", text)
    if not form:
        return Reason("towers.unreadable", {"move": text})
    origin, steps = form[1], int(form[2])
    if origin == "p":
        if not s.pantry[s.seat]:
            return Reason("towers.pantry", {})
    elif reason := why_not_from(s, b, int(origin)):
        return reason
    if s.die == CLOVER:
        return Reason("towers.clover", {"steps": steps, "most": b.clover_reach})
    return Reason("towers.exact", {"steps": steps, "die": s.die})


def why_not_from(s: TowersState, b: TowersBoard, space: int) -> Reason | None:
    """Why the seat may not move a mouse from this space, if it may not."""
    if space > b.spaces:
        return Reason("towers.beyond", {"space": space, "spaces": b.spaces})
    if s.top[space] == NO_MOUSE:
        return Reason("towers.empty", {"space": space})
    mice, own = tower_text(s, b, space), SEATS[s.seat]
    if mice[-1] == own:
        return None
    if own in mice:
        return Reason("towers.blocked", {"space": space, "seat": own, "top": mice[-1].lower()})
    if own in mice.lower():
        return Reason("towers.caught", {"space": space, "seat": own})
    code = "towers.foreign-caught" if mice.isupper() else "towers.foreign"
    return Reason(code, {"space": space, "seat": own, "top": mice[-1].lower()})
