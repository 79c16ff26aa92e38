"""Numeric encoding of race: seats in turn order, the observer first; squares column by column, each from row 1."""

from kasimir.core.encoding import Encoding, Feature, seat_from, seats_away, turn_feature
from kasimir.core.rule import rule
from kasimir.games.race.board import (
    CATS,
    CORNER,
    LAY,
    NOWHERE,
    STRAIGHT,
    STRIDE,
    TURN,
    RaceBoard,
    RaceState,
    all_squares,
)
from kasimir.games.race.rules import BACK, DRAW, PASS, TILES
from kasimir.games.race.text import HEADINGS, PATH_TILES, TURN_MOVES, square_text

PATHS = 3
"""Kinds of path tiles as laid: straight, left, right."""
FIRST_PATH = BACK + 1
FIRST_LIFT = FIRST_PATH + 4 * PATHS
"""Actions: draw, pass, back; a path tile by its direction; lift a cat from a square; lay a cat on a square."""


def features(b: RaceBoard) -> list[Feature]:
    """The features written by `observe`."""
    squares = b.columns * b.rows
    return [
        turn_feature(b.players),
        Feature("seat", 1, 0, b.players - 1, "the observer's seat, which determines its corner"),
        Feature(
            "step",
            1,
            TURN,
            LAY + CATS,
            "0 the turn begins, 1 drawing from the bag, 2 lay a straight, 3 a bend, 4 a cat",
        ),
        *(
            Feature(name, 1, 0, max(1, b.tiles[kind]), f"{name} that are not on the board")
            for kind, name in enumerate(("straights", "bends", "cats"))
        ),
        Feature(
            "end",
            b.players,
            0,
            squares,
            "the square in front of each path's open end: 1 is a1, 2 a2, ...; 0 without a path",
        ),
        Feature("heading", b.players, 0, 3, "the direction of the open end: 0 north, 1 east, 2 south, 3 west"),
        Feature("length", b.players, 0, squares, "number of tiles in each path"),
        Feature(
            *("squares", squares, 0, CORNER),
            "contents of a1, a2, ... by columns: 0 nothing, 1 straight, 2 left, 3 right, 4 cat, 5 cheese, 6 corner",
        ),
    ]


@rule
def observe(s: RaceState, b: RaceBoard, seat: int, row: list[int]) -> None:
    """Write a seat's observation."""
    row[0] = seats_away(s.seat, seat, b.players)
    row[1] = seat
    row[2] = s.step
    for kind in range(3):
        row[3 + kind] = s.left[kind]
    at = 6
    for away in range(b.players):
        other = seat_from(seat, away, b.players)
        row[at + away] = 0 if s.end[other] == NOWHERE else index_of(b, s.end[other]) + 1
        row[at + b.players + away] = s.heading[other]
        row[at + 2 * b.players + away] = s.length[other]
    at += 3 * b.players
    for column in range(1, b.columns + 1):
        for square in range(column * STRIDE + 1, column * STRIDE + b.rows + 1):
            row[at] = s.square[square]
            at += 1


@rule
def index_of(b: RaceBoard, square: int) -> int:
    """The index of a square in an observation, from 0."""
    return (square // STRIDE - 1) * b.rows + square % STRIDE - 1


def actions(b: RaceBoard) -> list[str]:
    """The choices at the beginning of a turn, path tiles by the mouse's direction, cats to lift and to lay."""
    squares = [square_text(square) for square in all_squares(b)]
    return [
        *(TURN_MOVES[move] for move in (DRAW, PASS, BACK)),
        *(heading + tile for heading in HEADINGS for tile in PATH_TILES[STRAIGHT:]),
        *(f"lift:{square}" for square in squares),
        *(f"cat:{square}" for square in squares),
    ]


@rule
def action(s: RaceState, b: RaceBoard, move: int) -> int:
    """The action number of a move."""
    if s.step == TURN:
        return move if move <= BACK else FIRST_LIFT + index_of(b, move)
    if s.step == LAY + CATS:
        return FIRST_LIFT + b.columns * b.rows + index_of(b, move)
    return FIRST_PATH + move // TILES * PATHS + move % TILES - 1


ENCODING = Encoding(features, observe, actions, action)
