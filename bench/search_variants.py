"""Compare two search parameter sets: they play each other with rotated seats and the same dice.

.venv/bin/python bench/search_variants.py towers rollout=8 rollout=0 --sims 500 --games 200

A parameter set is written as the fields of `SearchParameters` that differ from the defaults, separated by commas, or
`-` for none. With more than two seats, one player with the first set plays against players with the second.
"""

import argparse
import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from multiprocessing import get_context

from kasimir.bots.player import Chooser
from kasimir.bots.searcher import Searcher
from kasimir.bots.simulator import SearchParameters
from kasimir.core.game import State
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.arena import mean_and_margin
from kasimir.lab.matches import play_match

NODES = 300_000


def read_parameters(text: str) -> SearchParameters:
    """Parse a parameter set from the command line."""
    pairs = [pair.split("=") for pair in text.split(",") if pair != "-"]
    kinds = {name: type(value) for name, value in vars(SearchParameters()).items()}
    return SearchParameters(**{name: kinds[name](float(value)) for name, value in pairs})


@cache
def setup_of(game: str, variant: str | None, players: int | None) -> Setup:
    """The set-up, once per process."""
    return make_setup(game, None, variant, players)


@cache
def searcher_of(setup: Setup, parameters: SearchParameters) -> Searcher:
    """One searcher per parameter set and process."""
    return Searcher(setup, parameters, NODES)


def chooser(setup: Setup, parameters: SearchParameters, simulations: int, seconds: float, seed: int) -> Chooser:
    """A player that always searches, unless there is only one move."""
    chance, searcher = random.Random(seed), searcher_of(setup, parameters)

    def choose(state: State) -> str:
        options = setup.options(state)
        if len(options) == 1:
            return options[0].text
        return searcher.search(state, simulations=simulations, seconds=seconds, seed=chance.getrandbits(62)).move

    return choose


def play_round(arguments: argparse.Namespace, number: int) -> float:
    """Play one match per seat; the mean score of the first parameter set."""
    setup = setup_of(arguments.game, arguments.variant, arguments.players)
    sets = [read_parameters(arguments.one)] + [read_parameters(arguments.other)] * (setup.players - 1)
    total = 0.0
    for turn in range(setup.players):
        seated = sets[-turn:] + sets[:-turn]
        players = [
            chooser(setup, parameters, arguments.sims, arguments.seconds, number * 8 + seat)
            for seat, parameters in enumerate(seated)
        ]
        total += play_match(setup, players, number)[setup.seats[turn]]
    return total / setup.players


def play(arguments: argparse.Namespace) -> Iterator[float]:
    """Play all rounds, on several cores."""
    players = setup_of(arguments.game, arguments.variant, arguments.players).players
    with ProcessPoolExecutor(arguments.processes, get_context("spawn")) as pool:
        yield from pool.map(partial(play_round, arguments), range(-(-arguments.games // players)), chunksize=1)


def main() -> None:
    """Parse the arguments, and print the share of the first set with its confidence interval."""
    parser = argparse.ArgumentParser(description="Let two search parameter sets play each other.")
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--variant")
    parser.add_argument("--players", type=int)
    parser.add_argument("--sims", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=0.0, help="time limit per move; use with --sims 0")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    scores = list(play(arguments))
    mean, margin = mean_and_margin(scores)
    players = setup_of(arguments.game, arguments.variant, arguments.players).players
    budget = f"{arguments.sims} sims" if arguments.sims else f"{arguments.seconds} s"
    print(
        f"{arguments.game} {players}: {arguments.one} against {arguments.other}, {budget}, "
        f"{len(scores) * players} games: {mean:.1%} +- {margin:.1%}",
        flush=True,
    )


if __name__ == "__main__":
    main()
