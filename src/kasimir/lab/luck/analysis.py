"""Luck and choice, event by event: what luck brought, what choices gave away, and the totals.

Before an event, the value of a position is the mean over the outcomes of a chance event, or the best that a seat can
reach by a choice. The change of value by the event is luck, or was given away. So for every seat

    result = start + luck - own choices + choices of others + afterthought

holds by construction. The afterthought is the difference between two evaluations of the same position: as an outcome of
the event before, and from its own successors. It is 0 where values are exact.
"""

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kasimir.core.game import CHANCE, KINDS, NO_KEY, State
from kasimir.core.match import REPETITIONS, Match, Result
from kasimir.core.setup import Setup
from kasimir.lab.luck.judge import Effort, Judge, Worth

TURNING_POINTS = 3
CERTAIN = 2.0
"""A choice counts as worse than another if they differ by more than this many standard errors."""
NOTHING = 1e-9
"""Smaller changes are never turning points."""


class Figure(NamedTuple):
    """A number and its standard error, which is 0 for exact numbers."""

    value: float
    error: float


@dataclass(frozen=True)
class Step:
    """One event of a match."""

    number: int
    """From 1 on, as in the record."""
    kind: str
    """`choice` or `chance`."""
    seat: int
    """The seat to play."""
    event: str
    before: Worth
    after: Worth
    best: tuple[str, ...] = ()
    """For a choice: the moves that were as good as any."""
    is_open: bool = False
    """Whether it was a choice between several moves."""

    @property
    def change(self) -> Worth:
        """The change of value by the event: luck, or (negative) what was given away."""
        return self.after - self.before

    @property
    def swing(self) -> float:
        """The largest change for any seat."""
        return float(np.abs(self.change.mean(axis=0)).max())


@dataclass(frozen=True)
class Account:
    """The account of one seat, in shares of the win."""

    start: Figure
    luck: Figure
    """Gained by chance."""
    own: Figure
    """Given away by its own choices."""
    others: Figure
    """Gained from the choices of all others."""
    afterthought: Figure
    result: Figure


@dataclass(frozen=True)
class Analysis:
    """The analysis of a match."""

    setup: Setup
    effort: Effort
    steps: list[Step]
    end: Worth
    """The result of the match; the value of its last position if it was not finished."""
    result: Result | None
    events: int
    """The number of events in the record, with those that were taken back."""

    @property
    def is_exact(self) -> bool:
        """Whether all values are exact, without search."""
        return not any(np.ptp(worth, axis=0).any() for worth in self.curve())

    @property
    def has_chance(self) -> bool:
        """Whether the match had any chance events."""
        return any(step.kind == KINDS[CHANCE] for step in self.steps)

    def choices(self) -> list[int]:
        """How often each seat had a choice between several moves."""
        seats = Counter(step.seat for step in self.steps if step.is_open)
        return [seats[seat] for seat in range(self.setup.players)]

    def curve(self) -> list[Worth]:
        """The value of every position of the match, including the last."""
        return [*(step.before for step in self.steps), self.end]

    def curve_by_event(self) -> list[Worth]:
        """One value before every event of the record, and the last: events that were taken back change nothing."""
        values: list[Worth] = []
        for number, worth in zip([*(step.number for step in self.steps), self.events + 1], self.curve(), strict=True):
            values += [worth] * (number - len(values))
        return values

    def changes_by_event(self) -> list[Worth]:
        """The change that every event of the record made: none if it was taken back."""
        changes = {step.number: step.change for step in self.steps}
        return [changes.get(number, np.zeros_like(self.end)) for number in range(1, self.events + 1)]

    def accounts(self) -> dict[str, Account]:
        """The account of each seat."""
        return {seat: self.account(index) for index, seat in enumerate(self.setup.seats)}

    def account(self, seat: int) -> Account:
        """The account of one seat."""
        lucky = [step.change for step in self.steps if step.kind == KINDS[CHANCE]]
        chosen = [step for step in self.steps if step.kind != KINDS[CHANCE]]
        parts = {
            "start": [self.curve()[0]],
            "luck": lucky,
            "own": [-step.change for step in chosen if step.seat == seat],
            "others": [step.change for step in chosen if step.seat != seat],
            "afterthought": self.afterthoughts(),
            "result": [self.end],
        }
        return Account(**{name: total(worths, seat) for name, worths in parts.items()})

    def afterthoughts(self) -> list[Worth]:
        """For each event, the difference between the second and the first evaluation of the position after it."""
        return [again - step.after for step, again in zip(self.steps, self.curve()[1:], strict=True)]

    def turning_points(self) -> list[Step]:
        """The events with the largest swings, in order of play."""
        found = sorted((step for step in self.steps if step.swing > NOTHING), key=lambda step: -step.swing)
        return sorted(found[:TURNING_POINTS], key=lambda step: step.number)

    def as_json(self) -> dict[str, Any]:
        """The analysis as one JSON object."""
        setup, effort, result = self.setup, self.effort, self.result
        return {
            "game": setup.game.name,
            "variant": setup.variant,
            "edition": setup.edition.name,
            "players": setup.players,
            "result": None if result is None else result._asdict(),
            "exact": self.is_exact,
            "simulations": effort.simulations,
            "searches": effort.searches,
            "seed": effort.seed,
            "accounts": {seat: figures(account) for seat, account in self.accounts().items()},
            "turning_points": [step.number for step in self.turning_points()],
            "events": [self.step_json(step) for step in self.steps],
        }

    def step_json(self, step: Step) -> dict[str, Any]:
        """An event as JSON."""
        seats = self.setup.seats

        def by_seat(numbers: Worth) -> dict[str, float]:
            return dict(zip(seats, numbers.tolist(), strict=True))

        return {
            "number": step.number,
            "kind": step.kind,
            "seat": seats[step.seat],
            "event": step.event,
            "before": by_seat(step.before.mean(axis=0)),
            "after": by_seat(step.after.mean(axis=0)),
            "change": by_seat(step.change.mean(axis=0)),
            "error": by_seat(errors(step.change)),
            **({"best": list(step.best)} if step.best else {}),
        }


def figures(account: Account) -> dict[str, dict[str, float]]:
    """An account as JSON."""
    return {name: figure._asdict() for name, figure in vars(account).items()}


def errors(worth: Worth) -> Worth:
    """The standard error of the mean, for each seat."""
    found: Worth = worth.std(axis=0, ddof=1) / math.sqrt(len(worth))
    return found


def total(worths: list[Worth], seat: int) -> Figure:
    """The sum of some values for one seat."""
    if not worths:
        return Figure(0.0, 0.0)
    column: Worth = np.sum([worth[:, seat] for worth in worths], axis=0)
    return Figure(float(column.mean()), float(column.std(ddof=1) / math.sqrt(len(column))))


def analyse(match: Match, effort: Effort | None = None, progress: Callable[[int], None] = lambda _: None) -> Analysis:
    """Analyse a match; `progress` is called with the number of events done."""
    judge = Judge(match.setup, effort or Effort())
    steps = []
    for step in weigh_events(judge, match):
        steps.append(step)
        progress(len(steps))
    if match.result:
        end = judge.worth_of([match.setup.values(match.result.winners)] * judge.effort.searches)
    else:
        end = judge.value(match.state)
    return Analysis(match.setup, judge.effort, steps, end, match.result, len(match.log))


def weigh_events(judge: Judge, match: Match) -> Iterator[Step]:
    """Evaluate the events of a match, one by one."""
    setup, seen = match.setup, Counter[int]()
    for number, moment, event in zip(match.numbers, match.moments, match.events, strict=False):
        seen[moment.key] += moment.key != NO_KEY
        judge.mark_drawn({key for key, times in seen.items() if times == REPETITIONS - 1})
        state = moment.state
        kind = setup.kind(state)
        weigh = weigh_chance if kind == CHANCE else weigh_choice
        before, after, best = weigh(judge, state, event)
        is_open = kind != CHANCE and len(setup.options(state)) > 1
        yield Step(number, KINDS[kind], state.seat, event, before, after, best, is_open)


Weighed = tuple[Worth, Worth, tuple[str, ...]]
"""The value before the event, the value after it, and the best moves."""


def weigh_chance(judge: Judge, state: State, event: str) -> Weighed:
    """Compare an outcome of chance with the mean of all outcomes."""
    judge.exact(state)  # solves an ending as a whole rather than outcome by outcome
    after = judge.setup.after(state, judge.setup.find(state, event).move)
    return judge.mean(state), judge.look(after).worth, ()


def weigh_choice(judge: Judge, state: State, event: str) -> Weighed:
    """Compare a move with the best one. In a solved position the values of all moves are exact."""
    options = judge.setup.options(state)
    if judge.exact(state) is not None or judge.solution:
        known = {option.text: judge.exact(judge.setup.after(state, option.move)) for option in options}
        worths = {text: worth for text, worth in known.items() if worth is not None}
        if len(worths) == len(options):
            return weigh_known(worths, state.seat, judge.tie, event)
    return weigh_searched(judge, state, event, has_choice=len(options) > 1)


def weigh_known(worths: dict[str, Worth], seat: int, tie: float, event: str) -> Weighed:
    """Exact values. The best moves may differ for other seats: before the choice, each is taken as equally likely."""
    least = max(worth[0, seat] for worth in worths.values()) - tie
    best = tuple(text for text, worth in worths.items() if worth[0, seat] >= least)
    return np.mean([worths[text] for text in best], axis=0), worths[event], best


def weigh_searched(judge: Judge, state: State, event: str, *, has_choice: bool) -> Weighed:
    """Compare a move with the searches' favourite; it counts as worse only if that is statistically significant."""

    def after(text: str) -> Worth:
        return judge.value(judge.setup.after(state, judge.setup.find(state, text).move))

    chosen = after(event)
    favourite = judge.look(state).favourite if has_choice else event
    if favourite not in ("", event):
        better = after(favourite)
        gap = (better - chosen)[:, [state.seat]]
        if gap.mean() > CERTAIN * errors(gap)[0]:
            return better, chosen, (favourite,)
    return chosen, chosen, (event,)
