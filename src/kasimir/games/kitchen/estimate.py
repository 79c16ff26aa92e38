"""Estimated value of a position of kitchen: mice left, cheese to take, and what the cat can reach.

The constants were fitted to matches of players who follow this estimate, except for every fifth move.
"""

from kasimir.core.estimate import chance_of
from kasimir.core.rule import rule
from kasimir.games.kitchen.board import (
    BONUS,
    CAT,
    CAT_SEAT,
    CHEESE,
    FIRST_HOLE,
    FLIP,
    FORK,
    GO,
    MICE,
    NOWHERE,
    TILE_KINDS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.walks import walk_ends

EVEN = -2.4
"""The cat's score when everything else is zero."""
MOUSE_CAUGHT = 0.56
"""The cat's score for each mouse caught."""
CHEESE_TO_TAKE = 0.27
"""For each cheese that the mice still lack."""
CHEESE_IN_SIGHT = 0.05
"""How much less a face-up cheese counts."""
HOLE_CLOSED = 0.05
"""For each hole that no mouse has left yet: in the end all must be open."""
SAFE_AT_HOME = 0.2
"""How much less while there is cheese to take, because the mouse in it is safe."""
CAT_STRIKES = 0.4
"""For a catch that the cat can make in its turn, multiplied by the chance of the roll."""
CAT_THREATENS = 0.052
"""For a catch that it could make if the mice did nothing."""
MOUSE_NEAR = 0.077
"""For the nearest mouse on the floor, divided by its distance."""
STEP_HOME = 0.12
"""For each step of the mice to a hole once all cheese is taken."""
FARTHEST_HOME = 8
"""The maximum number of steps counted."""
OUT_AND_IN = 4
"""The steps that a mouse in a hole needs to leave it and return."""


@rule
def estimate(s: KitchenState, b: KitchenBoard, values: list[float]) -> None:
    """The cat's chance; every mouse seat has the rest."""
    score = EVEN + MOUSE_CAUGHT * mice_caught(s) + cheese_score(s, b) + hole_score(s, b)
    if s.space[CAT] != NOWHERE:
        score += cat_score(s, b)
    values[CAT_SEAT] = chance_of(score)
    for seat in range(1, b.players):
        values[seat] = 1.0 - values[CAT_SEAT]


@rule
def mice_caught(s: KitchenState) -> int:
    """The number of mice caught."""
    count = 0
    for mouse in range(1, MICE + 1):
        if s.space[mouse] == NOWHERE:
            count += 1
    return count


@rule
def cheese_score(s: KitchenState, b: KitchenBoard) -> float:
    """The cheese still to be taken, less what a mouse is about to find; visible cheese is easier to get."""
    needed = float(b.tiles[CHEESE] - s.taken)
    in_sight = b.tiles[CHEESE] - s.taken - s.left[CHEESE]
    if s.step == FORK:
        needed -= 1.0
    elif s.step == FLIP and s.seat != CAT_SEAT:
        down = 0
        for tile in range(TILE_KINDS):
            down += s.left[tile]
        needed -= s.left[CHEESE] / max(down, 1)
    return CHEESE_TO_TAKE * needed - CHEESE_IN_SIGHT * in_sight


@rule
def hole_score(s: KitchenState, b: KitchenBoard) -> float:
    """A mouse that has not left its hole is safe, but in the end all must have left, and one must return."""
    closed = 0
    for hole in range(MICE):
        if s.closed >> (FIRST_HOLE + hole) & 1:
            closed += 1
    to_take = 1.0 - s.taken / b.tiles[CHEESE]
    if closed == 0 and s.taken == b.tiles[CHEESE]:
        return STEP_HOME * steps_home(s, b)
    return STEP_HOME * FARTHEST_HOME + closed * (HOLE_CLOSED - SAFE_AT_HOME * to_take)


@rule
def steps_home(s: KitchenState, b: KitchenBoard) -> int:
    """The distance of the nearest mouse to a hole; a mouse in a hole has to leave it first."""
    nearest = FARTHEST_HOME
    for mouse in range(1, MICE + 1):
        space = s.space[mouse]
        if space >= FIRST_HOLE:
            nearest = min(nearest, OUT_AND_IN)
        elif space != NOWHERE:
            for hole in range(MICE):
                nearest = min(nearest, 1 + steps_between(b, space, b.front[hole]))
    return nearest


@rule
def cat_score(s: KitchenState, b: KitchenBoard) -> float:
    """What the cat can catch now or soon."""
    score = 0.0
    nearest = 0
    for mouse in range(1, MICE + 1):
        if 0 <= s.space[mouse] < FIRST_HOLE:
            steps = max(steps_between(b, s.space[CAT], s.space[mouse]), 1)
            nearest = min(nearest, steps) if nearest else steps
    if nearest:
        weight = CAT_STRIKES if s.seat == CAT_SEAT else CAT_THREATENS
        score = MOUSE_NEAR / nearest + weight * catch_chance(s, b)
    return score


@rule
def catch_chance(s: KitchenState, b: KitchenBoard) -> float:
    """The chance that the roll lets the cat catch a mouse; if it is about to walk, whether it can."""
    prey = s.mice & b.squares & ~b.table
    if s.seat == CAT_SEAT and s.step in (GO, BONUS):
        return 1.0 if walk_ends(s, b, CAT, s.walk) & prey else 0.0
    hits = 0
    for face in range(b.cat_faces):
        if walk_ends(s, b, CAT, b.cat_die[face]) & prey:
            hits += 1
    return hits / b.cat_faces


@rule
def steps_between(b: KitchenBoard, one: int, other: int) -> int:
    """Steps along rows and columns, as if nothing were in the way."""
    return abs(one // b.columns - other // b.columns) + abs(one % b.columns - other % b.columns)
