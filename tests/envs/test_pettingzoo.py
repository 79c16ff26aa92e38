"""PettingZoo's own tests on every set-up, with warnings as errors, and additional tests."""

import copy
import json
import random
import warnings
from typing import Any

import numpy as np
import pettingzoo as their_pettingzoo
import pytest
from pettingzoo.utils.env_logger import EnvLogger

from kasimir.core import registry
from kasimir.core.errors import MoveError, UsageError
from kasimir.core.game import OVER
from kasimir.core.setup import make_setup
from kasimir.envs import pettingzoo
from kasimir.envs.pettingzoo import KasimirEnv
from tests.helpers import all_setups, own_file

with warnings.catch_warnings():  # importing these warns about PettingZoo's own games
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

CYCLES = 40
"""Actions of an agent in a run of PettingZoo's tests; whole matches are played further down."""


def every_env() -> list[Any]:
    """The options of every game, edition, variant and number of seats that come with Kasimir, discs hidden too."""
    found = []
    for setup in [setup for game in registry.names() for setup in all_setups(game)]:
        options = {"players": setup.players, "variant": setup.variant, "edition": setup.edition.name}
        modes = [False, True] if setup.game.hidden else [False]
        for hidden in modes:
            name = f"{setup.game.name}-{'-'.join(map(str, options.values()))}{'-hidden' * hidden}"
            found.append(pytest.param(setup.game.name, {**options, "hidden": hidden}, id=name))
    return found


@pytest.fixture(autouse=True)
def nothing_is_logged() -> Any:
    """Fail on warnings that PettingZoo only logs."""
    EnvLogger.flush()
    yield
    assert EnvLogger.mqueue == []


@pytest.mark.parametrize(("game", "options"), every_env())
def test_pettingzoo_is_content(game: str, options: dict[str, Any]) -> None:
    api_test(pettingzoo.env(game, **options), num_cycles=CYCLES)
    seed_test(lambda: pettingzoo.env(game, **options), num_cycles=CYCLES)
    looks = {"svg": lambda picture: picture.startswith("<svg")}
    render_test(lambda **more: pettingzoo.env(game, **options, **more), custom_tests=looks)


DICTIONARIES = ["Observation is not a NumPy array", "Observation space for each agent probably should be", "all zeros"]
"""PettingZoo's warnings about masks in observations, from which its own games are exempt by name."""


@pytest.mark.parametrize("game", registry.names())
def test_masks_may_be_in_the_observation(game: str) -> None:
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, mask_in="observation"), num_cycles=CYCLES)
    assert warned
    assert all(any(text in str(w.message) for text in DICTIONARIES) for w in warned)
    seed_test(lambda: pettingzoo.env(game, mask_in="observation"), num_cycles=CYCLES)


def play_match(env: KasimirEnv, choose: random.Random) -> dict[str, float]:
    """Play a whole random match; return the rewards of every agent, collected as agents collect them."""
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        gained[agent] += reward
        if terminated or truncated:
            assert not info["action_mask"].any()
        env.step(None if terminated or truncated else choose.choice(np.flatnonzero(info["action_mask"])))
    assert env.agents == []
    return gained


@pytest.mark.parametrize(("game", "options"), every_env())
def test_a_match_gives_everybody_the_share_of_the_win(game: str, options: dict[str, Any]) -> None:
    hidden = options.pop("hidden")
    env = KasimirEnv(make_setup(game, **options), hidden=hidden)
    for seed in range(2):
        env.reset(seed=seed)
        gained = play_match(env, random.Random(seed))
        result = env.match.result
        assert result
        assert list(gained.values()) == list(env.setup.values(result.winners).values())
        assert (result.reason == "won") == (env.setup.kind(env.match.state) == OVER)


def test_a_seed_names_a_row_of_matches() -> None:
    def events(env: KasimirEnv) -> list[str]:
        play_match(env, random.Random(1))
        return env.match.events

    env, other = (KasimirEnv(make_setup("hunt", variant="older")) for _ in range(2))
    env.reset(seed=7)
    first = events(env)
    env.reset()
    second = events(env)
    other.reset(seed=7)
    assert events(other) == first != second
    other.reset()
    assert events(other) == second
    other.reset(seed=8)
    assert events(other) != first


def test_too_many_turns_cut_a_match_short() -> None:
    edition = str(own_file("editions", "hunt-greedy.toml"))
    env = KasimirEnv(make_setup("hunt", edition, players=4))
    env.reset(seed=0)
    while not env.match.result:
        env.step(env.action_space(env.agent_selection).sample())
    assert env.match.result.reason == "turns"
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.25}


def test_the_third_repetition_ends_a_match_drawn() -> None:
    record = json.loads(own_file("records", "discs-repetition.json").read_text(encoding="utf-8"))
    env = KasimirEnv(make_setup("discs"))
    env.reset()
    repeats = []
    for event in record["events"]:
        assert not any(env.terminations.values())
        env.step(env.numbers.actions.index(event))
        repeats.append(int(env.observe("player_0")[-1]))
    assert env.match.result
    assert env.match.result.reason == "repetition"
    assert max(repeats) == repeats[-1] == 2
    assert set(env.terminations.values()) == {True}
    assert set(env.truncations.values()) == {False}
    assert set(env.rewards.values()) == {0.5}


def test_pettingzoo_itself_knows_every_game() -> None:
    for game in registry.names():
        version = registry.load(game).rules_version
        env = their_pettingzoo.make("aec", f"kasimir/{game}-v{version}", players=2)
        env.reset(seed=1)
        assert env.unwrapped.setup.game.name == game


def test_an_action_that_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = KasimirEnv(make_setup("towers"))
    env.reset(seed=0)
    before = env.match.state.copy()
    for action in (10_000, -1, "p+1", None, 3.0, env.numbers.actions.index("7+2")):
        with pytest.raises(MoveError, match="not legal"):
            env.step(action)
    assert env.match.state == before


def test_a_copy_is_a_match_of_its_own() -> None:
    """For searches that try actions on copies."""
    env = KasimirEnv(make_setup("kitchen"))
    env.reset(seed=2)
    env.step(int(np.flatnonzero(env.infos["player_0"]["action_mask"])[0]))
    twin = copy.deepcopy(env)
    assert play_match(twin, random.Random(1))
    assert not env.match.result
    assert play_match(env, random.Random(1))
    assert env.match.events == twin.match.events


def test_nonsense_is_refused() -> None:
    setup = make_setup("towers")
    for options in ({"mask_in": "mail"}, {"render_mode": "smell"}, {"hidden": True}):
        with pytest.raises(UsageError):
            KasimirEnv(setup, **options)
    env = KasimirEnv(setup)
    for seed in (-1, 1 << 63):
        with pytest.raises(UsageError):
            env.reset(seed=seed)
    env.reset(seed=1)
    with pytest.raises(UsageError, match="render_mode"):
        env.render()
    with pytest.raises(UsageError, match="chess"):
        pettingzoo.env("chess")


def test_pixels_show_what_happened() -> None:
    env = KasimirEnv(make_setup("towers"), render_mode="rgb_array")
    env.reset(seed=0)
    before = env.render()
    env.step(env.action_space(env.agent_selection).sample())
    after = env.render()
    assert before.shape[2] == after.shape[2] == 3
    assert before.shape != after.shape or (before != after).any()
