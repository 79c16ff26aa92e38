"""Small graphs drawn by hand."""

import numpy as np

from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Graph

Node = tuple[int, list[int] | dict[int, int]]
"""Who decides, and where the ways lead (with their weights, if not all are 1); at the end, who has won."""


def draw_graph(*nodes: Node) -> Graph:
    """A graph of these positions."""
    movers = [mover for mover, _ in nodes]
    weights = [ways if isinstance(ways, dict) else dict.fromkeys(ways, 1) for _, ways in nodes]
    edges = [{} if mover == AT_THE_END else ways for mover, ways in zip(movers, weights, strict=True)]
    won = [
        sum(1 << seat for seat in ways) if mover == AT_THE_END else 0
        for mover, ways in zip(movers, weights, strict=True)
    ]
    return Graph(
        keys=np.arange(len(nodes)),
        mover=np.array(movers, np.int8),
        won=np.array(won, np.uint8),
        first=np.cumsum([0, *map(len, edges)]),
        to=np.array([to for ways in edges for to in ways], np.int32),
        weight=np.array([weight for ways in edges for weight in ways.values()], np.uint16),
    )
