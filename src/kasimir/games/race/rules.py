"""The rules of race: lay a path from your corner to the cheese, and cats in the way of the others."""

from kasimir.core.game import CHANCE, CHOICE, NOBODY, OVER, Bounds, Steps, next_seat
from kasimir.core.rule import rule
from kasimir.games.race.board import (
    BAG,
    BENDS,
    CAT,
    CATS,
    CHEESE,
    EMPTY,
    KIND_OF,
    LAY,
    LEFT,
    MOST_PLACES,
    NOWHERE,
    RIGHT,
    SQUARES,
    STEP,
    STRAIGHT,
    STRAIGHTS,
    TURN,
    TURN_OF,
    RaceBoard,
    RaceState,
)

DRAW, PASS, BACK = range(3)
"""Moves at the beginning of a turn; to lift or lay a cat, the move is the number of its square, which is larger."""
TILES = 4
"""To lay a path tile is `heading * TILES + tile`, with the direction in which the mouse comes to it."""
MOST_MOVES = 288


def bounds(b: RaceBoard) -> Bounds:
    """A turn is a choice, and perhaps a tile from the bag, which is then laid."""
    return Bounds(len(b.tiles), Steps(2), Steps(1))


@rule
def start(s: RaceState, b: RaceBoard, first: int) -> None:
    """The board is empty except for the cheese and the mice; all tiles are in the bag."""
    s.seat = first
    for square in range(SQUARES):
        s.square[square] = b.ground[square]
    for kind_of_tile in range(3):
        s.left[kind_of_tile] = b.tiles[kind_of_tile]


@rule
def kind(s: RaceState, b: RaceBoard) -> int:
    """Only the bag is chance."""
    if s.seat == NOBODY:
        return OVER
    return CHANCE if s.step == BAG else CHOICE


@rule
def begins_turn(s: RaceState, b: RaceBoard) -> bool:
    """A turn begins with the choice to draw or to miss it."""
    return s.step == TURN


@rule
def tickets(s: RaceState, b: RaceBoard) -> int:
    """The tiles in the bag."""
    return s.left[STRAIGHTS] + s.left[BENDS] + s.left[CATS]


@rule
def ticket(s: RaceState, b: RaceBoard, index: int) -> int:
    """The kind of the tile."""
    if index < s.left[STRAIGHTS]:
        return STRAIGHTS
    return BENDS if index < s.left[STRAIGHTS] + s.left[BENDS] else CATS


@rule
def choices(s: RaceState, b: RaceBoard, moves: list[int]) -> int:
    """Draw or miss the turn; or find a place for the tile that was drawn."""
    if s.step == TURN:
        return turn_choices(s, b, moves)
    if s.step == LAY + CATS:
        return cat_choices(s, b, moves)
    return path_choices(s, b, moves)


@rule
def turn_choices(s: RaceState, b: RaceBoard, moves: list[int]) -> int:
    """A player who misses the turn may put back any one cat, or the last tile of their own path, or nothing.

    In some editions cats stay. Nothing can be drawn when every tile is on the board.
    """
    moves[0] = PASS
    count = 1
    if tickets(s, b) > 0:
        moves[count] = DRAW
        count += 1
    if s.length[s.seat] > 0:
        moves[count] = BACK
        count += 1
    if b.lift_cats:
        for index in range(s.cat_count):
            moves[count] = s.cats[index]
            count += 1
    return count


@rule
def path_choices(s: RaceState, b: RaceBoard, moves: list[int]) -> int:
    """In front of the open end; a first tile on either square beside the corner."""
    if s.length[s.seat] > 0:
        return add_path_choices(s, moves, 0, s.end[s.seat], s.heading[s.seat])
    count = 0
    for way in range(2 * s.seat, 2 * s.seat + 2):
        count = add_path_choices(s, moves, count, b.first[way], b.exits[way])
    return count


@rule
def add_path_choices(s: RaceState, moves: list[int], count: int, square: int, heading: int) -> int:
    """Add the ways to lay the tile in hand on one square: a straight in one way, a bend to the left or right."""
    if s.step == LAY + STRAIGHTS:
        if leads_on(s, square, heading, STRAIGHT):
            moves[count] = heading * TILES + STRAIGHT
            count += 1
        return count
    for tile in (LEFT, RIGHT):
        if leads_on(s, square, heading, tile):
            moves[count] = heading * TILES + tile
            count += 1
    return count


@rule
def leads_on(s: RaceState, square: int, heading: int, tile: int) -> bool:
    """A path tile needs an empty square, and its open end must face another one or the cheese."""
    if s.square[square] != EMPTY:
        return False
    ahead = s.square[square + STEP[(heading + TURN_OF[tile]) % 4]]
    return ahead in (EMPTY, CHEESE)


@rule
def can_lay_path(s: RaceState, b: RaceBoard, kind_of_tile: int) -> bool:
    """Whether a straight or a bend fits anywhere."""
    if s.length[s.seat] > 0:
        return fits(s, s.end[s.seat], s.heading[s.seat], kind_of_tile)
    way = 2 * s.seat
    if fits(s, b.first[way], b.exits[way], kind_of_tile):
        return True
    return fits(s, b.first[way + 1], b.exits[way + 1], kind_of_tile)


@rule
def fits(s: RaceState, square: int, heading: int, kind_of_tile: int) -> bool:
    """Whether a straight or a bend fits on this square, in any orientation."""
    if kind_of_tile == STRAIGHTS:
        return leads_on(s, square, heading, STRAIGHT)
    return leads_on(s, square, heading, LEFT) or leads_on(s, square, heading, RIGHT)


@rule
def cat_choices(s: RaceState, b: RaceBoard, moves: list[int]) -> int:
    """A cat goes to the side of those it may be laid against or, with the scent rule, near the cheese."""
    guarded = guarded_squares(s, b)
    lies_on, places = s.square, b.places
    seats = victims(s, b)
    first = seats * MOST_PLACES
    count = 0
    for index in range(first, first + b.place_count[seats]):
        square = places[index]
        if lies_on[square] == EMPTY and square not in guarded:
            moves[count] = square
            count += 1
    return count


@rule
def can_lay_cat(s: RaceState, b: RaceBoard) -> bool:
    """Whether there is a place for a cat."""
    guarded = guarded_squares(s, b)
    seats = victims(s, b)
    first = seats * MOST_PLACES
    for index in range(first, first + b.place_count[seats]):
        square = b.places[index]
        if s.square[square] == EMPTY and square not in guarded:
            return True
    return False


@rule
def victims(s: RaceState, b: RaceBoard) -> int:
    """The set of seats that a cat may be laid against: the next one, or in some editions those that lead."""
    return leaders(s, b) if b.for_leader else 1 << next_seat(s.seat, b.players)


@rule
def leaders(s: RaceState, b: RaceBoard) -> int:
    """The set of the other seats whose paths have the most tiles."""
    found, most = 0, 0
    for seat in range(b.players):
        if seat != s.seat and s.length[seat] >= most:
            found = (found if s.length[seat] == most else 0) | 1 << seat
            most = s.length[seat]
    return found


@rule
def guarded_squares(s: RaceState, b: RaceBoard) -> tuple[int, int, int, int]:
    """The squares closed to cats to protect each seat; for seats that do not play, `NOWHERE`."""
    return guarded_square(s, b, 0), guarded_square(s, b, 1), guarded_square(s, b, 2), guarded_square(s, b, 3)


@rule
def guarded_square(s: RaceState, b: RaceBoard, seat: int) -> int:
    """No cat may block an open end, nor the last free first square of a seat without tiles; near the cheese it may."""
    one, other = b.first[2 * seat], b.first[2 * seat + 1]
    square = NOWHERE
    if s.length[seat] > 0:
        square = s.end[seat]
    elif s.square[one] != EMPTY:
        square = other
    elif s.square[other] != EMPTY:
        square = one
    return NOWHERE if b.is_scent[square] else square


@rule
def play(s: RaceState, b: RaceBoard, move: int) -> None:
    """Begin the turn, take a tile out of the bag, or lay it."""
    if s.step == TURN:
        play_turn(s, b, move)
    elif s.step == BAG:
        take_tile(s, b, move)
    elif s.step == LAY + CATS:
        lay_cat(s, move)
        hand_on(s, b)
    else:
        lay_path(s, b, move // TILES, move % TILES)
        hand_on(s, b)


@rule
def play_turn(s: RaceState, b: RaceBoard, move: int) -> None:
    """Reach into the bag, or miss the turn and put something back."""
    if move == DRAW:
        s.step = BAG
        return
    if move == BACK:
        take_back(s)
    elif move != PASS:
        lift_cat(s, move)
    hand_on(s, b)


@rule
def take_tile(s: RaceState, b: RaceBoard, kind_of_tile: int) -> None:
    """A tile that can be laid must be laid; any other goes back into the bag, and the turn is over."""
    has_place = can_lay_cat(s, b) if kind_of_tile == CATS else can_lay_path(s, b, kind_of_tile)
    if has_place:
        s.step = LAY + kind_of_tile
    else:
        hand_on(s, b)


@rule
def lay_path(s: RaceState, b: RaceBoard, heading: int, tile: int) -> None:
    """The seat's path grows by a tile, the first one from the corner; its open end moves ahead."""
    seat = s.seat
    square = s.end[seat] if s.length[seat] > 0 else b.corner[seat] + STEP[heading]
    s.square[square] = tile
    s.left[KIND_OF[tile]] -= 1
    s.length[seat] += 1
    s.heading[seat] = (heading + TURN_OF[tile]) % 4
    s.end[seat] = square + STEP[s.heading[seat]]


@rule
def take_back(s: RaceState) -> None:
    """The last tile of the own path goes back into the bag; the open end faces the square where it was."""
    seat = s.seat
    square = s.end[seat] - STEP[s.heading[seat]]
    tile = s.square[square]
    s.square[square] = EMPTY
    s.left[KIND_OF[tile]] += 1
    s.length[seat] -= 1
    s.heading[seat] = (s.heading[seat] - TURN_OF[tile]) % 4 if s.length[seat] > 0 else 0
    s.end[seat] = square if s.length[seat] > 0 else NOWHERE


@rule
def lay_cat(s: RaceState, square: int) -> None:
    """Lay a cat on a square; the list of cats stays sorted."""
    s.square[square] = CAT
    s.left[CATS] -= 1
    index = s.cat_count
    while index > 0 and s.cats[index - 1] > square:
        s.cats[index] = s.cats[index - 1]
        index -= 1
    s.cats[index] = square
    s.cat_count += 1


@rule
def lift_cat(s: RaceState, square: int) -> None:
    """A cat goes back into the bag."""
    s.square[square] = EMPTY
    s.left[CATS] += 1
    s.cat_count -= 1
    index = 0
    while s.cats[index] != square:
        index += 1
    while index < s.cat_count:
        s.cats[index] = s.cats[index + 1]
        index += 1
    s.cats[index] = 0


@rule
def hand_on(s: RaceState, b: RaceBoard) -> None:
    """The next seat's turn, unless a path has reached the goal."""
    s.step = TURN
    s.seat = NOBODY if is_won(s, b) else next_seat(s.seat, b.players)


@rule
def is_won(s: RaceState, b: RaceBoard) -> bool:
    """Usually only the path just laid can have reached the goal.

    A tile that is taken out of the scent area may open it to any path.
    """
    if not b.scent_wins:
        return has_reached(s, b, s.seat)
    for seat in range(b.players):
        if has_reached(s, b, seat):
            return True
    return False


@rule
def has_reached(s: RaceState, b: RaceBoard, seat: int) -> bool:
    """A path has won whose open end faces the cheese or, in some editions, an empty square of the scent area."""
    end = s.end[seat]
    return b.is_goal[end] == 1 and s.square[end] in (EMPTY, CHEESE)


@rule
def winners(s: RaceState, b: RaceBoard, won: list[int]) -> None:
    """The seat that has reached the goal."""
    for seat in range(b.players):
        won[seat] = 1 if has_reached(s, b, seat) else 0
