"""Discovery of games: every folder in `kasimir.games` is a game. There is no registration."""

from functools import cache
from importlib import import_module
from pathlib import Path

from kasimir.core.errors import UsageError
from kasimir.core.game import AnyGame

GAMES = Path(__file__).parents[1] / "games"


@cache
def names() -> tuple[str, ...]:
    """The names of all games."""
    return tuple(sorted(folder.parent.name for folder in GAMES.glob("*/__init__.py")))


def load(name: str) -> AnyGame:
    """Load a game by name. No other game is imported."""
    if name not in names():
        raise UsageError("usage.game", game=str(name), games=", ".join(names()))
    game: AnyGame = import_module(f"kasimir.games.{name}").GAME
    return game
