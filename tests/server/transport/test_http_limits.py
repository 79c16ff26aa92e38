"""Requests that are too large, too slow, cut off, or for unknown paths."""

import asyncio
import logging
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from picows import WSMsgType

from kasimir.client.table import Connection
from kasimir.server.metrics import COUNTS, OPEN
from kasimir.server.transport import http_connection
from tests.server.players import open_with_bot
from tests.server.servers import serving
from tests.waiting import let_tasks_run, until

pytestmark = pytest.mark.anyio


async def test_large_bodies_and_messages_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.post("/api/tables", content=b"x" * 20_000)).status_code == 413
        deep = b'{"game":' + b"[" * 8000
        assert (await client.post("/api/tables", content=deep)).status_code == 400
        ticket = await open_with_bot(server.url, "discs")
        for message in (b"x" * 9000, b"[" * 9000):
            async with Connection(server.url, ticket.table) as connection:
                connection.transport.send(WSMsgType.TEXT, message)
                while await connection.receive() is not None:
                    pass


@pytest.mark.parametrize(
    "path", ["record/" + "9" * 5000, "record/0", "record/-1", "record/x", "replay/1", "replay/x", "nothing"]
)
async def test_strange_addresses_are_not_found(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = await open_with_bot(server.url, "discs")
        assert (await client.get(f"/api/tables/{ticket.table}/{path}")).status_code == 404
        for name in ("%00", "%ff", "a%2fb", "x" * 5000):
            assert (await client.get(f"/api/tables/{name}")).status_code == 404


@pytest.mark.parametrize(("method", "path", "status"), [("GET", "/api/nothing", 404), ("PUT", "/api/tables", 405)])
async def test_what_is_not_there_is_told_like_all_else(tmp_path: Path, method: str, path: str, status: int) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        answer = await client.request(method, path)
        assert (answer.status_code, answer.json()["code"]) == (status, "table.no-page")


async def test_no_picture_is_made_of_an_endless_link(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = await open_with_bot(server.url, "discs")
        path = f"/api/tables/{ticket.table}/qr"
        assert (await client.get(path)).status_code == 200
        assert (await client.get(path, headers={"host": "a" * 5000})).status_code == 421
    endless = "http://127.0.0.1/" + "a" * 500
    async with serving(tmp_path, public_url=endless) as server, httpx.AsyncClient(base_url=server.url) as client:
        assert (await client.get(path)).status_code == 413


async def test_whoever_hangs_up_while_speaking_is_no_failure(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    before = COUNTS["failures"]
    async with serving(tmp_path) as server:
        _, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\nshort")
        await writer.drain()
        await until(lambda: OPEN["http_connections"] == 1)
        writer.close()
        await until(lambda: OPEN["http_connections"] == 0)
    assert COUNTS["failures"] == before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nhost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\nx",
    ],
)
async def test_nobody_is_waited_for_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    monkeypatch.setattr(http_connection, "REQUEST_TIMEOUT", 0.2)
    async with serving(tmp_path) as server, asyncio.timeout(10.0):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(begun)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        writer.close()


async def test_nobody_has_many_connections_without_a_table(tmp_path: Path) -> None:
    async with serving(tmp_path, connections=3) as server, asyncio.timeout(10.0):
        kept = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(3)]
        await until(lambda: OPEN["http_connections"] == 3)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        with suppress(ConnectionError):
            assert await reader.read() == b""
        for _, one in [*kept, (reader, writer)]:
            one.close()
        await until(lambda: OPEN["http_connections"] == 0)
        async with httpx.AsyncClient(base_url=server.url) as client:
            assert (await client.get("/healthz")).status_code == 200


async def test_headers_come_to_an_end(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(10.0):
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"GET / HTTP/1.1\r\n")
        with suppress(ConnectionError):
            for _ in range(200):
                writer.write(b"x-more: " + b"x" * 1000 + b"\r\n")
                await writer.drain()
                await let_tasks_run()
            assert (await reader.readline()).startswith(b"HTTP/1.1 400")
        writer.close()
