"""`kasimir solve`: the value of a game with perfect play."""

import argparse
import json

from kasimir.cli.options import add_game, setup_of
from kasimir.cli.progress import tell
from kasimir.core.setup import Setup


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    return solve_with_progress(setup_of(arguments), arguments.json)


def solve_with_progress(setup: Setup, as_json: bool) -> int:
    """Solve a game with progress on standard error; print the facts, or one JSON object."""
    from kasimir.solvers.solution import solution_for

    try:
        facts = solution_for(setup, tell).facts
    finally:
        tell("")
    if as_json:
        print(json.dumps({**named(setup), **facts}))
    else:
        for name, value in facts.items():
            print(f"{name:<10} {shown(value)}")
    return 0


def named(setup: Setup) -> dict[str, str | int]:
    """The game and set-up as text."""
    return {
        "game": setup.game.name,
        "variant": setup.variant,
        "edition": setup.edition.name,
        "players": setup.players,
    }


def shown(value: object) -> str:
    """A value as text."""
    if isinstance(value, dict):
        return "  ".join(f"{name} {shown(item)}" for name, item in value.items())
    if isinstance(value, float):
        return f"{value:.10f}" if value > 1e-6 else f"{value:.0e}"
    return str(value)
