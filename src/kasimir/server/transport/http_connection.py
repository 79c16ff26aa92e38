"""HTTP connections: how many, how long, and how much of them may wait.

uvicorn waits for a request for as long as it takes, takes headers of any length, and queues as many requests as fit
through the line, with their answers, for somebody who never reads any.
"""

import asyncio
import socket
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kasimir.server.budgets import PER_BYTE, PER_MESSAGE, Account, Accounts, settle
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
LOOK_AGAIN = 1.0
"""Seconds between looks whether somebody is still there from whom nothing is read."""
BUDGET, PIPELINE = "budget", "pipeline"
"""Why nothing is read: the address has used too much processor time, or other requests wait to be answered."""
HANG_UP = "kasimir.hang-up"
"""In the scope of a request: ends its connection at once, for those who do not read what they asked for."""
IS_GONE = "kasimir.is-gone"
"""In the scope of a request: says whether its connection has ended, so that nothing can be answered any more."""
TURN = "kasimir.turn"
"""In the scope of a request: waits until the account that pays for it is not overdrawn, or nobody is there any more."""
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
    look: asyncio.TimerHandle | None = None
    head, is_reading_head, is_open = 0, True, False
    read = 0
    """Bytes of the head that were parsed; `head` also has those that were not."""
    held = b""
    """What was read although the address was over its budget."""
    turn: asyncio.Future[None] | None = None
    """What the request that is to be answered waits for."""
    unanswered: Sequence[RequestResponseCycle] = ()
    """Requests that are being answered, or wait for that."""

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
        self.is_gone()
        self.pipeline.clear()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        # They know each other: together they would stay in memory until Python looks for such circles.
        self.cycle = self.scope = None  # type: ignore[assignment]
        self.unanswered = ()

    def is_gone(self) -> bool:
        """Whether the connection has ended; then every request on it hears of that.

        uvicorn tells only the last one, and that a moment later: until then writing to it would fail.
        """
        if self.flow.read_paused and is_reset(self.transport):
            self.transport.abort()
        if self.transport.is_closing():
            for cycle in self.unanswered:
                cycle.disconnected = not cycle.response_complete
                cycle.message_event.set()
        return self.transport.is_closing()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a connection to a table, and counts as one."""
        self.leave()
        super().handle_websocket_upgrade()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """A piece of one request or of several."""
        if BUDGET in self.flow.reasons:  # uvloop reads once whatever was said when the connection was made
            self.held += data
            self.transport.pause_reading()
            return
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
        scope[IS_GONE] = self.is_gone
        scope[TURN] = self.wait_for_turn
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
        if self.cycle is not None:
            going_on = [cycle for cycle in self.unanswered if not cycle.response_complete and cycle is not self.cycle]
            self.unanswered = [*going_on, self.cycle]
        if self.pipeline:
            self.stop_reading(PIPELINE)

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self.stop_waiting()
        super().on_message_complete()

    # What goes out

    def on_response_complete(self) -> None:
        """Answer the next one; read on only when none waits."""
        super().on_response_complete()
        if not self.pipeline:
            self.flow.resume_reading(PIPELINE)

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
        if self.is_open and BUDGET not in self.flow.reasons and self.account.debt():
            self.stop_reading(BUDGET)
            self.account.wait(self, self.read_on)

    def stop_reading(self, reason: str) -> None:
        """Read nothing for a while; look from time to time whether anybody is there, which is not noticed otherwise."""
        self.flow.pause_reading(reason)
        if self.look is None:
            self.look = self.loop.call_later(LOOK_AGAIN, self.look_whether_gone)

    def look_whether_gone(self) -> None:
        """Let go of a connection that was broken off while nothing was read from it."""
        self.look = None
        if not self.is_gone() and self.flow.reasons:
            self.look = self.loop.call_later(LOOK_AGAIN, self.look_whether_gone)

    def read_on(self) -> None:
        """The debt is paid off."""
        self.flow.resume_reading(BUDGET)
        data, self.held = self.held, b""
        if data:
            self.data_received(data)

    async def wait_for_turn(self, account: Account) -> None:
        """Wait until there is time for a request, in the order in which its address has asked."""
        self.turn = account.turn()
        await self.turn

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
        cancel(self.look)
        settle(self.turn)
        if self.account:
            self.account.forget(self)
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


def is_reset(transport: asyncio.Transport) -> bool:
    """Whether the peer has broken the connection off; the system tells it once."""
    connection = None if transport.is_closing() else transport.get_extra_info("socket")
    return connection is not None and connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0


def bound_send_buffer(transport: asyncio.Transport) -> None:
    """Let the system hold little for a slow reader."""
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def request_protocol(origins: Origins, heads: Headcount, accounts: Accounts) -> type[Requests]:
    """What uvicorn is to make for a connection."""
    return type("Requests", (Requests,), {"origins": origins, "heads": heads, "accounts": accounts})
