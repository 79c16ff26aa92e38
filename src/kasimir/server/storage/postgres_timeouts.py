"""How long we wait for PostgreSQL: a connection that does not answer is given up, and others are tried for a while."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import asyncpg

from kasimir.core.errors import StoreDown, StoreError

PATIENCE = 15.0
"""Seconds for which we try to get through to a database that does not answer."""

ANSWER_SECONDS = 3.0
"""After which a connection counts as broken: one that got lost without a word must not hold a match up for long."""
WORK_SECONDS = 60.0
"""The same for what takes its time: to bring a database up to date, or to delete much of it."""

BROKEN = (
    OSError,  # also TimeoutError
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.TransactionRollbackError,
    asyncpg.InternalClientError,  # a connection that was ended in the middle of something
)
"""What may be over when we try again."""

T = TypeVar("T")


async def patiently(action: Callable[[], Awaitable[T]], patience: float = PATIENCE) -> T:
    """Do something that can be done twice; try again for a while when the database goes away."""
    deadline, pause = time.monotonic() + patience, 0.05
    while True:
        try:
            return await action()
        except asyncpg.ClientConfigurationError:
            raise  # an address that is wrong stays wrong
        except BROKEN as error:
            if time.monotonic() + pause > deadline:
                raise StoreDown("store.down", detail=describe(error)) from error
        await asyncio.sleep(pause)
        pause = min(2 * pause, 1.0)


@contextmanager
def unusable_told() -> Iterator[None]:
    """Say what is wrong with a database, or with its address."""
    try:
        yield
    except (asyncpg.PostgresError, asyncpg.ClientConfigurationError, ValueError) as error:
        raise StoreError("store.unusable", where="PostgreSQL", detail=str(error)) from error


def describe(error: BaseException) -> str:
    """What went wrong; some errors have no words of their own."""
    return str(error) or type(error).__name__
