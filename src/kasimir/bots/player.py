"""Bots by their names: what each thinks of a position, and players that take a seat in a match."""

import math
import random
from functools import lru_cache
from typing import Protocol

from kasimir.bots.greedy import think_greedily
from kasimir.bots.levels import LEVELS, PERFECT, check_bot, slip_of
from kasimir.bots.perfect import think_perfectly
from kasimir.bots.searcher import Manner, Searcher
from kasimir.bots.verdict import Verdict
from kasimir.core.game import State
from kasimir.core.setup import Setup
from kasimir.solvers.solution import solution_for

NODES = 1 << 18
"""Room for the tree of a level: at most 20 MB. A tree that is full goes on to be searched, but grows no more."""
MOST_SEARCHERS = 8
"""Of so many set-ups the searchers are kept: a server plays them all."""


class Thinker(Protocol):
    """From a position and a seed to a verdict, the same one every time."""

    def __call__(self, state: State, seed: int, most: float = math.inf, /) -> Verdict:
        """Think; a search that has fewer seconds than its level needs may come to another verdict."""


@lru_cache(maxsize=MOST_SEARCHERS)
def searcher_for(setup: Setup, rollout: int) -> Searcher:
    """One searcher for all levels of a set-up that see equally clearly."""
    return Searcher(setup, Manner(rollout=rollout), NODES)


@lru_cache(maxsize=2 * MOST_SEARCHERS)
def thinker_for(setup: Setup, bot: str, *, patient: bool = False) -> Thinker:
    """What a bot thinks with; `random` does not think, so it never asks. A patient one does not look at the clock."""
    check_bot(setup, bot)
    if bot in LEVELS:
        level = LEVELS[bot]
        searcher, seconds = searcher_for(setup, level.rollout), 0.0 if patient else level.seconds
        return lambda state, seed, most=math.inf: searcher.search(
            state, simulations=level.simulations, seconds=min(seconds, most), seed=seed
        )
    if bot == PERFECT:
        solution = solution_for(setup)
        return lambda state, seed, _most=math.inf: think_perfectly(setup, solution, state, seed)
    return lambda state, _seed, _most=math.inf: think_greedily(setup, state)


class Player:
    """Plays one seat of a match."""

    def __init__(self, setup: Setup, bot: str, seed: int, *, patient: bool = False, most: float = math.inf) -> None:
        """Take a bot by its name; the same seed plays the same match, on a machine however busy if it is patient."""
        self.setup, self.slip, self.chance, self.most = setup, slip_of(bot), random.Random(seed), most
        self.think = thinker_for(setup, bot, patient=patient)

    def choose(self, state: State) -> str:
        """The text of the move to make."""
        options = self.setup.options(state)
        if len(options) == 1 or self.chance.random() < self.slip:
            return self.chance.choice(options).text
        return self.think(state, self.chance.getrandbits(62), self.most).move
