"""What a screen shows of kitchen, and what is touched on it.

Ids: `c4` a square (the same for the cat on the table and a mouse under it); `hole:n`; mice `1` to `4` and `cat`;
`die:mice`, `die:cat`; `plate` where the mice keep their cheese, `caught` where caught mice are, `box` for used tiles
and for the cat before it is placed. Touch a piece, then where it goes, or which cheese its fork takes; to flip a tile,
touch its square.
"""

from dataclasses import dataclass
from typing import Literal

from kasimir.core.game import NOBODY
from kasimir.games.kitchen.board import (
    CAT,
    CAT_SEAT,
    CAT_SIDE,
    CHEESE,
    FIRST_HOLE,
    FLIP,
    FORK,
    MICE_SIDE,
    NO_MOUSE,
    NOWHERE,
    PLACE,
    ROLL,
    SEATS,
    SPACES,
    STEPS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import FROM, mouse_on
from kasimir.games.kitchen.text import is_in, space_text

PIECE_IDS = ("cat", "1", "2", "3", "4")
CAT_DIE, MICE_DIE = "die:cat", "die:mice"
PLATE, CAUGHT, BOX = "plate", "caught", "box"
TILE_NAMES = ("cheese", "plate", "one", "two", "arrow", "fork", "knife")

Step = Literal["place", "roll", "go", "flip", "bonus", "arrow", "fork", "over"]


@dataclass(slots=True)
class KitchenBoardView:
    """The floor before the first turn."""

    seats: list[str]
    columns: int
    rows: int
    squares: list[str]
    """Row by row from the top, each from left to right."""
    table: list[str]
    """The squares that the table covers, including its legs."""
    legs: list[str]
    holes: dict[str, str]
    """The square in front of each hole."""
    dice: dict[str, list[str]]
    """The faces of each die."""
    cheeses: int
    """The number of cheeses that the mice must take."""
    plate: str
    caught: str
    box: str


@dataclass(slots=True)
class KitchenView:
    """A position."""

    seat: str | None
    step: Step
    pieces: dict[str, str]
    """The places of the cat and the mice."""
    tiles: dict[str, Literal["down", "cheese", "up"]]
    """What is on squares and in holes: a face-down tile, a face-up cheese, a hole's face-up tile."""
    walk: int
    """The number of steps to walk, otherwise 0."""
    piece: str | None
    """The piece that is on a tile to be flipped, or uses one."""
    taken: int
    """Cheeses on the plate."""
    left: dict[str, int]
    """Face-down tiles of each kind."""
    skip: dict[Literal["mice", "cat"], int]
    """Turns that a side still has to miss."""
    forced: str | None
    """The mouse that must walk in this turn."""
    next_seat: str
    """The mouse seat that plays the next turn of the mice."""


def space_id(b: KitchenBoard, space: int) -> str:
    """The id of a square or a hole."""
    return f"hole:{space_text(b, space)}" if space >= FIRST_HOLE else space_text(b, space)


def board_view(b: KitchenBoard) -> KitchenBoardView:
    """What is printed, and what is beside the board."""
    squares = [row * b.columns + column for row in range(b.rows - 1, -1, -1) for column in range(b.columns)]
    return KitchenBoardView(
        seats=list(SEATS[: b.players]),
        columns=b.columns,
        rows=b.rows,
        squares=[space_id(b, space) for space in squares],
        table=[space_id(b, space) for space in squares if is_in(space, b.table)],
        legs=[space_id(b, space) for space in squares if not is_in(space, b.floor)],
        holes={space_id(b, FIRST_HOLE + hole): space_id(b, front) for hole, front in enumerate(b.front)},
        dice={
            MICE_DIE: [str(face) for face in b.mouse_die[: b.mouse_faces]],
            CAT_DIE: [str(face) for face in b.cat_die[: b.cat_faces]],
        },
        cheeses=b.tiles[CHEESE],
        plate=PLATE,
        caught=CAUGHT,
        box=BOX,
    )


def view(s: KitchenState, b: KitchenBoard) -> KitchenView:
    """A position to be drawn."""
    step: Step = STEPS[s.step]  # type: ignore[assignment]  # the names are those of `Step`
    return KitchenView(
        seat=None if s.seat == NOBODY else SEATS[s.seat],
        step=step,
        pieces={PIECE_IDS[piece]: piece_place(b, piece, space) for piece, space in enumerate(s.space)},
        tiles=tiles_shown(s, b),
        walk=s.walk,
        piece=PIECE_IDS[s.piece] if FLIP <= s.step <= FORK else None,
        taken=s.taken,
        left=dict(zip(TILE_NAMES, s.left, strict=True)),
        skip={"mice": s.skip[MICE_SIDE], "cat": s.skip[CAT_SIDE]},
        forced=None if s.forced == NO_MOUSE else PIECE_IDS[s.forced],
        next_seat=SEATS[s.next_seat],
    )


def piece_place(b: KitchenBoard, piece: int, space: int) -> str:
    """The place of a piece, on the board or beside it."""
    if space == NOWHERE:
        return BOX if piece == CAT else CAUGHT
    return space_id(b, space)


def tiles_shown(s: KitchenState, b: KitchenBoard) -> dict[str, Literal["down", "cheese", "up"]]:
    """All tiles on the board."""
    tiles: dict[str, Literal["down", "cheese", "up"]] = {}
    for space in range(b.columns * b.rows):
        if is_in(space, s.down):
            tiles[space_id(b, space)] = "down"
        elif is_in(space, s.cheeses):
            tiles[space_id(b, space)] = "cheese"
    for hole in range(FIRST_HOLE, SPACES):
        tiles[space_id(b, hole)] = "down" if is_in(hole, s.closed) else "up"
    return tiles


def touches(s: KitchenState, b: KitchenBoard, move: int) -> tuple[str, ...]:
    """The piece, and where it goes or what it takes."""
    if s.step == PLACE:
        return PIECE_IDS[CAT], space_id(b, move)
    if s.step == FORK:
        return PIECE_IDS[s.piece], space_id(b, move)
    return PIECE_IDS[walker(s, move)], space_id(b, move % FROM)


def walker(s: KitchenState, move: int) -> int:
    """The piece that a walk or an arrow moves."""
    return CAT if s.seat == CAT_SEAT else mouse_on(s, move // FROM)


def chance_touch(s: KitchenState, b: KitchenBoard) -> str:
    """The side's die, or the tile under the piece."""
    if s.step == ROLL:
        return CAT_DIE if s.seat == CAT_SEAT else MICE_DIE
    return space_id(b, s.space[s.piece])
