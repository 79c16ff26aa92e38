"""The simulation driver follows the rules of a match, compiled and interpreted."""

from collections import Counter

import pytest

from kasimir.core import match, registry
from kasimir.core.fields import PlainRecords
from kasimir.core.game import CHOICE
from kasimir.core.match import TURN_LIMIT, Match
from kasimir.core.playout import make_trace, times_seen
from kasimir.core.rng import WORDS, seed_stream
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.simulate import Simulator
from tests.helpers import interpreted_rows, own_setup, towers

LONGEST = 4000
LONG_WAY = own_setup("towers", 4, spaces=60, traps=[], die=[1], clovers=0, mice=6)
NARROW = own_setup("discs", 2, discs=4, height=2, goal=4)

SETUPS = {game: make_setup(game, players=max(registry.load(game).players)) for game in registry.names()} | {
    "towers drawn by turns": LONG_WAY,
    "discs drawn by repetition": NARROW,
}


def random_moves(setup: Setup, seed: int, number: int) -> list[int]:
    """The moves of one simulated match, continued beyond the turn limit and repetitions."""
    stream, log = [0] * WORDS, [0] * LONGEST
    seed_stream(stream, seed, number)
    states = PlainRecords([setup.start() for _ in range(LONGEST + 1)])
    count = make_trace(setup.game.rules)(states, [setup.board], stream, [0] * setup.game.most_moves, log)
    return log[:count]


def play_moves(setup: Setup, moves: list[int]) -> Match:
    """A real match with these moves, until it ends."""
    played = Match(setup)
    for move in moves:
        if played.result:
            break
        played.play(next(option.text for option in played.options() if option.move == move))
    return played


def row_of(played: Match) -> list[int]:
    """The row that a simulation stores for a match."""
    assert played.result is not None
    winners = sum(1 << played.setup.seats.index(seat) for seat in played.result.winners)
    choices = sum(played.setup.kind(moment.state) == CHOICE for moment in played.moments[:-1])
    return [winners, played.turns, choices]


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())
def test_driver_keeps_to_the_rules_of_a_match(setup: Setup) -> None:
    for number in range(2):
        [row] = interpreted_rows(setup, 5, number, 1)
        assert row == row_of(play_moves(setup, random_moves(setup, 5, number)))


def test_driver_sees_repetitions_as_a_match_does() -> None:
    rows = interpreted_rows(NARROW, 1, 0, 400)
    drawn = [number for number, row in enumerate(rows) if row[0] == 0]
    assert drawn
    for number in drawn:
        played = play_moves(NARROW, random_moves(NARROW, 1, number))
        assert played.result is not None
        assert played.result.reason == "repetition"
        assert rows[number] == row_of(played)


def test_driver_stops_at_the_turn_limit() -> None:
    assert interpreted_rows(LONG_WAY, 1, 0, 1) == [[0, TURN_LIMIT, TURN_LIMIT]]
    assert match.TURN_LIMIT == TURN_LIMIT


COMPILED = {"towers": towers(3), "discs": make_setup("discs"), "discs drawn": NARROW, "towers drawn": LONG_WAY}


@pytest.mark.parametrize("setup", COMPILED.values(), ids=COMPILED.keys())
def test_compiled_driver_notes_the_same(setup: Setup) -> None:
    count = 2 if setup is LONG_WAY else 100
    for seed, first in ((3, 0), (2**63 - 1, 2**33)):
        assert Simulator(setup, seed).batch(first, count).tolist() == interpreted_rows(setup, seed, first, count)


def test_matches_do_not_depend_on_those_before() -> None:
    setup = towers()
    assert interpreted_rows(setup, 9, 0, 6)[4:] == interpreted_rows(setup, 9, 4, 2)


def test_full_history_leaves_the_match_to_be_played_again() -> None:
    setup = make_setup("discs")
    rows = interpreted_rows(setup, 1, 0, 8)
    room = sorted(row[1] for row in rows)[4]
    done = interpreted_rows(setup, 1, 0, 8, history=room)
    assert done == rows[: len(done)]
    assert rows[len(done)][1] > room


def test_driver_rolls_by_weight() -> None:
    """A die with three ones and a two: the number of moves shows which was rolled."""
    setup = own_setup("towers", 2, spaces=60, traps=[], die=[1, 1, 1, 2], clovers=0, mice=1)
    turns = sum(row[1] for row in interpreted_rows(setup, 1, 0, 50))
    steps = 100 * 61  # each of two mice in fifty matches
    assert abs(steps / turns - 5 / 4) < 0.02


def test_times_seen() -> None:
    history = [4, 7, 4, 4, 9]
    for past in range(6):
        counts = Counter(history[:past])
        assert [times_seen(history, past, key) for key in (4, 7, 9, 1)] == [counts[key] for key in (4, 7, 9, 1)]
