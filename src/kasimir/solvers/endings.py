"""Endings: what is left of a match, solved exactly as soon as few enough positions can still arise from it.

All of them are explored by the compiled rules and solved (`kasimir.solvers.knots`); the table is kept, so that the
positions that follow are only looked up. Nothing is ever guessed: what has too many positions, or does not settle, is
not known. The limit of turns is left out.
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
from kasimir.solvers.knots import solve_knots
from kasimir.solvers.table import Table, make_table

ENDINGS = Path(__file__).parent / "endings_of"
"""A module for each game that has endings, with its name; `ENDING` tells about them."""
MOST_POSITIONS = 1 << 17
"""How long so many take, and how far that reaches, is in docs/solved.md."""
HOPE = 4
"""Exploring begins if there seem to be no more positions than so many times those that are allowed."""
AT_ONCE = 1 << 12
"""So many positions are looked at between two looks at how many there are."""
TABLES = 4
"""How many of the last tables are kept: a few megabytes each."""
DIGITS = 10
"""Values are rounded to so many, so that a position has the same ones in whichever table it is found."""

Values = dict[str, float]


@dataclass(frozen=True)
class Ending:
    """What an ending is in a game."""

    rules: Rules[Any, Any]
    """The rules of the game, except that a match is over as soon as it is clear who wins, whatever is played, and that
    equal keys are only promised to mean equal values."""
    rough_size: Callable[[Any, Any], float]
    """About how many positions can arise from one, well enough to see where exploring is hopeless; no move makes it
    larger."""


def smallest_graph() -> Graph:
    """A match that is over, and the first seat has won."""
    graph = empty_graph(1, 0)
    graph.mover[0], graph.won[0], graph.first[:] = AT_THE_END, 1, 0
    return graph


class Endings:
    """Knows the endings of one set-up."""

    def __init__(self, setup: Setup, ending: Ending) -> None:
        """Compile, or find compiled, what solves them."""
        self.setup, self.ending = setup, ending
        self.tables: dict[int, deque[Table]] = {}
        """By the number of positions that was allowed: what is known must not depend on who asked before."""
        Builder(setup, ending.rules, [setup.start()]).go_on(1)
        solve_knots(setup.game, smallest_graph(), setup.players)

    def values(self, state: State, most: int = MOST_POSITIONS) -> Values | None:
        """What a position is worth to each seat by perfect play; None if more than `most` positions can arise."""
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
        """The moves of a choice with what they are worth, the best for its seat first; None if that is not known."""
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
        """What a match is worth that is over, or as good as that."""
        won = [0] * self.setup.players
        self.ending.rules.winners(state, self.setup.board, won)
        return self.setup.values([seat for seat, has_won in zip(self.setup.seats, won, strict=True) if has_won])

    def look_up(self, key: int, most: int) -> Any | None:
        """What the tables say about a position."""
        for table in self.tables.get(most, ()):
            row = table.row(key)
            if row is not None:
                return row
        return None

    def solve(self, state: State, most: int) -> Any | None:
        """Solve all positions that can arise from one, and keep the table; None if there are too many."""
        builder = Builder(self.setup, self.ending.rules, [state])
        while builder.done < builder.count:
            builder.go_on(AT_ONCE)
            if builder.count > most:
                return None
        graph = builder.finished()
        shares = solve_knots(self.setup.game, graph, self.setup.players)
        if shares is None:
            return None
        self.tables.setdefault(most, deque(maxlen=TABLES)).appendleft(make_table(graph, shares, {}))
        return shares[0]


def endings_for(setup: Setup) -> Endings | None:
    """The endings of a set-up; None where a game has none within reach."""
    game = setup.game.name
    if not (ENDINGS / f"{game}.py").exists():
        return None
    return Endings(setup, import_module(f"kasimir.solvers.endings_of.{game}").ENDING)
