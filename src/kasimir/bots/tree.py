"""The search tree: nodes as rows of arrays, so that compiled code can grow it without creating objects.

A node represents a position reached by a move. The children of a choice are created together and are adjacent. The
children of a chance node are created when their outcomes occur, each linked to the one created before.
"""

from array import array
from typing import TYPE_CHECKING, Any, TypeAlias

if TYPE_CHECKING:
    import numpy as np

MOVE, FIRST, COUNT, NEXT, VISITS, PROVEN = range(6)
"""The columns of the links: the move that led here, the first child, the number of children, a sibling, the visits, and
whether the value is proven.
"""
LINKS = 6
ROOT, NO_NODE = 1, 0

Array: TypeAlias = "np.ndarray[Any, Any]"


class AnyTree:
    """Nodes as rows, for a driver that runs compiled or interpreted. Row 0 is empty, because index 0 means no node."""

    links: Any
    totals: Any
    priors: Any
    size: Any

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


class Tree(AnyTree):
    """Arrays for a maximum number of nodes."""

    def __init__(self, nodes: int, seats: int) -> None:
        """Allocate the arrays."""
        import numpy as np

        self.links = np.zeros((nodes + ROOT, LINKS), np.int32)
        self.totals = np.zeros((nodes + ROOT, seats), np.float64)
        self.priors = np.zeros(nodes + ROOT, np.float32)
        self.size = np.zeros(1, np.int64)
        self.clear()

    def clear(self) -> None:
        """Remove all nodes but an unvisited root."""
        used = max(int(self.size[0]), ROOT + 1)
        self.links[:used] = 0
        self.totals[:used] = 0
        self.size[0] = ROOT + 1


class Grid(list[Any]):
    """A list of rows of equal length, indexed like a two-dimensional array."""

    def __init__(self, rows: int, columns: int, item: float) -> None:
        super().__init__([item] * (rows * columns))
        self.rows, self.columns = rows, columns

    def __len__(self) -> int:
        return self.rows

    def __getitem__(self, place: Any) -> Any:
        return list.__getitem__(self, place[0] * self.columns + place[1])

    def __setitem__(self, place: Any, value: Any) -> None:
        list.__setitem__(self, place[0] * self.columns + place[1], value)


class PlainTree(AnyTree):
    """The same in lists, for an interpreted driver."""

    def __init__(self, nodes: int, seats: int) -> None:
        """Allocate the lists, with an unvisited root."""
        self.links, self.totals = Grid(nodes + ROOT, LINKS, 0), Grid(nodes + ROOT, seats, 0.0)
        self.priors, self.size = array("f", bytes(4 * (nodes + ROOT))), [ROOT + 1]
