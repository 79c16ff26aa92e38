"""Bots by their names: what each thinks of a position, and players that take a seat in a match."""

import math
import random
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Protocol

from kasimir.bots.greedy import judge, think_greedily
from kasimir.bots.levels import LEVELS, PERFECT, check_bot, slip_of
from kasimir.bots.perfect import known_value, think_perfectly
from kasimir.bots.searcher import Manner, Searcher
from kasimir.bots.verdict import Opinion, Prospect, Verdict, prospect
from kasimir.core.game import State
from kasimir.core.setup import Setup
from kasimir.solvers.solution import solution_for

NODES = 1 << 18
"""Room for the tree of a level: at most 20 MB. A tree that is full goes on to be searched, but grows no more."""
MOST_SEARCHERS = 8
"""Of so many set-ups the searchers are kept: a server plays them all."""

Chooser = Callable[[State], str]
"""A player, as a match knows it: from a position to the text of a move."""


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


def expect(setup: Setup, bot: str, state: State, seed: int) -> Prospect:
    """What a bot expects where chance decides next."""
    if bot in LEVELS:
        level = LEVELS[bot]
        searcher = searcher_for(setup, level.rollout)
        found = searcher.outcomes(state, simulations=level.simulations, seconds=level.seconds, seed=seed)
        return prospect(setup, state, found)
    value = partial(known_value, setup, solution_for(setup)) if bot == PERFECT else partial(judge, setup)
    options = setup.options(state)
    return prospect(
        setup, state, [Opinion(option.text, 0, value(setup.after(state, option.move))) for option in options]
    )


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


class OwnBot(Protocol):
    """A bot that a user brings, instead of the name of one."""

    @property
    def name(self) -> str:
        """What results call it."""

    def chooser(self, setup: Setup, seed: int) -> Chooser:
        """What plays one seat of a match."""


AnyBot = str | OwnBot


def bot_name(bot: AnyBot) -> str:
    """What results call a bot."""
    return bot if isinstance(bot, str) else bot.name


def chooser_for(setup: Setup, bot: AnyBot, seed: int, *, patient: bool = False) -> Chooser:
    """What plays one seat of a match, for a bot of ours or of a user's own."""
    return Player(setup, bot, seed, patient=patient).choose if isinstance(bot, str) else bot.chooser(setup, seed)
