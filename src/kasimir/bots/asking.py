"""Asking the search about positions given as text, as `kasimir best` does."""

import random
from dataclasses import replace

from kasimir.bots.levels import Level, find_level
from kasimir.bots.player import Searcher, Verdict
from kasimir.core.errors import UsageError
from kasimir.core.rng import LARGEST_SEED
from kasimir.core.setup import Reader, Setup

MOST_SIMULATIONS = 1 << 30
MOST_SECONDS = 3600


class Searchers:
    """Searches positions given as text, with a searcher for each number of seats that comes up."""

    def __init__(
        self, reader: Reader, simulations: int, seconds: float | None, seed: int, level: str | None = None
    ) -> None:
        """Take the budget: a level's, if one is given, else seconds, else simulations."""
        self.level = find_level(level) if level else Level(simulations, slip=0.0)
        if seconds is None and not 1 <= simulations <= MOST_SIMULATIONS:
            raise UsageError("usage.number", name="--sims", found=simulations, low=1, high=MOST_SIMULATIONS)
        if seconds is not None and not 0 < seconds <= MOST_SECONDS:
            raise UsageError("usage.seconds", found=str(seconds), most=MOST_SECONDS)
        if not 0 <= seed <= LARGEST_SEED:
            raise UsageError("usage.number", name="--seed", found=seed, low=0, high=LARGEST_SEED)
        self.reader, self.seconds, self.seed = reader, seconds, seed
        self.by_setup: dict[Setup, Searcher] = {}

    def search(self, text: str) -> Verdict:
        """Search one position; a level that slips takes any move now and then."""
        setup, state = self.reader.read(text)
        if setup not in self.by_setup:
            self.by_setup[setup] = Searcher(setup)
        searcher = self.by_setup[setup]
        if self.seconds is not None:
            return searcher.search(state, seconds=self.seconds, seed=self.seed)
        verdict = searcher.search(state, simulations=self.level.simulations, seed=self.seed)
        chance = random.Random(f"{self.seed} {text}")
        if chance.random() < self.level.slip:
            return replace(verdict, move=chance.choice(verdict.moves).move)
        return verdict
