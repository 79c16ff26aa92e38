"""From scores to shares: how the games' estimates become expected values."""

import math

from kasimir.core.rule import rule


@rule
def share_out(values: list[float], players: int) -> None:
    """Turn the scores of the seats into shares of the win: one point ahead is e times the share."""
    best = values[0]
    for seat in range(1, players):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(players):
        values[seat] = math.exp(values[seat] - best)
        total += values[seat]
    for seat in range(players):
        values[seat] /= total


@rule
def chance_of(score: float) -> float:
    """The chance of the one of two sides that is ahead by so much."""
    return 1.0 / (1.0 + math.exp(-score))
