"""The graph of all reachable positions, on which every solver works."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from kasimir.core.compiled import compile_for, to_array
from kasimir.core.errors import UsageError
from kasimir.core.game import AnyGame, Rules, State
from kasimir.core.setup import Setup
from kasimir.core.words import say
from kasimir.solvers.explore import NOT_FOUND, Key, fill_slots, make_explore

Array = np.ndarray[Any, np.dtype[Any]]
Progress = Callable[[str], None]

A_WHILE = 1 << 17
"""Positions visited between two progress reports."""
FIRST_ROOM = 1 << 12
"""A power of two, larger than the number of successors of any position."""
SLOTS_A_POSITION = 2


class Graph(NamedTuple):
    """Positions by number, which is their index in the first arrays, and the edges between them.

    Positions are numbered breadth first, beginning with those from which the graph was built.
    """

    keys: Array
    mover: Array
    """The seat that decides, or `BY_CHANCE` or `AT_THE_END`."""
    won: Array
    """For positions that are over: the winning seats, as bits."""
    first: Array
    """The index of the position's first edge in the two arrays below; those of the next position follow."""
    to: Array
    """The position that an edge leads to."""
    weight: Array
    """The number of moves of a seat, or of tickets of chance, that lead there."""


class Builder:
    """Explores a game from some positions and grows its arrays as needed."""

    def __init__(self, setup: Setup, rules: Rules[Any, Any], roots: Sequence[State]) -> None:
        """Begin with the given positions, which must all be different."""
        game = setup.game
        self.explore, self.fill_slots = compiled_drivers(game, rules)
        self.boards, self.spare = to_array(game.board, [setup.board]), to_array(game.state, [], 1)
        self.moves, self.seats_won = np.zeros(game.most_moves, np.int64), np.zeros(setup.players, np.int64)
        self.states = to_array(game.state, roots, FIRST_ROOM)
        self.graph = empty_graph(FIRST_ROOM, FIRST_ROOM)
        self.graph.keys[: len(roots)] = [rules.key(root, setup.board) for root in roots]
        self.graph.first[0] = 0
        self.done, self.count = 0, len(roots)
        self.slots = self.new_slots()

    def new_slots(self) -> Array:
        """A hash table for as many positions as there is room for, containing the known ones."""
        slots = np.full(SLOTS_A_POSITION * len(self.states), NOT_FOUND, np.int32)
        self.fill_slots(slots, self.graph.keys, self.count)
        return slots

    def go_on(self, at_once: int = A_WHILE) -> None:
        """Visit more positions; grow the arrays if their successors might not fit."""
        end = min(self.count, self.done + at_once)
        self.done, self.count = self.explore(
            self.graph, self.states, self.slots, self.boards, self.spare, self.moves, self.seats_won,
            self.done, self.count, end,
        )  # fmt: skip
        if self.done < end:
            self.make_room()

    def make_room(self) -> None:
        """Double the arrays that are more than half full."""
        graph = self.graph
        if 2 * int(graph.first[self.done]) > len(graph.to):
            graph = graph._replace(to=doubled(graph.to), weight=doubled(graph.weight))
        if 2 * self.count > len(self.states):
            keys, mover, won, first = (doubled(part) for part in graph[:4])
            graph = graph._replace(keys=keys, mover=mover, won=won, first=first)
            self.states = doubled(self.states)
        self.graph = graph
        if SLOTS_A_POSITION * len(self.states) > len(self.slots):
            self.slots = self.new_slots()

    def finished(self) -> Graph:
        """The graph, with arrays trimmed to their used size."""
        keys, mover, won, first, to, weight = self.graph
        nodes, edges = self.count, int(first[self.count])
        return Graph(keys[:nodes], mover[:nodes], won[:nodes], first[: nodes + 1], to[:edges], weight[:edges])


@cache
def compiled_drivers(game: AnyGame, rules: Rules[Any, Any]) -> tuple[Callable[..., Any], Callable[..., Any]]:
    """The compiled drivers that explore and that fill the hash table, one pair per set of rules."""
    return compile_for(game, make_explore(rules, rules.key)), compile_for(game, fill_slots)


def build(setup: Setup, key: Key, roots: Sequence[State], most: int, progress: Progress) -> Graph:
    """The graph of all positions reachable from some; raises an error if there are more than `most`."""
    builder = Builder(setup, replace(setup.game.rules, key=key), roots)
    while builder.done < builder.count:
        builder.go_on()
        check_size(builder.count, most)
        progress(say("solve.exploring", {"count": builder.count}))
    return builder.finished()


def check_size(positions: int, most: int) -> None:
    """Raise an error if a game has too many positions, if possible before all are counted."""
    if positions > most:
        raise UsageError("solve.large", positions=positions, most=most)


def empty_graph(nodes: int, edges: int) -> Graph:
    """Uninitialised arrays for so many positions and edges."""
    return Graph(
        keys=np.empty(nodes, np.int64),
        mover=np.empty(nodes, np.int8),
        won=np.empty(nodes, np.uint8),
        first=np.empty(nodes + 1, np.int64),
        to=np.empty(edges, np.int32),
        weight=np.empty(edges, np.uint16),
    )


def without_moves(graph: Graph, nodes: Array) -> Graph:
    """A copy of the graph in which some positions have no successors."""
    ways = np.diff(graph.first)
    is_kept = np.repeat(~np.isin(np.arange(len(ways)), nodes), ways)
    ways[nodes] = 0
    first = np.concatenate([graph.first[:1], np.cumsum(ways)])
    return graph._replace(first=first, to=graph.to[is_kept], weight=graph.weight[is_kept])


def doubled(array: Array) -> Array:
    """A copy of the array with twice the room. Memory that is never written to is not used."""
    larger = np.empty(2 * len(array), array.dtype)
    larger[: len(array)] = array
    return larger
