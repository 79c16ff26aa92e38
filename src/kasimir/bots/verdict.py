"""What a bot thinks of a position: the move it would make, and its opinion of every move."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kasimir.core.errors import MoveError
from kasimir.core.game import CHOICE, State
from kasimir.core.setup import Setup


@dataclass(frozen=True)
class Opinion:
    """What a bot thinks of one move: how often it tried it, and its expected value for each seat."""

    move: str
    visits: int
    value: dict[str, float]
    is_proven: bool = False
    """Whether the value is known for good."""


@dataclass(frozen=True)
class Verdict:
    """What a bot thinks of a position, the moves it thought of most first."""

    move: str
    value: dict[str, float]
    moves: list[Opinion]

    def as_json(self) -> dict[str, Any]:
        """The verdict as one JSON object."""
        moves = [{"move": item.move, "visits": item.visits, "value": item.value} for item in self.moves]
        return {"move": self.move, "value": self.value, "moves": moves}


@dataclass(frozen=True)
class Prospect:
    """What a bot expects of a position in which chance decides next: there is no move to make."""

    value: dict[str, float]
    outcomes: list[Opinion]
    weights: dict[str, int]
    """How many equally likely tickets stand for each outcome."""

    def as_json(self) -> dict[str, Any]:
        """The prospect as one JSON object."""
        rows = [
            {"outcome": item.move, "weight": self.weights[item.move], "visits": item.visits, "value": item.value}
            for item in self.outcomes
        ]
        return {"move": None, "value": self.value, "outcomes": rows}


def mean(values: Sequence[dict[str, float]], weights: Sequence[int]) -> dict[str, float]:
    """The mean of values by their weights; the first ones where nothing has weight."""
    total = sum(weights)
    if total == 0:
        return values[0]
    pairs = list(zip(values, weights, strict=True))
    return {seat: sum(value[seat] * weight for value, weight in pairs) / total for seat in values[0]}


def prospect(setup: Setup, state: State, opinions: Sequence[Opinion]) -> Prospect:
    """What a position is worth by what is thought of every outcome."""
    weights = {option.text: option.weight for option in setup.options(state)}
    ordered = sorted(opinions, key=lambda item: item.move)
    return Prospect(mean([item.value for item in ordered], [weights[item.move] for item in ordered]), ordered, weights)


def rank(opinions: Sequence[Opinion], seat: str) -> list[Opinion]:
    """The moves that were tried most first; of those tried as often, the best for the seat."""
    return sorted(opinions, key=lambda item: (-item.visits, -item.value[seat], item.move))


def preferred(ranked: Sequence[Opinion], seat: str) -> Opinion:
    """The move to make: the one that was tried most, unless one whose value is known for good is better."""
    guesses = [opinion for opinion in ranked if not opinion.is_proven]
    proven = [opinion for opinion in ranked if opinion.is_proven]
    return max(guesses[:1] + proven, key=lambda opinion: opinion.value[seat])


def check_choice(setup: Setup, state: State) -> None:
    """Where nobody chooses, there is nothing to think about: a `MoveError` says why."""
    if setup.kind(state) != CHOICE:
        reason = setup.reason(state, "")
        raise MoveError(reason.code, **reason.args)
