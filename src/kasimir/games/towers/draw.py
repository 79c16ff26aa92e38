"""Terminal drawing of towers: the track in rows, towers growing upwards from their spaces."""

from kasimir.core.game import NOBODY
from kasimir.core.terminal_colors import colour, piece, seat_line
from kasimir.core.words import say
from kasimir.games.towers.board import CLOVER, SEATS, TO_ROLL, TowersBoard, TowersState
from kasimir.games.towers.text import die_text, tower_text

SPACES_A_ROW = 15
WIDTH = 5


def draw(s: TowersState, b: TowersBoard) -> str:
    """Pantry and mouse hole of every seat, then the track, its rows read from left to right."""
    lines = [seat_line(SEATS[seat], seat == s.seat, seat_notes(s, seat)) for seat in range(b.players)]
    for first in range(1, b.spaces + 1, SPACES_A_ROW):
        lines += ["", *draw_row(s, b, first, min(first + SPACES_A_ROW - 1, b.spaces))]
    if s.seat != NOBODY and s.die != TO_ROLL:
        code = "towers.draw-clover" if s.die == CLOVER else "towers.draw-die"
        lines += ["", say(code, {"die": die_text(s.die), "most": b.clover_reach})]
    return "\n".join(lines)


def seat_notes(s: TowersState, seat: int) -> str:
    """What a seat has in the pantry and at home."""
    code = "towers.draw-first" if s.arrived and s.first[0] == seat else "towers.draw-seat"
    return say(code, {"pantry": s.pantry[seat], "home": s.home[seat]})


def draw_row(s: TowersState, b: TowersBoard, first: int, last: int) -> list[str]:
    """Some spaces side by side: towers above, the floor, then the numbers; a trap's floor is an open tin."""
    towers = {space: tower_text(s, b, space) for space in range(first, last + 1)}
    height = max(1, *(len(tower) for tower in towers.values()))
    lines = ["".join(draw_mouse(towers[space], level) for space in towers) for level in range(height - 1, -1, -1)]
    floor = "".join("[yellow]╰───╯[/]" if b.is_trap[space] else " ─── " for space in towers)
    numbers = "".join(f"{space:^{WIDTH}}" for space in towers)
    return [*lines, floor, f"[dim]{numbers}[/]"]


def draw_mouse(tower: str, level: int) -> str:
    """The mouse at one level of a tower, if there is one; a caught mouse is a capital letter in brackets."""
    if level >= len(tower):
        return " " * WIDTH
    letter = tower[level]
    if letter.isupper():
        return f" {colour(letter.lower(), f'({letter})')} "
    return f" {piece(letter, f' {letter} ')} "
