"""A small pool of PostgreSQL connections for everything but appends; all are replaced as soon as one is dead."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Literal, cast

import asyncpg

from kasimir.core.errors import StoreDown
from kasimir.server.storage.postgres_timeouts import ANSWER_SECONDS, BROKEN

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]
    Pool = asyncpg.Pool[Any]

MOST = 4
Isolation = Literal["repeatable_read"]


@asynccontextmanager
async def transaction(connection: "Connection", isolation: Isolation | None = None) -> AsyncIterator[None]:
    """A transaction. After a timeout there is no rollback: it would only take as long again."""
    async with connection.transaction(isolation=isolation):
        try:
            yield
        except TimeoutError:
            connection.terminate()
            raise


class Readers:
    """A pool that distrusts all its connections after a fault."""

    def __init__(self, url: str, **settings: str) -> None:
        """`settings` are PostgreSQL settings for these connections."""
        self._url, self._settings = url, settings
        self._pool: Pool | None = None

    async def open(self) -> None:
        """Connect; raises what asyncpg raises."""
        self._pool = await asyncpg.create_pool(
            self._url,
            min_size=1,
            max_size=MOST,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings=self._settings,
        )

    async def close(self) -> None:
        """Disconnect; abort connections that do not answer."""
        if self._pool is None:
            return
        try:
            await self._pool.close()
        except BROKEN:
            self._pool.terminate()
        self._pool = None

    @asynccontextmanager
    async def acquire(self) -> "AsyncIterator[Connection]":
        """Borrow a connection."""
        pool = self._pool
        if pool is None:
            raise StoreDown("store.closed")
        async with pool.acquire(timeout=ANSWER_SECONDS) as connection:
            try:
                yield cast("Connection", connection)
            except (TimeoutError, asyncio.CancelledError, asyncpg.ReadOnlySQLTransactionError):
                # The pool would cancel the query and wait for an answer before it makes another connection. Other
                # connections may be dead as well, or were opened while the database was read-only and would never
                # notice that it no longer is.
                connection.terminate()
                await pool.expire_connections()
                raise

    async def fetch(self, query: str, *values: object) -> list[Any]:
        """The rows of a query, without retries."""
        async with self.acquire() as connection:
            return await connection.fetch(query, *values)

    async def execute(self, statement: str, *values: object, patience: float = ANSWER_SECONDS) -> str:
        """Execute a statement, without retries."""
        async with self.acquire() as connection:
            return await connection.execute(statement, *values, timeout=patience)
