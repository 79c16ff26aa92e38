"""`kasimir simulate`: play many matches and count the results."""

import argparse
import json
from typing import TYPE_CHECKING

from kasimir.bots.levels import RANDOM
from kasimir.cli.options import add_game, add_ray, setup_of
from kasimir.cli.progress import INTERRUPTED, shown_progress, stopped_by_ctrl_c
from kasimir.core.setup import Setup
from kasimir.core.words import say

if TYPE_CHECKING:
    from kasimir.lab.simulate import Tally


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_ray(parser)
    parser.add_argument("--games", type=int, default=10_000, metavar="M")
    parser.add_argument("--bot", default="random", metavar="B")
    parser.add_argument("--threads", type=int, metavar="T")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir simulate GAME`: with a progress bar if standard error is a terminal."""
    words = (arguments.games, arguments.threads, arguments.seed, arguments.json, arguments.ray, arguments.bot)
    return simulate_with_progress(setup_of(arguments), *words)


def simulate_with_progress(
    setup: Setup, games: int, threads: int | None, seed: int, as_json: bool, ray: str | None = None, bot: str = RANDOM
) -> int:
    """Simulate with a progress bar; print a table, or one JSON object as the last line."""
    from kasimir.lab.jobs import checked_workers
    from kasimir.lab.simulate import simulate

    count = checked_workers("--threads", threads)
    with shown_progress(setup.game.name, games) as progress, stopped_by_ctrl_c() as stop:
        tally = simulate(setup, games, count, seed, progress, stop, ray, bot)
    if as_json:
        print(json.dumps(tally.as_json()))
    else:
        print_table(tally, games)
    return 0 if tally.games == games else INTERRUPTED


def print_table(tally: "Tally", wanted: int) -> None:
    """Print the counts as a table."""
    from rich.console import Console
    from rich.table import Table

    from kasimir.lab.simulate import wilson

    console, setup = Console(highlight=False), tally.setup
    names: dict[str, str | int] = {"games": tally.games, "wanted": wanted, "bot": tally.bot, "seed": str(tally.seed)}
    console.print(say("simulate.games" if tally.games == wanted else "simulate.stopped", names))
    table = Table(*(say(f"simulate.column-{column}") for column in ("seat", "wins", "rate", "interval", "value")))
    for seat in setup.seats:
        low, high = wilson(tally.wins[seat], tally.games)
        rate, value = tally.wins[seat] / max(1, tally.games), tally.values[seat] / max(1, tally.games)
        table.add_row(seat, str(tally.wins[seat]), f"{rate:.2%}", f"{low:.2%} - {high:.2%}", f"{value:.4f}")
    console.print(table)
    console.print(say("simulate.results", {"shared": tally.shared, "drawn": tally.drawn}))
    turns, moves = tally.turns / max(1, tally.games), tally.moves / max(1, tally.games)
    console.print(say("simulate.lengths", {"turns": turns, "longest": tally.longest, "moves": moves}))
    speed = tally.cpu_seconds / max(1, tally.moves) * 1e9
    times = {"seconds": tally.seconds, "cpu": tally.cpu_seconds, "speed": round(speed)}
    console.print(say("simulate.times", times))
