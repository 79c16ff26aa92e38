"""Hostile messages and requests, many thousands or millions: the server answers, and neither fails nor grows."""

import asyncio
import sys
import time
from pathlib import Path

import pytest

from tests.server.attacks.harness import ATTACKER, broken, counts, forget_peak, memory, wake_replays, wake_thinkers
from tests.server.attacks.storm import Storm
from tests.server.attacks.wire import Target
from tests.server.players import open_for_two, play_out
from tests.server.servers import Process
from tests.server.test_attacks import errors_in

pytestmark = [pytest.mark.anyio, pytest.mark.skipif(sys.platform != "linux", reason="it takes /proc and 127.0.0.0/8")]

MOST_GROWN = 100.0
"""Megabytes."""
MOST_SECONDS = 120.0
WARMING_UP = 5_000
"""Messages and requests until everything was loaded that they touch."""


async def weather(folder: Path, count: int) -> float:
    """Send so much; how many seconds it took."""
    server = Process(folder, log_level="info")
    server.start()
    try:
        await server.ready()
        await wake_thinkers(server.url, "kitten")
        await wake_replays(server.url)
        await Storm(Target(server.url, ATTACKER), WARMING_UP).run()
        size, began = memory(server, "VmRSS"), time.monotonic()
        forget_peak(server)
        target = Target(server.url, ATTACKER)
        await send(target, count, began)
        seconds = time.monotonic() - began
        assert target.seen["messages"] + target.seen["requests"] >= count
        assert broken(target.seen) == {}
        assert memory(server, "VmHWM") - size < MOST_GROWN
        assert (await counts(server))["failures_total"] == 0
        assert errors_in(server) == []
        await play_out(server.url, await open_for_two(server.url, "discs"))
    finally:
        server.stop()
    return seconds


async def send(target: Target, count: int, began: float) -> None:
    """Send it all, and show how far it is."""
    storm = asyncio.create_task(Storm(target, count, seed=1).run())
    while not storm.done():
        await asyncio.wait([storm], timeout=10)
        sent = target.seen["messages"] + target.seen["requests"]
        print(f"{sent:,} of {count:,} after {time.monotonic() - began:.0f} s", flush=True)
    await storm


async def test_200000_hostile_messages_and_requests(tmp_path: Path) -> None:
    assert await weather(tmp_path, 200_000) < MOST_SECONDS


@pytest.mark.slow
async def test_10_million_hostile_messages_and_requests(tmp_path: Path) -> None:
    """With `pytest -s` it tells how far it is."""
    await weather(tmp_path, 10_000_000)
