"""The client library with servers that misbehave."""

import asyncio
import base64
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from kasimir.client import table
from kasimir.client.table import Connection

pytestmark = pytest.mark.anyio

LONGEST = 10.0
WEBSOCKETS = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""The GUID that RFC 6455 appends to a client's key."""

Serve = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def served_by(serve: Serve) -> AsyncIterator[str]:
    """The address of a server."""
    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that is killed while somebody connects."""
    await reader.readuntil(b"\r\n\r\n")
    writer.close()


async def turn_away(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A proxy whose server is restarting."""
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 502 Bad Gateway\r\nContent-Length: 0\r\n\r\n")
    writer.close()


async def fall_silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A server that falls silent as soon as a client is connected, as in a power failure."""
    request = (await reader.readuntil(b"\r\n\r\n")).decode()
    headers = dict(line.split(": ", 1) for line in request.splitlines()[1:] if line)
    key = next(value for name, value in headers.items() if name.lower() == "sec-websocket-key")
    accept = base64.b64encode(hashlib.sha1((key + WEBSOCKETS).encode()).digest()).decode()
    answer = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
    writer.write("\r\n".join([*answer, f"Sec-WebSocket-Accept: {accept}", "", ""]).encode())
    await reader.read()  # until the client gives up
    writer.close()


async def test_a_connection_that_breaks_at_once_is_an_error() -> None:
    async with served_by(hang_up) as url, asyncio.timeout(LONGEST):
        with pytest.raises(ConnectionResetError):
            await Connection(url, "table").__aenter__()


async def test_a_connection_that_a_proxy_turns_away_is_such_an_error() -> None:
    async with served_by(turn_away) as url, asyncio.timeout(LONGEST):
        with pytest.raises(ConnectionError, match="502"):
            await Connection(url, "table").__aenter__()


async def test_a_silent_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "PING_DELAY", 0.1)
    async with served_by(fall_silent) as url, asyncio.timeout(LONGEST / 2), Connection(url, "table") as connection:
        assert await connection.receive() is None
