"""The size limit of a table's log: no new match begins near it, and nothing is lost."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.client.table import look_at, take_seat
from kasimir.core.errors import TableError
from kasimir.protocol import requests as ask
from kasimir.protocol.http import Free, Me
from kasimir.server.domain import log_limit
from kasimir.server.domain.decide import decide
from kasimir.server.domain.decide.follow_up import follow_up
from kasimir.server.domain.decide.seats import draft_joined
from kasimir.server.domain.fold import ENTRY_BYTES, replay
from kasimir.server.domain.log_limit import RESERVE
from tests.helpers import secret
from tests.server.domain.test_table import ANNA, BEN, Evening, evening_for
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving


def refused(evening: Evening, guest: int, asked: Any) -> str:
    """With which code something is refused."""
    with pytest.raises(TableError) as error:
        decide(evening.table, guest, asked)
    return error.value.code


def fill(evening: Evening, times: float = 1.0) -> None:
    """Let the log be full."""
    evening.table.log_limit = evening.table.log_bytes / times


def test_what_a_log_takes_is_known_also_when_it_is_read_again() -> None:
    evening = evening_for(2)
    taken = sum(len(entry.body) + len(entry.secret) + ENTRY_BYTES for entry in evening.log)
    again = replay("x", evening.log, 12.0)
    assert again.log_bytes == evening.table.log_bytes == taken
    assert again.log_limit == 12.0


def test_a_full_table_takes_nothing_on_but_its_match_goes_on() -> None:
    evening = evening_for(2)
    evening.move(evening.mover())
    fill(evening)
    assert refused(evening, ANNA, ask.Lock(locked=True)) == "table.log-full"
    assert refused(evening, evening.mover(), ask.Undo(evening.table.at)) == "table.log-full"
    evening.move(evening.mover())
    assert follow_up(evening.table) is None
    evening.ask(ANNA, ask.End())
    assert evening.table.phase == "over"
    assert refused(evening, BEN, ask.Rematch()) == "table.log-full"
    evening.ask(BEN, ask.Leave())
    assert refused(evening, ANNA, ask.Sit("b", "random")) == "table.log-full"
    with pytest.raises(TableError, match="open a new table"):
        draft_joined(evening.table, "Cia", [], [], secret("Cia"))


def test_a_full_table_begins_no_match() -> None:
    evening = Evening("towers", [Me("Anna"), Free()])
    fill(evening)
    assert refused(evening, ANNA, ask.Sit("b", "random")) == "table.log-full"
    assert refused(evening, ANNA, ask.Begin()) == "table.log-full"


def test_a_seat_that_is_left_in_a_match_can_be_taken_at_a_full_table() -> None:
    evening = evening_for(2)
    fill(evening)
    evening.ask(BEN, ask.Leave())
    evening.join("Cia")
    assert evening.table.open_seats() == []
    evening.ask(3, ask.Leave())
    evening.ask(ANNA, ask.Sit("b", "random"))
    assert evening.table.open_seats() == []


def test_an_endless_match_is_called_off_with_its_dice_opened() -> None:
    evening = evening_for(2)
    evening.move(evening.mover())
    fill(evening, RESERVE * 0.99)
    evening.move(evening.mover())
    result = evening.table.playing.result
    assert result
    assert result.reason == "abandoned"
    assert evening.table.playing.record().seed == evening.table.playing.seed
    assert follow_up(evening.table) is None


@pytest.mark.anyio
async def test_what_is_there_stays_at_a_full_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is played to its end, looked at, replayed, and still there after a restart."""
    monkeypatch.setattr(log_limit, "RESERVE", 1000)  # the least limit, for a match of any length
    async with serving(tmp_path, table_log_mib=0.001) as server, asyncio.timeout(60.0):
        tickets = await open_for_two(server.url, "discs")
        table = tickets[0].table
        await play_out(server.url, tickets)
        with pytest.raises(TableError) as error:
            await server.hub.tables[table].ask(tickets[0].guest, ask.Rematch())
        assert error.value.code == "table.log-full"
    async with serving(tmp_path, table_log_mib=0.001) as server, httpx.AsyncClient(base_url=server.url) as client:
        play = (await look_at(server.url, table)).now.play
        assert play
        assert play.result
        assert play.result.reason != "abandoned"
        assert (await client.get(f"/api/tables/{table}/record/1")).status_code == 200
        assert (await client.get(f"/api/tables/{table}/replay/1")).status_code == 200
        await server.hub.tables[table].ask(tickets[1].guest, ask.Leave())
        with pytest.raises(TableError) as error:
            await take_seat(server.url, table, "Cia")
        assert error.value.code == "table.log-full"
