"""How long people wait for the computer's first move and the first hint on a machine where nothing is compiled yet.

.venv/bin/python -m bench.first_moves [--games towers,race] [--levels normal,master] [--seconds S] [--write]

For every measurement a server is started with `kasimir play`, an empty cache and its default settings, and a table is
opened as soon as it answers. The user's own cache is not touched. `--write` also writes the section in
bench/results.md.
"""

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.results_file import write_section
from bench.rules import machine, table, verdict
from kasimir.client.table import Connection, ask_http, open_table
from kasimir.core import registry
from kasimir.core.errors import KasimirError
from kasimir.protocol.http import Computer, Free, Me, NewTable, TableOptions
from kasimir.protocol.messages import Advice
from kasimir.protocol.requests import Hint, Roll
from kasimir.protocol.state import Now

BAR = 3.0
LEVELS = ("normal", "master")
START_SECONDS = 60.0
STEP = 0.01
HOUSE = TableOptions(first="chosen", hidden=False)

REPORT = """\
## First moves

    .venv/bin/python -m bench.first_moves --write

{0}

Seconds that people wait for the computer on a machine where nothing is compiled yet, each on a server that was just
started with an empty cache. First move: from the position until the computer has made its first real choice, including
its pause of 0.8 s; the bar is {1:g} s. Slowest: the same for all its moves within {2:g} s, while the game is compiled.
Ready: from opening the table until it was. First hint: from the request to the answer; the same bar.

{3}
"""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        found: int = probe.getsockname()[1]
        return found


@asynccontextmanager
async def new_server() -> AsyncIterator[tuple[str, Path]]:
    """A server as a new user starts it: its address, and its empty cache."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        cache, url = Path(folder) / "cache", f"http://127.0.0.1:{(port := free_port())}"
        own = {"KASIMIR_CACHE": str(cache), "KASIMIR_DATABASE_FILE": str(Path(folder) / "tables.sqlite")}
        others = {name: value for name, value in os.environ.items() if not name.startswith("KASIMIR_")}
        command = [sys.executable, "-m", "kasimir", "play", "--no-browser", "--host", "127.0.0.1", "--port", str(port)]
        server = subprocess.Popen(command, env=others | own, stdout=subprocess.DEVNULL)
        try:
            await until_up(url)
            yield url, cache
        finally:
            server.terminate()
            await asyncio.to_thread(server.wait)


async def until_up(url: str) -> None:
    """Wait until a server answers."""
    async with asyncio.timeout(START_SECONDS):
        while True:
            with suppress(KasimirError):
                ask_http("GET", f"{url}/healthz")
                return
            await asyncio.sleep(STEP)


class Watch:
    """Takes the time that the computer needs for every real choice."""

    def __init__(self) -> None:
        self.began = self.since = time.monotonic()
        self.at, self.has_choice = 0, False
        self.waits: list[float] = []
        self.ready: float | None = None

    def look(self, now: Now, is_compiled: bool) -> None:
        """Take in the state that the server has just sent."""
        moment, play = time.monotonic(), now.play
        if self.ready is None and is_compiled:
            self.ready = moment - self.began
        if now.at != self.at:
            self.waits += [moment - self.since] if self.has_choice else []
            self.at, self.since = now.at, moment if self.at else self.began
        self.has_choice = bool(play and play.kind == "choice" and len(play.choices) > 1)


async def wait_for_moves(game: str, level: str, seconds: float) -> Watch:
    """Watch bots of a level play each other."""
    seats: list[Me | Computer | Free] = [Computer(level) for _ in range(registry.load(game).players[0])]
    async with new_server() as (url, cache):
        watch = Watch()
        ticket = await open_table(url, NewTable(game, seats, name="Bench", house=HOUSE))
        async with Connection(url, ticket.table) as watcher:
            async for _ in watcher:
                if watcher.now:
                    watch.look(watcher.now, any(cache.glob(f"kasimir/*/{game}/searched")))
                if watch.waits and time.monotonic() - watch.began > seconds:
                    break
    return watch


async def wait_for_hint(game: str) -> float:
    """Ask for a hint at the first choice."""
    seats: list[Me | Computer | Free] = [Me(f"Bench {number}") for number in range(registry.load(game).players[0])]
    async with new_server() as (url, _):
        ticket = await open_table(url, NewTable(game, seats, house=HOUSE))
        async with Connection(url, ticket.table, ticket.token) as player:
            asked = 0.0
            async for told in player:
                if isinstance(told, Advice):
                    break
                if asked or not player.now or not player.now.play or not player.is_our_turn():
                    continue
                if player.now.play.kind == "choice":
                    player.send(Hint(player.now.at))
                    asked = time.monotonic()
                else:
                    player.send(Roll(player.now.at))
    return time.monotonic() - asked


async def measure(games: Sequence[str], levels: Sequence[str], seconds: float) -> str:
    """Measure everything, one server after the other."""
    rows = [["game", "level", "first move", "slowest", "ready", "first hint", f"bar {BAR:g} s"]]
    for game in games:
        hint = await wait_for_hint(game)
        for level in levels:
            found = await wait_for_moves(game, level, seconds)
            first, ready = found.waits[0], "later" if found.ready is None else f"{found.ready:.0f}"
            times = f"{first:.1f}", f"{max(found.waits):.1f}", ready, f"{hint:.1f}"
            rows.append([game, level, *times, verdict(max(first, hint) <= BAR)])
    return REPORT.format(machine(), BAR, seconds, table(*rows))


def main() -> None:
    """Measure, print, and optionally write."""
    parser = argparse.ArgumentParser(description="Measure the wait for the first move where nothing is compiled.")
    parser.add_argument("--games", default=",".join(registry.names()), help="games, separated by commas")
    parser.add_argument("--levels", default=",".join(LEVELS), help="levels, separated by commas")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each table is watched (default: 20)")
    parser.add_argument("--write", action="store_true", help="also write the section in bench/results.md")
    arguments = parser.parse_args()
    report = asyncio.run(measure(arguments.games.split(","), arguments.levels.split(","), arguments.seconds))
    print(report, end="")
    if arguments.write:
        write_section(report)


if __name__ == "__main__":
    main()
