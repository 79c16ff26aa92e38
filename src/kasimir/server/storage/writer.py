"""Group commit: entries that arrive while a group is being committed form the next group.

One commit, and so one fsync, serves the whole group. That makes durability cheap.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from kasimir.core.errors import StoreDown
from kasimir.server.metrics import COUNTS
from kasimir.server.storage.base import Append, Done
from kasimir.server.storage.write_failures import WriteState

log = logging.getLogger("kasimir.server")

LARGEST_GROUP = 1000

Write = Callable[[Sequence[Append]], Awaitable[set[str]]]
"""Commits a group, at most one entry per table; returns the tables whose entry was accepted."""

Group = dict[str, tuple[Append, Done]]


class Writer:
    """Groups appends, and reports for each, after its group is durable, whether it was accepted."""

    def __init__(self, write: Write, state: WriteState | None = None) -> None:
        """`write` commits a group; `state` records whether that succeeds."""
        self._write, self._state = write, state or WriteState()
        self._pending: list[tuple[Append, Done]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def submit(self, append: Append, done: Done) -> None:
        """Add an entry to the next group."""
        if self._closed:
            raise StoreDown("store.closed")
        self._pending.append((append, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Accept nothing more, and write what is pending."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """Commit group after group until nothing is pending.

        A group is reported before the next one is committed: doing both at once was tried, and cost more time in thread
        switches than it saved, with half as many entries in each group.
        """
        while self._pending:
            await self._gather()
            await self._commit(self._next_group())
        self._task = None

    async def _gather(self) -> None:
        """Wait while each iteration of the event loop brings more entries: a commit costs about the same for all."""
        known = 0
        while known < len(self._pending) < LARGEST_GROUP:
            known = len(self._pending)
            await asyncio.sleep(0)

    def _next_group(self) -> Group:
        """The oldest pending entry of each table: an entry may build on the previous one, so they take turns."""
        group: Group = {}
        rest = []
        for item in self._pending:
            if item[0].table in group or len(group) == LARGEST_GROUP:
                rest.append(item)
            else:
                group[item[0].table] = item
        self._pending = rest
        return group

    async def _commit(self, group: Group) -> None:
        """Commit a group, and report the result of each entry."""
        try:
            accepted = await self._write([append for append, _ in group.values()])
        except Exception as error:
            self._state.failed(group, error)
            for _, done in group.values():
                tell(done, error)
            return
        self._state.succeeded()
        COUNTS["commits"] += 1
        for table, (_, done) in group.items():
            tell(done, table in accepted)


def tell(done: Done, outcome: bool | Exception) -> None:
    """Report one result; an exception in a callback does not affect the others."""
    try:
        done(outcome)
    except Exception:
        COUNTS["failures"] += 1
        log.exception("the callback of a write failed")
