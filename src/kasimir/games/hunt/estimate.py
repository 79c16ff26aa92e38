"""Estimated value of a position of hunt: each seat's cheese, and how soon its mouse can eat again.

The constants were fitted to matches of players who follow this estimate, except for every fifth move.
"""

import math

from kasimir.core.estimate import share_out, turn_lead
from kasimir.core.rule import rule
from kasimir.games.hunt.board import TOP, YOUNGER, HuntBoard, HuntState

REACH = 6
"""The range within which a mouse is likely to land."""
CLIMB = 0.18
"""The value, in pieces, of a ladder and the slide after it."""
CAT_AHEAD = -0.5
"""The value, in pieces, of a space with the cat."""
TURN = 0.6
"""The value, in pieces, of playing next; seats further on have proportionally less."""
UNDER_THE_CAT = -0.15
"""The value, in pieces, of being held."""
BITE = 0.5
"""The fraction of the expected next bite that counts as eaten."""
SHARPNESS = 1.3
"""The weight of one more piece when the leader has almost won."""
OPENNESS = 0.92
"""How much each piece that the leader still lacks reduces that weight."""
YOUNGER_SHARPNESS = 1.6
"""The same in `younger`, when the store is almost empty."""
YOUNGER_OPENNESS = 0.62
"""How much each piece in the store reduces that weight in `younger`."""


@rule
def estimate(s: HuntState, b: HuntBoard, values: list[float]) -> None:
    """Each seat's share of the win, from the pieces that it has and those it can expect."""
    most = 0
    for seat in range(b.players):
        most = max(most, s.cheese[seat])
        values[seat] = s.cheese[seat] + TURN * turn_lead(seat, s.seat, b.players)
        if b.variant != YOUNGER:
            values[seat] += BITE * bite_ahead(s, b, seat)
            if s.held == seat:
                values[seat] += UNDER_THE_CAT
    if b.variant == YOUNGER:
        sharpness = YOUNGER_SHARPNESS / math.sqrt(1.0 + YOUNGER_OPENNESS * s.store)
    else:
        sharpness = SHARPNESS / math.sqrt(1.0 + OPENNESS * (b.goal - most))
    for seat in range(b.players):
        values[seat] *= sharpness
    share_out(values, b.players)


@rule
def bite_ahead(s: HuntState, b: HuntBoard, seat: int) -> float:
    """The expected pieces of the mouse's next move, as if every number within reach were equally likely."""
    if s.mice[seat] == TOP:
        return CLIMB
    pieces = 0.0
    space = s.mice[seat]
    for _ in range(REACH):
        space = space + 1 if space < b.spaces else 1
        if space == s.cat and b.is_hole[space] == 0:
            pieces += CAT_AHEAD
        else:
            pieces += CLIMB if b.is_ladder[space] else b.bite[space]
    return pieces / REACH
