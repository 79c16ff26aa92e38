"""A server under attack: its memory, its open connections, and the latency of honest players."""

import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from msgspec import structs
from msgspec.json import encode

from kasimir.client.table import Connection, open_table
from kasimir.protocol.events import Locked, Opened
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions
from kasimir.protocol.messages import Update
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.settings import Settings
from kasimir.server.storage.sqlite import SqliteStore
from tests.helpers import ROOT
from tests.server.attacks import readers, thinkers
from tests.server.attacks.honest import Honest
from tests.server.attacks.wire import UNANSWERED, Target, request
from tests.server.servers import GENEROUS, Process
from tests.waiting import until

ATTACKS = ("pipelining", "upgrades", "pings", "chatter", "frames", "readers", "slow", "thinkers", "odd")
"""Each is a module of this folder."""
ATTACKER = "127.0.0.66"
"""Where attackers come from; honest players come from 127.0.0.1."""
LIMITS = {
    field.name: field.default
    for field in structs.fields(Settings)
    if (field.name in GENEROUS or field.name == "log_level") and field.name != "port"
}
"""The default limits, where other tests raise them."""
COUNTED = ("http_connections", "sockets", "connections", "thoughts_waiting")
"""Gauges that must return to their old values after an attack."""
RECOVERY = 20.0
"""Seconds in which everything must be back to normal."""
MOVES_AFTER = 30
"""Moves of which the median latency is compared with that before an attack."""
SLOWER, SHORTEST = 3.0, 0.001
"""It may be this multiple of the median before; shorter ones count as this many seconds."""
LONG_LOG = 30_000
"""Entries: some megabytes when sent."""
LONGEST_START = 300.0
"""Timeout in seconds: on a new machine the search of a game is compiled first."""


@dataclass
class Siege:
    """The effects of an attack."""

    seen: Counter[str]
    """What the attackers got: HTTP statuses and close codes."""
    before: list[float]
    """Latencies of honest moves without the attack."""
    during: list[float]
    grown: float
    """Peak memory growth of the server and its processes, in megabytes."""


def broken(seen: Counter[str]) -> dict[str, int]:
    """Responses that a server must never give, and requests that it left unanswered."""
    forbidden = ("close 1011", UNANSWERED)
    return {name: count for name, count in seen.items() if name.startswith("5") or name in forbidden}


async def besiege(server: Process, name: str, seconds: float, source: str = ATTACKER, quiet: float = 1.0) -> Siege:
    """Attack a server while honest people play there; then check that nothing of the attack remains."""
    if name in WAKE:
        await WAKE[name](server.url)
    async with Honest(server.url) as honest:
        await asyncio.sleep(quiet)  # first measure the latency without an attack
        open_before, before = await counts(server), honest.take()
        size = memory(server, "VmRSS")
        forget_peak(server)
        seen = await attack(server.url, name, seconds, source)
        during, grown = honest.take(), memory(server, "VmHWM") - size
        await recovered(server, open_before)
        await quick_again(honest, before)
    return Siege(seen, before, during, grown)


@asynccontextmanager
async def public_server(folder: Path) -> AsyncIterator[Process]:
    """A server in a separate process, with the default limits."""
    server = Process(folder, **LIMITS)
    await add_long_table(folder / "tables.sqlite")
    server.start()
    try:
        await server.ready()
        yield server
    finally:
        server.stop()


async def add_long_table(file: Path) -> None:
    """Create a table with a long log: its host has locked and unlocked it for hours."""
    store, now = SqliteStore(file), time.time()
    opened = Opened("discs", "classic", "standard", 2, TableOptions())
    bodies = [encode([opened]), *(encode([Locked(number % 2 == 0)]) for number in range(LONG_LOG))]
    entries = [Entry(number, now, body, b"") for number, body in enumerate(bodies, 1)]
    await store.open()
    await store.adopt(Summary(readers.LONG_TABLE, "discs", "open", False, now, b"{}"), entries)
    await store.close()


async def wake_thinkers(url: str, level: str = "master") -> None:
    """Let the computer make a move in every game that the attacks use."""
    for game in thinkers.GAMES:
        wanted = NewTable(game, [Computer(level), Me("Anna")], house=TableOptions(first="chosen"))
        ticket = await open_table(url, wanted)
        async with asyncio.timeout(LONGEST_START), Connection(url, ticket.table, ticket.token) as connection:
            async for told in connection:
                if isinstance(told, Update) and any(b'"moved"' in bytes(entry.events) for entry in told.entries):
                    break


async def wake_replays(url: str) -> None:
    """Request a replay."""
    await Target(url, "127.0.0.1").ask("POST", "/api/replay", json.loads(readers.LONG_MATCH.read_bytes()))


WAKE = {"thinkers": wake_thinkers, "readers": wake_replays}
"""Start the processes that an attack keeps busy: a server has them sooner or later, so they are no growth."""


async def attack(url: str, name: str, seconds: float, source: str) -> Counter[str]:
    """Run an attack in a separate process; return what it got."""
    words = [name, "--seconds", str(seconds), "--url", url, "--source", source]
    # Real attackers have their own machines: here they must not take CPU time from the server.
    command = ["nice", "-n", "19", sys.executable, "-m", "tests.server.attacks", *words]
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    out, _ = await process.communicate()
    assert process.returncode == 0, f"the attack {name} failed"
    return Counter(json.loads(out))


async def counts(server: Process) -> dict[str, float]:
    """The counts and gauges of a server, by name."""
    target = Target(server.url, "127.0.0.1")
    async with await target.connect() as line:
        await line.send(request("GET", "/metrics"))
        _, text = await line.answer()
    lines = [found for found in text.decode().splitlines() if found.startswith("kasimir_")]
    return {name.removeprefix("kasimir_"): float(value) for name, value in (found.split() for found in lines)}


async def recovered(server: Process, before: dict[str, float]) -> None:
    """Wait until as many connections are open as before an attack."""
    found: dict[str, float] = {}

    async def is_as_before() -> bool:
        found.update(await counts(server))
        return all(found[name] == before[name] for name in COUNTED)

    await until(is_as_before, RECOVERY, lambda: {name: (before[name], found.get(name)) for name in COUNTED})


async def quick_again(honest: Honest, before: list[float]) -> None:
    """Wait until honest moves take no longer than before an attack."""
    after: list[float] = []
    longest = SLOWER * max(percentile(before, 0.5), SHORTEST)
    honest.take()

    async def is_quick() -> bool:
        if honest.moves() < MOVES_AFTER:
            return False
        after[:] = honest.take()
        return percentile(after, 0.5) <= longest

    await until(is_quick, RECOVERY, lambda: (longest, after))


def memory(server: Process, name: str) -> float:
    """Megabytes of the server and of the processes that it has started: `VmRSS` right now, `VmHWM` at their worst."""
    assert server.process is not None
    return sum(memory_of(process, name) for process in family(server.process.pid))


def family(process: int) -> list[int]:
    """A process, its children, their children and so on."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    children = [int(child) for task in tasks for child in task.read_text().split()]
    return [process, *(member for child in children for member in family(child))]


def memory_of(process: int, name: str) -> float:
    """Megabytes of one process; 0 if it has just ended."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) for line in lines if line.startswith(name)), 0) / 1024


def forget_peak(server: Process) -> None:
    """Reset the peak memory counter."""
    assert server.process is not None
    for process in family(server.process.pid):
        Path(f"/proc/{process}/clear_refs").write_text("5")


def percentile(waits: list[float], share: float) -> float:
    """A quantile of the latencies."""
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))]
