"""What to do now in kitchen, and what is best, in a sentence."""

from collections.abc import Sequence

from kasimir.core.view import NEXT_TOUCH, Sentence
from kasimir.games.kitchen.board import (
    ARROW,
    CAT,
    CHEESE,
    ENDED,
    FIRST_HOLE,
    FLIP,
    FORK,
    PLACE,
    ROLL,
    SEATS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import FROM
from kasimir.games.kitchen.story import caught_mice
from kasimir.games.kitchen.view import PIECE_IDS, walker

SIMPLE = {ROLL: "kitchen.prompt-roll", FLIP: "kitchen.prompt-flip"}
TAKES = {PLACE: "kitchen.prompt-place", FORK: "kitchen.prompt-fork"}


def prompts(s: KitchenState, b: KitchenBoard, moves: Sequence[int]) -> list[Sentence]:
    """Roll, turn a tile over, or choose a piece and then where it goes; the only piece need not be touched."""
    seat = SEATS[s.seat]
    if s.step in SIMPLE:
        return [Sentence(SIMPLE[s.step], {"seat": seat})]
    if s.step in TAKES:
        return [Sentence(TAKES[s.step], {"seat": seat})]
    walkers = {walker(s, move) for move in moves}
    if len(walkers) > 1:
        return [Sentence("kitchen.prompt-mouse", {"seat": seat, "steps": s.walk}), NEXT_TOUCH]
    piece = PIECE_IDS[walkers.pop()]
    if s.step == ARROW:
        return [Sentence("kitchen.prompt-arrow", {"seat": seat, "piece": piece})]
    return [Sentence("kitchen.prompt-walk", {"seat": seat, "piece": piece, "steps": s.walk})]


def advise(before: KitchenState, b: KitchenBoard, move: int, after: KitchenState) -> Sentence:
    """Which piece should move, and what it finds there."""
    if before.step == PLACE:
        return Sentence("kitchen.advice-place", {})
    if before.step == FORK:
        return Sentence("kitchen.advice-fork", {"taken": after.taken, "cheeses": b.tiles[CHEESE]})
    piece, end = walker(before, move), move % FROM
    args: dict[str, str | int] = {"piece": PIECE_IDS[piece], "mouse": 0}
    for mouse in caught_mice(before, after):
        args["mouse"] = mouse
    return Sentence("kitchen.advice-move", {**args, "why": reason(before, after, piece, end)})


def reason(before: KitchenState, after: KitchenState, piece: int, end: int) -> str:
    """A keyword for the best that comes of a walk or an arrow."""
    if after.step == ENDED:
        return "wins"
    if caught_mice(before, after):
        return "catches"
    if after.taken > before.taken:
        return "takes"
    if piece != CAT and end >= FIRST_HOLE:
        return "hole"
    return "flips" if after.step == FLIP else "none"
