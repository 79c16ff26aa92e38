"""What a game's own folder gives to the tests of every game; most of it may be missing.

In `tests/games/<game>/`: `screens.py` with `EVENTS`, `TOUCHES` and `things`; `lesson.py` with `IDEAS`; `endings.py`
with `ENDINGS`; `reasons.py` as `tests/games/asked.py` says, which every game with reasons of its own needs.
"""

from importlib import import_module
from typing import TypeVar

from tests.helpers import OWN

T = TypeVar("T")


def part_of(game: str, module: str, name: str, usual: T) -> T:
    """A name in a module of the game's folder of tests, or else what is usual."""
    if not (OWN / game / f"{module}.py").is_file():
        return usual
    found: T = getattr(import_module(f"tests.games.{game}.{module}"), name, usual)
    return found
