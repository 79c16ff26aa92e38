"""Log entries of another process, and follow-ups that it did not do."""

from pathlib import Path

import pytest

from kasimir.client.table import Connection
from kasimir.protocol.messages import Gone, Welcome
from kasimir.protocol.requests import Move, Remove
from kasimir.server.cluster.bus.local import LocalBus
from kasimir.server.session import table_session as lives
from kasimir.server.session.table_session import TableSession
from tests.server.messages import wait_for
from tests.server.players import open_for_two
from tests.server.servers import Open, serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def other_process(server: Open, table: str) -> TableSession:
    """The same table in the memory of another process."""
    from kasimir.server.domain.fold import replay

    store = server.hub.store
    bus = LocalBus(lambda *_: None, lambda *_: None)
    return TableSession(replay(table, await store.read(table)), store, bus, lambda _: None)


async def test_guest_removed_by_another_process_is_seen_off(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        host, guest = await open_for_two(server.url, "discs")
        async with Connection(server.url, host.table, guest.token) as ben:
            await wait_for(ben, Welcome)
            playing = server.hub.tables[host.table].table.playing
            await until(lambda: len(playing.waiting) == 1)  # the device has added to the dice
            elsewhere = await other_process(server, host.table)
            await elsewhere.ask(host.guest, Remove(guest.guest))
            await server.hub.tables[host.table].catch_up()
            assert (await wait_for(ben, Gone)).code == "table.removed"


async def test_what_a_killed_process_left_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives, "OTHERS_DELAY", 0.1)
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "discs")
        elsewhere = await other_process(server, tickets[0].table)
        monkeypatch.setattr(lives, "follow_up", lambda _: None)
        playing = elsewhere.table.playing
        while not playing.match.result:
            seat = playing.turn or ""
            guest = elsewhere.table.sitter(seat).guest or 0
            await elsewhere.ask(guest, Move(elsewhere.table.at, next(iter(playing.moves))))
            playing = elsewhere.table.playing
        monkeypatch.undo()
        monkeypatch.setattr(lives, "OTHERS_DELAY", 0.1)
        live = server.hub.tables[tickets[0].table]
        await live.catch_up()
        assert not live.table.playing.result
        await until(lambda: live.table.playing.result)
