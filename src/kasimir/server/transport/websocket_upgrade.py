"""How an HTTP connection becomes a WebSocket: who may come in, and how much of it is read at a time."""

import asyncio
import logging
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from kasimir.server.budgets import Accounts
from kasimir.server.headers import PRIVATE, SAFE
from kasimir.server.hub import Hub
from kasimir.server.limits import Headcount, Limit
from kasimir.server.metrics import OPEN
from kasimir.server.origin import FORWARDED, Origins
from kasimir.server.sockets import LARGEST_MESSAGE, Socket

wire_log = logging.getLogger("kasimir.server.sockets")
"""For what picows has to say: each connection with its address, and whoever breaks the rules of WebSockets."""

PATH = "/ws/"
IDLE_SECONDS = 20.0
READ_SIZE, BUFFER_SIZE = 2 * 1024, 12 * 1024
"""Bytes that are read at a time, and that a connection holds. picows doubles its buffer whenever a read nearly fills
it; with reads this small even a message of the largest size leaves room."""


@dataclass(frozen=True)
class Entrance:
    """What stands between an address and a table."""

    origins: Origins
    heads: Headcount
    asking: Limit
    accounts: Accounts


class SocketProtocol(WSProtocol):  # type: ignore[misc]
    """A connection that uvicorn hands over, its first request read already."""

    hub: Hub
    entrance: Entrance

    def __init__(self, **_: Any) -> None:
        """The settings of picows, none of which has a default here."""
        # Pings are answered by us, no faster than the answers are read.
        ping = (True, IDLE_SECONDS, IDLE_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE, False)
        super().__init__(
            None, None, False, self.make_listener, wire_log, True, 5, *ping, LARGEST_MESSAGE, None, BUFFER_SIZE
        )
        self.peer = ""
        self.counted: str | None = None
        self.is_open = False

    def connection_made(self, transport: asyncio.Transport) -> None:
        """Note who it is."""
        OPEN["sockets"] += 1
        self.is_open = True
        self.peer = (transport.get_extra_info("peername") or ("",))[0]
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Whatever the connection came to, it is counted no more."""
        self.leave()
        super().connection_lost(exc)

    def leave(self) -> None:
        """Undo what coming in has counted, once."""
        if self.is_open:
            OPEN["sockets"] -= 1
            self.is_open = False
        if self.counted is not None:
            self.entrance.heads.leave(self.counted)
            self.counted = None

    def make_listener(self, request: WSUpgradeRequest) -> Any:
        """Who listens to this connection, if it may come in."""
        path = request.path.decode("ascii", "replace").partition("?")[0]
        headers, entrance = request.headers, self.entrance
        if not path.startswith(PATH):
            return refusal(HTTPStatus.NOT_FOUND)
        if not entrance.origins.allow(headers.get("origin"), ", ".join(headers.getall("host", ()))):
            return refusal(HTTPStatus.FORBIDDEN)
        address = entrance.origins.address(self.peer, *headers.getall(FORWARDED, ()))
        if not entrance.asking.allows(address) or not entrance.heads.enter(address):
            return refusal(HTTPStatus.TOO_MANY_REQUESTS)
        self.counted = address
        return Socket(self.hub, path.removeprefix(PATH), entrance.accounts.of(address))

    def get_buffer(self, size: int) -> memoryview:
        """Where the next read goes: a little at a time, so that the buffer never grows."""
        room: memoryview = super().get_buffer(size)
        return room[:READ_SIZE]

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn passes it on; everything after that comes by the buffer."""
        try:
            while data:
                room = self.get_buffer(len(data))
                size = min(len(room), len(data))
                room[:size] = data[:size]
                self.buffer_updated(size)
                data = data[size:]
        except Exception:
            self.leave()  # uvicorn has not handed the connection over yet, so nobody tells us when it ends
            raise


def socket_protocol(hub: Hub, entrance: Entrance) -> type[SocketProtocol]:
    """What uvicorn is to make for a connection that wants to be a WebSocket."""
    return type("SocketProtocol", (SocketProtocol,), {"hub": hub, "entrance": entrance})


def refusal(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    """No WebSocket for this one."""
    safe = [(name.decode(), value.decode()) for name, value in (*SAFE, PRIVATE)]
    return WSUpgradeResponseWithListener(
        WSUpgradeResponse.create_error_response(status, status.phrase.encode(), safe), None
    )
