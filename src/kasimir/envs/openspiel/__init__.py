"""The games for OpenSpiel: importing this registers each of them, such as `python_kasimir_towers`.

See docs/openspiel.md for the parameters, the utilities and what players observe.
"""

import pyspiel

from kasimir.core import registry
from kasimir.envs.openspiel.game import SpielGame, game_type


def register() -> None:
    """Tell OpenSpiel about every game there is.

    It gets a class for each: it lets go of what it was given only after Python has ended, which only a class survives.
    """
    for name in registry.names():
        game = registry.load(name)
        kind = type(f"{name.title()}Game", (SpielGame,), {"game": game})
        globals()[kind.__name__] = kind  # where pickle looks for it
        pyspiel.register_game(game_type(game), kind)


register()
