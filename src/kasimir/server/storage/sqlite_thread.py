"""A connection to SQLite and the one thread that uses it."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from kasimir.core.errors import StoreDown
from kasimir.server.store.files import is_damage

T = TypeVar("T")


class FileDamaged(StoreDown):
    """SQLite does not get through because the file is damaged; there may be another way to what was asked for."""


class Desk:
    """A connection and the one thread that uses it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Take what connects; it will run in the thread."""
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "kasimir-store")
        self._connection: sqlite3.Connection | None = None
        self.is_damaged = False
        """Whether SQLite has found that the file is damaged."""

    async def open(self) -> None:
        """Connect."""
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in the thread."""
        if self._connection is None:
            raise StoreDown("store.closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)
        except sqlite3.Error as error:
            if not is_damage(error):
                raise StoreDown("store.down", detail=str(error)) from error
            self.is_damaged = True
            raise FileDamaged("store.down", detail=str(error)) from error

    async def close(self) -> None:
        """Disconnect, after what is being done."""
        if self._connection is not None:
            await self.do(sqlite3.Connection.close)
            self._connection = None
        self._thread.shutdown()
