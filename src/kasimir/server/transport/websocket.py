"""WebSockets: how players and watchers are connected.

uvicorn reads the request and hands the connection over; from then on picows serves it. Its transport sends without
waiting and tells how much a slow reader has not taken yet, which is all that is needed here.
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
from kasimir.server.advice import explain
from kasimir.server.budgets import PER_MESSAGE, Account, metered, settle
from kasimir.server.hub import Hub
from kasimir.server.limits import Bucket
from kasimir.server.live import LiveTable, encode
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.asked import Asked, Hello, Hint, Move, Ping, Roll, Why
from kasimir.server.protocol.told import Gone, Pong, Refused
from kasimir.server.versions import check_protocol, check_unreadable

log = logging.getLogger("kasimir.server")

TEXT = WSMsgType.TEXT
SPOKEN = (TEXT, WSMsgType.CONTINUATION)
SENT_CODES = {*range(1000, 1004), *range(1007, 1015)}
"""Of those that have a meaning, the ones that go over the wire."""
OWN_CODES = range(3000, 5000)
"""For libraries and applications."""
LARGEST_MESSAGE = 8 * 1024
MOST_WAITING = 64
"""Messages of one connection that wait to be answered; whoever sends more without listening is dropped."""
MOST_REFUSALS = 100
"""Messages in a row that come too soon; whoever sends more does not mean to play."""
MOST_UNREAD = 1 << 18
"""Bytes that a slow reader may be behind."""
FRAMES_A_MESSAGE = 5
"""So many times as many frames as messages may come: pings, and pieces of messages."""
CLOSE_TIMEOUT = 10.0
"""Seconds that the peer has to read the end of what was sent to it."""
UNREAD_TIMEOUT = 30.0
"""Seconds for which a peer may leave everything unread."""
LITTLE_UNREAD = 64 * 1024
PAUSE_FOR_READER = 0.05
PATIENCE_FOR_HELLO = 10.0
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

    def __init__(self, hub: Hub, name: str, account: Account) -> None:
        """Nobody yet: the first message says who it is."""
        self.hub, self.name, self.account = hub, name, account
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
        self.frames = Bucket(2.0 * FRAMES_A_MESSAGE * rate, time.monotonic())
        self.is_closing = False
        self.turn: asyncio.Future[None] | None = None
        """What the next message waits for."""
        self.waits_for: Account | None = None
        """The account that is overdrawn: nothing is read until that is paid off."""
        self.unread_due: asyncio.TimerHandle | None = None

    # What picows tells

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Wait for the first message, but not for ever."""
        self.transport = transport
        loop = asyncio.get_running_loop()
        self.hello_due = loop.call_later(PATIENCE_FOR_HELLO, self.end, WSCloseCode.POLICY_VIOLATION)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Take a frame in, at the expense of whoever sent it."""
        if self.is_closing:
            return
        began = time.perf_counter()
        self.take(transport, frame)
        self.charge(time.perf_counter() - began + PER_MESSAGE)

    def take(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message, a piece of one, or something about the connection itself."""
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
        """Whether one more frame may come that is no whole message."""
        rate = FRAMES_A_MESSAGE * self.rate
        return self.frames.take(2 * rate, rate, time.monotonic())

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """It is over."""
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
        """The peer reads too slowly: wait for it, but not for ever."""
        if self.transport and self.unread_due is None:
            loop = asyncio.get_running_loop()
            self.unread_due = loop.call_later(UNREAD_TIMEOUT, self.transport.disconnect, False)

    def resume_writing(self) -> None:
        """The peer has read."""
        if self.unread_due:
            self.unread_due.cancel()
            self.unread_due = None

    # Processor time

    def charge(self, seconds: float) -> None:
        """Charge processor time to the address and to the table; over budget, the connection is read from later."""
        for account in self.accounts():
            account.spend(seconds)
        self.look_at_budget()

    def accounts(self) -> list[Account]:
        """Those that pay for what is done here."""
        return [self.account, self.live.attendance.account] if self.live else [self.account]

    def debtor(self) -> Account | None:
        """One of them that is overdrawn."""
        return next((account for account in self.accounts() if account.debt()), None)

    def look_at_budget(self) -> None:
        """Read nothing while an account is overdrawn."""
        if self.transport and not self.waits_for and (debtor := self.debtor()):
            self.transport.underlying_transport.pause_reading()
            self.waits_for = debtor
            debtor.wait(self, self.read_on)

    def read_on(self) -> None:
        """A debt is paid off."""
        self.waits_for = None
        self.look_at_budget()
        if self.transport and not self.is_closing and not self.waits_for:
            self.transport.underlying_transport.resume_reading()

    # A watcher of a table

    def tell(self, message: bytes) -> None:
        """Send a message, together with all others of this moment."""
        self.hub.outbox.put(self.send, message)

    def send(self, message: bytes, kind: WSMsgType = TEXT) -> None:
        """Send a message at once; whoever is too far behind is dropped, and may come back for what was missed."""
        if self.transport is None or self.transport.is_close_frame_sent:
            return
        if self.transport.underlying_transport.get_write_buffer_size() > MOST_UNREAD:
            self.drop()
        else:
            self.transport.send(kind, message)

    def drop(self) -> None:
        """Let somebody go who does not read."""
        if self.transport:
            COUNTS["dropped"] += 1
            self.is_closing = True
            self.transport.disconnect(graceful=False)

    async def wait_for_room(self) -> None:
        """Return when little of what was told waits to be read."""
        await asyncio.sleep(0)  # what was put into the outbox leaves it
        while self.transport and self.transport.underlying_transport.get_write_buffer_size() > LITTLE_UNREAD:
            await asyncio.sleep(PAUSE_FOR_READER)

    def part(self, code: str) -> None:
        """End the connection: for good, or so that the client comes back."""
        self.end(WSCloseCode.OK if code in LASTING else WSCloseCode.SERVICE_RESTART)

    def end(self, code: WSCloseCode) -> None:
        """Close the connection, after what was to be sent."""
        self.hub.outbox.flush()
        self.is_closing = True
        if self.transport and not self.transport.is_close_frame_sent:
            self.transport.send_close(code)
            self.hang_up(self.transport)

    def hang_up(self, transport: WSTransport) -> None:
        """End the connection when the peer has read what was sent, or has had the time to."""
        self.is_closing = True
        transport.disconnect()
        asyncio.get_running_loop().call_later(CLOSE_TIMEOUT, transport.disconnect, False)

    # Messages, one after the other

    def receive(self, message: bytes) -> None:
        """Take a message in; it is answered after those that came before it."""
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

    def is_free(self, live: LiveTable) -> bool:
        """Whether a move can be made at once: nothing else is going on, and there is time for it."""
        return self.worker is None and live.is_free() and not self.debtor()

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
                for account in self.accounts():
                    self.turn = account.turn()
                    await self.turn
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
            advice = await self.hub.hints.give(live, guest, asked, self.account, lambda: self.transport is not None)
            self.tell(encode(advice))
        except KasimirError as error:
            live.refuse(self, error, asked.ref)

    async def greet(self, hello: Hello) -> None:
        """Come to the table."""
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
    """The code to answer a close with: the same, unless no peer may send it (RFC 6455, 7.4)."""
    if not frame.get_payload_as_bytes():
        return WSCloseCode.OK  # none was given, and picows would send 0
    code: Any = frame.get_close_code()  # any number, whatever its type says
    return code if code in SENT_CODES or code in OWN_CODES else WSCloseCode.PROTOCOL_ERROR


def read_message(message: bytes) -> Asked:
    """What a message says; a `TableError` if it says nothing that is known."""
    try:
        return read_asked(message)  # type: ignore[no-any-return]
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        check_unreadable(message)
        raise TableError("table.message", detail=str(error)[:200]) from None
