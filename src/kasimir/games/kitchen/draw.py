"""Terminal drawing of kitchen: the floor as a grid, the holes outside its edges, the table marked on its squares."""

from kasimir.core.game import NOBODY
from kasimir.core.terminal_colors import colour, seat_line
from kasimir.core.words import say
from kasimir.games.kitchen.board import (
    CAT_SEAT,
    CAT_SIDE,
    CHEESE,
    COLUMNS,
    FIRST_HOLE,
    HOLES,
    MICE,
    MICE_SIDE,
    NO_MOUSE,
    PIECES,
    ROWS,
    SEATS,
    STEPS,
    KitchenBoard,
    KitchenState,
)
from kasimir.games.kitchen.rules import mouse_on
from kasimir.games.kitchen.text import is_in

COLOURS = "crbgy"
"""The mice have the colours that seats have in other games."""
TILE_NAMES = ("cheeses", "plates", "ones", "twos", "arrows", "forks", "knives")
NORTH, EAST, SOUTH, WEST = range(len(HOLES))
WIDTH = 5
HOLE_GAP = " " * 4
MARGIN = " " * 7
FRAME = "[dim]│[/]"
TILE = "[dim]▒[/]"
CHEESE_SIGN = "[yellow]◆[/]"
LEG_SIGN = "[yellow]x[/]"


def draw(s: KitchenState, b: KitchenBoard) -> str:
    """The seats, the floor, the tiles still face down, and the next step."""
    lines = [seat_line(SEATS[seat], seat == s.seat, seat_notes(s, b, seat)) for seat in range(b.players)]
    lines += ["", *draw_floor(s, b), "", say("kitchen.draw-signs")]
    lines.append(say("kitchen.draw-left", dict(zip(TILE_NAMES, s.left, strict=True))))
    if s.forced != NO_MOUSE:
        lines.append(say("kitchen.draw-forced", {"mouse": s.forced}))
    step: dict[str, str | int] = {"walk": s.walk, "piece": PIECES[s.piece], "mice": s.mice.bit_count()}
    return "\n".join([*lines, "", say(f"kitchen.draw-{STEPS[s.step]}", step)])


def seat_notes(s: KitchenState, b: KitchenBoard, seat: int) -> str:
    """What a side has caught or taken, and which mouse seat is next."""
    if seat == CAT_SEAT:
        return say("kitchen.draw-cat", {"caught": MICE - s.mice.bit_count(), "mice": MICE, "skip": s.skip[CAT_SIDE]})
    notes = {"taken": s.taken, "cheeses": b.tiles[CHEESE], "skip": s.skip[MICE_SIDE]}
    is_next = seat == s.next_seat and b.players > 2 and s.seat != NOBODY
    return say("kitchen.draw-next" if is_next else "kitchen.draw-mice", notes)


def draw_floor(s: KitchenState, b: KitchenBoard) -> list[str]:
    """The rows from the top down, with the holes outside and the names of rows and columns."""
    lines = [beside_column(s, b, NORTH), frame_line(b, "╭", "┬", "╮")]
    for row in range(b.rows - 1, -1, -1):
        west, east = (draw_hole(s, hole) if b.front[hole] // b.columns == row else HOLE_GAP for hole in (WEST, EAST))
        squares = FRAME.join(draw_square(s, b, row * b.columns + column) for column in range(b.columns))
        lines += [f"{west} [dim]{ROWS[row]}[/] {FRAME}{squares}{FRAME} {east}".rstrip(), frame_line(b, "├", "┼", "┤")]
    lines[-1] = frame_line(b, "╰", "┴", "╯")
    letters = "".join(f"{letter:^{WIDTH + 1}}" for letter in COLUMNS[: b.columns]).rstrip()
    return [*lines, beside_column(s, b, SOUTH), f"{MARGIN} [dim]{letters}[/]"]


def frame_line(b: KitchenBoard, left: str, middle: str, right: str) -> str:
    """A line between two rows of squares, or around them."""
    return f"{MARGIN}[dim]{left}{middle.join(['─' * WIDTH] * b.columns)}{right}[/]"


def beside_column(s: KitchenState, b: KitchenBoard, hole: int) -> str:
    """The hole above or below its column."""
    return f"{MARGIN} {' ' * (WIDTH + 1) * (b.front[hole] % b.columns)}{draw_hole(s, hole)}"


def draw_hole(s: KitchenState, hole: int) -> str:
    """A hole's letter and the mouse in it, in brackets once its tile is face up."""
    space = FIRST_HOLE + hole
    mouse = mouse_on(s, space)
    inside = " " if mouse == NO_MOUSE else draw_piece(mouse)
    left, right = (TILE, TILE) if is_in(space, s.closed) else ("(", ")")
    return f"{HOLES[hole]}{left}{inside}{right}"


def draw_square(s: KitchenState, b: KitchenBoard, space: int) -> str:
    """The contents of a square; on both sides the edges of the table, if it is part of the table."""
    edge = "[yellow]≡[/]" if is_in(space, b.table) else " "
    pieces = [draw_piece(piece) for piece in range(MICE + 1) if s.space[piece] == space]
    ground = TILE if is_in(space, s.down) else CHEESE_SIGN if is_in(space, s.cheeses) else " "
    if len(pieces) == 2:
        inside = "/".join(pieces)  # the cat above, the mouse below
    elif pieces:
        inside = f"{ground}{pieces[0]}{ground}"
    elif ground == TILE:
        inside = TILE * 3
    else:
        inside = f" {ground if is_in(space, b.floor) else LEG_SIGN} "
    return f"{edge}{inside}{edge}"


def draw_piece(piece: int) -> str:
    """The cat's letter or the mouse's number."""
    return f"[bold]{colour(COLOURS[piece], PIECES[piece])}[/]"
