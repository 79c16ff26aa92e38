"""Whether writing to a store works: failures are counted and logged, and the health check asks for the last one."""

import logging
from collections.abc import Iterable

from kasimir.core.errors import StoreDown
from kasimir.server.limits import Limit
from kasimir.server.metrics import COUNTS

log = logging.getLogger("kasimir.server")

LOG_EVERY = 60.0
"""Seconds in which one table's failures make one line: a full disk must not be filled with lines about it."""


class WriteState:
    """The last failed write, until one succeeds."""

    def __init__(self) -> None:
        """Nothing has failed yet."""
        self.error: Exception | None = None
        self._lines = Limit(1.0, 1.0 / LOG_EVERY)

    def succeeded(self) -> None:
        """Something was written: the store works."""
        self.error = None

    def failed(self, tables: Iterable[str], error: Exception) -> None:
        """Something could not be written."""
        self.error = error
        for table in tables:
            COUNTS["failed_writes"] += 1
            if self._lines.allows(table):
                log.error("table %s could not be written: %s", table, describe(error))


def describe(error: Exception) -> str:
    """What went wrong, as short as it can be said."""
    detail = error.args_by_name.get("detail") if isinstance(error, StoreDown) else None
    return str(detail or error) or type(error).__name__
