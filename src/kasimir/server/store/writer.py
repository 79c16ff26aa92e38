"""The one writer of a store: what comes in while a group is being committed makes up the next group.

One commit, and so one wait for the disk, serves everybody in the group. That is what makes durability cheap.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from kasimir.core.errors import StoreDown
from kasimir.server.store.base import Append

LARGEST_GROUP = 1000

Write = Callable[[Sequence[Append]], Awaitable[set[str]]]
"""Commits a group, at most one entry a table, and tells the tables whose entry was accepted."""


class Writer:
    """Groups appends and answers each of them after its group is durable."""

    def __init__(self, write: Write) -> None:
        """Take what commits a group."""
        self._write = write
        self._pending: list[tuple[Append, asyncio.Future[bool]]] = []
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.commits = 0

    async def append(self, append: Append) -> bool:
        """Put an entry into the next group and wait for that group's commit."""
        if self._closed:
            raise StoreDown("store.closed")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._pending.append((append, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return await answer

    async def close(self) -> None:
        """Take nothing more, and write what is pending."""
        self._closed = True
        if self._task is not None:
            await self._task

    async def _run(self) -> None:
        """Commit group after group until nothing is pending."""
        while self._pending:
            await self._commit(self._next_group())
        self._task = None

    def _next_group(self) -> dict[str, tuple[Append, asyncio.Future[bool]]]:
        """The oldest pending entry of each table: one entry of a table may build on another, so they take turns."""
        group: dict[str, tuple[Append, asyncio.Future[bool]]] = {}
        rest = []
        for item in self._pending:
            if item[0].table in group or len(group) == LARGEST_GROUP:
                rest.append(item)
            else:
                group[item[0].table] = item
        self._pending = rest
        return group

    async def _commit(self, group: dict[str, tuple[Append, asyncio.Future[bool]]]) -> None:
        """Commit a group and tell everybody who still waits."""
        answers = {table: answer for table, (_, answer) in group.items()}
        try:
            accepted = await self._write([append for append, _ in group.values()])
        except Exception as error:
            for answer in answers.values():
                if not answer.done():
                    answer.set_exception(error)
            return
        self.commits += 1
        for table, answer in answers.items():
            if not answer.done():
                answer.set_result(table in accepted)
