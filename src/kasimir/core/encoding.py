"""Numeric encoding of a game for machine learning: observations as rows of numbers, moves as numbered actions.

Each game defines its encoding in `encode.py`. The environments in `kasimir.envs` are built from it, for plain states
as well as for compiled rules.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from kasimir.core.rule import rule

S = TypeVar("S")
B = TypeVar("B")

ROLL = 0
"""The action that triggers a chance event, in games where seats roll before their turn."""


class Feature(NamedTuple):
    """A part of an observation: a number of consecutive values, all within the same limits."""

    name: str
    length: int
    low: int
    high: int
    meaning: str


@dataclass(frozen=True)
class HiddenEncoding:
    """The encoding of a table with hidden pieces (`kasimir.core.game.HiddenTable`)."""

    features: Callable[[Any], list[Feature]]
    observe: Callable[[Any, Any, Any, int, Any], None]
    """Writes the observation of a seat, from a hidden table, a state and a board."""
    actions: Callable[[Any], list[str]]
    """The name of every action by its number: the move texts of the hidden table."""


@dataclass(frozen=True)
class Encoding(Generic[S, B]):
    """How a game is encoded in numbers."""

    features: Callable[[B], list[Feature]]
    """The parts of an observation, in order, for a board. They determine the position and contain nothing secret."""
    observe: Callable[[S, B, int, list[int]], None]
    """A `@rule` that writes the observation of a seat."""
    actions: Callable[[B], list[str]]
    """The name of every action by its number, for a board. Every move of every choice has an action."""
    action: Callable[[S, B, int], int]
    """A `@rule` that returns the action number of a legal move. The moves of one choice have different numbers."""
    asks_to_roll: bool = False
    """Whether a seat begins its turn with the action `ROLL`, in games where a turn may offer no choice."""
    hidden: HiddenEncoding | None = None


@rule
def seats_away(seat: int, viewer: int, players: int) -> int:
    """How many seats after the viewer's a seat comes, clockwise; `players` for `NOBODY`."""
    if seat < 0:
        return players
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def seat_from(viewer: int, away: int, players: int) -> int:
    """The seat that comes so many seats after the viewer's."""
    seat = viewer + away
    return seat if seat < players else seat - players


def turn_feature(players: int) -> Feature:
    """The seat to play. This feature comes first in every game."""
    return Feature(
        "turn",
        1,
        0,
        players,
        "seats from the observer to the seat to play, clockwise: 0 the observer, `players` nobody",
    )


def width(features: Sequence[Feature]) -> int:
    """The number of values in an observation."""
    return sum(feature.length for feature in features)
