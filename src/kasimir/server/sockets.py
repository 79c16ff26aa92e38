"""WebSockets: how players and watchers are connected.

uvicorn reads the request and hands the connection over; from then on picows serves it. Its transport sends without
waiting and tells how much a slow reader has not taken yet, which is all that is needed here.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from picows import (
    WSAutoPingStrategy,
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
    WSUpgradeRequest,
    WSUpgradeResponse,
    WSUpgradeResponseWithListener,
)
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from kasimir.core.errors import KasimirError, TableError
from kasimir.server.advice import explain
from kasimir.server.headers import SAFE
from kasimir.server.hub import Hub
from kasimir.server.limits import Bucket, Headcount, Limit
from kasimir.server.live import LiveTable, encode
from kasimir.server.metrics import COUNTS
from kasimir.server.origin import Origins
from kasimir.server.protocol.asked import Asked, Hello, Hint, Move, Ping, Roll, Why
from kasimir.server.protocol.base import PROTOCOL
from kasimir.server.protocol.told import Gone, Pong, Refused

log = logging.getLogger("kasimir.server")
wire_log = logging.getLogger("kasimir.server.sockets")
"""For what picows has to say: each connection with its address, and whoever breaks the rules of WebSockets."""

TEXT = WSMsgType.TEXT
SPOKEN = (TEXT, WSMsgType.CONTINUATION)
PATH = "/ws/"
LARGEST_MESSAGE = 8 * 1024
MOST_WAITING = 64
"""Messages of one connection that wait to be answered; whoever sends more without listening is dropped."""
MOST_REFUSALS = 100
"""Messages in a row that come too soon; whoever sends more does not mean to play."""
MOST_UNREAD = 1 << 20
"""Bytes that a slow reader may be behind."""
PATIENCE_FOR_HELLO = 10.0
IDLE_SECONDS = 20.0
PONG = encode(Pong())
read_asked = msgspec.json.Decoder(Asked).decode
LASTING = ("table.removed", "table.left", "table.deleted")
"""After these a connection is closed for good; after others the client is to come back."""
NO_TABLE = ("table.unknown", "table.gone", "table.deleted")
NO_ENTRY = ("table.key", "table.protocol", "table.hello", "table.message")
HOPELESS = (*NO_TABLE, *NO_ENTRY)
"""What keeps somebody from a table whenever they come."""


class Socket(WSListener):
    """One connection to one table."""

    def __init__(self, hub: Hub, name: str, address: str, heads: Headcount) -> None:
        """Nobody yet: the first message says who it is."""
        self.hub, self.name, self.address, self.heads = hub, name, address, heads
        self.guest: int | None = None
        self.live: LiveTable | None = None
        self.transport: WSTransport | None = None
        self.waiting: deque[Asked | TableError] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.pieces = b""
        self.refusals = 0
        """Messages in a row that came too soon."""
        rate = hub.settings.messages_a_second
        self.bucket, self.rate = Bucket(2.0 * rate, time.monotonic()), float(rate)

    # What picows tells

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Wait for the first message, but not for ever."""
        self.transport = transport
        loop = asyncio.get_running_loop()
        self.hello_due = loop.call_later(PATIENCE_FOR_HELLO, self.end, WSCloseCode.POLICY_VIOLATION)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message, or a piece of one."""
        kind = frame.msg_type
        if kind in SPOKEN:
            self.pieces += frame.get_payload_as_bytes()
            if len(self.pieces) > LARGEST_MESSAGE:
                self.end(WSCloseCode.MESSAGE_TOO_BIG)
            elif frame.fin:
                message, self.pieces = self.pieces, b""
                self.receive(message)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code(), frame.get_close_message())
            transport.disconnect()
        elif kind == WSMsgType.BINARY:
            self.end(WSCloseCode.UNSUPPORTED_DATA)

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """It is over."""
        self.transport = None
        self.hello_due.cancel()
        self.heads.leave(self.address)
        if self.live:
            self.live.leave(self)

    # A watcher of a table

    def tell(self, message: bytes) -> None:
        """Send a message, together with all others of this moment."""
        self.hub.outbox.put(self.send, message)

    def send(self, message: bytes) -> None:
        """Send a message at once; whoever is too far behind is dropped, and may come back for what was missed."""
        if self.transport is None or self.transport.is_close_frame_sent:
            return
        if self.transport.underlying_transport.get_write_buffer_size() > MOST_UNREAD:
            COUNTS["dropped"] += 1
            self.transport.disconnect(graceful=False)
        else:
            self.transport.send(TEXT, message)

    def part(self, code: str) -> None:
        """End the connection: for good, or so that the client comes back."""
        self.end(WSCloseCode.OK if code in LASTING else WSCloseCode.SERVICE_RESTART)

    def end(self, code: WSCloseCode) -> None:
        """Close the connection, after what was to be sent."""
        self.hub.outbox.flush()
        if self.transport and not self.transport.is_close_frame_sent:
            self.transport.send_close(code)
            self.transport.disconnect()

    # Messages, one after the other

    def receive(self, message: bytes) -> None:
        """Take a message in; it is answered after those that came before it."""
        COUNTS["messages"] += 1
        asked = self.read(message)
        if isinstance(asked, (Move, Roll)) and self.worker is None and self.live and self.live.is_free():
            self.play(self.live, asked)
            return
        self.waiting.append(asked)
        if len(self.waiting) > MOST_WAITING:
            self.end(WSCloseCode.POLICY_VIOLATION)
        elif self.worker is None:
            self.worker = asyncio.get_running_loop().create_task(self.work())

    def read(self, message: bytes) -> Asked | TableError:
        """What a message asks for, or what is wrong with it."""
        if not self.bucket.take(2 * self.rate, self.rate, time.monotonic()):
            self.refusals += 1
            if self.refusals > MOST_REFUSALS:
                self.end(WSCloseCode.POLICY_VIOLATION)
            return TableError("table.rate")
        self.refusals = 0
        try:
            return read_message(message)
        except TableError as error:
            return error

    def play(self, live: LiveTable, asked: Move | Roll) -> None:
        """A move at a table where nothing else is going on."""
        try:
            if self.guest is None:
                raise TableError("table.watching")
            live.play(self, self.guest, asked)
        except KasimirError as error:
            live.refuse(self, error, asked.ref)

    async def work(self) -> None:
        """Answer what is waiting."""
        try:
            while self.waiting and self.transport:
                await self.answer(self.waiting.popleft())
        except Exception:
            COUNTS["failures"] += 1
            log.exception("a message could not be answered")
            self.end(WSCloseCode.INTERNAL_ERROR)
        finally:
            self.worker = None

    async def answer(self, asked: Asked | TableError) -> None:
        """Do what a message asks for; a refusal says why not."""
        try:
            if isinstance(asked, TableError):
                raise asked
            await self.obey(asked)
        except KasimirError as error:
            if self.live:
                self.live.refuse(self, error, None if isinstance(asked, TableError) else asked.ref)
            elif error.code in HOPELESS:
                self.tell(encode(Gone(error.code, error.args_by_name)))
                self.end(WSCloseCode.OK)
            else:
                self.tell(encode(Refused(error.code, error.args_by_name)))

    async def obey(self, asked: Asked) -> None:
        """The first message says who it is, the others what is wanted."""
        if isinstance(asked, Ping):
            self.tell(PONG)
        elif isinstance(asked, Hello):
            await self.greet(asked)
        elif self.live is None:
            raise TableError("table.hello")
        elif self.guest is None:
            raise TableError("table.watching")
        elif isinstance(asked, Why):
            self.tell(encode(explain(self.live.table, self.guest, asked)))
        elif isinstance(asked, Hint):
            self.hub.run(self.advise(self.live, self.guest, asked))
        else:
            await self.live.ask(self.guest, asked)

    async def advise(self, live: LiveTable, guest: int, asked: Hint) -> None:
        """Give a hint when it was thought over; meanwhile other messages are answered."""
        try:
            self.tell(encode(await self.hub.hints.give(live, guest, asked)))
        except KasimirError as error:
            live.refuse(self, error, asked.ref)

    async def greet(self, hello: Hello) -> None:
        """Come to the table."""
        if self.live:
            raise TableError("table.hello-twice")
        if hello.protocol != PROTOCOL:
            raise TableError("table.protocol", ours=PROTOCOL, found=hello.protocol)
        live = await self.hub.find(self.name)
        await live.welcome(self, hello)
        self.hello_due.cancel()
        if self.transport:
            self.live = live
        else:
            live.leave(self)


def read_message(message: bytes) -> Asked:
    """What a message says; a `TableError` if it says nothing that is known."""
    try:
        return read_asked(message)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableError("table.message", detail=str(error)[:200]) from None


def socket_protocol(hub: Hub, origins: Origins, heads: Headcount, asking: Limit) -> Callable[..., WSProtocol]:
    """What uvicorn is to make for a connection that wants to be a WebSocket."""

    def listen(request: WSUpgradeRequest, peer: str) -> WSListener | WSUpgradeResponseWithListener:
        path = request.path.decode("ascii", "replace").partition("?")[0]
        headers = request.headers
        if not path.startswith(PATH):
            return refusal(HTTPStatus.NOT_FOUND)
        if not origins.allow(headers.get("origin"), headers.get("host", "")):
            return refusal(HTTPStatus.FORBIDDEN)
        address = origins.address(peer, headers.get("x-forwarded-for"))
        if not asking.allows(address) or not heads.enter(address):
            return refusal(HTTPStatus.TOO_MANY_REQUESTS)
        return Socket(hub, path.removeprefix(PATH), address, heads)

    class Protocol(WSProtocol):  # type: ignore[misc]
        """A connection that uvicorn hands over, its first request read already."""

        def __init__(self, **_: Any) -> None:
            """The settings of picows, none of which has a default here."""
            ping = (True, IDLE_SECONDS, IDLE_SECONDS, WSAutoPingStrategy.PING_WHEN_IDLE, True)
            super().__init__(
                None, None, False, self.make_listener, wire_log, True, 5, *ping, LARGEST_MESSAGE, None, LARGEST_MESSAGE
            )
            self.peer = ""

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Note who it is."""
            self.peer = (transport.get_extra_info("peername") or ("",))[0]
            super().connection_made(transport)

        def make_listener(self, request: WSUpgradeRequest) -> Any:
            """Who listens to this connection."""
            return listen(request, self.peer)

        def data_received(self, data: bytes) -> None:
            """The request, as uvicorn passes it on; everything after that comes by the buffer."""
            while data:
                room = self.get_buffer(len(data))
                size = min(len(room), len(data))
                room[:size] = data[:size]
                self.buffer_updated(size)
                data = data[size:]

    return Protocol


def refusal(status: HTTPStatus) -> WSUpgradeResponseWithListener:
    """No WebSocket for this one."""
    safe = [(name.decode(), value.decode()) for name, value in SAFE]
    return WSUpgradeResponseWithListener(
        WSUpgradeResponse.create_error_response(status, status.phrase.encode(), safe), None
    )
