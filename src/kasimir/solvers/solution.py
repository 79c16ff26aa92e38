"""Solved games: the value of every position, and the moves of a perfect player."""

from abc import ABC, abstractmethod
from collections.abc import Collection
from importlib import import_module
from typing import Any

from kasimir.core.errors import UsageError
from kasimir.core.game import CHOICE, State
from kasimir.core.setup import Option, Setup
from kasimir.solvers.graph import Progress
from kasimir.solvers.solved import solved_games
from kasimir.solvers.table import Table, kept_table


def silent(_: str) -> None:
    """A progress callback that does nothing."""


class Solution(ABC):
    """A solved game for one set-up. Creating it solves the game or loads the cached table."""

    def __init__(self, setup: Setup, progress: Progress = silent) -> None:
        """Solve the game from its start."""
        self.setup = setup
        self.strays: list[State] = []
        self.table = kept_table(setup, lambda: self.solve([setup.start()], progress))
        self.facts: dict[str, Any] = self.table.facts
        """Facts about the game: the number of positions, the value of the start."""

    @staticmethod
    @abstractmethod
    def size(setup: Setup) -> int:
        """The approximate number of positions, without solving anything."""

    @abstractmethod
    def solve(self, roots: list[State], progress: Progress) -> Table:
        """The table of all positions reachable from some; the first of these is the start."""

    @abstractmethod
    def key(self, state: State) -> int:
        """The key of a position in the table."""

    @abstractmethod
    def values(self, state: State) -> dict[str, float]:
        """The value of a position for each seat, if all play perfectly."""

    @abstractmethod
    def best_of(self, state: State, options: list[Option]) -> list[Option]:
        """The best moves among the legal moves of a choice; they are equally good."""

    def drawn_at(self, keys: Collection[int]) -> "Solution":  # noqa: ARG002
        """The same game, except that matches that reach one of these positions are drawn; keys are those of the rules.

        These are positions that would occur once too often. Games without draws by repetition have none.
        """
        return self

    def best(self, state: State) -> list[Option]:
        """The best moves, which are equally good; none if no seat has a choice."""
        return self.best_of(state, self.setup.options(state)) if self.setup.kind(state) == CHOICE else []

    def row(self, state: State) -> Any:
        """The table row of a position that is not over.

        If the position is not reachable from the start, it is not in the table. The game is then solved again, with
        this position as an additional start.
        """
        key = self.key(state)
        found = self.table.row(key)
        if found is None:
            self.strays.append(state.copy())
            self.table = self.solve([self.setup.start(), *self.strays], silent)
            found = self.table.row(key)
        return found


def solution_class(setup: Setup) -> type[Solution]:
    """The solver class of a game; raises a `UsageError` if there is none."""
    game = setup.game.name
    if game not in solved_games():
        raise UsageError("solve.unsolved", game=game, games=", ".join(solved_games()))
    found: type[Solution] = import_module(f"kasimir.solvers.solved.{game}").SOLUTION
    return found


def solution_for(setup: Setup, progress: Progress = silent) -> Solution:
    """The solution of a set-up; raises a `UsageError` if there is none."""
    return solution_class(setup)(setup, progress)
