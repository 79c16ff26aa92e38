"""All responses: not cached, `Allow` for a refused method, and valid close codes."""

import asyncio
import struct
from pathlib import Path
from typing import Any

import httpx
import pytest
from picows import WSCloseCode

from kasimir.server.transport.headers import SAFE
from kasimir.server.transport.static import ASK_AGAIN, FOR_EVER
from tests.server.players import open_for_two, open_with_bot, play_out
from tests.server.servers import Open, serving
from tests.server.upgrade_request import UPGRADE

pytestmark = pytest.mark.anyio

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def routes_of(server: Open) -> list[Any]:
    """Those of the application inside all that is wrapped around it."""
    app = server.services.app
    while not hasattr(app, "routes"):
        app = app.app
    return list(app.routes)


def paths_of(server: Open, table: str) -> dict[str, set[str]]:
    """All paths of the HTTP part, filled in, with their methods."""
    found: dict[str, set[str]] = {}
    for route in routes_of(server):
        path = route.path.format(table=table, match=1, game="discs", edition="classic")
        if path.startswith("/api/") or path in ("/healthz", "/metrics"):
            found.setdefault(path, set()).update(route.methods)
    return found


async def test_nobody_keeps_what_is_private(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        paths = paths_of(server, tickets[0].table)
        assert len(paths) > 12
        for path in (*paths, "/api/nothing", "/nothing", "/api/tables/none", "/api/games/none/rules"):
            for method in METHODS:
                async with client.stream(method, path) as answer:  # events go on for ever
                    assert answer.headers.get_list("cache-control") == ["no-store"], (method, path)


@pytest.mark.parametrize(
    ("change", "status"), [(("/ws/", "/wx/"), 404), (("localhost", "evil.example"), 403), (("HTTP", "HTTP"), 429)]
)
async def test_nobody_keeps_the_refusal_of_a_socket(tmp_path: Path, change: tuple[str, str], status: int) -> None:
    async with serving(tmp_path, connections=1) as server:
        first = await asyncio.open_connection("127.0.0.1", server.port)
        first[1].write(UPGRADE.format("x").encode())
        assert (await first[0].readline()).startswith(b"HTTP/1.1 101 ")
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(UPGRADE.format("x").replace(*change).encode())
        head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 10.0)
        assert head.startswith(f"HTTP/1.1 {status} ".encode())
        assert b"cache-control: no-store\r\n" in head.lower()
        for ended in (writer, first[1]):
            ended.close()


async def test_events_have_a_head_and_end_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(10.0):
        table = (await open_with_bot(server.url, "discs")).table
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        for path in (f"/api/tables/{table}/events", "/healthz"):
            writer.write(f"HEAD {path} HTTP/1.1\r\nhost: localhost\r\n\r\n".encode())
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
        assert not server.hub.tables[table].watchers
        writer.close()


async def test_files_of_the_client_may_be_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for route in routes_of(server):
            if "assets" in route.path or route.path == "/icon.svg":
                answer = await client.get(route.path)
                assert answer.headers.get_list("cache-control") in ([FOR_EVER], [ASK_AGAIN])


async def test_a_refused_method_is_told_all_that_are_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = await open_with_bot(server.url, "discs")
        paths = paths_of(server, ticket.table)
        assert paths["/api/tables"] == {"GET", "HEAD", "POST"}
        assert paths[f"/api/tables/{ticket.table}"] == {"GET", "HEAD", "DELETE"}
        for path, methods in {**paths, "/": {"GET", "HEAD"}}.items():
            assert ("GET" in methods) is ("HEAD" in methods)
            for method in set(METHODS) - methods:
                answer = await client.request(method, path)
                assert answer.status_code == 405, (method, path)
                assert set(answer.headers["allow"].split(", ")) == methods, (method, path)


async def close_code(server: Open, table: str, payload: bytes) -> int:
    """The code with which the server answers a close."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(UPGRADE.format(table).encode())
    await reader.readuntil(b"\r\n\r\n")
    writer.write(bytes([0x88, 0x80 | len(payload)]) + bytes(4) + payload)
    frame = await asyncio.wait_for(reader.read(), 10.0)
    writer.close()
    assert frame[0] == 0x88
    (code,) = struct.unpack("!H", frame[2:4])
    assert isinstance(code, int)
    return code


@pytest.mark.parametrize(
    ("sent", "answered"),
    [(None, 1000), *((code, code) for code in (1000, 1001, 1003, 1007, 1014, 3000, 4999))]
    + [(code, WSCloseCode.PROTOCOL_ERROR) for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 2999, 5000, 65535)],
)
async def test_a_close_is_answered_with_a_code_that_may_be_sent(
    tmp_path: Path, sent: int | None, answered: int
) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        payload = b"" if sent is None else struct.pack("!H", sent)
        assert await close_code(server, ticket.table, payload) == answered


async def test_every_answer_has_safe_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        for path in (
            "/",
            "/api/games",
            "/api/nothing",
            "/api/tables/none",
            "/healthz",
            "/metrics",
            "/api/openapi.json",
        ):
            answer = await client.get(path)
            for name, value in SAFE:
                assert answer.headers[name.decode()] == value.decode(), path
