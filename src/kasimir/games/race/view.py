"""What a screen shows of race, and what is touched on it.

Ids: `e5` a square, including that of the cheese; `corner:r` the corner of a seat that plays, mice `mouse:r`; `bag`;
`hand` the tile that was drawn; `pass` to miss a turn. To draw, touch the bag; to put a tile back, the tile and then the
bag. To lay a tile, touch the hand, the square and, for a bend, also the square that the path then faces.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from kasimir.core.game import NOBODY
from kasimir.games.race.board import (
    BAG,
    CATS,
    KIND_OF,
    LAY,
    SEATS,
    STEP,
    STRAIGHT,
    TURN,
    TURN_OF,
    RaceBoard,
    RaceState,
    all_squares,
    cheese_square,
    scent_area,
    square_at,
)
from kasimir.games.race.rules import BACK, DRAW, PASS, TILES, has_reached
from kasimir.games.race.text import HEADINGS, square_text

BAG_ID, HAND, PASS_ID = "bag", "hand", "pass"
KIND_NAMES: tuple[Literal["straight", "bend", "cat"], ...] = ("straight", "bend", "cat")
ACROSS = 2
"""The number of quarter turns to the opposite direction."""


@dataclass(slots=True)
class RaceBoardView:
    """The empty board."""

    seats: list[str]
    columns: int
    rows: int
    squares: list[str]
    """Row by row from the top, each from left to right."""
    corners: dict[str, str]
    """The square of every corner, such as `corner:r` at `a1`."""
    cheese: str
    scent: list[str]
    """The squares of the scent area; none where they are like all others."""
    goal: list[str]
    """The squares that a path must lead to in order to win: the cheese, and in some editions the scent area."""
    bag: str
    hand: str
    miss: str
    """What to touch to miss a turn."""


@dataclass(slots=True)
class RaceTile:
    """A tile on the board."""

    at: str
    tile: Literal["straight", "bend", "cat"]
    ways: str
    """The sides by which a path comes in and goes out, such as `sn` or `wn`; empty for a cat."""
    seat: str | None
    """The seat whose path it belongs to."""


@dataclass(slots=True)
class RaceView:
    """A position."""

    seat: str | None
    step: Literal["turn", "bag", "lay", "over"]
    pieces: dict[str, str]
    """The mice: in their corners, the winner at the square that its path leads to."""
    tiles: list[RaceTile]
    ends: dict[str, str]
    """For every seat that has laid a tile, the square that its path faces."""
    hand: Literal["straight", "bend", "cat"] | None
    """The tile to be laid."""
    bag: dict[str, int]
    """The number of tiles of each kind in the bag."""


def corner_id(seat: str) -> str:
    """The corner where a seat starts."""
    return f"corner:{seat}"


def mouse_id(seat: str) -> str:
    """The mouse of a seat."""
    return f"mouse:{seat}"


def board_view(b: RaceBoard) -> RaceBoardView:
    """What is printed on the board, and what is beside it."""
    seats = SEATS[b.players]
    rows = range(b.rows, 0, -1)
    return RaceBoardView(
        seats=list(seats),
        columns=b.columns,
        rows=b.rows,
        squares=[square_text(square_at(column, row)) for row in rows for column in range(1, b.columns + 1)],
        corners={corner_id(seat): square_text(b.corner[index]) for index, seat in enumerate(seats)},
        cheese=square_text(cheese_square(b)),
        scent=[square_text(square) for square in scent_area(b) if b.is_scent[square] or b.is_goal[square]],
        goal=[square_text(square) for square in all_squares(b) if b.is_goal[square]],
        bag=BAG_ID,
        hand=HAND,
        miss=PASS_ID,
    )


def view(s: RaceState, b: RaceBoard) -> RaceView:
    """A position to be drawn."""
    seats = SEATS[b.players]
    in_hand = s.step - LAY if s.step >= LAY else None
    tiles = [tile for index in range(b.players) for tile in path_tiles(s, b, index)]
    tiles += [RaceTile(square_text(square), "cat", "", None) for square in s.cats[: s.cat_count]]
    return RaceView(
        seat=None if s.seat == NOBODY else seats[s.seat],
        step="over" if s.seat == NOBODY else step_name(s),
        pieces={mouse_id(seat): mouse_place(s, b, index) for index, seat in enumerate(seats)},
        tiles=tiles,
        ends={seat: square_text(s.end[index]) for index, seat in enumerate(seats) if s.length[index]},
        hand=None if in_hand is None else KIND_NAMES[in_hand],
        bag={name: s.left[kind] - (kind == in_hand) for kind, name in enumerate(KIND_NAMES)},
    )


def step_name(s: RaceState) -> Literal["turn", "bag", "lay"]:
    """What the seat has to do."""
    if s.step == TURN:
        return "turn"
    return "bag" if s.step == BAG else "lay"


def mouse_place(s: RaceState, b: RaceBoard, index: int) -> str:
    """A mouse moves only when its path is finished."""
    return square_text(s.end[index]) if has_reached(s, b, index) else corner_id(SEATS[b.players][index])


def path_tiles(s: RaceState, b: RaceBoard, index: int) -> Iterator[RaceTile]:
    """The tiles of a seat's path, traced backwards from its open end."""
    square, heading = s.end[index], s.heading[index]
    seat = SEATS[b.players][index]
    for _ in range(s.length[index]):
        square -= STEP[heading]
        tile, out = s.square[square], heading
        heading = (heading - TURN_OF[tile]) % 4
        yield RaceTile(square_text(square), KIND_NAMES[KIND_OF[tile]], ways(heading, out), seat)


def ways(heading: int, out: int) -> str:
    """The sides of a tile by which a mouse with this heading comes in and goes out."""
    return HEADINGS[(heading + ACROSS) % 4] + HEADINGS[out]


def touches(s: RaceState, b: RaceBoard, move: int) -> tuple[str, ...]:
    """The bag, a tile and the bag, or where the tile in the hand goes."""
    if s.step == TURN:
        return turn_touches(s, move)
    if s.step == LAY + CATS:
        return HAND, square_text(move)
    square, heading, tile = laid_tile(s, b, move)
    if tile == STRAIGHT:
        return HAND, square_text(square)
    return HAND, square_text(square), square_text(square + STEP[(heading + TURN_OF[tile]) % 4])


def turn_touches(s: RaceState, move: int) -> tuple[str, ...]:
    """Draw, miss the turn, or miss it and put a tile back."""
    if move == DRAW:
        return (BAG_ID,)
    if move == PASS:
        return (PASS_ID,)
    return square_text(last_square(s, s.seat) if move == BACK else move), BAG_ID


def last_square(s: RaceState, index: int) -> int:
    """The square of the last tile of a path."""
    return s.end[index] - STEP[s.heading[index]]


def laid_tile(s: RaceState, b: RaceBoard, move: int) -> tuple[int, int, int]:
    """The square of a path tile, the mouse's direction, and the tile."""
    heading, tile = divmod(move, TILES)
    square = s.end[s.seat] if s.length[s.seat] > 0 else b.corner[s.seat] + STEP[heading]
    return square, heading, tile


def chance_touch(s: RaceState, b: RaceBoard) -> str:
    """Only the bag is chance."""
    return BAG_ID
