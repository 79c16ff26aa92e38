"""How far the shares of `kasimir.solvers.shares` may be off.

Two things are measured. The *flaw* is the most by which a share differs from what it should be by the shares of the
next positions, where a seat that decides should get the best of them. The *length* is a number of steps that no match
exceeds on average, from whatever position, if all seats but one play the best moves, whatever that one does. Each step
adds no more than one flaw, so no share is further off than flaw times length, nor can a seat gain more than that by
choosing otherwise.

The length is proven by a number for each position: it must exceed by at least 1 the mean of those that may follow, and
where the one seat decides, even the largest of them. Such numbers are found in the same way as the shares, from below;
once none of them falls short of that by a whole step, all are enlarged by the factor that makes up for it.
"""

import numpy as np

from kasimir.core.compiled import compile_for
from kasimir.core.errors import UsageError
from kasimir.core.game import AnyGame
from kasimir.core.rule import rule
from kasimir.core.words import say
from kasimir.solvers.explore import AT_THE_END, BY_CHANCE
from kasimir.solvers.graph import Array, Graph, Progress
from kasimir.solvers.shares import least_share, next_shares, tie_for

PROMISE = 1e-9
"""Shares that may be further off than this are refused."""
MOST_ROUNDS = 3_000
LOOSE = 0.5
"""How much the numbers may fall short of what they must exceed before all of them are enlarged."""
HALF_A_BIT = 2.0**-53
"""What rounding does to a number below 1, at most."""


def largest_flaw(graph: Graph, shares: Array, tie: float, row: Array) -> float:
    """The most by which a share is not what it should be by the next ones."""
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
    """One step, and what is left then: on average, where the free seat decides at most."""
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
    """Go over all positions once, the last first; return by how much a length grew, or would if it were kept."""
    growth = 0.0
    for node in range(len(graph.keys) - 1, -1, -1):
        if graph.mover[node] != AT_THE_END:
            length = next_length(graph, node, shares, tie, free, lengths)
            growth = max(growth, length - lengths[node])
            if keep:
                lengths[node] = length
    return growth


def longest_length(game: AnyGame, graph: Graph, shares: Array, progress: Progress) -> float:
    """A number of steps that no match exceeds on average, if all seats but one play the best moves."""
    improve = compile_for(game, improve_lengths)
    players, lengths, longest = shares.shape[1], np.zeros(len(graph.keys)), 0.0
    for free in range(players):
        for number in range(1, MOST_ROUNDS):
            if improve(graph, shares, tie_for(players), free, lengths, True) < LOOSE:
                lacking = improve(graph, shares, tie_for(players), free, lengths, False)
                if lacking < 1:
                    longest = max(longest, float(lengths.max()) / (1 - lacking))
                    break
            progress(say("solve.proving", {"round": number, "length": round(lengths.max())}))
        else:
            raise UsageError("solve.endless")
    return longest


def prove_error(game: AnyGame, graph: Graph, shares: Array, progress: Progress) -> float:
    """No share is further off than this. Shares that may be too far off are refused."""
    players = shares.shape[1]
    flaw = compile_for(game, largest_flaw)(graph, shares, tie_for(players), np.zeros(players))
    most_successors = int(np.diff(graph.first).max())
    rounding = (most_successors + 1) * HALF_A_BIT
    error: float = (flaw + rounding) * longest_length(game, graph, shares, progress)
    if error > PROMISE:
        raise UsageError("solve.unsettled")
    return error
