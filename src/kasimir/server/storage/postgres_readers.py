"""The connections to PostgreSQL for everything but appends: a few, that are given up as soon as one is found dead."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal, cast

import asyncpg

from kasimir.core.errors import StoreDown
from kasimir.server.store.patience import ANSWER_SECONDS, BROKEN

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]
    Pool = asyncpg.Pool[Any]

MOST = 4
Isolation = Literal["repeatable_read"]


@asynccontextmanager
async def transaction(connection: "Connection", isolation: Isolation | None = None) -> AsyncIterator[None]:
    """All or nothing. Who does not answer is not asked to take anything back: that would only take as long again."""
    async with connection.transaction(isolation=isolation):
        try:
            yield
        except TimeoutError:
            connection.terminate()
            raise


class Readers:
    """A pool that does not trust its connections after a fault."""

    def __init__(self, url: str, **settings: str) -> None:
        """Take the address, and settings of the database for these connections."""
        self._url, self._settings = url, settings
        self._pool: Pool | None = None

    async def open(self) -> None:
        """Connect."""
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=MOST,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings=self._settings,
        )

    async def close(self) -> None:
        """Disconnect, if need be without a word."""
        if self._pool is None:
            return
        try:
            await self._pool.close()
        except BROKEN:
            self._pool.terminate()
        self._pool = None

    @asynccontextmanager
    async def acquire(self) -> "AsyncIterator[Connection]":
        """One of the connections, for a while."""
        pool = self._pool
        if pool is None:
            raise StoreDown("store.closed")
        async with pool.acquire(timeout=ANSWER_SECONDS) as connection:
            try:
                yield cast("Connection", connection)
            except (TimeoutError, asyncio.CancelledError, asyncpg.ReadOnlySQLTransactionError):
                # The pool would ask it to stop what it does, and wait for the answer, before it makes another one. And
                # others may be lost just as well, or began while the database took nothing and never know that it does.
                connection.terminate()
                await pool.expire_connections()
                raise

    async def fetch(self, query: str, *values: object) -> list[Any]:
        """What a query finds, asked once."""
        async with self.acquire() as connection:
            return await connection.fetch(query, *values)

    async def execute(self, statement: str, *values: object, patience: float = ANSWER_SECONDS) -> str:
        """Change something, once."""
        async with self.acquire() as connection:
            return await connection.execute(statement, *values, timeout=patience)
