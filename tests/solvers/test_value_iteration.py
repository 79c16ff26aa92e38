"""Shares and the proof of their error, on positions drawn by hand."""

import numpy as np
import pytest

from kasimir.core import registry
from kasimir.core.errors import UsageError
from kasimir.solvers import value_iteration
from kasimir.solvers.explore import AT_THE_END, BY_CHANCE
from kasimir.solvers.graph import Graph
from kasimir.solvers.proof import improve_lengths, largest_flaw, longest_length, prove_error
from kasimir.solvers.value_iteration import first_shares, improve_shares, solve_shares, tie_for
from tests.solvers.graphs import draw_graph

GAME = registry.load("hunt")
A, B, C = 0, 1, 2
FOR_A, FOR_B, FOR_C = (AT_THE_END, [A]), (AT_THE_END, [B]), (AT_THE_END, [C])


def silent(_: str) -> None:
    """Say nothing."""


def shares_of(graph: Graph, players: int) -> list[list[float]]:
    found: list[list[float]] = solve_shares(GAME, graph, players, silent).tolist()
    return found


def error_of(graph: Graph, players: int) -> float:
    return prove_error(GAME, graph, solve_shares(GAME, graph, players, silent), silent)


def test_win_is_shared_by_its_winners() -> None:
    assert first_shares(draw_graph((AT_THE_END, [A, C]), FOR_B), 3).tolist() == [[0.5, 0.0, 0.5], [0.0, 1.0, 0.0]]


def test_chance_counts_by_weight() -> None:
    assert shares_of(draw_graph((BY_CHANCE, {1: 3, 2: 1}), FOR_A, FOR_B), 2)[0] == [0.75, 0.25]


def test_seat_takes_the_best_for_itself() -> None:
    chances = (BY_CHANCE, {3: 1, 4: 1}), (BY_CHANCE, {3: 2, 4: 1})
    assert shares_of(draw_graph((A, [1, 2]), *chances, FOR_A, FOR_B), 2)[0] == pytest.approx([2 / 3, 1 / 3])
    assert shares_of(draw_graph((B, [1, 2]), *chances, FOR_A, FOR_B), 2)[0] == pytest.approx([1 / 2, 1 / 2])


def test_equally_good_moves_are_taken_equally_often() -> None:
    """Each move counts, also where two of them lead to the same position."""
    assert shares_of(draw_graph((A, [1, 2]), FOR_B, FOR_C), 3)[0] == [0.0, 0.5, 0.5]
    assert shares_of(draw_graph((A, {1: 2, 2: 1}), FOR_B, FOR_C), 3)[0] == pytest.approx([0.0, 2 / 3, 1 / 3])


def test_positions_may_come_again() -> None:
    """A wins with one toss in six, then B has its try, and so on."""
    graph = draw_graph((BY_CHANCE, {2: 1, 1: 5}), (BY_CHANCE, {3: 1, 0: 5}), FOR_A, FOR_B)
    assert shares_of(graph, 2)[0] == pytest.approx([6 / 11, 5 / 11], abs=1e-13)
    assert error_of(graph, 2) < 1e-13


def test_length_is_a_bound() -> None:
    """Six tosses are expected; what is proven is no less than that, and not much more."""
    graph = draw_graph((BY_CHANCE, {2: 1, 1: 5}), (BY_CHANCE, {3: 1, 0: 5}), FOR_A, FOR_B)
    assert 6 <= longest_length(GAME, graph, solve_shares(GAME, graph, 2, silent), silent) < 13


def test_seat_that_could_go_round_for_ever_is_refused() -> None:
    """A is lost, and would rather never end; nobody else can make it."""
    graph = draw_graph((A, [1, 2]), (A, [0]), FOR_B)
    with pytest.raises(UsageError, match="for ever"):
        error_of(graph, 2)


def test_match_that_only_all_together_could_keep_going_is_proven() -> None:
    """A and B may pass the turn to and fro, but each does better by trying its luck."""
    graph = draw_graph((A, [1, 2]), (B, [0, 3]), (BY_CHANCE, {4: 3, 5: 2}), (BY_CHANCE, {4: 2, 5: 3}), FOR_A, FOR_B)
    assert shares_of(graph, 2)[:2] == [[0.6, 0.4], [0.4, 0.6]]
    assert error_of(graph, 2) < 1e-14


def test_flaw_is_found() -> None:
    graph = draw_graph((A, [1, 2]), (BY_CHANCE, [2, 3]), FOR_A, FOR_B)
    shares = solve_shares(GAME, graph, 2, silent)
    row = np.zeros(2)
    assert largest_flaw(graph, shares, tie_for(2), row) == 0
    shares[1] = [0.7, 0.3]
    assert largest_flaw(graph, shares, tie_for(2), row) == pytest.approx(0.2)
    shares[1], shares[0] = [0.5, 0.5], [0.9, 0.1]
    assert largest_flaw(graph, shares, tie_for(2), row) == pytest.approx(0.1)


def test_values_that_do_not_settle_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(value_iteration, "MOST_ROUNDS", 3)
    with pytest.raises(UsageError, match="do not converge"):
        shares_of(draw_graph((BY_CHANCE, {0: 9, 1: 1}), FOR_A), 2)


def test_interpreted_as_compiled() -> None:
    """The drivers themselves, without Numba."""
    graph = draw_graph(
        (BY_CHANCE, {1: 1, 2: 5}), (A, [0, 3, 4]), (B, [0, 3]), (BY_CHANCE, {1: 1, 4: 2, 5: 3}), FOR_A, FOR_B
    )
    shares, lengths, row = first_shares(graph, 2), np.zeros(6), np.zeros(2)
    while improve_shares(graph, shares, tie_for(2), row) > 1e-14:
        pass
    assert shares == pytest.approx(solve_shares(GAME, graph, 2, silent), abs=1e-13)
    assert improve_lengths(graph, shares, tie_for(2), A, lengths, True) > 0
    assert lengths[4:].tolist() == [0.0, 0.0]
