"""The bus on PostgreSQL's LISTEN/NOTIFY, for clusters without Redis.

A notification can have at most 8,000 bytes: it has the table's name, and the message if that is short enough. After a
longer one the receivers read the log.
"""

import asyncio
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING, Any

import asyncpg

from kasimir.core.errors import StoreDown
from kasimir.server.cluster.bus.base import Bus, OnGap, OnMessage

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]

CHANNEL = "kasimir"
NOTIFY = f"SELECT pg_notify('{CHANNEL}', notice) FROM unnest($1::text[]) AS notice"
LONGEST_NOTICE = 7900
"""Bytes."""
ANSWER_SECONDS = 3.0
"""Seconds after which a connection counts as broken."""
MOST_NOTICES = 10_000
"""Maximum number of messages waiting to be sent; beyond that only "read the log" is sent per table."""
RECONNECT_DELAY = 0.2
"""Seconds between two attempts to reconnect."""

HEARTBEAT = 1.0
"""Seconds of silence after which the connection is probed (heartbeat)."""

# The last one is raised when the database closes a connection during a query.
BROKEN = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


class PostgresBus(Bus):
    """One connection that listens for all tables and sends notifications."""

    def __init__(self, url: str, on_message: OnMessage, on_gap: OnGap) -> None:
        super().__init__(on_message, on_gap)
        self._url = url
        self._tables: set[str] = set()
        self._outbox: dict[str, None] = {}
        self._numbers = count(1)
        self._wake = asyncio.Event()
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether we are listening; see Bus."""
        return self._connection is not None and not self._connection.is_closed()

    async def open(self) -> None:
        """See Bus."""
        try:
            connection = await self._connect()
        except BROKEN as error:
            raise StoreDown("store.bus", detail=str(error)) from error
        self._task = asyncio.create_task(self._run(connection))

    async def close(self) -> None:
        """Send pending messages, then disconnect."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._connection is not None:
            with suppress(*BROKEN):
                await self._notify(self._connection)
                await self._connection.close(timeout=ANSWER_SECONDS)

    def publish(self, table: str, message: bytes) -> None:
        """Add a notification to the next batch; empty messages are deduplicated in it.

        While disconnected, messages are dropped rather than piled up: after a reconnect everybody reads the log anyway.
        """
        is_flowing = self.is_connected and len(self._outbox) < MOST_NOTICES
        self._outbox[notice_of(table, message, next(self._numbers)) if is_flowing else gap_of(table)] = None
        self._wake.set()

    async def subscribe(self, table: str) -> None:
        """See Bus."""
        self._tables.add(table)

    async def unsubscribe(self, table: str) -> None:
        """See Bus."""
        self._tables.discard(table)

    async def _run(self, connection: "Connection") -> None:
        """Send notifications forever; if the connection breaks, reconnect and report gaps."""
        while True:
            with self.whatever_happens(*BROKEN):
                await self._serve(connection)
            connection.terminate()
            connection = await self._reconnect()
            for table in self._tables:
                asyncio.get_running_loop().call_soon(self.on_gap, table)

    async def _serve(self, connection: "Connection") -> None:
        """Send from the outbox until the connection is dead."""
        while not connection.is_closed():
            self._wake.clear()
            await self._notify(connection)
            try:
                async with asyncio.timeout(HEARTBEAT):  # wait_for of Python 3.11 may swallow a cancellation
                    await self._wake.wait()
            except TimeoutError:
                await connection.execute("SELECT 1")

    async def _notify(self, connection: "Connection") -> None:
        """Send the outbox; if that fails, it is sent again later."""
        if notices := list(self._outbox):
            self._outbox.clear()
            try:
                await connection.execute(NOTIFY, notices)
            except BaseException:
                # Unsent messages are reduced to one notification per table, so that the outbox cannot grow.
                self._outbox = dict.fromkeys(gap_of(notice.partition("\n")[0]) for notice in [*notices, *self._outbox])
                raise

    async def _reconnect(self) -> "Connection":
        """Retry until there is a new connection."""
        while True:
            await asyncio.sleep(RECONNECT_DELAY)
            with self.whatever_happens(*BROKEN):
                return await self._connect()

    async def _connect(self) -> "Connection":
        """A new connection that listens, and wakes us when it dies."""
        connection = await asyncpg.connect(self._url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        connection.add_termination_listener(lambda _: self._wake.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        return connection

    def _hear(self, connection: Any, process: int, _channel: str, notice: object) -> None:
        """Deliver a notification, unless it is our own."""
        table, _, numbered = str(notice).partition("\n")
        if process == connection.get_server_pid() or table not in self._tables:
            return
        if numbered:
            self.on_message(table, numbered.partition("\n")[2].encode())
        else:
            self.on_gap(table)


def notice_of(table: str, message: bytes, number: int) -> str:
    """The table and the message; only the table if the message is too long or not text.

    Messages are numbered because PostgreSQL delivers only one of several equal notifications in a transaction.
    """
    try:
        text = message.decode()
    except UnicodeDecodeError:
        text = ""
    is_short = len(table.encode()) + len(message) < LONGEST_NOTICE and "\0" not in text
    return f"{table}\n{number}\n{text}" if text and is_short else gap_of(table)


def gap_of(table: str) -> str:
    """The notification that only says that a table's log has to be read."""
    return f"{table}\n"
