"""The upgrade of an HTTP connection to a WebSocket: admission, and bounded reads."""

import asyncio
import logging
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from kasimir.server.limits.budgets import Accounts
from kasimir.server.limits.rates import Headcount, Limit
from kasimir.server.metrics import OPEN
from kasimir.server.session.hub import Hub
from kasimir.server.transport.headers import PRIVATE, SAFE
from kasimir.server.transport.origin import FORWARDED, Origins
from kasimir.server.transport.slow_closes import SlowCloses
from kasimir.server.transport.websocket import LARGEST_MESSAGE, Socket

wire_log = logging.getLogger("kasimir.server.transport.websocket")
"""The logger for picows, silenced in `logs.py`: it logs client addresses, and every protocol violation."""

PATH = "/ws/"
IDLE_SECONDS = 20.0
READ_SIZE, BUFFER_SIZE = 2 * 1024, 12 * 1024
"""Bytes per read, and per receive buffer. picows doubles its buffer whenever a read nearly fills it; with reads this
small, even the largest message leaves room."""


@dataclass(frozen=True)
class Admission:
    """The checks between an address and a table."""

    origins: Origins
    heads: Headcount
    asking: Limit
    accounts: Accounts
    slow_closes: SlowCloses


class SocketProtocol(WSProtocol):  # type: ignore[misc]
    """A connection that uvicorn hands over, with its request already parsed."""

    hub: Hub
    admission: Admission

    def __init__(self, **_: Any) -> None:
        """The settings of picows, none of which has a default here."""
        # We answer pings ourselves, no faster than the client reads the answers.
        ping = (True, IDLE_SECONDS, IDLE_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE, False)
        super().__init__(
            None, None, False, self.make_listener, wire_log, True, 5, *ping, LARGEST_MESSAGE, None, BUFFER_SIZE
        )
        self.line: asyncio.Transport
        self.peer = ""
        self.counted: str | None = None
        self.is_open = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Determine the client's address."""
        OPEN["sockets"] += 1
        self.is_open = True
        self.line = transport
        self.admission.slow_closes.open.add(transport)
        self.peer = (transport.get_extra_info("peername") or ("",))[0]
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, however it ended."""
        self.leave()
        self.admission.slow_closes.forget(self.line)
        super().connection_lost(exc)

    def leave(self) -> None:
        """Undo what admission has counted, once."""
        if self.is_open:
            OPEN["sockets"] -= 1
            self.is_open = False
        if self.counted is not None:
            self.admission.heads.leave(self.counted)
            self.counted = None

    def make_listener(self, request: WSUpgradeRequest) -> Any:
        """The listener for this connection, if it is admitted."""
        path = request.path.decode("ascii", "replace").partition("?")[0]
        headers, admission = request.headers, self.admission
        if not path.startswith(PATH):
            return refusal(HTTPStatus.NOT_FOUND)
        if not admission.origins.allow(headers.get("origin"), ", ".join(headers.getall("host", ()))):
            return refusal(HTTPStatus.FORBIDDEN)
        address = admission.origins.address(self.peer, *headers.getall(FORWARDED, ()))
        if not admission.asking.allows(address) or not admission.heads.enter(address):
            return refusal(HTTPStatus.TOO_MANY_REQUESTS)
        self.counted = address
        return Socket(self.hub, path.removeprefix(PATH), admission.accounts.of(address))

    def get_buffer(self, size: int) -> memoryview:
        """The buffer for the next read: small, so that it never grows."""
        room: memoryview = super().get_buffer(size)
        return room[:READ_SIZE]

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn passes it on; everything after it comes through the buffer."""
        try:
            while data:
                room = self.get_buffer(len(data))
                size = min(len(room), len(data))
                room[:size] = data[:size]
                self.buffer_updated(size)
                data = data[size:]
        except Exception:
            self.leave()  # uvicorn has not handed the connection over yet, so we are not notified when it ends
            raise
        if self.line.is_closing() and self.line.get_write_buffer_size():
            self.line.abort()  # refused and unread: it is not counted, so it must not stay


def socket_protocol(hub: Hub, admission: Admission) -> type[SocketProtocol]:
    """The connection class for WebSocket upgrades in uvicorn."""
    return type("SocketProtocol", (SocketProtocol,), {"hub": hub, "admission": admission})


def refusal(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    """Refuse the upgrade with an HTTP status."""
    safe = [(name.decode(), value.decode()) for name, value in (*SAFE, PRIVATE)]
    return WSUpgradeResponseWithListener(
        WSUpgradeResponse.create_error_response(status, status.phrase.encode(), safe), None
    )
