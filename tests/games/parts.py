"""What a game's test folder provides for the tests of all games; most of it is optional.

In `tests/games/<game>/`: `screens.py` with `EVENTS`, `TOUCHES` and `things`; `lesson.py` with `IDEAS`; `endings.py`
with `ENDINGS`; `finishes.py` with `check_why` and `check_line`; `touches.py` with `choose`, for the browser;
`reasons.py` as `tests/games/illegal_moves.py` says, which every game with reasons of its own needs.
"""

from importlib import import_module
from typing import TypeVar

from tests.helpers import OWN

T = TypeVar("T")


def part_of(game: str, module: str, name: str, usual: T) -> T:
    """A name from a module in the game's test folder, or the default."""
    if not (OWN / game / f"{module}.py").is_file():
        return usual
    found: T = getattr(import_module(f"tests.games.{game}.{module}"), name, usual)
    return found
