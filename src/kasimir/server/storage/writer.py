"""The one writer of a store: what comes in while a group is being committed makes up the next group.

One commit, and so one wait for the disk, serves everybody in the group. That is what makes durability cheap.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from kasimir.core.errors import StoreDown
from kasimir.server.metrics import COUNTS
from kasimir.server.store.base import Append, Done
from kasimir.server.store.failures import WriteState

log = logging.getLogger("kasimir.server")

LARGEST_GROUP = 1000

Write = Callable[[Sequence[Append]], Awaitable[set[str]]]
"""Commits a group, at most one entry a table, and tells the tables whose entry was accepted."""

Group = dict[str, tuple[Append, Done]]


class Writer:
    """Groups appends and says of each of them, after its group is durable, whether it was accepted."""

    def __init__(self, write: Write, state: WriteState | None = None) -> None:
        """Take what commits a group, and who is told how that went."""
        self._write, self._state = write, state or WriteState()
        self._pending: list[tuple[Append, Done]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    def submit(self, append: Append, done: Done) -> None:
        """Put an entry into the next group."""
        if self._closed:
            raise StoreDown("store.closed")
        self._pending.append((append, done))
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Take nothing more, and write what is pending."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """Commit group after group until nothing is pending.

        A group is told before the next one sets out: to do both at once was tried, and cost more time in passing the
        interpreter from thread to thread than it saved, with half as many entries in each group.
        """
        while self._pending:
            await self._gather()
            await self._commit(self._next_group())
        self._task = None

    async def _gather(self) -> None:
        """Wait for as long as each round of the event loop brings more: a commit costs about the same for all."""
        known = 0
        while known < len(self._pending) < LARGEST_GROUP:
            known = len(self._pending)
            await asyncio.sleep(0)

    def _next_group(self) -> Group:
        """The oldest pending entry of each table: one entry of a table may build on another, so they take turns."""
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
        """Commit a group, and say of each of its entries whether it was accepted, or what went wrong."""
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
    """Tell one of a group; should that fail after all, the others are told none the less."""
    try:
        done(outcome)
    except Exception:
        COUNTS["failures"] += 1
        log.exception("nobody took the outcome of a write")
