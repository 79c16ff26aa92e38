"""The clock of a table, and its timer for the next timeout."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from kasimir.server.clock_guard import steady

TOLERANCE = 0.5
"""Seconds after which an alarm that did not fire counts as missed."""


class TableClock:
    """The wall clock, but it never runs backwards at a table.

    Deadlines are relative to log entries. If the clock was ahead when one was written, no deadline would pass until the
    clock is there again.
    """

    def __init__(self) -> None:
        self._reached, self._ticks = 0.0, steady()

    def now(self, last: float) -> float:
        """The current time at a table whose last entry has this time."""
        ticks = steady()
        passed, self._ticks = ticks - self._ticks, ticks
        self._reached = max(time.time(), last, self._reached + passed)
        return self._reached


class Alarm:
    """Calls a coroutine at a time on the table's clock; one time at once."""

    def __init__(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        """A reference to the task, because the event loop holds tasks only weakly."""
        self.due: float | None = None
        """Kept after the call until another time is set, so that a call without effect is noticed."""

    def set(self, moment: float | None, now: float = 0.0) -> None:
        """Set another time, or None for no alarm."""
        if self._handle:
            self._handle.cancel()
            self._handle = None
        self.due = moment
        if moment is not None:
            delay = max(0.0, moment - now) + 0.01
            self._handle = asyncio.get_running_loop().call_later(delay, self._call)

    def is_late(self, now: float) -> bool:
        """Whether its time has passed and no other was set."""
        return self.due is not None and now > self.due + TOLERANCE

    def _call(self) -> None:
        self._handle = None
        task = asyncio.get_running_loop().create_task(self._ring())
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)
