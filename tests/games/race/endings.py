"""The endings of race that are recorded."""

from tests.games.endings import Ending, always, drawn, won_by

ENDINGS = [
    Ending("race-cheese-scent", "race", 2, "scent", None, won_by("g"), always("draw")),
    Ending("race-cheese-gentle", "race", 4, "gentle", None, won_by("y"), always("draw")),
    Ending("race-turns", "race", 3, "scent", None, drawn("turns"), always("pass")),
    Ending("race-beside-cheese", "race", 2, "gentle", "italian", won_by("g"), always("draw")),
    Ending("race-leader", "race", 3, "scent", "spanish", won_by("b"), always("draw")),
    Ending("race-stay", "race", 4, "gentle", "danish", won_by("r"), always("draw")),
]
