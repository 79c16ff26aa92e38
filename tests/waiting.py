"""Waiting in tests: for a condition, never for a time."""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

import pytest

LONGEST_WAIT = 20.0
"""Seconds after which a test gives up, on a machine that is busy with other tests."""
INTERVAL = 0.01

Condition = Callable[[], object | Awaitable[object]]


async def until(is_so: Condition, seconds: float = LONGEST_WAIT, seen: Callable[[], object] | None = None) -> None:
    """Wait until a condition holds; a test that waits in vain fails with what was seen instead."""
    try:
        async with asyncio.timeout(seconds):
            while not await _answer(is_so):
                await asyncio.sleep(INTERVAL)
    except TimeoutError:
        _give_up(seconds, seen)


async def _answer(is_so: Condition) -> object:
    found = is_so()
    return await found if inspect.isawaitable(found) else found


def wait_until(
    is_so: Callable[[], object], seconds: float = LONGEST_WAIT, seen: Callable[[], object] | None = None
) -> None:
    """The same where there is no event loop."""
    deadline = time.monotonic() + seconds
    while not is_so():
        if time.monotonic() > deadline:
            _give_up(seconds, seen)
        time.sleep(INTERVAL)


def _give_up(seconds: float, seen: Callable[[], object] | None) -> None:
    pytest.fail(f"waited in vain for {seconds:.0f} s" + (f": {seen()}" if seen else ""))


async def let_tasks_run(times: int = 1) -> None:
    """Let every task that is ready go on, so many times: turns of the event loop, which take no time."""
    for _ in range(times):
        await asyncio.sleep(0)
