"""Reads what other processes have written and nobody told us: the bus may lose a word, and who was killed says nothing.

Every two seconds all tables in memory are compared with their logs, many at a time.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence

from kasimir.core.errors import StoreDown
from kasimir.server.live import LiveTable
from kasimir.server.store.base import Store

PERIOD = 2.0
"""Seconds between two comparisons."""
SLICE = 1000
"""Tables whose logs are asked about at once."""


class Unheard:
    """Compares tables with their logs."""

    def __init__(
        self, tables: Mapping[str, LiveTable], store: Store, catch_up: Callable[[LiveTable], Awaitable[None]]
    ) -> None:
        """Take the tables, which come and go, and what reads the news of one."""
        self.tables, self.store, self.catch_up = tables, store, catch_up

    async def run(self) -> None:
        """Compare again and again; while the store does not answer there are no news."""
        while True:
            await asyncio.sleep(PERIOD)
            lives = [live for live in self.tables.values() if live.is_free()]
            try:
                for first in range(0, len(lives), SLICE):
                    await self.compare(lives[first : first + SLICE])
            except StoreDown:
                continue

    async def compare(self, lives: Sequence[LiveTable]) -> None:
        """Read on where a log is ahead of us, or gone."""
        last = await self.store.last_numbers([live.table.name for live in lives])
        for live in lives:
            number = last.get(live.table.name)
            if live.is_free() and (number is None or number > live.table.number):
                await self.catch_up(live)
