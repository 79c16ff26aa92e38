"""A server resumes unfinished matches when it starts."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from kasimir.client.table import ask_http
from kasimir.core.errors import StoreDown, TableError
from kasimir.protocol.stored import Entry
from kasimir.server.metrics import COUNTS
from kasimir.server.session import hub
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.players import open_for_two, open_with_bot
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio

LONGEST_WAIT = 10.0
read = SqliteStore.read


@pytest.fixture
async def matches(tmp_path: Path) -> list[str]:
    """Matches in the file of a server that has stopped."""
    async with serving(tmp_path) as server:
        return [(await open_for_two(server.url, "discs"))[0].table for _ in range(3)]


async def test_people_are_served_while_matches_are_read(
    tmp_path: Path, matches: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on = asyncio.Event()

    async def slow_read(store: SqliteStore, table: str, after: int = 0) -> list[Entry]:
        if table in matches:
            await go_on.wait()
        return await read(store, table, after)

    monkeypatch.setattr(SqliteStore, "read", slow_read)
    async with serving(tmp_path) as server:
        assert await asyncio.to_thread(ask_http, "GET", f"{server.url}/healthz") == {"ok": True}
        await open_for_two(server.url, "towers")
        assert not set(matches) & set(server.hub.tables)
        go_on.set()
        await until(lambda: set(matches) <= set(server.hub.tables))


async def test_a_server_stops_while_matches_are_read(
    tmp_path: Path, matches: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    reading: list[str] = []

    async def endless_read(_: SqliteStore, table: str, after: int = 0) -> list[Entry]:
        reading.append(table)
        await asyncio.Event().wait()
        return []

    monkeypatch.setattr(SqliteStore, "read", endless_read)
    async with asyncio.timeout(LONGEST_WAIT):
        async with serving(tmp_path):
            await until(lambda: bool(reading))
    assert reading[0] in matches
    assert not caplog.records


async def test_a_broken_log_keeps_no_other_match_from_going_on(
    tmp_path: Path, matches: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        [[first]] = file.execute("SELECT id FROM kasimir_tables WHERE phase = 'playing' LIMIT 1")
        file.execute("UPDATE kasimir_journal SET body = x'5b' WHERE table_id = ? AND number = 2", (first,))
        # As if a server without the chain had written it: else the table would be refused as damaged.
        file.execute("UPDATE kasimir_journal SET link = NULL WHERE table_id = ?", (first,))
    failures = COUNTS["failures"]
    async with serving(tmp_path) as server:
        await until(lambda: set(matches) - {first} <= set(server.hub.tables))
        assert first not in server.hub.tables
    assert COUNTS["failures"] == failures + 1
    assert "resuming a match failed" in caplog.text


async def test_matches_go_on_when_the_store_answers_again(
    tmp_path: Path, matches: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub, "STORE_RETRY_DELAY", 0.01)
    asked: list[str] = []

    async def moody_read(store: SqliteStore, table: str, after: int = 0) -> list[Entry]:
        asked.append(table)
        if len(asked) < 3:
            raise StoreDown("store.down", detail="not now")
        return await read(store, table, after)

    monkeypatch.setattr(SqliteStore, "read", moody_read)
    async with serving(tmp_path) as server:
        await until(lambda: set(matches) <= set(server.hub.tables))


async def test_news_is_read_as_often_as_needed_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on, reads = asyncio.Event(), 0

    async def slow_read(store: SqliteStore, table: str, after: int = 0) -> list[Entry]:
        nonlocal reads
        reads += 1
        await go_on.wait()
        return await read(store, table, after)

    async with serving(tmp_path) as server:
        table = (await open_for_two(server.url, "discs"))[0].table
        monkeypatch.setattr(SqliteStore, "read", slow_read)
        server.hub.hear_gap(table)
        await until(lambda: reads == 1)
        for _ in range(50):  # the first may have been read too early for these
            server.hub.hear_gap(table)
        go_on.set()
        await until(server.hub.tables[table].lock.is_free)
        assert reads == 2
        server.hub.hear_gap(table)
        await until(lambda: reads == 3)


async def test_new_tables_count_as_tables_in_memory(tmp_path: Path) -> None:
    async with serving(tmp_path, live_tables=1) as server:
        await open_with_bot(server.url, "discs")
        with pytest.raises(TableError) as error:
            await open_with_bot(server.url, "discs")
        assert error.value.code == "table.busy"
