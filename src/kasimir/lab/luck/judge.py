"""What a position is worth: exactly where that is known, else by several searches that know nothing of each other.

A worth is an array with a row for each search and a column for each seat. All that is made of worths by adding and
weighing keeps the rows apart, so that at the end they tell how far their mean may be off. Exact ones have equal rows.
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
from kasimir.solvers.shares import tie_for
from kasimir.solvers.solution import Solution, silent, solution_class, solution_for, solved_games

Worth = np.ndarray[Any, np.dtype[np.float64]]

MOST_SIMULATIONS = 1_000_000
LEAST_SEARCHES, MOST_SEARCHES = 2, 64
TIE_OF_ENDINGS = 2e-10
"""Moves of an ending that differ by no more are equally good: its values are rounded to ten digits."""


@dataclass(frozen=True)
class Effort:
    """How hard to look at positions that are not known exactly, and how far to go for exact values."""

    simulations: int = 2000
    """In each search."""
    searches: int = 4
    """Of each position."""
    rollout: int = 0
    """So many random choices before a search judges a position."""
    seed: int = 1
    most_solved: int = MOST_FOR_PERFECT
    """Games with no more positions are solved."""
    most_ending: int = MOST_POSITIONS
    """So are endings."""

    def __post_init__(self) -> None:
        """Refuse what cannot be done."""
        check_number("--sims", self.simulations, 1, MOST_SIMULATIONS)
        check_number("--searches", self.searches, LEAST_SEARCHES, MOST_SEARCHES)


def check_number(name: str, found: int, low: int, high: int) -> None:
    """A `UsageError` for a number out of its range."""
    if not low <= found <= high:
        raise UsageError("usage.number", name=name, found=found, low=low, high=high)


def effort_of_level(setup: Setup, level: str, searches: int, seed: int) -> Effort:
    """To look at positions as a level does, except for its slips; `perfect` needs a game that is solved."""
    check_bot(setup, level)
    if level == PERFECT:
        return Effort(searches=searches, seed=seed)
    if level not in LEVELS:
        raise UsageError("usage.bot", bot=level, bots=", ".join([*LEVELS, PERFECT]))
    return Effort(LEVELS[level].simulations, searches, LEVELS[level].rollout, seed)


class Look(NamedTuple):
    """What was seen of a position."""

    worth: Worth
    favourite: str = ""
    """Of a choice that was searched: the move that most searches would make."""


class Judge:
    """Says what positions of one match are worth."""

    def __init__(self, setup: Setup, effort: Effort) -> None:
        """Solve the game, if it can be; then nothing is ever searched."""
        self.setup, self.effort = setup, effort
        self.solved = find_solution(setup, effort.most_solved)
        self.solution = self.solved
        self.drawn: frozenset[int] = frozenset()
        self.known: dict[str, Worth | None] = {}
        self.looks: dict[str, Look] = {}
        self.tie = tie_for(setup.players) if self.solved else TIE_OF_ENDINGS
        """By how much moves of a known position may differ that are equally good."""

    @property
    def searcher(self) -> Searcher:
        """What searches; it also knows the endings of the game. It is compiled only if something is asked of it."""
        return searcher_for(self.setup, self.effort.rollout)

    def mark_drawn(self, keys: Collection[int]) -> None:
        """From now on a match that comes to one of these positions is drawn: they have come up often enough."""
        if keys != self.drawn:
            self.drawn = frozenset(keys)
            self.solution = self.solved.drawn_at(self.drawn) if self.solved else None
            self.known.clear()
            self.looks.clear()

    # What is known

    def exact(self, state: State) -> Worth | None:
        """What a position is worth, if that is known."""
        text = self.setup.text(state)
        if text not in self.known:
            values = self.known_values(state)
            self.known[text] = None if values is None else self.worth_of([values] * self.effort.searches)
        return self.known[text]

    def known_values(self, state: State) -> Mapping[str, float] | None:
        """The same by seat: from the result, the rules of a match, the solution of the game or of its ending."""
        setup = self.setup
        if setup.kind(state) == OVER:
            return setup.values(setup.winners(state))
        if self.drawn and setup.game.rules.key(state, setup.board) in self.drawn:
            return setup.values([])
        if self.solution:
            return self.solution.values(state)
        endings = self.searcher.endings
        return endings.values(state, self.effort.most_ending) if endings else None

    # What is searched

    def look(self, state: State) -> Look:
        """What a position is worth by itself: known, or searched."""
        known = self.exact(state)
        if known is not None:
            return Look(known)
        text = self.setup.text(state)
        if text not in self.looks:
            self.looks[text] = self.search(state)
        return self.looks[text]

    def search(self, state: State) -> Look:
        """Search a position again and again; a choice is worth what its best move seems to be."""
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
        """What a position is worth; where chance comes next, the mean of what may come of it."""
        known = self.exact(state)
        if known is not None:
            return known
        return self.mean(state) if self.setup.kind(state) == CHANCE else self.look(state).worth

    def mean(self, state: State) -> Worth:
        """The mean over the outcomes of a chance, each as likely as it is."""
        options = self.setup.options(state)
        worths = [self.look(self.setup.after(state, option.move)).worth for option in options]
        found: Worth = np.average(worths, axis=0, weights=[option.weight for option in options])
        return found

    def worth_of(self, values: list[Any]) -> Worth:
        """Values by seat as an array."""
        return np.array([[by_seat[seat] for seat in self.setup.seats] for by_seat in values])


def find_solution(setup: Setup, most: int, progress: Progress = silent) -> Solution | None:
    """The solution of a game; None where there is none, or it has too many positions."""
    if setup.game.name not in solved_games() or solution_class(setup).size(setup) > most:
        return None
    return solution_for(setup, progress)
