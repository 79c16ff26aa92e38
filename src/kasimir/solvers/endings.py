"""Endings: the rest of a match, solved exactly once few enough positions are reachable.

All reachable positions are explored by the compiled rules and solved (`kasimir.solvers.scc`). The table is cached, so
that following positions are only looked up. Values are exact: if there are too many positions, or if the values do not
converge, the result is None. The turn limit is ignored.
"""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from kasimir.core.game import OVER, Rules, State
from kasimir.core.setup import Setup
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Builder, Graph, empty_graph
from kasimir.solvers.scc import solve_components
from kasimir.solvers.table import Table, make_table

ENDINGS = Path(__file__).parent / "endgames"
"""The package with one module per game that has endings; each defines `ENDING`."""
MOST_POSITIONS = 1 << 17
"""docs/solved.md lists how long this takes and how far it reaches."""
HOPE = 4
"""Exploration is attempted if the estimated number of positions is at most this many times the limit."""
AT_ONCE = 1 << 12
"""Positions explored between two checks of their number."""
TABLES = 4
"""The number of tables that are cached: a few megabytes each."""
DIGITS = 10
"""Digits to which values are rounded, so that a position has the same value in every table."""

Values = dict[str, float]


@dataclass(frozen=True)
class Ending:
    """The definition of an ending in a game."""

    rules: Rules[Any, Any]
    """The rules of the game with two differences: a match is over as soon as the winner is certain, and equal keys only
    guarantee equal values, not equal positions.
    """
    rough_size: Callable[[Any, Any], float]
    """Estimated number of reachable positions, good enough to recognise hopeless cases. No move increases it."""


def smallest_graph() -> Graph:
    """A match that is over and won by the first seat."""
    graph = empty_graph(1, 0)
    graph.mover[0], graph.won[0], graph.first[:] = AT_THE_END, 1, 0
    return graph


class Endings:
    """Solves the endings of one set-up."""

    def __init__(self, setup: Setup, ending: Ending) -> None:
        """Compile the drivers, or load them from the cache."""
        self.setup, self.ending = setup, ending
        self.tables: dict[int, deque[Table]] = {}
        """By the maximum number of positions, so that answers do not depend on earlier queries."""
        Builder(setup, ending.rules, [setup.start()]).go_on(1)
        solve_components(setup.game, smallest_graph(), setup.players)

    def values(self, state: State, most: int = MOST_POSITIONS) -> Values | None:
        """The value of a position for each seat with perfect play; None if more than `most` positions are reachable."""
        rules, board = self.ending.rules, self.setup.board
        if rules.kind(state, board) == OVER:
            return self.result(state)
        row = self.look_up(rules.key(state, board), most)
        if row is None and self.ending.rough_size(state, board) <= HOPE * most:
            row = self.solve(state, most)
        if row is None:
            return None
        return {seat: round(float(share), DIGITS) for seat, share in zip(self.setup.seats, row, strict=True)}

    def best(self, state: State, most: int = MOST_POSITIONS) -> list[tuple[str, Values]] | None:
        """The moves of a choice with their values, best for its seat first; None if unknown."""
        if self.values(state, most) is None:
            return None
        found = []
        for option in self.setup.options(state):
            values = self.values(self.setup.after(state, option.move), most)
            if values is None:
                return None
            found.append((option.text, values))
        seat = self.setup.seats[state.seat]
        return sorted(found, key=lambda item: (-item[1][seat], item[0]))

    def result(self, state: State) -> Values:
        """The result of a match that is over, or whose winner is certain."""
        won = [0] * self.setup.players
        self.ending.rules.winners(state, self.setup.board, won)
        return self.setup.values([seat for seat, has_won in zip(self.setup.seats, won, strict=True) if has_won])

    def look_up(self, key: int, most: int) -> Any | None:
        """Look a position up in the tables."""
        for table in self.tables.get(most, ()):
            row = table.row(key)
            if row is not None:
                return row
        return None

    def solve(self, state: State, most: int) -> Any | None:
        """Solve all positions reachable from one and cache the table; None if there are too many."""
        builder = Builder(self.setup, self.ending.rules, [state])
        while builder.done < builder.count:
            builder.go_on(AT_ONCE)
            if builder.count > most:
                return None
        graph = builder.finished()
        shares = solve_components(self.setup.game, graph, self.setup.players)
        if shares is None:
            return None
        self.tables.setdefault(most, deque(maxlen=TABLES)).appendleft(make_table(graph, shares, {}))
        return shares[0]


def endings_for(setup: Setup) -> Endings | None:
    """The endings of a set-up; None if the game has no endings."""
    game = setup.game.name
    if not (ENDINGS / f"{game}.py").exists():
        return None
    return Endings(setup, import_module(f"kasimir.solvers.endgames.{game}").ENDING)
