"""The games for OpenSpiel: importing this module registers each of them, such as `python_kasimir_towers`.

See docs/openspiel.md for the parameters, the utilities and what players observe.
"""

from kasimir.core import registry
from kasimir.envs.openspiel.game import SpielGame, register_game


def register_games() -> None:
    """Register every game with OpenSpiel.

    Each game has a class of its own: OpenSpiel releases registered objects only after the Python interpreter has ended,
    and only a class survives that.
    """
    for name in registry.names():
        game = registry.load(name)
        kind = type(f"{name.title()}Game", (SpielGame,), {"game": game})
        globals()[kind.__name__] = kind  # where pickle looks for it
        register_game(game, kind)


register_games()
