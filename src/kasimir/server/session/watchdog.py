"""Looks for tables at which something is due that nobody is doing, so that no match hangs on one missed event.

Every path that changes a table sees to what follows from it; this is for the paths that failed half-way. A table is
helped when it was found in the same state at two looks in a row, so whoever is just about to act is left alone.
"""

import asyncio
import logging
from collections.abc import Mapping

from kasimir.server.live import LiveTable
from kasimir.server.metrics import COUNTS

log = logging.getLogger("kasimir.server")

PERIOD = 1.0
"""Seconds between two looks at all tables; two of them and a move must fit into five seconds."""
SLICE = 1000
"""Tables looked at before others have a turn on the event loop: less than a millisecond."""

Stall = tuple[int, str]
"""The number of a table's last entry, and what is due there."""


class Watchdog:
    """Watches all tables in memory."""

    def __init__(self, tables: Mapping[str, LiveTable]) -> None:
        """Take the tables, which come and go."""
        self.tables = tables
        self.suspects: dict[LiveTable, Stall] = {}
        """What was found at the last look."""

    async def run(self) -> None:
        """Look again and again."""
        while True:
            await asyncio.sleep(PERIOD)
            await self.look()

    async def look(self) -> None:
        """Look at all tables once, and help those that were found the same at the last look."""
        found: dict[LiveTable, Stall] = {}
        lives = list(self.tables.values())
        for first in range(0, len(lives), SLICE):
            for live in lives[first : first + SLICE]:
                if reason := stalled(live):
                    self.suspect(live, (live.table.number, reason), found)
            await asyncio.sleep(0)
        self.suspects = found

    def suspect(self, live: LiveTable, stall: Stall, found: dict[LiveTable, Stall]) -> None:
        """Something is due at a table; nobody has done it since the last look, or it came up since."""
        if self.suspects.get(live) != stall:
            found[live] = stall
            return
        COUNTS["revived"] += 1
        log.warning("a table stood still, and goes on: %s was due", stall[1])
        try:
            live.review()
        except Exception:  # other tables are looked at all the same
            COUNTS["failures"] += 1
            log.exception("a table could not go on")


def stalled(live: LiveTable) -> str:
    """What is due at a table that nobody is working on; nothing but attributes is looked at, for tables are many."""
    if live.gone or not live.lock.is_free():
        return ""
    alarm = live.alarm
    if alarm.is_late(live.time()):
        return "an alarm"
    if alarm.due is None and live.in_doubt:
        return "a look into the log"
    if live.looked_number != live.table.number:
        return "what follows by itself"
    return "a move of the computer" if live.bot_rests and live.is_computer_due() else ""
