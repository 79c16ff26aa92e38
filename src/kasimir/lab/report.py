"""A simulation on the screen: its progress, and what came out."""

import json
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kasimir.bots.levels import RANDOM
from kasimir.core.setup import Setup
from kasimir.core.words import say
from kasimir.lab.arena import Contest, Ledger
from kasimir.lab.arena import run as play_contest
from kasimir.lab.jobs import checked_workers
from kasimir.lab.simulate import Tally, simulate, wilson


def simulate_with_progress(
    setup: Setup, games: int, threads: int | None, seed: int, as_json: bool, ray: str | None = None, bot: str = RANDOM
) -> int:
    """Simulate with a progress bar on the error stream; print a table, or one JSON object as the last line."""
    count = checked_workers("--threads", threads)
    with shown_progress(setup.game.name, games) as progress, stopped_by_ctrl_c() as stop:
        tally = simulate(setup, games, count, seed, progress, stop, ray, bot)
    if as_json:
        print(json.dumps(tally.as_json()))
    else:
        print_table(tally, games)
    return 0 if tally.games == games else 130


@contextmanager
def shown_progress(game: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda _: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(say(f"{game}.title"), total=total)
        yield lambda done: bar.update(task, completed=done)


@contextmanager
def stopped_by_ctrl_c() -> Iterator[threading.Event]:
    """Ctrl-C sets the event. As an exception it would be lost if it came while compiled code is being loaded."""
    stop = threading.Event()
    before = signal.signal(signal.SIGINT, lambda *_: stop.set())
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def print_table(tally: Tally, wanted: int) -> None:
    """What was counted, for people."""
    from rich.console import Console
    from rich.table import Table

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
    lengths: dict[str, str | int] = {"turns": f"{turns:.1f}", "longest": tally.longest, "moves": f"{moves:.1f}"}
    console.print(say("simulate.lengths", lengths))
    speed = tally.cpu_seconds / max(1, tally.moves) * 1e9
    times = {"seconds": f"{tally.seconds:.2f}", "cpu": f"{tally.cpu_seconds:.2f}", "speed": f"{speed:.0f}"}
    console.print(say("simulate.times", times))


def arena_with_progress(
    contest: Contest, games: int, processes: int | None, file: Path | None, as_json: bool, ray: str | None = None
) -> int:
    """Play a contest with a progress bar; print a table, or one JSON object as the last line."""
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
    """Who is stronger, for people."""
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
