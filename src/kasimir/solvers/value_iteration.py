"""Value iteration: the expected share of the win for each seat, in games of dice where positions repeat.

Every seat takes the move that is best for its own share; among equally good moves it takes each equally often. The
solution is a fixed point: the shares of a position follow from those of its successors. Repeated sweeps over all
positions, later ones first, converge to it; `kasimir.solvers.proof` bounds the error.

With two seats there is only one such fixed point. With more there may be several; this is the one reached from equal
shares, which is the value of an aborted match, a draw.
"""

import numpy as np

from kasimir.core.compiled import compile_for
from kasimir.core.errors import UsageError
from kasimir.core.game import AnyGame
from kasimir.core.rule import rule
from kasimir.core.words import say
from kasimir.solvers.explore import AT_THE_END, BY_CHANCE
from kasimir.solvers.graph import Array, Graph, Progress

ENOUGH = 1e-14
"""Stop when a sweep changes no share by more than this."""
MOST_ROUNDS = 50_000
TIE = 1e-10
"""Moves whose values differ by at most this are equally good.

It is far above the rounding errors of the values. See docs/solved.md.
"""
TIE_OF_TWO = 1e-14
"""Two seats are a zero-sum game, where it does not matter which of two equally good moves is taken."""


def tie_for(players: int) -> float:
    """The tolerance for equally good moves."""
    return TIE if players > 2 else TIE_OF_TWO


@rule
def least_share(graph: Graph, node: int, shares: Array, tie: float) -> float:
    """The smallest share that the deciding seat accepts; no bound where chance decides."""
    mover, best = graph.mover[node], 0.0
    if mover == BY_CHANCE:
        return 0.0
    for edge in range(graph.first[node], graph.first[node + 1]):
        best = max(best, shares[graph.to[edge], mover])
    return best - tie


@rule
def next_shares(graph: Graph, node: int, shares: Array, tie: float, row: Array) -> None:
    """Set a row to the value of a position computed from its successors."""
    mover, least = graph.mover[node], least_share(graph, node, shares, tie)
    row[:] = 0.0
    total = 0
    for edge in range(graph.first[node], graph.first[node + 1]):
        to, weight = graph.to[edge], graph.weight[edge]
        if mover == BY_CHANCE or shares[to, mover] >= least:
            total += weight
            for seat in range(len(row)):
                row[seat] += weight * shares[to, seat]
    for seat in range(len(row)):
        row[seat] /= total


def improve_shares(graph: Graph, shares: Array, tie: float, row: Array) -> float:
    """One sweep over all positions, last first; return the largest change of a share."""
    change = 0.0
    for node in range(len(graph.keys) - 1, -1, -1):
        if graph.mover[node] != AT_THE_END:
            next_shares(graph, node, shares, tie, row)
            for seat in range(len(row)):
                change = max(change, abs(row[seat] - shares[node, seat]))
                shares[node, seat] = row[seat]
    return change


def first_shares(graph: Graph, players: int, is_shared: bool = True) -> Array:
    """Equal shares, except where the winner is known."""
    shares = np.full((len(graph.keys), players), 1 / players)
    over = graph.mover == AT_THE_END
    won = graph.won[over, None] >> np.arange(players) & 1
    shares[over] = won / won.sum(axis=1, keepdims=True) if is_shared else won
    return shares


def solve_shares(game: AnyGame, graph: Graph, players: int, progress: Progress) -> Array:
    """A row for each position: the expected share of each seat."""
    improve = compile_for(game, improve_shares)
    shares, row = first_shares(graph, players), np.zeros(players)
    for number in range(1, MOST_ROUNDS):
        change = improve(graph, shares, tie_for(players), row)
        progress(say("solve.sweeping", {"round": number, "change": float(change)}))
        if change <= ENOUGH:
            return shares
    raise UsageError("solve.unsettled")
