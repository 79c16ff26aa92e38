"""Server-Sent Events: a one-way connection for watchers to whom no WebSocket gets through."""

import asyncio
from collections.abc import AsyncIterator, Callable

import msgspec

from kasimir.server.metrics import COUNTS

MOST_UNREAD = 1 << 20
"""Bytes that a slow reader may be behind."""
SILENCE = 15.0
"""Seconds after which a word is said that means nothing, so that proxies keep the connection."""


class NumberOfNow(msgspec.Struct):
    """All that is read here of a present state."""

    number: int


class NumberOfTable(msgspec.Struct):
    """All that is read here of a table."""

    now: NumberOfNow


class NumberOfMessage(msgspec.Struct):
    """All that is read here of a message: how far the log goes, if it says so."""

    now: NumberOfNow | None = None
    table: NumberOfTable | None = None


class Stream:
    """A watcher whose messages wait until they are fetched."""

    def __init__(self, hang_up: Callable[[], None]) -> None:
        """Nothing waits yet; take what ends the connection at once."""
        self.hang_up = hang_up
        self.guest: int | None = None
        self.waiting: asyncio.Queue[bytes] = asyncio.Queue()
        self.unread = 0
        self.ended = False

    def tell(self, message: bytes) -> None:
        """Let a message wait; whoever is too far behind is dropped, and may come back for what was missed."""
        if self.ended:
            return
        self.unread += len(message)
        if self.unread > MOST_UNREAD:
            COUNTS["dropped"] += 1
            self.ended = True
            self.hang_up()
        else:
            self.waiting.put_nowait(message)

    def part(self, code: str) -> None:  # noqa: ARG002 - the last message has told it
        """No more messages will come."""
        self.ended = True
        self.waiting.put_nowait(b"")

    async def lines(self) -> AsyncIterator[bytes]:
        """The messages as they come, each with the number to come back with."""
        while not self.ended or not self.waiting.empty():
            try:
                message = await asyncio.wait_for(self.waiting.get(), SILENCE)
            except TimeoutError:
                yield b":\n\n"
                continue
            self.unread -= len(message)
            if message:
                yield number_line(message) + b"data: " + message + b"\n\n"


def number_line(message: bytes) -> bytes:
    """The number by which a watcher comes back, if the message has one."""
    told = msgspec.json.decode(message, type=NumberOfMessage)
    now = told.now or (told.table.now if told.table else None)
    return b"id: %d\n" % now.number if now else b""
