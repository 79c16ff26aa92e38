"""Migrations: old databases keep their data; newer ones are not touched."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from kasimir.core.errors import StoreError
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.storage import Store, migrations
from kasimir.server.storage.postgres import PostgresStore
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.conftest import MakeStore
from tests.server.logs import entry, fill, summary

pytestmark = pytest.mark.anyio

# Version 1 as it was released, copied here so that a change of the steps is noticed.
VERSION_1 = """
    CREATE TABLE kasimir_schema (version INTEGER NOT NULL PRIMARY KEY);
    CREATE TABLE kasimir_tables (
        id TEXT NOT NULL PRIMARY KEY, game TEXT NOT NULL, phase TEXT NOT NULL, listed BOOLEAN NOT NULL,
        changed DOUBLE PRECISION NOT NULL, label {bytes} NOT NULL
    );
    CREATE TABLE kasimir_entries (
        table_id TEXT NOT NULL REFERENCES kasimir_tables (id) ON DELETE CASCADE, number BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL, body {bytes} NOT NULL, secret {bytes} NOT NULL, PRIMARY KEY (table_id, number)
    ) {clustered};
    INSERT INTO kasimir_schema VALUES (1);
    INSERT INTO kasimir_tables VALUES ('cat', 'towers', 'open', TRUE, 7.5, {label});
    INSERT INTO kasimir_entries VALUES ('cat', 1, 7.25, {body}, {secret});
"""
IN_SQLITE = {"label": "x'7b7d'", "body": "x'5b5d'", "secret": "x''"}
IN_POSTGRES = {"label": r"'\x7b7d'", "body": r"'\x5b5d'", "secret": r"'\x'"}


async def check_version_1(store: Store) -> None:
    await store.open()
    about = Summary("cat", "towers", "open", True, 7.5, b"{}")
    assert await store.whole("cat") == (about, [Entry(1, 7.25, b"[]", b"")])
    assert await store.listed(5) == [about]
    assert await store.append("cat", entry(2), None)
    await store.close()


async def test_sqlite_of_version_1(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(VERSION_1.format(**migrations.SQLITE, **IN_SQLITE))
    await check_version_1(SqliteStore(file))
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute(migrations.READ_VERSION).fetchone() == (len(migrations.STEPS),)
        plan = connection.execute(
            "EXPLAIN QUERY PLAN SELECT id FROM kasimir_tables WHERE listed AND phase = 'open' ORDER BY changed DESC"
        ).fetchall()
        assert "USING INDEX kasimir_tables_by_phase" in str(plan)
        assert "TEMP B-TREE" not in str(plan)


async def test_postgres_of_version_1(database: str) -> None:
    connection = await asyncpg.connect(database)
    await connection.execute(VERSION_1.format(**migrations.POSTGRES, **IN_POSTGRES))
    await check_version_1(PostgresStore(database))
    assert await connection.fetchval(migrations.READ_VERSION) == len(migrations.STEPS)
    indexes = await connection.fetch("SELECT indexname FROM pg_indexes WHERE schemaname = current_schema()")
    assert "kasimir_tables_by_phase" in {name for (name,) in indexes}
    await connection.close()


async def test_many_may_start_at_once(another_store: MakeStore) -> None:
    stores = [another_store() for _ in range(9)]
    await asyncio.gather(*(store.open() for store in stores))
    await fill(stores[0], "cat", 2)
    assert [len(await store.read("cat")) for store in stores] == [2] * 9
    await asyncio.gather(*(store.close() for store in stores))


async def test_newer_database_is_refused_and_left_alone(
    another_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = another_store()
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", (*migrations.STEPS, ("CREATE TABLE of_the_future (id TEXT)",)))
        await newer.open()
        await fill(newer, "cat", 1)
    ours = another_store()
    known = len(migrations.STEPS)
    with pytest.raises(StoreError, match=rf"has version {known + 1}, .* up to {known}: use a newer Kasimir"):
        await ours.open()
    await ours.close()
    assert await newer.whole("cat") == (summary("cat"), [entry(1, at=1000.0)])
    await newer.close()


async def test_step_that_fails_leaves_the_database_as_it_was(
    another_store: MakeStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = another_store()
    await before.open()
    await fill(before, "cat", 1)
    await before.close()
    with monkeypatch.context() as patch:
        patch.setattr(migrations, "STEPS", (*migrations.STEPS, ("CREATE TABLE half (id TEXT)", "no statement")))
        broken = another_store()
        with pytest.raises(StoreError):
            await broken.open()
        await broken.close()
    after = another_store()
    await after.open()
    assert len(await after.read("cat")) == 1
    await after.close()
