"""What a screen shows of an open table of discs, and what is touched on it.

Ids: `hand:m` a seat's hand; `table` where a new pile begins; `pile:mc` a pile by its discs from bottom to top, and
`pile:mc.2` the second one with the same discs. Of such twins the last is the one that was played last, if one of them
was. A pile gets a new id when it changes, as reported by a `Renamed`. Touches name only one of several twins.
(On a table with hidden discs piles have fixed places instead, `place:3`: see `places`.)
"""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from kasimir.core.game import NOBODY
from kasimir.games.discs.board import EMPTY, LOWEST, PILES, SEATS, DiscsBoard, DiscsState
from kasimir.games.discs.rules import HAND, PILE_BITS
from kasimir.games.discs.text import pile_text

TABLE = "table"
HANDS = tuple(f"hand:{seat}" for seat in SEATS)

Step = Literal["play", "over"]


@dataclass(slots=True)
class DiscsBoardView:
    """The components."""

    seats: list[str]
    hands: dict[str, str]
    """The hand of each seat."""
    table: str
    discs: int
    """Discs of each seat."""
    height: int
    """The maximum height of a pile."""
    goal: int
    """The number of uncovered discs that wins."""


@dataclass(slots=True)
class Pile:
    """A pile with all its discs, from bottom to top."""

    id: str
    discs: str
    star: bool
    """Whether it was played last: its top disc may not be lifted."""


@dataclass(slots=True)
class DiscsView:
    """A position."""

    seat: str | None
    step: Step
    hands: dict[str, int]
    """Discs in each hand."""
    uncovered: dict[str, int]
    """Uncovered discs of each seat."""
    piles: list[Pile]


def board_view(b: DiscsBoard) -> DiscsBoardView:
    """What stays the same during a match."""
    return DiscsBoardView(list(SEATS), dict(zip(SEATS, HANDS, strict=True)), TABLE, b.discs, b.height, b.goal)


def view(s: DiscsState, b: DiscsBoard) -> DiscsView:
    """A position to be drawn."""
    piles: list[Pile] = []
    for pile in range(LOWEST, PILES):
        if s.piles[pile]:
            piles += twins(pile, s.piles[pile], pile == s.last)
    return DiscsView(seat_letter(s), step_name(s), hand_counts(s), dict(zip(SEATS, s.uncovered, strict=True)), piles)


@cache
def twins(pile: int, count: int, star: bool) -> list[Pile]:
    """All piles of a kind; the last may be the one that was played last."""
    return [Pile(pile_id(pile, twin), pile_text(pile), star and twin == count) for twin in range(1, count + 1)]


def seat_letter(s: DiscsState) -> str | None:
    """The seat to play."""
    return None if s.seat == NOBODY else SEATS[s.seat]


def step_name(s: DiscsState) -> Step:
    """What comes next."""
    return "over" if s.seat == NOBODY else "play"


def hand_counts(s: DiscsState) -> dict[str, int]:
    """The number of discs in each hand."""
    return dict(zip(HANDS, s.hand, strict=True))


@cache
def pile_id(pile: int, twin: int) -> str:
    """The id of the n-th pile of its kind."""
    return f"pile:{pile_text(pile)}" if twin == 1 else f"pile:{pile_text(pile)}.{twin}"


def touches(s: DiscsState, b: DiscsBoard, move: int) -> tuple[str, ...]:
    """The hand or a pile, then another pile or the table."""
    return touched_ids(s.seat, move, *counts(s, move))


Twin = tuple[int, int]
"""A pile and its index among its kind."""
HAND_TWIN: Twin = (HAND, 0)
NEW_TWIN: Twin = (EMPTY, 0)


@cache
def touched_ids(seat: int, move: int, liftable: int, coverable: int) -> tuple[str, str]:
    """The ids of these piles."""
    origin, target = very_piles(move, liftable, coverable)
    return (
        HANDS[seat] if origin == HAND_TWIN else pile_id(*origin),
        TABLE if target == NEW_TWIN else pile_id(*target),
    )


def origin_and_target(s: DiscsState, move: int) -> tuple[Twin, Twin]:
    """The specific piles of a move, among twins."""
    return very_piles(move, *counts(s, move))


def counts(s: DiscsState, move: int) -> tuple[int, int]:
    """How many piles a move could lift from, and how many it could cover; the one played last is not lifted."""
    lifted = move >> PILE_BITS
    return s.piles[lifted] - (lifted == s.last), s.piles[move & (PILES - 1)]


def very_piles(move: int, liftable: int, coverable: int) -> tuple[Twin, Twin]:
    """Of twins the last one, but a disc is never laid on the pile it was lifted from."""
    lifted, covered = move >> PILE_BITS, move & (PILES - 1)
    origin = HAND_TWIN if lifted == HAND else (lifted, liftable)
    if covered == EMPTY:
        return origin, NEW_TWIN
    last = covered, coverable
    return origin, last if last != origin else (covered, coverable - 1)
