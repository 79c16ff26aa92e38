"""Whether the clock can be trusted with deleting: a wrong one makes every table look old.

A server that was off for two months cannot tell that from a clock that is two months ahead. So after every jump, and
after a pause between two runs, nothing is forgotten until the server itself has run for a day: time for people to
notice. What is known is kept in the database, so that a restart neither ends that day nor begins it anew.
"""

import logging
import time

from msgspec import structs

from kasimir.server.store.base import ClockState, Store

log = logging.getLogger("kasimir.server")

DAY = 86400.0
LONGEST_PAUSE = 3600.0
"""Seconds between two runs of a server that raise no doubt."""
JUMP = 60.0
"""Seconds by which the clock may differ from the time that really passed, between two looks or two runs."""
NOTE_EVERY = 60.0
"""Seconds after which what is known is kept for the next start."""


def steady() -> float:
    """Seconds that nobody can set, sleep of the machine included where the system counts it."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()


class Clock:
    """The wall clock, watched by one that only runs."""

    def __init__(self, store: Store) -> None:
        """Nothing is known: `open` looks it up."""
        self.store = store
        self.state: ClockState | None = None
        self.is_trusted = False
        self._looked_at = self._noted_at = steady()

    async def open(self) -> None:
        """Compare the clock with what the last server knew; without any, with the newest table."""
        now = time.time()
        known = await self.store.clock()
        if known is None:
            newest = await self.store.newest()
            known = ClockState(now if newest is None else newest, now, 0.0)
        self.is_trusted = -JUMP <= now - known.trusted <= LONGEST_PAUSE
        if not self.is_trusted:
            hours = (now - known.trusted) / 3600
            log.warning("the clock is %.1f hours ahead of the last run: nothing is forgotten for a day", hours)
        goes_on = not self.is_trusted and -JUMP <= now - known.seen <= DAY
        self.state = ClockState(now if self.is_trusted else known.trusted, now, known.ran if goes_on else 0.0)
        self._looked_at = steady()
        await self._keep()

    async def look(self) -> None:
        """See whether the clock has jumped since the last look, and how long the server has run since."""
        if self.state is None:
            await self.open()
        assert self.state is not None
        now, ticks = time.time(), steady()
        passed, self._looked_at = ticks - self._looked_at, ticks
        jump = now - self.state.seen - passed
        if abs(jump) > JUMP:
            log.warning("the clock has jumped by %.0f seconds: nothing is forgotten for a day", jump)
            self.is_trusted = False
            self.state = structs.replace(self.state, seen=now, ran=0.0)
            await self._keep()
            return
        ran = self.state.ran + passed
        if not self.is_trusted and ran >= DAY:
            log.warning("the server has run for a day: what is old is forgotten again")
            self.is_trusted = True
        self.state = ClockState(now, now, 0.0) if self.is_trusted else structs.replace(self.state, seen=now, ran=ran)
        if ticks - self._noted_at >= NOTE_EVERY:
            await self._keep()

    async def _keep(self) -> None:
        """Keep what is known for the next start."""
        assert self.state is not None
        self._noted_at = steady()
        await self.store.note_clock(self.state)
