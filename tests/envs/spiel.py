"""Games of OpenSpiel for tests: names of every set-up, and random matches."""

import random
from collections.abc import Iterator
from itertools import count, product
from pathlib import Path
from typing import Any

import pyspiel

import kasimir.envs.openspiel  # noqa: F401 - importing it registers the games
from kasimir.core import registry

EDITIONS = Path(__file__).parent / "editions"
"""Editions small enough for OpenSpiel to visit every position."""


def small(name: str) -> str:
    """The path of a small edition."""
    return str(EDITIONS / f"{name}.toml")


def game_name(game: str, **parameters: object) -> str:
    """OpenSpiel's name of a game with some parameters."""
    inside = ",".join(f"{key}={value}" for key, value in parameters.items())
    return f"python_kasimir_{game}({inside})"


def all_names(**more: object) -> list[str]:
    """Every game, variant, number of seats, and way to hide."""
    names = []
    for name in registry.names():
        game = registry.load(name)
        hiding = [{"hidden": False}, {"hidden": True}] if game.hidden else [{}]
        for variant, players, hidden in product(game.variants, game.players, hiding):
            names.append(game_name(name, variant=variant, players=players, **hidden, **more))
    return names


def random_action(state: Any, chance: random.Random) -> int:
    """A legal move, or an outcome by its probability."""
    outcomes = state.chance_outcomes() if state.is_chance_node() else [(code, 1) for code in state.legal_actions()]
    codes, weights = zip(*outcomes, strict=True)
    return int(chance.choices(codes, weights)[0])


def random_states(game: Any, seed: int) -> Iterator[Any]:
    """The states of a random match: one object that changes."""
    chance, state = random.Random(seed), game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(random_action(state, chance))
    yield state


def first_choice(game: Any) -> Any:
    """A state in which a seat decides."""
    states = (state for seed in count() for state in random_states(game, seed))
    return next(state for state in states if state.current_player() >= 0)


def load(game: str, **parameters: object) -> Any:
    """A game by its name and parameters."""
    return pyspiel.load_game(game_name(game, **parameters))
