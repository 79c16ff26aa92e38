"""Server-Sent Events: a one-way connection for watchers to whom no WebSocket gets through."""

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from starlette.responses import StreamingResponse

from kasimir.server.metrics import COUNTS

SSE = "text/event-stream"
MOST_UNREAD = 1 << 18
"""Bytes that a slow reader may be behind."""
SILENCE = 15.0
"""Seconds after which a word is said that means nothing, so that proxies keep the connection."""


class NumberOfNow(msgspec.Struct):
    """All that is read here of a present state, or of an entry."""

    number: int


class NumberOfTable(msgspec.Struct):
    """All that is read here of a table."""

    now: NumberOfNow


class NumberOfMessage(msgspec.Struct):
    """All that is read here of a message: which entries it brings."""

    entries: list[NumberOfNow] = []
    missed: list[NumberOfNow] = []
    table: NumberOfTable | None = None


class Stream:
    """A watcher whose messages wait until they are fetched."""

    def __init__(self, hang_up: Callable[[], None]) -> None:
        """Nothing waits yet; take what ends the connection at once."""
        self.hang_up = hang_up
        self.guest: int | None = None
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.unread = 0
        self.taken = asyncio.Event()
        """Set whenever a message was fetched, and at the end."""
        self.ended = False

    def tell(self, message: bytes) -> None:
        """Let a message wait; whoever is too far behind is dropped, and may come back for what was missed."""
        if self.ended:
            return
        if self.unread > MOST_UNREAD:
            self.drop()
        else:
            # Whatever its length: else who has missed a long one could never get past it.
            self.unread += len(message)
            self.waiting.put_nowait(message)

    def drop(self) -> None:
        """Let somebody go who does not read."""
        COUNTS["dropped"] += 1
        self.ended = True
        self.taken.set()
        self.hang_up()

    async def wait_for_room(self) -> None:
        """Return when all that was told has been fetched."""
        while self.unread and not self.ended:
            self.taken.clear()
            await self.taken.wait()

    def part(self, code: str) -> None:  # noqa: ARG002 - the last message has told it
        """No more messages will come."""
        self.ended = True
        self.taken.set()
        self.waiting.put_nowait(b"")

    async def lines(self) -> AsyncIterator[bytes]:
        """The messages as they come, each with the number to come back with."""
        try:
            async for message in self.messages():
                yield message
        finally:
            self.ended = True
            self.taken.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """The same, as long as somebody reads."""
        while not self.ended or not self.waiting.empty():
            try:
                message = await asyncio.wait_for(self.waiting.get(), SILENCE)
            except TimeoutError:
                yield b":\n\n"
                continue
            self.unread -= len(message)
            self.taken.set()
            if message:
                yield number_line(message) + b"data: " + message + b"\n\n"


class EventResponse(StreamingResponse):
    """Events as they come, and what is to be done in the end: also if nobody is there to hear the first of them."""

    def __init__(self, lines: AsyncIterator[bytes], leave: Callable[[], None]) -> None:
        """Take the events and what ends them."""
        super().__init__(lines, media_type=SSE, headers={"cache-control": "no-store"})
        self.leave = leave

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Tell them until somebody goes."""
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()


def number_line(message: bytes) -> bytes:
    """The number by which a watcher comes back, if the message has one."""
    told = msgspec.json.decode(message, type=NumberOfMessage)
    # Not the number of the present state: more of what was missed may be on its way.
    brought = told.entries or told.missed or ([told.table.now] if told.table else [])
    return b"id: %d\n" % brought[-1].number if brought else b""
