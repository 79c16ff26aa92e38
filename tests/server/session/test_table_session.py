"""A table in memory: a failure at one table does not affect others."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.client.table import Connection
from kasimir.core.errors import StoreDown
from kasimir.protocol.events import TakenOver
from kasimir.protocol.http import TableOptions
from kasimir.protocol.messages import Welcome
from kasimir.protocol.requests import End, Move, Roll, Shake
from kasimir.server.session import table_session as lives_of
from kasimir.server.session.table_session import TableSession
from kasimir.server.storage.base import Append, Done
from tests.helpers import secret
from tests.server.players import open_for_two
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio

LONGEST_WAIT = 10.0


class Listener:
    """A watcher that records its messages."""

    guest: int | None = None

    def __init__(self) -> None:
        self.parted: list[str] = []

    def tell(self, message: bytes) -> None:
        """Nobody reads it."""

    def drop(self) -> None:
        """Nobody is there."""

    async def wait_for_room(self) -> None:
        """There always is."""

    def part(self, code: str) -> None:
        self.parted.append(code)


def fail() -> None:
    """Raise an unexpected error."""
    raise RuntimeError


async def test_a_table_that_cannot_tell_its_news_holds_no_other_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        lives = [await server.hub.find((await open_for_two(server.url, "discs"))[0].table) for _ in range(2)]
        monkeypatch.setattr(lives[0], "conclude", fail)
        listeners = [Listener(), Listener()]
        for _ in range(2):
            for live, listener in zip(lives, listeners, strict=True):
                if live.is_free():
                    guest = live.table.sitter(live.table.playing.turn or "").guest or 0
                    live.play(listener, guest, Move(live.table.at, next(iter(live.table.playing.moves))))
            await until(lambda: all(live.lock.is_free() for live in lives))
        assert listeners[0].parted
        assert not listeners[1].parted
        assert len(lives[1].table.playing.match.events) == 2


def fail_once(monkeypatch: pytest.MonkeyPatch, live: TableSession, after: int = 0) -> list[Append]:
    """Make the store refuse one entry of a table after accepting some; return the refused one."""
    store, taken, refused = live.store, list[Append](), list[Append]()
    submit = store.submit

    def submit_or_fail(append: Append, done: Done) -> None:
        if append.table == live.table.name and len(taken) == after:
            done(StoreDown("store.down", detail="the disk is full"))
            refused.append(append)
        else:
            submit(append, done)
        if append.table == live.table.name:
            taken.append(append)

    monkeypatch.setattr(store, "submit", submit_or_fail)
    return refused


async def test_nothing_is_shown_that_is_not_in_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
        ticket = (await open_for_two(server.url, "towers"))[0]
        live = await server.hub.find(ticket.table)
        monkeypatch.setattr(lives_of, "DOUBT_DELAY", 3600.0)
        fail_once(monkeypatch, live)
        with pytest.raises(StoreDown):
            await live.ask(ticket.guest, End())
        assert live.in_doubt
        for path in ("record/1", "record/1/analysis", "replay/1"):
            answer = await client.get(f"/api/tables/{ticket.table}/{path}")
            assert (answer.status_code, answer.json()["code"]) == (404, "table.no-record")
            live.in_doubt = True
        assert (await client.get(f"/api/tables/{ticket.table}")).json()["now"]["phase"] == "playing"


async def test_what_follows_by_itself_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives_of, "DOUBT_DELAY", 0.05)
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "towers", house=TableOptions(first="chosen", auto=True))
        live = await server.hub.find(tickets[0].table)
        fail_once(monkeypatch, live, after=2)
        for ticket, seat in zip(tickets, live.table.setup.seats, strict=True):
            # The second one triggers the first automatic roll, which fails.
            try:
                await live.ask(ticket.guest, Shake(1, {seat: secret(seat)}))
            except StoreDown:
                assert seat == live.table.setup.seats[1]
        await until(lambda: not live.in_doubt and live.table.playing.kind != "chance")
        assert live.table.playing.match.events


async def test_a_move_that_could_not_be_logged_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lives_of, "DOUBT_DELAY", 0.05)
    async with serving(tmp_path) as server:
        ticket = (await open_for_two(server.url, "discs"))[0]
        live = await server.hub.find(ticket.table)
        fail_once(monkeypatch, live)
        live.play(Listener(), ticket.guest, Move(live.table.at, next(iter(live.table.playing.moves))))
        await until(lambda: not live.in_doubt and live.lock.is_free())
        assert live.table.playing.match.events == []


async def test_whoever_comes_back_while_the_store_is_away_is_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as server:
        ticket = (await open_for_two(server.url, "towers"))[0]
        live = await server.hub.find(ticket.table)
        seat = live.table.seats_of(ticket.guest)[0]
        live.table.sitter(seat).taken_over = TakenOver(seat, "away").why
        refused = fail_once(monkeypatch, live)
        async with Connection(server.url, ticket.table, ticket.token) as connection:
            told: Any = None
            while not isinstance(told, Welcome):
                told = await connection.receive()
            await until(lambda: refused)
            [watcher] = live.watchers
            assert watcher.live is live  # type: ignore[attr-defined]
            connection.send(Roll(0))
        await until(lambda: not live.watchers)
