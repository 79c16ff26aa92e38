"""Strongly connected components: sets of positions that are mutually reachable.

Edges that leave a component never lead back into it. So a graph is solved component by component, each after its
successors, and a position is iterated only as often as its own component needs. Where positions never repeat, each is
a component of its own.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from kasimir.core.compiled import compile_for
from kasimir.core.game import AnyGame
from kasimir.core.rule import rule
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Array, Graph
from kasimir.solvers.value_iteration import ENOUGH, first_shares, next_shares, tie_for

MOST_ROUNDS = 2_000
UNSEEN, COMPLETE = 0, 1 << 30
"""Used instead of a discovery index."""


class Work(NamedTuple):
    """The working arrays of Tarjan's algorithm, and its result."""

    edge: Array
    """The next edge to follow."""
    born: Array
    """The discovery index."""
    earliest: Array
    """The lowest index known to be reachable ("lowlink")."""
    path: Array
    """The path to the current position (call stack)."""
    waiting: Array
    """The positions whose components are not complete (Tarjan's stack)."""
    order: Array
    """All positions, component by component."""
    ends: Array
    """The end of each component in that order."""


@rule
def close_component(work: Work, node: int, waiting: int, done: int) -> int:
    """Pop a component from the stack and append it to the order; return the new end."""
    begin = done
    while done == begin or work.order[done - 1] != node:
        waiting -= 1
        work.order[done] = work.waiting[waiting]
        work.earliest[work.order[done]] = COMPLETE
        done += 1
    work.order[begin:done] = -np.sort(-work.order[begin:done])  # last first: values converge sooner
    return done


def find_components(graph: Graph, work: Work) -> int:
    """Write all positions into the order, each component after its successors; return the number of components.

    This is Tarjan's algorithm, from the first position, from which all others are reachable. A component is complete
    when its lowlink is its own index.
    """
    seen, depth, waiting, components, done = 1, 1, 1, 0, 0
    work.path[0] = work.waiting[0] = 0
    work.born[0] = work.earliest[0] = 1
    while depth > 0:
        node = work.path[depth - 1]
        if work.edge[node] < graph.first[node + 1]:
            to = graph.to[work.edge[node]]
            work.edge[node] += 1
            if work.born[to] == UNSEEN:
                seen += 1
                work.born[to] = work.earliest[to] = seen
                work.path[depth] = work.waiting[waiting] = to
                depth += 1
                waiting += 1
            else:
                work.earliest[node] = min(work.earliest[node], work.earliest[to])
            continue
        depth -= 1
        if depth > 0:
            before = work.path[depth - 1]
            work.earliest[before] = min(work.earliest[before], work.earliest[node])
        if work.earliest[node] == work.born[node]:
            work.ends[components] = close_component(work, node, waiting, done)
            waiting -= work.ends[components] - done
            done = work.ends[components]
            components += 1
    return components


def settle_components(graph: Graph, order: Array, ends: Array, shares: Array, tie: float, row: Array) -> bool:
    """Iterate each component until its values converge; return whether all did."""
    begin = 0
    for end in ends:
        change, rounds = 1.0, 0
        while change > ENOUGH:
            if rounds == MOST_ROUNDS:
                return False
            rounds += 1
            change = 0.0
            for place in range(begin, end):
                node = order[place]
                if graph.mover[node] != AT_THE_END:
                    next_shares(graph, node, shares, tie, row)
                    for seat in range(len(row)):
                        change = max(change, abs(row[seat] - shares[node, seat]))
                        shares[node, seat] = row[seat]
        begin = end
    return True


@cache
def compiled_drivers(game: AnyGame) -> tuple[Any, Any]:
    """The compiled drivers that find components and that solve them."""
    return compile_for(game, find_components), compile_for(game, settle_components)


def solve_components(game: AnyGame, graph: Graph, players: int) -> Array | None:
    """The share of each seat for each position of a graph built from one position. None if they do not converge."""
    find, settle = compiled_drivers(game)
    empty = (np.zeros(len(graph.keys), np.int32) for _ in range(6))
    work = Work(graph.first[:-1].copy(), *empty)
    components = find(graph, work)
    shares = first_shares(graph, players, game.win_is_shared)
    is_settled = settle(graph, work.order, work.ends[:components], shares, tie_for(players), np.zeros(players))
    return shares if is_settled else None
