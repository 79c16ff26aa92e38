"""`kasimir arena`: bots play each other."""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kasimir.cli.options import add_game, add_ray
from kasimir.cli.progress import shown_progress
from kasimir.core.words import say

if TYPE_CHECKING:
    from kasimir.lab.arena import Contest


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_ray(parser)
    parser.add_argument("bots", metavar="BOT", nargs="+")
    parser.add_argument("--games", type=int, default=100, metavar="M")
    parser.add_argument("--processes", type=int, metavar="P")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.lab.arena import Contest

    names = (arguments.game, arguments.edition, arguments.variant, arguments.players)
    contest = Contest(*names, tuple(arguments.bots), arguments.seed)
    file = Path(arguments.save) if arguments.save else None
    return arena_with_progress(contest, arguments.games, arguments.processes, file, arguments.json, arguments.ray)


def arena_with_progress(
    contest: "Contest", games: int, processes: int | None, file: Path | None, as_json: bool, ray: str | None = None
) -> int:
    """Play a contest with a progress bar; print a table, or one JSON object as the last line."""
    from kasimir.lab.arena import Ledger
    from kasimir.lab.arena import run as play_contest
    from kasimir.lab.jobs import checked_workers

    workers = checked_workers("--processes", processes)
    ledger = Ledger(contest, file)
    rounds = -(-games // contest.setup().players)
    with shown_progress(contest.game, rounds) as progress:
        result = play_contest(contest, games, workers, ledger, progress, ray)
    if as_json:
        print(json.dumps(result))
    else:
        print_contest(result)
    return 0


def print_contest(result: dict[str, Any]) -> None:
    """Print the results as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(*(say(f"arena.column-{column}") for column in ("bot", "score", "interval", "elo", "elo-interval")))
    for row in result["results"]:
        low, high = row["interval"]
        weak, strong = row["elo_interval"]
        cells = (f"{row['score']:.1%}", f"{low:.1%} - {high:.1%}", f"{row['elo']:+.0f}", f"{weak:+.0f} - {strong:+.0f}")
        table.add_row(row["bot"], *cells)
    console = Console(highlight=False)
    console.print(table)
    console.print(say("arena.games", {"games": result["games"], "players": result["players"]}))
