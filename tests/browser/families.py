"""A family that has played every game, as a browser stores it."""

import json
from collections.abc import Sequence
from typing import Any

ANNA, BEN = "a" * 16, "b" * 16
PEOPLE = [
    {"id": ANNA, "name": "Bartholomew-Alexander", "face": "magician", "colour": "y", "age": "grown"},
    {"id": BEN, "name": "Ben", "face": "cap", "colour": "b", "age": "pictures"},
]
RESULTS: tuple[list[str], ...] = (["r"], ["b"], [])


def match(number: int, game: str) -> dict[str, Any]:
    """A match of both, whose table is gone; every other one was analysed exactly."""
    return {
        "table": f"gone-{number}",
        "match": 1,
        "at": 1_795_000_000 + number,
        "game": game,
        "sitters": [{"seat": "r", "name": "Anna", "person": ANNA}, {"seat": "b", "name": "Ben", "person": BEN}],
        "winners": RESULTS[number % len(RESULTS)],
        "analysed": {
            "exact": number % 2 == 0,
            "accounts": [{"luck": 0.2, "own": 0.03, "lowest": 0.1}, {"luck": -0.2, "own": 0.4, "lowest": 0.2}],
        },
        "isGone": True,
    }


def stored(games: Sequence[str]) -> dict[str, str]:
    """What is in the storage, by key."""
    matches = [match(number, game) for number, game in enumerate(games)]
    book = {"matches": matches, "tallies": {}}
    return {"kasimir.family": json.dumps(PEOPLE), "kasimir.book": json.dumps(book)}
