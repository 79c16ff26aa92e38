"""Bots' opinions of positions given as text, for `kasimir best`."""

import random
from dataclasses import replace
from threading import Event

from kasimir.bots.levels import check_bot, slip_of
from kasimir.bots.parallel import ParallelSearcher
from kasimir.bots.player import expect, thinker_for
from kasimir.bots.verdict import Prospect, Verdict
from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, State
from kasimir.core.rng import LARGEST_SEED
from kasimir.core.setup import Reader, Setup

MOST_SIMULATIONS = 1 << 30
MOST_SECONDS = 3600
MOST_THREADS = 64


class Bots:
    """Answers by a bot of a given level."""

    def __init__(self, reader: Reader, bot: str, seed: int = 1) -> None:
        """Raise a `UsageError` if this game has no such bot."""
        check_bot(reader.given, bot)
        check_number("--seed", seed, 0, LARGEST_SEED)
        self.reader, self.bot, self.seed = reader, bot, seed

    def search(self, text: str, stop: Event | None = None) -> Verdict | Prospect:  # noqa: ARG002 - levels answer quickly anyway
        """The bot's verdict. A level that makes slips plays a random move now and then."""
        setup, state = self.reader.read(text)
        if setup.kind(state) == CHANCE:
            return expect(setup, self.bot, state, self.seed)
        verdict = thinker_for(setup, self.bot)(state, self.seed)
        chance = random.Random(f"{self.seed} {text}")
        if chance.random() < slip_of(self.bot):
            return replace(verdict, move=chance.choice(verdict.moves).move)
        return verdict


class Searchers:
    """Answers by a search with a budget. There is one pool of threads per number of seats."""

    def __init__(
        self, reader: Reader, simulations: int, seconds: float | None, seed: int = 1, threads: int = 1
    ) -> None:
        """Store the budget: seconds if given, otherwise simulations."""
        if seconds is None:
            check_number("--sims", simulations, 1, MOST_SIMULATIONS)
        elif not 0 < seconds <= MOST_SECONDS:
            raise UsageError("usage.seconds", found=str(seconds), most=MOST_SECONDS)
        check_number("--seed", seed, 0, LARGEST_SEED)
        check_number("--threads", threads, 1, MOST_THREADS)
        self.reader, self.simulations, self.seconds = reader, simulations, seconds
        self.seed, self.threads = seed, threads
        self.by_setup: dict[Setup, ParallelSearcher] = {}

    def search(self, text: str, stop: Event | None = None) -> Verdict | Prospect:
        """Search one position; setting `stop` ends the search early with the result so far."""
        setup, state = self.reader.read(text)
        if setup not in self.by_setup:
            self.by_setup[setup] = ParallelSearcher(setup, self.threads)
        return self.ask(self.by_setup[setup], state, stop)

    def ask(self, searcher: ParallelSearcher, state: State, stop: Event | None) -> Verdict | Prospect:
        """Search. A time budget reuses the previous tree; with simulations the answer depends on the position alone."""
        if self.seconds is not None:
            return searcher.search(state, seconds=self.seconds, seed=self.seed, keep=True, stop=stop)
        return searcher.search(state, simulations=max(self.simulations, self.threads), seed=self.seed, stop=stop)


def check_number(name: str, found: int, low: int, high: int) -> None:
    """Raise a `UsageError` if an option is out of range."""
    if not low <= found <= high:
        raise UsageError("usage.number", name=name, found=found, low=low, high=high)
