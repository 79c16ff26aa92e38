"""A solution on the screen: how it comes about, and what is known then."""

import json
import sys

from kasimir.core.setup import Setup
from kasimir.solvers.solution import solution_for

WIDTH = 78


def solve_with_progress(setup: Setup, as_json: bool) -> int:
    """Solve a game, telling on the error stream how it goes; print what is known, or one JSON object."""
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
    """What was solved."""
    return {
        "game": setup.game.name,
        "variant": setup.variant,
        "edition": setup.edition.name,
        "players": setup.players,
    }


def tell(text: str) -> None:
    """Show the progress, where somebody is looking: each word takes the place of the one before."""
    if sys.stderr.isatty():
        print(f"\r{text[:WIDTH]:<{WIDTH}}", end="" if text else "\r", file=sys.stderr, flush=True)


def shown(value: object) -> str:
    """A value for people."""
    if isinstance(value, dict):
        return "  ".join(f"{name} {shown(item)}" for name, item in value.items())
    if isinstance(value, float):
        return f"{value:.10f}" if value > 1e-6 else f"{value:.0e}"
    return str(value)
