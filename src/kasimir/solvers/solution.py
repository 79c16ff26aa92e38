"""Solved games: what any position is worth, and the moves that a perfect player makes there."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from importlib import import_module
from pathlib import Path
from typing import Any

from kasimir.core.errors import UsageError
from kasimir.core.game import CHOICE, State
from kasimir.core.setup import Option, Setup
from kasimir.solvers.graph import Progress
from kasimir.solvers.table import Table, kept_table

SOLVED = Path(__file__).parent / "solved"
"""A module for each game that is solved, with its name; `SOLUTION` is its class."""


def silent(_: str) -> None:
    """For callers that do not want to hear of the progress."""


class Solution(ABC):
    """A game that is solved for one set-up. Making it solves the game, unless that was done before and kept."""

    def __init__(self, setup: Setup, progress: Progress = silent) -> None:
        """Solve the game from its start."""
        self.setup = setup
        self.strays: list[State] = []
        self.table = kept_table(setup, lambda: self.solve([setup.start()], progress))
        self.facts: dict[str, Any] = self.table.facts
        """What is known about the game: how many positions, what the start is worth."""

    @staticmethod
    @abstractmethod
    def size(setup: Setup) -> int:
        """About how many positions there are, known without solving anything."""

    @abstractmethod
    def solve(self, roots: list[State], progress: Progress) -> Table:
        """The table of all positions that can arise from some; the first of these is the start."""

    @abstractmethod
    def key(self, state: State) -> int:
        """The number by which the table knows a position."""

    @abstractmethod
    def values(self, state: State) -> dict[str, float]:
        """What a position is worth to each seat if all play perfectly from there on."""

    @abstractmethod
    def best_of(self, state: State, options: list[Option]) -> list[Option]:
        """Those of the legal moves of a choice that a perfect player makes, each as good as the others."""

    def drawn_at(self, keys: Collection[int]) -> "Solution":  # noqa: ARG002
        """The same game, but a match that comes to one of these positions is drawn; keys are those of the rules.

        So it is with positions that have come up as often as is allowed; where repetition does not count, with none.
        """
        return self

    def best(self, state: State) -> list[Option]:
        """The moves that a perfect player makes, each as good as the others; none where nobody chooses."""
        return self.best_of(state, self.setup.options(state)) if self.setup.kind(state) == CHOICE else []

    def row(self, state: State) -> Any:
        """What the table says about a position that is not over.

        One that cannot arise from the start is not in it. The game is then solved once more, from there as well.
        """
        key = self.key(state)
        found = self.table.row(key)
        if found is None:
            self.strays.append(state.copy())
            self.table = self.solve([self.setup.start(), *self.strays], silent)
            found = self.table.row(key)
        return found


def solved_games() -> list[str]:
    """The games that are solved."""
    return sorted(file.stem for file in SOLVED.glob("[!_]*.py"))


def solution_class(setup: Setup) -> type[Solution]:
    """What solves a game; a `UsageError` where nothing does."""
    game = setup.game.name
    if game not in solved_games():
        raise UsageError("solve.unsolved", game=game, games=", ".join(solved_games()))
    found: type[Solution] = import_module(f"kasimir.solvers.solved.{game}").SOLUTION
    return found


def solution_for(setup: Setup, progress: Progress = silent) -> Solution:
    """The solution of a set-up; a `UsageError` where there is none."""
    return solution_class(setup)(setup, progress)
