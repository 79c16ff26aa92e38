"""Endings of kitchen: what still matters when few mice are left and few tiles lie face down.

Mice are interchangeable, and so are the seats that play them. The amount of cheese taken follows from what is left.
"""

from dataclasses import replace

from kasimir.core.rule import rule
from kasimir.games.kitchen import GAME
from kasimir.games.kitchen.board import CAT, CAT_SEAT, CAT_SIDE, MICE_SIDE, TILE_KINDS, KitchenBoard, KitchenState
from kasimir.solvers.endings import Ending
from kasimir.solvers.fingerprint import BLANK, blend, blend_set

COUNT_BITS = 8
POSITIONS_A_TILE = 3.0
"""The factor by which one more tile multiplies the number of positions, as measured."""


@rule
def key(s: KitchenState, b: KitchenBoard) -> int:  # noqa: ARG001 - same signature as all rules
    """Fingerprint of everything that affects how the match can end."""
    side = CAT_SIDE if s.seat == CAT_SEAT else MICE_SIDE
    fingerprint = blend(BLANK, (side << COUNT_BITS | s.step) << COUNT_BITS | s.walk)
    # Nobody's tile and no mouse are encoded like the cat, which is number 0: the cat's place is included anyway.
    fingerprint = blend(fingerprint, place(s, s.piece) << COUNT_BITS | place(s, s.forced))
    fingerprint = blend(fingerprint, place(s, CAT) << COUNT_BITS | s.skip[MICE_SIDE])
    fingerprint = blend(fingerprint, s.skip[CAT_SIDE])
    fingerprint = blend_set(fingerprint, s.mice)
    fingerprint = blend_set(fingerprint, s.down)
    fingerprint = blend_set(fingerprint, s.cheeses | s.closed)
    for tile in range(TILE_KINDS):
        fingerprint = blend(fingerprint, s.left[tile])
    return fingerprint


@rule
def place(s: KitchenState, piece: int) -> int:
    """The place of a piece as a non-negative number."""
    return s.space[piece] + 1


def rough_size(s: KitchenState, b: KitchenBoard) -> float:
    """Upper estimate: pieces anywhere, with every roll of the dice, and every tile present or not."""
    throws, mice = b.cat_faces + b.mouse_faces, s.mice.bit_count()
    pieces = b.squares.bit_count() * b.floor.bit_count() ** mice
    return float(throws * pieces) * POSITIONS_A_TILE ** sum(s.left)


ENDING = Ending(replace(GAME.rules, key=key), rough_size)
