"""WebSockets: the connections of players and watchers.

uvicorn reads the upgrade request and hands over the connection; then picows serves it. Its transport sends without
blocking and reports how much a slow reader has not read yet, which is what backpressure needs.
"""

import asyncio
import logging
import time
from collections import deque
from typing import Any

import msgspec
from picows import (
    WSCloseCode,
    WSFrame,
    WSListener,
    WSMsgType,
    WSTransport,
)

from kasimir.core.errors import KasimirError, TableError
from kasimir.protocol.messages import Gone, Pong, Refused
from kasimir.protocol.requests import AnyRequest, Hello, Hint, Move, Ping, Roll, Why
from kasimir.protocol.versions import check_protocol, check_unreadable
from kasimir.server.domain.explain import explain
from kasimir.server.limits.budgets import PER_BYTE, PER_MESSAGE, Account, metered, settle
from kasimir.server.limits.rates import Bucket
from kasimir.server.metrics import COUNTS
from kasimir.server.session.hub import Hub
from kasimir.server.session.table_session import TableSession, encode

log = logging.getLogger("kasimir.server")

TEXT = WSMsgType.TEXT
SPOKEN = (TEXT, WSMsgType.CONTINUATION)
SENT_CODES = {*range(1000, 1004), *range(1007, 1015)}
"""Close codes with a defined meaning that may be sent."""
OWN_CODES = range(3000, 5000)
"""Close codes for libraries and applications."""
LARGEST_MESSAGE = 8 * 1024
MOST_WAITING = 64
"""Maximum number of unanswered messages of one connection; beyond that it is dropped."""
MOST_REFUSALS = 100
"""Maximum number of messages in a row over the rate limit; beyond that the connection is dropped."""
MOST_UNREAD = 1 << 18
"""Bytes that a slow reader may be behind."""
FRAMES_A_MESSAGE = 5
"""Frames (pings and fragments) may arrive at this multiple of the message rate."""
CLOSE_TIMEOUT = 10.0
"""Timeout in seconds for the client to read the last messages before the close."""
UNREAD_TIMEOUT = 30.0
"""Timeout in seconds for a client that reads nothing."""
LITTLE_UNREAD = 64 * 1024
READER_DELAY = 0.05
HELLO_TIMEOUT = 10.0
PONG = encode(Pong())
read_request = msgspec.json.Decoder(AnyRequest).decode
LASTING = ("table.removed", "table.left", "table.deleted")
"""Errors after which the client should not reconnect; after others it should."""
NO_TABLE = ("table.unknown", "table.gone", "table.deleted")
NO_ENTRY = ("table.key", "table.protocol", "table.hello", "table.message")
HOPELESS = (*NO_TABLE, *NO_ENTRY)
"""Errors that a client gets at a table whenever it connects."""


class Socket(WSListener):
    """One connection to one table."""

    def __init__(self, hub: Hub, name: str, account: Account) -> None:
        """The first message will say who it is."""
        self.hub, self.name, self.account = hub, name, account
        self.guest: int | None = None
        self.live: TableSession | None = None
        self.transport: WSTransport | None = None
        self.waiting: deque[AnyRequest | TableError] = deque()
        self.worker: asyncio.Task[None] | None = None
        self.pieces = b""
        self.refusals = 0
        """Number of messages in a row over the rate limit."""
        rate = hub.settings.messages_a_second
        self.bucket, self.rate = Bucket(2.0 * rate, time.monotonic()), float(rate)
        self.frames = Bucket(2.0 * FRAMES_A_MESSAGE * rate, time.monotonic())
        self.is_closing = False
        self.turn: asyncio.Future[None] | None = None
        """What the next message waits for."""
        self.waits_for: Account | None = None
        """The overdrawn account: reading is paused until its debt is paid off."""
        self.unread_due: asyncio.TimerHandle | None = None

    # Callbacks of picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Start the timeout for the first message."""
        self.transport = transport
        loop = asyncio.get_running_loop()
        self.hello_due = loop.call_later(HELLO_TIMEOUT, self.end, WSCloseCode.POLICY_VIOLATION)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Receive a frame, and charge the sender for it."""
        if self.is_closing:
            return
        began, size = time.perf_counter(), frame.payload_size
        self.take(transport, frame)
        self.charge(time.perf_counter() - began + PER_MESSAGE + size * PER_BYTE)

    def take(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle a message, a fragment, or a control frame."""
        kind = frame.msg_type
        if not (kind == TEXT and frame.fin) and not self.may_send_frame():
            self.end(WSCloseCode.POLICY_VIOLATION)
        elif kind in SPOKEN:
            self.pieces += frame.get_payload_as_bytes()
            if len(self.pieces) > LARGEST_MESSAGE:
                self.end(WSCloseCode.MESSAGE_TOO_BIG)
            elif frame.fin:
                message, self.pieces = self.pieces, b""
                self.receive(message)
        elif kind == WSMsgType.PING:
            self.send(frame.get_payload_as_bytes(), WSMsgType.PONG)
        elif kind == WSMsgType.CLOSE:
            transport.send_close(close_answer(frame))
            self.hang_up(transport)
        elif kind == WSMsgType.BINARY:
            self.end(WSCloseCode.UNSUPPORTED_DATA)

    def may_send_frame(self) -> bool:
        """Whether the rate limit allows another control frame or fragment."""
        rate = FRAMES_A_MESSAGE * self.rate
        return self.frames.take(2 * rate, rate, time.monotonic())

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The connection has ended."""
        self.transport, self.is_closing = None, True
        for timer in (self.hello_due, self.unread_due):
            if timer:
                timer.cancel()
        settle(self.turn)
        if self.waits_for:
            self.waits_for.forget(self)
        if self.live:
            self.live.leave(self)

    def pause_writing(self) -> None:
        """The client reads too slowly: wait with a timeout."""
        if self.transport and self.unread_due is None:
            loop = asyncio.get_running_loop()
            self.unread_due = loop.call_later(UNREAD_TIMEOUT, self.transport.disconnect, False)

    def resume_writing(self) -> None:
        """The client has read."""
        if self.unread_due:
            self.unread_due.cancel()
            self.unread_due = None

    # CPU budget

    def charge(self, seconds: float) -> None:
        """Charge CPU time to the address and to the table; over budget, reading pauses."""
        for account in self.accounts():
            account.spend(seconds)
        self.look_at_budget()

    def accounts(self) -> list[Account]:
        """The accounts that pay for this connection."""
        return [self.account, self.live.attendance.account] if self.live else [self.account]

    def debtor(self) -> Account | None:
        """An account that is overdrawn, if there is one."""
        return next((account for account in self.accounts() if account.debt()), None)

    def look_at_budget(self) -> None:
        """Pause reading while an account is overdrawn."""
        if self.transport and not self.waits_for and (debtor := self.debtor()):
            self.transport.underlying_transport.pause_reading()
            self.waits_for = debtor
            debtor.wait(self, self.read_on)

    def read_on(self) -> None:
        """The debt is paid off: resume reading."""
        self.waits_for = None
        self.look_at_budget()
        if self.transport and not self.is_closing and not self.waits_for:
            self.transport.underlying_transport.resume_reading()

    # Watcher interface

    def tell(self, message: bytes) -> None:
        """Queue a message; all messages of this iteration of the event loop are sent together."""
        self.hub.send_queue.put(self.send, message)

    def send(self, message: bytes, kind: WSMsgType = TEXT) -> None:
        """Send a message at once; a client that is too far behind is dropped, and may reconnect."""
        if self.transport is None or self.transport.is_close_frame_sent:
            return
        if self.transport.underlying_transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop()
        else:
            self.account.spend(len(message) * PER_BYTE)
            self.transport.send(kind, message)

    def drop(self) -> None:
        """Disconnect a client that does not read."""
        if self.transport:
            COUNTS["dropped"] += 1
            self.is_closing = True
            self.transport.disconnect(graceful=False)

    async def wait_for_room(self) -> None:
        """Return when most sent messages have been read, and the address has budget."""
        await asyncio.sleep(0)  # first let the send queue flush
        while self.transport and self.transport.underlying_transport.get_write_buffer_size() > LITTLE_UNREAD:
            await asyncio.sleep(READER_DELAY)
        while self.transport and (debt := self.account.debt()):
            await asyncio.sleep(debt)

    def part(self, code: str) -> None:
        """Close the connection, with a code that says whether to reconnect."""
        self.end(WSCloseCode.OK if code in LASTING else WSCloseCode.SERVICE_RESTART)

    def end(self, code: WSCloseCode) -> None:
        """Send pending messages, then close the connection."""
        self.hub.send_queue.flush()
        self.is_closing = True
        if self.transport and not self.transport.is_close_frame_sent:
            self.transport.send_close(code)
            self.hang_up(self.transport)

    def hang_up(self, transport: WSTransport) -> None:
        """Disconnect when the client has read everything, or after a timeout."""
        self.is_closing = True
        transport.disconnect()
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, transport.disconnect, False)

    # Messages, one after the other

    def receive(self, message: bytes) -> None:
        """Receive a message; messages are answered in order."""
        COUNTS["messages"] += 1
        asked = self.read(message)
        if isinstance(asked, (Move, Roll)) and self.live and self.is_free(self.live):
            self.play(self.live, asked)
            return
        self.waiting.append(asked)
        if len(self.waiting) > MOST_WAITING:
            self.end(WSCloseCode.POLICY_VIOLATION)
        elif self.worker is None:
            self.worker = asyncio.get_running_loop().create_task(metered(self.work(), self.charge))

    def is_free(self, live: TableSession) -> bool:
        """Whether a move can be executed at once: nothing else is pending, and there is budget."""
        return self.worker is None and live.is_free() and not self.debtor()

    def read(self, message: bytes) -> AnyRequest | TableError:
        """Parse a message; returns the error if it is invalid."""
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

    def play(self, live: TableSession, asked: Move | Roll) -> None:
        """Execute a move at an idle table."""
        try:
            if self.guest is None:
                raise TableError("table.watching")
            live.play(self, self.guest, asked)
        except KasimirError as error:
            live.refuse(self, error, asked.ref)

    async def work(self) -> None:
        """Answer the queued messages."""
        try:
            while self.waiting and self.transport:
                for account in self.accounts():
                    self.turn = account.turn()
                    await self.turn
                await self.answer(self.waiting.popleft())
        except Exception:
            COUNTS["failures"] += 1
            log.exception("handling a message failed")
            self.end(WSCloseCode.INTERNAL_ERROR)
        finally:
            self.worker = None

    async def answer(self, asked: AnyRequest | TableError) -> None:
        """Execute a request, or send a refusal."""
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

    async def obey(self, asked: AnyRequest) -> None:
        """Execute a request; the first one must be `hello`."""
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

    async def advise(self, live: TableSession, guest: int, asked: Hint) -> None:
        """Send a hint when it is ready; other messages are answered meanwhile."""
        try:
            advice = await self.hub.hints.give(live, guest, asked, self.account, lambda: self.transport is not None)
            self.tell(encode(advice))
        except KasimirError as error:
            live.refuse(self, error, asked.ref)

    async def greet(self, hello: Hello) -> None:
        """Handle `hello`: join the table's audience."""
        if self.live:
            raise TableError("table.hello-twice")
        check_protocol(hello.protocol)
        live = await self.hub.find(self.name)
        await live.welcome(self, hello)
        self.hello_due.cancel()
        if self.transport:
            self.live = live
            if self.guest is not None:
                live.attendance.pay(self.account)
        else:
            live.leave(self)


def close_answer(frame: WSFrame) -> WSCloseCode:
    """The code for the closing handshake: the same, unless it must not be sent (RFC 6455, 7.4)."""
    if not frame.get_payload_as_bytes():
        return WSCloseCode.OK  # there was none, and picows would send 0
    code: Any = frame.get_close_code()  # any number, despite its type
    return code if code in SENT_CODES or code in OWN_CODES else WSCloseCode.PROTOCOL_ERROR


def read_message(message: bytes) -> AnyRequest:
    """Parse a message; raises `TableError` if it is invalid."""
    try:
        return read_request(message)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        check_unreadable(message)
        raise TableError("table.message", detail=str(error)[:200]) from None
