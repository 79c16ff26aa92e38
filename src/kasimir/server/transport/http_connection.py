"""HTTP connections with limits on their number, time, headers and pipelining, and with backpressure.

uvicorn alone waits indefinitely for a request, accepts headers of any length, and queues any number of pipelined
requests and responses for a client that never reads.
"""

import asyncio
import socket
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from kasimir.server.limits.budgets import PER_BYTE, PER_MESSAGE, Account, Accounts, settle
from kasimir.server.limits.rates import Headcount
from kasimir.server.metrics import OPEN
from kasimir.server.transport.origin import FORWARDED, Origins
from kasimir.server.transport.slow_closes import SlowCloses

REQUEST_TIMEOUT = 30.0
"""Timeout for receiving a complete request, in seconds."""
UNREAD_TIMEOUT = 30.0
"""Timeout in seconds for a client that reads nothing of a response while the send buffer is full."""
LARGEST_HEAD = 16 * 1024
"""Maximum size of the request line and headers, in bytes."""
MOST_HEADERS = 100
MOST_PIPELINED = 8
"""Maximum number of pipelined requests; browsers do not pipeline."""
SEND_BUFFER = 128 * 1024
"""Size of the send buffer for a slow reader, in bytes; the kernel doubles it. The default would be megabytes."""
LOOK_AGAIN = 1.0
"""Seconds between two checks whether a client that we do not read from is still connected."""
BUDGET, PIPELINE = "budget", "pipeline"
"""Reasons to stop reading: the address is over its CPU budget, or earlier requests are not answered yet."""
HANG_UP = "kasimir.hang-up"
"""Key in the ASGI scope: closes the connection at once, for clients that do not read their response."""
IS_GONE = "kasimir.is-gone"
"""Key in the ASGI scope: whether the connection has ended."""
TURN = "kasimir.turn"
"""Key in the ASGI scope: waits until the paying account is no longer overdrawn, or the client is gone."""
ACCOUNT = "kasimir.account"
"""Key in the ASGI scope: the account that pays for the request."""
IS_PROXIED = "kasimir.is-proxied"
"""Key in the ASGI scope: whether other clients may share the connection (a proxy)."""


class RequestRefusedError(Exception):
    """Raised inside the parser to stop parsing."""


class Gate(FlowControl):
    """Flow control with several reasons to stop reading; uvicorn has only one."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__(transport)
        self.reasons: set[str] = set()

    def pause_reading(self, reason: str = "flow") -> None:
        """Stop reading for a reason."""
        self.reasons.add(reason)
        super().pause_reading()

    def resume_reading(self, reason: str = "flow") -> None:
        """Remove a reason; reading resumes when none is left."""
        self.reasons.discard(reason)
        if not self.reasons and not self._transport.is_closing():
            super().resume_reading()


class HttpConnection(HttpToolsProtocol):
    """A connection that receives requests."""

    origins: Origins
    heads: Headcount
    accounts: Accounts
    slow_closes: SlowCloses
    flow: Gate
    counted: str | None = None
    """The address that it counts for; None behind a trusted proxy, where the client is not known yet."""
    account: Account | None = None
    """The account that pays for it, if known."""
    due: asyncio.TimerHandle | None = None
    unread_due: asyncio.TimerHandle | None = None
    look: asyncio.TimerHandle | None = None
    head, is_reading_head, is_open = 0, True, False
    read = 0
    """Bytes of the head that were parsed; `head` includes bytes that were not."""
    held = b""
    """Data that was received although the address was over its budget."""
    turn: asyncio.Future[None] | None = None
    """What the next request waits for."""
    unanswered: Sequence[RequestResponseCycle] = ()
    """Requests that are being answered, or wait for that."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Wait for the first request, unless the address has too many connections."""
        super().connection_made(transport)
        OPEN["http_connections"] += 1
        self.is_open = True
        self.slow_closes.open.add(transport)
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
        """Release everything that the connection held, and cancel waiting requests."""
        self.leave()
        self.slow_closes.forget(self.transport)
        self.is_gone()
        self.pipeline.clear()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        # Break the reference cycle: otherwise both stay in memory until the garbage collector runs.
        self.cycle = self.scope = None  # type: ignore[assignment]
        self.unanswered = ()

    def is_gone(self) -> bool:
        """Whether the connection has ended; then every request on it is notified.

        uvicorn notifies only the last one, and a moment later: until then writing to it would fail.
        """
        if self.flow.read_paused and is_reset(self.transport):
            self.transport.abort()
        if self.transport.is_closing():
            for cycle in self.unanswered:
                cycle.disconnected = not cycle.response_complete
                cycle.message_event.set()
        return self.transport.is_closing()

    def handle_websocket_upgrade(self) -> None:
        """From now on this is a WebSocket, and is counted as one.

        Not while a response is unfinished or unread: nobody would notify it when the connection ends, or limit it.
        """
        is_answered = all(cycle.response_complete for cycle in self.unanswered)
        if not is_answered or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self.leave()
        super().handle_websocket_upgrade()

    # Receiving

    def data_received(self, data: bytes) -> None:
        """Data of one request or of several."""
        if BUDGET in self.flow.reasons:  # uvloop reads once even if reading was paused when the connection was made
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
        """Refuse; without a response if others are pending: the client could not tell which request it is for."""
        if self.pipeline or self.flow.write_paused:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def on_message_begin(self) -> None:
        """A new request begins, unless too many are pending."""
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
        """Part of the request line."""
        self.count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header; many small ones take far more memory than their bytes."""
        self.count_head(len(name) + len(value))
        if len(self.headers) >= MOST_HEADERS:
            raise RequestRefusedError
        super().on_header(name, value)

    def count_head(self, size: int) -> None:
        """Refuse a head that is too long, even if it arrived at once."""
        self.read += size
        if self.read > LARGEST_HEAD:
            raise RequestRefusedError

    def on_headers_complete(self) -> None:
        """The body follows; its reader limits its length."""
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
        """The request is complete."""
        self.stop_waiting()
        super().on_message_complete()

    # Sending

    def on_response_complete(self) -> None:
        """Start the next request; resume reading when none is pending."""
        super().on_response_complete()
        if not self.pipeline:
            self.flow.resume_reading(PIPELINE)

    def pause_writing(self) -> None:
        """The client reads too slowly: wait with a timeout."""
        super().pause_writing()
        if self.unread_due is None:
            self.unread_due = self.loop.call_later(UNREAD_TIMEOUT, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        cancel(self.unread_due)
        self.unread_due = None
        super().resume_writing()

    # Limits

    def charge(self, seconds: float) -> None:
        """Charge CPU time; over budget, reading pauses."""
        if self.account is None:
            return
        self.account.spend(seconds)
        if self.is_open and BUDGET not in self.flow.reasons and self.account.debt():
            self.stop_reading(BUDGET)
            self.account.wait(self, self.read_on)

    def stop_reading(self, reason: str) -> None:
        """Stop reading for a while; a disconnect is then only noticed by checking from time to time."""
        self.flow.pause_reading(reason)
        if self.look is None:
            self.look = self.loop.call_later(LOOK_AGAIN, self.look_whether_gone)

    def look_whether_gone(self) -> None:
        """Release a connection that was closed while we did not read from it."""
        self.look = None
        if not self.is_gone() and self.flow.reasons:
            self.look = self.loop.call_later(LOOK_AGAIN, self.look_whether_gone)

    def read_on(self) -> None:
        """The debt is paid off: resume reading."""
        self.flow.resume_reading(BUDGET)
        data, self.held = self.held, b""
        if data:
            self.data_received(data)

    async def wait_for_turn(self, account: Account) -> None:
        """Wait until there is CPU time for a request, in the order of its address's requests."""
        self.turn = account.turn()
        await self.turn

    def wait(self) -> None:
        """Start the timeout for a request."""
        self.stop_waiting()
        self.due = self.loop.call_later(REQUEST_TIMEOUT, self.transport.abort)

    def stop_waiting(self) -> None:
        """Cancel the timeout for a request."""
        cancel(self.due)
        self.due = None

    def leave(self) -> None:
        """Stop counting this connection."""
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
    """Cancel a timer if there is one."""
    if timer:
        timer.cancel()


def is_reset(transport: asyncio.Transport) -> bool:
    """Whether the client has reset the connection; the system reports that only once."""
    connection = None if transport.is_closing() else transport.get_extra_info("socket")
    return connection is not None and connection.getsockopt(socket.SOL_SOCKET, socket.SO_ERROR) != 0


def bound_send_buffer(transport: asyncio.Transport) -> None:
    """Limit the kernel's send buffer."""
    connection = transport.get_extra_info("socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)


def http_protocol(
    origins: Origins, heads: Headcount, accounts: Accounts, slow_closes: SlowCloses
) -> type[HttpConnection]:
    """The connection class for uvicorn."""
    shared = {"origins": origins, "heads": heads, "accounts": accounts, "slow_closes": slow_closes}
    return type("Requests", (HttpConnection,), shared)
