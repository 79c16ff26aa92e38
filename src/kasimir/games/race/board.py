"""The board of race: the edition, and the tables that the rules use."""

from dataclasses import dataclass

from kasimir.core.edition import Refused, flag, one_of, whole
from kasimir.core.fields import number, numbers
from kasimir.core.game import Board, State

SEATS = {2: "rg", 3: "rbg", 4: "rbgy"}
"""The seats of a match for so many players, in turn order."""
VARIANTS = ("scent", "gentle")
SCENT = 0

LONGEST_SIDE = 19
MOST_PATH_TILES = 200
MOST_CATS = 120
MOST_PLACES = 280
"""The maximum number of squares on the sides of some seats, including the scent area."""
SETS = 1 << 4
"""The sets of seats, as bits: 1 is the first seat, 2 the second, 3 both."""

STRIDE = LONGEST_SIDE + 2
SQUARES = STRIDE * STRIDE
"""Square `column * STRIDE + row`, both counted from 1, so that the edge around the board has numbers too."""
NOWHERE = 0

NORTH, EAST, SOUTH, WEST = range(4)
STEP = (1, STRIDE, -1, -STRIDE)
"""The offset of the next square in each direction."""

EMPTY, STRAIGHT, LEFT, RIGHT, CAT, CHEESE, CORNER, EDGE = range(8)
"""What a square may contain; `CORNER` is one from which a mouse of this match started."""
TURN_OF = (0, 0, 3, 1)
"""By how many quarter turns, clockwise, each path tile turns the mouse."""

STRAIGHTS, BENDS, CATS = range(3)
"""The kinds of tiles in the bag."""
KIND_OF = (STRAIGHTS, STRAIGHTS, BENDS, BENDS, CATS)
"""The kind of each tile on a square."""

CATS_FOR = (NEXT, LEADER) = ("next", "leader")
"""Whose side a cat is laid on: that of the seat that plays next, or of the other seat with the longest path."""

TURN, BAG, LAY = range(3)
"""The steps of a turn; `LAY + kind` when a tile of that kind is in hand."""


@dataclass(frozen=True)
class Contents:
    """The components: the grid and the tiles for the bag; and the rules on which the rule sheets disagree."""

    columns: int = whole("columns of the board, an odd number", 5, LONGEST_SIDE)
    rows: int = whole("rows of the board, an odd number", 5, LONGEST_SIDE)
    straights: int = whole("straight path tiles in the bag", 0, MOST_PATH_TILES)
    bends: int = whole("bent path tiles in the bag", 1, MOST_PATH_TILES)
    cats: int = whole("cat tiles in the bag", 0, MOST_CATS)
    cats_for: str = one_of(
        "whose side a cat is laid on: that of the next seat, or of the other seat with the longest path",
        *CATS_FOR,
        default=NEXT,
    )
    scent_wins: bool = flag("whether a path has won when it leads to an empty square of the scent area", default=False)
    lift_cats: bool = flag("whether a player who misses a turn may put back a cat", default=True)

    def check(self) -> None:
        """The cheese is in the exact centre, and there are enough tiles for one path to it."""
        for key, count in (("columns", self.columns), ("rows", self.rows)):
            if count % 2 == 0:
                raise Refused(key, "race.edition-even", found=count)
        shortest = (self.columns + 1) // 2 + (self.rows + 1) // 2 - 3
        if self.straights + self.bends < shortest:
            raise Refused("bends", "race.edition-short", found=self.straights + self.bends, shortest=shortest)


class RaceBoard(Board):
    """The board in the form the rules use."""

    columns = number()
    rows = number()
    ground = numbers(SQUARES)
    """Each square before the first tile: `EMPTY`, `CHEESE`, `CORNER` or `EDGE`."""
    is_scent = numbers(SQUARES)
    """Squares under the scent rule; none in variants without it."""
    is_goal = numbers(SQUARES)
    """Squares that a path must lead to: the cheese, and in some editions the scent area, where it is empty."""
    corner = numbers(4, 16)
    exits = numbers(8)
    """The two directions in which each seat may leave its corner."""
    first = numbers(8, 16)
    """The squares to which they lead."""
    places = numbers(SETS * MOST_PLACES, 16)
    """For each set of other seats, the squares where a cat may be laid against one of them."""
    place_count = numbers(SETS, 16)
    for_leader = number()
    """Whether cats are laid against the longest path instead of the next seat."""
    scent_wins = number()
    lift_cats = number()
    """Whether a cat may be put back."""
    tiles = numbers(3, 16)
    """The number of tiles of each kind."""


class RaceState(State):
    """A position. A path is traced from its open end: each tile shows from where the mouse came to it."""

    step = number()
    square = numbers(SQUARES)
    """The contents of each square."""
    end = numbers(4, 16)
    """The square in front of each path's open end, `NOWHERE` before the first tile."""
    heading = numbers(4)
    """The direction of the open end."""
    length = numbers(4, 16)
    """The number of tiles in each path."""
    cats = numbers(MOST_CATS, 16)
    """The squares with cats, in ascending order."""
    cat_count = number()
    left = numbers(3, 16)
    """Tiles of each kind that are not on the board."""


def make_board(contents: Contents, players: int, variant: str) -> RaceBoard:
    """Build the tables from an edition and the number of players."""
    b = RaceBoard()
    b.players, b.variant = players, VARIANTS.index(variant)
    b.columns, b.rows = contents.columns, contents.rows
    b.tiles[:] = [contents.straights, contents.bends, contents.cats]
    b.for_leader, b.scent_wins, b.lift_cats = contents.cats_for == LEADER, contents.scent_wins, contents.lift_cats
    place_corners(b)
    place_ground(b)
    place_sides(b)
    return b


def square_at(column: int, row: int) -> int:
    """The number of a square; columns and rows count from 1."""
    return column * STRIDE + row


def all_squares(b: RaceBoard) -> list[int]:
    """The squares of the board by column, then row."""
    return [square_at(column, row) for column in range(1, b.columns + 1) for row in range(1, b.rows + 1)]


def steps_between(one: int, other: int) -> int:
    """The number of steps along rows and columns between two squares."""
    return abs(one // STRIDE - other // STRIDE) + abs(one % STRIDE - other % STRIDE)


def cheese_square(b: RaceBoard) -> int:
    """The centre of the board."""
    return square_at((b.columns + 1) // 2, (b.rows + 1) // 2)


def place_corners(b: RaceBoard) -> None:
    """Each seat's corner, and the two ways out of it."""
    left, right, bottom, top = 1, b.columns, 1, b.rows
    corners = {
        "r": (square_at(left, bottom), NORTH, EAST),
        "b": (square_at(left, top), EAST, SOUTH),
        "g": (square_at(right, top), SOUTH, WEST),
        "y": (square_at(right, bottom), NORTH, WEST),
    }
    for seat, letter in enumerate(SEATS[b.players]):
        b.corner[seat], *exits = corners[letter]
        for number_of_exit, heading in enumerate(exits, 2 * seat):
            b.exits[number_of_exit] = heading
            b.first[number_of_exit] = b.corner[seat] + STEP[heading]


def place_ground(b: RaceBoard) -> None:
    """The grid with the cheese, the corners of the seats that play, and the scent area."""
    cheese = cheese_square(b)
    b.ground[:] = [EDGE] * SQUARES
    for square in all_squares(b):
        b.ground[square] = EMPTY
    for corner in b.corner[: b.players]:
        b.ground[corner] = CORNER
    b.ground[cheese] = CHEESE
    for square in scent_area(b):
        b.is_scent[square], b.is_goal[square] = b.variant == SCENT, b.scent_wins
    b.is_goal[cheese] = True


def scent_area(b: RaceBoard) -> list[int]:
    """The eight squares around the cheese."""
    around = [cheese_square(b) + column + row for column in (-STRIDE, 0, STRIDE) for row in (-1, 0, 1)]
    return [square for square in around if square != cheese_square(b)]


def place_sides(b: RaceBoard) -> None:
    """For each set of seats, where a cat may be laid against one of them; not for all, as nobody lays one at home."""
    for square in all_squares(b):
        if b.ground[square] == EMPTY:
            near = (1 << b.players) - 1 if b.is_scent[square] else sides_of(b, square)
            for seats in range(1, (1 << b.players) - 1):
                if seats & near:
                    b.places[seats * MOST_PLACES + b.place_count[seats]] = square
                    b.place_count[seats] += 1


def sides_of(b: RaceBoard, square: int) -> int:
    """The set of seats on whose side a square is: no other corner is nearer to it."""
    steps = [steps_between(square, corner) for corner in b.corner[: b.players]]
    return sum(1 << seat for seat, count in enumerate(steps) if count == min(steps))
