"""Numeric encoding of kitchen. Seats have different roles, so everything is absolute, not relative to the observer.

A space is 1 for the square a1, then along the rows upwards, then the four holes; 0 is nowhere.
"""

from kasimir.core.encoding import Encoding, Feature, seats_away, turn_feature
from kasimir.core.rule import rule
from kasimir.games.kitchen.board import (
    CAT,
    CHEESE,
    ENDED,
    FIRST_HOLE,
    FIRST_MOUSE_SEAT,
    FORK,
    HOLES,
    KNIFE,
    MICE,
    MOST_STEPS,
    NOWHERE,
    PIECES,
    PLACE,
    SPACES,
    STEPS,
    TILE_KINDS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import FROM, mouse_on
from kasimir.games.kitchen.text import space_text

PIECE_COUNT = MICE + 1
FACE_DOWN, FACE_UP_CHEESE = 1, 2


def features(b: KitchenBoard) -> list[Feature]:
    """The features written by `observe`."""
    squares, spaces = b.columns * b.rows, b.columns * b.rows + len(HOLES)
    steps = ", ".join(f"{number} {name}" for number, name in enumerate(STEPS))
    kinds = ("cheese", "plate", "plus one", "plus two", "arrow", "fork", "knife")
    return [
        turn_feature(b.players),
        Feature("seat", 1, 0, b.players - 1, "the observer's seat: 0 the cat, otherwise a mouse seat"),
        Feature("next", 1, 0, b.players - 1, "the mouse seat that plays the next turn of the mice"),
        Feature("step", 1, PLACE, ENDED, f"what comes next: {steps}"),
        Feature("walk", 1, 0, MOST_STEPS, "the number of steps to walk, if that comes next"),
        Feature("piece", 1, 0, MICE, "the piece whose tile is being used; 0 the cat or none"),
        Feature("forced", 1, 0, MICE, "the mouse that must walk in this turn of the mice; 0 none"),
        Feature("skip", 2, 0, max(1, b.tiles[KNIFE]), "turns still to be missed, by the mice and by the cat"),
        Feature("taken", 1, 0, b.tiles[CHEESE], "pieces of cheese that the mice have"),
        Feature("left", TILE_KINDS, 0, max(b.tiles), f"face-down tiles of each kind: {', '.join(kinds)}"),
        Feature(
            "space",
            PIECE_COUNT,
            0,
            spaces,
            "spaces of the cat and the mice: the squares a1, b1, ... row by row, then the holes; 0 nowhere",
        ),
        Feature("closed", len(HOLES), 0, 1, "1 for a hole whose tile is still face down: n, e, s, w"),
        Feature(
            "squares",
            squares,
            0,
            FACE_UP_CHEESE,
            "contents of a1, b1, ... row by row: 0 nothing, 1 a face-down tile, 2 cheese",
        ),
    ]


@rule
def observe(s: KitchenState, b: KitchenBoard, seat: int, row: list[int]) -> None:
    """Write a seat's observation."""
    row[0] = seats_away(s.seat, seat, b.players)
    row[1] = seat
    row[2] = s.next_seat
    row[3] = s.step
    row[4] = s.walk
    row[5] = s.piece
    row[6] = s.forced
    row[7] = s.skip[0]
    row[8] = s.skip[1]
    row[9] = s.taken
    at = 10
    for tile in range(TILE_KINDS):
        row[at + tile] = s.left[tile]
    at += TILE_KINDS
    for piece in range(PIECE_COUNT):
        row[at + piece] = 0 if s.space[piece] == NOWHERE else index_of(b, s.space[piece]) + 1
    at += PIECE_COUNT
    for hole in range(MICE):
        row[at + hole] = (s.closed >> (FIRST_HOLE + hole)) & 1
    observe_squares(s, b, row, at + MICE)


@rule
def observe_squares(s: KitchenState, b: KitchenBoard, row: list[int], at: int) -> None:
    """Write the contents of the floor."""
    down, cheeses = s.down, s.cheeses
    for index in range(b.columns * b.rows):
        row[at + index] = (down & 1) * FACE_DOWN + (cheeses & 1) * FACE_UP_CHEESE
        down >>= 1
        cheeses >>= 1


@rule
def index_of(b: KitchenBoard, space: int) -> int:
    """The index of a space when the holes follow directly after the squares, from 0."""
    return space if space < FIRST_HOLE else space - FIRST_HOLE + b.columns * b.rows


def actions(b: KitchenBoard) -> list[str]:
    """Place the cat; take a cheese with the fork; move a piece to a space, piece by piece."""
    squares = [space_text(b, space) for space in range(b.columns * b.rows)]
    spaces = [*squares, *(space_text(b, space) for space in range(FIRST_HOLE, SPACES))]
    return [
        *(f"place:{square}" for square in squares),
        *(f"fork:{square}" for square in squares),
        *(f"{piece}>{space}" for piece in PIECES for space in spaces),
    ]


@rule
def action(s: KitchenState, b: KitchenBoard, move: int) -> int:
    """The action number of a move."""
    squares = b.columns * b.rows
    if s.step == PLACE:
        return move
    if s.step == FORK:
        return squares + move
    origin, end = move // FROM, index_of(b, move % FROM)
    piece = CAT if s.seat < FIRST_MOUSE_SEAT else mouse_on(s, origin)
    return 2 * squares + piece * (squares + MICE) + end


ENCODING = Encoding(features, observe, actions, action)
