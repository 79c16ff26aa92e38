"""Guards expiry against a wrong system clock, which makes every table look old.

A server that was off for two months cannot distinguish that from a clock that is two months ahead. So after every jump
of the clock, and after a pause between two runs, nothing is deleted until the server has run for a day: time for people
to notice. The state is stored in the database, so that a restart neither ends that day nor restarts it; a pause that
may hide another jump does restart it.
"""

import logging
import time

from msgspec import structs

from kasimir.server.storage.base import ClockState, Store

log = logging.getLogger("kasimir.server")

DAY = 86400.0
LONGEST_PAUSE = 3600.0
"""Longest pause between two runs of a server that raises no doubt, in seconds."""
JUMP = 60.0
"""Tolerated difference between the wall clock and the monotonic clock, in seconds."""
NOTE_EVERY = 60.0
"""Seconds between two writes of the state to the database."""


def steady() -> float:
    """A monotonic clock that nobody can set; includes system sleep where the platform counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class ClockGuard:
    """Compares the wall clock with the monotonic clock."""

    def __init__(self, store: Store) -> None:
        """The state is unknown until `open` has read it."""
        self.store = store
        self.state: ClockState | None = None
        self.is_trusted = False
        self._looked_at = self._noted_at = steady()

    async def open(self) -> None:
        """Compare the clock with the state of the last run; if there is none, with the newest table."""
        now = time.time()
        known = await self.store.clock()
        if known is None:
            newest = await self.store.newest()
            known = ClockState(now if newest is None else newest, now, 0.0)
        self.is_trusted = -JUMP <= now - known.trusted <= LONGEST_PAUSE
        if not self.is_trusted:
            hours = (now - known.trusted) / 3600
            log.warning("the clock is %.1f hours ahead of the last run: no table expires for a day", hours)
        goes_on = not self.is_trusted and -JUMP <= now - known.seen <= LONGEST_PAUSE
        self.state = ClockState(now if self.is_trusted else known.trusted, now, known.ran if goes_on else 0.0)
        self._looked_at = steady()
        await self._keep()

    async def look(self) -> None:
        """Check whether the clock has jumped since the last check, and how long the server has run."""
        if self.state is None:
            await self.open()
        assert self.state is not None
        now, ticks = time.time(), steady()
        passed, self._looked_at = ticks - self._looked_at, ticks
        jump = now - self.state.seen - passed
        if abs(jump) > JUMP:
            log.warning("the clock jumped by %.0f seconds: no table expires for a day", jump)
            self.is_trusted = False
            self.state = structs.replace(self.state, seen=now, ran=0.0)
            await self._keep()
            return
        ran = self.state.ran + passed
        if not self.is_trusted and ran >= DAY:
            log.warning("the server has run for a day: old tables expire again")
            self.is_trusted = True
        self.state = ClockState(now, now, 0.0) if self.is_trusted else structs.replace(self.state, seen=now, ran=ran)
        if ticks - self._noted_at >= NOTE_EVERY:
            await self._keep()

    async def _keep(self) -> None:
        """Store the state for the next start."""
        assert self.state is not None
        self._noted_at = steady()
        await self.store.note_clock(self.state)
