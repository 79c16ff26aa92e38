"""How long honest moves take while one address attacks the server, beside the same without the attack, in one run.

.venv/bin/python -m bench.attacks [--seconds S] [--write] [NAME ...]

`--write` puts what is printed into bench/results.md, as the section "Attacks".
"""

import argparse
import asyncio
import os
import platform
import tempfile
from collections.abc import Sequence
from pathlib import Path

from bench.sections import write_section
from tests.server.attacks.harness import ATTACKS, Siege, besiege, percentile, public_server

BAR, MOST_GROWN = 10.0, 100.0
MEMORY = Path("/dev/shm")
"""A file system without a disk: whoever else uses the disk would be measured with it."""
TEXTS = {
    "pipelining": "requests without end on 10 connections, no answer read",
    "upgrades": "malformed and cut beginnings of WebSockets",
    "pings": "20 watchers ping and read no pong",
    "chatter": "195 connections with one key, 19 messages a second each",
    "frames": "empty pings, and messages in empty pieces without end",
    "readers": "replays, files and event streams asked for and not read",
    "slow": "400 connections that say nothing, or a byte now and then",
    "thinkers": "60 tables with `master`, and hints at all of them",
    "odd": "huge heads, wrong lengths and pieces, absurd methods",
}
TEXT = """\
## Attacks

    .venv/bin/python -m bench.attacks --write

{machine}. A server with the settings that it has by itself, in a process of its own; three pairs of people
play discs on it from one address, each move 0.05 s after the last; the time of a move is from sending it until both
know of it. After {seconds:g} s of that another address attacks for {seconds:g} s, from the same machine but with the
lowest priority: attackers have processors of their own. The database lies in memory, for the disk of this machine makes
others wait whom nobody attacks. Memory is what the server has grown by at its worst. Others used the machine at the
same time: compare within a line only. Bar: at the 99th percentile at most {bar:g} times, and
less than 100 MB more.

{table}
"""


async def measure(name: str, seconds: float) -> Siege:
    """One attack on a new server."""
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        async with public_server(Path(folder)) as server:
            return await besiege(server, name, seconds, quiet=seconds)


def row(name: str, siege: Siege) -> list[str]:
    """A line of the table."""
    before, during = (
        [1000 * percentile(waits, share) for share in (0.5, 0.99)] for waits in (siege.before, siege.during)
    )
    times = during[1] / before[1]
    is_met = times <= BAR and siege.grown < MOST_GROWN
    figures = [f"{value:.1f}" for value in (*before, *during, times)]
    return [f"`{name}`: {TEXTS[name]}", *figures, f"{siege.grown:.0f}", "met" if is_met else "missed"]


def markdown(rows: Sequence[Sequence[str]]) -> str:
    """The table."""
    heads = ["attack", "median ms", "p99 ms", "median ms under it", "p99 ms under it", "times", "MB more", "bar"]
    lines = [heads, ["---", *["---:"] * 6, "---"], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


async def main(names: Sequence[str], seconds: float, is_written: bool) -> None:
    """Measure every attack, one after the other."""
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
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    asyncio.run(main(asked.names or ATTACKS, asked.seconds, asked.write))
