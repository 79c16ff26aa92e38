"""HTTP connections: nobody keeps many of them, nor one without ever asking for something.

uvicorn waits for a request for as long as it takes, and takes headers of any length.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kasimir.server.limits import Headcount
from kasimir.server.origin import Origins

PATIENCE = 30.0
"""Seconds that a request may take to come in, whole."""
LARGEST_HEAD = 16 * 1024
"""Bytes of its first line and its headers."""
HANG_UP = "kasimir.hang-up"
"""In the scope of a request: ends its connection at once, for those who do not read what they asked for."""


class Requests(HttpToolsProtocol):
    """A connection on which requests come in."""

    origins: Origins
    heads: Headcount
    counted: str | None = None
    """The address for which it counts; behind a trusted proxy nobody knows yet who it is."""
    due: asyncio.TimerHandle | None = None
    head, is_reading_head = 0, True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, unless this is one connection too many."""
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        if not self.origins.is_proxy(peer):
            address = self.origins.address(peer, None)
            if not self.heads.enter(address):
                transport.abort()
                return
            self.counted = address
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """It is over."""
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a connection to a table, and counts as one."""
        self.leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """A piece of a request, with no end of headers."""
        self.head += len(data)
        super().data_received(data)
        if self.is_reading_head and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("This is too long.")

    def on_message_begin(self) -> None:
        """Another request."""
        super().on_message_begin()
        self.scope[HANG_UP] = self.transport.abort  # type: ignore[literal-required]
        self.head, self.is_reading_head = 0, True
        self.wait()

    def on_headers_complete(self) -> None:
        """The rest of it is its body, whose length whoever reads it sees to."""
        self.is_reading_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self.stop_waiting()
        super().on_message_complete()

    def wait(self) -> None:
        """Wait for a request, but not for ever."""
        self.stop_waiting()
        self.due = self.loop.call_later(PATIENCE, self.transport.abort)

    def stop_waiting(self) -> None:
        """It need not hurry any more."""
        if self.due:
            self.due.cancel()
            self.due = None

    def leave(self) -> None:
        """Nobody asks on this connection any more."""
        self.stop_waiting()
        if self.counted is not None:
            self.heads.leave(self.counted)
            self.counted = None


def request_protocol(origins: Origins, heads: Headcount) -> type[Requests]:
    """What uvicorn is to make for a connection."""
    return type("Requests", (Requests,), {"origins": origins, "heads": heads})
