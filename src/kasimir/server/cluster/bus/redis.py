"""The bus on Redis publish/subscribe: one channel per table, only for processes that have the table in memory."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kasimir.server.cluster.bus.base import Bus, OnGap, OnMessage

PREFIX = b"kasimir:"
SENDER_BYTES = 8
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 2.0
RECONNECT_DELAY = 0.2
"""Seconds between two attempts to reconnect."""

HEARTBEAT = 2.0
"""Seconds of silence after which the connection is probed; after the same time again it is given up."""

LARGEST_BATCH = 500
GAP = b""
"""The message that only says that the log has to be read: there is news, or messages were lost."""

BROKEN = (OSError, RedisError)


class NoRetry(Retry):
    """Turns off the retries of the Redis client, because we reconnect ourselves."""

    def __init__(self) -> None:
        super().__init__(NoBackoff(), 0)

    async def call_with_retry(self, do: Callable[[], Awaitable[Any]], *_: Any, **__: Any) -> Any:
        """Call once, without retrying."""
        return await do()


class RedisBus(Bus):
    """One channel per table; one connection subscribes, one publishes pending messages in order, as a pipeline."""

    def __init__(self, url: str, on_message: OnMessage, on_gap: OnGap, on_change: Callable[[], None]) -> None:
        """`on_change` is called when the connection to Redis is lost or back."""
        super().__init__(on_message, on_gap)
        self.on_change = on_change
        self._sender = secrets.token_bytes(SENDER_BYTES)
        self._client: Redis = Redis.from_url(  # type: ignore[type-arg, unused-ignore]
            url, retry=NoRetry(), socket_connect_timeout=CONNECT_SECONDS, socket_timeout=ANSWER_SECONDS
        )
        self._pubsub: PubSub | None = None
        self._hears, self._speaks = False, True
        self._tried = asyncio.Event()
        self._tables: set[str] = set()
        self._waiting: dict[str, asyncio.Future[None]] = {}
        self._outbox: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def is_connected(self) -> bool:
        """Whether we are subscribed and our last message was delivered; see Bus."""
        return self._hears and self._speaks

    async def open(self) -> None:
        """Connect, or start retrying in the background: Redis stores nothing that we would have to wait for."""
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        await self._tried.wait()

    async def close(self) -> None:
        """Send pending messages, then disconnect."""
        if self._tasks:
            self._closing = True
            self._wake.set()
            await asyncio.wait(self._tasks[:1], timeout=CONNECT_SECONDS)
        pending = set(self._tasks)
        while pending:  # the Redis client sometimes swallows a cancellation
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=RECONNECT_DELAY)
        await self._client.aclose()

    def pending(self) -> set[str]:
        """Tables with published messages that Redis may not have received."""
        return {table for table, _ in self._outbox}

    def publish(self, table: str, message: bytes) -> None:
        """Add a message to the next batch."""
        self._outbox.append((table, message))
        self._wake.set()

    async def subscribe(self, table: str) -> None:
        """Subscribe to a table. Does not wait while Redis is down; a gap is reported when it is back."""
        self._tables.add(table)
        if not self._hears:
            return
        confirmed = self._waiting[table] = asyncio.get_running_loop().create_future()
        if self._pubsub is not None:
            with self.whatever_happens(*BROKEN):  # the listener will notice, and subscribe again
                await self._pubsub.subscribe(channel_of(table))
        await asyncio.wait([confirmed], timeout=ANSWER_SECONDS)
        self._waiting.pop(table, None)

    async def unsubscribe(self, table: str) -> None:
        """See Bus."""
        self._tables.discard(table)
        if self._pubsub is not None:
            with self.whatever_happens(*BROKEN):
                await self._pubsub.unsubscribe(channel_of(table))

    async def _listen(self) -> None:
        """Listen forever; if the connection breaks, reconnect and subscribe again."""
        while True:
            with self.whatever_happens(*BROKEN):
                async with self._client.pubsub() as pubsub:
                    await self._listen_with(pubsub)
            await asyncio.sleep(RECONNECT_DELAY)

    async def _listen_with(self, pubsub: PubSub) -> None:
        """Subscribe, and deliver messages until the connection is dead. Closing it, which may take a while, is left."""
        try:
            with self.whatever_happens(*BROKEN):
                # A channel with our own name, which nobody uses, keeps the connection open when there are no tables.
                await pubsub.subscribe(PREFIX + self._sender, *map(channel_of, self._tables))
                self._pubsub = pubsub
                self._note(hears=True, speaks=self._speaks)
                await self._hear(pubsub)
        finally:
            self._pubsub = None
            self._note(hears=False, speaks=self._speaks)
            self._stop_waiting()

    def _note(self, *, hears: bool, speaks: bool) -> None:
        """Record what works, and call `on_change` if the overall state changed."""
        was_connected = self.is_connected
        self._hears, self._speaks = hears, speaks
        self._tried.set()
        if self.is_connected != was_connected:
            self.on_change()

    def _stop_waiting(self) -> None:
        """Release everybody who waits for a subscription; they get a gap when Redis is back."""
        for confirmed in self._waiting.values():
            if not confirmed.done():
                confirmed.set_result(None)
        self._waiting.clear()

    async def _hear(self, pubsub: PubSub) -> None:
        """Deliver messages until the connection is dead."""
        for table in list(self._tables):  # including those that were added while we connected
            if channel_of(table) not in pubsub.channels:
                await pubsub.subscribe(channel_of(table))
        silent = False
        while True:
            event = await pubsub.get_message(timeout=HEARTBEAT)
            if event is not None:
                self._take(event)
                silent = False
            elif silent:
                self.trouble = "no answer"
                return
            else:
                await pubsub.ping()
                silent = True

    def _take(self, event: dict[str, Any]) -> None:
        """Deliver one event. Exceptions in callbacks must not stop the listener."""
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
        """A subscription is active. If nobody waits for it, it was renewed after a reconnect, so report a gap."""
        confirmed = self._waiting.pop(table, None)
        if confirmed is None:
            asyncio.get_running_loop().call_soon(self.on_gap, table)
        elif not confirmed.done():
            confirmed.set_result(None)

    async def _send(self) -> None:
        """Publish from the outbox."""
        while not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                if not await self._send_batch():
                    self._shrink_outbox()
                    await asyncio.sleep(RECONNECT_DELAY)

    def _shrink_outbox(self) -> None:
        """Reduce unsent messages to one per table, so that the outbox cannot grow; on shutdown, to none."""
        tables = [] if self._closing else dict.fromkeys(table for table, _ in self._outbox)
        self._outbox = [(table, GAP) for table in tables]

    async def _send_batch(self) -> bool:
        """Publish the oldest messages; returns whether Redis has them. Only then do they leave the outbox."""
        batch = self._outbox[:LARGEST_BATCH]
        has_them = False
        with self.whatever_happens(*BROKEN):
            async with self._client.pipeline(transaction=False) as pipeline:
                for table, message in batch:
                    pipeline.publish(channel_of(table), self._sender + message)
                # The errors that it would raise itself repeat our messages, with the names of tables.
                for answer in await pipeline.execute(raise_on_error=False):
                    if isinstance(answer, Exception):
                        raise answer
            has_them = True
        if has_them:
            del self._outbox[: len(batch)]
        self._note(hears=self._hears, speaks=has_them)
        return has_them


def channel_of(table: str) -> bytes:
    """The Redis channel of a table."""
    return PREFIX + table.encode()
