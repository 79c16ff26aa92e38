"""Our server and boardgame.io's under the same load, in one run on one machine.

.venv/bin/python -m bench.server.run [--quick] [--rounds N] [--seconds S] [--postgres URL] [--write]

Needs Node.js with npm, and installs boardgame.io into this folder. In each round all contenders take turns, so that
noise affects all alike, and the best round of each counts. `--write` writes the output to bench/results.md, as the
section "Server"; `--quick` is for trying the script. `--postgres` needs a database of its own, which is emptied.
"""

import argparse
import asyncio
import json
import os
import platform
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import asyncpg

from bench.results_file import write_section

HERE = Path(__file__).parent
TABLES = (50, 200, 1000)
WATCHERS, MOVES_WATCHED = 5000, 10
START_SECONDS, LONGEST_LOAD = 30.0, 180.0
NO_LIMITS = {"TABLES_AN_HOUR": "1000000", "CONNECTIONS": "100000", "MESSAGES_A_SECOND": "100000"}
NO_LIMITS |= {"ADDRESS_SHARE": "1000"}
BAR = 3.0

TEXT = """\
{heading}

    .venv/bin/python -m bench.server.run --postgres postgresql:///kasimir_bench --write

{machine}. Best of {rounds} rounds, {seconds:g} s each after 3 s of warm-up, all on this machine, which was in use by
others: compare only within this table.

N tables of discs with two players each. They play 32 different random matches that never end; whoever has an update
moves next. The latency of a move is from sending it until the other player's client has the update. One program
generates the load for both servers (`load.py`) and is not the bottleneck: its CPU is in the last column, 1 being a
core. boardgame.io plays the same rules (`boardgame.js`), but sends no legal moves, steps or sentences with an update
and has no undo, no repetition and nothing hidden; its files are not synced to disk. Ours has every move on disk
(fsync) before it is sent to anybody, and plays at a default table, where covered discs are hidden, or at an open one.
boardgame.io in memory can only be one process; ours is shown with one and with two. Stuck: tables whose last move was
not answered within 3 s.

{load}

{bar}

One table with {watchers} spectators: milliseconds from a move until the last of them has the update, the median and the
maximum of {moves} moves.

{crowd}
"""


@dataclass
class Contender:
    """A server, and the protocol that the load uses with it."""

    name: str
    kind: str
    folder: bool = False
    url: str = ""
    processes: int = 1
    best: dict[int, dict[str, float]] = field(default_factory=dict)


def command(contender: Contender, port: int, folder: str) -> tuple[list[str], dict[str, str]]:
    """The command that starts a contender, and additional environment variables."""
    if contender.kind == "boardgame":
        files = [folder] if contender.folder else []
        return ["node", str(HERE / "boardgame.js"), str(port), *files], {"NODE_ENV": "production"}
    settings = NO_LIMITS | {"DATABASE_FILE": f"{folder}/tables.sqlite", "DATABASE_URL": contender.url}
    settings |= {"PROCESSES": str(contender.processes)}
    added = {f"KASIMIR_{name}": value for name, value in (settings | {"LOG_LEVEL": "warning"}).items()}
    return [sys.executable, "-m", "kasimir", "serve", "--port", str(port)], added


async def empty(database: str) -> None:
    """Delete all tables of earlier runs: a server resumes all running matches."""
    connection = await asyncpg.connect(database)
    await connection.execute("DROP TABLE IF EXISTS kasimir_entries, kasimir_tables, kasimir_schema")
    await connection.close()


@contextmanager
def running(contender: Contender) -> Iterator[tuple[int, int]]:
    """Run a server; its port and its process."""
    with TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        if contender.url:
            asyncio.run(empty(contender.url))
        words, added = command(contender, port, folder)
        server = subprocess.Popen(words, env=os.environ | added, stdout=subprocess.DEVNULL)
        try:
            wait_for(port)
            yield port, server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            try:
                server.wait(15)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def wait_for(port: int) -> None:
    """Wait until a server listens."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def load(contender: Contender, task: str, kind: str, count: int, much: float) -> dict[str, float] | None:
    """Start a server and put a load on it; None if it cannot cope."""
    with running(contender) as (port, pid):
        words = [sys.executable, "-m", "bench.server.load", task, kind, *map(str, (port, count, much, pid))]
        try:
            done = subprocess.run(words, capture_output=True, text=True, timeout=LONGEST_LOAD, check=True)
        except subprocess.CalledProcessError as error:
            print(error.stderr, file=sys.stderr)
            return None
        except subprocess.TimeoutExpired:
            return None
    found: dict[str, float] = json.loads(done.stdout)
    print(f"{contender.name}, {task}, {count}: {done.stdout.strip()}", file=sys.stderr, flush=True)
    return found


def play_round(contenders: Sequence[Contender], tables: Sequence[int], seconds: float) -> None:
    """Run every contender once, for each number of tables."""
    for count in tables:
        for contender in contenders:
            found = load(contender, "players", contender.kind, count, seconds)
            if found and found["moves"] > contender.best.get(count, {"moves": 0.0})["moves"]:
                contender.best[count] = found


def markdown(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> str:
    """A table in Markdown with right-aligned numbers."""
    line = "| " + " | ".join(["---", *["---:"] * (len(head) - 1)]) + " |"
    return "\n".join([f"| {' | '.join(head)} |", line, *(f"| {' | '.join(map(str, row))} |" for row in rows)])


def load_table(contenders: Sequence[Contender], tables: Sequence[int]) -> str:
    """The results of all contenders."""
    head = ("server", "N", "moves/s", "p50 ms", "p99 ms", "stuck", "CPU µs a move", "CPU", "MB", "CPU of the load")
    rows = []
    for contender in contenders:
        for count in tables:
            best = contender.best.get(count)
            if best is None:
                rows.append([contender.name, count, "failed", *[""] * 7])
                continue
            whole = [f"{best[key]:,.0f}" for key in ("moves", "p50", "p99", "stuck", "micros")]
            rest = [f"{best['server_cpu']:.2f}", f"{best['memory']:.0f}", f"{best['load_cpu']:.2f}"]
            rows.append([contender.name, count, *whole, *rest])
    return markdown(head, rows)


def bar_table(contenders: Sequence[Contender], tables: Sequence[int]) -> str:
    """Our server compared with the faster boardgame.io: three times the moves, and a lower p99."""
    rows = []
    for ours in [contender for contender in contenders if contender.kind != "boardgame"]:
        for count in tables:
            others = [other.best[count] for other in contenders if other.kind == "boardgame" and count in other.best]
            if not others or count not in ours.best:
                continue
            fastest, own = max(others, key=lambda best: best["moves"]), ours.best[count]
            times, is_quicker = own["moves"] / fastest["moves"], own["p99"] < fastest["p99"]
            met = "met" if times >= BAR and is_quicker else "missed"
            rows.append([ours.name, count, f"{times:.1f}", "lower" if is_quicker else "higher", met])
    return markdown(("ours", "N", "times the moves", "p99", f"bar {BAR:g} and lower"), rows)


def crowd_table(contenders: Sequence[Contender], watchers: int) -> str:
    """How long it takes until all spectators of a table have an update."""
    boardgame, ours = contenders[0], next(one for one in contenders if one.kind == "hidden")
    ways = ((boardgame, "boardgame", "WebSocket"), (ours, "open", "WebSocket"), (ours, "events", "Server-Sent Events"))
    rows = []
    for contender, kind, way in ways:
        found = load(contender, "watchers", kind, watchers, MOVES_WATCHED)
        times = [f"{found[key]:.0f}" for key in ("median", "worst")] if found else ["failed", ""]
        rows.append([f"{contender.name}, {way}", *times])
    return markdown(("server", "median ms", "worst ms"), rows)


def machine() -> str:
    """The machine and versions."""
    node = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout.strip()
    return f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, Node.js {node}"


def read_arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--postgres", default="")
    parser.add_argument("--write", action="store_true")
    return parser.parse_args()


def main() -> None:
    """Measure everything."""
    arguments = read_arguments()
    rounds, seconds = (1, 2.0) if arguments.quick else (arguments.rounds, arguments.seconds)
    tables, watchers = (TABLES[:1], 200) if arguments.quick else (TABLES, WATCHERS)
    npm = shutil.which("npm")
    if not npm:
        sys.exit("npm is missing: boardgame.io cannot be installed")
    subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=HERE, check=True, stdout=sys.stderr)
    contenders = [
        Contender("boardgame.io, in memory", "boardgame"),
        Contender("boardgame.io, on files", "boardgame", folder=True),
        Contender("ours, SQLite", "hidden"),
        Contender("ours, SQLite, 2 processes", "hidden", processes=2),
        Contender("ours, SQLite, 2 processes, open discs", "open", processes=2),
    ]
    if arguments.postgres:
        contenders.append(Contender("ours, PostgreSQL, 2 processes", "hidden", url=arguments.postgres, processes=2))
    for _ in range(rounds):
        play_round(contenders, tables, seconds)
    load_rows, bar_rows = load_table(contenders, tables), bar_table(contenders, tables)
    text = TEXT.format(
        heading="## Server",
        machine=machine(),
        rounds=rounds,
        seconds=seconds,
        load=load_rows,
        bar=bar_rows,
        watchers=f"{watchers:,}",
        moves=MOVES_WATCHED,
        crowd=crowd_table(contenders, watchers),
    )
    print(text)
    if arguments.write:
        write_section(text)


if __name__ == "__main__":
    main()
