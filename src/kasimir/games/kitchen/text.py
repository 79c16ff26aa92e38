"""Notation of kitchen: `FLOOR HOLES MICE CAT CHEESE LEFT SKIP FORCED NEXT SEAT STEP`, and moves such as `w>a2`."""

from kasimir.core.game import NOBODY, joined
from kasimir.games.kitchen.board import (
    BONUS,
    CAT,
    COLUMNS,
    FIRST_HOLE,
    FLIP,
    FORK,
    GO,
    HOLES,
    NO_MOUSE,
    NOWHERE,
    PIECES,
    PLACE,
    ROLL,
    ROWS,
    SEATS,
    SPACES,
    STEPS,
    TILES,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import FROM


def position_text(s: KitchenState, b: KitchenBoard) -> str:
    """The canonical text of a position."""
    rows = [range(first, first + b.columns) for first in range(0, b.rows * b.columns, b.columns)]
    floor = "/".join("".join(square_sign(s, b, space) for space in row) for row in reversed(rows))
    holes = "".join("d" if is_in(space, s.closed) else "u" for space in range(FIRST_HOLE, SPACES))
    mice = joined(["x" if space == NOWHERE else space_text(b, space) for space in s.space[1:]])
    cat = "-" if s.space[CAT] == NOWHERE else space_text(b, s.space[CAT])
    forced = "-" if s.forced == NO_MOUSE else PIECES[s.forced]
    seat = "-" if s.seat == NOBODY else SEATS[s.seat]
    tiles = f"{s.taken} {joined(s.left)}"
    turns = f"{joined(s.skip)} {forced} {SEATS[s.next_seat]} {seat}"
    return f"{floor} {holes} {mice} {cat} {tiles} {turns} {step_text(s.step, s.piece, s.walk)}"


def is_in(space: int, spaces: int) -> bool:
    """Whether a space belongs to a set."""
    return bool(spaces >> space & 1)


def square_sign(s: KitchenState, b: KitchenBoard, space: int) -> str:
    """The character for the contents of a square."""
    if not is_in(space, b.floor):
        return "x"
    if is_in(space, s.down):
        return "#"
    return "C" if is_in(space, s.cheeses) else "."


def space_text(b: KitchenBoard, space: int) -> str:
    """The name of a square or a hole."""
    if space >= FIRST_HOLE:
        return HOLES[space - FIRST_HOLE]
    return COLUMNS[space % b.columns] + ROWS[space // b.columns]


def find_space(b: KitchenBoard, name: str) -> int:
    """The square or hole of that name, or `NOWHERE`."""
    if len(name) == 1 and name in HOLES:
        return FIRST_HOLE + HOLES.index(name)
    if len(name) != 2 or name[0] not in COLUMNS[: b.columns] or name[1] not in ROWS[: b.rows]:
        return NOWHERE
    return ROWS.index(name[1]) * b.columns + COLUMNS.index(name[0])


def step_text(step: int, piece: int, number: int) -> str:
    """The step, with the piece if a tile is being used, and with the number of steps of a walk."""
    word = STEPS[step]
    if FLIP <= step <= FORK:
        word += f".{PIECES[piece]}"
    return f"{word}.{number}" if step in (GO, BONUS) else word


def move_text(s: KitchenState, b: KitchenBoard, move: int) -> str:
    """A number of the die, a tile, the square of the cat or of a cheese, or origin and target."""
    if s.step == ROLL:
        return str(move)
    if s.step == FLIP:
        return TILES[move]
    if s.step in (PLACE, FORK):
        return space_text(b, move)
    return f"{space_text(b, move // FROM)}>{space_text(b, move % FROM)}"
