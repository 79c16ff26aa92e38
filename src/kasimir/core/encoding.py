"""A game in numbers, for programs that learn: what a seat sees as one row of numbers, and every move as an action.

Each game says in its `encode.py` what the numbers mean. Environments (`kasimir.envs`) are made from that, on plain
states as well as on compiled rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from kasimir.core.rule import rule

S = TypeVar("S")
B = TypeVar("B")

ROLL = 0
"""The action that asks chance to decide, in games that ask seats to roll."""


class Feature(NamedTuple):
    """A part of what a seat sees: so many numbers in a row, each within the same limits."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


@dataclass(frozen=True)
class HiddenEncoding:
    """The same for a table on which some pieces are out of sight (`kasimir.core.game.HiddenTable`)."""

    features: Callable[[Any], list[Feature]]
    observe: Callable[[Any, Any, Any, int, Any], None]
    """Write what a seat sees of a hidden table, a state and a board."""
    actions: Callable[[Any], list[str]]
    """The name of every action by its number: the texts of the hidden table's moves."""


@dataclass(frozen=True)
class Encoding(Generic[S, B]):
    """How a game is told in numbers."""

    features: Callable[[B], list[Feature]]
    """What a row holds, in its order, for a board; together they tell the position, and nothing that is secret."""
    observe: Callable[[S, B, int, list[int]], None]
    """A `@rule` that writes what a seat sees of a position."""
    actions: Callable[[B], list[str]]
    """The name of every action by its number, for a board: each move of any choice has one."""
    action: Callable[[S, B, int], int]
    """A `@rule`: the number of a legal move. Moves of one choice have different numbers."""
    asks_to_roll: bool = False
    """Whether a seat begins its turn with the action `ROLL`: for games whose turns may leave nothing to decide."""
    hidden: HiddenEncoding | None = None


@rule
def seats_away(seat: int, viewer: int, players: int) -> int:
    """How many seats after the viewer's a seat is, clockwise; `players` for nobody."""
    if seat < 0:
        return players
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def seat_from(viewer: int, away: int, players: int) -> int:
    """The seat that is so many seats after the viewer's."""
    seat = viewer + away
    return seat if seat < players else seat - players


def turn_feature(players: int) -> Feature:
    """Whose turn it is; every game's row begins with it."""
    return Feature(
        "turn", 1, 0, players, "how many seats after the own one the seat to play is: 0 the own, `players` nobody"
    )


def width(features: Sequence[Feature]) -> int:
    """How many numbers a row has."""
    return sum(feature.length for feature in features)
