"""Latency of honest moves while one address attacks the server, compared with no attack, in one run.

.venv/bin/python -m bench.attacks [--seconds S] [--write] [NAME ...]

`--write` writes the output to bench/results.md, as the section "Attacks".
"""

import argparse
import asyncio
import os
import platform
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.results_file import write_section
from tests.server.attacks.harness import ATTACKS, Siege, besiege, percentile, public_server

BAR, MOST_GROWN = 10.0, 100.0
MEMORY = Path("/dev/shm")
"""A file system in memory: otherwise other users of the disk would affect the result."""
TEXTS = {
    "pipelining": "endless requests on 10 connections, no response read",
    "upgrades": "malformed and truncated WebSocket upgrades",
    "pings": "20 watchers ping and read no pong",
    "chatter": "195 connections with one token, 19 messages per second each",
    "frames": "empty pings, and messages in endless empty fragments",
    "readers": "replays, files and event streams requested and not read",
    "slow": "400 connections that send nothing, or a byte now and then",
    "thinkers": "60 tables with `master`, and hints at all of them",
    "odd": "huge heads, wrong lengths and chunks, absurd methods",
}
TEXT = """\
## Attacks

    .venv/bin/python -m bench.attacks --write

{machine}. A server with default settings runs in a separate process. Three pairs of players play discs on it from one
address, each move 0.05 s after the last; the latency of a move is from sending it until both have it. After
{seconds:g} s another address attacks for {seconds:g} s, from the same machine but with the lowest priority, because
real attackers have their own processors. The database is in memory, because the disk of this machine causes delays
without any attack. Memory is the largest growth of the server and its processes. The machine was in use by others:
compare only within a row. Bar: the 99th percentile at most {bar:g} times as high, and less than 100 MB more.

{table}
"""


async def measure(name: str, seconds: float) -> Siege:
    """Run one attack on a new server."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        async with public_server(Path(folder)) as server:
            return await besiege(server, name, seconds, quiet=seconds)


def row(name: str, siege: Siege) -> list[str]:
    """A row of the table."""
    before, during = (
        [1000 * percentile(waits, share) for share in (0.5, 0.99)] for waits in (siege.before, siege.during)
    )
    times = during[1] / before[1]
    is_met = times <= BAR and siege.grown < MOST_GROWN
    figures = [f"{value:.1f}" for value in (*before, *during, times)]
    return [f"`{name}`: {TEXTS[name]}", *figures, f"{siege.grown:.0f}", "met" if is_met else "missed"]


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """The table in Markdown."""
    heads = ["attack", "median ms", "p99 ms", "median ms under it", "p99 ms under it", "times", "MB more", "bar"]
    lines = [heads, ["---", *["---:"] * 6, "---"], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


async def main(names: Sequence[str], seconds: float, is_written: bool) -> None:
    """Run every attack, one after the other."""
    rows = []
    for name in names:
        rows.append(row(name, await measure(name, seconds)))
        print(" | ".join(rows[-1]), flush=True)
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    text = TEXT.format(machine=machine, seconds=seconds, bar=BAR, table=markdown(rows))
    print(text)
    if is_written:
        write_section(text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(ATTACKS))
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    asyncio.run(main(asked.names or ATTACKS, asked.seconds, asked.write))
