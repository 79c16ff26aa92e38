"""The rules of towers: bring your mice from the pantry to the mouse hole, over the others and past the traps."""

from kasimir.core.game import CHANCE, CHOICE, NOBODY, OVER, Bounds, Steps, next_seat
from kasimir.core.rule import rule
from kasimir.games.towers.board import CLOVER, NO_MOUSE, PANTRY, TO_ROLL, TowersBoard, TowersState

STEPS = 16
"""A move is `space * STEPS + steps`, with the pantry as space 0; an outcome of the die is its face."""
MOST_MOVES = 64


def bounds(b: TowersBoard) -> Bounds:
    """A turn is a roll and a move."""
    return Bounds(max(b.faces) + 1, Steps(1), Steps(1))


@rule
def start(s: TowersState, b: TowersBoard, first: int) -> None:
    """All mice are in the pantry; the seat that starts rolls."""
    s.seat = first
    for seat in range(b.players):
        s.pantry[seat] = b.mice
    s.under_way = b.players * b.mice
    s.die = TO_ROLL


@rule
def kind(s: TowersState, b: TowersBoard) -> int:
    """The die is to be rolled, or a mouse to be chosen, until all mice are home or caught."""
    if s.seat == NOBODY:
        return OVER
    return CHANCE if s.die == TO_ROLL else CHOICE


@rule
def begins_turn(s: TowersState, b: TowersBoard) -> bool:
    """A turn begins with a roll."""
    return s.die == TO_ROLL


@rule
def tickets(s: TowersState, b: TowersBoard) -> int:
    """The faces of the die."""
    return b.face_count


@rule
def ticket(s: TowersState, b: TowersBoard, index: int) -> int:
    """What a face shows."""
    return b.faces[index]


@rule
def choices(s: TowersState, b: TowersBoard, moves: list[int]) -> int:
    """Move one of your free mice by the number; the clover is any number up to its reach."""
    least = 1 if s.die == CLOVER else s.die
    most = b.clover_reach if s.die == CLOVER else s.die
    count = 0
    if s.pantry[s.seat] > 0:
        count = add_moves(moves, count, PANTRY, least, most)
    for mouse in range(s.seat * b.mice + 1, (s.seat + 1) * b.mice - s.pantry[s.seat] + 1):
        if is_free(s, mouse):
            count = add_moves(moves, count, s.space[mouse], least, most)
    return count


@rule
def add_moves(moves: list[int], count: int, space: int, least: int, most: int) -> int:
    """Add the moves of one mouse."""
    for steps in range(least, most + 1):
        moves[count] = space * STEPS + steps
        count += 1
    return count


@rule
def is_free(s: TowersState, mouse: int) -> bool:
    """Of the mice that have left the pantry, only the top one of a tower may be moved, and never a caught one."""
    return s.top[s.space[mouse]] == mouse and s.caught[mouse] == 0


@rule
def has_free_mouse(s: TowersState, b: TowersBoard, seat: int) -> bool:
    """A mouse in the pantry is always free."""
    if s.pantry[seat] > 0:
        return True
    for mouse in range(seat * b.mice + 1, (seat + 1) * b.mice + 1):
        if is_free(s, mouse):
            return True
    return False


@rule
def play(s: TowersState, b: TowersBoard, move: int) -> None:
    """Store the roll; or move a mouse and pass the die on."""
    if s.die == TO_ROLL:
        s.die = move
        return
    space, steps = move // STEPS, move % STEPS
    mouse = lift_mouse(s, b, space)
    if space + steps > b.spaces:
        bring_home(s, mouse)
    else:
        set_down(s, b, mouse, space + steps)
    hand_on(s, b)


@rule
def lift_mouse(s: TowersState, b: TowersBoard, space: int) -> int:
    """Take the seat's next mouse out of the pantry, or the top mouse from its tower."""
    if space == PANTRY:
        mouse = (s.seat + 1) * b.mice - s.pantry[s.seat] + 1
        s.pantry[s.seat] -= 1
        return mouse
    mouse = s.top[space]
    s.top[space] = s.below[mouse]
    return mouse


@rule
def set_down(s: TowersState, b: TowersBoard, mouse: int, space: int) -> None:
    """A mouse stands on top of what is there; the first one on a trap is caught for good."""
    s.space[mouse] = space
    s.below[mouse] = s.top[space]
    s.top[space] = mouse
    if b.is_trap[space] and s.below[mouse] == NO_MOUSE:
        s.caught[mouse] = 1
        s.under_way -= 1


@rule
def bring_home(s: TowersState, mouse: int) -> None:
    """The mouse hole needs no exact number. The seat that has a mouse home first wins ties."""
    if s.home[s.seat] == 0:
        s.first[s.arrived] = s.seat
        s.arrived += 1
    s.home[s.seat] += 1
    s.space[mouse] = PANTRY
    s.below[mouse] = NO_MOUSE
    s.under_way -= 1


@rule
def hand_on(s: TowersState, b: TowersBoard) -> None:
    """The next seat with a free mouse rolls; the match ends when all mice are home or caught."""
    s.die = TO_ROLL
    if s.under_way == 0:
        s.seat = NOBODY
        return
    seat = next_seat(s.seat, b.players)
    while not has_free_mouse(s, b, seat):
        seat = next_seat(seat, b.players)
    s.seat = seat


@rule
def winners(s: TowersState, b: TowersBoard, won: list[int]) -> None:
    """Most mice at home; of those tied, who had a mouse home first; all, if nobody has one."""
    best = 0
    for place in range(s.arrived):
        if s.home[s.first[place]] > s.home[best] or place == 0:
            best = s.first[place]
    for seat in range(b.players):
        won[seat] = 1 if s.arrived == 0 or seat == best else 0
