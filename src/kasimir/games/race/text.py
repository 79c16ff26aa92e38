"""Notation of race: `PATHS CATS SEAT STEP`, and moves such as `draw`, `lift:e5`, `ns`, `l` and `cat:e5`."""

import re

from kasimir.core.errors import PositionError
from kasimir.core.game import NOBODY, joined
from kasimir.core.position_reader import read_list, read_seat, split_fields
from kasimir.games.race.board import (
    BAG,
    CAT,
    CATS,
    CHEESE,
    CORNER,
    EDGE,
    EMPTY,
    LAY,
    SEATS,
    STEP,
    STRIDE,
    TURN,
    TURN_OF,
    RaceBoard,
    RaceState,
    square_at,
)
from kasimir.games.race.rules import (
    BACK,
    DRAW,
    PASS,
    TILES,
    can_lay_cat,
    can_lay_path,
    has_reached,
    lay_cat,
    lay_path,
    start,
    tickets,
)

FIELDS = ("PATHS", "CATS", "SEAT", "STEP")
HEADINGS = "nesw"
PATH_TILES = "-slr"
"""The letters of the path tiles, by number."""
KINDS = "sbc"
STEPS = ("turn", "bag", "lay.s", "lay.b", "cat")
TURN_MOVES = {DRAW: "draw", PASS: "pass", BACK: "back"}
NAMES = {CAT: "cat", CHEESE: "cheese", CORNER: "corner", EDGE: "edge"}
"""The catalogue's words for things that a path may run into; anything else is a path."""


def position_text(s: RaceState, b: RaceBoard) -> str:
    """The canonical text of a position."""
    paths = [path_text(s, b, seat) for seat in range(b.players)]
    cats = [square_text(square) for square in s.cats[: s.cat_count]]
    seat, step = ("-", "over") if s.seat == NOBODY else (SEATS[b.players][s.seat], STEPS[s.step])
    return f"{joined(paths, '/')} {joined(cats)} {seat} {step}"


def path_text(s: RaceState, b: RaceBoard, seat: int) -> str:
    """The direction in which a path leaves its corner, then its tiles."""
    squares = path_squares(s, seat)
    if not squares:
        return "-"
    heading = STEP.index(squares[0] - b.corner[seat])
    return HEADINGS[heading] + "".join(PATH_TILES[s.square[square]] for square in squares)


def path_squares(s: RaceState, seat: int) -> list[int]:
    """The squares of a path from the corner on, traced backwards from its open end."""
    squares: list[int] = []
    square, heading = s.end[seat], s.heading[seat]
    for _ in range(s.length[seat]):
        square -= STEP[heading]
        squares.append(square)
        heading = (heading - TURN_OF[s.square[square]]) % 4
    return squares[::-1]


def square_text(square: int) -> str:
    """Text such as `e5`."""
    return f"{chr(ord('a') + square // STRIDE - 1)}{square % STRIDE}"


def move_text(s: RaceState, b: RaceBoard, move: int) -> str:
    """A tile from the bag, a way to begin the turn, or how and where a tile is laid."""
    if s.step == BAG:
        return KINDS[move]
    if s.step == TURN:
        return TURN_MOVES.get(move) or f"lift:{square_text(move)}"
    if s.step == LAY + CATS:
        return f"cat:{square_text(move)}"
    heading, tile = HEADINGS[move // TILES], PATH_TILES[move % TILES]
    return tile if s.length[s.seat] else heading + tile


def count_seats(text: str) -> int:
    """The number of paths in the text."""
    return text.split(" ", maxsplit=1)[0].count("/") + 1


def read_position(text: str, b: RaceBoard) -> RaceState:
    """Parse a position; raises a `PositionError` that names the problem."""
    paths, cats, seat, step = split_fields(text, FIELDS)
    s = RaceState()
    start(s, b, first=0)
    for index, path in enumerate(read_list("PATHS", paths, b.players, "/")):
        s.seat = index
        if path != "-":
            read_path(s, b, path)
    read_cats(s, b, [] if cats == "-" else cats.split(","))
    check_counts(s, b)
    for index in range(b.players):
        if s.length[index]:
            check_open_end(s, b, index)
        else:
            check_exits(s, b, index)
    read_turn(s, b, seat, step)
    return s


def read_path(s: RaceState, b: RaceBoard, path: str) -> None:
    """Lay the tiles of the seat's path one by one, each on an empty square."""
    letter = SEATS[b.players][s.seat]
    if not re.fullmatch(r"[nesw][slr]+", path):
        raise PositionError("race.position-path", seat=letter, found=path)
    exits = [HEADINGS[heading] for heading in b.exits[2 * s.seat : 2 * s.seat + 2]]
    if path[0] not in exits:
        raise PositionError("race.position-exit", seat=letter, found=path[0], exits=" ".join(exits))
    heading = HEADINGS.index(path[0])
    square = b.corner[s.seat] + STEP[heading]
    for count, tile in enumerate(path[1:], 1):
        if s.square[square] != EMPTY:
            what = NAMES.get(s.square[square], "path")
            raise PositionError("race.position-run", seat=letter, count=count, what=what, square=square_text(square))
        lay_path(s, b, heading, PATH_TILES.index(tile))
        square, heading = s.end[s.seat], s.heading[s.seat]


def read_cats(s: RaceState, b: RaceBoard, names: list[str]) -> None:
    """Lay a cat on each of the squares."""
    if len(names) > b.tiles[CATS]:
        raise PositionError("race.position-tiles", kind="cats", found=len(names), tiles=b.tiles[CATS])
    for name in names:
        square = read_square(b, name)
        if square is None:
            raise PositionError("race.position-square", found=name, last=square_text(square_at(b.columns, b.rows)))
        if s.square[square] != EMPTY:
            raise PositionError("race.position-cat", square=name, what=NAMES.get(s.square[square], "path"))
        lay_cat(s, square)


def read_square(b: RaceBoard, name: str) -> int | None:
    """The square of this name, None if it is not on the board."""
    form = re.fullmatch(r"([a-z])([1-9][0-9]?)", name)
    if not form:
        return None
    column, row = ord(form[1]) - ord("a") + 1, int(form[2])
    return square_at(column, row) if column <= b.columns and row <= b.rows else None


def check_counts(s: RaceState, b: RaceBoard) -> None:
    """The paths have no more tiles than there are in the box."""
    for kind, name in enumerate(("straights", "bends")):
        if s.left[kind] < 0:
            found, tiles = b.tiles[kind] - s.left[kind], b.tiles[kind]
            raise PositionError("race.position-tiles", kind=name, found=found, tiles=tiles)


def check_open_end(s: RaceState, b: RaceBoard, seat: int) -> None:
    """When a tile is laid, its open end faces an empty square or the cheese.

    Later another path may come in its way, and with the scent rule a cat too, but nothing else.
    """
    end, lies_ahead = s.end[seat], s.square[s.end[seat]]
    letter = SEATS[b.players][seat]
    if lies_ahead in (EDGE, CORNER) or end in path_squares(s, seat):
        what = NAMES.get(lies_ahead, "path")
        raise PositionError("race.position-end", seat=letter, what=what, square=square_text(end))
    if lies_ahead == CAT and not b.is_scent[end]:
        raise PositionError("race.position-guarded", seat=letter, square=square_text(end))


def check_exits(s: RaceState, b: RaceBoard, seat: int) -> None:
    """Cats never occupy both first squares of a seat without tiles."""
    one, other = b.first[2 * seat : 2 * seat + 2]
    if s.square[one] == CAT and s.square[other] == CAT:
        letter = SEATS[b.players][seat]
        raise PositionError("race.position-shut", seat=letter, one=square_text(one), other=square_text(other))


def read_turn(s: RaceState, b: RaceBoard, seat: str, step: str) -> None:
    """Parse the seat to play and the step; `-` and `over` exactly when a path has reached the goal."""
    ends = [s.end[each] for each in range(b.players) if has_reached(s, b, each)]
    # A tile that is taken out of the scent area may open one square of it to several paths.
    if len(ends) > 1 and (len(set(ends)) > 1 or s.square[ends[0]] == CHEESE):
        code = "race.position-winners-scent" if b.scent_wins else "race.position-winners"
        raise PositionError(code, count=len(ends))
    if ends or seat == "-" or step == "over":
        if (seat, step) != ("-", "over") or not ends:
            code = "race.position-over-scent" if b.scent_wins else "race.position-over"
            raise PositionError(code, count=len(ends))
        s.seat = NOBODY
        return
    s.seat = read_seat(seat, tuple(SEATS[b.players]))
    if step not in STEPS:
        raise PositionError("position.step", field="STEP", found=step, steps=" ".join((*STEPS, "over")))
    s.step = STEPS.index(step)
    check_step(s, b)


def check_step(s: RaceState, b: RaceBoard) -> None:
    """Drawing needs a tile in the bag; a tile in hand is not on the board, and must have a legal place there."""
    step = STEPS[s.step]
    if s.step == BAG and not tickets(s, b):
        raise PositionError("race.position-bag")
    if s.step < LAY:
        return
    kind = s.step - LAY
    if not s.left[kind]:
        raise PositionError("race.position-none", step=step)
    if not (can_lay_cat(s, b) if kind == CATS else can_lay_path(s, b, kind)):
        raise PositionError("race.position-stuck", step=step, seat=SEATS[b.players][s.seat])
