"""The bus through Redis: only those who have a table in memory hear what is said about it."""

import asyncio
import secrets
from contextlib import suppress
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kasimir.core.errors import StoreDown
from kasimir.server.bus.base import Bus, OnGap, OnMessage

PREFIX = b"kasimir:"
SENDER_BYTES = 8
CONNECT_SECONDS = 3.0
PAUSE = 0.2
"""Seconds between two attempts to reconnect."""

HEARTBEAT = 2.0
"""Seconds of silence after which we ask whether the connection is alive; after as many again it is given up."""

LARGEST_BATCH = 500
GAP = b""
"""The message that says no more than that the log is to be read: there is news, or messages were lost."""

BROKEN = (OSError, RedisError)


class RedisBus(Bus):
    """A channel a table. One connection listens, one publishes; what gathers meanwhile goes out at once, in order."""

    def __init__(self, url: str, on_message: OnMessage, on_gap: OnGap) -> None:
        """Take the address and whom to call."""
        super().__init__(on_message, on_gap)
        self._sender = secrets.token_bytes(SENDER_BYTES)
        self._client: Redis = Redis.from_url(  # type: ignore[type-arg, unused-ignore]
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=CONNECT_SECONDS, socket_timeout=CONNECT_SECONDS
        )
        self._pubsub: PubSub | None = None
        self._is_away = False
        self._tables: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._outbox: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        """Whether we listen; see Bus."""
        return not self._is_away

    async def open(self) -> None:
        """Connect."""
        try:
            await self._client.ping()
        except BROKEN as error:
            await self._client.aclose()
            raise StoreDown("store.bus", detail=str(error)) from error
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]

    async def close(self) -> None:
        """Send what is pending, then disconnect."""
        if self._tasks:
            self._closing = True
            self._wake.set()
            await asyncio.wait(self._tasks[:1], timeout=CONNECT_SECONDS)
        pending = set(self._tasks)
        while pending:  # the client of Redis overhears at times that it is to end
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=PAUSE)
        await self._client.aclose()

    def publish(self, table: str, message: bytes) -> None:
        """Put a message into the next batch."""
        self._outbox.append((table, message))
        self._wake.set()

    async def subscribe(self, table: str) -> None:
        """Listen to a table. While Redis is away nobody waits for it, and a gap is told when it is back."""
        self._tables.add(table)
        if self._is_away:
            return
        confirmed = self._waiting[table] = asyncio.get_running_loop().create_future()
        if self._pubsub is not None:
            with suppress(*BROKEN):  # the listener will notice, and subscribe again
                await self._pubsub.subscribe(channel_of(table))
        await asyncio.wait([confirmed], timeout=CONNECT_SECONDS)
        self._waiting.pop(table, None)

    async def unsubscribe(self, table: str) -> None:
        """Listen to a table no more."""
        self._tables.discard(table)
        if self._pubsub is not None:
            with suppress(*BROKEN):
                await self._pubsub.unsubscribe(channel_of(table))

    async def _listen(self) -> None:
        """Listen for ever; when the connection breaks, make another and subscribe again."""
        while True:
            with suppress(*BROKEN):
                async with self._client.pubsub() as pubsub:
                    # Our own name is a channel that nobody uses: it keeps the connection open without any table.
                    await pubsub.subscribe(PREFIX + self._sender, *map(channel_of, self._tables))
                    self._pubsub, self._is_away = pubsub, False
                    await self._hear(pubsub)
            self._pubsub, self._is_away = None, True
            self._stop_waiting()
            await asyncio.sleep(PAUSE)

    def _stop_waiting(self) -> None:
        """Nobody is to wait for Redis now; whoever did is told of a gap when it is back."""
        for confirmed in self._waiting.values():
            if not confirmed.done():
                confirmed.set_result(None)
        self._waiting.clear()

    async def _hear(self, pubsub: PubSub) -> None:
        """Pass on what comes in until the connection is dead."""
        for table in list(self._tables):  # those that were added while we connected
            if channel_of(table) not in pubsub.channels:
                await pubsub.subscribe(channel_of(table))
        silent = False
        while True:
            event = await pubsub.get_message(timeout=HEARTBEAT)
            if event is not None:
                self._take(event)
                silent = False
            elif silent:
                return
            else:
                await pubsub.ping()
                silent = True

    def _take(self, event: dict[str, Any]) -> None:
        """Pass on one event. Errors of those whom we call are theirs: they must not end our listening."""
        table = event["channel"].removeprefix(PREFIX).decode("utf-8", "replace") if event["channel"] else ""
        if table not in self._tables:
            return
        loop = asyncio.get_running_loop()
        if event["type"] == "subscribe":
            self._confirm(table)
        elif event["type"] == "message" and not event["data"].startswith(self._sender):
            message = event["data"][SENDER_BYTES:]
            if message == GAP:
                loop.call_soon(self.on_gap, table)
            else:
                loop.call_soon(self.on_message, table, message)

    def _confirm(self, table: str) -> None:
        """A subscription holds from now on; if nobody waits for it, it is one that was made again after a break."""
        confirmed = self._waiting.pop(table, None)
        if confirmed is None:
            asyncio.get_running_loop().call_soon(self.on_gap, table)
        elif not confirmed.done():
            confirmed.set_result(None)

    async def _send(self) -> None:
        """Publish what comes into the outbox."""
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                try:
                    await self._send_batch()
                except BROKEN:
                    # What could not be sent shrinks to one notice a table, so that the outbox cannot grow.
                    self._outbox = [(table, GAP) for table in dict.fromkeys(table for table, _ in self._outbox)]
                    await asyncio.sleep(PAUSE)

    async def _send_batch(self) -> None:
        """Publish the oldest messages; they leave the outbox when Redis has them."""
        batch = self._outbox[:LARGEST_BATCH]
        async with self._client.pipeline(transaction=False) as pipeline:
            for table, message in batch:
                pipeline.publish(channel_of(table), self._sender + message)
            await pipeline.execute()
        del self._outbox[: len(batch)]


def channel_of(table: str) -> bytes:
    """The channel of a table."""
    return PREFIX + table.encode()
