"""Terminal drawing of race: the grid, with each seat's path in a line style of its own."""

from kasimir.core.game import NOBODY
from kasimir.core.terminal_colors import colour, seat_line
from kasimir.core.words import say
from kasimir.games.race.board import (
    BENDS,
    CATS,
    CHEESE,
    EAST,
    EMPTY,
    LAY,
    NORTH,
    SEATS,
    SOUTH,
    STEP,
    STRAIGHTS,
    STRIDE,
    WEST,
    RaceBoard,
    RaceState,
    cheese_square,
    square_at,
    steps_between,
)
from kasimir.games.race.rules import has_reached
from kasimir.games.race.text import NAMES, path_squares, square_text

SHAPES = ({NORTH, SOUTH}, {EAST, WEST}, {SOUTH, EAST}, {SOUTH, WEST}, {NORTH, EAST}, {NORTH, WEST})
LINES = {"r": "│─╭╮╰╯", "b": "║═╔╗╚╝", "g": "┃━┏┓┗┛", "y": "╎╌┌┐└┘"}
"""The line style of each seat's path, by the shapes above: colour is never the only distinction."""
WIDTH = 3
CAT_FACE = "[bold]^.^[/]"
CHEESE_FACE = "[bold yellow]▟█▙[/]"
SCENT_FACE = "[yellow]░░░[/]"
EMPTY_FACE = "[dim] · [/]"
IN_HAND = ("race.draw-straight", "race.draw-bend", "race.draw-cat")


def draw(s: RaceState, b: RaceBoard) -> str:
    """One line per seat, the board with row 1 at the bottom, the bag, and the tile to be laid."""
    lines = [seat_line(letter, seat == s.seat, seat_notes(s, b, seat)) for seat, letter in enumerate(SEATS[b.players])]
    left = s.left[:]
    if s.step >= LAY:
        left[s.step - LAY] -= 1
    bag = say("race.draw-bag", {"straights": left[STRAIGHTS], "bends": left[BENDS], "cats": left[CATS]})
    lines += ["", *draw_grid(s, b), "", bag]
    if s.seat != NOBODY and s.step >= LAY:
        lines.append(say(IN_HAND[s.step - LAY]))
    return "\n".join(lines)


def seat_notes(s: RaceState, b: RaceBoard, seat: int) -> str:
    """How long a seat's path is, where it ends, and how far it is from the cheese."""
    end, tiles = s.end[seat], s.length[seat]
    if not tiles:
        return say("race.draw-none")
    if has_reached(s, b, seat):
        return say("race.draw-won" if s.square[end] == CHEESE else "race.draw-won-scent", {"tiles": tiles})
    notes: dict[str, str | int] = {
        "tiles": tiles,
        "square": square_text(end),
        "steps": steps_between(end, cheese_square(b)),
    }
    if s.square[end] == EMPTY:
        return say("race.draw-seat", notes)
    return say("race.draw-blocked", {**notes, "what": NAMES.get(s.square[end], "path")})


def draw_grid(s: RaceState, b: RaceBoard) -> list[str]:
    """The framed board, with numbers beside the rows and letters under the columns."""
    cells = draw_cells(s, b)
    rule = "─" * (WIDTH * b.columns)
    lines = [f"   [dim]╭{rule}╮[/]"]
    for row in range(b.rows, 0, -1):
        content = "".join(cells[square_at(column, row)] for column in range(1, b.columns + 1))
        lines.append(f"[dim]{row:>2} │[/]{content}[dim]│[/]")
    letters = "".join(f"{square_text(square_at(column, 1))[0]:^{WIDTH}}" for column in range(1, b.columns + 1))
    return [*lines, f"   [dim]╰{rule}╯[/]", f"    [dim]{letters}[/]"]


def draw_cells(s: RaceState, b: RaceBoard) -> dict[int, str]:
    """The contents of each square: a capital letter is a mouse in its corner, a small one the open end of its path."""
    empty = {
        square: SCENT_FACE if b.is_scent[square] or b.is_goal[square] else EMPTY_FACE
        for square in range(STRIDE * STRIDE)
    }
    cells = {**empty, cheese_square(b): CHEESE_FACE, **dict.fromkeys(s.cats[: s.cat_count], CAT_FACE)}
    for seat, letter in enumerate(SEATS[b.players]):
        cells[b.corner[seat]] = colour(letter, f"{letter.upper():^{WIDTH}}")
        cells |= draw_path(s, b, seat, letter)
    for end in {s.end[seat] for seat in range(b.players) if s.square[s.end[seat]] == EMPTY}:
        cells[end] = draw_ends(s, b, end)
    return cells


def draw_path(s: RaceState, b: RaceBoard, seat: int, letter: str) -> dict[int, str]:
    """A path as a line from its corner to its open end."""
    squares = path_squares(s, seat)
    cells = {}
    for before, square, after in zip([b.corner[seat], *squares], squares, [*squares[1:], s.end[seat]], strict=False):
        sides = {STEP.index(before - square), STEP.index(after - square)}
        line = LINES[letter]
        level = line[SHAPES.index({EAST, WEST})]
        middle = line[SHAPES.index(sides)]
        cells[square] = colour(letter, (level if WEST in sides else " ") + middle + (level if EAST in sides else " "))
    return cells


def draw_ends(s: RaceState, b: RaceBoard, square: int) -> str:
    """The letters of the seats whose open ends face an empty square."""
    letters = "".join(letter for seat, letter in enumerate(SEATS[b.players]) if s.end[seat] == square)
    # Four ends at one square do not fit; the lines of the seats name the square as well.
    return "".join(colour(sign, sign) if sign in letters else sign for sign in f"{letters[:WIDTH]:^{WIDTH}}")
