"""Timeouts and retries for PostgreSQL."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import asyncpg

from kasimir.core.errors import StoreDown, StoreError

QUERY_TIMEOUT = 15.0
"""Seconds for which we retry while a database does not answer."""

ANSWER_SECONDS = 3.0
"""Timeout in seconds after which a connection counts as broken: a lost one must not delay a match for long."""
WORK_SECONDS = 60.0
"""Timeout for slow operations: migrations, and large deletes."""

BROKEN = (
    OSError,  # also TimeoutError
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.InternalClientError,  # a connection that was closed during a query
)
"""Errors that may go away with a retry."""

T = TypeVar("T")


async def patiently(action: Callable[[], Awaitable[T]], patience: float = QUERY_TIMEOUT) -> T:
    """Run something idempotent; retry for a while if the database is away."""
    deadline, pause = time.monotonic() + patience, 0.05
    while True:
        try:
            return await action()
        except asyncpg.ClientConfigurationError:
            raise  # a wrong address stays wrong
        except BROKEN as error:
            if is_cancelled():
                raise asyncio.CancelledError from error
            if time.monotonic() + pause > deadline:
                raise StoreDown("store.down", detail=describe(error)) from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)


def is_cancelled() -> bool:
    """Whether the running task is being cancelled: asyncpg may report the connection that breaks by it instead."""
    task = asyncio.current_task()
    return task is not None and task.cancelling() > 0


@contextmanager
def unusable_told() -> Iterator[None]:
    """Convert errors about a database or its address to `StoreError`."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError, ValueError) as error:
        raise StoreError("store.unusable", where="PostgreSQL", detail=str(error)) from error


def describe(error: BaseException) -> str:
    """An error as text; some have no message of their own."""
    return str(error) or type(error).__name__
