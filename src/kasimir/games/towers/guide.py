"""What to do now in towers, and what is best, in a sentence."""

from collections.abc import Sequence

from kasimir.core.view import NEXT_TOUCH, Sentence
from kasimir.games.towers.board import CLOVER, NO_MOUSE, PANTRY, SEATS, TO_ROLL, TowersBoard, TowersState
from kasimir.games.towers.rules import STEPS


def prompts(s: TowersState, b: TowersBoard, moves: Sequence[int]) -> list[Sentence]:
    """Roll; or choose a mouse, then where it goes, and which number a clover is that leads home.

    The only mouse that may go need not be touched.
    """
    seat = SEATS[s.seat]
    if s.die == TO_ROLL:
        return [Sentence("towers.prompt-roll", {"seat": seat})]
    origins = {move // STEPS for move in moves}
    is_alone = len(origins) == 1
    mice = "pantry" if origins == {PANTRY} else "one" if is_alone else "several"
    if s.die != CLOVER:
        return [Sentence("towers.prompt-move", {"seat": seat, "mice": mice, "steps": s.die}), NEXT_TOUCH]
    first = Sentence("towers.prompt-clover", {"seat": seat, "mice": mice, "most": b.clover_reach})
    leads_home = any(sum(divmod(move, STEPS)) > b.spaces for move in moves)
    return [first, first if is_alone else NEXT_TOUCH, *[Sentence("towers.prompt-number", {})] * leads_home]


def advise(before: TowersState, b: TowersBoard, move: int, after: TowersState) -> Sentence:
    """Which mouse to move, and what that is good for."""
    origin, steps = divmod(move, STEPS)
    why, other = reason(before, b, origin, origin + steps)
    shown = steps if before.die == CLOVER and why != "home" else 0
    return Sentence("towers.advice", {"origin": origin, "steps": shown, "why": why, "other": other})


def reason(s: TowersState, b: TowersBoard, origin: int, space: int) -> tuple[str, str]:
    """A keyword for the best that comes of a move, and the seat whose mouse is covered by it."""
    if space > b.spaces:
        return "home", ""
    below = s.top[space]
    if below == NO_MOUSE and b.is_trap[space]:
        return "caught", ""
    if below != NO_MOUSE and not s.caught[below] and b.owner[below] != s.seat:
        return "covers", SEATS[b.owner[below]]
    left = NO_MOUSE if origin == PANTRY else s.below[s.top[origin]]
    if left != NO_MOUSE and not s.caught[left] and b.owner[left] == s.seat:
        return "frees", ""
    if below != NO_MOUSE and b.is_trap[space]:
        return "full", ""
    passes = any(b.is_trap[passed] and s.top[passed] == NO_MOUSE for passed in range(origin + 1, space))
    return ("past" if passes else "none"), ""
