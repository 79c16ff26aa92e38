"""Notation of discs: `PILES SEAT`, and moves such as `+`, `+mc`, `mc>` and `mc>c`."""

from functools import cache

from kasimir.core.errors import PositionError
from kasimir.core.game import NOBODY, joined
from kasimir.core.position_reader import read_seat, split_fields
from kasimir.games.discs.board import EMPTY, LOWEST, NO_PILE, PILES, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.rules import HAND, MOST_MOVES, PILE_BITS, choices, start

FIELDS = ("PILES", "SEAT")
STAR = "*"


def position_text(s: DiscsState, b: DiscsBoard) -> str:
    """The canonical text of a position."""
    seat = "-" if s.seat == NOBODY else SEATS[s.seat]
    return f"{joined(table_texts(s), '/')} {seat}"


def table_texts(s: DiscsState) -> list[str]:
    """All piles in canonical order, with a star after the one that was played on last."""
    texts = []
    for pile in range(LOWEST, PILES):
        texts += [pile_text(pile)] * s.piles[pile]
    if s.last != NO_PILE:
        texts.remove(pile_text(s.last))
        texts.append(pile_text(s.last) + STAR)
    return sorted(texts)


@cache
def pile_text(pile: int) -> str:
    """The discs of a pile from bottom to top; cached, because there are few different piles."""
    letters = ""
    while pile > EMPTY:
        letters = SEATS[pile & 1] + letters
        pile >>= 1
    return letters


def pile_number(letters: str) -> int:
    """The number of the pile with these discs."""
    pile = EMPTY
    for letter in letters:
        pile = pile << 1 | SEATS.index(letter)
    return pile


def move_text(s: DiscsState, b: DiscsBoard, move: int) -> str:
    """The origin of a disc and the pile it goes onto; no target for a new pile."""
    return text_of_move(move)


@cache
def text_of_move(move: int) -> str:
    """The same without a position; cached, because there are few different moves."""
    origin, target = move >> PILE_BITS, move & (PILES - 1)
    return f"{'+' if origin == HAND else pile_text(origin) + '>'}{pile_text(target)}"


def read_position(text: str, b: DiscsBoard) -> DiscsState:
    """Parse a position; raises a `PositionError` that names the problem."""
    piles, seat = split_fields(text, FIELDS)
    s = DiscsState()
    start(s, b)
    for entry in [] if piles == "-" else piles.split("/"):
        read_pile(s, b, entry)
    stars = piles.count(STAR)
    if stars != (piles != "-"):
        raise PositionError("discs.position-star", count=stars)
    read_turn(s, b, seat)
    return s


def read_pile(s: DiscsState, b: DiscsBoard, entry: str) -> None:
    """Put one pile on the table, taking its discs from the hands."""
    letters = entry.removesuffix(STAR)
    if not 1 <= len(letters) <= b.height or not set(letters) <= set(SEATS):
        raise PositionError("discs.position-pile", entry=entry, most=b.height)
    pile = pile_number(letters)
    for letter in letters:
        seat = SEATS.index(letter)
        if s.hand[seat] == 0:
            raise PositionError("discs.position-discs", seat=letter, discs=b.discs)
        s.hand[seat] -= 1
    s.uncovered[pile & 1] += 1
    s.piles[pile] += 1
    s.piles[EMPTY] -= 1
    if entry.endswith(STAR):
        s.last = pile


def read_turn(s: DiscsState, b: DiscsBoard, seat: str) -> None:
    """Parse the seat to play: `-` exactly if a seat has won, otherwise a seat that can move."""
    won = [count >= b.goal for count in s.uncovered]
    if all(won):
        raise PositionError("discs.position-both", goal=b.goal)
    if max(s.uncovered) > b.goal:  # a move uncovers at most one disc more of a seat
        most = max(s.uncovered)
        raise PositionError("discs.position-many", seat=SEATS[s.uncovered.index(most)], count=most, goal=b.goal)
    if any(won) or seat == "-":
        if seat != "-" or not any(won):
            raise PositionError("discs.position-over", seat=seat, goal=b.goal, most=max(s.uncovered))
        s.seat = NOBODY
        return
    s.seat = read_seat(seat, tuple(SEATS))
    if s.last == NO_PILE and s.seat != 0:
        raise PositionError("discs.position-first", seat=seat, first=SEATS[0])
    if choices(s, b, [0] * MOST_MOVES) == 0:
        raise PositionError("discs.position-stuck", seat=seat)
