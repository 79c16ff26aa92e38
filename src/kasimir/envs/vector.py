"""Thousands of matches of one set-up stepped at once on the compiled rules, as a Gymnasium vector environment.

    envs = vector.envs("towers", 4096)
    rows, infos = envs.reset(seed=1)
    rows, rewards, terminated, truncated, infos = envs.step(envs.sample())

Each lane is a separate match with its own seed: it is identical to the same match played alone in
`kasimir.envs.pettingzoo`. docs/research.md has the details.
"""

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from kasimir.core import rng
from kasimir.core.compiled import compile_for, to_array, to_plain
from kasimir.core.errors import MoveError, UsageError
from kasimir.core.game import AnyGame, State
from kasimir.core.optional_libraries import extra
from kasimir.core.setup import Setup, make_setup
from kasimir.core.vector_step import ACT, BEGIN, LANE_FIELDS, NUMBER, SEED, TODO, make_advance, make_sample
from kasimir.envs.encoding import Numbers

with extra("envs"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumVectorEnv
    from gymnasium.vector.utils import batch_space

MOST_LANES = 1 << 20
SEED_BITS = 32
FIRST_HISTORY = 64

Array = np.ndarray[Any, Any]


def envs(
    game: str,
    num_envs: int,
    *,
    players: int | None = None,
    variant: str | None = None,
    edition: str | None = None,
    copy: bool = True,
) -> "VectorEnv":
    """A vector environment for a game, by default with its first variant and its fewest seats."""
    return VectorEnv(make_setup(game, edition, variant, players), num_envs, copy=copy)


class VectorEnv(GymnasiumVectorEnv[Array, Array, Array]):
    """Many matches at once. Arrays have one row per lane; rewards have one column per seat."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - required by Gymnasium

    def __init__(self, setup: Setup, num_envs: int, *, copy: bool = True) -> None:
        """Allocate the arrays, and compile if necessary.

        Without `copy`, each step returns the same arrays, which the next step overwrites.
        """
        if not 1 <= num_envs <= MOST_LANES:
            raise UsageError("usage.number", name="num_envs", found=num_envs, low=1, high=MOST_LANES)
        self.setup, self.numbers, self.num_envs, self.copy = setup, Numbers(setup), num_envs, copy
        self.make_spaces()
        self.make_arrays()
        self.advance, self.choose = compiled_for(setup.game)
        self.stream = np.zeros(rng.WORDS, np.int64)
        self.seed_samples(secrets.randbits(SEED_BITS))
        self.lanes[:, SEED] = secrets.randbits(SEED_BITS) + np.arange(num_envs)

    def make_spaces(self) -> None:
        """The observation and action spaces, of one lane and of all."""
        low, high = self.numbers.limits()
        self.single_observation_space = spaces.Box(low, high, dtype=np.int16)
        self.single_action_space = spaces.Discrete(len(self.numbers.actions))
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def make_arrays(self) -> None:
        """All arrays that the compiled step reads and writes."""
        setup, count, actions = self.setup, self.num_envs, len(self.numbers.actions)
        self.start = to_array(setup.game.state, [setup.start()])
        self.states = to_array(setup.game.state, [], count)
        self.boards = to_array(setup.game.board, [setup.board])
        self.lanes = np.zeros((count, LANE_FIELDS), np.int64)
        self.streams = np.zeros((count, rng.WORDS), np.int64)
        self.history = np.zeros((count, FIRST_HISTORY if self.numbers.shows_repeats else 0), np.int64)
        self.moves = np.zeros(setup.game.most_moves, np.int64)
        self.won = np.zeros(setup.players, np.int64)
        self.codes = np.zeros((count, actions), np.int16)
        self.masks = np.zeros((count, actions), np.int8)
        self.rows = np.zeros((count, self.numbers.width), np.int16)
        self.last_rows = np.zeros((count, self.numbers.width), np.int16)
        self.rewards = np.zeros((count, setup.players), np.float32)
        self.terminated, self.truncated = np.zeros(count, np.bool_), np.zeros(count, np.bool_)
        self.seats = np.zeros(count, np.int8)
        self.found = np.zeros(actions, np.int64)

    def reset(
        self,
        *,
        seed: int | np.integer[Any] | Sequence[int] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[Array, dict[str, Any]]:
        """Begin a match in every lane.

        A seed gives lane `i` the seed `seed + i`; a list has one per lane. Without a seed, lanes begin their next
        matches.
        """
        if seed is not None:
            self.lanes[:, SEED] = self.checked_seeds(seed)
            self.lanes[:, NUMBER] = 0
            self.seed_samples(int(self.lanes[0, SEED]))
        elif self.lanes[0, TODO] == ACT:
            self.lanes[:, NUMBER] += 1
        self.lanes[:, TODO] = BEGIN
        self.run(np.zeros(self.num_envs, np.int64))
        return self.given(self.rows), self.infos()

    def checked_seeds(self, seed: int | np.integer[Any] | Sequence[int]) -> Array:
        """One seed per lane."""
        seeds = (
            [int(seed) + lane for lane in range(self.num_envs)] if isinstance(seed, int | np.integer) else list(seed)
        )
        if len(seeds) != self.num_envs:
            raise UsageError("usage.seeds", found=len(seeds), lanes=self.num_envs)
        for found in seeds:
            if not 0 <= found <= rng.LARGEST_SEED:
                raise UsageError("usage.number", name="seed", found=found, low=0, high=rng.LARGEST_SEED)
        return np.array(seeds, np.int64)

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """Make an action in every lane, or in none if one is illegal; where a match ends, the next one begins.

        Observations, masks and seats are then those of the new match; rewards and end flags are those of the old one.
        """
        self.check(actions)
        self.run(np.asarray(actions, np.int64))
        ends = self.given(self.rewards), self.given(self.terminated), self.given(self.truncated)
        return self.given(self.rows), *ends, self.infos()

    def check(self, actions: Array) -> None:
        """Check that there is one integer per lane, and that matches have begun."""
        if self.lanes[0, TODO] != ACT:
            raise UsageError("usage.reset")
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise UsageError("usage.actions", lanes=self.num_envs, found=f"{actions.dtype}{list(actions.shape)}")

    def run(self, actions: Array) -> None:
        """Run the compiled step over all lanes; if a history is full, enlarge it and continue."""
        lane = 0
        while True:
            lane = self.advance(
                *(lane, actions, self.start, self.states, self.boards, self.lanes, self.streams, self.history),
                *(self.moves, self.won, self.codes, self.masks, self.rows, self.last_rows),
                *(self.rewards, self.terminated, self.truncated, self.seats),
            )
            if lane == self.num_envs:
                return
            if lane < 0:
                lane = -1 - lane
                raise MoveError("move.lane", lane=lane, action=int(actions[lane]), count=len(self.numbers.actions))
            self.history = np.pad(self.history, ((0, 0), (0, self.history.shape[1])))

    def infos(self) -> dict[str, Any]:
        """Masks, seats to play, and the final observations of lanes whose matches have just ended."""
        return {
            "action_mask": self.given(self.masks),
            "seat": self.given(self.seats),
            "final_obs": self.given(self.last_rows),
        }

    def given(self, array: Array) -> Array:
        """A copy of an array for the caller, or the array itself."""
        return array.copy() if self.copy else array

    def seed_samples(self, seed: int) -> None:
        """Seed the stream of `sample`."""
        rng.seed_stream(self.stream, seed, -1)  # type: ignore[arg-type]  # no match has this number

    def sample(self, masks: Array | None = None) -> Array:
        """A uniformly random legal action for every lane."""
        masks = self.masks if masks is None else masks
        if masks.shape != self.masks.shape:
            raise UsageError("usage.masks", found=str(list(masks.shape)), wanted=str(list(self.masks.shape)))
        actions = np.zeros(self.num_envs, np.int64)
        self.choose(masks, self.stream, self.found, actions)
        return actions

    def state(self, lane: int) -> State:
        """The position of a lane, for `setup.text`, drawings and searches."""
        found: State = to_plain(self.setup.game.state, self.states[lane])
        return found


def compiled_for(game: AnyGame) -> tuple[Callable[..., int], Callable[..., None]]:
    """The compiled step function and the compiled sampler."""
    return compile_for(game, make_advance(game)), compile_for(game, make_sample())
