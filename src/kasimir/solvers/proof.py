"""Error bounds for the values of `kasimir.solvers.value_iteration`.

Two numbers are computed. The *flaw* is the largest difference between a share and its value by the Bellman equation
(the mean of the successors, or the best one for the seat that decides). The *length* is an upper bound for the expected
number of steps of a match from any position, if all seats but one play the best moves, whatever that one does. Each
step adds at most one flaw, so no share is off by more than flaw times length, and no seat can gain more than that by
choosing differently.

The length is proven by a number for each position: it must exceed by at least 1 the mean over the successors, or the
largest of them where the free seat decides. These numbers are computed like the shares, from below. Once none of them
falls short by a whole step, all are multiplied by the factor that makes up for the shortfall.
"""

import numpy as np

from kasimir.core.compiled import compile_for
from kasimir.core.errors import UsageError
from kasimir.core.game import AnyGame
from kasimir.core.rule import rule
from kasimir.core.words import say
from kasimir.solvers.explore import AT_THE_END, BY_CHANCE
from kasimir.solvers.graph import Array, Graph, Progress
from kasimir.solvers.value_iteration import least_share, next_shares, tie_for

PROMISE = 1e-9
"""Larger errors are rejected."""
MOST_ROUNDS = 3_000
LOOSE = 0.5
"""How much the numbers may fall short before all of them are scaled up."""
HALF_A_BIT = 2.0**-53
"""The largest rounding error of a number below 1."""


def largest_flaw(graph: Graph, shares: Array, tie: float, row: Array) -> float:
    """The largest difference between a share and its value by the successors' shares."""
    flaw = 0.0
    for node in range(len(graph.keys)):
        if graph.mover[node] == AT_THE_END:
            continue
        next_shares(graph, node, shares, tie, row)
        for seat in range(len(row)):
            flaw = max(flaw, abs(row[seat] - shares[node, seat]))
        if graph.mover[node] != BY_CHANCE:
            best = least_share(graph, node, shares, 0.0)
            flaw = max(flaw, abs(best - shares[node, graph.mover[node]]))
    return flaw


@rule
def next_length(graph: Graph, node: int, shares: Array, tie: float, free: int, lengths: Array) -> float:
    """One step plus the remaining length: the mean, or the maximum where the free seat decides."""
    mover, least = graph.mover[node], least_share(graph, node, shares, tie)
    longest, mean, total = 0.0, 0.0, 0
    for edge in range(graph.first[node], graph.first[node + 1]):
        to, weight = graph.to[edge], graph.weight[edge]
        longest = max(longest, lengths[to])
        if mover == BY_CHANCE or shares[to, mover] >= least:
            total += weight
            mean += weight * lengths[to]
    return 1.0 + (longest if mover == free else mean / total)


def improve_lengths(graph: Graph, shares: Array, tie: float, free: int, lengths: Array, keep: bool) -> float:
    """One sweep over all positions, last first; return the largest growth of a length."""
    growth = 0.0
    for node in range(len(graph.keys) - 1, -1, -1):
        if graph.mover[node] != AT_THE_END:
            length = next_length(graph, node, shares, tie, free, lengths)
            growth = max(growth, length - lengths[node])
            if keep:
                lengths[node] = length
    return growth


def longest_length(game: AnyGame, graph: Graph, shares: Array, progress: Progress) -> float:
    """An upper bound for the expected number of steps, if all seats but one play the best moves."""
    improve = compile_for(game, improve_lengths)
    players, lengths, longest = shares.shape[1], np.zeros(len(graph.keys)), 0.0
    for free in range(players):
        for number in range(1, MOST_ROUNDS):
            if improve(graph, shares, tie_for(players), free, lengths, True) < LOOSE:
                lacking = improve(graph, shares, tie_for(players), free, lengths, False)
                if lacking < 1:
                    longest = max(longest, float(lengths.max()) / (1 - lacking))
                    break
            progress(say("solve.proving", {"round": number, "length": float(lengths.max())}))
        else:
            raise UsageError("solve.endless")
    return longest


def prove_error(game: AnyGame, graph: Graph, shares: Array, progress: Progress) -> float:
    """An upper bound for the error of all shares; raises an error if it is too large."""
    players = shares.shape[1]
    flaw = compile_for(game, largest_flaw)(graph, shares, tie_for(players), np.zeros(players))
    most_successors = int(np.diff(graph.first).max())
    rounding = (most_successors + 1) * HALF_A_BIT
    error: float = (flaw + rounding) * longest_length(game, graph, shares, progress)
    if error > PROMISE:
        raise UsageError("solve.unsettled")
    return error
