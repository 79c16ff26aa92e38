"""The levels that people choose, the same names in every game. A level is a row of this table, nothing else."""

import random
from dataclasses import dataclass
from functools import cache

from kasimir.bots.player import Manner, Searcher
from kasimir.core.errors import UsageError
from kasimir.core.game import State
from kasimir.core.setup import Setup

NODES = 200_000


@dataclass(frozen=True)
class Level:
    """How strong a player is: how much it looks ahead, and how often it does not look at all."""

    simulations: int
    slip: float
    """The chance to take any legal move, as a small child does."""


LEVELS = {
    "kitten": Level(simulations=20, slip=0.8),
    "easy": Level(simulations=40, slip=0.35),
    "normal": Level(simulations=150, slip=0.1),
    "hard": Level(simulations=1500, slip=0.0),
    "master": Level(simulations=20_000, slip=0.0),
}
RANDOM = "random"
BOTS = (RANDOM, *LEVELS)


def find_level(name: str) -> Level:
    """A level by its name; `random` is one that always slips."""
    if name not in BOTS:
        raise UsageError("usage.bot", bot=name, bots=", ".join(BOTS))
    return LEVELS.get(name, Level(simulations=1, slip=1.0))


@cache
def searcher_for(setup: Setup) -> Searcher:
    """One searcher for all players of a set-up: levels differ in how long they search, not in how."""
    return Searcher(setup, Manner(), NODES)


class Player:
    """Plays one seat of a match at a level."""

    def __init__(self, setup: Setup, bot: str, seed: int) -> None:
        """Take a level; the same seed plays the same match."""
        self.setup, self.level, self.chance = setup, find_level(bot), random.Random(seed)

    def choose(self, state: State) -> str:
        """The text of the move to make."""
        options = self.setup.options(state)
        if len(options) == 1 or self.chance.random() < self.level.slip:
            return self.chance.choice(options).text
        seed = self.chance.getrandbits(62)
        return searcher_for(self.setup).search(state, simulations=self.level.simulations, seed=seed).move


def levels_for(_: str) -> list[str]:
    """The levels of a game, the weakest first."""
    return list(LEVELS)


def check_bot(_: Setup, bot: str) -> None:
    """A `UsageError` where there is no such bot."""
    find_level(bot)
