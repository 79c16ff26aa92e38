"""Discs solved: who wins from each position, and in how many plies."""

from collections import Counter
from collections.abc import Collection
from copy import copy
from typing import Any, NamedTuple

import numpy as np

from kasimir.core.game import OVER, State
from kasimir.core.setup import Option, Setup
from kasimir.games.discs import rules
from kasimir.games.discs.board import LOWEST, DiscsBoard
from kasimir.games.discs.text import pile_text
from kasimir.solvers import solution
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Array, Graph, Progress, build, check_size, without_moves
from kasimir.solvers.retrograde import distances
from kasimir.solvers.table import Table, make_table

MOST_POSITIONS = 8_000_000
"""As many as take about 3 GB of memory to solve."""
WIN, DRAW, LOSS = 1, 0, -1
NAMES = {WIN: "win", DRAW: "draw", LOSS: "loss"}
WORTH = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}


class Prospect(NamedTuple):
    """What a seat may expect; the greater, the better."""

    result: int
    haste: int
    """The plies to the end: as a minus for the winner, for whom fewer are better; 0 for a draw."""


class DiscsSolution(solution.Solution):
    """The table tells how far the seat to play is from its win in plies, as a minus from its loss; 0 is a draw."""

    @staticmethod
    def size(setup: Setup) -> int:
        """Counted without going through them."""
        return count_positions(setup.board)  # type: ignore[arg-type]

    def solve(self, roots: list[State], progress: Progress) -> Table:
        """Retrograde analysis of every position."""
        graph = self.graph(roots, progress)
        plies = distances(self.setup.game, graph)
        return make_table(graph, plies, facts(plies[graph.mover != AT_THE_END]))

    def graph(self, roots: list[State], progress: Progress = solution.silent) -> Graph:
        """All positions that can arise from some."""
        check_size(self.size(self.setup), MOST_POSITIONS)
        return build(self.setup, rules.key, roots, 2 * MOST_POSITIONS, progress)

    def drawn_at(self, keys: Collection[int]) -> "DiscsSolution":
        """Nothing leads on from there, and nobody has won: a retrograde analysis never comes past.

        This is exact for a match in which these positions have come up twice: whoever wins without them comes nearer to
        the end with every ply, so no other position is met more than once more.
        """
        if not any(self.table.row(key) for key in keys):  # drawn anyway
            return self
        graph = self.graph([self.setup.start(), *self.strays])
        cut = without_moves(graph, np.flatnonzero(np.isin(graph.keys, list(keys))))
        found = copy(self)
        found.table = make_table(graph, distances(self.setup.game, cut), self.facts)
        return found

    def key(self, state: State) -> int:
        """The whole position in one number, as the rules have it."""
        return rules.key(state, self.setup.board)  # type: ignore[arg-type]

    def plies(self, state: State) -> int:
        """How far the seat to play is from its win in plies, as a minus from its loss; 0 is a draw."""
        return int(self.row(state))

    def prospect(self, state: State, seat: int) -> Prospect:
        """What a seat may expect from a position, if both play perfectly."""
        if self.setup.kind(state) == OVER:
            won = self.setup.seats[seat] in self.setup.winners(state)
            return Prospect(WIN if won else LOSS, 0)
        plies = self.plies(state) if state.seat == seat else -self.plies(state)
        return Prospect(int(np.sign(plies)), -plies)

    def values(self, state: State) -> dict[str, float]:
        """A win is worth 1 and a draw half of it."""
        return {name: WORTH[self.prospect(state, seat).result] for seat, name in enumerate(self.setup.seats)}

    def best_of(self, state: State, options: list[Option]) -> list[Option]:
        """Win as fast and lose as slowly as possible; draw where the opponent has the most ways to go wrong."""
        following = {option: self.setup.after(state, option.move) for option in options}
        prospects = {option: self.prospect(following[option], state.seat) for option in options}
        best = most(prospects)
        if prospects[best[0]].result == DRAW:
            best = most({option: self.traps(following[option], state.seat) for option in best})
        return best

    def traps(self, state: State, seat: int) -> tuple[int, float]:
        """How many moves of the opponent would lose to a seat, and which part of all they are."""
        options = self.setup.options(state)
        after = [self.setup.after(state, option.move) for option in options]
        count = sum(self.prospect(position, seat).result == WIN for position in after)
        return count, count / len(options)


SOLUTION = DiscsSolution


def most(merits: dict[Option, Any]) -> list[Option]:
    """The options with the greatest merit."""
    greatest = max(merits.values())
    return [option for option, merit in merits.items() if merit == greatest]


def facts(plies: Array) -> dict[str, Any]:
    """What is known about the game, from the distances of all positions, the start first."""
    return {
        "positions": len(plies),
        "wins": int((plies > 0).sum()),
        "losses": int((plies < 0).sum()),
        "draws": int((plies == 0).sum()),
        "start": NAMES[int(np.sign(plies[0]))],
        "longest": int(plies.max()),
    }


class Pieces(NamedTuple):
    """What counts for a table being possible: the discs of both seats on it, and those that are uncovered."""

    mice: int
    cats: int
    mice_uncovered: int
    cats_uncovered: int


def count_positions(b: DiscsBoard) -> int:
    """How many positions there are that are not over; nearly all of them can arise.

    Pile by pile, tables are counted by their pieces, and with them the ways to put a star on one kind of pile.
    """
    tables, starred = Counter({Pieces(0, 0, 0, 0): 1}), Counter[Pieces]()
    for pile in range(LOWEST, 2 * b.full):
        more_tables, more_starred = Counter[Pieces](), Counter[Pieces]()
        for pieces, count in tables.items():
            for piles, more in enumerate(with_piles(b, pieces, pile)):
                more_tables[more] += count
                more_starred[more] += starred[pieces] + (count if piles else 0)
        tables, starred = more_tables, more_starred
    return 1 + b.players * starred.total()


def with_piles(b: DiscsBoard, pieces: Pieces, pile: int) -> list[Pieces]:
    """The pieces with no, one, two, ... piles of one kind more, as far as discs go and nobody has won."""
    letters = pile_text(pile)
    mice, cats, top = letters.count("m"), letters.count("c"), letters[-1]
    found = []
    while max(pieces[:2]) <= b.discs and max(pieces[2:]) < b.goal:
        found.append(pieces)
        a, c, a_uncovered, c_uncovered = pieces
        pieces = Pieces(a + mice, c + cats, a_uncovered + (top == "m"), c_uncovered + (top == "c"))
    return found
