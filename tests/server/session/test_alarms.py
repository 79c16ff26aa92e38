"""Expired clocks, and players who are absent for too long."""

import time
from pathlib import Path

import pytest

from kasimir.client.table import Connection
from kasimir.protocol.http import TableOptions
from kasimir.protocol.messages import Pong, Welcome
from kasimir.protocol.requests import Back, Ping
from kasimir.server.session.table_session import TableSession
from tests.server.messages import wait_for
from tests.server.players import open_for_two, open_with_bot
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


def alarm_in_the_past(live: TableSession) -> None:
    """Make the clock of the seat to move an hour old."""
    live.table.playing.since -= 3600.0


async def test_clock_runs_out_and_the_player_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = TableOptions(first="chosen", move_seconds=5, stand_in="random")
        ticket = await open_with_bot(server.url, "discs", house=house)
        live = server.hub.tables[ticket.table]
        async with Connection(server.url, ticket.table, ticket.token) as anna:
            await wait_for(anna, Welcome)
            await until(lambda: not live.table.playing.waiting)
            alarm_in_the_past(live)
            live.set_alarm()
            await until(lambda: live.table.sitters[0].taken_over == "clock")
            anna.send(Back())
            await until(lambda: live.table.phase == "over" or live.table.sitters[0].taken_over == "")


async def test_player_whose_time_is_up_can_still_watch(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = TableOptions(first="chosen", match_seconds=5, away_seconds=5, stand_in="random")
        tickets = await open_for_two(server.url, "towers", house=house)
        live = server.hub.tables[tickets[0].table]
        live.table.sitters[0].taken_over = "away"
        live.table.playing.used[live.table.setup.seats[0]] = 99.0
        async with Connection(server.url, tickets[0].table, tickets[0].token) as anna:
            assert (await wait_for(anna, Welcome)).guest == 1
            anna.send(Ping())
            await wait_for(anna, Pong)
            assert len(live.watchers) == 1
        await until(lambda: not live.watchers)


async def test_away_player_is_replaced_and_comes_back(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        house = TableOptions(first="chosen", away_seconds=5, stand_in="random")
        tickets = await open_for_two(server.url, "towers", house=house)
        live = server.hub.tables[tickets[0].table]
        live.attendance.absent_since = dict.fromkeys(live.attendance.absent_since, time.time() - 60)
        alarm_in_the_past(live)
        live.set_alarm()
        await until(lambda: not live.table.playing.waiting)  # for silent devices
        alarm_in_the_past(live)
        live.set_alarm()
        await until(lambda: any(sitter.taken_over for sitter in live.table.sitters))
        taken = [sitter for sitter in live.table.sitters if sitter.taken_over == "away"]
        assert taken
        guest = taken[0].guest
        ticket = next(ticket for ticket in tickets if ticket.guest == guest)
        async with Connection(server.url, ticket.table, ticket.token) as back:
            await wait_for(back, Welcome)
            await until(lambda: taken[0].taken_over == "")
            assert guest not in live.attendance.absent_since
