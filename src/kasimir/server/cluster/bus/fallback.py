"""Redis as the bus, with PostgreSQL as fallback while Redis is down.

Every process listens on both and publishes on Redis. A process that has lost Redis publishes on PostgreSQL and
announces that there; while it does, all others publish on both, so it does not matter which of them still have Redis.
What may have been missed before they heard the announcement is read from the log.
"""

import asyncio
import secrets
import time
from itertools import count

from kasimir.server.cluster.bus.base import Bus, OnGap, OnMessage
from kasimir.server.cluster.bus.postgres import PostgresBus
from kasimir.server.cluster.bus.redis import RedisBus

CALLS = "*"
"""The PostgreSQL channel for announcements; no table has that name."""
CALL, HEARD, BACK = b"call", b"heard", b"back"
"""Announcements: Redis is lost; now publishing on both because of that; Redis is back."""
UNKNOWN = b"?"
"""The sender, if we have missed who it was."""
NEWS = b""
CALL_EVERY = 1.0
"""Seconds between two announcements."""
LATEST_CALL = 4 * CALL_EVERY
"""Seconds after the last announcement of a process until it no longer counts."""
READ_DELAY = 0.2
"""Seconds to collect further replies to an announcement before all tables are read again."""


class FallbackBus(Bus):
    """Two buses as one. A message that arrives on both is delivered once."""

    def __init__(self, redis_url: str, database_url: str, on_message: OnMessage, on_gap: OnGap) -> None:
        super().__init__(on_message, on_gap)
        self._redis = RedisBus(redis_url, self._hear, on_gap, self._redis_changed)
        self._postgres = PostgresBus(database_url, self._hear, self._hear_gap)
        self._sender, self._numbers = secrets.token_hex(8).encode(), count(1)
        self._latest: dict[str, dict[bytes, int]] = {}
        """For each subscribed table, the number of the last message from each process."""
        self._callers: dict[bytes, float] = {}
        """The processes that have lost Redis, and when they last said so."""
        self._reading: asyncio.TimerHandle | None = None
        self._calling: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether every process has Redis, as far as we know."""
        return self._redis.is_connected and not self._is_called()

    def _is_called(self) -> bool:
        """Whether another process has lost Redis."""
        lately = time.monotonic() - LATEST_CALL
        self._callers = {sender: at for sender, at in self._callers.items() if at > lately}
        return bool(self._callers)

    async def open(self) -> None:
        """Connect. Redis may come later, so that a server can start while it is down."""
        await self._postgres.open()
        await self._postgres.subscribe(CALLS)
        await self._redis.open()
        self.trouble = self._redis.trouble
        self._calling = asyncio.create_task(self._call_again())

    async def close(self) -> None:
        """Send pending messages, then disconnect."""
        if self._calling is not None:
            self._calling.cancel()
        if self._reading is not None:
            self._reading.cancel()
        await self._redis.close()
        await self._postgres.close()

    # Publishing

    def publish(self, table: str, message: bytes) -> None:
        """Publish on the bus, or on both, so that everybody hears it. Messages are numbered, empty ones are not."""
        said = b"%b %d %b" % (self._sender, next(self._numbers), message) if message else NEWS
        if self._redis.is_connected:
            self._redis.publish(table, said)
        if not self.is_connected:
            self._postgres.publish(table, said)

    def _redis_changed(self) -> None:
        """Redis is back (it reports gaps itself), or was lost."""
        if self._redis.is_connected:
            self._call(BACK)
            return
        self.trouble = self._redis.trouble
        self._call(CALL)
        for table in self._redis.pending():
            self._postgres.publish(table, NEWS)
        self._read_soon()

    def _call(self, word: bytes) -> None:
        """Send an announcement to all other processes."""
        self._postgres.publish(CALLS, word + b" " + self._sender)

    async def _call_again(self) -> None:
        """Repeat the announcement while Redis is down."""
        while True:
            if not self._redis.is_connected:
                self._call(CALL)
            await asyncio.sleep(CALL_EVERY)

    # Subscribing

    async def subscribe(self, table: str) -> None:
        """Subscribe to a table on both."""
        self._latest[table] = {}
        await self._postgres.subscribe(table)
        await self._redis.subscribe(table)

    async def unsubscribe(self, table: str) -> None:
        """See Bus."""
        self._latest.pop(table, None)
        await self._postgres.unsubscribe(table)
        await self._redis.unsubscribe(table)

    def _hear(self, table: str, message: bytes) -> None:
        """Deliver a message, unless it, or a later one, has already arrived on the other bus."""
        if table == CALLS:
            self._hear_call(*message.split(b" "))
        elif (latest := self._latest.get(table)) is not None:
            sender, number, said = message.split(b" ", 2)
            if int(number) > latest.get(sender, 0):
                latest[sender] = int(number)
                self.on_message(table, said)

    def _hear_gap(self, table: str) -> None:
        """PostgreSQL reports a gap. A reply may have been lost; announcements are repeated."""
        if table == CALLS:
            self._hear_call(HEARD, UNKNOWN)
        else:
            self.on_gap(table)

    def _hear_call(self, word: bytes, sender: bytes) -> None:
        """While another process has lost Redis, publish on both. It may have missed messages until now."""
        if word == CALL:
            is_new = not self._is_called()
            self._callers[sender] = time.monotonic()
            if self._redis.is_connected:
                self.trouble = "another server has lost Redis"
                if is_new:
                    self._call(HEARD)
        elif word == BACK:
            self._callers.pop(sender, None)
        elif not self._redis.is_connected:
            self._read_soon()

    def _read_soon(self) -> None:
        """Schedule a re-read of all tables, once for all replies that arrive at about the same time."""
        if self._reading is None:
            self._reading = asyncio.get_running_loop().call_later(READ_DELAY, self._read_all)

    def _read_all(self) -> None:
        """Report a gap for every table."""
        self._reading = None
        for table in list(self._latest):
            self.on_gap(table)
