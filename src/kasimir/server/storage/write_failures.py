"""Counts and logs failed writes; the health check reads the last one."""

import logging
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from kasimir.core.errors import StoreDown
from kasimir.server.limits.rates import Limit
from kasimir.server.metrics import COUNTS

log = logging.getLogger("kasimir.server")

LOG_EVERY = 60.0
"""Seconds in which the failures of one table make one log line: they must not fill a full disk."""


class WriteState:
    """The last failed write, until one succeeds."""

    def __init__(self) -> None:
        self.error: Exception | None = None
        self._lines = Limit(1.0, 1.0 / LOG_EVERY)

    def succeeded(self) -> None:
        """A write succeeded."""
        self.error = None

    def failed(self, tables: Iterable[str], error: Exception) -> None:
        """A write failed."""
        self.error = error
        for table in tables:
            COUNTS["failed_writes"] += 1
            if self._lines.allows(table):
                log.error("table %s could not be written: %s", table, describe(error))

    @contextmanager
    def watched(self, *tables: str) -> Iterator[None]:
        """Record whether a write fails; `tables` may be empty."""
        try:
            yield
        except StoreDown as error:
            self.failed(tables, error)
            COUNTS["failed_writes"] += not tables
            raise


def describe(error: Exception) -> str:
    """An error as a short text."""
    detail = error.args_by_name.get("detail") if isinstance(error, StoreDown) else None
    return str(detail or error) or type(error).__name__
