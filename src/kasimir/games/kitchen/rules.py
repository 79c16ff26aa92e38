"""The rules of kitchen: turns, tiles and the end. Where a piece can go is in `walks`."""

from kasimir.core.game import CHANCE, CHOICE, NOBODY, OVER, Bounds, Steps
from kasimir.core.rule import rule
from kasimir.games.kitchen.board import (
    ARROW,
    ARROW_TILE,
    BONUS,
    CAT,
    CAT_SEAT,
    CAT_SIDE,
    CHEESE,
    ENDED,
    FIRST_HOLE,
    FIRST_MOUSE_SEAT,
    FLIP,
    FORK,
    FORK_TILE,
    GO,
    KNIFE,
    MICE,
    MICE_SIDE,
    NO_MOUSE,
    NOWHERE,
    PLACE,
    PLUS_ONE,
    PLUS_TWO,
    ROLL,
    SPACES,
    TILE_KINDS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.walks import arrow_ends, cheeses_for_fork, walk_ends

FROM = 64
"""A walk is the move `origin * FROM + end`; to place the cat or to use a fork, the move is just the space."""
MOST_MOVES = MICE * SPACES


def bounds(b: KitchenBoard) -> Bounds:
    """A turn is a roll and a walk. Every tile is flipped once and may require a choice; the cat is placed once."""
    outcomes = max(TILE_KINDS, *(steps + 1 for steps in [*b.mouse_die, *b.cat_die]))
    tiles = sum(b.tiles)
    return Bounds(outcomes, Steps(1, tiles + 1), Steps(1, tiles))


@rule
def start(s: KitchenState, b: KitchenBoard, first: int) -> None:
    """Every mouse is in its hole, all tiles are face down. The cat is to be placed; then a mouse seat starts."""
    s.seat, s.step, s.next_seat = CAT_SEAT, PLACE, first
    s.space[CAT] = NOWHERE
    for mouse in range(1, MICE + 1):
        s.space[mouse] = first_hole(mouse)
    s.mice = b.holes
    s.closed = b.holes
    s.down = b.floor
    for tile in range(TILE_KINDS):
        s.left[tile] = b.tiles[tile]


@rule
def first_hole(mouse: int) -> int:
    """The hole in which a mouse starts."""
    return FIRST_HOLE + mouse - 1


@rule
def kind(s: KitchenState, b: KitchenBoard) -> int:
    """Dice and tiles are chance; everything else is a choice, until a side has won."""
    if s.step == ENDED:
        return OVER
    return CHANCE if s.step in (ROLL, FLIP) else CHOICE


@rule
def begins_turn(s: KitchenState, b: KitchenBoard) -> bool:
    """A turn begins with a roll."""
    return s.step == ROLL


@rule
def tickets(s: KitchenState, b: KitchenBoard) -> int:
    """The face-down tiles, or the faces of the side's die."""
    if s.step == FLIP:
        count = 0
        for tile in range(TILE_KINDS):
            count += s.left[tile]
        return count
    return b.cat_faces if s.seat == CAT_SEAT else b.mouse_faces


@rule
def ticket(s: KitchenState, b: KitchenBoard, index: int) -> int:
    """Which tile it is, or what the face shows."""
    if s.step == FLIP:
        tile = 0
        while index >= s.left[tile]:
            index -= s.left[tile]
            tile += 1
        return tile
    return b.cat_die[index] if s.seat == CAT_SEAT else b.mouse_die[index]


@rule
def choices(s: KitchenState, b: KitchenBoard, moves: list[int]) -> int:
    """Place the cat on the table, take a cheese with the fork, follow the arrow, or walk."""
    if s.step == PLACE:
        return add_moves(b, moves, 0, 0, b.table)
    if s.step == FORK:
        return add_moves(b, moves, 0, 0, cheeses_for_fork(s))
    if s.step == ARROW:
        return add_moves(b, moves, 0, s.space[s.piece], arrow_ends(s, b, s.piece))
    if s.seat == CAT_SEAT:
        return add_moves(b, moves, 0, s.space[CAT], walk_ends(s, b, CAT, s.walk))
    count = 0
    for mouse in range(1, MICE + 1):
        if may_walk(s, mouse):
            count = add_moves(b, moves, count, s.space[mouse], walk_ends(s, b, mouse, s.walk))
    return count


@rule
def add_moves(b: KitchenBoard, moves: list[int], count: int, origin: int, ends: int) -> int:
    """Add the moves to a set of spaces, row by row."""
    first = origin * FROM
    while ends:
        row = ends & b.bottom_row
        move = first
        while row:
            if row & 1:
                moves[count] = move
                count += 1
            row >>= 1
            move += 1
        ends >>= b.columns
        first += b.columns
    return count


@rule
def may_walk(s: KitchenState, mouse: int) -> bool:
    """The mouse that has a bonus, or must walk again; otherwise any that is not caught."""
    if s.step == BONUS:
        return mouse == s.piece
    if s.forced != NO_MOUSE:
        return mouse == s.forced
    return s.space[mouse] != NOWHERE


@rule
def can_walk(s: KitchenState, b: KitchenBoard) -> bool:
    """Whether there is a legal walk at all."""
    if s.seat == CAT_SEAT:
        return walk_ends(s, b, CAT, s.walk) != 0
    for mouse in range(1, MICE + 1):
        if may_walk(s, mouse) and walk_ends(s, b, mouse, s.walk):
            return True
    return False


@rule
def play(s: KitchenState, b: KitchenBoard, move: int) -> None:
    """Make a move, and act on the square where the piece arrives."""
    if s.step == ROLL:
        roll(s, b, move)
    elif s.step == FLIP:
        flip(s, b, move)
    elif s.step == PLACE:
        s.space[CAT] = move
        end_turn(s, b, NO_MOUSE)
    elif s.step == FORK:
        take_cheese(s, move)
        end_turn(s, b, s.piece)
    elif s.seat == CAT_SEAT:
        move_cat(s, b, move % FROM)
    else:
        move_mouse(s, b, mouse_on(s, move // FROM), move % FROM)


@rule
def roll(s: KitchenState, b: KitchenBoard, steps: int) -> None:
    """Without a legal walk of that length the turn is over."""
    s.step, s.walk = GO, steps
    if not can_walk(s, b):
        end_turn(s, b, NO_MOUSE)


@rule
def mouse_on(s: KitchenState, space: int) -> int:
    """The mouse on a space."""
    for mouse in range(1, MICE + 1):
        if s.space[mouse] == space:
            return mouse
    return NO_MOUSE


@rule
def move_mouse(s: KitchenState, b: KitchenBoard, mouse: int, end: int) -> None:
    """A mouse that leaves its first hole opens it; one that returns to a hole when everything is done wins."""
    origin = 1 << s.space[mouse]
    s.closed &= ~origin
    s.mice = (s.mice & ~origin) | (1 << end)
    s.space[mouse] = end
    if end < FIRST_HOLE:
        act(s, b, mouse)
    elif s.taken == b.tiles[CHEESE] and s.closed == 0:
        end_match(s)
    else:
        end_turn(s, b, mouse)


@rule
def move_cat(s: KitchenState, b: KitchenBoard, end: int) -> None:
    """The cat catches the mouse on its square, but from the table it neither catches nor flips what is below."""
    s.space[CAT] = end
    square = 1 << end
    if square & b.table:
        end_turn(s, b, NO_MOUSE)
        return
    if square & s.mice:
        s.mice &= ~square
        s.space[mouse_on(s, end)] = NOWHERE
    if s.mice == 0:
        end_match(s)
    else:
        act(s, b, CAT)


@rule
def act(s: KitchenState, b: KitchenBoard, piece: int) -> None:
    """Flip the tile where the piece has landed, or take the cheese there; only a mouse lands on cheese."""
    square = 1 << s.space[piece]
    if s.down & square:
        s.step, s.piece, s.walk = FLIP, piece, 0
        return
    if s.cheeses & square:
        take_cheese(s, s.space[piece])
    end_turn(s, b, piece)


@rule
def take_cheese(s: KitchenState, space: int) -> None:
    """A face-up cheese goes to the mice."""
    s.cheeses &= ~(1 << space)
    s.taken += 1


@rule
def flip(s: KitchenState, b: KitchenBoard, tile: int) -> None:
    """A flipped tile is used and removed; some require another choice, most end the turn."""
    square = 1 << s.space[s.piece]
    s.left[tile] -= 1
    s.down &= ~square
    if tile == CHEESE:
        find_cheese(s, square)
    elif tile == KNIFE:
        s.skip[CAT_SIDE if s.piece == CAT else MICE_SIDE] += 1
    elif calls_for_choice(s, b, tile):
        return
    end_turn(s, b, s.piece)


@rule
def find_cheese(s: KitchenState, square: int) -> None:
    """A mouse takes the cheese; under the cat it stays, face up."""
    if s.piece == CAT:
        s.cheeses |= square
    else:
        s.taken += 1


@rule
def calls_for_choice(s: KitchenState, b: KitchenBoard, tile: int) -> bool:
    """A bonus, an arrow, or a mouse's fork is used if possible; a plate never requires a choice."""
    if tile in (PLUS_ONE, PLUS_TWO):
        s.step, s.walk = BONUS, 1 if tile == PLUS_ONE else 2
        return can_walk(s, b)
    if tile == ARROW_TILE:
        s.step = ARROW
        return arrow_ends(s, b, s.piece) != 0
    if tile == FORK_TILE:
        s.step = FORK
        return s.piece != CAT and cheeses_for_fork(s) != 0
    return False


@rule
def end_turn(s: KitchenState, b: KitchenBoard, walked: int) -> None:
    """The other side rolls, unless it must miss this turn; `walked` is the mouse that walked, if one did.

    The mice's seat and mouse stay the same when they play twice in a row.
    """
    s.step, s.piece, s.walk = ROLL, CAT, 0
    side = MICE_SIDE if s.seat == CAT_SEAT else CAT_SIDE
    while s.skip[side] > 0:
        s.skip[side] -= 1
        side = CAT_SIDE if side == MICE_SIDE else MICE_SIDE
    if side == CAT_SIDE:
        s.seat, s.forced = CAT_SEAT, NO_MOUSE
    elif s.seat == CAT_SEAT:
        s.seat = s.next_seat
        s.next_seat = seat_after(b, s.seat)
    else:
        s.forced = walked


@rule
def seat_after(b: KitchenBoard, seat: int) -> int:
    """The mouse seats take turns."""
    return seat + 1 if seat + 1 < b.players else FIRST_MOUSE_SEAT


@rule
def end_match(s: KitchenState) -> None:
    """A side has won."""
    s.seat, s.step, s.piece, s.walk = NOBODY, ENDED, CAT, 0


@rule
def winners(s: KitchenState, b: KitchenBoard, won: list[int]) -> None:
    """The cat if it has caught every mouse, otherwise all mouse seats together."""
    for seat in range(b.players):
        won[seat] = 1 if (seat == CAT_SEAT) == (s.mice == 0) else 0
