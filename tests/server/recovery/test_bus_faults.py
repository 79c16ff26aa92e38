"""After a fault of the bus, clients of one server get what happened at another."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.client.table import Connection
from kasimir.protocol.messages import Update, Welcome
from kasimir.protocol.requests import Lock
from kasimir.server.domain.fold import replay
from tests.server.players import Player, open_for_two
from tests.server.recovery import faults
from tests.server.recovery.faults import Fault
from tests.server.recovery.stage import BOT_PAUSE, HEALING, ON_THE_WAY, PATIENCE, SEEDS, all_well, duration, relayed
from tests.server.scenes import bots_alone
from tests.server.servers import Open, serving
from tests.server.services import RedisServer
from tests.waiting import until

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def two_servers(folder: Path, **settings: Any) -> AsyncIterator[tuple[Open, Open]]:
    """Two servers that share everything."""
    settings = {"bot_pause": BOT_PAUSE} | settings
    async with serving(folder, **settings) as one, serving(folder, **settings) as two:
        yield one, two


async def hear_of_each_other(one: Open, two: Open, fault: Fault, seed: int) -> None:
    """What is written by one while a fault lasts is told to the people of the other, soon after it has healed.

    That goes for what people ask for, and for a match that the computer plays with itself.
    """
    ticket, alone = (await open_for_two(one.url, "discs"))[0], await bots_alone(one.hub)
    live, computers = await one.hub.find(ticket.table), await one.hub.find(alone)
    watchers = [Player([two.url], table, None, matches=10_000) for table in (ticket.table, alone)]
    watching = [asyncio.create_task(watcher.play()) for watcher in watchers]
    await until(lambda: all(isinstance(watcher.last, Welcome | Update) for watcher in watchers), PATIENCE)
    await fault.strike()
    try:
        await live.ask(ticket.guest, Lock(True))
        await asyncio.sleep(seconds := duration(random.Random(seed), seed))  # so long the fault lasts
        await live.ask(ticket.guest, Lock(False))
    finally:
        await fault.heal()
    healed, number = time.monotonic(), computers.table.number
    async with httpx.AsyncClient(trust_env=False) as client:

        async def is_well() -> bool:
            [heard, of_computers] = [max(watcher.told, default=0) for watcher in watchers]
            has_heard = heard >= live.table.number and of_computers > number
            return has_heard and await all_well(client, one, two)

        await until(is_well, HEALING)
    took = time.monotonic() - healed
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, return_exceptions=True)
    for watcher in watchers:
        await check_log(one, watcher)
    print(f"{type(fault).__name__} of the bus, seed {seed}: {seconds:.1f} s, all well {took:.1f} s later")


async def check_log(server: Open, watcher: Player) -> None:
    """Nothing that was told is lost, doubled or changed, and the log can be replayed."""
    entries = await server.hub.store.read(watcher.table)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert not any(match.strayed for match in replay(watcher.table, entries).matches)
    for number, told in watcher.told.items():
        assert entries[number - 1].body == bytes(told.events)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ON_THE_WAY)
async def test_a_fault_on_the_way_to_redis(
    name: str, seed: int, tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    async with (
        relayed(redis_server.url) as relay,
        two_servers(tmp_path, database_url=database, redis_url=relay.url_for(redis_server.url)) as servers,
    ):
        await hear_of_each_other(*servers, ON_THE_WAY[name](relay), seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("kind", [faults.Killed, faults.Stopped])
async def test_redis_itself(
    kind: Callable[[RedisServer], Fault], seed: int, tmp_path: Path, database: str, redis_server: RedisServer
) -> None:
    async with two_servers(tmp_path, database_url=database, redis_url=redis_server.url) as servers:
        await hear_of_each_other(*servers, kind(redis_server), seed)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ON_THE_WAY)
async def test_a_fault_on_the_way_to_postgres_of_one_server(
    name: str, seed: int, tmp_path: Path, database: str
) -> None:
    """PostgreSQL is its bus too, and the other server writes on meanwhile."""
    async with (
        relayed(database) as relay,
        serving(tmp_path, database_url=database, bot_pause=BOT_PAUSE) as one,
        serving(tmp_path, database_url=relay.url_for(database), bot_pause=BOT_PAUSE) as two,
    ):
        await hear_of_each_other(one, two, ON_THE_WAY[name](relay), seed)


@pytest.mark.parametrize("seed", SEEDS)
async def test_lost_notices(seed: int, tmp_path: Path, database: str) -> None:
    async with two_servers(tmp_path, database_url=database) as servers:
        await hear_of_each_other(*servers, faults.LostNotices(servers[1].services.bus), seed)


async def test_whoever_knows_more_than_a_server_is_told_all(tmp_path: Path, database: str) -> None:
    """Somebody comes from a process that was killed before it could say a word."""
    async with two_servers(tmp_path, database_url=database) as (one, two):
        ticket = (await open_for_two(one.url, "discs"))[0]
        live, other = await one.hub.find(ticket.table), await two.hub.find(ticket.table)
        await faults.LostNotices(two.services.bus).strike()
        await live.ask(ticket.guest, Lock(True))
        assert other.table.number < live.table.number
        async with Connection(two.url, ticket.table, ticket.token, live.table.number) as connection:
            welcome = await connection.receive()
            assert isinstance(welcome, Welcome)
            assert welcome.table.now.number == live.table.number
