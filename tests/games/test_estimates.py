"""Estimates: values add up, are the same compiled, beat a guess, and lead to good moves."""

import math
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from kasimir.core import registry
from kasimir.core.compiled import compile_for, to_array
from kasimir.core.game import CHOICE, OVER, AnyGame, State
from kasimir.core.setup import Setup, make_setup
from tests.traces import setups

GAMES = registry.names()
LONGEST = 4000
"""Events of a match; what lasts longer counts as drawn."""


def estimated(setup: Setup, state: State) -> list[float]:
    """The estimate of a position; of one that is over, its true values."""
    if setup.kind(state) == OVER:
        return list(setup.values(setup.winners(state)).values())
    values = [0.0] * setup.players
    setup.game.estimate(state, setup.board, values)
    return values


def best_move(setup: Setup, state: State, moves: list[int], dice: random.Random) -> int:
    """The move after which the position looks best to the seat that plays."""
    worth = [estimated(setup, setup.after(state, move))[state.seat] for move in moves]
    return dice.choice([move for move, value in zip(moves, worth, strict=True) if value == max(worth)])


def match(setup: Setup, seed: int, carelessness: list[float]) -> list[State]:
    """The positions of a match in which each seat follows the estimate, but for its share of random moves."""
    dice = random.Random(seed)
    states = [setup.start()]
    for _ in range(LONGEST):
        state = states[-1]
        weights = setup.weights(state)
        if not weights:
            break
        if setup.kind(state) == CHOICE and dice.random() >= carelessness[state.seat]:
            move = best_move(setup, state, list(weights), dice)
        else:
            [move] = dice.choices(list(weights), list(weights.values()))
        states.append(setup.after(state, move))
    return states


def result(setup: Setup, states: list[State]) -> list[float]:
    """What a match was worth to each seat."""
    return list(setup.values(setup.winners(states[-1]) if setup.kind(states[-1]) == OVER else []).values())


def random_positions(setup: Setup, matches: int, longest: int = 300) -> list[State]:
    """Positions of random matches, none of them over."""
    dice = random.Random(setup.players)
    states = []
    for _ in range(matches):
        state = setup.start()
        for _ in range(longest):
            weights = setup.weights(state)
            if not weights:
                break
            states.append(state)
            [move] = dice.choices(list(weights), list(weights.values()))
            state = setup.after(state, move)
    return states


@pytest.mark.parametrize("game", GAMES)
def test_values_are_shares(game: str) -> None:
    for setup in setups(game):
        for state in random_positions(setup, 2):
            before = state.copy()
            values = estimated(setup, state)
            assert state == before
            assert all(0 <= value <= 1 for value in values)
            if setup.game.win_is_shared:
                assert sum(values) == pytest.approx(1, abs=1e-12)
            else:
                assert values[1:] == [1 - values[0]] * (setup.players - 1)


def make_estimates(game: AnyGame) -> Callable[..., Any]:
    """A driver that estimates many positions."""
    estimate = game.estimate

    def estimates(states, boards, values):  # type: ignore[no-untyped-def]
        for index in range(len(states)):
            estimate(states[index], boards[0], values[index])

    return estimates


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_and_compiled_agree(game: str) -> None:
    found = registry.load(game)
    driver = compile_for(found, make_estimates(found))
    for setup in setups(game):
        states = random_positions(setup, 1)
        values = np.zeros((len(states), setup.players))
        driver(to_array(found.state, states), to_array(found.board, [setup.board]), values)
        assert values.tolist() == [pytest.approx(estimated(setup, state), abs=1e-9) for state in states]


# Both seats are treated alike


def swap(text: str, one: str, other: str) -> str:
    return text.translate(str.maketrans(one + other, other + one))


def turn_list(text: str, sign: str = ",") -> str:
    return sign.join(reversed(text.split(sign)))


def swapped_towers(text: str) -> str:
    pantry, track, home, first, seat, die = text.split(" ")
    turned = [turn_list(pantry), swap(track, "rR", "bB"), turn_list(home), swap(first, "r", "b"), swap(seat, "r", "b")]
    return " ".join([*turned, die])


def swapped_hunt(text: str) -> str:
    mice, cat, cheese, store, held, seat, step = text.split(" ")
    return " ".join([turn_list(mice), cat, turn_list(cheese), store, swap(held, "r", "b"), swap(seat, "r", "b"), step])


def swapped_discs(text: str) -> str:
    piles, seat = swap(text, "m", "c").split(" ")
    return f"{'/'.join(sorted(piles.split('/')))} {seat}"


def swapped_race(text: str) -> str:
    """The board turned by half a turn."""
    paths, cats, seat, step = text.split(" ")
    turned = "/".join(swap(path[0], "ne", "sw") + path[1:] for path in reversed(paths.split("/")))
    squares = [] if cats == "-" else [(swap(cat[0], "abcdef", "mlkjih"), 14 - int(cat[1:])) for cat in cats.split(",")]
    names = ",".join(f"{column}{row}" for column, row in sorted(squares)) or "-"
    return f"{turned} {names} {swap(seat, 'r', 'g')} {step}"


SWAPPED = {"towers": swapped_towers, "hunt": swapped_hunt, "discs": swapped_discs, "race": swapped_race}


@pytest.mark.parametrize("game", SWAPPED)
def test_seats_are_treated_alike(game: str) -> None:
    setup = make_setup(game)
    for state in random_positions(setup, 5, 100):
        text = setup.text(state)
        if text == "- m" or text.endswith("setup"):
            continue  # only the first seat begins
        twin = setup.read(SWAPPED[game](text))
        assert estimated(setup, twin) == pytest.approx(estimated(setup, state)[::-1], abs=1e-12)


# Better than a guess, and good to follow

CARELESS = 0.3
FORESEEN = [
    ("towers", None, 2, 60),
    ("towers", None, 4, 30),
    ("race", "scent", 2, 12),
    ("kitchen", None, 3, 40),
    ("hunt", "family", 2, 200),
    ("hunt", "older", 2, 200),
    ("hunt", "younger", 3, 150),
    ("discs", None, 2, 150),
]


@pytest.mark.parametrize(("game", "variant", "players", "matches"), FORESEEN)
def test_estimate_foresees_more_than_a_guess(game: str, variant: str | None, players: int, matches: int) -> None:
    setup = make_setup(game, variant=variant, players=players)
    loss = guess = 0.0
    for seed in range(matches):
        states = match(setup, seed, [CARELESS] * players)
        outcome = result(setup, states)
        for state in states[:-1]:
            loss += surprise(setup, estimated(setup, state), outcome)
            guess += surprise(setup, [1 / (players if setup.game.win_is_shared else 2)] * players, outcome)
    assert loss < 0.97 * guess


def surprise(setup: Setup, values: list[float], outcome: list[float]) -> float:
    """The log loss of a forecast; of a team one number says all."""
    if not setup.game.win_is_shared:
        values, outcome = [values[0], 1 - values[0]], [outcome[0], 1 - outcome[0]]
    return -sum(worth * math.log(max(value, 1e-9)) for value, worth in zip(values, outcome, strict=True))


FOLLOWED = [
    ("towers", None, 30, 0.9),
    ("race", None, 4, 1.0),
    ("kitchen", None, 10, 0.9),
    ("hunt", "older", 300, 0.55),
    ("discs", None, 40, 0.95),
]


@pytest.mark.parametrize(("game", "variant", "matches", "least"), FOLLOWED)
def test_who_follows_the_estimate_beats_chance(game: str, variant: str | None, matches: int, least: float) -> None:
    """In both seats: in the kitchen as the cat and as the mice."""
    setup = make_setup(game, variant=variant)
    score = 0.0
    for seat in range(2):
        carelessness = [0.0 if each == seat else 1.0 for each in range(2)]
        score += sum(result(setup, match(setup, seed, carelessness))[seat] for seed in range(matches))
    assert score / (2 * matches) >= least
