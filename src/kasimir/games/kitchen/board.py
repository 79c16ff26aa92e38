"""The board of kitchen: the edition, and the tables that the rules use.

Spaces are numbers: the squares from a1 along the rows upwards, then the four holes. A set of spaces is a bit set, so
that a walk spreads over the whole floor at once.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from kasimir.core.edition import Refused, whole, wholes, words
from kasimir.core.fields import number, numbers
from kasimir.core.game import Board, State

SEATS = ("c", "m1", "m2", "m3", "m4")
CAT_SEAT, FIRST_MOUSE_SEAT = 0, 1
MICE_SIDE, CAT_SIDE = 0, 1

MICE = 4
PIECES = ("c", "1", "2", "3", "4")
CAT = 0
NO_MOUSE = CAT
"""Pieces are numbered, mice from 1. After a walk of the cat, the mouse that walked is `NO_MOUSE`."""

COLUMNS = "abcdefghi"
ROWS = "123456789"
HOLES = "nesw"
MOST_SQUARES = 56
FIRST_HOLE = MOST_SQUARES
SPACES = MOST_SQUARES + len(HOLES)
NOWHERE = -1
"""The place of a caught mouse, and of the cat before it is placed."""

TILES = "cp12afk"
TILE_KINDS = len(TILES)
CHEESE, PLATE, PLUS_ONE, PLUS_TWO, ARROW_TILE, FORK_TILE, KNIFE = range(TILE_KINDS)

STEPS = ("place", "roll", "go", "flip", "bonus", "arrow", "fork", "over")
PLACE, ROLL, GO, FLIP, BONUS, ARROW, FORK, ENDED = range(len(STEPS))

MOST_STEPS = 9
MOST_FACES = 12

OPEN_FLOOR, LEG, UNDER_TABLE = ".", "x", "t"


def tiles_with(what: str, least: int = 0) -> Any:
    """Declare a key that counts the tiles of one kind."""
    return whole(f"tiles with {what}", least, MOST_SQUARES)


def die_of(whom: str) -> Any:
    """Declare a key that lists the faces of a die."""
    return wholes(f"numbers on the faces of the die of {whom}", 1, MOST_STEPS, least=1, most=MOST_FACES)


@dataclass(frozen=True)
class Contents:
    """The components: the floor with its table and holes, the tiles, two dice."""

    floor: tuple[str, ...] = words(
        "rows of the floor from the top down: . open floor, x table leg, t floor under the table",
        "[.xt]{4,9}",
        least=4,
        most=9,
    )
    holes: tuple[str, ...] = words(
        "squares in front of the holes n, e, s and w, each at its edge", "[a-i][1-9]", least=4, most=4
    )
    cheeses: int = tiles_with("cheese, all of which the mice must take", 1)
    plates: int = tiles_with("a broken plate")
    ones: int = tiles_with("+1")
    twos: int = tiles_with("+2")
    arrows: int = tiles_with("an arrow")
    forks: int = tiles_with("a fork")
    knives: int = tiles_with("a knife")
    mouse_die: tuple[int, ...] = die_of("the mice")
    cat_die: tuple[int, ...] = die_of("the cat")

    def signs(self) -> str:
        """The floor, square by square from a1 along the rows upwards."""
        return "".join(reversed(self.floor))

    def tiles(self) -> list[int]:
        """The number of tiles of each kind."""
        return [self.cheeses, self.plates, self.ones, self.twos, self.arrows, self.forks, self.knives]

    def check(self) -> None:
        """The floor is a rectangle with a table; holes are at their edges; there is a tile for every square."""
        columns, rows, signs = len(self.floor[0]), len(self.floor), self.signs()
        if any(len(row) != columns for row in self.floor):
            raise Refused("floor", "kitchen.edition-rows", columns=columns)
        if len(signs) > MOST_SQUARES:
            raise Refused("floor", "kitchen.edition-squares", found=len(signs), limit=MOST_SQUARES)
        if LEG not in signs and UNDER_TABLE not in signs:
            raise Refused("floor", "kitchen.edition-table")
        edges = {"n": ROWS[rows - 1], "e": COLUMNS[columns - 1], "s": ROWS[0], "w": COLUMNS[0]}
        for hole, square in zip(HOLES, self.holes, strict=True):
            column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
            inside = column < columns and row < rows
            if not inside or edges[hole] not in square or signs[row * columns + column] != OPEN_FLOOR:
                raise Refused("holes", "kitchen.edition-hole", hole=hole, square=square, edge=edges[hole])
        squares = len(signs) - signs.count(LEG)
        if sum(self.tiles()) != squares:
            raise Refused("floor", "kitchen.edition-tiles", tiles=sum(self.tiles()), squares=squares)


class KitchenBoard(Board):
    """The board in the form the rules use; 64-bit fields are sets of spaces."""

    columns = number()
    rows = number()
    squares = number(64)
    """All squares; the cat can walk on all of them, including the table."""
    floor = number(64)
    """The squares without a leg: each has a tile at first, and mice walk there."""
    table = number(64)
    holes = number(64)
    front = numbers(len(HOLES))
    """The square in front of each hole."""
    fronts = number(64)
    first_column = number(64)
    last_column = number(64)
    bottom_row = number(64)
    tiles = numbers(TILE_KINDS)
    mouse_die = numbers(MOST_FACES)
    mouse_faces = number()
    cat_die = numbers(MOST_FACES)
    cat_faces = number()


class KitchenState(State):
    """A position."""

    step = number()
    walk = number()
    """The number of steps to walk (`GO`, `BONUS`), otherwise 0."""
    piece = number()
    """The piece whose tile is being used (`FLIP`, `BONUS`, `ARROW`, `FORK`), otherwise 0."""
    space = numbers(MICE + 1)
    """The spaces of the cat and the mice."""
    mice = number(64)
    """The spaces of the mice, as a set."""
    closed = number(64)
    """The holes whose tile is still face down, as a set."""
    down = number(64)
    """The squares with a face-down tile, as a set."""
    cheeses = number(64)
    """The squares with a face-up cheese, as a set."""
    taken = number()
    left = numbers(TILE_KINDS)
    """The number of face-down tiles of each kind."""
    skip = numbers(2)
    """Turns still to be missed, by the mice and by the cat."""
    forced = number()
    """The mouse that must walk in this turn of the mice, or `NO_MOUSE`."""
    next_seat = number()
    """The mouse seat that plays the next turn of the mice."""


def make_board(contents: Contents, players: int, variant: str) -> KitchenBoard:
    """Build the tables from an edition and the number of players."""
    b = KitchenBoard()
    b.players = players
    b.columns, b.rows = len(contents.floor[0]), len(contents.floor)
    signs = contents.signs()
    b.squares = set_of(range(len(signs)))
    b.floor = set_of(space for space, sign in enumerate(signs) if sign != LEG)
    b.table = set_of(space for space, sign in enumerate(signs) if sign != OPEN_FLOOR)
    b.first_column = set_of(range(0, len(signs), b.columns))
    b.last_column = set_of(range(b.columns - 1, len(signs), b.columns))
    b.bottom_row = set_of(range(b.columns))
    b.front = [ROWS.index(square[1]) * b.columns + COLUMNS.index(square[0]) for square in contents.holes]
    b.fronts = set_of(b.front)
    b.holes = set_of(range(FIRST_HOLE, SPACES))
    b.tiles = contents.tiles()
    b.mouse_faces, b.cat_faces = len(contents.mouse_die), len(contents.cat_die)
    b.mouse_die[: b.mouse_faces] = contents.mouse_die
    b.cat_die[: b.cat_faces] = contents.cat_die
    return b


def set_of(spaces: Iterable[int]) -> int:
    """The set of some spaces."""
    return sum(1 << space for space in set(spaces))
