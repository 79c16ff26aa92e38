"""Hunt solved: every share follows from its successors by the interpreted rules, within a proven bound."""

from functools import cache

import numpy as np
import pytest

from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE, CHOICE, State
from kasimir.core.setup import Setup, make_setup
from kasimir.games.hunt.board import PAWS, HuntState
from kasimir.lab.simulate import simulate
from kasimir.solvers.graph import Array
from kasimir.solvers.solution import solution_for
from kasimir.solvers.solved.hunt import HuntSolution, estimate_positions
from tests.solvers.independent import all_places, bound_by_rounds, shares_by_rounds, small_setup

STARTS = {
    ("classic", "family", 2): (36_719, {"r": 0.5859499225411, "b": 0.4140500774589}),
    ("classic", "older", 2): (448_204, {"r": 0.6160054424813, "b": 0.3839945575187}),
    ("classic", "younger", 2): (81_349, {"r": 0.5255400839196, "b": 0.4744599160804}),
    ("classic", "family", 3): (2_261_718, {"r": 0.4383428774313, "b": 0.3058217872560, "g": 0.2558353353127}),
    ("classic", "younger", 3): (1_245_745, {"r": 0.6554144254505, "b": 0.1544167753311, "g": 0.1901687992183}),
    ("three", "family", 3): (2_237_544, {"r": 0.4444474627841, "b": 0.3009355372196, "g": 0.2546169999963}),
    ("three", "younger", 3): (1_244_959, {"r": 0.3102339924629, "b": 0.3512451390085, "g": 0.3385208685286}),
}
"""For each edition, variant and number of seats: how many positions there are, and the shares at the start."""

QUICK = [case for case in STARTS if case[2] == 2]
LARGE = [case for case in STARTS if case[2] == 3]

VARIANTS = ["family", "older", "younger"]
SMALL_RING = {
    "spaces": ["ladder", "cheese", "hole", "two"],
    "mouse_die": [1, 2, 2],
    "paws_die": [0, 1],
    "cheeses": 4,
    "goal": 2,
}
SMALLER_RING = {"spaces": ["ladder", "cheese", "two"], "cheeses": 3}


@cache
def solved(edition: str, variant: str, players: int) -> HuntSolution:
    return solve(make_setup("hunt", edition, variant, players))


def solve(setup: Setup) -> HuntSolution:
    solution = solution_for(setup)
    assert isinstance(solution, HuntSolution)
    return solution


def state_of(key: int, setup: Setup) -> State:
    """The position that has a key, by way of its text."""
    s, n, spaces, cheeses = HuntState(), setup.players, setup.board.spaces, setup.board.cheeses  # type: ignore[attr-defined]
    for seat in reversed(range(n)):
        key, s.cheese[seat] = divmod(key, cheeses + 1)
        key, s.mice[seat] = divmod(key, spaces + 1)
    key, s.cat = divmod(key, spaces + 1)
    key, seat = divmod(key, n + 1)
    key, held = divmod(key, n + 1)
    key, s.paws = divmod(key, PAWS)
    s.step, s.steps = divmod(key, 13)
    s.seat, s.held, s.store = seat - 1, held - 1, cheeses - sum(s.cheese)
    return setup.read(setup.text(s))


def sample(solution: HuntSolution, count: int) -> list[State]:
    keys = np.random.default_rng(1).choice(solution.table.keys, count, replace=False)
    return [state_of(int(key), solution.setup) for key in keys]


def shares_after(solution: HuntSolution, state: State) -> tuple[list[int], Array]:
    """The weights of what may follow, and a row of shares for each."""
    setup = solution.setup
    weights = setup.weights(state)
    return list(weights.values()), np.array([list(solution.values(setup.after(state, m)).values()) for m in weights])


def check_follows(state: State, solution: HuntSolution) -> None:
    """The shares of a position are what those of the next ones make them."""
    weights, rows = shares_after(solution, state)
    if solution.setup.kind(state) == CHOICE:
        best = rows[:, state.seat].max()
        rows = rows[rows[:, state.seat] >= best - 1e-10]
        weights = [1] * len(rows)
    expected = np.average(rows, axis=0, weights=weights)
    found = list(solution.values(state).values())
    assert found == pytest.approx(expected, abs=1e-13)
    assert sum(found) == pytest.approx(1, abs=1e-12)


# The shares


def check_start(case: tuple[str, str, int]) -> None:
    solution = solved(*case)
    positions, start = STARTS[case]
    assert solution.facts["positions"] == positions
    assert solution.facts["start"] == pytest.approx(start, abs=1e-12)
    assert solution.facts["error"] < 1e-12
    assert solution.values(solution.setup.start()) == solution.facts["start"]


@pytest.mark.parametrize("case", QUICK)
def test_start(case: tuple[str, str, int]) -> None:
    check_start(case)


@pytest.mark.slow
@pytest.mark.parametrize("case", LARGE)
def test_start_with_three_seats(case: tuple[str, str, int]) -> None:
    check_start(case)
    for state in sample(solved(*case), 20_000):
        check_follows(state, solved(*case))


@pytest.mark.parametrize("case", QUICK)
def test_shares_of_a_sample_follow_from_the_next(case: tuple[str, str, int]) -> None:
    solution = solved(*case)
    check_follows(solution.setup.start(), solution)
    for state in sample(solution, 1000):
        check_follows(state, solution)


@pytest.mark.slow
@pytest.mark.parametrize("case", QUICK)
def test_all_shares_follow_from_the_next_and_all_positions_can_arise(case: tuple[str, str, int]) -> None:
    solution, setup = solved(*case), solved(*case).setup
    seen, waiting = {setup.text(setup.start())}, [setup.start()]
    while waiting:
        state = waiting.pop()
        if setup.kind(state) in (CHOICE, CHANCE):
            check_follows(state, solution)
        for move in setup.weights(state):
            after = setup.after(state, move)
            text = setup.text(after)
            if text not in seen:
                seen.add(text)
                waiting.append(after)
    assert len(seen) == solution.facts["positions"]
    assert len(solution.table.keys) == sum(not text.endswith(" over") for text in seen)


@pytest.mark.parametrize("variant", VARIANTS)
def test_small_edition_agrees_with_a_second_solver(variant: str) -> None:
    """Two seats: what the first is sure to get and what it can hope for meet at its share."""
    setup = small_setup("hunt", 2, variant, **SMALL_RING)
    solution, places = solve(setup), all_places(setup, setup.text(setup.start()))
    assert solution.facts["positions"] == len(places)
    lower, upper = bound_by_rounds(setup, places, 0.0), bound_by_rounds(setup, places, 1.0)
    for text in places:
        assert upper[text] == pytest.approx(lower[text], abs=1e-12)
        assert solution.values(setup.read(text))["r"] == pytest.approx(lower[text], abs=1e-12)


@pytest.mark.parametrize("variant", VARIANTS)
def test_small_edition_with_three_seats_agrees_with_a_second_solver(variant: str) -> None:
    setup = small_setup("hunt", 3, variant, **(SMALL_RING | SMALLER_RING))
    solution, places = solve(setup), all_places(setup, setup.text(setup.start()))
    assert solution.facts["positions"] == len(places)
    shares = shares_by_rounds(setup, places)
    for text in places:
        assert solution.values(setup.read(text)) == pytest.approx(shares[text], abs=1e-12)


def test_seats_are_alike() -> None:
    """Who sits one seat further in the same place has the same share; only the start makes a difference."""
    solution, compared = solved("classic", "older", 2), 0
    for state in sample(solution, 500):
        row = solution.table.row(solution.key(rotated(state)))
        if row is not None:
            assert row[::-1] == pytest.approx(list(solution.values(state).values()), abs=1e-12)
            compared += 1
    assert compared > 400


def rotated(state: State) -> State:
    other = state.copy()
    for name in ("mice", "cheese"):
        values = getattr(state, name)
        setattr(other, name, [values[1], values[0], 0, 0])
    for name in ("seat", "held"):
        seat = getattr(state, name)
        setattr(other, name, seat if seat < 0 else 1 - seat)
    return other


def test_matches_at_random_agree_where_nobody_chooses() -> None:
    solution = solved("classic", "younger", 2)
    tally = simulate(solution.setup, 40_000, 1, 7)
    for seat, share in solution.facts["start"].items():
        assert tally.values[seat] / tally.games == pytest.approx(share, abs=0.01)


# The perfect player


def test_perfect_player_takes_the_greatest_share() -> None:
    solution = solved("classic", "older", 2)
    for state in sample(solution, 300):
        options = solution.setup.options(state)
        best = solution.best(state)
        if solution.setup.kind(state) != CHOICE:
            assert best == []
            continue
        mine = {
            o: solution.values(solution.setup.after(state, o.move))[solution.setup.seats[state.seat]] for o in options
        }
        assert best == [option for option in options if mine[option] >= max(mine.values()) - 1e-14]
        assert solution.values(state)[solution.setup.seats[state.seat]] == pytest.approx(max(mine.values()), abs=1e-13)


def test_position_that_cannot_arise_is_solved_when_asked() -> None:
    """With three seats on three spaces the cat of `younger` keeps step with the seats."""
    setup = small_setup("hunt", 3, "younger", **(SMALL_RING | SMALLER_RING))
    solution = solve(setup)
    stray = setup.read("2,2,2 2 0,0,0 3 - r toss")
    assert solution.table.row(solution.key(stray)) is None
    check_follows(stray, solution)


# Limits


@pytest.mark.parametrize("variant", VARIANTS)
def test_four_seats_are_refused_at_once(variant: str) -> None:
    with pytest.raises(UsageError, match="too large to be solved here"):
        solution_for(make_setup("hunt", None, variant, 4))


@pytest.mark.parametrize("case", QUICK)
def test_positions_are_estimated_before(case: tuple[str, str, int]) -> None:
    estimate = estimate_positions(make_setup("hunt", *case).board)  # type: ignore[arg-type]
    assert estimate / 2 < STARTS[case][0] < 2 * estimate


def test_edition_whose_matches_need_not_end_is_refused() -> None:
    """Mice that run round the ring to where they were: two of them in the hole stay there for ever."""
    setup = small_setup("hunt", 2, spaces=["ladder", "cheese", "hole"], mouse_die=[3])
    with pytest.raises(UsageError, match="for ever"):
        solution_for(setup)


@pytest.mark.parametrize("game", ["towers", "race", "kitchen"])
def test_other_games_are_not_solved(game: str) -> None:
    with pytest.raises(UsageError, match=f"{game} is not solved; solved games: discs, hunt"):
        solution_for(make_setup(game))
