"""Rate limits per address and per connection."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.client.table import Connection, ask_http
from kasimir.core.errors import TableError
from kasimir.protocol.messages import Refused, Welcome
from kasimir.protocol.requests import Ping
from kasimir.server.limits import rates
from kasimir.server.limits.rates import Headcount, Limit
from kasimir.server.transport.websocket import MOST_REFUSALS
from tests.server.messages import wait_for
from tests.server.players import open_with_bot
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_messages_of_a_connection_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=5) as server:
        ticket = await open_with_bot(server.url, "discs")
        async with Connection(server.url, ticket.table) as connection:
            await wait_for(connection, Welcome)
            for _ in range(30):
                connection.send(Ping())
            assert (await wait_for(connection, Refused)).code == "table.rate"


async def test_requests_and_tables_of_an_address_are_limited(tmp_path: Path) -> None:
    async with serving(tmp_path, tables_an_hour=2, messages_a_second=1, connections=2) as server:
        tickets = [await open_with_bot(server.url, "discs") for _ in range(2)]
        with pytest.raises(TableError) as error:
            await open_with_bot(server.url, "discs")
        assert error.value.code == "table.many"
        async with Connection(server.url, tickets[0].table), Connection(server.url, tickets[0].table):
            with pytest.raises(Exception, match="429"):
                async with Connection(server.url, tickets[0].table):
                    pass
            with pytest.raises(TableError) as error:
                await asyncio.to_thread(ask_http, "GET", f"{server.url}/api/tables/{tickets[0].table}/events")
            assert error.value.code == "table.crowd"
        async with httpx.AsyncClient(base_url=server.url) as client:

            async def is_refused() -> bool:
                return (await client.get("/api/games")).status_code == 429

            await until(is_refused)


def test_limits_forget_old_addresses() -> None:
    now = 0.0
    limit = Limit(2, 1.0, lambda: now)
    assert [limit.allows("a") for _ in range(3)] == [True, True, False]
    now = 1.0
    assert [limit.allows("a") for _ in range(2)] == [True, False]
    for number in range(limit.MOST_ADDRESSES + 10):
        limit.allows(str(number))
    assert len(limit.buckets) == limit.MOST_ADDRESSES
    heads = Headcount(1)
    assert heads.enter("a")
    assert not heads.enter("a")
    heads.leave("a")
    assert heads.counts == {}


async def test_connections_are_counted_down_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Headcount] = []

    class Noted(Headcount):
        def __init__(self, *settings: Any) -> None:
            super().__init__(*settings)
            made.append(self)

    monkeypatch.setattr(rates, "Headcount", Noted)
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        request = f"GET {{}} HTTP/1.1\r\nhost: 127.0.0.1:{server.port}\r\n{{}}\r\n"
        upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
        upgrade += "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        events, socket = f"/api/tables/{ticket.table}/events", f"/ws/{ticket.table}"
        for text in (request.format(events, ""), request.format(socket, upgrade)):
            for _ in range(10):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(text.encode())
                await writer.drain()
                writer.transport.abort()
        live = server.hub.tables[ticket.table]
        await asyncio.to_thread(ask_http, "GET", f"{server.url}/healthz")  # earlier ones were accepted by now
        await until(lambda: live.watchers == set())
        await until(lambda: [heads.counts for heads in made] == [{}, {}])  # WebSockets, and all other connections


async def test_a_flood_of_messages_ends_the_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=5) as server:
        ticket = await open_with_bot(server.url, "discs")
        async with Connection(server.url, ticket.table) as flood, asyncio.timeout(10.0):
            await wait_for(flood, Welcome)
            for _ in range(1000):
                flood.send(Ping())
            told = [message async for message in flood]
            refused = [message for message in told if isinstance(message, Refused)]
            assert 0 < len(refused) <= MOST_REFUSALS
            assert all(message.now is None for message in refused)


async def test_new_connections_are_limited_too(tmp_path: Path) -> None:
    async with serving(tmp_path, messages_a_second=1) as server:
        ticket = await open_with_bot(server.url, "discs")

        async def come_and_go() -> None:
            for _ in range(60):
                async with Connection(server.url, ticket.table) as connection:
                    await wait_for(connection, Welcome)

        with pytest.raises(Exception, match="429"):
            await come_and_go()
