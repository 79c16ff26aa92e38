"""What the host of a table may do, and who is host."""

import asyncio
from pathlib import Path

import pytest

from kasimir.client.table import Connection, ask_http, open_table, take_seat
from kasimir.core.errors import TableError
from kasimir.protocol.http import Free, Me, NewTable, TableOptions
from kasimir.protocol.messages import Presence, Said, Welcome
from kasimir.protocol.requests import End, Leave, Lock, Say
from tests.server.messages import refusal, wait_for
from tests.server.players import open_for_two
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_lock_phrases_presence_and_the_list(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        shy = await open_table(server.url, NewTable("discs", [Me("Anna"), Free()]))
        house = TableOptions(listed=True, phrases=False)
        open_to_all = await open_table(server.url, NewTable("discs", [Me("Anna"), Free()], house=house))
        listed = await asyncio.to_thread(ask_http, "GET", f"{server.url}/api/tables")
        assert [label["table"] for label in listed] == [open_to_all.table]
        async with Connection(server.url, shy.table, shy.token) as host, Connection(server.url, shy.table) as watcher:
            await wait_for(host, Welcome)
            assert await refusal(watcher, Say("hello")) == "table.watching"
            host.send(Say("hello"))
            assert (await wait_for(watcher, Said)).phrase == "hello"
            here = await wait_for(watcher, Presence)
            assert (here.here, here.watchers) == ([1], 1)
            host.send(Lock(True))
            await until(lambda: server.hub.tables[shy.table].table.locked)
            with pytest.raises(TableError) as error:
                await take_seat(server.url, shy.table, "Ben")
            assert error.value.code == "table.locked"
        async with Connection(server.url, open_to_all.table, open_to_all.token) as host:
            assert await refusal(host, Say("hello")) == "table.quiet"


async def test_host_passes_on_and_an_empty_table_gets_a_new_one(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        live = server.hub.tables[host.table]
        await live.ask(host.guest, Leave())
        assert live.table.host == guest.guest
        await live.ask(guest.guest, Leave())
        newcomer = await take_seat(server.url, host.table, "Carla")
        assert live.table.host == newcomer.guest


async def test_abandoned_by_the_host_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        live = server.hub.tables[host.table]
        with pytest.raises(TableError):
            await live.ask(guest.guest, End())
        await live.ask(host.guest, End())
        assert live.table.phase == "over"
