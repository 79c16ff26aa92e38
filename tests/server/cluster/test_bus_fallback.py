"""Redis is down, for all processes or for some: PostgreSQL takes over, clients are told, and nothing is missed."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from redis.asyncio import Redis

from kasimir.client.table import Connection, ask_http
from kasimir.core.words import say
from kasimir.protocol.messages import Presence
from kasimir.server.cluster.bus import redis as redis_bus
from kasimir.server.cluster.bus.fallback import FallbackBus
from tests.server.network_proxy import Cable
from tests.server.players import Player, open_for_two
from tests.server.servers import Open, Process, serving
from tests.server.services import Postgres, RedisServer, free_port
from tests.waiting import LONGEST_WAIT, until

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Redis that does not answer is detected after half a second instead of four."""
    monkeypatch.setattr(redis_bus, "HEARTBEAT", 0.25)
    monkeypatch.setattr(redis_bus, "ANSWER_SECONDS", 0.5)


@pytest.fixture
def redis(redis_server: RedisServer) -> Iterator[RedisServer]:
    """A Redis that may be stopped."""
    yield redis_server
    if redis_server.process is None:
        redis_server.start()


# Messages


class Listener:
    """A process with its own proxy to Redis: what it receives, and when; a gap is None."""

    def __init__(self, cable: Cable, database: str) -> None:
        self.cable = cable
        self.heard: list[tuple[float, bytes | None]] = []
        self.bus = FallbackBus(f"redis://127.0.0.1:{cable.port}/0", database, self.hear, self.hear)

    def hear(self, table: str, message: bytes | None = None) -> None:
        assert table == "cat"
        self.heard.append((time.monotonic(), message))

    def messages(self) -> list[bytes]:
        return [message for _, message in self.heard if message is not None]

    def gaps(self) -> int:
        return sum(message is None for _, message in self.heard)


@asynccontextmanager
async def listening(redis: RedisServer, database: str, number: int) -> AsyncIterator[list[Listener]]:
    """Some processes that listen to one table."""
    async with AsyncExitStack() as stack:
        all_ears = []
        for _ in range(number):
            cable = await stack.enter_async_context(Cable(redis.port))
            listener = Listener(cable, database)
            await listener.bus.open()
            stack.push_async_callback(listener.bus.close)
            await listener.bus.subscribe("cat")
            all_ears.append(listener)
        yield all_ears


async def talk(speaker: Listener, hearers: list[Listener], words: Iterator[bytes]) -> None:
    """Publish until a message has reached all others immediately."""
    said, due = b"", 0.0

    def is_heard() -> bool:
        nonlocal said, due
        if said and all(said in listener.messages() for listener in hearers):
            return True
        if time.monotonic() > due:
            said, due = next(words), time.monotonic() + 0.2
            speaker.bus.publish("cat", said)
        return False

    await until(is_heard)


def words() -> Iterator[bytes]:
    return (b"word %d" % number for number in count())


async def test_without_redis_postgres_carries_everything(postgres: Postgres, redis: RedisServer) -> None:
    said = words()
    async with listening(redis, postgres.url(), 2) as [one, two]:
        assert one.bus.is_connected
        one.bus._redis.trouble = "an older error"
        redis.stop()
        await until(lambda: not one.bus.is_connected and not two.bus.is_connected)
        assert "closed" in one.bus.trouble, "of this error"
        for speaker, hearer in ((one, two), (two, one)):
            await talk(speaker, [hearer], said)
        one.heard.clear()
        two.heard.clear()
        messages = [b"%d" % number for number in range(500)]
        for message in messages:
            one.bus.publish("cat", message)
        await until(lambda: len(two.messages()) >= len(messages))
        assert two.messages() == messages
        assert one.messages() == []
        redis.start()
        await until(lambda: one.bus.is_connected and two.bus.is_connected)
        assert one.gaps()
        assert two.gaps()
        for speaker, hearer in ((one, two), (two, one)):
            await talk(speaker, [hearer], said)


@pytest.mark.parametrize("fault", [Cable.cut, Cable.freeze])
async def test_who_alone_has_lost_redis_is_heard_and_hears(
    postgres: Postgres, redis: RedisServer, fault: Callable[[Cable], None]
) -> None:
    said = words()
    async with listening(redis, postgres.url(), 3) as [one, two, three]:
        fault(one.cable)
        await until(lambda: not one.bus.is_connected)
        await talk(one, [two, three], said)
        await talk(two, [one, three], said)
        await until(lambda: not three.bus.is_connected)
        for listener in (two, three):
            messages = listener.messages()
            assert len(messages) == len(set(messages)), "something was heard both ways"
        one.cable.mend()
        await until(lambda: all(listener.bus.is_connected for listener in (one, two, three)))
        await talk(two, [one, three], said)
        await talk(one, [two, three], said)
        for listener in (one, two, three):
            messages = listener.messages()
            assert len(messages) == len(set(messages)), "something was heard twice"


async def speak_all_the_time(speaker: Listener, said: dict[bytes, float]) -> None:
    for number in count():
        word = b"%d" % number
        said[word] = time.monotonic()
        speaker.bus.publish("cat", word)
        await asyncio.sleep(0.005)  # a steady stream of messages that leaves time for others


@pytest.mark.parametrize("fault", [Cable.cut, Cable.freeze])
@pytest.mark.parametrize("whose", [0, 1])
async def test_whatever_was_not_heard_is_told_as_a_gap(
    postgres: Postgres, redis: RedisServer, fault: Callable[[Cable], None], whose: int
) -> None:
    said: dict[bytes, float] = {}
    async with listening(redis, postgres.url(), 2) as [one, two]:
        speaking = asyncio.create_task(speak_all_the_time(one, said))
        await until(lambda: len(two.messages()) > 20)
        cable = [one, two][whose].cable
        fault(cable)
        await until(lambda: not one.bus.is_connected and not two.bus.is_connected)
        heard = len(two.messages())
        await until(lambda: len(two.messages()) > heard + 50)
        cable.mend()
        await until(lambda: one.bus.is_connected and two.bus.is_connected)
        heard = len(two.messages())
        await until(lambda: len(two.messages()) > heard + 50)
        speaking.cancel()
        await until(lambda: list(said)[-1] in two.messages())
        last_gap = max(at for at, message in two.heard if message is None)
        missed = [word for word, at in said.items() if word not in two.messages() and at > last_gap]
        assert not missed
        assert two.messages() == sorted(two.messages(), key=int)


async def test_a_gap_is_told_when_others_have_heard_the_call(postgres: Postgres, redis: RedisServer) -> None:
    """However long that takes: what they published until then went through Redis only."""
    async with (
        Cable(postgres.port) as slow,
        listening(redis, postgres.url(), 1) as [one],
        listening(redis, postgres.url(port=slow.port), 1) as [two],
    ):
        slow.freeze()
        one.cable.cut()
        await until(lambda: one.gaps() == 1)
        two.bus.publish("cat", b"not heard")
        assert two.bus.is_connected
        slow.mend()
        await until(lambda: one.gaps() == 2)
        assert one.messages() == []


async def test_without_postgres_for_a_moment_nobody_is_told_that_redis_is_gone(
    postgres: Postgres, redis: RedisServer
) -> None:
    async with Cable(postgres.port) as cable, listening(redis, postgres.url(port=cable.port), 2) as [one, two]:
        cable.cut()
        await until(lambda: not one.bus._postgres.is_connected and not two.bus._postgres.is_connected)
        cable.mend()
        await until(lambda: one.gaps() and two.gaps())
        await asyncio.sleep(0)
        assert one.bus.is_connected
        assert two.bus.is_connected


async def test_who_notices_late_that_redis_is_silent_reads_at_once(postgres: Postgres, redis: RedisServer) -> None:
    """The others already publish on both buses because of another process, and need not reply again."""
    async with listening(redis, postgres.url(), 3) as [one, two, three]:
        two.cable.freeze()
        one.bus.publish("cat", b"not heard")
        three.cable.cut()
        await until(lambda: not one.bus.is_connected)
        await until(two.gaps, seen=lambda: two.heard)
        assert two.messages() == []


async def test_a_redis_that_takes_nothing_is_away(postgres: Postgres, redis: RedisServer) -> None:
    said = words()
    async with listening(redis, postgres.url(), 2) as [one, two], Redis.from_url(redis.url) as client:
        await client.acl_setuser("default", enabled=True, commands=["-publish"])
        try:
            one.bus.publish("cat", b"refused")
            await until(lambda: not one.bus.is_connected)
            assert "permission" in one.bus.trouble
            assert "cat" not in one.bus.trouble, "the names of tables are secret"
            await until(two.gaps)
            await talk(one, [two], said)
        finally:
            await client.acl_setuser("default", enabled=True, commands=["+publish"])
        await until(lambda: one.bus.is_connected and two.bus.is_connected)


async def test_it_can_be_opened_and_closed_while_redis_is_away(postgres: Postgres) -> None:
    heard: list[bytes] = []
    url = f"redis://127.0.0.1:{free_port()}/0"
    buses = [FallbackBus(url, postgres.url(), lambda _, message: heard.append(message), print) for _ in range(2)]
    for bus in buses:
        await bus.open()
        await bus.subscribe("cat")
        assert not bus.is_connected
        assert "refused" in bus.trouble or "111" in bus.trouble
    buses[0].publish("cat", b"meow")
    await until(lambda: heard == [b"meow"])
    began = time.monotonic()
    for bus in buses:
        await bus.close()
    assert time.monotonic() - began < 2.0


async def test_with_sqlite_redis_is_not_used_and_the_host_is_told(tmp_path: Path) -> None:
    server = Process(tmp_path, redis_url=f"redis://127.0.0.1:{free_port()}/0")
    server.start()
    try:
        await server.ready()
        assert ask_http("GET", f"{server.url}/healthz") == {"ok": True}
    finally:
        server.stop()
    assert server.log.read_text().count(say("serve.redis-unused")) == 1


# Play


@asynccontextmanager
async def two_servers(folder: Path, database: str, redis: RedisServer) -> AsyncIterator[tuple[list[Open], list[Cable]]]:
    """Two servers on one database, each with its own proxy to Redis."""
    async with AsyncExitStack() as stack:
        cables = [await stack.enter_async_context(Cable(redis.port)) for _ in range(2)]
        servers = []
        for cable in cables:
            settings: dict[str, Any] = {"redis_url": f"redis://127.0.0.1:{cable.port}/0", "database_url": database}
            servers.append(await stack.enter_async_context(serving(folder, **settings)))
        yield servers, cables


async def health_of(server: Open) -> str:
    async with httpx.AsyncClient(base_url=server.url) as client:
        told = (await client.get("/healthz")).json()
        return " ".join(f"{part['part']} {part['reason']}" for part in told.get("parts", []))


async def play_a_match(servers: list[Open], seed: int) -> None:
    """A match whose players are connected to different servers, with a watcher on the second."""
    tickets = await open_for_two(servers[0].url, "kitchen")
    players = [
        Player([server.url], ticket.table, ticket.token, seed) for server, ticket in zip(servers, tickets, strict=True)
    ]
    players.append(Player([servers[1].url], tickets[0].table, None))
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), LONGEST_WAIT)
    assert not any(player.breaks for player in players)
    logs = [[(n, bytes(entry.events)) for n, entry in sorted(player.told.items())] for player in players]
    shortest = min(map(len, logs))
    assert all(log[:shortest] == logs[0][:shortest] for log in logs)


async def test_play_goes_on_while_redis_is_away_and_when_it_is_back(
    tmp_path: Path, database: str, redis: RedisServer
) -> None:
    async with two_servers(tmp_path, database, redis) as (servers, _):
        await play_a_match(servers, 1)
        redis.stop()
        await asyncio.gather(*(play_a_match(servers, seed) for seed in range(2, 4)))
        assert [await health_of(server) for server in servers] == ["bus away"] * 2
        matches = asyncio.gather(*(play_a_match(servers, seed) for seed in range(4, 6)))
        await asyncio.to_thread(redis.start)
        await matches
        await until(lambda: all(server.services.bus.is_connected for server in servers))
        assert [await health_of(server) for server in servers] == ["", ""]
        await play_a_match(servers, 10)


@pytest.mark.parametrize("fault", [Cable.cut, Cable.freeze])
async def test_play_goes_on_when_one_server_alone_has_lost_redis(
    tmp_path: Path, database: str, redis: RedisServer, fault: Callable[[Cable], None]
) -> None:
    async with two_servers(tmp_path, database, redis) as (servers, cables):
        matches = asyncio.gather(*(play_a_match(servers, seed) for seed in range(4)))
        await until(lambda: any(live.table.number > 5 for live in servers[0].hub.tables.values()))
        fault(cables[1])
        await matches
        await until(lambda: not any(server.services.bus.is_connected for server in servers))
        await play_a_match(servers, 5)
        cables[1].mend()
        await until(lambda: all(server.services.bus.is_connected for server in servers))
        await play_a_match(servers, 6)


@pytest.mark.slow
@pytest.mark.parametrize("fault", ["cut one", "freeze one", "freeze both", "stop"])
async def test_play_goes_on_20_times(tmp_path: Path, database: str, redis: RedisServer, fault: str) -> None:
    chance = random.Random(fault)
    async with two_servers(tmp_path, database, redis) as (servers, cables):
        for seed in range(20):
            match = asyncio.create_task(play_a_match(servers, seed))
            await asyncio.sleep(chance.random() * 0.5)  # a random moment of the match
            hit = cables if fault == "freeze both" else [cables[seed % 2]]
            for cable in hit if fault != "stop" else []:
                (cable.cut if fault == "cut one" else cable.freeze)()
            if fault == "stop":
                await asyncio.to_thread(redis.stop)
            await asyncio.sleep(chance.random() * 2.0)  # a random duration
            if fault == "stop":
                await asyncio.to_thread(redis.start)
            for cable in cables:
                cable.mend()
            await match
            await until(lambda: all(server.services.bus.is_connected for server in servers))
            await play_a_match(servers, 100 + seed)
        assert [await health_of(server) for server in servers] == ["", ""]


async def test_everybody_at_the_table_is_told_that_others_may_be_late(
    tmp_path: Path, database: str, redis: RedisServer
) -> None:
    async with two_servers(tmp_path, database, redis) as (servers, cables), AsyncExitStack() as stack:
        tickets = await open_for_two(servers[0].url, "discs")
        told: list[list[Presence]] = [[], []]

        async def listen(connection: Connection, heard: list[Presence]) -> None:
            async for message in connection:
                if isinstance(message, Presence):
                    heard.append(message)

        tasks = []
        for server, ticket, heard in zip(servers, tickets, told, strict=True):
            connection = await stack.enter_async_context(Connection(server.url, ticket.table, ticket.token))
            tasks.append(asyncio.create_task(listen(connection, heard)))
        await until(lambda: all(heard and heard[-1] == Presence([1, 2], 0) for heard in told), seen=lambda: told)
        cables[0].cut()
        await until(lambda: all(heard[-1] == Presence([1, 2], 0, late=True) for heard in told), seen=lambda: told)
        cables[0].mend()
        await until(lambda: all(heard[-1] == Presence([1, 2], 0) for heard in told), seen=lambda: told)
        for task in tasks:
            task.cancel()
