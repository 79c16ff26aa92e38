"""A connection to SQLite and the one thread that uses it."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from kasimir.core.errors import StoreDown
from kasimir.server.storage.sqlite_file import is_damage

T = TypeVar("T")


class FileDamaged(StoreDown):
    """SQLite cannot read something because the file is damaged; it may be recovered in another way."""


class SqliteThread:
    """A connection and its thread."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """`connect` runs in the thread."""
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "kasimir-store")
        self._connection: sqlite3.Connection | None = None
        self.is_damaged = False
        """Whether SQLite has found damage in the file."""

    async def open(self) -> None:
        """Connect."""
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run something in the thread; raises `StoreDown` or `FileDamaged`."""
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
        """Disconnect, after running work."""
        if self._connection is not None:
            await self.do(sqlite3.Connection.close)
            self._connection = None
        self._thread.shutdown()
