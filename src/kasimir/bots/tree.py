"""The search tree: nodes as rows of arrays, so that compiled code can grow it without creating objects.

A node represents a position reached by a move. The children of a choice are created together and are adjacent. The
children of a chance node are created when their outcomes occur, each linked to the one created before.
"""

from typing import Any

import numpy as np

MOVE, FIRST, COUNT, NEXT, VISITS, PROVEN = range(6)
"""The columns of the links: the move that led here, the first child, the number of children, a sibling, the visits, and
whether the value is proven.
"""
LINKS = 6
ROOT, NO_NODE = 1, 0

Array = np.ndarray[Any, Any]


class Tree:
    """Arrays for a maximum number of nodes. Row 0 stays empty, because index 0 means no node."""

    def __init__(self, nodes: int, seats: int) -> None:
        """Allocate the arrays."""
        self.links: Array = np.zeros((nodes + ROOT, LINKS), np.int32)
        self.totals: Array = np.zeros((nodes + ROOT, seats), np.float64)
        self.priors: Array = np.zeros(nodes + ROOT, np.float32)
        self.size: Array = np.zeros(1, np.int64)
        self.clear()

    def clear(self) -> None:
        """Remove all nodes but an unvisited root."""
        used = max(int(self.size[0]), ROOT + 1)
        self.links[:used] = 0
        self.totals[:used] = 0
        self.size[0] = ROOT + 1

    def children(self, node: int) -> list[int]:
        """The children of a choice or of a chance node."""
        child, count = (int(self.links[node, column]) for column in (FIRST, COUNT))
        if count:
            return list(range(child, child + count))
        found = []
        while child != NO_NODE:
            found.append(child)
            child = int(self.links[child, NEXT])
        return found
