"""Discs solved: every value follows from its successors by the interpreted rules; perfect play uses it."""

import random
from functools import cache

import numpy as np
import pytest

from kasimir.core.errors import UsageError
from kasimir.core.game import OVER, State
from kasimir.core.match import Match
from kasimir.core.setup import Setup, make_setup
from kasimir.games.discs.text import pile_text
from kasimir.solvers.graph import build
from kasimir.solvers.solution import solution_for
from kasimir.solvers.solved.discs import DiscsSolution, count_positions
from tests.solvers.independent import all_places, plies_by_rounds, small_setup

CLASSIC = make_setup("discs")
SMALL = [
    small_setup("discs", 2, discs=discs, height=height, goal=goal) for discs, height, goal in ((4, 3, 3), (5, 2, 4))
]


@cache
def solved(setup: Setup = CLASSIC) -> DiscsSolution:
    solution = solution_for(setup)
    assert isinstance(solution, DiscsSolution)
    return solution


def state_of(key: int, setup: Setup = CLASSIC) -> State:
    """The position that has a key, by way of its text."""
    texts = []
    for pile in range(15, 1, -1):
        texts += [pile_text(pile)] * (key & 15)
        key >>= 4
    if key & 15:
        texts[texts.index(pile_text(key & 15))] += "*"
    return setup.read(f"{'/'.join(sorted(texts)) or '-'} {'-mc'[key >> 4]}")


def sample(count: int) -> list[State]:
    return [state_of(int(key)) for key in np.random.default_rng(1).choice(solved().table.keys, count, replace=False)]


def known_plies(state: State, solution: DiscsSolution) -> int | None:
    """What the table itself says; None if it does not have the position."""
    row = solution.table.row(solution.key(state))
    return None if row is None else int(row)


def check_follows(state: State, solution: DiscsSolution) -> None:
    """The value of a position is what the values of the next ones make it."""
    setup, drawn = solution.setup, 0
    won_in: list[int] = []
    lost_in: list[int] = []
    for move in setup.weights(state):
        after = setup.after(state, move)
        if setup.kind(after) == OVER:
            (won_in if setup.winners(after) == [setup.seat(state)] else lost_in).append(1)
            continue
        plies = known_plies(after, solution)
        assert plies is not None, "a position that can arise is missing"
        drawn += plies == 0
        if plies:
            (won_in if plies < 0 else lost_in).append(abs(plies) + 1)
    expected = min(won_in) if won_in else 0 if drawn else -max(lost_in)
    assert known_plies(state, solution) == expected, setup.text(state)


# The table


def test_facts_of_the_classic_edition() -> None:
    assert solved().facts == {
        "positions": 235_800,
        "wins": 102_874,
        "losses": 11_800,
        "draws": 121_126,
        "start": "draw",
        "longest": 27,
    }


def test_values_of_a_sample_follow_from_the_next() -> None:
    check_follows(CLASSIC.start(), solved())
    for state in sample(3000):
        check_follows(state, solved())


@pytest.mark.slow
def test_all_values_follow_from_the_next_and_all_positions_can_arise() -> None:
    """With each win and loss nearer to the end than the one before, and each draw next to another, that is a proof."""
    seen, waiting = {CLASSIC.text(CLASSIC.start())}, [CLASSIC.start()]
    while waiting:
        state = waiting.pop()
        check_follows(state, solved())
        for move in CLASSIC.weights(state):
            after = CLASSIC.after(state, move)
            text = CLASSIC.text(after)
            if text not in seen and CLASSIC.kind(after) != OVER:
                seen.add(text)
                waiting.append(after)
    assert len(seen) == len(solved().table.keys) == solved().facts["positions"]


@pytest.mark.parametrize("setup", SMALL)
def test_small_edition_agrees_with_a_second_solver(setup: Setup) -> None:
    plies = plies_by_rounds(all_places(setup, setup.text(setup.start())))
    facts = solved(setup).facts
    assert {text: known_plies(setup.read(text), solved(setup)) for text in plies} == plies
    assert facts["positions"] == len(solved(setup).table.keys) == len(plies)
    assert facts["wins"] == sum(count > 0 for count in plies.values())
    assert facts["losses"] == sum(count < 0 for count in plies.values())
    assert facts["draws"] == sum(count == 0 for count in plies.values())
    assert facts["longest"] == max(plies.values())
    assert facts["start"] == ("win" if plies["- m"] > 0 else "loss" if plies["- m"] else "draw")


def test_mice_and_cats_are_alike() -> None:
    for state in sample(500):
        other = CLASSIC.read(mirrored(CLASSIC.text(state)))
        assert known_plies(other, solved()) in (known_plies(state, solved()), None)


def mirrored(text: str) -> str:
    piles, seat = text.translate(str.maketrans("mc", "cm")).split(" ")
    return f"{'/'.join(sorted(piles.split('/')))} {seat}"


# The perfect player


def test_wins_fast_and_loses_slowly() -> None:
    longest = state_of(int(solved().table.keys[np.argmax(solved().table.rows)]))
    match, plies = Match(CLASSIC, longest), solved().plies(longest)
    assert plies == 27
    while not match.result:
        match.play(solved().best(match.state)[-1].text)
    assert len(match.events) == plies
    assert match.result.winners == (CLASSIC.seat(longest),)


@pytest.mark.parametrize("seat", [0, 1])
def test_never_loses_to_chance(seat: int) -> None:
    choose, wins = random.Random(seat), 0
    for _ in range(8):
        match = Match(CLASSIC)
        while not match.result:
            mine = match.state.seat == seat
            before = solved().values(match.state)
            match.play(choose.choice(solved().best(match.state) if mine else match.options()).text)
            assert not mine or solved().values(match.state) == before, "a perfect move gives nothing away"
        assert match.result.winners in ((), (CLASSIC.seats[seat],))
        wins += bool(match.result.winners)
    assert wins >= 4


def test_draws_where_the_opponent_can_go_wrong() -> None:
    start = CLASSIC.read("c*/m m")
    best = solved().best(start)
    traps = {option.text: losing_answers(CLASSIC.after(start, option.move)) for option in CLASSIC.options(start)}
    drawn = {text: count for text, count in traps.items() if count is not None}
    assert {drawn[option.text] for option in best} == {max(drawn.values())}


def losing_answers(state: State) -> int | None:
    """How many moves lose a position that is drawn."""
    if solved().plies(state) != 0:
        return None
    after = [CLASSIC.after(state, option.move) for option in CLASSIC.options(state)]
    return sum(solved().values(position)[CLASSIC.seats[state.seat]] == 0 for position in after)


def test_nobody_moves_after_the_end() -> None:
    over = CLASSIC.read("m/m/m/m/m* -")
    assert solved().best(over) == []
    assert solved().values(over) == {"m": 1.0, "c": 0.0}


def test_position_that_cannot_arise_is_solved_when_asked() -> None:
    solution = DiscsSolution(SMALL[0])
    stray, mirror = SMALL[0].read("c* m"), SMALL[0].read("m* c")
    assert known_plies(stray, solution) is None
    assert solution.plies(stray) == solution.plies(mirror)
    assert solution.best(stray)
    assert solution.facts == solved(SMALL[0]).facts


# Limits


@pytest.mark.parametrize("setup", SMALL)
def test_positions_are_counted_before(setup: Setup) -> None:
    bound = count_positions(setup.board)  # type: ignore[arg-type]
    assert solved(setup).facts["positions"] <= bound <= 1.2 * solved(setup).facts["positions"]


def test_edition_that_is_too_large_is_refused_at_once() -> None:
    with pytest.raises(UsageError, match="too large to be solved here: 12,282,605 positions"):
        solution_for(small_setup("discs", 2, discs=12, goal=9))


def test_graph_stops_when_there_are_more_positions_than_allowed() -> None:
    setup = SMALL[0]
    with pytest.raises(UsageError, match="the limit is 100"):
        build(setup, setup.game.rules.key, [setup.start()], 100, lambda _: None)
