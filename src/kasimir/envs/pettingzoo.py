"""Every game as a PettingZoo AEC environment, in which agents act one after the other.

    from kasimir.envs import pettingzoo

    env = pettingzoo.env("towers", players=3)

or, once this module is imported, by PettingZoo's own `make("aec", "kasimir/towers-v1", players=3)`.

Dice, bags and slides are decided inside the environment, by the seed. docs/research.md documents observations, actions
and rewards.
"""

import secrets
from operator import index
from typing import Any, Literal, get_args

import numpy as np

from kasimir.core import registry, rng
from kasimir.core.encoding import ROLL
from kasimir.core.errors import MoveError, UsageError
from kasimir.core.game import CHANCE, NOBODY
from kasimir.core.match import Match
from kasimir.core.optional_libraries import extra
from kasimir.core.setup import Setup, make_setup
from kasimir.envs import render
from kasimir.envs.encoding import Mask, Numbers

with extra("envs"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
MaskIn = Literal["info", "observation"]
SEED_BITS = 32


def env(
    game: str,
    *,
    players: int | None = None,
    variant: str | None = None,
    edition: str | None = None,
    **options: Any,
) -> AECEnv:
    """An environment for a game, by default with its first variant and its fewest seats.

    `options` are those of `KasimirEnv`: `hidden`, `mask_in`, `render_mode`.
    """
    return OrderEnforcingWrapper(KasimirEnv(make_setup(game, edition, variant, players), **options))


class LegalActions(spaces.Discrete):
    """The action space of an agent. Samples without a mask are currently legal actions, if there are any."""

    def __init__(self, count: int) -> None:
        """All actions of a set-up; initially none is legal."""
        super().__init__(count)
        self.legal: Mask = np.zeros(count, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A random action, within the mask if one is given."""
        if mask is None and probability is None and self.legal.any():
            mask = self.legal
        return super().sample(mask, probability)


class KasimirEnv(AECEnv):  # type: ignore[misc]
    """A set-up as an environment; agents are `player_0` and so on, in turn order."""

    metadata = {  # noqa: RUF012 - required by PettingZoo
        "render_modes": list(get_args(RenderMode)),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        setup: Setup,
        *,
        hidden: bool = False,
        mask_in: MaskIn = "info",
        render_mode: RenderMode | None = None,
    ) -> None:
        """Create the spaces of all agents.

        `hidden` hides covered pieces, in games that have them. The mask of legal actions is in the info, or in the
        observation, which is then a dictionary.
        """
        super().__init__()
        self.setup, self.numbers = setup, Numbers(setup, hidden)
        self.mask_in = one_of("mask_in", mask_in, get_args(MaskIn))
        self.render_mode = render_mode and one_of("render_mode", render_mode, get_args(RenderMode))
        self.metadata = {**self.metadata, "name": f"kasimir_{setup.game.name}_v{setup.game.rules_version}"}
        self.possible_agents = [f"player_{seat}" for seat in range(setup.players)]
        self.action_spaces = {agent: LegalActions(len(self.numbers.actions)) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.space_of_rows() for agent in self.possible_agents}
        self.seed, self.number = secrets.randbits(SEED_BITS), 0
        self.stream = [0] * rng.WORDS

    def space_of_rows(self) -> spaces.Space[Any]:
        """The observation space of an agent."""
        low, high = self.numbers.limits()
        rows = spaces.Box(low, high, dtype=np.int16)
        if self.mask_in == "info":
            return rows
        count = len(self.numbers.actions)
        return spaces.Dict({"observation": rows, "action_mask": spaces.Box(0, 1, (count,), np.int8)})

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation space of an agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The action space of an agent; samples are legal actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Begin a match: the first one of a seed or, without a seed, the next one of the previous seed."""
        if seed is not None:
            self.seed, self.number = checked_seed(seed), 0
        rng.seed_stream(self.stream, self.seed, self.number)
        self.number += 1
        self.match = Match(self.setup)
        self.table = self.numbers.table(self.match.state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self.go_on()

    def step(self, action: Any) -> None:
        """Make an action of the agent to play; None for an agent whose match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        text, move = self.move_of(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        if self.table:
            self.table.play(text)
        self.play(move)
        self.go_on()
        if self.match.result:
            self.end()
        self._accumulate_rewards()

    def move_of(self, action: Any) -> tuple[str, int]:
        """The move of an action; raises `MoveError` if it is illegal."""
        try:
            return self.legal[index(action)]
        except (KeyError, TypeError):  # illegal, or not an integer
            raise MoveError("move.action", action=str(action), count=len(self.numbers.actions)) from None

    def play(self, move: int) -> None:
        """Make a move of the rules, or a chance event."""
        state, setup = self.match.state, self.setup
        if setup.kind(state) == CHANCE:
            rules, board = setup.game.rules, setup.board
            move = rules.ticket(state, board, rng.below(self.stream, rules.tickets(state, board)))
        text = setup.game.notation.move_text(state, setup.board, move)
        self.match.make(text, setup.after(state, move))

    def go_on(self) -> None:
        """Make chance events until an agent must act or the match is over."""
        while not self.match.result and not self.numbers.asks(self.match.state):
            self.play(ROLL)
        state = self.match.state
        self.legal = {} if self.match.result else self.numbers.legal(state, self.table)
        if not self.match.result and state.seat != NOBODY:
            self.agent_selection = self.possible_agents[state.seat]
        self.show_masks()
        if self.render_mode == "human":
            self.render()

    def show_masks(self) -> None:
        """Update the masks of legal actions: empty for all agents but the one to play."""
        self.masks = {agent: np.zeros(len(self.numbers.actions), np.int8) for agent in self.possible_agents}
        self.masks[self.agent_selection][list(self.legal)] = 1
        for agent in self.possible_agents:
            self.action_spaces[agent].legal = self.masks[agent]
        in_info = self.mask_in == "info"
        self.infos = {agent: {"action_mask": self.masks[agent]} if in_info else {} for agent in self.agents}

    def end(self) -> None:
        """Give each agent its share of the win. The turn limit truncates a match; everything else terminates it."""
        assert self.match.result
        shares = self.setup.values(self.match.result.winners)
        self.rewards = dict(zip(self.agents, shares.values(), strict=True))
        cut_short = self.match.result.reason == "turns"
        self.terminations = dict.fromkeys(self.agents, not cut_short)
        self.truncations = dict.fromkeys(self.agents, cut_short)

    def observe(self, agent: str) -> Any:
        """The current observation of an agent."""
        row = self.numbers.row(self.match, self.possible_agents.index(agent), self.table)
        return row if self.mask_in == "info" else {"observation": row, "action_mask": self.masks[agent]}

    def render(self) -> Any:
        """Render the board in the render mode of the environment."""
        if self.render_mode is None:
            raise UsageError("usage.render", modes=", ".join(get_args(RenderMode)))
        state, board = self.match.state, self.setup.board
        drawing = self.table.draw(state, board) if self.table else self.setup.game.draw(state, board)
        return render.WAYS[self.render_mode](drawing)

    def close(self) -> None:
        """There is nothing to close."""


def one_of(name: str, found: Any, known: tuple[str, ...]) -> Any:
    """Validate that a word is one of the known ones."""
    if found not in known:
        raise UsageError("usage.word", name=name, found=str(found), words=", ".join(known))
    return found


def checked_seed(seed: int) -> int:
    """Validate that a seed fits the random streams."""
    if not 0 <= seed <= rng.LARGEST_SEED:
        raise UsageError("usage.number", name="seed", found=seed, low=0, high=rng.LARGEST_SEED)
    return int(seed)


def register_games() -> None:
    """Register every game for PettingZoo's own `make`."""
    for name in registry.names():
        register("aec", f"kasimir/{name}-v{registry.load(name).rules_version}", env, kwargs={"game": name})


register_games()
