"""The balance lab: how set-ups play under bots of one level, each with all measures and their intervals."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kasimir.bots.levels import LEVELS, RANDOM, check_bot
from kasimir.bots.player import thinker_for
from kasimir.core.errors import UsageError
from kasimir.core.setup import Setup
from kasimir.lab.arena import MOST_ROUNDS, Scores, play_round_on, played, seated_players
from kasimir.lab.jobs import Pool
from kasimir.lab.measures import Finding, Row, measure, summarise
from kasimir.lab.recipe import Recipe, recipe_of

LADDER = (RANDOM, *LEVELS)
STEPS_DOWN = 2
"""Skill is measured against players so many levels below."""
BLOCK = 10
"""So many matches, or rounds, are one job."""
MOST_SEEDS = 1 << 40
ALIKE, MIXED = 1, 2
"""How many kinds of bots play: one where all are equal, two where one is stronger."""


@dataclass(frozen=True)
class Block:
    """A job: matches among equals, or rounds of one stronger player among weaker ones; numbered, with their seed."""

    recipe: Recipe
    bots: tuple[str, ...]
    seed: int
    numbers: range


def weaker_than(level: str) -> str | None:
    """Whom a level is measured against to see what skill is worth; None where nobody is weaker."""
    if level == RANDOM:
        return None
    place = LADDER.index(level) if level in LADDER else len(LADDER) - 1
    return LADDER[max(0, place - STEPS_DOWN)]


def play_block(block: Block) -> list[Row] | list[Scores]:
    """Do a job."""
    setup = block.recipe.setup()
    seeds = [block.seed * MOST_ROUNDS + number for number in block.numbers]
    if len(block.bots) == ALIKE:
        bots = block.bots * setup.players
        return [measure(played(setup, seated_players(setup, bots, seed), seed)) for seed in seeds]
    line_up = [0] + [1] * (setup.players - 1)
    return [play_round_on(setup, line_up, block.bots, seed) for seed in seeds]


def blocks(recipe: Recipe, bots: tuple[str, ...], seed: int, numbers: range) -> Iterator[Block]:
    """The jobs that play these numbers."""
    for first in range(numbers.start, numbers.stop, BLOCK):
        yield Block(recipe, bots, seed, range(first, min(first + BLOCK, numbers.stop)))


@dataclass(frozen=True)
class Plan:
    """How set-ups are tried: who plays, how often, with which luck, and whether skill is measured as well."""

    level: str
    games: int
    seed: int
    skill: bool = True

    def check(self, setups: Sequence[Setup]) -> None:
        """A `UsageError` for what cannot be; what has to be compiled is, once for all workers."""
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
        """All jobs for a set-up; about as many matches for skill as among equals."""
        recipe, weaker = recipe_of(setup), weaker_than(self.level) if self.skill else None
        found = list(blocks(recipe, (self.level,), self.seed, range(self.games)))
        if weaker:
            found += blocks(recipe, (self.level, weaker), self.seed, range(-(-self.games // setup.players)))
        return found


def try_out(
    plan: Plan, setups: Sequence[Setup], pool: Pool, progress: Callable[[int], None] = lambda _: None
) -> list[Finding]:
    """What is found out about each set-up; the same plan gives the same findings, wherever the work is done."""
    plan.check(setups)
    jobs = [(index, block) for index, setup in enumerate(setups) for block in plan.jobs(setup)]
    found: defaultdict[tuple[int, int], list[Any]] = defaultdict(list)
    results = pool.in_order(play_block, (block for _, block in jobs))
    for done, ((index, block), part) in enumerate(zip(jobs, results, strict=True), 1):
        found[index, len(block.bots)] += part
        progress(done)
    return [summarise(setup, found[index, ALIKE], found[index, MIXED]) for index, setup in enumerate(setups)]


def count_jobs(plan: Plan, setups: Sequence[Setup]) -> int:
    """How far progress will go."""
    return sum(len(plan.jobs(setup)) for setup in setups)
