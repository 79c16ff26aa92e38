"""The balance lab: measures how set-ups play with bots of one level, with confidence intervals."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kasimir.bots.levels import LEVELS, RANDOM, check_bot
from kasimir.bots.player import thinker_for
from kasimir.core.errors import UsageError
from kasimir.core.setup import Setup
from kasimir.lab.arena import Scores, play_round_on
from kasimir.lab.jobs import Pool
from kasimir.lab.matches import MOST_ROUNDS, played, seated_players
from kasimir.lab.measures import Finding, Row, measure, summarise
from kasimir.lab.portable_setup import Recipe, recipe_of

LADDER = (RANDOM, *LEVELS)
STEPS_DOWN = 2
"""Skill is measured against bots this many levels below."""
BLOCK = 10
"""Matches or rounds per job."""
MOST_SEEDS = 1 << 40
ALIKE = 1
"""The number of different bots in a match among equals; otherwise one of them is stronger."""


@dataclass(frozen=True)
class Block:
    """A job: matches among equal bots, or rounds of one stronger bot among weaker ones, by number and seed."""

    recipe: Recipe
    bots: tuple[str, ...]
    seed: int
    numbers: range


def weaker_than(level: str) -> str | None:
    """The level against which skill is measured; None if there is no weaker one."""
    if level == RANDOM:
        return None
    place = LADDER.index(level) if level in LADDER else len(LADDER) - 1
    return LADDER[max(0, place - STEPS_DOWN)]


def play_block(block: Block) -> list[Row] | list[Scores]:
    """Run a job."""
    setup = block.recipe.setup()
    seeds = [block.seed * MOST_ROUNDS + number for number in block.numbers]
    if len(block.bots) == ALIKE:
        bots = block.bots * setup.players
        return [measure(played(setup, seated_players(setup, bots, seed), seed)) for seed in seeds]
    line_up = [0] + [1] * (setup.players - 1)
    return [play_round_on(setup, line_up, block.bots, seed) for seed in seeds]


def blocks(recipe: Recipe, bots: tuple[str, ...], seed: int, numbers: range) -> Iterator[Block]:
    """The jobs for a range of match numbers."""
    for first in range(numbers.start, numbers.stop, BLOCK):
        yield Block(recipe, bots, seed, range(first, min(first + BLOCK, numbers.stop)))


@dataclass(frozen=True)
class Plan:
    """How set-ups are measured: which level plays how many matches, the seed, and whether skill is measured."""

    level: str
    games: int
    seed: int
    skill: bool = True

    def check(self, setups: Sequence[Setup]) -> None:
        """Raise a `UsageError` for invalid values, and compile everything once before workers start."""
        for name, found, low, high in (
            ("--games", self.games, 2, MOST_ROUNDS),
            ("--seed", self.seed, 0, MOST_SEEDS),
        ):
            if not low <= found <= high:
                raise UsageError("usage.number", name=name, found=found, low=low, high=high)
        for setup in setups:
            check_bot(setup, self.level)
        thinker_for(setups[0], self.level, patient=True)

    def jobs(self, setup: Setup) -> list[Block]:
        """All jobs for a set-up; about as many matches for skill as among equal bots."""
        found = self.equals(setup, range(self.games))
        return found + self.rounds(setup) if self.skill else found

    def equals(self, setup: Setup, numbers: range) -> list[Block]:
        """The jobs that play these match numbers among equal bots."""
        return list(blocks(recipe_of(setup), (self.level,), self.seed, numbers))

    def rounds(self, setup: Setup) -> list[Block]:
        """The jobs that measure skill; none if there is no weaker level."""
        weaker, count = weaker_than(self.level), -(-self.games // setup.players)
        return list(blocks(recipe_of(setup), (self.level, weaker), self.seed, range(count))) if weaker else []


class Outcome(NamedTuple):
    """The results of all jobs of one set-up: matches among equal bots, and rounds of a stronger bot."""

    rows: list[Row]
    rounds: list[Scores]


def play(
    jobs: Sequence[Sequence[Block]], pool: Pool, progress: Callable[[int], None] = lambda _: None
) -> list[Outcome]:
    """Run the jobs of some set-ups. The same jobs give the same outcomes, wherever they run."""
    outcomes = [Outcome([], []) for _ in jobs]
    numbered = [(outcome, block) for outcome, own in zip(outcomes, jobs, strict=True) for block in own]
    results: Iterator[Any] = pool.in_order(play_block, (block for _, block in numbered))
    for done, ((outcome, block), part) in enumerate(zip(numbered, results, strict=True), 1):
        (outcome.rows if len(block.bots) == ALIKE else outcome.rounds).extend(part)
        progress(done)
    return outcomes


def try_out(
    plan: Plan, setups: Sequence[Setup], pool: Pool, progress: Callable[[int], None] = lambda _: None
) -> list[Finding]:
    """Measure each set-up."""
    plan.check(setups)
    outcomes = play([plan.jobs(setup) for setup in setups], pool, progress)
    return [summarise(setup, *outcome) for setup, outcome in zip(setups, outcomes, strict=True)]


def count_jobs(plan: Plan, setups: Sequence[Setup]) -> int:
    """The total number of jobs, for the progress bar."""
    return sum(len(plan.jobs(setup)) for setup in setups)
