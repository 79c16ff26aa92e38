"""A server under attack: its memory, its open connections, and how honest players fare beside it."""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from msgspec import structs

from kasimir.server.settings import Settings
from tests.helpers import ROOT
from tests.server.attacks.honest import Honest
from tests.server.attacks.wire import Target, request
from tests.server.house import GENEROUS, Process

ATTACKS = ("pipelining", "upgrades", "pings", "chatter", "frames", "readers", "slow", "thinkers", "odd")
"""Each is a module of this folder."""
ATTACKER = "127.0.0.66"
"""Where attackers come from; honest players come from 127.0.0.1."""
LIMITS = {
    field.name: field.default
    for field in structs.fields(Settings)
    if (field.name in GENEROUS or field.name == "log_level") and field.name != "port"
}
"""What a host gets who sets nothing, where other tests are generous."""
COUNTED = ("http_connections", "sockets", "connections")
"""What must be as before when an attack is over."""
RECOVERY = 20.0
"""Seconds in which everything must be back to normal."""


@dataclass
class Siege:
    """What an attack has brought about."""

    seen: Counter[str]
    """What the attackers saw: statuses of answers, codes of closing."""
    before: list[float]
    """How long honest moves took without it."""
    during: list[float]
    grown: float
    """Megabytes by which the server was larger, at its worst."""


def broken(seen: Counter[str]) -> dict[str, int]:
    """What a server must never answer, whatever it is asked."""
    return {name: count for name, count in seen.items() if name.startswith("5") or name == "close 1011"}


async def besiege(server: Process, name: str, seconds: float, source: str = ATTACKER, quiet: float = 1.0) -> Siege:
    """Attack a server while honest people play there; then see that nothing of it is left."""
    async with Honest(server.url) as honest:
        await asyncio.sleep(quiet)
        open_before, before = await counts(server), honest.take()
        size = memory(server, "VmRSS")
        forget_peak(server)
        seen = await attack(server.url, name, seconds, source)
        during, grown = honest.take(), memory(server, "VmHWM") - size
        await recovered(server, open_before)
    return Siege(seen, before, during, grown)


@asynccontextmanager
async def public_server(folder: Path) -> AsyncIterator[Process]:
    """A server in a process of its own, with the limits that a host gets who sets none."""
    server = Process(folder, **LIMITS)
    server.start()
    try:
        await server.ready()
        yield server
    finally:
        server.stop()


async def attack(url: str, name: str, seconds: float, source: str) -> Counter[str]:
    """Run an attack as a process of its own; what it saw."""
    words = [name, "--seconds", str(seconds), "--url", url, "--source", source]
    # Attackers have machines of their own: here, they must not take the processor from the server.
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
    found = {}
    try:
        async with asyncio.timeout(RECOVERY):
            while (found := await counts(server)) and any(found[name] != before[name] for name in COUNTED):
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise AssertionError({name: (before[name], found.get(name)) for name in COUNTED}) from None


def memory(server: Process, name: str) -> float:
    """Megabytes of the server's process: `VmRSS` right now, `VmHWM` at its worst."""
    assert server.process is not None
    lines = Path(f"/proc/{server.process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith(name)) / 1024


def forget_peak(server: Process) -> None:
    """Let what is worst be counted from now on."""
    assert server.process is not None
    Path(f"/proc/{server.process.pid}/clear_refs").write_text("5")


def percentile(waits: list[float], share: float) -> float:
    """The time within which a share of all moves was made."""
    return sorted(waits)[min(len(waits) - 1, int(share * len(waits)))]
