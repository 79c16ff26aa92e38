"""Who may delete a table, when, and what its clients are told."""

import asyncio
import time
from pathlib import Path

import pytest

from kasimir.client.table import Connection, ask_http, open_table, take_seat
from kasimir.core.errors import TableError
from kasimir.protocol.http import Free, Me, NewTable
from kasimir.protocol.messages import Gone, Welcome
from kasimir.protocol.requests import Leave
from kasimir.server.session import hub as hubs
from tests.server.messages import wait_for
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving

pytestmark = pytest.mark.anyio


async def test_deleted_table_is_gone_for_all(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        address = f"{server.url}/api/tables/{host.table}"
        async with Connection(server.url, host.table) as watcher:
            await wait_for(watcher, Welcome)
            with pytest.raises(TableError) as error:
                await asyncio.to_thread(ask_http, "DELETE", address, token=guest.token)
            assert error.value.code == "table.not-host"
            await asyncio.to_thread(ask_http, "DELETE", address, token=host.token)
            assert (await wait_for(watcher, Gone)).code == "table.deleted"
        with pytest.raises(TableError) as error:
            await asyncio.to_thread(ask_http, "GET", address)
        assert error.value.code == "table.unknown"
        assert await server.hub.store.read(host.table) == []


async def test_only_the_host_deletes_what_has_not_begun(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await open_table(server.url, NewTable("towers", [Me("Anna"), Free(), Free()]))
        stranger = await take_seat(server.url, host.table, "Ben")
        address = f"{server.url}/api/tables/{host.table}"
        with pytest.raises(TableError) as error:
            await asyncio.to_thread(ask_http, "DELETE", address, token=stranger.token)
        assert error.value.code == "table.not-host"
        await asyncio.to_thread(ask_http, "DELETE", address, token=host.token)


async def test_who_sat_down_after_the_match_deletes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        async with Connection(server.url, host.table, guest.token) as leaving:
            leaving.send(Leave())
            assert (await wait_for(leaving, Gone)).code == "table.left"
        stranger = await take_seat(server.url, host.table, "Mallory")
        with pytest.raises(TableError) as error:
            await server.hub.delete(host.table, stranger.token)
        assert error.value.code == "table.not-player"
        assert await server.hub.store.read(host.table)


async def test_who_is_left_behind_as_host_deletes_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        live = await server.hub.find(host.table)
        await live.ask(guest.guest, Leave())
        stranger = await take_seat(server.url, host.table, "Mallory")
        await live.ask(host.guest, Leave())
        assert live.table.host == stranger.guest
        with pytest.raises(TableError) as error:
            await server.hub.delete(host.table, stranger.token)
        assert error.value.code == "table.not-player"


async def test_a_host_who_watches_deletes_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await open_table(server.url, NewTable("discs", [Free(), Free()], name="Cia"))
        await play_out(server.url, [await take_seat(server.url, host.table, name) for name in ("Anna", "Ben")])
        await server.hub.delete(host.table, host.token)
        assert await server.hub.store.read(host.table) == []


async def test_who_takes_a_seat_over_in_a_match_has_played(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        await (await server.hub.find(host.table)).ask(guest.guest, Leave())
        late = await take_seat(server.url, host.table, "Cia")
        await play_out(server.url, [host, late])
        await server.hub.delete(host.table, late.token)
        assert await server.hub.store.read(host.table) == []


async def test_who_has_played_deletes_when_it_is_over(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = tickets = await open_for_two(server.url, "discs")
        await play_out(server.url, tickets)
        await server.hub.delete(host.table, guest.token)
        assert await server.hub.store.read(host.table) == []


async def test_a_table_that_is_forgotten_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "HOUSEKEEPING_SECONDS", 0.05)
    async with serving(tmp_path, forget_open_hours=1e-9) as server:
        server.hub.forgotten_at = time.time()  # expiry does not begin before a client is connected
        host = await open_table(server.url, NewTable("towers", [Me("Anna"), Free()]))
        async with Connection(server.url, host.table, host.token) as waiting:
            await wait_for(waiting, Welcome)
            server.hub.forgotten_at = 0.0
            assert (await wait_for(waiting, Gone)).code == "table.deleted"


async def test_nobody_joins_a_table_that_is_gone(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host = await open_table(server.url, NewTable("towers", [Me("Anna"), Free()]))
        await server.hub.store.delete(host.table)
        with pytest.raises(TableError) as error:
            await take_seat(server.url, host.table, "Ben")
        assert error.value.code == "table.gone"
