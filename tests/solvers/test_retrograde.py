"""Retrograde analysis on positions drawn by hand."""

from kasimir.core import registry
from kasimir.solvers.explore import AT_THE_END
from kasimir.solvers.graph import Graph
from kasimir.solvers.retrograde import distances
from tests.solvers.graphs import draw_graph

GAME = registry.load("discs")
FIRST, SECOND = 0, 1
WON, LOST = (AT_THE_END, [FIRST]), (AT_THE_END, [SECOND])


def plies(graph: Graph) -> list[int]:
    found: list[int] = distances(GAME, graph).tolist()
    return found


def test_takes_the_fastest_win() -> None:
    assert plies(draw_graph((FIRST, [1, 2]), WON, (SECOND, [3]), (FIRST, [4]), WON))[0] == 1
    assert plies(draw_graph((FIRST, [1, 4]), (SECOND, [2]), (FIRST, [3]), WON, (SECOND, [5]), WON))[0] == 2


def test_takes_the_slowest_loss() -> None:
    graph = draw_graph((FIRST, [1, 2]), LOST, (SECOND, [3]), (FIRST, [1]))
    assert plies(graph) == [-3, 0, 2, -1]


def test_own_move_may_lose_at_once() -> None:
    assert plies(draw_graph((FIRST, [1]), LOST))[0] == -1


def test_repeats_rather_than_loses() -> None:
    graph = draw_graph((FIRST, [1, 2]), (SECOND, [0, 3]), LOST, WON)
    assert plies(graph)[:2] == [0, 0]


def test_leaves_a_circle_to_win() -> None:
    graph = draw_graph((FIRST, [1]), (SECOND, [2, 3]), (FIRST, [0]), LOST)
    assert plies(graph)[:3] == [-2, 1, -3]
