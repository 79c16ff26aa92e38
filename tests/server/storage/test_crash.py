"""Stores after a crash: everything acknowledged is there, and nothing else was acknowledged."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from kasimir.core.errors import StoreDown
from kasimir.server.storage import make_store
from kasimir.server.storage.postgres import PostgresStore
from tests.helpers import ROOT
from tests.server.logs import entry, fill, summary
from tests.server.services import Postgres
from tests.waiting import until

pytestmark = pytest.mark.anyio


# Our process dies


def append_and_be_killed(url: str, file: Path, lines: int) -> list[tuple[str, int]]:
    """Let a process append, kill it after this many lines of output, and return what it had acknowledged."""
    command = [sys.executable, "-m", "tests.server.appender", url, str(file)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        said += child.stdout.readlines()
    whole = [line.split() for line in said if line.endswith("\n")]
    return [(table, int(number)) for table, number in whole]


async def test_what_was_acknowledged_survives_a_kill(url: str, tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    acknowledged = []
    for lines in (1, 50, 333):
        acknowledged += append_and_be_killed(url, file, lines)
    store = make_store(url, file)
    await store.open()
    last = {table: max(number for name, number in acknowledged if name == table) for table, _ in acknowledged}
    assert len(acknowledged) >= 384
    for table, number in last.items():
        numbers = [item.number for item in await store.read(table)]
        assert len(numbers) >= number
        assert numbers == list(range(1, len(numbers) + 1))
    await store.close()


# The database dies


async def append_until(done: asyncio.Event, store: PostgresStore, table: str, counts: dict[str, int]) -> None:
    """Append one by one, and count the acknowledged entries."""
    while not done.is_set():
        number = counts.get(table, 0) + 1
        assert await store.append(table, entry(number), summary(table, changed=number))
        counts[table] = number


async def all_go_on(counts: dict[str, int]) -> None:
    """Wait until every table has more entries than now."""
    before = dict(counts)
    await until(lambda: all(counts[table] > before[table] + 2 for table in counts))


async def test_store_goes_on_after_the_database_was_restarted(postgres: Postgres, database: str) -> None:
    store = PostgresStore(database)
    await store.open()
    done, tables = asyncio.Event(), [f"cat{n}" for n in range(10)]
    counts = dict.fromkeys(tables, 0)
    players = [asyncio.create_task(append_until(done, store, table, counts)) for table in tables]
    for _ in range(2):
        await all_go_on(counts)
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
    await all_go_on(counts)
    done.set()
    await asyncio.gather(*players)
    assert {table: len(await store.read(table)) for table in tables} == counts
    await store.close()


async def test_database_that_stays_away_is_told(postgres: Postgres, database: str) -> None:
    store = PostgresStore(database, patience=0.5)
    await store.open()
    await fill(store, "cat", 1)
    postgres.stop()
    try:
        for call in (store.append("cat", entry(2), None), store.read("cat"), store.ping(), store.delete("cat")):
            with pytest.raises(StoreDown):
                await call
        with pytest.raises(StoreDown):
            await store.adopt(summary("dog"), [entry(1)])
    finally:
        postgres.start()
    assert await store.append("cat", entry(2), None)
    await store.ping()
    await store.close()
