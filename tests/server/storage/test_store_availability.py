"""Availability of a store, and unusable addresses."""

import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kasimir.core.errors import StoreDown, StoreError
from kasimir.server.storage import make_store, postgres_logs
from kasimir.server.storage.postgres import PostgresStore
from kasimir.server.storage.sqlite import SqliteStore
from tests.server.logs import entry, fill
from tests.server.services import Postgres

pytestmark = pytest.mark.anyio


# Availability


@pytest.mark.skipif(sys.platform == "win32", reason="there, nobody can delete a file that is open")
@pytest.mark.parametrize("replaced", [False, True])
async def test_a_file_that_was_deleted_does_not_answer(tmp_path: Path, replaced: bool) -> None:
    file = tmp_path / "tables.db"
    store = SqliteStore(file)
    await store.open()
    await fill(store, "cat", 1)
    await store.ping()
    copy = file.read_bytes()
    file.unlink()
    if replaced:
        file.write_bytes(copy)
    with pytest.raises(StoreDown, match="deleted or replaced"):
        await store.ping()
    await store.close()


async def test_a_database_that_was_emptied_does_not_answer(database: str) -> None:
    store = PostgresStore(database)
    await store.open()
    await store.ping()
    await store._reading.execute("DROP TABLE kasimir_schema")
    with pytest.raises(StoreDown, match="does not exist"):
        await store.ping()
    await store.close()


async def test_a_database_that_was_dropped_does_not_answer(postgres: Postgres) -> None:
    connection = await asyncpg.connect(postgres.url())
    await connection.execute("CREATE DATABASE dropped")
    store = PostgresStore(postgres.url().replace("/postgres?", "/dropped?"))
    await store.open()
    await connection.execute("DROP DATABASE dropped WITH (FORCE)")
    await connection.close()
    for _ in range(3):  # first the connection breaks, then none can be made
        with pytest.raises(StoreDown):
            await store.ping()
    await store.close()


async def test_a_connection_that_is_ended_in_the_middle_is_made_again(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncpg reports some of these cases as errors of its own."""
    store = PostgresStore(database)
    await store.open()
    await fill(store, "cat", 1)
    add_group, errors = postgres_logs.add_group, [asyncpg.InternalClientError("cannot switch to state 11")]

    async def stumble(connection: Any, group: Any) -> set[str]:
        if errors:
            raise errors.pop()
        return await add_group(connection, group)

    monkeypatch.setattr("kasimir.server.storage.postgres.add_group", stumble)
    assert await store.append("cat", entry(2), None)
    assert not errors
    await store.close()


# Unusable addresses


async def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_text("a text, and a long one at that\n" * 100)
    store = make_store(None, tmp_path / "tables.db")
    with pytest.raises(StoreError, match="cannot be used"):
        await store.open()
    await store.close()


async def test_place_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = make_store(None, tmp_path / "file" / "tables.db")
    with pytest.raises(StoreError, match="cannot be used"):
        await store.open()
    await store.close()


async def test_addresses(tmp_path: Path, database: str) -> None:
    with pytest.raises(StoreError, match="must begin with"):
        make_store("mysql://localhost/tables", tmp_path / "tables.db")
    store = make_store(database.replace("/postgres?", "/nowhere?"), tmp_path / "tables.db")
    with pytest.raises(StoreError, match="does not exist"):
        await store.open()
    await store.close()
    wrong = make_store("postgresql://localhost:port/tables", tmp_path / "tables.db")
    with pytest.raises(StoreError, match="cannot be used"):
        await wrong.open()
    away = PostgresStore("postgresql://kasimir@127.0.0.1:1/tables", patience=0.2)
    with pytest.raises(StoreDown):
        await away.open()
