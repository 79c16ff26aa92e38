"""HTTP connections: how many, how long, and how much of them may wait.

uvicorn waits for a request for as long as it takes, takes headers of any length, and queues as many requests as fit
through the line, with their answers, for somebody who never reads any.
"""

import asyncio
import socket
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kasimir.server.budgets import LONGEST_PAUSE, PER_BYTE, PER_MESSAGE, Account, Accounts
from kasimir.server.limits import Headcount
from kasimir.server.metrics import OPEN
from kasimir.server.origin import FORWARDED, Origins

PATIENCE = 30.0
"""Seconds that a request may take to come in, whole."""
UNREAD_TIMEOUT = 30.0
"""Seconds for which nothing of an answer may be read, once the system holds no more of it."""
LARGEST_HEAD = 16 * 1024
"""Bytes of its first line and its headers."""
MOST_HEADERS = 100
MOST_PIPELINED = 8
"""Requests that may wait behind the one that is being answered; browsers send none."""
SEND_BUFFER = 128 * 1024
"""Bytes that the system holds for a slow reader, and as many again for itself; by default it would be megabytes."""
HANG_UP = "kasimir.hang-up"
"""In the scope of a request: ends its connection at once, for those who do not read what they asked for."""
ACCOUNT = "kasimir.account"
"""In the scope of a request: whose processor time it takes."""
IS_PROXIED = "kasimir.is-proxied"
"""In the scope of a request: whether others may come by the same connection."""


class RequestRefusedError(Exception):
    """Raised inside the parser, which then parses no further."""


class Gate(FlowControl):
    """Reads only while nothing speaks against it. uvicorn's own reason is the first of several."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self.reasons: set[str] = set()

    def pause_reading(self, reason: str = "flow") -> None:
        """Stop reading for a reason."""
        self.reasons.add(reason)
        super().pause_reading()

    def resume_reading(self, reason: str = "flow") -> None:
        """Drop a reason; the last one to go lets reading go on."""
        self.reasons.discard(reason)
        if not self.reasons and not self._transport.is_closing():
            super().resume_reading()


class Requests(HttpToolsProtocol):
    """A connection on which requests come in."""

    origins: Origins
    heads: Headcount
    accounts: Accounts
    flow: Gate
    counted: str | None = None
    """The address for which it counts; behind a trusted proxy nobody knows yet who it is."""
    account: Account | None = None
    """Whose processor time is used, where that is known."""
    due: asyncio.TimerHandle | None = None
    unread_due: asyncio.TimerHandle | None = None
    pause: asyncio.TimerHandle | None = None
    head, is_reading_head, is_open = 0, True, False
    read = 0
    """Bytes of the head that were parsed; `head` also has those that were not."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, unless this is one connection too many."""
        super().connection_made(transport)
        OPEN["http_connections"] += 1
        self.is_open = True
        self.flow = Gate(transport)
        bound_send_buffer(transport)
        peer = self.client[0] if self.client else ""
        if not self.origins.is_proxy(peer):
            address = self.origins.address(peer, None)
            if not self.heads.enter(address):
                transport.abort()
                return
            self.counted, self.account = address, self.accounts.of(address)
            self.charge(PER_MESSAGE)
        self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let go of everything that the connection held, also of what waited to be answered."""
        self.leave()
        for cycle, _ in self.pipeline:
            cycle.disconnected = True
        self.pipeline.clear()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a connection to a table, and counts as one."""
        self.leave()
        super().handle_websocket_upgrade()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """A piece of one request or of several."""
        began = perf_counter()
        self.head += len(data)
        super().data_received(data)
        if self.is_reading_head and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("This is too long.")
        self.charge(perf_counter() - began + len(data) * PER_BYTE)

    def send_400_response(self, msg: str) -> None:
        """Refuse; where other answers wait before this one nobody could tell which request it is about."""
        if self.pipeline or self.flow.write_paused:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        """Another request, if not too many wait already."""
        if len(self.pipeline) >= MOST_PIPELINED:
            raise RequestRefusedError
        super().on_message_begin()
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        scope[HANG_UP] = self.transport.abort
        scope[IS_PROXIED] = self.account is None
        scope[ACCOUNT] = self.account
        self.head, self.is_reading_head = 0, True
        self.read = 0
        self.wait()

    def on_url(self, url: bytes) -> None:
        """A piece of the first line."""
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header; many small ones take far more memory than they have bytes."""
        self.count_head(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            raise RequestRefusedError
        super().on_header(name, value)

    def count_head(self, size: int) -> None:
        """Refuse a head that is too long, although all of it came at once."""
        self.read += size
        if self.read > LARGEST_HEAD:
            raise RequestRefusedError

    def on_headers_complete(self) -> None:
        """The rest of it is its body, whose length whoever reads it sees to."""
        self.is_reading_head = False
        scope: dict[str, Any] = self.scope  # type: ignore[assignment]
        if scope[IS_PROXIED]:
            peer = self.client[0] if self.client else ""
            forwarded = [value.decode("latin-1") for name, value in self.headers if name == FORWARDED.encode()]
            scope[ACCOUNT] = self.accounts.of(self.origins.address(peer, *forwarded))
        super().on_headers_complete()
        if self.pipeline:
            self.flow.pause_reading("pipeline")

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self.stop_waiting()
        super().on_message_complete()

    # What goes out

    def on_response_complete(self) -> None:
        """Answer the next one; read on only when none waits."""
        super().on_response_complete()
        if not self.pipeline:
            self.flow.resume_reading("pipeline")

    def pause_writing(self) -> None:
        """The peer reads too slowly: wait for it, but not for ever."""
        super().pause_writing()
        if self.unread_due is None:
            self.unread_due = self.loop.call_later(UNREAD_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """The peer has read."""
        cancel(self.unread_due)
        self.unread_due = None
        super().resume_writing()

    # Limits

    def charge(self, seconds: float) -> None:
        """Charge processor time; whoever has used too much is read from later."""
        if self.account is None:
            return
        self.account.spend(seconds)
        if self.pause is None and self.is_open and (debt := self.account.debt()):
            self.flow.pause_reading("budget")
            self.pause = self.loop.call_later(min(debt, LONGEST_PAUSE), self.look_at_budget)

    def look_at_budget(self) -> None:
        """Read on if the debt is paid off."""
        self.pause = None
        self.charge(0.0)
        if self.pause is None:
            self.flow.resume_reading("budget")

    def wait(self) -> None:
        """Wait for a request, but not for ever."""
        self.stop_waiting()
        self.due = self.loop.call_later(PATIENCE, self.transport.abort)

    def stop_waiting(self) -> None:
        """It need not hurry any more."""
        cancel(self.due)
        self.due = None

    def leave(self) -> None:
        """Nobody asks on this connection any more."""
        self.stop_waiting()
        cancel(self.unread_due)
        cancel(self.pause)
        if self.is_open:
            OPEN["http_connections"] -= 1
            self.is_open = False
        if self.counted is not None:
            self.heads.leave(self.counted)
            self.counted = None


def cancel(timer: asyncio.TimerHandle | None) -> None:
    """Stop a timer if there is one."""
    if timer:
        timer.cancel()


def bound_send_buffer(transport: asyncio.Transport) -> None:
    """Let the system hold little for a slow reader."""
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def request_protocol(origins: Origins, heads: Headcount, accounts: Accounts) -> type[Requests]:
    """What uvicorn is to make for a connection."""
    return type("Requests", (Requests,), {"origins": origins, "heads": heads, "accounts": accounts})
