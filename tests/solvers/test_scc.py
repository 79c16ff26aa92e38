"""Strongly connected components are found correctly, and solving them one by one gives the same values."""

from itertools import pairwise

import numpy as np
import pytest

from kasimir.core.setup import make_setup
from kasimir.solvers import scc
from kasimir.solvers.explore import AT_THE_END, BY_CHANCE
from kasimir.solvers.graph import Graph, build
from kasimir.solvers.scc import Work, find_components, solve_components
from kasimir.solvers.solution import silent
from kasimir.solvers.solved import hunt
from kasimir.solvers.value_iteration import solve_shares
from tests.solvers.graphs import draw_graph

TWO_COMPONENTS = draw_graph(
    (BY_CHANCE, [1, 4]),
    (0, [2, 3]),
    (1, [1, 0]),
    (BY_CHANCE, [4, 5]),
    (1, [3, 6]),
    (AT_THE_END, [0]),
    (AT_THE_END, [1]),
)


def found(graph: Graph) -> list[set[int]]:
    """The components of a graph in the order in which they are solved, found by the interpreted driver."""
    nodes = len(graph.keys)
    work = Work(graph.first[:-1].copy(), *(np.zeros(nodes, np.int32) for _ in range(6)))
    ends = [0, *work.ends[: find_components(graph, work)].tolist()]
    assert sorted(work.order.tolist()) == list(range(nodes))
    return [set(work.order[begin:end].tolist()) for begin, end in pairwise(ends)]


def test_knots_come_after_those_that_they_lead_to() -> None:
    tied = found(TWO_COMPONENTS)
    assert sorted(map(sorted, tied)) == [[0, 1, 2], [3, 4], [5], [6]]
    assert tied.index({5}) < tied.index({3, 4}) < tied.index({0, 1, 2})
    assert tied.index({6}) < tied.index({3, 4})


def test_without_a_way_back_every_position_is_a_knot() -> None:
    tied = found(draw_graph((0, [1, 2]), (1, [3, 2]), (BY_CHANCE, [3]), (AT_THE_END, [0])))
    assert tied == [{3}, {2}, {1}, {0}]


def test_values_of_two_knots() -> None:
    shares = solve_components(make_setup("hunt").game, TWO_COMPONENTS, 2)
    assert shares is not None
    assert shares[4].tolist() == [0, 1]  # the second seat ends the match
    assert shares[3].tolist() == [0.5, 0.5]
    assert shares[1].tolist() == pytest.approx([0.5, 0.5])  # better than the way of the second seat back to the start
    assert shares[0].tolist() == pytest.approx([0.25, 0.75])
    assert shares[2].tolist() == pytest.approx([0.25, 0.75])


def test_the_shares_are_those_of_all_positions_at_once() -> None:
    setup = make_setup("hunt")
    graph = build(setup, hunt.pack, [setup.start()], hunt.MOST_POSITIONS, silent)
    at_once = solve_shares(setup.game, graph, setup.players, silent)
    shares = solve_components(setup.game, graph, setup.players)
    assert shares is not None
    assert np.abs(shares - at_once).max() < 1e-12


def test_what_does_not_settle_is_not_claimed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scc, "MOST_ROUNDS", 1)
    monkeypatch.setattr(scc, "compiled_drivers", lambda _: (find_components, scc.settle_components))
    assert solve_components(make_setup("hunt").game, TWO_COMPONENTS, 2) is None
