"""How long an honest player waits for the computer while others keep it busy, compared with no load.

.venv/bin/python -m bench.fairness [--seconds S] [--write]

Runs a server with default limits, and clients from many addresses of this machine (127.0.0.0/8, so Linux only).
Latency is from sending a move until it is the player's turn again. `--write` writes the output to bench/results.md, as
the section "Fairness".
"""

import argparse
import asyncio
import os
import platform
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from itertools import count
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from picows import ws_connect

from bench.results_file import write_section
from kasimir.client.table import Connection, Listener
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions, Ticket
from kasimir.protocol.requests import Hello, Hint, Move
from kasimir.server.settings import Settings

TABLES = 60
STRONGEST = "master"
LEVELS = ("normal", STRONGEST)
"""Levels that honest players play against: one that responds at once, one that searches like the attackers' bots."""
ALONE, SEVERAL = 1, 8
"""Simultaneous players for each level; one is enough without a pause between moves."""
WARM_UP = 3.0
START_SECONDS = 30.0
HINT_EVERY = 0.25
BAR = 10.0
OPEN_HOUSE = TableOptions(first="chosen", hidden=False)
LIMITS = {"TABLES_AN_HOUR": "100000", "LOG_LEVEL": "warning", "PORT": "0"}
"""Honest players open table after table to be measured; each attacker has the maximum that may be opened in an hour."""

TEXT = """\
## Fairness

    .venv/bin/python -m bench.fairness --write

{machine}. The machine was in use by others: compare only within one table.

One worker searches (`bot_processes = 1`, the default). Players, each from their own address, play discs against the
computer at the same time, half of them against `normal`, half against `master`. Wall-clock milliseconds from a player's
move until it is their turn again, for {seconds:g} s in each row; with fewer than a hundred answers p99 is the slowest.
`x` is p99 relative to p99 without load; the bar is {bar:g}. Waiting: the mean number of moves and hints in the queue.

With the pause of the default settings ({pause} s), as players see it, {several} players for each level:

{paused}

Without the pause that lets people follow the computer's moves (`bot_pause = 0`), the attackers' tables are busy all the
time, and nothing hides the waiting; one player for each level:

{bare}
"""


@dataclass
class Place:
    """A server to be measured."""

    port: int
    opened: list[Ticket] = field(default_factory=list)
    addresses: Iterator[str] = field(default_factory=lambda: (f"127.1.{n // 250}.{n % 250 + 1}" for n in count()))

    @property
    def url(self) -> str:
        """The server's URL."""
        return f"http://127.0.0.1:{self.port}"

    async def ask(self, method: str, path: str, address: str, body: Any = None, token: str = "") -> bytes:
        """Send an HTTP request from an address."""
        return await asyncio.to_thread(self.ask_now, method, path, address, body, token)

    def ask_now(self, method: str, path: str, address: str, body: Any, token: str) -> bytes:
        """Send it now, in a thread."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=30, source_address=(address, 0))
        content = None if body is None else msgspec.json.encode(body)
        headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
        connection.request(method, path, content, headers)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
        return text

    async def open(self, wanted: NewTable, address: str) -> Ticket:
        """Open a table."""
        ticket = msgspec.json.decode(await self.ask("POST", "/api/tables", address, wanted), type=Ticket)
        self.opened.append(ticket)
        return ticket

    async def clear(self) -> None:
        """Delete all tables: bots playing each other would go on."""
        while self.opened:
            ticket = self.opened.pop()
            await self.ask("DELETE", f"/api/tables/{ticket.table}", next(self.addresses), token=ticket.token)

    async def waiting(self) -> float:
        """The number of moves and hints queued for the computer."""
        text = (await self.ask("GET", "/metrics", "127.0.0.1")).decode()
        return float(text.partition("\nkasimir_thoughts_waiting ")[2].partition("\n")[0])


class Guest(Connection):
    """A connection from its own address."""

    def __init__(self, place: Place, ticket: Ticket, address: str) -> None:
        """Store the address of the table."""
        super().__init__(place.url, ticket.table, ticket.token)
        self.address = address

    async def __aenter__(self) -> "Guest":
        """Connect and say hello."""
        self.listener = Listener()
        way: dict[str, Any] = {"local_addr": (self.address, 0), "max_frame_size": 1 << 24}
        self.transport, _ = await ws_connect(lambda: self.listener, self.url, **way)
        self.send(Hello(token=self.token))
        return self


# Honest players


async def play_honestly(place: Place, level: str, note: Callable[[str, float], None]) -> None:
    """Play match after match against the computer, and record the latency of each answer."""
    address = next(place.addresses)
    wanted = NewTable("discs", [Me("Anna"), Computer(level)], house=OPEN_HOUSE)
    while True:
        async with Guest(place, await place.open(wanted, address), address) as anna:
            await until_our_turn(anna, -1)
            while anna.now and anna.now.play and anna.now.play.result is None:
                at, choices = anna.now.at, anna.now.play.choices
                began = time.perf_counter()
                anna.send(Move(at, random.choice(choices).move))
                await until_our_turn(anna, at)
                if anna.is_our_turn():
                    note(level, time.perf_counter() - began)


async def until_our_turn(anna: Connection, at: int) -> None:
    """Wait until it is our turn after a move, or the match is over."""
    while True:
        now = anna.now
        if now and now.play and now.at > at and (anna.is_our_turn() or now.play.result):
            return
        if await anna.receive() is None:
            raise ConnectionError("the server is gone")


# Attackers


async def play_strongly(place: Place, address: str) -> None:
    """Let the strongest bots play each other at a table, again and again."""
    wanted = NewTable("race", [Computer(STRONGEST)] * 4, name="Nobody", house=TableOptions(first="chosen"))
    while True:
        async with Guest(place, await place.open(wanted, address), address) as stranger:
            while not (stranger.now and stranger.now.play and stranger.now.play.result):
                if await stranger.receive() is None:
                    break


async def ask_for_hints(place: Place, address: str) -> None:
    """Request hints at a table, in position after position, far above the rate limit."""
    wanted = NewTable("discs", [Me("Nobody"), Me("None")], house=OPEN_HOUSE)
    while True:
        async with Guest(place, await place.open(wanted, address), address) as stranger:
            await until_our_turn(stranger, -1)
            while stranger.now and stranger.now.play and stranger.now.play.choices:
                at = stranger.now.at
                stranger.send(Hint(at))
                stranger.send(Move(at, random.choice(stranger.now.play.choices).move))
                stranger.send(Hint(at + 1))
                await asyncio.sleep(HINT_EVERY)
                while not stranger.listener.heard.empty():
                    await stranger.receive()


Attack = Callable[[Place], list[Coroutine[Any, Any, None]]]


def one_stranger(place: Place) -> list[Coroutine[Any, Any, None]]:
    """As many tables as one address may open."""
    address = next(place.addresses)
    return [play_strongly(place, address) for _ in range(TABLES)]


def many_strangers(place: Place) -> list[Coroutine[Any, Any, None]]:
    """As many tables, each from its own address."""
    return [play_strongly(place, next(place.addresses)) for _ in range(TABLES)]


def hints(place: Place) -> list[Coroutine[Any, Any, None]]:
    """Hints at as many tables."""
    address = next(place.addresses)
    return [ask_for_hints(place, address) for _ in range(TABLES)]


def nobody(_: Place) -> list[Coroutine[Any, Any, None]]:
    """No attack."""
    return []


ATTACKS: dict[str, Attack] = {
    "alone": nobody,
    f"{TABLES} `{STRONGEST}` tables of one stranger": one_stranger,
    f"hints at {TABLES} tables of one stranger": hints,
    f"{TABLES} `{STRONGEST}` tables from {TABLES} addresses": many_strangers,
    "alone again": nobody,
}

# Measurement


@dataclass
class Row:
    """The measurements under an attack."""

    times: dict[str, list[float]]
    waiting: list[float]

    def at(self, level: str, part: float) -> float:
        """A quantile of the latencies, in milliseconds."""
        times = sorted(self.times[level])
        return 1000 * times[min(len(times) - 1, int(part * len(times)))]


@contextmanager
def serving(pause: float | None) -> Iterator[Place]:
    """A separate server process, with or without the default pause."""
    with TemporaryDirectory() as folder:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        settings = LIMITS | {"DATABASE_FILE": f"{folder}/tables.sqlite", "PORT": str(port)}
        settings |= {} if pause is None else {"BOT_PAUSE": str(pause)}
        added = {f"KASIMIR_{name}": value for name, value in settings.items()}
        server = subprocess.Popen([sys.executable, "-m", "kasimir", "serve"], env=os.environ | added)
        try:
            wait_for(port)
            yield Place(port)
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(30)


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


@asynccontextmanager
async def going_on(work: list[Coroutine[Any, Any, None]]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """Run several tasks for a while."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error


async def measure(place: Place, attack: Attack, people: int, seconds: float) -> Row:
    """Let honest players play for some time during an attack."""
    row, is_counted = Row({level: [] for level in LEVELS}, []), False

    def note(level: str, taken: float) -> None:
        if is_counted:
            row.times[level].append(taken)

    honest = [play_honestly(place, level, note) for level in LEVELS for _ in range(people)]
    async with going_on(attack(place)), going_on(honest) as playing:
        await asyncio.sleep(WARM_UP)
        is_counted, end = True, time.monotonic() + seconds
        while time.monotonic() < end:
            row.waiting.append(await place.waiting())
            await asyncio.wait(playing, timeout=0.5, return_when=asyncio.FIRST_COMPLETED)
    await place.clear()
    return row


async def run(place: Place, people: int, seconds: float) -> dict[str, Row]:
    """Run all attacks, one after the other, on one server."""
    await measure(place, nobody, people, WARM_UP)  # not measured: loading and compilation
    rows = {}
    for name, attack in ATTACKS.items():
        rows[name] = await measure(place, attack, people, seconds)
        found = {level: (len(times), round(rows[name].at(level, 0.99))) for level, times in rows[name].times.items()}
        print(name, found, file=sys.stderr, flush=True)
    return rows


def markdown(rows: dict[str, Row]) -> str:
    """The measurements as a table in Markdown."""
    head = ["beside"] + [f"`{level}` {what}" for level in LEVELS for what in ("answers", "p50", "p99", "x")]
    head += ["waiting", "bar"]
    lines = [f"| {' | '.join(head)} |", "| " + " | ".join(["---", *["---:"] * (len(head) - 1)]) + " |"]
    alone = rows["alone"]
    for name, row in rows.items():
        cells, ratios = [name], []
        for level in LEVELS:
            ratios.append(row.at(level, 0.99) / alone.at(level, 0.99))
            cells += [str(len(row.times[level])), f"{row.at(level, 0.5):.0f}", f"{row.at(level, 0.99):.0f}"]
            cells.append(f"{ratios[-1]:.1f}")
        cells += [f"{sum(row.waiting) / len(row.waiting):.0f}", "met" if max(ratios) <= BAR else "missed"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def main() -> None:
    """Measure everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=6.0)
    parser.add_argument("--write", action="store_true")
    arguments = parser.parse_args()
    tables = []
    for pause, people in ((None, SEVERAL), (0.0, ALONE)):
        with serving(pause) as place:
            tables.append(markdown(asyncio.run(run(place, people, arguments.seconds))))
    machine = f"{os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    told = partial(TEXT.format, machine=machine, several=SEVERAL, seconds=arguments.seconds, bar=BAR)
    text = told(paused=tables[0], bare=tables[1], pause=Settings().bot_pause)
    print(text)
    if arguments.write:
        write_section(text)


if __name__ == "__main__":
    main()
