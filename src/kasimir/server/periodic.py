"""Periodic background jobs; a failure is logged and does not stop them."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from kasimir.core.errors import KasimirError
from kasimir.server.metrics import COUNTS

log = logging.getLogger("kasimir.server")


async def every(seconds: float, work: Callable[[], Awaitable[object]], name: str) -> None:
    """Run a job forever, each time after a pause."""
    while True:
        await asyncio.sleep(seconds)
        await attempt(work, name)


async def attempt(work: Callable[[], Awaitable[object]], name: str) -> None:
    """Run a job once; an exception is logged, not raised."""
    try:
        await work()
    except KasimirError as error:
        log.warning("%s postponed: %s", name, error.code)
    except Exception:
        COUNTS["failures"] += 1
        log.exception("%s failed", name)
