"""A search for fair editions: it learns from all matches which keys favour whom, and moves in that direction.

The final result is measured on matches that played no part in the selection, so it has no selection bias.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from kasimir.lab.balance import Block, Outcome, Plan, play
from kasimir.lab.draw import Drawing, distance
from kasimir.lab.jobs import Pool
from kasimir.lab.measures import Finding, fair_share, summarise
from kasimir.lab.ridge import Guess, Trial
from kasimir.lab.vary import Point

FIRST_GAMES = 20
"""Matches of a new edition."""
CLOSER_GAMES = 400
"""Matches of an edition that seems fair, before its final."""
PARENTS = 4
"""New editions are drawn near this many of the fairest."""
DRAWN = 8
"""Editions drawn for each one that is played; the one with the best prediction is played."""
FINALISTS = 4
PROMISING = 0.5
"""An edition seems fair if its predicted deviation is below this fraction of the tolerance; the confidence interval
needs the rest.
"""


@dataclass(frozen=True)
class Search:
    """What is searched for, and with how much effort."""

    plan: Plan
    """The level that plays, and the number of matches of a final."""
    within: float
    """The tolerance: how far a side's win rate may be from its fair share."""
    first: int
    """Editions in the first generation; half as many in each later one."""
    generations: int

    def brood(self, generation: int) -> int:
        """The number of new editions in a generation."""
        return self.first if generation == 0 else -(-self.first // 2)

    def closer_games(self) -> int:
        """The number of matches before a final."""
        return min(CLOSER_GAMES, self.plan.games)

    def first_games(self) -> int:
        """The number of matches of a new edition."""
        return min(FIRST_GAMES, self.closer_games())


@dataclass(frozen=True)
class Tuned:
    """The result: the fair edition, or the closest to fair, measured on separate matches."""

    point: Point
    finding: Finding
    is_fair: bool
    tried: int
    distance: float
    """The distance from the base."""


def tune(search: Search, drawing: Drawing, pool: Pool, progress: Callable[[int], None] = lambda _: None) -> Tuned:
    """The first finalist that is certainly fair, otherwise the one closest to fair."""
    return Walk(search, drawing, pool, progress).run()


def most_jobs(search: Search, drawing: Drawing) -> int:
    """The maximum number of jobs, if no finalist is fair."""
    plan, setup = search.plan, drawing.start.setup
    closer, first = (len(plan.equals(setup, range(games))) for games in (search.closer_games(), search.first_games()))
    tried = sum((search.brood(generation) + PARENTS) * first + closer for generation in range(search.generations))
    finals = (FINALISTS + 1) * len(plan.equals(setup, range(plan.games)))
    return (1 + PARENTS) * closer + tried + finals + (len(plan.rounds(setup)) if plan.skill else 0)


class Final(NamedTuple):
    """An edition that had its final."""

    point: Point
    outcome: Outcome
    finding: Finding

    def unfairness(self) -> float:
        """Measured on the final's own matches."""
        return self.finding.unfairness(fair_share(self.point.setup))


@dataclass
class Walk:
    """A search in progress."""

    search: Search
    drawing: Drawing
    pool: Pool
    progress: Callable[[int], None]
    trials: list[Trial] = field(default_factory=list)
    """Editions that were played and can still have a final."""
    finals: list[Final] = field(default_factory=list)
    past: list[Trial] = field(default_factory=list)
    """Editions that had a final; the search learned from their earlier matches."""
    done: int = 0

    def run(self) -> Tuned:
        """Run generation by generation. Editions that seem fair are played more, and then have a final.

        The base is always played more: everything is compared with it, and if it is fair no search is needed.
        """
        self.trials = self.unplayed([self.drawing.start])
        self.play_more(self.trials, self.search.closer_games())
        for generation in range(self.search.generations):
            self.play_generation(generation)
            if self.has_settled():
                break
        if not self.is_over() and self.trials:
            for trial in self.fairest(self.trials)[
                :PARENTS
            ]:  # a few lucky matches must not make an edition the closest
                self.look_closely(trial)
            self.try_in_earnest(self.fairest(self.trials)[0])
        if not any(map(self.is_fair, self.finals)):
            self.try_base()
        return self.tuned()

    # Selection

    def brood(self, generation: int, parents: Sequence[Point]) -> list[Trial]:
        """The first generation is near the base. Later ones: of many drawn near the fairest, the best predicted."""
        count, start = self.search.brood(generation), self.drawing.start
        if generation == 0:
            return self.unplayed(self.drawing.near([start], count - 1))
        return self.fairest(self.unplayed(self.drawing.near(parents, DRAWN * count)))[:count]

    def unplayed(self, points: Sequence[Point]) -> list[Trial]:
        """Trials without matches."""
        return [Trial(self.drawing.base, point) for point in points]

    def fairest(self, trials: Sequence[Trial]) -> list[Trial]:
        """Sort by predicted fairness; among those that all seem fair, the closest to the base comes first."""
        unfair = self.likely_unfairness(trials)
        order = [
            (max(found, self.promising()), trial.distance, str(trial.point.changes), trial)
            for trial, found in zip(trials, unfair, strict=True)
        ]
        return [trial for *_, trial in sorted(order, key=lambda entry: entry[:-1])]

    def likely_unfairness(self, trials: Sequence[Trial]) -> list[float]:
        """The predicted unfairness of each trial, from all matches so far."""
        counts = {trial.point.setup.players for trial in trials}
        guesses = {count: Guess(self.trials + self.past, count) for count in counts}
        return [guesses[trial.point.setup.players].unfairness(trial) for trial in trials]

    def promising(self) -> float:
        """The largest predicted deviation that seems fair."""
        return PROMISING * self.search.within

    def is_promising(self, trial: Trial) -> bool:
        """Whether the trial seems fair."""
        return self.likely_unfairness([trial])[0] <= self.promising()

    # Playing

    def play_generation(self, generation: int) -> None:
        """Some matches of each new edition, and as many again of their parents."""
        parents = self.fairest(self.trials)[:PARENTS] if generation else []
        brood = self.brood(generation, [trial.point for trial in parents])
        self.drawing.take([trial.point for trial in brood])
        self.trials += brood
        self.play_more([*brood, *parents], self.search.first_games())

    def play_more(self, trials: Sequence[Trial], games: int) -> None:
        """Play more matches of each trial."""
        plan, starts = self.search.plan, [len(trial.rows) for trial in trials]
        jobs = [
            plan.equals(trial.point.setup, range(start, start + games))
            for trial, start in zip(trials, starts, strict=True)
        ]
        for trial, outcome in zip(trials, self.play(jobs), strict=True):
            trial.rows += outcome.rows

    def look_closely(self, trial: Trial) -> None:
        """Play until there are enough matches to decide about a final."""
        self.play_more([trial], max(0, self.search.closer_games() - len(trial.rows)))

    def play(self, jobs: Sequence[Sequence[Block]]) -> list[Outcome]:
        """Run jobs, continuing the progress count."""
        before = self.done
        outcomes = play(jobs, self.pool, lambda done: self.progress(before + done))
        self.done += sum(map(len, jobs))
        return outcomes

    def has_settled(self) -> bool:
        """Play more of what seems fair, and a final if it still does; returns whether the search is over."""
        best = self.fairest(self.trials)[0]
        if self.is_promising(best):
            self.look_closely(best)
            if self.is_promising(best):
                self.try_in_earnest(best)
        return self.is_over() or not self.trials

    # Finals

    def earnest(self) -> Plan:
        """The plan of finals, with a seed that played no part in the selection."""
        return replace(self.search.plan, seed=self.search.plan.seed + 1)

    def try_in_earnest(self, trial: Trial) -> None:
        """Hold the final of a trial."""
        point, plan = trial.point, self.earnest()
        [outcome] = self.play([plan.equals(point.setup, range(plan.games))])
        self.finals.append(Final(point, outcome, summarise(point.setup, *outcome)))
        self.trials.remove(trial)
        self.past.append(trial)

    def try_base(self) -> None:
        """Hold a final of the base, so that no edition is reported as closest that is less fair than the base."""
        for trial in self.trials:
            if trial.point is self.drawing.start:
                self.try_in_earnest(trial)
                return

    def is_fair(self, final: Final) -> bool:
        """Whether it is certainly fair."""
        return final.finding.is_fair(fair_share(final.point.setup), self.search.within)

    def is_over(self) -> bool:
        """Whether a winner was found, or the maximum number of finals was held."""
        return len(self.finals) == FINALISTS or any(map(self.is_fair, self.finals))

    def tuned(self) -> Tuned:
        """The winner or the closest to fair, with its skill measured."""
        best = min(self.finals, key=lambda final: (not self.is_fair(final), final.unfairness()))
        plan, setup = self.earnest(), best.point.setup
        [skill] = self.play([plan.rounds(setup) if plan.skill else []])
        finding = summarise(setup, best.outcome.rows, skill.rounds)
        tried, far = len(self.trials) + len(self.past), distance(self.drawing.base, best.point)
        return Tuned(best.point, finding, self.is_fair(best), tried, far)
