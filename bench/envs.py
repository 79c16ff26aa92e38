"""Speed of the environments: all games as vector environments, compared with PettingZoo's connect four, on one core.

.venv/bin/python -m bench.envs [--quick] [--write]

All play is random: each step takes the observation, chooses an action from its mask, and makes it. Contenders take
turns, and the best round of each counts. `--write` also writes the section in bench/results.md.
"""

import argparse
import random
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import numpy as np
import pettingzoo

from bench.results_file import write_section
from bench.rules import SEED, Contender, cpu_seconds, machine, setups, table, verdict
from kasimir.core.setup import Setup
from kasimir.envs.pettingzoo import KasimirEnv
from kasimir.envs.vector import VectorEnv

BAR = 100
LANES = 1024
QUICK, THOROUGH = (2, 20_000, 300), (9, 1_000_000, 4_000)
"""Rounds, total steps of all lanes per round, steps of an environment that plays one match."""
CONNECT_FOUR = "classic/connect_four-v3"

REPORT = """\
## Environments

    .venv/bin/python -m bench.envs --write

{0}, pettingzoo {1}, gymnasium {2}

Steps per second of one thread's CPU time in random play. A step returns the observation and the mask, an action is
chosen from the mask, and the action is made; finished matches begin again, which is included. Ours are {3:,} lanes of
`kasimir.envs.vector` with default settings, including copies, and with its own `sample` of the masks.

PettingZoo's connect four is measured in two ways: as returned by `make`, with actions sampled by its action space; and
bare, without its wrappers and with faster sampling. `x` and the bar ({4} times on towers) compare with the faster one.

{5}
"""


def lanes_contender(setup: Setup, steps: int) -> Contender:
    """Many matches at once."""
    envs = VectorEnv(setup, LANES)

    def play() -> None:
        _, infos = envs.reset()
        for _ in range(rounds):
            *_, infos = envs.step(envs.sample(infos["action_mask"]))

    rounds = max(1, steps // LANES)
    envs.reset(seed=SEED)
    play()  # compiles everything, and spreads the lanes over their matches
    return Contender(lambda: (rounds * LANES, cpu_seconds(play)))


def single_contender(env: Any, choose: Callable[[Any, str], Any], steps: int) -> Contender:
    """One match after the other in a PettingZoo environment; agents' final empty steps are not counted."""

    def play() -> None:
        made = 0
        env.reset()
        while made < steps:
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.reset()
                continue
            mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
            env.step(choose(mask, env.agent_selection))
            made += 1

    return Contender(lambda: (steps, cpu_seconds(play)))


def quick_choice(mask: Any, agent: str) -> int:  # noqa: ARG001
    """A random action from a mask, faster than a Gymnasium space samples it."""
    return int(random.choice(np.flatnonzero(mask)))


def connect_four(steps: int) -> dict[str, Contender]:
    """PettingZoo's own game as it is, and without the wrappers that slow it down."""
    made = pettingzoo.make("aec", CONNECT_FOUR)
    made.reset(seed=SEED)
    bare = made.unwrapped
    return {
        "PettingZoo, connect four": single_contender(
            made, lambda mask, agent: made.action_space(agent).sample(mask), steps
        ),
        "PettingZoo, connect four, bare": single_contender(bare, quick_choice, steps),
    }


def measure(rounds: int, lane_steps: int, single_steps: int) -> str:
    """Run all contenders in turn, and report."""
    found = list(setups())
    theirs = connect_four(single_steps)
    ours = {name_of(setup): lanes_contender(setup, lane_steps) for setup in found}
    singles = {
        f"{name_of(setup)}, one match (`kasimir.envs.pettingzoo`)": single_contender(
            KasimirEnv(setup), quick_choice, single_steps
        )
        for setup in found
        if setup.game.name == "towers"
    }
    for _ in range(rounds):
        for contender in (*theirs.values(), *ours.values(), *singles.values()):
            contender.take_turn()
    versions = version("pettingzoo"), version("gymnasium")
    return REPORT.format(machine(), *versions, LANES, BAR, results_table({**ours, **singles, **theirs}, theirs))


def name_of(setup: Setup) -> str:
    """Game, variant and seats."""
    return f"{setup.game.name}, {setup.variant}, {setup.players}"


def results_table(contenders: dict[str, Contender], theirs: dict[str, Contender]) -> str:
    """Every environment compared with the faster connect four."""
    rival = min(contender.best for contender in theirs.values())
    rows = [["game, variant, seats", "ns a step", "steps a second", "x", f"bar {BAR}"]]
    for name, contender in contenders.items():
        times = rival / contender.best
        is_held = name.startswith("towers") and "one match" not in name
        numbers = f"{contender.best:,.0f}", f"{1e9 / contender.best:,.0f}", f"{times:,.1f}"
        rows.append([name, *numbers, verdict(times >= BAR) if is_held else ""])
    return table(*rows)


def main() -> None:
    """Measure, print, and optionally write."""
    parser = argparse.ArgumentParser(description="Measure the speed of the environments.")
    parser.add_argument("--quick", action="store_true", help="only for trying the script: inaccurate numbers")
    parser.add_argument("--write", action="store_true", help="also write the section in bench/results.md")
    arguments = parser.parse_args()
    report = measure(*(QUICK if arguments.quick else THOROUGH))
    print(report, end="")
    if arguments.write:
        write_section(report)


if __name__ == "__main__":
    main()
