"""A connection to a table of a match server.

    ticket = await take_seat("http://localhost:8080", table, "Robo")
    async with Connection("http://localhost:8080", ticket.table, ticket.token) as table:
        async for told in table:
            ...

The messages are those of `kasimir.protocol`; docs/protocol.md documents them.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from http.client import HTTPException
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from kasimir.core.dice import new_secret
from kasimir.core.errors import KasimirError, TableError, UsageError
from kasimir.protocol.base import PROTOCOL
from kasimir.protocol.http import Join, NewTable, Ticket
from kasimir.protocol.messages import AnyMessage, Gone, Refused, Update, Welcome
from kasimir.protocol.requests import AnyRequest, Hello, Leave, Shake
from kasimir.protocol.state import Now, TableNow
from kasimir.protocol.versions import HEADER

TIMEOUT = 30.0
SCHEMES = ("http", "https")
PING_DELAY = 20.0
"""Seconds without a message before a ping is sent, and again before the connection is given up."""
RETRY_DELAY = 1.0
"""Seconds before a refused message is sent again: most refusals are rate limits."""
FAREWELL = 5.0
"""Timeout in seconds for leaving a table."""
encode = msgspec.json.Encoder().encode
read_any_message = msgspec.json.Decoder(AnyMessage).decode


async def open_table(url: str, wanted: NewTable) -> Ticket:
    """Open a table."""
    return await asyncio.to_thread(ask_http, "POST", f"{url}/api/tables", wanted, Ticket)


async def look_at(url: str, table: str) -> TableNow:
    """The current state of a table, for somebody without a seat."""
    found: TableNow = await asyncio.to_thread(ask_http, "GET", f"{url}/api/tables/{quote(table)}", kind=TableNow)
    return found


async def take_seat(url: str, table: str, name: str, seats: Sequence[str] | None = None) -> Ticket:
    """Take a seat at a table."""
    address = f"{url}/api/tables/{quote(table)}/join"
    return await asyncio.to_thread(ask_http, "POST", address, Join(name, list(seats or ())), Ticket)


async def give_back(url: str, ticket: Ticket) -> None:
    """Leave a table, if its server responds: a seat whose token is lost stays taken until the host frees it.

    Uses a new connection, because the state of one that is being closed is unknown.
    """
    with suppress(OSError):  # includes timeouts
        async with asyncio.timeout(FAREWELL), Connection(url, ticket.table, ticket.token) as connection:
            async for told in connection:
                if isinstance(told, Refused):
                    await asyncio.sleep(RETRY_DELAY)
                if isinstance(told, Welcome | Refused):
                    connection.send(Leave())


def ask_http(method: str, url: str, body: Any = None, kind: Any = Any, token: str = "") -> Any:
    """Send an HTTP request; raises a `TableError` if the server refuses, a `UsageError` if it cannot be reached."""
    headers = {"content-type": "application/json", HEADER: str(PROTOCOL)}
    if token:
        headers["authorization"] = f"Bearer {token}"
    data = None if body is None else encode(body)
    try:
        request = Request(url, data, headers, method=method)
        if request.type not in SCHEMES:
            raise UsageError("serve.link", url=url)
        with urlopen(request, timeout=TIMEOUT) as answer:
            found = answer.read()
    except HTTPError as error:
        raise read_fault(error) from None
    except (OSError, HTTPException, ValueError) as error:
        raise UsageError("serve.unreachable", url=url, detail=reason_of(error)) from None
    try:
        return msgspec.json.decode(found, type=kind) if found else None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise TableError("table.message", detail=str(error)) from None


def reason_of(error: Exception) -> str:
    """The underlying reason why a server cannot be reached, without wrapping exceptions."""
    reason = error.reason if isinstance(error, URLError) else error
    return getattr(reason, "strerror", None) or str(reason) or type(reason).__name__


def read_fault(error: HTTPError) -> KasimirError:
    """Parse the server's reason for a refusal."""
    try:
        fault = json.loads(error.read())
        return TableError(fault["code"], **fault["args"])
    except (ValueError, KeyError, TypeError):
        return TableError("table.message", detail=f"HTTP {error.code}")


class Listener(WSListener):
    """Puts incoming messages into a queue."""

    def __init__(self) -> None:
        """Begin with an empty queue; None will mark the end."""
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.pieces = b""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message, or a fragment of one."""
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.pieces += frame.get_payload_as_bytes()
            if frame.fin:
                self.heard.put_nowait(read_any_message(self.pieces))
                self.pieces = b""
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The connection has ended."""
        self.heard.put_nowait(None)


class Connection:
    """A connection to a table, with a seat's token or as a spectator.

    It contributes entropy to the dice automatically.
    """

    def __init__(self, url: str, table: str, token: str | None = None, after: int | None = None) -> None:
        """Store the address; `after` is the last log entry seen."""
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.url = f"{scheme}://{parts.netloc}/ws/{quote(table)}"
        self.token, self.after = token, after
        self.guest: int | None = None
        self.now: Now | None = None
        """The latest state from the server."""
        self.shaken: Shake | None = None
        """The entropy contributed to the current match, if it was accepted."""
        self.shake_due: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        """Connect and say hello."""
        # Created here, because a connection that breaks at once would not return one.
        self.listener = Listener()
        try:
            self.transport, _ = await ws_connect(
                lambda: self.listener,
                self.url,
                max_frame_size=1 << 24,
                enable_auto_ping=True,  # detects a server whose machine is gone
                auto_ping_idle_timeout=PING_DELAY,
                auto_ping_reply_timeout=PING_DELAY,
            )
        except WSError as error:  # a proxy responds for a server that is restarting: not connected either
            raise ConnectionError(str(error)) from error
        if self.transport.is_disconnected:  # the listener is not notified if the connection ends before it begins
            raise ConnectionResetError(self.url)
        self.send(Hello(token=self.token, after=self.after))
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Disconnect."""
        if self.shake_due:
            self.shake_due.cancel()
            self.shake_due = None
        self.transport.disconnect()
        await self.transport.wait_disconnected()

    def send(self, asked: AnyRequest) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, encode(asked))

    async def receive(self) -> AnyMessage | None:
        """The next message, None once the connection has ended."""
        told = await self.listener.heard.get()
        self.note(told)
        return told  # type: ignore[no-any-return]

    async def __aiter__(self) -> AsyncIterator[AnyMessage]:
        """All messages until the connection ends."""
        while (told := await self.receive()) is not None:
            yield told
            if isinstance(told, Gone):
                return

    def note(self, told: AnyMessage | None) -> None:
        """Store the current state, and contribute to the dice of a match that has begun."""
        if isinstance(told, Welcome):
            self.guest, self.now = told.guest, told.table.now
            self.shake_again()
        elif isinstance(told, Update | Refused) and told.now:
            self.now = told.now
        if isinstance(told, Refused) and self.waiting() and not self.shake_due:
            self.shake_due = asyncio.get_running_loop().call_later(RETRY_DELAY, self.shake_again)
        self.shake()

    def shake(self) -> None:
        """Contribute entropy for each of our seats, once per match."""
        play, waiting = self.now.play if self.now else None, self.waiting()
        if play and waiting and (self.shaken is None or self.shaken.match != play.match):
            self.shaken = Shake(play.match, {seat: new_secret() for seat in waiting})
            self.send(self.shaken)

    def shake_again(self) -> None:
        """Send the same entropy again if the table still waits for it: it got lost, or hit the rate limit.

        A refusal does not say which message it refers to.
        """
        self.shake_due = None
        if self.shaken and self.waiting():
            self.send(self.shaken)

    def waiting(self) -> list[str]:
        """Our seats that the dice wait for."""
        play = self.now.play if self.now else None
        return [seat for seat in self.seats() if seat in play.waiting] if play else []

    def seats(self) -> list[str]:
        """Our seats; none for a spectator."""
        if self.now is None or self.guest is None:
            return []
        return [seat.seat for seat in self.now.seats if seat.guest == self.guest]

    def is_our_turn(self) -> bool:
        """Whether we are to decide or roll, and the computer has not taken over."""
        play = self.now.play if self.now else None
        if self.now is None or play is None or (play.kind == "chance" and play.waiting):
            return False
        ours = self.seats()
        return any(seat.seat == play.turn and seat.seat in ours and seat.level is None for seat in self.now.seats)

    def is_rematch_up_to_us(self) -> bool:
        """Whether a match is over and we have not yet asked for a rematch."""
        if self.now is None or self.now.phase != "over" or any(seat.who == "open" for seat in self.now.seats):
            return False
        return bool(self.seats()) and self.guest not in self.now.agreed
