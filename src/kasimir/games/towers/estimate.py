"""Estimated value of a position of towers: the mice that each seat has at home, and those it can still bring there.

The constants were fitted to matches of players who follow this estimate, except for every fifth move.
"""

import math

from kasimir.core.estimate import share_out
from kasimir.core.rule import rule
from kasimir.games.towers.board import NO_MOUSE, TowersBoard, TowersState

PAST_A_TRAP = 0.91
"""The chance that a mouse gets past an open trap on its way."""
FIRST_HOME = 0.14
"""The value, in mice, of having had a mouse at home before another seat: it wins ties."""
NO_WAY_OUT = 0.3
"""The loss, in mice, of a seat whose only free mouse must move whatever is rolled; less with every other one."""
SHARPNESS = 3.5
"""The weight of one more mouse at home when it is the last one on the track."""
OPENNESS = 0.17
"""How much each mouse on the track reduces that weight."""

COUNT_BITS = 8
MOST_COUNTED = (1 << COUNT_BITS) - 1


@rule
def estimate(s: TowersState, b: TowersBoard, values: list[float]) -> None:
    """Each seat's share of the win, from the mice that it can expect to have at home in the end."""
    for seat in range(b.players):
        values[seat] = float(s.home[seat])
    for place in range(s.arrived):
        values[s.first[place]] += FIRST_HOME * (b.players - 1 - place)
    free = add_mice_under_way(s, b, values)
    sharpness = SHARPNESS / math.sqrt(1.0 + OPENNESS * s.under_way)
    for seat in range(b.players):
        choice = (free >> (COUNT_BITS * seat)) & MOST_COUNTED
        values[seat] = sharpness * (values[seat] - NO_WAY_OUT / max(choice, 1))
    share_out(values, b.players)


@rule
def add_mice_under_way(s: TowersState, b: TowersBoard, values: list[float]) -> int:
    """Count every mouse on the track by its chance to get past the open traps ahead.

    Returns among how many mice each seat can choose, counting the pantry as one: a count in every `COUNT_BITS` bits.
    """
    top, below, caught, owner, is_trap = s.top, s.below, s.caught, b.owner, b.is_trap
    chance, free = 1.0, 0
    for space in range(b.spaces, 0, -1):
        mouse = top[space]
        if mouse == NO_MOUSE:
            if is_trap[space]:
                chance *= PAST_A_TRAP
            continue
        if caught[mouse] == 0:
            free += 1 << (COUNT_BITS * owner[mouse])
        while mouse != NO_MOUSE:
            if caught[mouse] == 0:
                values[owner[mouse]] += chance
            mouse = below[mouse]
    for seat in range(b.players):
        values[seat] += s.pantry[seat] * chance
        if s.pantry[seat] > 0:
            free += 1 << (COUNT_BITS * seat)
    return free
