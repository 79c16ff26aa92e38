"""Connections that end, or become WebSockets, while the client does not read what was sent."""

import asyncio
import gc
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from kasimir.server import app
from kasimir.server.metrics import OPEN
from kasimir.server.transport.http_connection import HttpConnection
from kasimir.server.transport.sse import Stream
from kasimir.server.transport.websocket_upgrade import SocketProtocol
from tests.server.attacks.wire import KEY, UPGRADE, VERSION, frame, message, request
from tests.server.players import open_with_bot
from tests.server.servers import Open, serving
from tests.server.transport.test_backpressure import heads_of
from tests.waiting import let_tasks_run, until

pytestmark = pytest.mark.anyio

MOMENT = 10.0
SMALL_BUFFER = 4096
LONG_PAGE = "/api/games/discs/lesson"
LITTLE_UNREAD = 16_000
"""Bytes that the server cannot send, but not so many that it waits for their reader."""


class Reluctant:
    """A client that reads nothing."""

    def __init__(self, writer: asyncio.StreamWriter) -> None:
        self.writer = writer

    def send(self, data: bytes) -> None:
        self.writer.write(data)


@asynccontextmanager
async def reluctant(server: Open) -> AsyncIterator[Reluctant]:
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    raw.setblocking(False)
    await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
    _, writer = await asyncio.open_connection(sock=raw)
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    try:
        yield Reluctant(writer)
    finally:
        writer.transport.abort()


async def open_line(kind: type[HttpConnection] | type[SocketProtocol]) -> HttpConnection | SocketProtocol:
    """The server's side of the only connection."""
    found: list[HttpConnection | SocketProtocol] = []

    def is_there() -> bool:
        found[:] = [thing for thing in gc.get_objects() if issubclass(type(thing), kind) and thing.is_open]
        return len(found) == 1

    await until(is_there, MOMENT)
    return found[0]


async def leave_unread(client: Reluctant, line: HttpConnection, size: int = 1) -> None:
    """Ask until some of the answers cannot be sent any more, and all are finished."""
    while line.transport.get_write_buffer_size() < size:
        answered = line.server_state.total_requests
        client.send(request("GET", LONG_PAGE))
        await until(lambda: line.server_state.total_requests > answered, MOMENT)  # noqa: B023 - it is awaited here
    assert not line.flow.write_paused


async def nobody_left(server: Open) -> None:
    await until(lambda: OPEN["http_connections"] == OPEN["sockets"] == 0, MOMENT)
    await until(lambda: heads_of(server) == [{}, {}], MOMENT)


async def test_nothing_becomes_a_socket_while_events_are_told(tmp_path: Path) -> None:
    """Who watches would count forever: nobody would say that the connection has ended."""
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        live = server.hub.tables[ticket.table]
        async with reluctant(server) as client:
            line = await open_line(HttpConnection)
            assert isinstance(line, HttpConnection)
            client.send(request("GET", f"/api/tables/{ticket.table}/events"))
            await until(lambda: live.watchers, MOMENT)
            [stream] = live.watchers
            assert isinstance(stream, Stream)
            is_waited_for = False
            while not is_waited_for:  # one more after the first that does not leave, so that somebody waits to send it
                is_waited_for = line.flow.write_paused
                live.attendance.tell_all(b'{"type":"pong"}' + b" " * 4000)
                await until(lambda: not stream.unread, MOMENT)
            client.send(request("GET", f"/ws/{ticket.table}", UPGRADE + KEY + VERSION))
            await until(lambda: not OPEN["http_connections"], MOMENT)
        await nobody_left(server)
        assert not live.watchers


@pytest.mark.parametrize("path", ["/elsewhere", "/ws/x"])
async def test_nothing_becomes_a_socket_while_answers_are_unread(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server, reluctant(server) as client:
        line = await open_line(HttpConnection)
        assert isinstance(line, HttpConnection)
        await leave_unread(client, line)
        client.send(request("GET", path, UPGRADE + KEY + VERSION))
        await nobody_left(server)


async def test_a_refusal_that_is_not_read_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The system's buffer may be full to the brim: then nothing is unread here, and yet a refusal does not fit."""

    def upgrade(line: HttpConnection) -> None:
        line.leave()
        super(HttpConnection, line).handle_websocket_upgrade()

    monkeypatch.setattr(HttpConnection, "handle_websocket_upgrade", upgrade)
    async with serving(tmp_path) as server, reluctant(server) as client:
        line = await open_line(HttpConnection)
        assert isinstance(line, HttpConnection)
        await leave_unread(client, line)
        client.send(request("GET", "/elsewhere", UPGRADE + KEY + VERSION))
        await nobody_left(server)


@pytest.mark.parametrize("how", ["by itself", "half closed"])
async def test_a_connection_that_is_closed_and_not_read_ends(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLOSE_TIMEOUT", 0.2)
    async with serving(tmp_path) as server, reluctant(server) as client:
        line = await open_line(HttpConnection)
        assert isinstance(line, HttpConnection)
        await leave_unread(client, line)
        if how == "by itself":
            line.timeout_keep_alive_handler()
        else:
            client.writer.write_eof()
        await nobody_left(server)


@pytest.mark.parametrize("how", ["wrong frame", "half closed"])
async def test_a_socket_that_is_closed_and_not_read_ends(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLOSE_TIMEOUT", 0.2)
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        live = server.hub.tables[ticket.table]
        async with reluctant(server) as client:
            client.send(request("GET", f"/ws/{ticket.table}", UPGRADE + KEY + VERSION))
            line = await open_line(SocketProtocol)
            assert isinstance(line, SocketProtocol)
            client.send(message("hello"))
            await until(lambda: live.watchers, MOMENT)
            while line.line.get_write_buffer_size() < LITTLE_UNREAD:
                live.attendance.tell_all(b'{"type":"pong"}' + b" " * 4000)
                await let_tasks_run()
            if how == "wrong frame":
                client.send(frame(b"", 0xB))
            else:
                client.writer.write_eof()
            await nobody_left(server)
        assert not live.watchers
