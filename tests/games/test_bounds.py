"""The bounds of a board hold in random matches of every edition, including unusual ones."""

import random

import pytest

from kasimir.core import registry
from kasimir.core.game import CHANCE, Steps
from tests.traces import setups

LONGEST = 1200


@pytest.mark.parametrize("game", registry.names())
def test_bounds_hold(game: str) -> None:
    for setup in setups(game):
        bounds, rules, board = setup.game.bounds(setup.board), setup.game.rules, setup.board
        chance, state = random.Random(game), setup.start()
        turns = choices = chances = 0
        for _ in range(LONGEST):
            weights = setup.weights(state)
            if not weights:
                break
            turns += rules.begins_turn(state, board)
            by_chance = setup.kind(state) == CHANCE
            choices, chances = choices + (not by_chance), chances + by_chance
            assert min(weights) >= 0
            assert not by_chance or max(weights) < bounds.outcomes
            assert choices <= bounds.choices.within(turns)
            assert chances <= bounds.chances.within(turns)
            state = setup.after(state, chance.choices(list(weights), list(weights.values()))[0])


def test_steps_of_a_match() -> None:
    assert Steps(2, 3).within(10) == 23
