"""Mass simulation: many matches on all cores; random ones run compiled.

Every match has its own random stream, derived from the seed and the number of the match. So the same seed gives the
same result, with any number of threads.
"""

import math
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache, partial
from typing import Any

import numpy as np

from kasimir.bots.levels import RANDOM, check_bot
from kasimir.bots.player import AnyBot, bot_name, thinker_for
from kasimir.core import rng
from kasimir.core.compiled import compile_for, to_array
from kasimir.core.errors import UsageError
from kasimir.core.game import CHOICE
from kasimir.core.playout import make_playouts
from kasimir.core.rng import LARGEST_SEED
from kasimir.core.setup import Setup
from kasimir.lab.jobs import Kind, open_pool
from kasimir.lab.matches import MOST_ROUNDS, played, seated_players
from kasimir.lab.portable_setup import Recipe, recipe_of

BATCH = 1024
BOT_BATCH = 4
"""Matches of bots are slow: small batches keep all cores busy until the end."""
FIRST_HISTORY = 1024
MOST_GAMES = 1 << 40
WINNERS, TURNS, CHOICES = 0, 1, 2
Z95 = 1.959964
"""Standard deviations of a 95% confidence interval."""

Rows = np.ndarray[Any, np.dtype[np.int64]]
Progress = Callable[[int], None]


@dataclass
class Tally:
    """The counts of a simulation so far."""

    setup: Setup
    seed: int
    bot: str = RANDOM
    games: int = 0
    drawn: int = 0
    shared: int = 0
    wins: dict[str, int] = field(default_factory=dict)
    values: dict[str, float] = field(default_factory=dict)
    turns: int = 0
    longest: int = 0
    moves: int = 0
    seconds: float = 0.0
    cpu_seconds: float = 0.0

    def __post_init__(self) -> None:
        """Create an entry for every seat."""
        self.wins = dict.fromkeys(self.setup.seats, 0)
        self.values = dict.fromkeys(self.setup.seats, 0.0)

    def add(self, rows: Rows) -> None:
        """Count a batch of matches."""
        self.games += len(rows)
        self.turns += int(rows[:, TURNS].sum())
        self.longest = max(self.longest, int(rows[:, TURNS].max()))
        self.moves += int(rows[:, CHOICES].sum())
        for bits, count in zip(*np.unique(rows[:, WINNERS], return_counts=True), strict=True):
            self.add_result(int(bits), int(count))

    def add_result(self, bits: int, count: int) -> None:
        """Count matches with the same winners, given as bits."""
        winners = [seat for index, seat in enumerate(self.setup.seats) if bits >> index & 1]
        self.drawn += 0 if winners else count
        self.shared += count if len(winners) > 1 else 0
        for seat in winners:
            self.wins[seat] += count
        for seat, value in self.setup.values(winners).items():
            self.values[seat] += value * count

    def as_json(self) -> dict[str, Any]:
        """The tally as one JSON object."""
        setup = self.setup
        intervals = {seat: wilson(self.wins[seat], self.games) for seat in setup.seats}
        return {
            "game": setup.game.name,
            "variant": setup.variant,
            "edition": setup.edition.name,
            "players": setup.players,
            "bot": self.bot,
            "seed": self.seed,
            "games": self.games,
            "moves": self.moves,
            "turns": self.turns,
            "longest": self.longest,
            "wins": self.wins,
            "interval": {seat: [round(end, 6) for end in ends] for seat, ends in intervals.items()},
            "value": {seat: value / max(1, self.games) for seat, value in self.values.items()},
            "shared": self.shared,
            "drawn": self.drawn,
            "seconds": round(self.seconds, 4),
            "cpu_seconds": round(self.cpu_seconds, 4),
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95% Wilson score interval of a rate. With shared wins, which count as fractions, it is conservative."""
    if games == 0:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


class Simulator:
    """Plays batches of random matches of one set-up."""

    def __init__(self, setup: Setup, seed: int) -> None:
        """Compile the driver, or load it from the cache."""
        self.setup, self.seed = setup, seed
        game = setup.game
        self.playouts = compile_for(game, make_playouts(game.rules))
        self.states = to_array(game.state, [setup.start()], 2)
        self.boards = to_array(game.board, [setup.board])

    def batch(self, first: int, count: int) -> Rows:
        """Play some matches; one row each: winners as bits, turns, choices."""
        most_moves = self.setup.game.most_moves
        rows = np.zeros((count, 3), np.int64)
        stream, won = np.zeros(rng.WORDS, np.int64), np.zeros(self.setup.players, np.int64)
        moves = np.zeros(most_moves, np.int64)
        done, room = 0, FIRST_HISTORY
        while done < count:
            history = np.zeros(room, np.int64)
            work, rest = self.states.copy(), rows[done:]
            done += self.playouts(work, self.boards, stream, self.seed, first + done, history, moves, won, rest)
            room *= 2  # only needed for a match longer than the history
        return rows


@lru_cache(maxsize=8)
def simulator_for(recipe: Recipe, seed: int) -> Simulator:
    """The simulator shared by all jobs of a simulation in a process."""
    return Simulator(recipe.setup(), seed)


def play_batch(recipe: Recipe, seed: int, numbers: range) -> Rows:
    """A job: play the random matches with these numbers."""
    return simulator_for(recipe, seed).batch(numbers.start, len(numbers))


def play_with_bot(recipe: Recipe, seed: int, bot: AnyBot, numbers: range) -> Rows:
    """A job: play the matches with these numbers, with a bot on all seats."""
    setup, rows = recipe.setup(), np.zeros((len(numbers), 3), np.int64)
    for row, number in zip(rows, numbers, strict=True):
        luck = seed * MOST_ROUNDS + number
        match = played(setup, seated_players(setup, [bot] * setup.players, luck), luck)
        winners = match.result.winners if match.result else ()
        row[WINNERS] = sum(1 << setup.seats.index(seat) for seat in winners)
        row[TURNS] = match.turns
        row[CHOICES] = sum(setup.kind(moment.state) == CHOICE for moment in match.moments[:-1])
    return rows


def batches(games: int, size: int = BATCH) -> Iterator[range]:
    """The match numbers of all batches."""
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def simulate(  # noqa: PLR0913, PLR0917 - the options of the command
    setup: Setup,
    games: int,
    workers: int,
    seed: int,
    progress: Progress = lambda _: None,
    stop: threading.Event | None = None,
    ray: str | None = None,
    bot: AnyBot = RANDOM,
) -> Tally:
    """Play many matches, locally or on a Ray cluster. Ctrl-C or `stop` ends it early with the result so far."""
    check_numbers(games, seed)
    tally = Tally(setup, seed, bot_name(bot))
    work, jobs, kind = plan(setup, games, seed, bot)
    began, cpu_began = time.perf_counter(), time.process_time()
    ended = stop or threading.Event()
    with open_pool(kind, workers, ray) as pool:
        try:
            for rows in pool.in_order(work, jobs):
                if ended.is_set():
                    break
                tally.add(rows)
                progress(tally.games)
        except KeyboardInterrupt:
            ended.set()
    tally.seconds, tally.cpu_seconds = time.perf_counter() - began, time.process_time() - cpu_began
    return tally


def plan(setup: Setup, games: int, seed: int, bot: AnyBot) -> tuple[Callable[[range], Rows], Iterator[range], Kind]:
    """The work, its jobs and the kind of workers: threads for compiled matches, processes for others."""
    recipe = recipe_of(setup)
    if bot == RANDOM:
        play_batch(recipe, seed, range(1))  # compile before the clock starts
        return partial(play_batch, recipe, seed), batches(games), "threads"
    if isinstance(bot, str):
        check_bot(setup, bot)
        thinker_for(setup, bot, patient=True)  # compile before the clock starts
    return partial(play_with_bot, recipe, seed, bot), batches(games, BOT_BATCH), "processes"


def check_numbers(games: int, seed: int) -> None:
    """Raise a `UsageError` for invalid numbers."""
    if not 1 <= games <= MOST_GAMES:
        raise UsageError("usage.number", name="--games", found=games, low=1, high=MOST_GAMES)
    if not 0 <= seed <= LARGEST_SEED:
        raise UsageError("usage.number", name="--seed", found=seed, low=0, high=LARGEST_SEED)
