"""Automatic events happen although something failed before."""

from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.core.errors import StoreDown
from kasimir.protocol.http import NewTable, TableOptions
from kasimir.protocol.requests import Move, Shake
from kasimir.server import clock_guard
from kasimir.server.session import alarms
from tests.helpers import secret
from tests.server.recovery import faults
from tests.server.recovery.stage import HEALING, PATIENCE
from tests.server.scenes import BOTH, finished_match
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("is_read_again", [False, True])
async def test_a_clock_that_was_ahead_holds_no_alarm_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_read_again: bool
) -> None:
    fault = faults.WrongClock(monkeypatch, faults.HOUR)
    async with serving(tmp_path) as server:
        await fault.strike()
        houses = [TableOptions(first="chosen", move_seconds=5), TableOptions(first="chosen", away_seconds=5)]
        names = [(await server.hub.make(NewTable("discs", BOTH, house=house))).table for house in houses]
        await fault.heal()
        if is_read_again:
            for live in list(server.hub.tables.values()):
                await server.hub.drop(live)
        lives = [await server.hub.find(name) for name in names]
        assert not any(live.table.sitters[0].taken_over for live in lives)
        monkeypatch.setattr(alarms, "steady", lambda: clock_guard.steady() + 6.0)
        await until(lambda: all(live.table.sitters[0].taken_over for live in lives), HEALING)


async def until_made(client: httpx.AsyncClient, path: str) -> httpx.Response:
    """The answer, when an analysis is not under way any more."""
    answers: list[httpx.Response] = []

    async def is_made() -> bool:
        answers.append(await client.get(path))
        return answers[-1].status_code != 202

    await until(is_made, PATIENCE)
    return answers[-1]


async def test_analyses_are_made_although_their_process_dies(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        tables = [await finished_match(server.hub, seed) for seed in (3, 4)]
        paths = [f"/api/tables/{table}/record/1/analysis" for table in tables]
        before = set(active_children())
        assert [(await client.get(path)).status_code for path in paths] == [202, 202]
        await until(lambda: set(active_children()) - before, PATIENCE)
        [worker] = set(active_children()) - before
        worker.kill()
        for path in paths:
            assert (await until_made(client, path)).status_code == 200
        assert len(set(active_children()) - before) == 1


async def test_what_follows_is_seen_to_although_telling_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm is set, for long after; nobody has looked since the last entry."""
    async with serving(tmp_path) as server:
        house = TableOptions(first="chosen", auto=True, move_seconds=3600)
        ticket = await server.hub.make(NewTable("towers", BOTH, house=house))
        live = server.hub.tables[ticket.table]
        await live.ask(ticket.guest, Shake(1, {seat: secret(seat) for seat in live.table.setup.seats}))
        number = live.table.number

        def fail(_: bytes) -> None:
            monkeypatch.undo()
            raise RuntimeError

        monkeypatch.setattr(live.attendance, "tell_all", fail)
        with pytest.raises(RuntimeError):
            await live.ask(ticket.guest, Move(live.table.at, next(iter(live.table.playing.moves))))
        await until(lambda: live.table.number > number + 1, HEALING)


async def test_forgetting_goes_on_when_the_store_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        hub, calls = server.hub, list[float]()

        async def forget(_: Any, before: float) -> int:
            calls.append(before)
            if len(calls) == 1:
                raise StoreDown("store.down", detail="away")
            return 0

        monkeypatch.setattr(hub.store, "forget", forget)
        await hub.clock.open()
        for _ in range(2):
            hub.forget_if_due()
            assert hub.forgetting is not None
            await hub.forgetting
        assert len(calls) > 1
