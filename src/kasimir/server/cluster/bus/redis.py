"""The bus through Redis: only those who have a table in memory hear what is said about it."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from redis.asyncio import Redis
from redis.asyncio.client import PubSub
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from kasimir.server.bus.base import Bus, OnGap, OnMessage

PREFIX = b"kasimir:"
SENDER_BYTES = 8
CONNECT_SECONDS = 3.0
ANSWER_SECONDS = 2.0
PAUSE = 0.2
"""Seconds between two attempts to reconnect."""

HEARTBEAT = 2.0
"""Seconds of silence after which we ask whether the connection is alive; after as many again it is given up."""

LARGEST_BATCH = 500
GAP = b""
"""The message that says no more than that the log is to be read: there is news, or messages were lost."""

BROKEN = (OSError, RedisError)


class NoRetry(Retry):
    """Redis' own client would connect anew by itself whenever it fails, while we do the same."""

    def __init__(self) -> None:
        super().__init__(NoBackoff(), 0)

    async def call_with_retry(self, do: Callable[[], Awaitable[Any]], *_: Any, **__: Any) -> Any:
        """Try once."""
        return await do()


class RedisBus(Bus):
    """A channel a table. One connection listens, one publishes; what gathers meanwhile goes out at once, in order."""

    def __init__(self, url: str, on_message: OnMessage, on_gap: OnGap, on_change: Callable[[], None]) -> None:
        """Take the address and whom to call; `on_change` when Redis went away, or is back."""
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
        """Whether we listen, and the last that we said was heard; see Bus."""
        return self._hears and self._speaks

    async def open(self) -> None:
        """Connect, or begin to try it again and again: Redis keeps nothing that anybody would have to wait for."""
        self._tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._listen())]
        await self._tried.wait()

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

    def pending(self) -> set[str]:
        """The tables about which something was published that Redis may not have."""
        return {table for table, _ in self._outbox}

    def publish(self, table: str, message: bytes) -> None:
        """Put a message into the next batch."""
        self._outbox.append((table, message))
        self._wake.set()

    async def subscribe(self, table: str) -> None:
        """Listen to a table. While Redis is away nobody waits for it, and a gap is told when it is back."""
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
        """Listen to a table no more."""
        self._tables.discard(table)
        if self._pubsub is not None:
            with self.whatever_happens(*BROKEN):
                await self._pubsub.unsubscribe(channel_of(table))

    async def _listen(self) -> None:
        """Listen for ever; when the connection breaks, make another and subscribe again."""
        while True:
            with self.whatever_happens(*BROKEN):
                async with self._client.pubsub() as pubsub:
                    try:
                        # Our own name is a channel that nobody uses: it keeps the connection open without any table.
                        await pubsub.subscribe(PREFIX + self._sender, *map(channel_of, self._tables))
                        self._pubsub = pubsub
                        self._note(hears=True, speaks=self._speaks)
                        await self._hear(pubsub)
                    finally:  # before the connection is closed, which may take a while
                        self._pubsub = None
                        self._note(hears=False, speaks=self._speaks)
                        self._stop_waiting()
            await asyncio.sleep(PAUSE)

    def _note(self, *, hears: bool, speaks: bool) -> None:
        """Note what works, and tell if that makes a difference."""
        was_connected = self.is_connected
        self._hears, self._speaks = hears, speaks
        self._tried.set()
        if self.is_connected != was_connected:
            self.on_change()

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
                self.trouble = "no answer"
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
                if not await self._send_batch():
                    self._shrink_outbox()
                    await asyncio.sleep(PAUSE)

    def _shrink_outbox(self) -> None:
        """What could not be sent shrinks to one notice a table, so that the outbox cannot grow; at the end, to none."""
        tables = [] if self._closing else dict.fromkeys(table for table, _ in self._outbox)
        self._outbox = [(table, GAP) for table in tables]

    async def _send_batch(self) -> bool:
        """Publish the oldest messages, and say whether that went well; they leave the outbox when Redis has them."""
        batch = self._outbox[:LARGEST_BATCH]
        has_them = False
        with self.whatever_happens(*BROKEN):
            async with self._client.pipeline(transaction=False) as pipeline:
                for table, message in batch:
                    pipeline.publish(channel_of(table), self._sender + message)
                await pipeline.execute()
            has_them = True
        if has_them:
            del self._outbox[: len(batch)]
        self._note(hears=self._hears, speaks=has_them)
        return has_them


def channel_of(table: str) -> bytes:
    """The channel of a table."""
    return PREFIX + table.encode()
