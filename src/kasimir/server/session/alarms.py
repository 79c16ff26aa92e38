"""The time at a table, and its alarm: at what moment it is to be looked at again, and whether that was missed."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from kasimir.server.clock import steady

TOLERANCE = 0.5
"""Seconds after its moment from which an alarm counts as missed."""


class TableClock:
    """The time at a table: that of the wall clock, but it never goes back.

    Deadlines are counted from the entries of the log. Should the clock have been ahead when one was written, nobody's
    time would be up until it is there again.
    """

    def __init__(self) -> None:
        """It runs from now on."""
        self._reached, self._ticks = 0.0, steady()

    def now(self, last: float) -> float:
        """The time, at a table whose last entry is of this one."""
        ticks = steady()
        passed, self._ticks = ticks - self._ticks, ticks
        self._reached = max(time.time(), last, self._reached + passed)
        return self._reached


class Alarm:
    """Calls a coroutine at a moment of a table's time; one moment at a time."""

    def __init__(self, ring: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Take what is to be called."""
        self._ring = ring
        self._handle: asyncio.TimerHandle | None = None
        self._ringing: set[asyncio.Task[None]] = set()
        """The event loop itself holds tasks only weakly."""
        self.due: float | None = None
        """It stays after the call until another moment is set: so a call that came to nothing is noticed."""

    def set(self, moment: float | None, now: float = 0.0) -> None:
        """Call at another moment, or not at all."""
        if self._handle:
            self._handle.cancel()
            self._handle = None
        self.due = moment
        if moment is not None:
            delay = max(0.0, moment - now) + 0.01
            self._handle = asyncio.get_running_loop().call_later(delay, self._call)

    def is_late(self, now: float) -> bool:
        """Whether its moment has passed and nobody has set another."""
        return self.due is not None and now > self.due + TOLERANCE

    def _call(self) -> None:
        self._handle = None
        task = asyncio.get_running_loop().create_task(self._ring())
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)
