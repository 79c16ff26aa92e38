"""Polls the logs for entries that the bus did not announce, because a message was lost or a process died.

Every two seconds all tables in memory are compared with their logs, many per query.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial

from kasimir.core.errors import StoreDown
from kasimir.server.periodic import attempt, every
from kasimir.server.session.table_session import TableSession
from kasimir.server.storage.base import Store

PERIOD = 2.0
"""Seconds between two polls."""
SLICE = 1000
"""Tables per query."""


class LogPoller:
    """Compares tables with their logs."""

    def __init__(
        self, tables: Mapping[str, TableSession], store: Store, catch_up: Callable[[TableSession], Awaitable[None]]
    ) -> None:
        """`catch_up` reads the new entries of one table."""
        self.tables, self.store, self.catch_up = tables, store, catch_up

    async def run(self) -> None:
        """Poll forever; while the store does not answer there is nothing new."""
        await every(PERIOD, self.compare_all, "comparing tables with their logs")

    async def compare_all(self) -> None:
        """Compare all tables that are not busy."""
        lives = [live for live in self.tables.values() if live.is_free()]
        with suppress(StoreDown):
            for first in range(0, len(lives), SLICE):
                await self.compare(lives[first : first + SLICE])

    async def compare(self, lives: Sequence[TableSession]) -> None:
        """Read the new entries of logs that are ahead of memory; notice deleted ones."""
        last = await self.store.last_numbers([live.table.name for live in lives])
        for live in lives:
            number = last.get(live.table.name)
            if live.is_free() and (number is None or number > live.table.number):
                await attempt(partial(self.catch_up, live), "reading on")
