"""The endings of hunt that are recorded."""

from tests.games.endings import Ending, at_random, drawn, won_by

ENDINGS = [
    Ending("hunt-family-goal", "hunt", 2, "family", None, won_by("r"), at_random),
    Ending("hunt-older-goal", "hunt", 3, "older", None, won_by("g"), at_random),
    Ending("hunt-three-goal", "hunt", 3, "family", "three", won_by("b"), at_random),
    Ending("hunt-younger-most", "hunt", 4, "younger", None, won_by("y"), at_random),
    Ending("hunt-younger-shared", "hunt", 4, "younger", None, won_by("r", "g"), at_random),
    Ending("hunt-turns", "hunt", 4, "family", "hunt-greedy.toml", drawn("turns"), at_random),
]
