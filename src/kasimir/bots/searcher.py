"""A searcher: searches a position for a number of simulations or a time, and returns a verdict."""

import math
import time
from threading import Event

import numpy as np

from kasimir.bots.search import BIAS, DEEPEST, EXPLORATION, SETTINGS, make_search
from kasimir.bots.simulator import PLACES, RESERVE, SearchParameters, Simulator
from kasimir.bots.tree import NO_NODE, ROOT, Tree
from kasimir.bots.tree_reuse import find_node, keep_below
from kasimir.bots.verdict import Opinion, Verdict, check_choice
from kasimir.core import rng
from kasimir.core.compiled import compile_for, to_array
from kasimir.core.game import State
from kasimir.core.rng import seed_stream
from kasimir.core.setup import Setup
from kasimir.solvers.endings import MOST_POSITIONS, Endings, endings_for

NODES = 1 << 20
POSITIONS_A_SIMULATION, POSITIONS_A_SECOND = 8, 50_000
"""Positions that an ending may have per simulation or second of the budget, so that weak levels solve endings later."""


def positions_for(simulations: int, seconds: float) -> int:
    """The maximum number of positions of an ending that is solved exactly instead of searched."""
    by_simulations = simulations * POSITIONS_A_SIMULATION if simulations else MOST_POSITIONS
    by_seconds = int(seconds * POSITIONS_A_SECOND) if seconds else MOST_POSITIONS
    return min(by_simulations, by_seconds, MOST_POSITIONS)


def exact_verdict(endings: Endings, state: State, positions: int) -> Verdict | None:
    """The verdict for a solved ending. The first of the best moves is chosen."""
    value, moves = endings.values(state, positions), endings.best(state, positions)
    if value is None or moves is None:
        return None
    return Verdict(moves[0][0], value, [Opinion(move, 0, worth, is_proven=True) for move, worth in moves])


class Searcher(Simulator):
    """Searches positions of one set-up, compiled."""

    tree: Tree

    def __init__(self, setup: Setup, parameters: SearchParameters | None = None, nodes: int = NODES) -> None:
        """Compile the search driver, or load it from the cache, and allocate the tree."""
        self.setup, self.parameters, game = setup, parameters or SearchParameters(), setup.game
        self.run = compile_for(game, make_search(game))
        self.boards = to_array(game.board, [setup.board])
        self.endings = endings_for(setup)
        self.states, self.stream = to_array(game.state, [setup.start()], PLACES), np.zeros(rng.WORDS, np.int64)
        self.tree, self.root = Tree(nodes, setup.players), setup.start()
        self.settings = np.zeros(SETTINGS)
        self.settings[EXPLORATION], self.settings[BIAS] = self.parameters.exploration, self.parameters.bias
        self.moves, self.path = np.zeros(game.most_moves, np.int64), np.zeros(DEEPEST, np.int64)
        self.won, self.values = np.zeros(setup.players, np.int64), np.zeros(setup.players)
        # Zero simulations: this compiles the driver now, so that compilation does not count against a time limit.
        self.simulate(0)

    def search(
        self,
        state: State,
        *,
        simulations: int = 0,
        seconds: float = 0.0,
        seed: int = 1,
        stream: int = 0,
        keep: bool = False,
        stop: Event | None = None,
    ) -> Verdict:
        """Search for a number of simulations, for a time, for whichever ends first, or until `stop` is set.

        The same seed, stream and simulations give the same verdict, unless the time limit is reached first or the tree
        of the previous search is reused.
        """
        end = time.monotonic() + seconds - RESERVE if seconds else math.inf
        check_choice(self.setup, state)
        known = exact_verdict(self.endings, state, positions_for(simulations, seconds)) if self.endings else None
        if known:
            return known
        self.begin(state, keep)
        seed_stream(self.stream, seed, stream)
        self.simulate_until(end, simulations, stop or Event())
        return self.verdict(state)

    def outcomes(
        self,
        state: State,
        *,
        simulations: int = 0,
        seconds: float = 0.0,
        seed: int = 1,
        stream: int = 0,
        keep: bool = False,
        stop: Event | None = None,
    ) -> list[Opinion]:
        """Search a position before a chance event and return the value of every outcome."""
        end = time.monotonic() + seconds - RESERVE if seconds else math.inf
        self.begin(state, keep)
        seed_stream(self.stream, seed, stream)
        self.simulate_until(end, simulations, stop or Event())
        found = {opinion.move: opinion for opinion in self.opinions(state)}
        unseen = (option for option in self.setup.options(state) if option.text not in found)
        return [*found.values(), *(self.unvisited(state, option) for option in unseen)]

    def try_out(self, state: State, simulations: int, seed: int = 1, stream: int = 0) -> None:
        """Make simulations from any position, including one before a chance event; the results are in the tree."""
        self.begin(state, keep=False)
        seed_stream(self.stream, seed, stream)
        self.simulate(simulations)

    def begin(self, state: State, keep: bool) -> None:
        """Make the position the root of the tree."""
        node = find_node(self.tree, self.setup, self.root, state) if keep else NO_NODE
        if node == NO_NODE:
            self.tree.clear()
        elif node != ROOT:
            keep_below(self.tree, node)
        self.root = state.copy()
        self.states = to_array(self.setup.game.state, [state], PLACES)
