"""Knots: positions that can all come again after each other. What leads out of a knot never leads back into it.

So a graph is solved knot by knot, each after those that it leads to, and no position is gone over more often than those
of its own knot need. Where positions never come again, every one is a knot of its own.
"""

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from kasimir.core.compiled import compile_for
from kasimir.core.game import AnyGame
from kasimir.core.rule import rule
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Array, Graph
from kasimir.solvers.shares import ENOUGH, first_shares, next_shares, tie_for

MOST_ROUNDS = 2_000
UNSEEN, COMPLETE = 0, 1 << 30
"""Instead of numbers that are given to positions as they are seen."""


class Work(NamedTuple):
    """What is noted about each position while knots are found, and what is found."""

    edge: Array
    """The next of its ways to be looked at."""
    born: Array
    """Its number."""
    earliest: Array
    """The lowest number that is known to be found again from it."""
    path: Array
    """The positions on the way to the present one."""
    waiting: Array
    """The positions whose knots are not complete."""
    order: Array
    """All positions, knot by knot."""
    ends: Array
    """Where each knot ends in that order."""


@rule
def close_knot(work: Work, node: int, waiting: int, done: int) -> int:
    """Write those that wait, back to this position, into the order; return where it ends then."""
    begin = done
    while done == begin or work.order[done - 1] != node:
        waiting -= 1
        work.order[done] = work.waiting[waiting]
        work.earliest[work.order[done]] = COMPLETE
        done += 1
    work.order[begin:done] = -np.sort(-work.order[begin:done])  # the last first: shares settle sooner than as they come
    return done


def find_knots(graph: Graph, work: Work) -> int:
    """Write all positions into the order, knot by knot, each after those that it leads to; return how many knots.

    This is Tarjan's way, from the first position, from which all others can arise: each is numbered as it is seen, and
    a knot is complete with a position from which nothing that was seen before it is found again.
    """
    seen, depth, waiting, knots, done = 1, 1, 1, 0, 0
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
            work.ends[knots] = close_knot(work, node, waiting, done)
            waiting -= work.ends[knots] - done
            done = work.ends[knots]
            knots += 1
    return knots


def settle_knots(graph: Graph, order: Array, ends: Array, shares: Array, tie: float, row: Array) -> bool:
    """Go over each knot until its shares do not change any more; return whether all came to that."""
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
    """What finds knots and what settles them, compiled or found compiled once."""
    return compile_for(game, find_knots), compile_for(game, settle_knots)


def solve_knots(game: AnyGame, graph: Graph, players: int) -> Array | None:
    """A row for each position of a graph begun from one: the share of each seat. None if they do not settle."""
    find, settle = compiled_drivers(game)
    empty = (np.zeros(len(graph.keys), np.int32) for _ in range(6))
    work = Work(graph.first[:-1].copy(), *empty)
    knots = find(graph, work)
    shares = first_shares(graph, players, game.win_is_shared)
    is_settled = settle(graph, work.order, work.ends[:knots], shares, tie_for(players), np.zeros(players))
    return shares if is_settled else None
