"""Where a piece of kitchen can go. Sets of spaces are bit sets."""

from kasimir.core.rule import rule
from kasimir.games.kitchen.board import CAT, FIRST_HOLE, MICE, KitchenBoard, KitchenState


@rule
def walk_ends(s: KitchenState, b: KitchenBoard, piece: int, steps: int) -> int:
    """The spaces where a walk of exactly so many steps can end."""
    if piece == CAT:
        passable = b.squares & ~(s.cheeses | (s.mice & ~b.table))
        return spread(b, s.space[CAT], steps, passable, cat_ends(s, b))
    free = free_for_mice(s, b) | (1 << s.space[piece])
    return spread(b, s.space[piece], steps, free & b.floor, free)


@rule
def free_for_mice(s: KitchenState, b: KitchenBoard) -> int:
    """Floor and holes without a piece; the cat on the table blocks nobody."""
    return (b.floor | b.holes) & ~(s.mice | cat_on_floor(s, b))


@rule
def cat_on_floor(s: KitchenState, b: KitchenBoard) -> int:
    """The cat's square, unless it is on the table."""
    return (1 << s.space[CAT]) & ~b.table


@rule
def cat_ends(s: KitchenState, b: KitchenBoard) -> int:
    """The cat stays off the cheese, and must let the last mouse out of its hole."""
    return b.squares & ~(s.cheeses | front_of_last_mouse(s, b))


@rule
def front_of_last_mouse(s: KitchenState, b: KitchenBoard) -> int:
    """The square in front of the hole with the only mouse left, if it is in a hole."""
    for hole in range(MICE):
        if s.mice == 1 << (FIRST_HOLE + hole):
            return 1 << b.front[hole]
    return 0


@rule
def arrow_ends(s: KitchenState, b: KitchenBoard, piece: int) -> int:
    """An arrow leads to any other square, but not to a face-up cheese; only the cat may land on a mouse."""
    if piece == CAT:
        return cat_ends(s, b) & ~(1 << s.space[CAT])
    return free_for_mice(s, b) & b.floor & ~s.cheeses


@rule
def cheeses_for_fork(s: KitchenState) -> int:
    """A fork reaches every face-up cheese that is not under the cat."""
    return s.cheeses & ~(1 << s.space[CAT])


@rule
def spread(b: KitchenBoard, origin: int, steps: int, passable: int, ends: int) -> int:
    """Follow all walks at once: through passable squares, and with the last step onto one of the ends."""
    if origin < FIRST_HOLE:
        return spread_from_square(b, 1 << origin, steps, passable, ends)
    front = 1 << b.front[origin - FIRST_HOLE]
    if steps == 1:
        return front & ends
    if steps == 2:
        ends &= ~(1 << origin)  # that would be straight back
    return spread_from_square(b, front, steps - 1, passable, ends) if front & passable else 0


@rule
def spread_from_square(b: KitchenBoard, square: int, steps: int, passable: int, ends: int) -> int:
    """Keep squares apart by the direction from which they were reached, because stepping straight back is illegal."""
    north = east = south = west = square  # the first step may go in any direction
    holes = 0
    for step in range(1, steps + 1):
        if step == steps:
            holes = holes_beside(b, north | east | south | west) & ends
            passable = ends & b.squares
        upright, level = north | south, east | west
        north = ((north | level) << b.columns) & passable
        south = ((south | level) >> b.columns) & passable
        east = (((east | upright) & ~b.last_column) << 1) & passable
        west = (((west | upright) & ~b.first_column) >> 1) & passable
    return north | east | south | west | holes


@rule
def holes_beside(b: KitchenBoard, squares: int) -> int:
    """The holes that have one of the squares in front."""
    holes = 0
    if squares & b.fronts:
        for hole in range(MICE):
            if squares & (1 << b.front[hole]):
                holes |= 1 << (FIRST_HOLE + hole)
    return holes
