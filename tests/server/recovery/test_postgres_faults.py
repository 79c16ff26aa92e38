"""After a fault of PostgreSQL, or of the connection to it, nothing is lost and automatic events happen."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from kasimir.core.errors import StoreDown
from kasimir.server.storage import Store, postgres_readers
from kasimir.server.storage.postgres import PostgresStore
from tests.server.logs import fill
from tests.server.recovery import faults
from tests.server.recovery.faults import Fault
from tests.server.recovery.stage import HEALING, LONG, ON_THE_WAY, SEEDS, relayed, staged
from tests.server.services import Postgres, RedisServer

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ON_THE_WAY)
async def test_a_fault_on_the_way_to_postgres(name: str, seed: int, tmp_path: Path, database: str) -> None:
    async with relayed(database) as relay, staged(tmp_path, seed, database_url=relay.url_for(database)) as stage:
        await stage.go_through(ON_THE_WAY[name](relay))


IN_THE_DATABASE: dict[str, Callable[[str], Fault]] = {
    "failing statements": faults.FailingStatements,
    "read-only": faults.ReadOnly,
    "locked tables": faults.LockedTables,
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", IN_THE_DATABASE)
async def test_a_fault_in_postgres(name: str, seed: int, tmp_path: Path, database: str) -> None:
    async with staged(tmp_path, seed, database_url=database) as stage:
        await stage.go_through(IN_THE_DATABASE[name](database))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", [faults.Killed, faults.Stopped])
async def test_postgres_itself(
    kind: Callable[[Postgres], Fault], seed: int, tmp_path: Path, database: str, postgres: Postgres
) -> None:
    async with staged(tmp_path, seed, database_url=database) as stage:
        await stage.go_through(kind(postgres))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ON_THE_WAY)
async def test_a_fault_on_the_way_to_postgres_beside_redis(
    name: str, seed: int, tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    async with (
        relayed(database) as relay,
        staged(tmp_path, seed, database_url=relay.url_for(database), redis_url=redis_server.url) as stage,
    ):
        await stage.go_through(ON_THE_WAY[name](relay))


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", [faults.Killed, faults.Stopped])
async def test_postgres_and_redis_together(
    kind: Callable[[Postgres | RedisServer], Fault],
    seed: int,
    tmp_path: Path,
    database: str,
    postgres: Postgres,
    redis_server: RedisServer,
) -> None:
    async with staged(tmp_path, seed, database_url=database, redis_url=redis_server.url) as stage:
        await stage.go_through(faults.Together(kind(postgres), kind(redis_server)))


@pytest.mark.slow
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", ["away", "frozen", "lost"])
async def test_postgres_is_away_for_long(name: str, seed: int, tmp_path: Path, database: str) -> None:
    async with relayed(database) as relay, staged(tmp_path, seed, database_url=relay.url_for(database)) as stage:
        await stage.go_through(ON_THE_WAY[name](relay), LONG)


async def read_at_once(store: Store) -> None:
    """Read by all connections that there may be."""
    await asyncio.gather(*(store.read("cat") for _ in range(postgres_readers.MOST)))


async def test_connections_that_got_lost_are_not_tried_one_by_one(database: str) -> None:
    async with relayed(database) as relay:
        store = PostgresStore(relay.url_for(database))
        await store.open()
        await read_at_once(store)
        fault = faults.Lost(relay)
        await fault.strike()
        await fault.heal()
        async with asyncio.timeout(HEALING):
            await store.read("cat")
            await read_at_once(store)
        await store.close()


async def test_a_connection_that_gets_lost_in_a_transaction_is_not_asked_to_take_it_back(database: str) -> None:
    lost: list[bytes] = []

    def lose(data: bytes) -> None:
        if not lost and b"INSERT INTO kasimir_entries" in data:  # the transaction has begun
            lost.append(data)
            relay.lose()
            relay.is_lossy = False

    async with relayed(database) as relay:
        store = PostgresStore(relay.url_for(database))
        await store.open()
        relay.on_data = lose
        async with asyncio.timeout(HEALING):
            await fill(store, "cat", 1)
        assert lost
        await store.close()


async def test_sessions_that_may_only_read_are_not_kept(database: str) -> None:
    store, fault = PostgresStore(database), faults.ReadOnly(database)
    await store.open()
    await fault.strike()
    try:
        await read_at_once(store)
        with pytest.raises(StoreDown):
            await store.delete("cat")
    finally:
        await fault.heal()
    await asyncio.gather(*(store.delete("cat") for _ in range(postgres_readers.MOST)))
    await store.close()


async def test_a_store_whose_connections_got_lost_can_be_closed(database: str) -> None:
    async with relayed(database) as relay:
        store = PostgresStore(relay.url_for(database))
        await store.open()
        await fill(store, "cat", 1)
        await faults.Lost(relay).strike()
        async with asyncio.timeout(2 * HEALING):
            await store.close()
