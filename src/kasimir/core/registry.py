"""The list of games: whatever folder stands in `kasimir.games`. Nothing is registered by hand."""

from functools import cache
from importlib import import_module
from pathlib import Path

from kasimir.core.errors import UsageError
from kasimir.core.game import AnyGame

GAMES = Path(__file__).parents[1] / "games"


@cache
def names() -> tuple[str, ...]:
    """The games there are."""
    return tuple(sorted(folder.parent.name for folder in GAMES.glob("*/__init__.py")))


def load(name: str) -> AnyGame:
    """A game by its name; only that game is imported."""
    if name not in names():
        raise UsageError("usage.game", game=name, games=", ".join(names()))
    game: AnyGame = import_module(f"kasimir.games.{name}").GAME
    return game
