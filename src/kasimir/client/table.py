"""A connection to a table of a match server.

    ticket = await take_seat("http://localhost:8080", table, "Robo")
    async with Connection("http://localhost:8080", ticket.table, ticket.token) as table:
        async for told in table:
            ...

The messages are those of `kasimir.server.protocol`. docs/protocol.md tells what each of them is for.
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
from kasimir.server.protocol.asked import Asked, Hello, Leave, Shake
from kasimir.server.protocol.base import PROTOCOL
from kasimir.server.protocol.state import Now, TableNow
from kasimir.server.protocol.told import Gone, Refused, Told, Update, Welcome
from kasimir.server.protocol.wishes import Join, NewTable, Ticket
from kasimir.server.versions import HEADER

TIMEOUT = 30.0
SCHEMES = ("http", "https")
SILENCE = 20.0
"""Seconds after which a silent server is asked whether it is there, and again until it is given up."""
PAUSE = 1.0
"""Seconds to wait after a refusal before the same is sent again: most are about too many messages at once."""
FAREWELL = 5.0
"""The most seconds for leaving a table."""
encode = msgspec.json.Encoder().encode
read_told = msgspec.json.Decoder(Told).decode


async def open_table(url: str, wanted: NewTable) -> Ticket:
    """Open a table."""
    return await asyncio.to_thread(ask_http, "POST", f"{url}/api/tables", wanted, Ticket)


async def look_at(url: str, table: str) -> TableNow:
    """A table as it is now, for whoever does not sit there yet."""
    found: TableNow = await asyncio.to_thread(ask_http, "GET", f"{url}/api/tables/{quote(table)}", kind=TableNow)
    return found


async def take_seat(url: str, table: str, name: str, seats: Sequence[str] | None = None) -> Ticket:
    """Join a table."""
    address = f"{url}/api/tables/{quote(table)}/join"
    return await asyncio.to_thread(ask_http, "POST", address, Join(name, list(seats or ())), Ticket)


async def give_back(url: str, ticket: Ticket) -> None:
    """Leave a table, if its server answers: a seat whose key is lost stays taken until the host frees it.

    It goes by a connection of its own, for nobody knows how things stand with one that is being given up.
    """
    with suppress(OSError):  # which includes that it takes too long
        async with asyncio.timeout(FAREWELL), Connection(url, ticket.table, ticket.token) as connection:
            async for told in connection:
                if isinstance(told, Refused):
                    await asyncio.sleep(PAUSE)
                if isinstance(told, Welcome | Refused):
                    connection.send(Leave())


def ask_http(method: str, url: str, body: Any = None, kind: Any = Any, token: str = "") -> Any:
    """Ask the server something over HTTP; a `TableError` tells why it refused, a `UsageError` why it is not there."""
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
    """Why a server cannot be reached, without the wrapping that says only that it cannot."""
    reason = error.reason if isinstance(error, URLError) else error
    return getattr(reason, "strerror", None) or str(reason) or type(reason).__name__


def read_fault(error: HTTPError) -> KasimirError:
    """Why the server refused."""
    try:
        fault = json.loads(error.read())
        return TableError(fault["code"], **fault["args"])
    except (ValueError, KeyError, TypeError):
        return TableError("table.message", detail=f"HTTP {error.code}")


class Ears(WSListener):
    """Puts what comes in into a queue."""

    def __init__(self) -> None:
        """Nothing was heard yet; None will say that it is over."""
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self.pieces = b""

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """A message, or a piece of one."""
        if frame.msg_type in (WSMsgType.TEXT, WSMsgType.CONTINUATION):
            self.pieces += frame.get_payload_as_bytes()
            if frame.fin:
                self.heard.put_nowait(read_told(self.pieces))
                self.pieces = b""
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """It is over."""
        self.heard.put_nowait(None)


class Connection:
    """A connection to a table, as somebody with a key or as a watcher. It adds to the dice by itself."""

    def __init__(self, url: str, table: str, token: str | None = None, after: int | None = None) -> None:
        """Take where to go; `after` is the last entry seen."""
        parts = urlsplit(url)
        scheme = "wss" if parts.scheme == "https" else "ws"
        self.url = f"{scheme}://{parts.netloc}/ws/{quote(table)}"
        self.token, self.after = token, after
        self.guest: int | None = None
        self.now: Now | None = None
        """The present state, as last told."""
        self.shaken: Shake | None = None
        """What we have added to the dice of the last match, if it got through."""
        self.shake_due: asyncio.TimerHandle | None = None

    async def __aenter__(self) -> Self:
        """Connect and say hello."""
        # Ours, not the one that is given back: of a connection that breaks at once there would be none.
        self.ears = Ears()
        try:
            self.transport, _ = await ws_connect(
                lambda: self.ears,
                self.url,
                max_frame_size=1 << 24,
                enable_auto_ping=True,  # a server whose machine is gone says nothing, not even that
                auto_ping_idle_timeout=SILENCE,
                auto_ping_reply_timeout=SILENCE,
            )
        except WSError as error:  # a proxy answers for a server that starts anew: one more way not to be connected
            raise ConnectionError(str(error)) from error
        if self.transport.is_disconnected:  # the ears are not told of what ends before it has begun
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

    def send(self, asked: Asked) -> None:
        """Send a message."""
        self.transport.send(WSMsgType.TEXT, encode(asked))

    async def receive(self) -> Told | None:
        """The next message, None once the connection has ended."""
        told = await self.ears.heard.get()
        self.note(told)
        return told  # type: ignore[no-any-return]

    async def __aiter__(self) -> AsyncIterator[Told]:
        """All messages until the connection ends."""
        while (told := await self.receive()) is not None:
            yield told
            if isinstance(told, Gone):
                return

    def note(self, told: Told | None) -> None:
        """Keep the present state, and add to the dice of a match that has begun."""
        if isinstance(told, Welcome):
            self.guest, self.now = told.guest, told.table.now
            self.shake_again()
        elif isinstance(told, Update | Refused) and told.now:
            self.now = told.now
        if isinstance(told, Refused) and self.waiting() and not self.shake_due:
            self.shake_due = asyncio.get_running_loop().call_later(PAUSE, self.shake_again)
        self.shake()

    def shake(self) -> None:
        """Add entropy of our own for each of our seats, once a match."""
        play, waiting = self.now.play if self.now else None, self.waiting()
        if play and waiting and (self.shaken is None or self.shaken.match != play.match):
            self.shaken = Shake(play.match, {seat: new_secret() for seat in waiting})
            self.send(self.shaken)

    def shake_again(self) -> None:
        """Send the same once more if it is still waited for: it got lost, or was one message too many.

        Which message that was, a refusal does not say.
        """
        self.shake_due = None
        if self.shaken and self.waiting():
            self.send(self.shaken)

    def waiting(self) -> list[str]:
        """Our seats that the dice wait for."""
        play = self.now.play if self.now else None
        return [seat for seat in self.seats() if seat in play.waiting] if play else []

    def seats(self) -> list[str]:
        """Our seats; none of a watcher."""
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
        """Whether a match is over, and we have not yet said that we want another one."""
        if self.now is None or self.now.phase != "over" or any(seat.who == "open" for seat in self.now.seats):
            return False
        return bool(self.seats()) and self.guest not in self.now.agreed
