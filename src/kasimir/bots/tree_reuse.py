"""Reuse of a search tree: keep the subtree of the position that was reached."""

import heapq

import numpy as np

from kasimir.bots.tree import COUNT, FIRST, MOVE, NEXT, NO_NODE, PROVEN, ROOT, VISITS, Array, Tree
from kasimir.core.game import State
from kasimir.core.setup import Setup

MOST_LOOKED_AT = 500
"""The maximum number of nodes compared with the wanted position, most visited first."""


def find_node(tree: Tree, setup: Setup, root: State, wanted: State) -> int:
    """The node of a position that follows from the root; `NO_NODE` if it is not found soon."""
    sought = wanted.values()
    waiting: list[tuple[int, int, State]] = [(0, ROOT, root)]
    for _ in range(MOST_LOOKED_AT):
        if not waiting:
            break
        _, node, state = heapq.heappop(waiting)
        if state.values() == sought:
            return node
        for child in tree.children(node):
            if visits := int(tree.links[child, VISITS]):
                following = setup.after(state, int(tree.links[child, MOVE]))
                heapq.heappush(waiting, (-visits, child, following))
    return NO_NODE


def keep_below(tree: Tree, node: int) -> None:
    """Make a node the root and discard everything that is not below it."""
    kept = np.concatenate([np.array([NO_NODE, node]), below(tree, node)])
    places = np.zeros(int(tree.size[0]), np.int32)
    places[kept] = np.arange(len(kept))
    links, totals, priors = tree.links[kept], tree.totals[kept], tree.priors[kept]
    for column in (FIRST, NEXT):
        links[:, column] = places[links[:, column]]
    links[ROOT, NEXT] = links[ROOT, PROVEN] = 0
    tree.clear()
    tree.links[: len(kept)], tree.totals[: len(kept)], tree.priors[: len(kept)] = links, totals, priors
    tree.size[0] = len(kept)


def below(tree: Tree, node: int) -> Array:
    """All nodes below a node, in breadth-first order, so that the children of a choice stay adjacent."""
    layer, found = np.array([node]), [np.zeros(0, np.int64)]
    while len(layer):
        layer = next_generation(tree.links, layer)
        found.append(layer)
    return np.concatenate(found)


def next_generation(links: Array, layer: Array) -> Array:
    """The children of some nodes."""
    counts = links[layer, COUNT].astype(np.int64)
    starts = np.repeat(links[layer, FIRST] - np.cumsum(counts) + counts, counts)
    found = [starts + np.arange(len(starts))]
    child = links[layer[counts == 0], FIRST]
    while len(child := child[child != NO_NODE]):
        found.append(child.astype(np.int64))
        child = links[child, NEXT]
    return np.concatenate(found)
