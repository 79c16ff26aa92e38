"""The bus through Redis, and through PostgreSQL while Redis is away.

Everybody listens both ways, and speaks by Redis. A process that has lost Redis speaks by PostgreSQL, and calls the
others there: as long as it does they speak both ways, so it does not matter who of them still has Redis. Whatever may
have been missed before they heard the call is read from the log.
"""

import asyncio
import secrets
import time
from itertools import count

from kasimir.server.bus.base import Bus, OnGap, OnMessage
from kasimir.server.bus.postgres import PostgresBus
from kasimir.server.bus.redis import RedisBus

CALLS = "*"
"""Where processes call each other; no table has that name."""
CALL, HEARD, BACK = b"call", b"heard", b"back"
"""Said by who has lost Redis, by who speaks both ways because of that from now on, and by who has Redis again."""
UNKNOWN = b"?"
"""Who said what we have missed."""
NEWS = b""
CALL_EVERY = 1.0
"""Seconds between two calls."""
LATEST_CALL = 4 * CALL_EVERY
"""Seconds after its last call for which a process that never came back is still spoken to."""
PAUSE = 0.2
"""Seconds in which further answers to a call are waited for before all tables are read anew."""


class FallbackBus(Bus):
    """Two buses as one. What is heard by both is passed on once."""

    def __init__(self, redis_url: str, database_url: str, on_message: OnMessage, on_gap: OnGap) -> None:
        """Take both addresses and whom to call."""
        super().__init__(on_message, on_gap)
        self._redis = RedisBus(redis_url, self._hear, on_gap, self._redis_changed)
        self._postgres = PostgresBus(database_url, self._hear, self._hear_gap)
        self._sender, self._numbers = secrets.token_hex(8).encode(), count(1)
        self._latest: dict[str, dict[bytes, int]] = {}
        """For each table that we listen to, the number of the last message from each process."""
        self._callers: dict[bytes, float] = {}
        """Who has lost Redis, and when they said so last."""
        self._reading: asyncio.TimerHandle | None = None
        self._calling: asyncio.Task[None] | None = None

    @property
    def is_connected(self) -> bool:
        """Whether everybody has Redis, as far as we know."""
        return self._redis.is_connected and not self._is_called()

    def _is_called(self) -> bool:
        """Whether another process has lost Redis."""
        lately = time.monotonic() - LATEST_CALL
        self._callers = {sender: at for sender, at in self._callers.items() if at > lately}
        return bool(self._callers)

    async def open(self) -> None:
        """Connect. Redis may come later, so that a server can start while it is away."""
        await self._postgres.open()
        await self._postgres.subscribe(CALLS)
        await self._redis.open()
        self.trouble = self._redis.trouble
        self._calling = asyncio.create_task(self._call_again())

    async def close(self) -> None:
        """Send what is pending, then disconnect."""
        if self._calling is not None:
            self._calling.cancel()
        if self._reading is not None:
            self._reading.cancel()
        await self._redis.close()
        await self._postgres.close()

    # Speaking

    def publish(self, table: str, message: bytes) -> None:
        """Speak in the way, or both ways, by which everybody hears us. Messages have numbers, but not mere news."""
        said = b"%b %d %b" % (self._sender, next(self._numbers), message) if message else NEWS
        if self._redis.is_connected:
            self._redis.publish(table, said)
        if not self.is_connected:
            self._postgres.publish(table, said)

    def _redis_changed(self) -> None:
        """Redis is back, and tells of gaps itself; or it went away."""
        if self._redis.is_connected:
            self._call(BACK)
            return
        self.trouble = self._redis.trouble
        self._call(CALL)
        for table in self._redis.pending():
            self._postgres.publish(table, NEWS)
        self._read_soon()

    def _call(self, word: bytes) -> None:
        """Say a word to all other processes."""
        self._postgres.publish(CALLS, word + b" " + self._sender)

    async def _call_again(self) -> None:
        """Call the others for as long as Redis is away."""
        while True:
            if not self._redis.is_connected:
                self._call(CALL)
            await asyncio.sleep(CALL_EVERY)

    # Listening

    async def subscribe(self, table: str) -> None:
        """Listen to a table, both ways."""
        self._latest[table] = {}
        await self._postgres.subscribe(table)
        await self._redis.subscribe(table)

    async def unsubscribe(self, table: str) -> None:
        """Listen to a table no more."""
        self._latest.pop(table, None)
        await self._postgres.unsubscribe(table)
        await self._redis.unsubscribe(table)

    def _hear(self, table: str, message: bytes) -> None:
        """Pass on a message, unless it came by the other way already, or was overtaken there by a later one."""
        if table == CALLS:
            self._hear_call(*message.split(b" "))
        elif (latest := self._latest.get(table)) is not None:
            sender, number, said = message.split(b" ", 2)
            if int(number) > latest.get(sender, 0):
                latest[sender] = int(number)
                self.on_message(table, said)

    def _hear_gap(self, table: str) -> None:
        """PostgreSQL tells of a gap: among calls, it may have been a call or an answer."""
        if table == CALLS:
            self._hear_call(CALL, UNKNOWN)
            self._hear_call(HEARD, UNKNOWN)
        else:
            self.on_gap(table)

    def _hear_call(self, word: bytes, sender: bytes) -> None:
        """Speak both ways for those who call; who is heard may have missed what was said until then."""
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
        """Have all tables read anew, once for all who answer at the same time."""
        if self._reading is None:
            self._reading = asyncio.get_running_loop().call_later(PAUSE, self._read_all)

    def _read_all(self) -> None:
        """Something may have been missed about any table."""
        self._reading = None
        for table in list(self._latest):
            self.on_gap(table)
