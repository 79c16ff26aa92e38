"""The tree of a search: nodes as rows of arrays, so that compiled code can grow it without making objects.

A node stands for a position that was reached by a move. The children of a choice are all made at once and lie side by
side; those of a chance are made as they come up, each linked to the one made before it.
"""

from typing import Any

import numpy as np

MOVE, FIRST, COUNT, NEXT, VISITS, PROVEN = range(6)
"""What a row of links holds: the move that led here, the first child, how many there are, a sibling, the visits, and
whether the value is no longer a guess."""
LINKS = 6
ROOT, NO_NODE = 1, 0

Array = np.ndarray[Any, Any]


class Tree:
    """Room for so many nodes; the first row stays empty, so that 0 can mean no node."""

    def __init__(self, nodes: int, seats: int) -> None:
        """Make the room."""
        self.links: Array = np.zeros((nodes + ROOT, LINKS), np.int32)
        self.totals: Array = np.zeros((nodes + ROOT, seats), np.float64)
        self.priors: Array = np.zeros(nodes + ROOT, np.float32)
        self.size: Array = np.zeros(1, np.int64)
        self.clear()

    def clear(self) -> None:
        """Only the root is left, unvisited."""
        used = max(int(self.size[0]), ROOT + 1)
        self.links[:used] = 0
        self.totals[:used] = 0
        self.size[0] = ROOT + 1

    def children(self, node: int) -> range:
        """The children of a choice."""
        first, count = (int(self.links[node, column]) for column in (FIRST, COUNT))
        return range(first, first + count)
