"""Server-Sent Events: a one-way connection for watchers where WebSockets do not work."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from starlette.responses import StreamingResponse

from kasimir.server.metrics import COUNTS

SSE = "text/event-stream"
MOST_UNREAD = 1 << 18
"""Bytes that a slow reader may be behind."""
KEEPALIVE_DELAY = 15.0
"""Seconds between keep-alive comments, so that proxies keep the connection open (heartbeat)."""


class NumberOfNow(msgspec.Struct):
    """The fields read here of a state, or of an entry."""

    number: int


class NumberOfTable(msgspec.Struct):
    """The fields read here of a table."""

    now: NumberOfNow


class NumberOfMessage(msgspec.Struct):
    """The fields read here of a message: which entries it has."""

    entries: list[NumberOfNow] = []
    missed: list[NumberOfNow] = []
    table: NumberOfTable | None = None


class Stream:
    """A watcher whose messages are queued until they are sent."""

    def __init__(self, hang_up: Callable[[], None]) -> None:
        """`hang_up` closes the connection at once."""
        self.hang_up = hang_up
        self.guest: int | None = None
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.unread = 0
        self.taken = asyncio.Event()
        """Set whenever a message was taken from the queue, and at the end."""
        self.ended = False

    def tell(self, message: bytes) -> None:
        """Queue a message; a client that is too far behind is dropped, and may reconnect."""
        if self.ended:
            return
        if self.unread > MOST_UNREAD:
            self.drop()
        else:
            # An empty queue accepts any length: otherwise a client that missed a long message could never get past it.
            self.unread += len(message)
            self.waiting.put_nowait(message)

    def drop(self) -> None:
        """Disconnect a client that does not read."""
        COUNTS["dropped"] += 1
        self.ended = True
        self.taken.set()
        self.hang_up()

    async def wait_for_room(self) -> None:
        """Return when all queued messages were sent."""
        while self.unread and not self.ended:
            self.taken.clear()
            await self.taken.wait()

    def part(self, code: str) -> None:  # noqa: ARG002 - the last message has told it
        """No more messages will come."""
        self.ended = True
        self.taken.set()
        self.waiting.put_nowait(b"")

    async def lines(self) -> AsyncIterator[bytes]:
        """The event stream: each message with its `id` for `Last-Event-ID`."""
        try:
            async for message in self.messages():
                yield message
        finally:
            self.ended = True
            self.taken.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """The queued messages, and keep-alives, while the client is connected."""
        while not self.ended or not self.waiting.empty():
            try:
                async with asyncio.timeout(KEEPALIVE_DELAY):  # wait_for of Python 3.11 may swallow a cancellation
                    message = await self.waiting.get()
            except TimeoutError:
                yield b":\n\n"
                continue
            self.unread -= len(message)
            self.taken.set()
            if message:
                yield number_line(message) + b"data: " + message + b"\n\n"


class EventResponse(StreamingResponse):
    """A streaming response that always calls `leave`, even if the client disconnects before the first event."""

    def __init__(self, lines: AsyncIterator[bytes], leave: Callable[[], None]) -> None:
        super().__init__(lines, media_type=SSE, headers={"cache-control": "no-store"})
        self.leave = leave

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Stream until the client disconnects."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()


def number_line(message: bytes) -> bytes:
    """The `id` line of a message, if it has new entries."""
    told = msgspec.json.decode(message, type=NumberOfMessage)
    # Not the number of the current state: more missed entries may follow.
    brought = told.entries or told.missed or ([told.table.now] if told.table else [])
    return b"id: %d\n" % brought[-1].number if brought else b""
