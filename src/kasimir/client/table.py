"""A connection to a table of a match server.

    ticket = await take_seat("http://localhost:8080", table, "Robo")
    async with Connection("http://localhost:8080", ticket.table, ticket.token) as table:
        async for told in table:
            ...

The messages are those of `kasimir.server.protocol`. docs/protocol.md tells what each of them is for.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any, Self
from urllib.error import HTTPError
from urllib.parse import quote, urlsplit
from urllib.request import Request, urlopen

import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from kasimir.core.dice import new_secret
from kasimir.core.errors import KasimirError, TableError
from kasimir.server.protocol.asked import Asked, Hello, Shake
from kasimir.server.protocol.state import Now
from kasimir.server.protocol.told import Gone, Refused, Told, Update, Welcome
from kasimir.server.protocol.wishes import Join, NewTable, Ticket

TIMEOUT = 30.0
SILENCE = 20.0
"""Seconds after which a silent server is asked whether it is there, and again until it is given up."""
encode = msgspec.json.Encoder().encode
read_told = msgspec.json.Decoder(Told).decode


async def open_table(url: str, wanted: NewTable) -> Ticket:
    """Open a table."""
    return await asyncio.to_thread(ask_http, "POST", f"{url}/api/tables", wanted, Ticket)


async def take_seat(url: str, table: str, name: str, seats: list[str] | None = None) -> Ticket:
    """Join a table."""
    address = f"{url}/api/tables/{quote(table)}/join"
    return await asyncio.to_thread(ask_http, "POST", address, Join(name, seats or []), Ticket)


def ask_http(method: str, url: str, body: Any = None, kind: Any = Any, token: str = "") -> Any:
    """Ask the server something over HTTP; a `TableError` tells why it refused."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else encode(body)
    request = Request(url, data, headers, method=method)
    try:
        with urlopen(request, timeout=TIMEOUT) as answer:
            found = answer.read()
    except HTTPError as error:
        raise read_fault(error) from None
    return msgspec.json.decode(found, type=kind) if found else None


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
        self.shaken = 0

    async def __aenter__(self) -> Self:
        """Connect and say hello."""
        # Ours, not the one that is given back: of a connection that breaks at once there would be none.
        self.ears = Ears()
        self.transport, _ = await ws_connect(
            lambda: self.ears,
            self.url,
            max_frame_size=1 << 24,
            enable_auto_ping=True,  # a server whose machine is gone says nothing, not even that
            auto_ping_idle_timeout=SILENCE,
            auto_ping_reply_timeout=SILENCE,
        )
        if self.transport.is_disconnected:  # the ears are not told of what ends before it has begun
            raise ConnectionResetError(self.url)
        self.send(Hello(token=self.token, after=self.after))
        return self

    async def __aexit__(self, kind: type | None, error: BaseException | None, trace: TracebackType | None) -> None:
        """Disconnect."""
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
        elif isinstance(told, Update | Refused) and told.now:
            self.now = told.now
        self.shake()

    def shake(self) -> None:
        """Add entropy of our own for each of our seats, once a match."""
        play = self.now.play if self.now else None
        if play is None or self.guest is None or play.match == self.shaken:
            return
        waiting = [seat for seat in self.seats() if seat in play.waiting]
        if waiting:
            self.shaken = play.match
            self.send(Shake(play.match, {seat: new_secret() for seat in waiting}))

    def seats(self) -> list[str]:
        """Our seats."""
        return [seat.seat for seat in self.now.seats if seat.guest == self.guest] if self.now else []

    def is_our_turn(self) -> bool:
        """Whether we are to decide or roll."""
        play = self.now.play if self.now else None
        return bool(play and play.turn in self.seats() and not (play.kind == "chance" and play.waiting))
