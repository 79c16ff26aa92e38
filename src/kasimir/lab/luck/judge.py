"""The value of a position: exact if known, otherwise from several independent searches.

A worth is an array with a row per search and a column per seat. Sums and weighted means keep the rows apart, so that
at the end they give the standard error of the mean. Exact values have equal rows.
"""

from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from kasimir.bots.levels import LEVELS, MOST_FOR_PERFECT, PERFECT, check_bot
from kasimir.bots.player import searcher_for
from kasimir.bots.searcher import Searcher
from kasimir.bots.tree import ROOT
from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, CHOICE, OVER, State
from kasimir.core.setup import Setup
from kasimir.solvers.endings import MOST_POSITIONS
from kasimir.solvers.graph import Progress
from kasimir.solvers.solution import Solution, silent, solution_class, solution_for
from kasimir.solvers.solved import solved_games
from kasimir.solvers.value_iteration import tie_for

Worth = np.ndarray[Any, np.dtype[np.float64]]

MOST_SIMULATIONS = 1_000_000
LEAST_SEARCHES, MOST_SEARCHES = 2, 64
TIE_OF_ENDINGS = 2e-10
"""The tolerance for equally good moves of an ending, whose values are rounded to ten digits."""


@dataclass(frozen=True)
class Effort:
    """How much to search positions that are not solved, and how large a game or an ending may be to be solved."""

    simulations: int = 2000
    """Per search."""
    searches: int = 4
    """Per position."""
    rollout: int = 0
    """Random choices before a search evaluates a position."""
    seed: int = 1
    most_solved: int = MOST_FOR_PERFECT
    """The largest game to be solved, in positions."""
    most_ending: int = MOST_POSITIONS
    """The largest ending to be solved, in positions."""

    def __post_init__(self) -> None:
        """Raise a `UsageError` for invalid values."""
        check_number("--sims", self.simulations, 1, MOST_SIMULATIONS)
        check_number("--searches", self.searches, LEAST_SEARCHES, MOST_SEARCHES)


def check_number(name: str, found: int, low: int, high: int) -> None:
    """Raise a `UsageError` if a number is out of range."""
    if not low <= found <= high:
        raise UsageError("usage.number", name=name, found=found, low=low, high=high)


def effort_of_level(setup: Setup, level: str, searches: int, seed: int) -> Effort:
    """The effort of a level, without its slips; `perfect` needs a solved game."""
    check_bot(setup, level)
    if level == PERFECT:
        return Effort(searches=searches, seed=seed)
    if level not in LEVELS:
        raise UsageError("usage.bot", bot=level, bots=", ".join([*LEVELS, PERFECT]))
    return Effort(LEVELS[level].simulations, searches, LEVELS[level].rollout, seed)


class Look(NamedTuple):
    """The evaluation of a position."""

    worth: Worth
    favourite: str = ""
    """For a choice that was searched: the move that most searches would make."""


class Judge:
    """Evaluates positions of one match."""

    def __init__(self, setup: Setup, effort: Effort) -> None:
        """Solve the game if possible; then nothing is searched."""
        self.setup, self.effort = setup, effort
        self.solved = find_solution(setup, effort.most_solved)
        self.solution = self.solved
        self.drawn: frozenset[int] = frozenset()
        self.known: dict[str, Worth | None] = {}
        self.looks: dict[str, Look] = {}
        self.tie = tie_for(setup.players) if self.solved else TIE_OF_ENDINGS
        """The tolerance for equally good moves of a solved position."""

    @property
    def searcher(self) -> Searcher:
        """The searcher, which also solves endings. It is compiled on first use."""
        return searcher_for(self.setup, self.effort.rollout)

    def mark_drawn(self, keys: Collection[int]) -> None:
        """From now on matches that reach one of these positions are drawn, because they would occur once too often."""
        if keys != self.drawn:
            self.drawn = frozenset(keys)
            self.solution = self.solved.drawn_at(self.drawn) if self.solved else None
            self.known.clear()
            self.looks.clear()

    # Solved positions

    def exact(self, state: State) -> Worth | None:
        """The value of a position, if known exactly."""
        text = self.setup.text(state)
        if text not in self.known:
            values = self.known_values(state)
            self.known[text] = None if values is None else self.worth_of([values] * self.effort.searches)
        return self.known[text]

    def known_values(self, state: State) -> Mapping[str, float] | None:
        """The exact values by seat: from the result, the rules of a match, or the solution of the game or ending."""
        setup = self.setup
        if setup.kind(state) == OVER:
            return setup.values(setup.winners(state))
        if self.drawn and setup.game.rules.key(state, setup.board) in self.drawn:
            return setup.values([])
        if self.solution:
            return self.solution.values(state)
        endings = self.searcher.endings
        return endings.values(state, self.effort.most_ending) if endings else None

    # Searched positions

    def look(self, state: State) -> Look:
        """Evaluate a position: exactly, or by search."""
        known = self.exact(state)
        if known is not None:
            return Look(known)
        text = self.setup.text(state)
        if text not in self.looks:
            self.looks[text] = self.search(state)
        return self.looks[text]

    def search(self, state: State) -> Look:
        """Search a position several times; the value of a choice is that of its best move."""
        found, moves = [], []
        for number in range(self.effort.searches):
            self.searcher.try_out(state, self.effort.simulations, self.effort.seed, number)
            if self.setup.kind(state) == CHOICE:
                verdict = self.searcher.verdict(state)
                moves.append(verdict.move)
                found.append(next(item.value for item in verdict.moves if item.move == verdict.move))
            else:
                found.append(self.searcher.mean(ROOT))
        favourite = Counter(sorted(moves)).most_common(1)[0][0] if moves else ""
        return Look(self.worth_of(found), favourite)

    def value(self, state: State) -> Worth:
        """The value of a position; before a chance event, the mean over its outcomes."""
        known = self.exact(state)
        if known is not None:
            return known
        return self.mean(state) if self.setup.kind(state) == CHANCE else self.look(state).worth

    def mean(self, state: State) -> Worth:
        """The weighted mean over the outcomes of a chance event."""
        options = self.setup.options(state)
        worths = [self.look(self.setup.after(state, option.move)).worth for option in options]
        found: Worth = np.average(worths, axis=0, weights=[option.weight for option in options])
        return found

    def worth_of(self, values: list[Any]) -> Worth:
        """Convert values by seat to an array."""
        return np.array([[by_seat[seat] for seat in self.setup.seats] for by_seat in values])


def find_solution(setup: Setup, most: int, progress: Progress = silent) -> Solution | None:
    """The solution of a game; None if there is none, or if it has too many positions."""
    if setup.game.name not in solved_games() or solution_class(setup).size(setup) > most:
        return None
    return solution_for(setup, progress)
