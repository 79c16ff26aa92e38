"""The bytes of HTTP and WebSockets that attackers send, written by hand because libraries send only valid ones."""

import asyncio
import json
import socket
import struct
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

TEXT, BINARY, CLOSE, PING, CONTINUATION, FINAL = 0x1, 0x2, 0x8, 0x9, 0x0, 0x80
NO_MASK = bytes(4)
"""A mask as clients must send one; with zeros the bytes stay as they are."""
KEY = "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
VERSION = "sec-websocket-version: 13\r\n"
UPGRADE = "connection: upgrade\r\nupgrade: websocket\r\n"
UNANSWERED = "unanswered"
"""Counted with what was seen, where an answer should have come and did not."""
RESET_AT_CLOSE = struct.pack("ii", 1, 0)
"""Close with a reset, so that no port stays in TIME_WAIT: an attack uses thousands."""


def request(method: str, path: str, more: str = "", body: bytes = b"") -> bytes:
    """A request; `more` are lines of headers."""
    length = f"content-length: {len(body)}\r\n" if body else ""
    return f"{method} {path} HTTP/1.1\r\nhost: localhost\r\n{length}{more}\r\n".encode() + body


def frame(payload: bytes, kind: int = TEXT, *, is_last: bool = True) -> bytes:
    """A frame of a WebSocket, as a client sends it."""
    first = kind | (FINAL if is_last else 0)
    size = len(payload)
    head = struct.pack("!BB", first, FINAL | size) if size < 126 else struct.pack("!BBH", first, FINAL | 126, size)
    return head + NO_MASK + payload


def message(kind: str, **values: Any) -> bytes:
    """The frame of a message to a table."""
    return frame(json.dumps({"type": kind, **values}).encode())


class Line:
    """A connection, by HTTP or as a WebSocket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seen: Counter[str]) -> None:
        self.reader, self.writer, self.seen = reader, writer, seen
        self.listening: asyncio.Task[None] | None = None
        self.now: Any = None
        """The state of the table in the `welcome` message."""

    async def __aenter__(self) -> "Line":
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.listening:
            self.listening.cancel()
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        """Send, and wait while the server does not read."""
        self.writer.write(data)
        await self.writer.drain()

    def read_nothing(self) -> None:
        """Stop reading, so that incoming data fills the system's buffer."""
        self.writer.transport.pause_reading()  # type: ignore[attr-defined]

    async def status(self) -> int:
        """The status of the next response."""
        words = (await self.reader.readuntil(b"\r\n")).split()
        self.seen[words[1].decode()] += 1
        return int(words[1])

    async def answer(self) -> tuple[int, bytes]:
        """The next complete response, which must have a content length."""
        status = await self.status()
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower() if status != 101 else b""
        length = head.partition(b"content-length: ")[2].partition(b"\r\n")[0]
        return status, await self.reader.readexactly(int(length or 0))

    async def hear(self) -> Any:
        """The next message from a table; None when the connection was closed."""
        payload = await self.hear_raw()
        return payload if payload is None else json.loads(payload)

    async def hear_raw(self) -> bytes | None:
        """The next message as bytes; None once the connection is closed, whose code is counted."""
        while True:
            first, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            payload = await self.reader.readexactly(size)
            if first & 0xF == CLOSE:
                self.seen[f"close {int.from_bytes(payload[:2], 'big')}"] += 1
                return None
            if first & 0xF == TEXT:
                return payload

    def listen(self) -> None:
        """Read everything in the background."""
        self.listening = asyncio.create_task(self.hear_all())

    async def hear_all(self) -> None:
        """Read until the connection ends."""
        try:
            with suppress(OSError, EOFError):
                while await self.hear() is not None:
                    self.seen["heard"] += 1
        finally:
            self.writer.transport.abort()


class Target:
    """A server, seen from one address."""

    def __init__(self, url: str, source: str) -> None:
        """Store its URL, and the local address to connect from."""
        parts = urlsplit(url)
        self.host, self.port, self.source = parts.hostname or "", parts.port or 80, source
        self.seen: Counter[str] = Counter()
        """How often each HTTP status and close code was received."""

    async def connect(self) -> Line:
        """A new connection."""
        raw = socket.socket()
        try:
            raw.setblocking(False)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_AT_CLOSE)
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            raw.bind((self.source, 0))
            await asyncio.get_running_loop().sock_connect(raw, (self.host, self.port))
            return Line(*await asyncio.open_connection(sock=raw), self.seen)
        except BaseException:
            raw.close()
            raise

    async def ask(self, method: str, path: str, body: Any = None, more: str = "") -> Any:
        """Send a valid request; return the decoded JSON response."""
        async with await self.connect() as line:
            await line.send(request(method, path, more, b"" if body is None else json.dumps(body).encode()))
            status, text = await line.answer()
            if status >= 400:
                raise ConnectionRefusedError(f"{method} {path}: {status} {text.decode()}")
            return json.loads(text) if text else None

    async def open_table(self, game: str = "discs", rival: dict[str, Any] | None = None) -> dict[str, Any]:
        """Open a table with a seat for us and a free one."""
        seats = [{"who": "me", "name": "Mallory"}, rival or {"who": "open"}]
        ticket: dict[str, Any] = await self.ask("POST", "/api/tables", {"game": game, "seats": seats})
        return ticket

    async def sit(self, table: str, token: str | None = None) -> Line:
        """A WebSocket to a table, up to the welcome; refused if it is not let in."""
        line = await self.connect()
        try:
            await line.send(request("GET", f"/ws/{table}", UPGRADE + KEY + VERSION))
            if (status := await line.status()) != 101:
                raise ConnectionRefusedError(f"the socket was refused: {status}")
            await line.reader.readuntil(b"\r\n\r\n")
            await line.send(message("hello", token=token))
            while (told := await line.hear() or {"type": "closed"})["type"] != "welcome":
                if told["type"] in ("gone", "closed"):
                    raise ConnectionRefusedError(str(told))
            line.now = told["table"]["now"]
        except BaseException:
            line.writer.transport.abort()
            raise
        return line


async def repeat(workers: int, work: Callable[[int], Awaitable[None]], seconds: float) -> None:
    """Repeat something in several concurrent tasks, ignoring errors."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds

    async def go_on(number: int) -> None:
        while loop.time() < end:
            with suppress(OSError, EOFError):
                await work(number)
            await asyncio.sleep(0)  # work that fails at once must not block the event loop

    with suppress(TimeoutError):
        async with asyncio.timeout_at(end):
            await asyncio.gather(*(go_on(number) for number in range(workers)))
