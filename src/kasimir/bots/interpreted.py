"""A searcher without the compiler: the same search as `kasimir.bots.searcher`, some hundred times slower.

It needs only the standard library. A server plays with it until a game is compiled, and where Numba is not installed.
For the same seed and number of simulations the verdict is the same, except that endings are not solved exactly.
"""

import math
import time
from threading import Event

from kasimir.bots.search import BIAS, DEEPEST, EXPLORATION, SETTINGS, make_search
from kasimir.bots.simulator import PLACES, RESERVE, SearchParameters, Simulator
from kasimir.bots.tree import PlainTree
from kasimir.bots.verdict import Verdict, check_choice
from kasimir.core.fields import PlainRecords
from kasimir.core.game import State
from kasimir.core.rng import WORDS, seed_stream
from kasimir.core.setup import Setup

NODES = 1 << 16
"""Maximum number of nodes: a few megabytes, and more than are visited in `MOST_SECONDS`."""
MOST_SECONDS = 1.0
"""Time limit per move, whatever the level has: people wait for it."""


class InterpretedSearcher(Simulator):
    """Searches positions of one set-up, interpreted."""

    SLICE = 4

    def __init__(self, setup: Setup, parameters: SearchParameters) -> None:
        """Prepare lists for the driver."""
        self.setup, self.parameters, game = setup, parameters, setup.game
        self.run, self.boards = make_search(game), [setup.board]
        self.settings = [0.0] * SETTINGS
        self.settings[EXPLORATION], self.settings[BIAS] = parameters.exploration, parameters.bias
        self.stream, self.moves, self.path = [0] * WORDS, [0] * game.most_moves, [0] * DEEPEST
        self.won, self.values = [0] * setup.players, [0.0] * setup.players

    def search(self, state: State, *, simulations: int, seconds: float, seed: int) -> Verdict:
        """Search for a number of simulations or a time, whichever ends first."""
        end = time.monotonic() + min(seconds, MOST_SECONDS) - RESERVE if seconds else math.inf
        check_choice(self.setup, state)
        self.tree = PlainTree(NODES, self.setup.players)
        self.states = PlainRecords([state.copy() for _ in range(PLACES)])
        seed_stream(self.stream, seed, 0)
        self.simulate_until(end, simulations, Event())
        return self.verdict(state)
