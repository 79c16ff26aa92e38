"""The vector environment: a lane equals the same match played alone, and invalid calls are refused."""

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from gymnasium import spaces
from gymnasium.vector import AutoresetMode

from kasimir.core import registry
from kasimir.core.errors import MoveError, UsageError
from kasimir.core.setup import make_setup
from kasimir.envs import vector
from kasimir.envs.pettingzoo import KasimirEnv
from kasimir.envs.vector import FIRST_HISTORY, VectorEnv
from tests.helpers import ROOT, own_file
from tests.traces import setups

LANES, STEPS = 3, 100


class Alone:
    """The same matches one by one, on plain states, with the outputs of a lane."""

    def __init__(self, envs: VectorEnv, seed: int) -> None:
        self.env = KasimirEnv(envs.setup)
        self.env.reset(seed=seed)
        self.ended: Sequence[Any] = ()

    def step(self, action: int) -> None:
        """Make an action; when a match is over, the next one begins."""
        env = self.env
        mover = env.agent_selection
        env.step(action)
        ends = env.terminations[mover], env.truncations[mover]
        self.ended = *ends, list(env.rewards.values()), env.observe(mover).tolist()
        if any(ends):
            env.reset()

    def seen(self) -> tuple[list[int], list[int], int, str]:
        env, agent = self.env, self.env.agent_selection
        seat = env.possible_agents.index(agent)
        return env.observe(agent).tolist(), env.masks[agent].tolist(), seat, env.setup.text(env.match.state)


def seen_in(envs: VectorEnv, lane: int) -> tuple[list[int], list[int], int, str]:
    text = envs.setup.text(envs.state(lane))
    return envs.rows[lane].tolist(), envs.masks[lane].tolist(), int(envs.seats[lane]), text


def compare(envs: VectorEnv, seeds: list[int], steps: int) -> Counter[str]:
    """Step lanes and single matches side by side; return how often each kind of ending occurred."""
    alone = [Alone(envs, seed) for seed in seeds]
    rows, infos = envs.reset(seed=seeds)
    ends: Counter[str] = Counter()
    for _ in range(steps):
        for lane, other in enumerate(alone):
            assert seen_in(envs, lane) == other.seen()
        actions = envs.sample()
        rows, rewards, terminated, truncated, infos = envs.step(actions)
        assert (rows == envs.rows).all()
        assert (infos["action_mask"] == envs.masks).all()
        for lane, other in enumerate(alone):
            other.step(int(actions[lane]))
            *ended, shares, last_row = other.ended
            assert [terminated[lane], truncated[lane]] == ended
            assert rewards[lane].tolist() == np.array(shares, np.float32).tolist()
            if any(ended):
                assert infos["final_obs"][lane].tolist() == last_row
                ends["cut short" if truncated[lane] else "ended"] += 1
    return ends


@pytest.mark.parametrize("game", registry.names())
def test_a_lane_is_the_same_match_as_alone(game: str) -> None:
    ends: Counter[str] = Counter()
    for setup in setups(game):
        ends += compare(VectorEnv(setup, LANES), [11, 5, 11], STEPS)
    assert ends["ended"] > 2


@pytest.mark.slow
def test_no_lane_reads_or_writes_beside_its_arrays() -> None:
    """The same comparison in a process with bounds checking, which Numba can enable only once per process."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", __file__, "-k", "same_match"]
    environment = {**os.environ, "NUMBA_BOUNDSCHECK": "1"}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout[-3000:]


def test_the_limit_of_turns_cuts_a_lane_short() -> None:
    envs = vector.envs("hunt", 2, players=4, edition=str(own_file("editions", "hunt-greedy.toml")))
    assert compare(envs, [1, 2], 1300)["cut short"] > 0


def test_the_third_repetition_ends_a_lane_drawn() -> None:
    events = json.loads(own_file("records", "discs-repetition.json").read_text(encoding="utf-8"))["events"]
    envs = vector.envs("discs", 2)
    envs.reset(seed=1)
    for event in events:
        assert not envs.terminated.any()
        action = envs.numbers.actions.index(event)
        _, rewards, terminated, truncated, infos = envs.step(np.array([action, action]))
    assert terminated.all()
    assert not truncated.any()
    assert (rewards == 0.5).all()
    assert (infos["final_obs"][:, -1] == 2).all()


def test_a_history_grows_as_long_as_a_match() -> None:
    """On the edition with the most discs, where random matches are longest."""
    edition = str(own_file("editions", "discs-low.toml"))
    envs = vector.envs("discs", 64, edition=edition)
    envs.reset(seed=1)
    for _ in range(600):
        envs.step(envs.sample())
    longest = envs.history.shape[1]
    assert longest > FIRST_HISTORY
    assert compare(vector.envs("discs", 1, edition=edition), [1], 300)["ended"] > 0


# Seeds and samples


def after(envs: VectorEnv, steps: int) -> tuple[bytes, bytes]:
    for _ in range(steps):
        envs.step(envs.sample())
    return envs.rows.tobytes(), envs.masks.tobytes()


def test_equal_seeds_make_equal_runs() -> None:
    one, other = vector.envs("kitchen", 50), vector.envs("kitchen", 50)
    one.reset(seed=3)
    other.reset(seed=range(3, 53))
    first = after(one, 30)
    assert after(other, 30) == first
    one.reset(seed=3)
    assert after(one, 30) == first
    one.reset()
    assert after(one, 30) != first
    one.reset(seed=4)
    assert after(one, 30) != first


def test_a_reset_without_a_seed_begins_the_next_matches() -> None:
    envs, alone = vector.envs("hunt", 1), KasimirEnv(make_setup("hunt"))
    envs.reset(seed=9)
    alone.reset(seed=9)
    for _ in range(3):
        assert envs.rows[0].tolist() == alone.observe(alone.agent_selection).tolist()
        envs.reset()
        alone.reset()


def test_samples_are_fair() -> None:
    envs = vector.envs("towers", 2000)
    masks = np.zeros((2000, len(envs.numbers.actions)), np.int8)
    masks[:, [3, 50, 51, 154]] = 1
    envs.seed_samples(1)
    counts = Counter(np.concatenate([envs.sample(masks) for _ in range(10)]).tolist())
    assert set(counts) == {3, 50, 51, 154}
    assert all(4700 < count < 5300 for count in counts.values())


def test_without_copies_the_arrays_are_used_again() -> None:
    for copy in (True, False):
        envs = vector.envs("towers", 4, copy=copy)
        rows, _ = envs.reset(seed=1)
        next_rows = envs.step(envs.sample())[0]
        assert (rows is next_rows) is not copy


def test_spaces_are_gymnasiums() -> None:
    envs = vector.envs("race", 5)
    rows, _ = envs.reset(seed=1)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    assert envs.observation_space.contains(rows)
    assert isinstance(envs.single_action_space, spaces.Discrete)
    assert envs.action_space.contains(envs.sample())


# Invalid calls


def test_an_action_that_is_not_legal_stops_all_lanes() -> None:
    envs = vector.envs("towers", 4)
    with pytest.raises(UsageError, match="reset"):
        envs.step(np.zeros(4, np.int64))
    envs.reset(seed=1)
    legal, before = envs.sample(), after(envs, 0)
    for wrong in (-1, len(envs.numbers.actions), 10**12, int(np.argmin(envs.masks[2]))):
        actions = legal.copy()
        actions[2] = wrong
        with pytest.raises(MoveError, match="Lane 2"):
            envs.step(actions)
        assert after(envs, 0) == before
    for unfit in (np.zeros(3, np.int64), np.zeros((4, 1), np.int64), np.zeros(4), ["p+1"] * 4):
        with pytest.raises(UsageError, match="whole numbers"):
            envs.step(unfit)  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="masks"):
        envs.sample(envs.masks[:3])
    envs.step(legal)


def test_wrong_seeds_and_sizes_are_refused() -> None:
    with pytest.raises(UsageError, match="num_envs"):
        vector.envs("towers", 0)
    envs = vector.envs("towers", 2)
    for seed in (-1, 1 << 63, [1], [1, 2, 3], [1, -2], np.int64(-1)):
        with pytest.raises(UsageError):
            envs.reset(seed=seed)
