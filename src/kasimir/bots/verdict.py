"""A bot's verdict on a position: the move it would make, and its opinion of every move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kasimir.core.errors import MoveError
from kasimir.core.game import CHOICE, State
from kasimir.core.setup import Setup


@dataclass(frozen=True)
class Opinion:
    """A bot's opinion of one move: its number of visits and its expected value for each seat."""

    move: str
    visits: int
    value: dict[str, float]
    is_proven: bool = False
    """Whether the value is proven."""


@dataclass(frozen=True)
class Verdict:
    """A bot's verdict on a position; the most visited moves come first."""

    move: str
    value: dict[str, float]
    moves: list[Opinion]

    def as_json(self) -> dict[str, Any]:
        """The verdict as one JSON object."""
        moves = [{"move": item.move, "visits": item.visits, "value": item.value} for item in self.moves]
        return {"move": self.move, "value": self.value, "moves": moves}


@dataclass(frozen=True)
class Prospect:
    """What a bot expects before a chance event, where there is no move to make."""

    value: dict[str, float]
    outcomes: list[Opinion]
    weights: dict[str, int]
    """The number of equally likely tickets of each outcome."""

    def as_json(self) -> dict[str, Any]:
        """The prospect as one JSON object."""
        rows = [
            {"outcome": item.move, "weight": self.weights[item.move], "visits": item.visits, "value": item.value}
            for item in self.outcomes
        ]
        return {"move": None, "value": self.value, "outcomes": rows}


def mean(values: Sequence[dict[str, float]], weights: Sequence[int]) -> dict[str, float]:
    """The weighted mean of values; the first value if all weights are zero."""
    total = sum(weights)
    if total == 0:
        return values[0]
    pairs = list(zip(values, weights, strict=True))
    return {seat: sum(value[seat] * weight for value, weight in pairs) / total for seat in values[0]}


def prospect(setup: Setup, state: State, opinions: Sequence[Opinion]) -> Prospect:
    """The value of a position before a chance event, from the opinions of all outcomes."""
    weights = {option.text: option.weight for option in setup.options(state)}
    ordered = sorted(opinions, key=lambda item: item.move)
    return Prospect(mean([item.value for item in ordered], [weights[item.move] for item in ordered]), ordered, weights)


def rank(opinions: Sequence[Opinion], seat: str) -> list[Opinion]:
    """Sort moves by visits, most visited first; ties by the value for the seat."""
    return sorted(opinions, key=lambda item: (-item.visits, -item.value[seat], item.move))


def preferred(ranked: Sequence[Opinion], seat: str) -> Opinion:
    """The move to make: the most visited one, unless a move with a proven value is better."""
    guesses = [opinion for opinion in ranked if not opinion.is_proven]
    proven = [opinion for opinion in ranked if opinion.is_proven]
    return max(guesses[:1] + proven, key=lambda opinion: opinion.value[seat])


def check_choice(setup: Setup, state: State) -> None:
    """Raise a `MoveError` if no seat has a choice in this position."""
    if setup.kind(state) != CHOICE:
        reason = setup.reason(state, "")
        raise MoveError(reason.code, **reason.args)
