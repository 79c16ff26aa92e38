"""Bots by name: their opinions of positions, and players for the seats of a match."""

import math
import random
from collections.abc import Callable
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Protocol

from kasimir.bots.greedy import judge, think_greedily
from kasimir.bots.interpreted import InterpretedSearcher
from kasimir.bots.levels import LEVELS, PERFECT, check_bot, slip_of
from kasimir.bots.simulator import SearchParameters
from kasimir.bots.verdict import Opinion, Prospect, Verdict, prospect
from kasimir.core.compiled import can_compile
from kasimir.core.game import State
from kasimir.core.setup import Setup

if TYPE_CHECKING:
    from kasimir.bots.searcher import Searcher

NODES = 1 << 18
"""Maximum number of nodes of a level's tree, at most 20 MB. When the tree is full, the search continues without adding
nodes.
"""
MOST_SEARCHERS = 8
"""The number of set-ups whose searchers are cached. A server plays all of them."""

Chooser = Callable[[State], str]
"""A player in a match: a function from a position to the text of a move."""


class Thinker(Protocol):
    """A deterministic function from a position and a seed to a verdict."""

    def __call__(self, state: State, seed: int, most: float = math.inf, /) -> Verdict:
        """Think about a position. With fewer seconds than the level needs, the verdict may differ."""


@lru_cache(maxsize=MOST_SEARCHERS)
def searcher_for(setup: Setup, rollout: int) -> "Searcher":
    """One searcher, shared by all levels of a set-up with the same rollout length."""
    from kasimir.bots.searcher import Searcher  # imports NumPy, which interpreted play does not need

    return Searcher(setup, SearchParameters(rollout=rollout), NODES)


@lru_cache(maxsize=2 * MOST_SEARCHERS)
def thinker_for(setup: Setup, bot: str, *, patient: bool = False, compiled: bool = True) -> Thinker:
    """The thinker of a bot; it is never called for `random`. A patient one has no time limit.

    Only this function chooses between compiled and interpreted play: the latter if asked for, or without Numba.
    """
    check_bot(setup, bot)
    if bot == PERFECT:
        return perfect_thinker(setup)
    if bot not in LEVELS:
        return lambda state, _seed, _most=math.inf: think_greedily(setup, state)
    if not compiled or not can_compile():
        return interpreted_thinker(setup, bot, patient=patient)
    level = LEVELS[bot]
    searcher, seconds = searcher_for(setup, level.rollout), 0.0 if patient else level.seconds
    return lambda state, seed, most=math.inf: searcher.search(
        state, simulations=level.simulations, seconds=min(seconds, most), seed=seed
    )


def interpreted_thinker(setup: Setup, bot: str, *, patient: bool = False) -> Thinker:
    """The same without the compiler, for levels that search."""
    level = LEVELS[bot]
    searcher = InterpretedSearcher(setup, SearchParameters(rollout=level.rollout))
    seconds = 0.0 if patient else level.seconds
    return lambda state, seed, most=math.inf: searcher.search(
        state, simulations=level.simulations, seconds=min(seconds, most), seed=seed
    )


def perfect_thinker(setup: Setup) -> Thinker:
    """The perfect player. The game is solved now, or its solution is loaded from the cache."""
    from kasimir.bots.perfect import think_perfectly
    from kasimir.solvers.solution import solution_for

    solution = solution_for(setup)
    return lambda state, seed, _most=math.inf: think_perfectly(setup, solution, state, seed)


def expect(setup: Setup, bot: str, state: State, seed: int, *, patient: bool = False) -> Prospect:
    """What a bot expects of a position before a chance event. A patient one has no time limit."""
    check_bot(setup, bot)
    if bot in LEVELS:
        level = LEVELS[bot]
        searcher, seconds = searcher_for(setup, level.rollout), 0.0 if patient else level.seconds
        found = searcher.outcomes(state, simulations=level.simulations, seconds=seconds, seed=seed)
        return prospect(setup, state, found)
    value = valuation_for(setup, bot)
    options = setup.options(state)
    return prospect(
        setup, state, [Opinion(option.text, 0, value(setup.after(state, option.move))) for option in options]
    )


def valuation_for(setup: Setup, bot: str) -> Callable[[State], dict[str, float]]:
    """How `perfect` and `greedy` value a position."""
    if bot != PERFECT:
        return partial(judge, setup)
    from kasimir.bots.perfect import known_value
    from kasimir.solvers.solution import solution_for

    return partial(known_value, setup, solution_for(setup))


class Player:
    """Plays one seat of a match."""

    def __init__(
        self,
        setup: Setup,
        bot: str,
        seed: int,
        *,
        patient: bool = False,
        compiled: bool = True,
        most: float = math.inf,
    ) -> None:
        """Create a player by the name of its bot.

        The same seed plays the same match; with `patient` this holds on a busy machine too.
        """
        self.setup, self.slip, self.chance, self.most = setup, slip_of(bot), random.Random(seed), most
        self.think = thinker_for(setup, bot, patient=patient, compiled=compiled)

    def choose(self, state: State) -> str:
        """The text of the move to make."""
        options = self.setup.options(state)
        if len(options) == 1 or self.chance.random() < self.slip:
            return self.chance.choice(options).text
        return self.think(state, self.chance.getrandbits(62), self.most).move


class OwnBot(Protocol):
    """A user's own bot, given instead of a bot's name."""

    @property
    def name(self) -> str:
        """The name shown in results."""

    def chooser(self, setup: Setup, seed: int) -> Chooser:
        """The function that plays one seat of a match."""


AnyBot = str | OwnBot


def bot_name(bot: AnyBot) -> str:
    """The name of a bot in results."""
    return bot if isinstance(bot, str) else bot.name


def chooser_for(setup: Setup, bot: AnyBot, seed: int, *, patient: bool = False) -> Chooser:
    """The function that plays one seat of a match, for a built-in bot or a user's own."""
    return Player(setup, bot, seed, patient=patient).choose if isinstance(bot, str) else bot.chooser(setup, seed)
