"""Retrograde analysis: who wins a two-player game without chance, and how fast, computed backwards from the ends.

An infinite match is a draw: a player who cannot win repeats positions rather than lose.
"""

import numpy as np

from kasimir.core.compiled import compile_for
from kasimir.core.game import AnyGame
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Array, Graph

NOBODY_YET = -1


def count_arrivals(graph: Graph, begin: Array) -> None:
    """Compute where the predecessors of each position begin in the array of predecessors."""
    begin[:] = 0
    for edge in range(len(graph.to)):
        begin[graph.to[edge] + 1] += 1
    for node in range(len(graph.keys)):
        begin[node + 1] += begin[node]


def sort_origins(graph: Graph, begin: Array, origins: Array) -> None:
    """Fill that array with the origins of all edges, sorted by target. `begin` is moved to the ends."""
    for node in range(len(graph.keys)):
        for edge in range(graph.first[node], graph.first[node + 1]):
            target = graph.to[edge]
            origins[begin[target]] = node
            begin[target] += 1


def decide(
    graph: Graph, ends: Array, origins: Array, queue: Array, ways_left: Array, winner: Array, plies: Array
) -> None:
    """Work backwards from the ends, nearest first, and store the winner and the number of plies with best play.

    A seat wins if one move leads to a win; the first such move found is the fastest. It loses if all moves lose; the
    last one found is the slowest.
    """
    waiting = 0
    for node in range(len(graph.keys)):
        winner[node] = NOBODY_YET
        plies[node] = 0
        ways_left[node] = graph.first[node + 1] - graph.first[node]
        if graph.mover[node] == AT_THE_END:
            winner[node] = graph.won[node] >> 1
            queue[waiting] = node
            waiting += 1
    served = 0
    while served < waiting:
        node = queue[served]
        served += 1
        for entry in range(ends[node - 1] if node > 0 else 0, ends[node]):
            before = origins[entry]
            if winner[before] != NOBODY_YET:
                continue
            ways_left[before] -= 1
            if graph.mover[before] == winner[node] or ways_left[before] == 0:
                winner[before] = winner[node]
                plies[before] = plies[node] + 1
                queue[waiting] = before
                waiting += 1


def distances(game: AnyGame, graph: Graph) -> Array:
    """For each position the plies to a win of the seat to play, negative for a loss, 0 for a draw."""
    nodes, edges = len(graph.keys), len(graph.to)
    ends, origins = np.empty(nodes + 1, np.int64), np.empty(edges, np.int32)
    compile_for(game, count_arrivals)(graph, ends)
    compile_for(game, sort_origins)(graph, ends, origins)
    queue, ways_left = np.empty(nodes, np.int32), np.empty(nodes, np.int32)
    winner, plies = np.empty(nodes, np.int8), np.empty(nodes, np.int16)
    compile_for(game, decide)(graph, ends, origins, queue, ways_left, winner, plies)
    return np.where(winner == graph.mover, plies, -plies)
