"""What to touch in a browser, so that a match of race ends: random paths would block each other."""

from kasimir.core.words import say
from tests.browser.hands import Look, Spot, Taste, distance, towards

PATIENCE_WITH_BAG = 150
"""Touches after which paths may block each other: then taking tiles back helps more than drawing."""


def choose(taste: Taste, seen: Look) -> Spot:
    """Draw; lay paths towards the cheese in the middle, and cats far from it; take back blocked paths."""
    hand, cheese = seen.named("hand"), seen.named("g7")
    assert hand
    assert cheese
    for liked in ("bag", "hand"):
        spot = seen.named(liked)
        if spot and spot.next and not (liked == "bag" and (hand.chosen or has_enough_of_bag(taste))):
            return spot
    squares = [spot for spot in seen.glowing if spot.id != "bag"] or seen.glowing
    if hand.label == say("race.name-hand", {"tile": "cat"}, language=taste.language):
        return max(squares, key=lambda spot: distance(spot, cheese))
    return towards(squares, [cheese])


def has_enough_of_bag(taste: Taste) -> bool:
    """Whether to take something off the board, which is possible whenever a tile may be drawn."""
    return taste.touches > PATIENCE_WITH_BAG and taste.chance.random() < 0.5
