"""When SQLite's write-ahead log is checkpointed: in parts during writes, completely when nobody writes."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

from kasimir.core.errors import StoreDown
from kasimir.server.metrics import COUNTS
from kasimir.server.storage.sqlite_housekeeping import BREATH, checkpoint, move_log, note_places
from kasimir.server.storage.sqlite_journal import Journal
from kasimir.server.storage.sqlite_thread import SqliteThread

QUIET = 2.0
"""Seconds without a write after which the log is truncated."""
RETRY_DELAY = 1.0
"""Seconds after a failed checkpoint until the next one, even if somebody writes: the log grows meanwhile."""


class Checkpointer:
    """Keeps the write-ahead log short."""

    def __init__(self, writing: SqliteThread, journal: Journal) -> None:
        self._writing, self._journal = writing, journal
        self._tidying: asyncio.Task[None] | None = None
        self._settling: asyncio.Task[None] | None = None
        self._wrote_at = 0.0
        self.error: StoreDown | None = None
        """Why the last checkpoint failed: the log grows until one succeeds."""

    def written(self) -> None:
        """Something was written: checkpoint if the log is long, and the rest after a pause."""
        if self._tidying is None and (self._journal.is_long() or self._journal.is_heavy()):
            self._tidying = asyncio.create_task(self._tidy())
        self._wrote_at = time.monotonic()
        if self._settling is None:
            self._settling = asyncio.create_task(self._settle())

    async def close(self) -> None:
        """Stop."""
        if self._settling:
            self._settling.cancel()
        if self._tidying:
            await asyncio.gather(self._tidying, return_exceptions=True)

    async def _tidy(self) -> None:
        """Checkpoint, and index the journal if it is long; failures are retried after the next group."""
        added, pages, is_long = self._journal.added, self._journal.pages, self._journal.is_long()
        try:
            with self._noting():
                if is_long:
                    await self._writing.do(partial(note_places, breath=BREATH))
                    self._journal.added -= added
                if await self._writing.do(move_log):
                    self._journal.pages -= pages
        finally:
            self._tidying = None

    async def _settle(self) -> None:
        """Truncate the log when nobody has written for a while, or soon after a checkpoint has failed."""
        is_empty = False
        try:
            while not is_empty:
                while not self.error and (rest := self._wrote_at + QUIET - time.monotonic()) > 0:
                    await asyncio.sleep(rest)
                if self.error:
                    await asyncio.sleep(RETRY_DELAY)
                with self._noting():
                    is_empty = await self._writing.do(lambda connection: checkpoint(connection, "TRUNCATE"))
                self._wrote_at = time.monotonic()
        finally:
            self._settling = None

    @contextmanager
    def _noting(self) -> Iterator[None]:
        """Record whether a checkpoint succeeds."""
        try:
            yield
        except StoreDown as error:
            COUNTS["failed_writes"] += 1
            self.error = error
        else:
            self.error = None
