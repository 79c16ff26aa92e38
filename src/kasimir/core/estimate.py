"""Conversion of heuristic scores to expected values, used by the games' estimates."""

import math

from kasimir.core.rule import rule


@rule
def share_out(values: list[float], players: int) -> None:
    """Softmax: turn the scores of the seats into shares of the win. One point more means e times the share."""
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
def turn_lead(seat: int, to_play: int, players: int) -> float:
    """From 1 for the seat to play down to 0 for the one that plays last."""
    after = seat - to_play if seat >= to_play else seat - to_play + players
    return 1.0 - after / (players - 1)


@rule
def chance_of(score: float) -> float:
    """Logistic function: the winning chance of the side that is ahead by `lead`."""
    return 1.0 / (1.0 + math.exp(-score))
