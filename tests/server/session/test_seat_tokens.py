"""Only the holder of a seat's token can play it."""

import asyncio
import inspect
import logging
from pathlib import Path

import pytest

from kasimir.client.table import Connection, ask_http
from kasimir.core.errors import KasimirError, TableError
from kasimir.protocol.messages import Gone, Welcome
from kasimir.protocol.requests import Leave, Remove
from kasimir.server.domain.table import Table
from tests.server.messages import refusal, wait_for
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving

pytestmark = pytest.mark.anyio


async def test_keys(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        for token in ("A" * 32, tickets[0].token[:-1] + "-"):
            async with Connection(server.url, tickets[0].table, token) as wrong:
                assert (await wait_for(wrong, Gone)).code == "table.key"
            with pytest.raises(TableError) as error:
                await asyncio.to_thread(ask_http, "DELETE", f"{server.url}/api/tables/{tickets[0].table}", token=token)
            assert error.value.code == "table.key"
        await play_out(server.url, tickets)
    logged = caplog.text + "".join(str(record.__dict__) for record in caplog.records)
    assert all(ticket.token not in logged for ticket in tickets)
    assert "compare_digest" in inspect.getsource(Table.guest_with)


async def test_removed_guest_has_a_worthless_key(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        async with (
            Connection(server.url, host.table, host.token) as hosting,
            Connection(server.url, host.table, guest.token) as other,
        ):
            await wait_for(other, Welcome)
            await wait_for(hosting, Welcome)
            assert await refusal(other, Remove(host.guest)) == "table.not-host"
            hosting.send(Remove(guest.guest))
            assert (await wait_for(other, Gone)).code == "table.removed"
        async with Connection(server.url, host.table, guest.token) as again:
            assert (await wait_for(again, Gone)).code == "table.key"
        with pytest.raises(KasimirError):
            await server.hub.tables[host.table].ask(guest.guest, Leave())
