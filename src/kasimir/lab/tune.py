"""A search for fair editions that walks: it learns from all matches which keys help whom, and goes where that leads.

What speaks for the winner are matches that had no part in choosing it, so it is not flattered by its luck.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from kasimir.lab.balance import Block, Outcome, Plan, play
from kasimir.lab.draw import Drawing, distance
from kasimir.lab.guess import Guess, Trial
from kasimir.lab.jobs import Pool
from kasimir.lab.measures import Finding, fair_share, summarise
from kasimir.lab.vary import Point

FIRST_GAMES = 20
"""So many matches of each edition, when it is new."""
CLOSER_GAMES = 400
"""So many of one that seems fair, before it is tried in earnest."""
PARENTS = 4
"""New editions are drawn near so many of the fairest."""
DRAWN = 8
"""Of so many that are drawn the one is played that is likely to be the fairest."""
FINALISTS = 4
PROMISING = 0.5
"""What is likely to be off by this part of what is allowed seems fair: the interval needs the rest."""


@dataclass(frozen=True)
class Search:
    """What is searched for, and how hard."""

    plan: Plan
    """Who plays, and how many matches decide about a finalist."""
    within: float
    """A side may win this much more or less often than its fair share."""
    first: int
    """So many editions are in the first generation, and half as many in each later one."""
    generations: int

    def brood(self, generation: int) -> int:
        """How many new editions a generation has."""
        return self.first if generation == 0 else -(-self.first // 2)

    def closer_games(self) -> int:
        """How many matches an edition has before it is tried in earnest."""
        return min(CLOSER_GAMES, self.plan.games)

    def first_games(self) -> int:
        """How many matches a new edition has."""
        return min(FIRST_GAMES, self.closer_games())


@dataclass(frozen=True)
class Tuned:
    """What came out: the fair edition, or the nearest to it, by matches of its own."""

    point: Point
    finding: Finding
    is_fair: bool
    tried: int
    distance: float
    """How far it is from the base."""


def tune(search: Search, drawing: Drawing, pool: Pool, progress: Callable[[int], None] = lambda _: None) -> Tuned:
    """The first finalist that is fair for sure, or else the one that was nearest to it."""
    return Walk(search, drawing, pool, progress).run()


def most_jobs(search: Search, drawing: Drawing) -> int:
    """How far progress can go, if no finalist is fair."""
    plan, setup = search.plan, drawing.start.setup
    closer, first = (len(plan.equals(setup, range(games))) for games in (search.closer_games(), search.first_games()))
    tried = sum((search.brood(generation) + PARENTS) * first + closer for generation in range(search.generations))
    finals = (FINALISTS + 1) * len(plan.equals(setup, range(plan.games)))
    return (1 + PARENTS) * closer + tried + finals + (len(plan.rounds(setup)) if plan.skill else 0)


class Final(NamedTuple):
    """An edition tried in earnest."""

    point: Point
    outcome: Outcome
    finding: Finding

    def unfairness(self) -> float:
        """By its own matches."""
        return self.finding.unfairness(fair_share(self.point.setup))


@dataclass
class Walk:
    """A search under way."""

    search: Search
    drawing: Drawing
    pool: Pool
    progress: Callable[[int], None]
    trials: list[Trial] = field(default_factory=list)
    """What was played and may come to its final."""
    finals: list[Final] = field(default_factory=list)
    past: list[Trial] = field(default_factory=list)
    """What had its final; the walk has learnt from its earlier matches."""
    done: int = 0

    def run(self) -> Tuned:
        """Generation by generation; what seems fair after one is looked at closely, and then tried in earnest.

        The base is looked at closely anyway: everything is held against it, and if it is fair there is no need to go.
        """
        self.trials = self.unplayed([self.drawing.start])
        self.play_more(self.trials, self.search.closer_games())
        for generation in range(self.search.generations):
            self.play_generation(generation)
            if self.has_settled():
                break
        if not self.is_over() and self.trials:
            for trial in self.fairest(self.trials)[:PARENTS]:  # a few lucky matches shall not make one the nearest
                self.look_closely(trial)
            self.try_in_earnest(self.fairest(self.trials)[0])
        if not any(map(self.is_fair, self.finals)):
            self.try_base()
        return self.tuned()

    # Who is played

    def brood(self, generation: int, parents: Sequence[Point]) -> list[Trial]:
        """At first editions around the base; later, of many near the fairest so far, the likely fairest."""
        count, start = self.search.brood(generation), self.drawing.start
        if generation == 0:
            return self.unplayed(self.drawing.near([start], count - 1))
        return self.fairest(self.unplayed(self.drawing.near(parents, DRAWN * count)))[:count]

    def unplayed(self, points: Sequence[Point]) -> list[Trial]:
        """Trials that have yet to begin."""
        return [Trial(self.drawing.base, point) for point in points]

    def fairest(self, trials: Sequence[Trial]) -> list[Trial]:
        """What is likely to be the fairest first; of those that all seem fair, what is nearest to the base."""
        unfair = self.likely_unfairness(trials)
        order = [
            (max(found, self.promising()), trial.distance, str(trial.point.changes), trial)
            for trial, found in zip(trials, unfair, strict=True)
        ]
        return [trial for *_, trial in sorted(order, key=lambda entry: entry[:-1])]

    def likely_unfairness(self, trials: Sequence[Trial]) -> list[float]:
        """What all matches so far let expect of these."""
        counts = {trial.point.setup.players for trial in trials}
        guesses = {count: Guess(self.trials + self.past, count) for count in counts}
        return [guesses[trial.point.setup.players].unfairness(trial) for trial in trials]

    def promising(self) -> float:
        """What is likely to be off by no more than this seems fair."""
        return PROMISING * self.search.within

    def is_promising(self, trial: Trial) -> bool:
        """Whether it seems fair."""
        return self.likely_unfairness([trial])[0] <= self.promising()

    # Playing

    def play_generation(self, generation: int) -> None:
        """A little of each new edition, and of their parents as much again."""
        parents = self.fairest(self.trials)[:PARENTS] if generation else []
        brood = self.brood(generation, [trial.point for trial in parents])
        self.drawing.take([trial.point for trial in brood])
        self.trials += brood
        self.play_more([*brood, *parents], self.search.first_games())

    def play_more(self, trials: Sequence[Trial], games: int) -> None:
        """So many more matches of each."""
        plan, starts = self.search.plan, [len(trial.rows) for trial in trials]
        jobs = [
            plan.equals(trial.point.setup, range(start, start + games))
            for trial, start in zip(trials, starts, strict=True)
        ]
        for trial, outcome in zip(trials, self.play(jobs), strict=True):
            trial.rows += outcome.rows

    def look_closely(self, trial: Trial) -> None:
        """Until it has as many matches as decide whether it is tried in earnest."""
        self.play_more([trial], max(0, self.search.closer_games() - len(trial.rows)))

    def play(self, jobs: Sequence[Sequence[Block]]) -> list[Outcome]:
        """Progress goes on where it was."""
        before = self.done
        outcomes = play(jobs, self.pool, lambda done: self.progress(before + done))
        self.done += sum(map(len, jobs))
        return outcomes

    def has_settled(self) -> bool:
        """Look closely at what seems fair, and try it in earnest if it still does; whether that ends the walk."""
        best = self.fairest(self.trials)[0]
        if self.is_promising(best):
            self.look_closely(best)
            if self.is_promising(best):
                self.try_in_earnest(best)
        return self.is_over() or not self.trials

    # In earnest

    def earnest(self) -> Plan:
        """How finalists are tried: with luck that had no part in choosing them."""
        return replace(self.search.plan, seed=self.search.plan.seed + 1)

    def try_in_earnest(self, trial: Trial) -> None:
        """Its final."""
        point, plan = trial.point, self.earnest()
        [outcome] = self.play([plan.equals(point.setup, range(plan.games))])
        self.finals.append(Final(point, outcome, summarise(point.setup, *outcome)))
        self.trials.remove(trial)
        self.past.append(trial)

    def try_base(self) -> None:
        """Nothing is called the nearest to a fair edition that is further off than the one we started from."""
        for trial in self.trials:
            if trial.point is self.drawing.start:
                self.try_in_earnest(trial)
                return

    def is_fair(self, final: Final) -> bool:
        """Whether it is fair for sure."""
        return final.finding.is_fair(fair_share(final.point.setup), self.search.within)

    def is_over(self) -> bool:
        """Whether a winner was found, or as many as may were tried in earnest."""
        return len(self.finals) == FINALISTS or any(map(self.is_fair, self.finals))

    def tuned(self) -> Tuned:
        """The winner or the nearest to one, with its skill."""
        best = min(self.finals, key=lambda final: (not self.is_fair(final), final.unfairness()))
        plan, setup = self.earnest(), best.point.setup
        [skill] = self.play([plan.rounds(setup) if plan.skill else []])
        finding = summarise(setup, best.outcome.rows, skill.rounds)
        tried, far = len(self.trials) + len(self.past), distance(self.drawing.base, best.point)
        return Tuned(best.point, finding, self.is_fair(best), tried, far)
