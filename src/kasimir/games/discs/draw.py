"""Terminal drawing of discs: piles side by side, seen from the side."""

from collections.abc import Sequence
from typing import NamedTuple

from kasimir.core.game import NOBODY
from kasimir.core.terminal_colors import piece, seat_line
from kasimir.core.words import say
from kasimir.games.discs.board import SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.text import STAR, table_texts

PILES_A_ROW = 12
WIDTH = 6
HIDDEN = "?"


class ShownPile(NamedTuple):
    """A pile as it is drawn: its discs from bottom to top, each `HIDDEN` or a letter."""

    name: str
    discs: str
    starred: bool


def draw(s: DiscsState, b: DiscsBoard) -> str:
    """The open table: all discs are visible, and piles are named by their discs, as in moves."""
    texts = table_texts(s)
    return draw_table(s, b, [ShownPile(text.rstrip(STAR), text.rstrip(STAR), STAR in text) for text in texts])


def draw_table(s: DiscsState, b: DiscsBoard, piles: Sequence[ShownPile]) -> str:
    """Hands and uncovered discs of both seats, then the piles."""
    lines = [seat_line(SEATS[seat], seat == s.seat, seat_notes(s, b, seat, piles)) for seat in range(b.players)]
    for first in range(0, len(piles), PILES_A_ROW):
        lines += ["", *draw_row(piles[first : first + PILES_A_ROW], b.height)]
    if not piles:
        lines += ["", say("discs.draw-empty")]
    elif s.seat != NOBODY:
        lines += ["", say("discs.draw-star")]
    return "\n".join(lines)


def seat_notes(s: DiscsState, b: DiscsBoard, seat: int, piles: Sequence[ShownPile]) -> str:
    """What a seat has in hand and uncovered."""
    uncovered = sum(pile.discs.endswith(SEATS[seat]) for pile in piles)
    return say("discs.draw-seat", {"hand": s.hand[seat], "uncovered": uncovered, "goal": b.goal})


def draw_row(piles: Sequence[ShownPile], height: int) -> list[str]:
    """Some piles on the table, with their names below."""
    levels = ["".join(draw_disc(pile, level) for pile in piles) for level in range(height - 1, -1, -1)]
    names = "".join(f"{pile.name:^{WIDTH - 1}} " for pile in piles)
    return [*levels, "─" * WIDTH * len(piles), f"[dim]{names}[/]"]


def draw_disc(pile: ShownPile, level: int) -> str:
    """The disc at one level of a pile, if there is one; covered ones are dim."""
    if level >= len(pile.discs):
        return " " * WIDTH
    letter = pile.discs[level]
    if level < len(pile.discs) - 1:
        return f" [dim]({letter})[/]  "
    return f" {piece(letter, f'({letter})')}{STAR if pile.starred else ' '} "
