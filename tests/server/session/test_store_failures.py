"""Temporary failures of the store."""

from pathlib import Path
from typing import Any

import pytest

from kasimir.client.table import Connection
from kasimir.core.errors import StoreDown
from kasimir.protocol.messages import Welcome
from kasimir.protocol.requests import Move
from kasimir.server.session import hub as hubs
from tests.server.messages import wait_for
from tests.server.players import open_with_bot
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_housekeeping_survives_a_store_that_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "HOUSEKEEPING_SECONDS", 0.02)
    async with serving(tmp_path) as server:
        failures = []

        async def forget(*_: Any) -> int:
            server.hub.forgotten_at = 0.0
            failures.append(1)
            raise StoreDown("store.down", detail="away")

        monkeypatch.setattr(server.hub.store, "forget", forget)
        await until(lambda: len(failures) > 2)


async def test_computer_tries_again_when_the_store_was_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        ticket = await open_with_bot(server.url, "discs")
        store, live = server.hub.store, server.hub.tables[ticket.table]
        append = store.append
        async with Connection(server.url, ticket.table, ticket.token) as anna:
            await wait_for(anna, Welcome)

            async def fail(*_: Any) -> bool:
                monkeypatch.setattr(store, "append", append)
                raise StoreDown("store.down", detail="away")

            async def once(*found: Any) -> bool:
                monkeypatch.setattr(store, "append", fail)
                return await append(*found)

            monkeypatch.setattr(store, "append", once)
            await live.ask(ticket.guest, Move(live.table.at, next(iter(live.table.playing.moves))))
            await until(lambda: len(live.table.playing.match.events) == 2)
