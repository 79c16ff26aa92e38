"""A player that searches: it looks at a position for a number of simulations or a time, and says what it found."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from kasimir.bots.search import DEEPEST, EXPLORATION, FIRST_PLAY, SETTINGS, make_search
from kasimir.bots.tree import MOVE, ROOT, VISITS, Tree
from kasimir.core import rng
from kasimir.core.compiled import compile_for, to_array
from kasimir.core.errors import MoveError
from kasimir.core.game import CHOICE, OVER, State
from kasimir.core.rng import seed_stream
from kasimir.core.setup import Option, Setup
from kasimir.solvers.endings import MOST_POSITIONS, Endings, endings_for

NODES = 1 << 20
SLICE = 64
"""So many simulations between two looks at the clock."""
POSITIONS_A_SIMULATION, POSITIONS_A_SECOND = 8, 400_000
"""An ending may have so many positions for each simulation or second of the budget: weak players see it later."""
FULL = -1
"""A rollout to the end of the match."""


@dataclass(frozen=True)
class Manner:
    """How a search goes about it."""

    exploration: float = 0.5
    first_play: float = 0.1
    rollout: int = 8
    """Random choices after the tree, before the position is judged; `FULL` for none of that."""


@dataclass(frozen=True)
class Opinion:
    """What a search thinks of one move: how often it was tried, and its expected value for each seat."""

    move: str
    visits: int
    value: dict[str, float]


@dataclass(frozen=True)
class Verdict:
    """What a search thinks of a position: the move it would make, and its opinion of every move."""

    move: str
    value: dict[str, float]
    moves: list[Opinion]

    def as_json(self) -> dict[str, Any]:
        """The verdict as one JSON object."""
        moves = [{"move": item.move, "visits": item.visits, "value": item.value} for item in self.moves]
        return {"move": self.move, "value": self.value, "moves": moves}


def positions_for(simulations: int, seconds: float) -> int:
    """How many positions an ending may have, so that it is solved exactly instead of being searched."""
    wanted = simulations * POSITIONS_A_SIMULATION if simulations else int(seconds * POSITIONS_A_SECOND)
    return min(wanted, MOST_POSITIONS)


def exact_verdict(endings: Endings, state: State, positions: int) -> Verdict | None:
    """Where the ending is known nothing needs to be tried: the first of the best moves is the one to make."""
    value, moves = endings.values(state, positions), endings.best(state, positions)
    if value is None or moves is None:
        return None
    return Verdict(moves[0][0], value, [Opinion(move, 0, worth) for move, worth in moves])


class Searcher:
    """Searches positions of one set-up."""

    def __init__(self, setup: Setup, manner: Manner | None = None, nodes: int = NODES) -> None:
        """Compile, or find compiled, what searches, and make room for its tree."""
        self.setup, self.manner, game = setup, manner or Manner(), setup.game
        self.run = compile_for(game, make_search(game))
        self.boards = to_array(game.board, [setup.board])
        self.endings = endings_for(setup)
        self.tree = Tree(nodes, setup.players)
        self.settings = np.zeros(SETTINGS)
        self.settings[EXPLORATION], self.settings[FIRST_PLAY] = self.manner.exploration, self.manner.first_play
        self.moves, self.path = np.zeros(game.most_moves, np.int64), np.zeros(DEEPEST, np.int64)
        self.won, self.values = np.zeros(setup.players, np.int64), np.zeros(setup.players)
        # Nothing is searched yet, but what has to be compiled is, so that no budget of time is spent on that.
        self.simulate(to_array(game.state, [setup.start()], 2), np.zeros(rng.WORDS, np.int64), 0)

    def search(self, state: State, *, simulations: int = 0, seconds: float = 0.0, seed: int = 1) -> Verdict:
        """Search for so many simulations, or for so long; the same seed and simulations give the same verdict."""
        if self.setup.kind(state) != CHOICE:
            reason = self.setup.reason(state, "")
            raise MoveError(reason.code, **reason.args)
        known = exact_verdict(self.endings, state, positions_for(simulations, seconds)) if self.endings else None
        if known:
            return known
        self.tree.clear()
        states = to_array(self.setup.game.state, [state], 2)
        stream = np.zeros(rng.WORDS, np.int64)
        seed_stream(stream, seed, 0)  # type: ignore[arg-type]
        if simulations:
            self.simulate(states, stream, simulations)
            return self.verdict(state)
        end = time.monotonic() + seconds
        self.simulate(states, stream, 1)
        while time.monotonic() < end:
            self.simulate(states, stream, SLICE)
        return self.verdict(state)

    def simulate(self, states: Any, stream: Any, simulations: int) -> None:
        """Let the compiled driver work."""
        tree = self.tree
        self.run(
            states,
            self.boards,
            stream,
            simulations,
            self.manner.rollout,
            self.settings,
            tree.links,
            tree.totals,
            tree.size,
            self.moves,
            self.path,
            self.won,
            self.values,
        )

    def verdict(self, state: State) -> Verdict:
        """Read the tree: the move that was tried most is the one to make; of several, the best for the seat."""
        options = {option.move: option for option in self.setup.options(state)}
        children = {child: options[int(self.tree.links[child, MOVE])] for child in self.tree.children(ROOT)}
        opinions = [self.opinion(state, option, child) for child, option in children.items()]
        seat = self.setup.seats[state.seat]
        ranked = sorted(opinions, key=lambda item: (-item.visits, -item.value[seat], item.move))
        return Verdict(ranked[0].move, self.mean(ROOT), ranked)

    def opinion(self, state: State, option: Option, child: int) -> Opinion:
        """What the tree knows of a move; one that was never tried is judged by where it leads."""
        visits = int(self.tree.links[child, VISITS])
        value = self.mean(child) if visits else self.judge(self.setup.after(state, option.move))
        return Opinion(option.text, visits, value)

    def mean(self, node: int) -> dict[str, float]:
        """The mean of what came out of a node, for each seat."""
        means = self.tree.totals[node] / self.tree.links[node, VISITS]
        return dict(zip(self.setup.seats, means.tolist(), strict=True))

    def judge(self, state: State) -> dict[str, float]:
        """What a position is worth by itself."""
        if self.setup.kind(state) == OVER:
            return self.setup.values(self.setup.winners(state))
        values = [0.0] * self.setup.players
        self.setup.game.estimate(state, self.setup.board, values)
        return dict(zip(self.setup.seats, values, strict=True))
