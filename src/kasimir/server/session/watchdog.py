"""Finds tables where something is overdue, so that no match hangs because of one missed event.

Every path that changes a table handles what follows from it; this is for paths that failed half-way. A table is helped
when it was found in the same state in two checks in a row, so that work in progress is left alone.
"""

import asyncio
import logging
from collections.abc import Mapping

from kasimir.server.metrics import COUNTS
from kasimir.server.periodic import every
from kasimir.server.session.table_session import TableSession

log = logging.getLogger("kasimir.server")

PERIOD = 1.0
"""Seconds between two checks of all tables; two checks and a move must fit into five seconds."""
SLICE = 1000
"""Tables checked before yielding to the event loop: less than a millisecond."""

Stall = tuple[int, str]
"""The number of a table's last entry, and what is overdue there."""


class Watchdog:
    """Watches all tables in memory."""

    def __init__(self, tables: Mapping[str, TableSession]) -> None:
        """`tables` is the hub's own dictionary, which changes."""
        self.tables = tables
        self.suspects: dict[TableSession, Stall] = {}
        """The findings of the last check."""

    async def run(self) -> None:
        """Check periodically, forever."""
        await every(PERIOD, self.look, "looking for stalled tables")

    async def look(self) -> None:
        """Check all tables once, and help those with the same finding as in the last check."""
        found: dict[TableSession, Stall] = {}
        lives = list(self.tables.values())
        for first in range(0, len(lives), SLICE):
            for live in lives[first : first + SLICE]:
                if reason := stalled(live):
                    self.suspect(live, (live.table.number, reason), found)
            await asyncio.sleep(0)
        self.suspects = found

    def suspect(self, live: TableSession, stall: Stall, found: dict[TableSession, Stall]) -> None:
        """Something is overdue at a table: help if it was already so in the last check."""
        if self.suspects.get(live) != stall:
            found[live] = stall
            return
        COUNTS["revived"] += 1
        log.warning("table was stalled, resuming: %s was overdue", stall[1])
        try:
            live.review()
        except Exception:  # the other tables are checked all the same
            COUNTS["failures"] += 1
            log.exception("resuming a stalled table failed")


def stalled(live: TableSession) -> str:
    """What is overdue at an idle table; reads only attributes, because there are many tables."""
    if live.gone or not live.lock.is_free():
        return ""
    alarm = live.alarm
    if alarm.is_late(live.time()):
        return "an alarm"
    if alarm.due is None and live.in_doubt:
        return "a read of the log"
    if live.looked_number != live.table.number:
        return "an automatic follow-up"
    return "a move by the computer" if live.bot_rests and live.is_computer_due() else ""
