"""Value iteration: the share of the win that each seat may expect, in a game of dice where positions come again.

Every seat takes the move that is best for its own share; of several that are equally good it takes each equally often.
That is a fixed point: the shares of a position follow from those of its successors. Going over all positions again and
again, the later ones first, comes as close to it as we want; `kasimir.solvers.proof` tells how close.

With two seats there is only one such fixed point. With more there might be several; this is the one that is reached
from equal shares, which is what a match is worth that is broken off and drawn.
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
"""Go on until a round changes no share by more than this."""
MOST_ROUNDS = 50_000
TIE = 1e-10
"""Moves that differ by no more than this are equally good.

It is far above what rounding does to the values. See docs/solved.md.
"""
TIE_OF_TWO = 1e-14
"""With two seats what one wins the other loses. It does not matter then which of two equally good moves is taken."""


def tie_for(players: int) -> float:
    """How much moves may differ that are equally good."""
    return TIE if players > 2 else TIE_OF_TWO


@rule
def least_share(graph: Graph, node: int, shares: Array, tie: float) -> float:
    """The smallest share that the seat that decides settles for; where chance decides, anything goes."""
    mover, best = graph.mover[node], 0.0
    if mover == BY_CHANCE:
        return 0.0
    for edge in range(graph.first[node], graph.first[node + 1]):
        best = max(best, shares[graph.to[edge], mover])
    return best - tie


@rule
def next_shares(graph: Graph, node: int, shares: Array, tie: float, row: Array) -> None:
    """Set a row to what a position is worth by the values of those that may follow."""
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
    """Go over all positions once, the last first; return by how much a share changed."""
    change = 0.0
    for node in range(len(graph.keys) - 1, -1, -1):
        if graph.mover[node] != AT_THE_END:
            next_shares(graph, node, shares, tie, row)
            for seat in range(len(row)):
                change = max(change, abs(row[seat] - shares[node, seat]))
                shares[node, seat] = row[seat]
    return change


def first_shares(graph: Graph, players: int, is_shared: bool = True) -> Array:
    """Equal shares, except where it is known who has won."""
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
        progress(say("solve.sweeping", {"round": number, "change": f"{change:.0e}"}))
        if change <= ENOUGH:
            return shares
    raise UsageError("solve.unsettled")
