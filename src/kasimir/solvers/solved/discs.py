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
"""Takes about 3 GB of memory to solve."""
WIN, DRAW, LOSS = 1, 0, -1
NAMES = {WIN: "win", DRAW: "draw", LOSS: "loss"}
WORTH = {WIN: 1.0, DRAW: 0.5, LOSS: 0.0}


class Prospect(NamedTuple):
    """What a seat can expect; greater is better."""

    result: int
    haste: int
    """The plies to the end, negative for the winner (fewer are better); 0 for a draw."""


class DiscsSolution(solution.Solution):
    """The table has the plies to a win of the seat to play, negative for a loss, 0 for a draw."""

    @staticmethod
    def size(setup: Setup) -> int:
        """Computed by combinatorics, without visiting positions."""
        return count_positions(setup.board)  # type: ignore[arg-type]

    def solve(self, roots: list[State], progress: Progress) -> Table:
        """Retrograde analysis of every position."""
        graph = self.graph(roots, progress)
        plies = distances(self.setup.game, graph)
        return make_table(graph, plies, facts(plies[graph.mover != AT_THE_END]))

    def graph(self, roots: list[State], progress: Progress = solution.silent) -> Graph:
        """All positions reachable from some."""
        check_size(self.size(self.setup), MOST_POSITIONS)
        return build(self.setup, rules.key, roots, 2 * MOST_POSITIONS, progress)

    def drawn_at(self, keys: Collection[int]) -> "DiscsSolution":
        """These positions get no successors and no winner, so retrograde analysis does not pass them.

        This is exact for a match in which these positions occurred twice: a player who can win without them gets closer
        to the end with every ply, so no other position occurs more than once more.
        """
        if not any(self.table.row(key) for key in keys):  # already draws
            return self
        graph = self.graph([self.setup.start(), *self.strays])
        cut = without_moves(graph, np.flatnonzero(np.isin(graph.keys, list(keys))))
        found = copy(self)
        found.table = make_table(graph, distances(self.setup.game, cut), self.facts)
        return found

    def key(self, state: State) -> int:
        """The whole position as one number, from the rules."""
        return rules.key(state, self.setup.board)  # type: ignore[arg-type]

    def plies(self, state: State) -> int:
        """The plies to a win of the seat to play, negative for a loss, 0 for a draw."""
        return int(self.row(state))

    def prospect(self, state: State, seat: int) -> Prospect:
        """What a seat can expect of a position with perfect play."""
        if self.setup.kind(state) == OVER:
            won = self.setup.seats[seat] in self.setup.winners(state)
            return Prospect(WIN if won else LOSS, 0)
        plies = self.plies(state) if state.seat == seat else -self.plies(state)
        return Prospect(int(np.sign(plies)), -plies)

    def values(self, state: State) -> dict[str, float]:
        """A win has value 1, a draw one half."""
        return {name: WORTH[self.prospect(state, seat).result] for seat, name in enumerate(self.setup.seats)}

    def best_of(self, state: State, options: list[Option]) -> list[Option]:
        """Win as fast and lose as slowly as possible; in a draw, give the opponent the most ways to go wrong."""
        following = {option: self.setup.after(state, option.move) for option in options}
        prospects = {option: self.prospect(following[option], state.seat) for option in options}
        best = most(prospects)
        if prospects[best[0]].result == DRAW:
            best = most({option: self.traps(following[option], state.seat) for option in best})
        return best

    def traps(self, state: State, seat: int) -> tuple[int, float]:
        """The number of the opponent's moves that lose to a seat, and their fraction of all moves."""
        options = self.setup.options(state)
        after = [self.setup.after(state, option.move) for option in options]
        count = sum(self.prospect(position, seat).result == WIN for position in after)
        return count, count / len(options)


SOLUTION = DiscsSolution


def most(merits: dict[Option, Any]) -> list[Option]:
    """The options with the highest merit."""
    greatest = max(merits.values())
    return [option for option, merit in merits.items() if merit == greatest]


def facts(plies: Array) -> dict[str, Any]:
    """Facts about the game, from the distances of all positions; the start comes first."""
    return {
        "positions": len(plies),
        "wins": int((plies > 0).sum()),
        "losses": int((plies < 0).sum()),
        "draws": int((plies == 0).sum()),
        "start": NAMES[int(np.sign(plies[0]))],
        "longest": int(plies.max()),
    }


class Pieces(NamedTuple):
    """What determines whether a table is possible: the discs of both seats on it, and the uncovered ones."""

    mice: int
    cats: int
    mice_uncovered: int
    cats_uncovered: int


def count_positions(b: DiscsBoard) -> int:
    """The number of positions that are not over; nearly all of them are reachable.

    Counts tables pile by pile, by their pieces, together with the ways to put a star on one kind of pile.
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
    """The pieces with zero, one, two, ... more piles of one kind, while there are discs left and nobody has won."""
    letters = pile_text(pile)
    mice, cats, top = letters.count("m"), letters.count("c"), letters[-1]
    found = []
    while max(pieces[:2]) <= b.discs and max(pieces[2:]) < b.goal:
        found.append(pieces)
        a, c, a_uncovered, c_uncovered = pieces
        pieces = Pieces(a + mice, c + cats, a_uncovered + (top == "m"), c_uncovered + (top == "c"))
    return found
