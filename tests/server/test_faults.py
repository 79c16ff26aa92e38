"""After every fault of the store, the bus and the clock nothing is lost, and what should happen by itself does."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.client.table import Connection
from kasimir.core.errors import KasimirError, StoreDown
from kasimir.server import alarms, clock
from kasimir.server import health as healths
from kasimir.server.fold import read_events, replay
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.asked import Lock, Move, Shake
from kasimir.server.protocol.told import Update, Welcome
from kasimir.server.protocol.wishes import House, NewTable
from kasimir.server.store import Store, make_store, readers
from kasimir.server.store.postgres import PostgresStore
from tests.helpers import secret
from tests.server import faults
from tests.server.faults import Fault, Relay, relay_to
from tests.server.house import Open, serving
from tests.server.logs import fill
from tests.server.players import Player, open_for_two
from tests.server.scenes import BOTH, SCENES, Gate, Scene, bots_alone, finished_match
from tests.server.services import Postgres, RedisServer

pytestmark = pytest.mark.anyio

HEALING = 5.0
"""Seconds after a fault within which all that was due has happened."""
PATIENCE = 30.0
SHORT = 0.5
"""Seconds that a fault lasts, in the short run."""
LONG = 20.0
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 21))]
"""The first is the short run; by the others faults strike at any moment, and last for any time."""
BOT_PAUSE = 0.05


class Stage:
    """A server with tables of all kinds, where something is due at each."""

    def __init__(self, server: Open, database: str, seed: int) -> None:
        self.server, self.hub, self.database = server, server.hub, database
        self.seed, self.chance = seed, random.Random(seed)
        self.gate = Gate(self.hub.store)
        self.file = Path(self.hub.settings.database_file)
        self.watchers: dict[str, Player] = {}
        self.tasks: list[asyncio.Task[Any]] = []
        self.client = httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE)

    def run(self, work: Any) -> None:
        self.tasks.append(asyncio.create_task(work))

    async def set(self) -> None:
        """Open the tables, and let everything come to where it is about to happen."""
        self.alone, self.over = await bots_alone(self.hub), await finished_match(self.hub)
        # Processes that think take seconds to start, on a machine that is busy with tests.
        self.run(self.ask_for_analysis(await finished_match(self.hub, seed=4)))
        self.gate.scenes = [await make(self.hub) for make in SCENES]
        for scene in self.gate.scenes:
            self.watchers[scene.table] = Player([self.server.url], scene.table, None, matches=10_000)
            self.run(self.watchers[scene.table].play())
        await until(lambda: all(len(self.live(scene.table).watchers) for scene in self.gate.scenes))
        await self.grow_log()
        for scene in self.gate.scenes:
            self.run(refused_or_done(scene))
        await until(self.gate.is_full)

    async def grow_log(self) -> None:
        """Let SQLite's log be long enough that only it is touched where files may not grow."""
        log = Path(f"{self.file}-wal")
        while log.exists() and log.stat().st_size < faults.SMALLEST_LOG:
            await finished_match(self.hub)

    def live(self, table: str) -> Any:
        return self.hub.tables[table]

    async def go_through(self, fault: Fault, seconds: float | None = None) -> None:
        """Let a fault strike what is due, and heal; then all must be well soon."""
        seconds = seconds or duration(self.chance, self.seed)
        before = COUNTS["failed_writes"]
        try:
            await self.strike(fault)
            self.run(self.ask_for_analysis(self.over))
            await asyncio.sleep(seconds)
        finally:
            await fault.heal()
        assert COUNTS["failed_writes"] > before or not fault.refuses, "nobody has felt it"
        took = await self.recover()
        print(f"{type(fault).__name__}, seed {self.seed}: {seconds:.1f} s, all well {took:.1f} s later")

    async def strike(self, fault: Fault) -> None:
        """Let a fault strike a moment before what is due is written, or after."""
        if self.seed == 0 or self.chance.random() < 0.5:
            await fault.strike()
            await asyncio.sleep(self.chance.uniform(0.0, 0.05))
            self.gate.release()
        else:
            self.gate.release()
            await asyncio.sleep(self.chance.uniform(0.0, 0.01))
            await fault.strike()

    async def ask_for_analysis(self, table: str) -> bool:
        """Whether the match of a table was analysed; else, it is from now on."""
        return (await self.client.get(f"/api/tables/{table}/record/1/analysis")).status_code == 200

    async def recover(self) -> float:
        """Wait until all is well."""
        healed, number = time.monotonic(), self.live(self.alone).now.number
        missing: list[str] = ["everything"]
        while missing and time.monotonic() < healed + HEALING:
            await asyncio.sleep(0.05)
            missing = [scene.name for scene in self.gate.scenes if not self.has_happened(scene)]
            if self.live(self.alone).now.number <= number:
                missing.append("a match of the computer alone")
            if not await self.ask_for_analysis(self.over):
                missing.append("an analysis")
            if not await all_well(self.client, self.server):
                missing.append("health")
        assert not missing, missing
        return time.monotonic() - healed

    def has_happened(self, scene: Scene) -> bool:
        """Whether people were told of what was due."""
        due, _ = self.gate.held[scene.table]
        told = self.watchers[scene.table].told
        later = [entry for number, entry in told.items() if number >= due.entry.number]
        return any(scene.is_due(event) for entry in later for event in read_events(bytes(entry.events)))

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()


async def refused_or_done(scene: Scene) -> None:
    """Ask for what lets something follow by itself; if that fails, whoever asked is told."""
    with suppress(KasimirError):
        assert scene.goes_on is not None
        await scene.goes_on()


def duration(chance: random.Random, seed: int) -> float:
    """For how long a fault lasts."""
    return chance.uniform(0.5, 3.0) if seed else SHORT


async def until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)


@asynccontextmanager
async def staged(folder: Path, seed: int, **settings: Any) -> AsyncIterator[Stage]:
    """A stage; in the end, its logs are compared with what was acknowledged and told."""
    async with serving(folder, bot_pause=BOT_PAUSE, **settings) as server:
        stage = Stage(server, settings.get("database_url", ""), seed)
        try:
            await stage.set()
            yield stage
        finally:
            await stage.leave()
    await check_logs(stage, make_store(stage.database, stage.file))


async def check_logs(stage: Stage, store: Store) -> None:
    """Nothing that was acknowledged or told is lost, doubled or changed, and every log can be replayed."""
    await store.open()
    logs = {table: await store.read(table) for table in stage.hub.tables}
    await store.close()
    acknowledged = stage.gate.acknowledged
    assert len({(append.table, append.entry.number) for append in acknowledged}) == len(acknowledged)
    for append in acknowledged:
        assert logs[append.table][append.entry.number - 1] == append.entry
    for table, player in stage.watchers.items():
        for number, told in player.told.items():
            assert logs[table][number - 1].body == bytes(told.events)
    for table, entries in logs.items():
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
        assert not any(match.strayed for match in replay(table, entries).matches)


# SQLite

OF_A_FILE: dict[str, Callable[[Stage, pytest.MonkeyPatch], Fault]] = {
    "failing writes": lambda stage, _: faults.FailingWrites(stage.file),
    "failing fsync": lambda _, patch: faults.FailingSync(patch),
    "slow disk": lambda _, patch: faults.SlowDisk(patch),
    "locked database": lambda stage, _: faults.LockedDatabase(stage.file),
    "clock ahead": lambda _, patch: faults.WrongClock(patch, faults.HOUR),
    "clock behind": lambda _, patch: faults.WrongClock(patch, -faults.HOUR),
}


@faults.ON_LINUX
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", OF_A_FILE)
async def test_a_fault_of_the_file(name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with staged(tmp_path, seed) as stage:
        await stage.go_through(OF_A_FILE[name](stage, monkeypatch))


@faults.ON_LINUX
@pytest.mark.parametrize("seed", SEEDS)
async def test_a_full_disk(seed: int, small_disk: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(healths, "LOW_SPACE", 8 << 20)
    monkeypatch.setattr(healths, "NO_SPACE", 4 << 20)
    async with staged(small_disk, seed) as stage:
        await stage.go_through(faults.FullDisk(small_disk))


# PostgreSQL


@asynccontextmanager
async def relayed(url: str) -> AsyncIterator[Relay]:
    relay = await relay_to(url)
    try:
        yield relay
    finally:
        await relay.close()


ON_THE_WAY: dict[str, Callable[[Relay], Fault]] = {
    "cut": faults.Cut,
    "away": faults.Away,
    "frozen": faults.Frozen,
    "lost": faults.Lost,
}


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", ON_THE_WAY)
async def test_a_fault_on_the_way_to_postgres(name: str, seed: int, tmp_path: Path, database: str) -> None:
    async with relayed(database) as relay, staged(tmp_path, seed, database_url=relay.url_for(database)) as stage:
        await stage.go_through(ON_THE_WAY[name](relay))


IN_THE_DATABASE: dict[str, Callable[[str], Fault]] = {
    "failing statements": faults.FailingStatements,
    "read-only": faults.ReadOnly,
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
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize("name", ["away", "frozen", "lost"])
async def test_postgres_is_away_for_long(name: str, seed: int, tmp_path: Path, database: str) -> None:
    async with relayed(database) as relay, staged(tmp_path, seed, database_url=relay.url_for(database)) as stage:
        await stage.go_through(ON_THE_WAY[name](relay), LONG)


async def read_at_once(store: Store) -> None:
    """Read by all connections that there may be."""
    await asyncio.gather(*(store.read("cat") for _ in range(readers.MOST)))


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
    await asyncio.gather(*(store.delete("cat") for _ in range(readers.MOST)))
    await store.close()


async def test_a_store_whose_connections_got_lost_can_be_closed(database: str) -> None:
    async with relayed(database) as relay:
        store = PostgresStore(relay.url_for(database))
        await store.open()
        await fill(store, "cat", 1)
        await faults.Lost(relay).strike()
        async with asyncio.timeout(2 * HEALING):
            await store.close()


# What processes tell each other


@asynccontextmanager
async def two_servers(folder: Path, **settings: Any) -> AsyncIterator[tuple[Open, Open]]:
    """Two servers that share everything."""
    async with serving(folder, **settings) as one, serving(folder, **settings) as two:
        yield one, two


async def hear_of_each_other(one: Open, two: Open, fault: Fault, seed: int) -> None:
    """What is written by one while a fault lasts is told to the people of the other, soon after it has healed."""
    ticket = (await open_for_two(one.url, "discs"))[0]
    live, watcher = await one.hub.find(ticket.table), Player([two.url], ticket.table, None, matches=10_000)
    watching = asyncio.create_task(watcher.play())
    await until(lambda: isinstance(watcher.last, Welcome | Update))
    await fault.strike()
    try:
        await live.ask(ticket.guest, Lock(True))
        await asyncio.sleep(seconds := duration(random.Random(seed), seed))
        await live.ask(ticket.guest, Lock(False))
    finally:
        await fault.heal()
    healed = time.monotonic()
    async with asyncio.timeout(HEALING), httpx.AsyncClient(trust_env=False) as client:
        while max(watcher.told, default=0) < live.table.number or not await all_well(client, one, two):
            await asyncio.sleep(0.05)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    took = time.monotonic() - healed
    print(f"{type(fault).__name__} of the bus, seed {seed}: {seconds:.1f} s, all well {took:.1f} s later")


async def all_well(client: httpx.AsyncClient, *servers: Open) -> bool:
    return all([(await client.get(f"{server.url}/healthz")).json()["ok"] for server in servers])


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
async def test_lost_notices(seed: int, tmp_path: Path, database: str) -> None:
    async with two_servers(tmp_path, database_url=database) as servers:
        await hear_of_each_other(*servers, faults.LostNotices(servers[1].house.bus), seed)


async def test_whoever_knows_more_than_a_server_is_told_all(tmp_path: Path, database: str) -> None:
    """Somebody comes from a process that was killed before it could say a word."""
    async with two_servers(tmp_path, database_url=database) as (one, two):
        ticket = (await open_for_two(one.url, "discs"))[0]
        live, other = await one.hub.find(ticket.table), await two.hub.find(ticket.table)
        await faults.LostNotices(two.house.bus).strike()
        await live.ask(ticket.guest, Lock(True))
        assert other.table.number < live.table.number
        async with Connection(two.url, ticket.table, ticket.token, live.table.number) as connection:
            welcome = await connection.receive()
            assert isinstance(welcome, Welcome)
            assert welcome.table.now.number == live.table.number


# Time


@pytest.mark.parametrize("is_read_again", [False, True])
async def test_a_clock_that_was_ahead_holds_no_alarm_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_read_again: bool
) -> None:
    fault = faults.WrongClock(monkeypatch, faults.HOUR)
    async with serving(tmp_path) as server:
        await fault.strike()
        houses = [House(first="chosen", move_seconds=5), House(first="chosen", away_seconds=5)]
        names = [(await server.hub.make(NewTable("discs", BOTH, house=house))).table for house in houses]
        await fault.heal()
        if is_read_again:
            for live in list(server.hub.tables.values()):
                await server.hub.drop(live)
        lives = [await server.hub.find(name) for name in names]
        assert not any(live.table.sitters[0].taken_over for live in lives)
        monkeypatch.setattr(alarms, "steady", lambda: clock.steady() + 6.0)
        await until(lambda: all(live.table.sitters[0].taken_over for live in lives), HEALING)


# What else should happen by itself


async def test_analyses_are_made_although_their_process_dies(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url, trust_env=False) as client:
        tables = [await finished_match(server.hub, seed) for seed in (3, 4)]
        paths = [f"/api/tables/{table}/record/1/analysis" for table in tables]
        before = set(active_children())
        assert [(await client.get(path)).status_code for path in paths] == [202, 202]
        await until(lambda: bool(set(active_children()) - before))
        [worker] = set(active_children()) - before
        worker.kill()
        for path in paths:
            async with asyncio.timeout(PATIENCE):
                while (answer := await client.get(path)).status_code == 202:
                    await asyncio.sleep(0.05)
            assert answer.status_code == 200
        assert len(set(active_children()) - before) == 1


async def test_what_follows_is_seen_to_although_telling_failed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The alarm is set, for long after; nobody has looked since the last entry."""
    async with serving(tmp_path) as server:
        house = House(first="chosen", auto=True, move_seconds=3600)
        ticket = await server.hub.make(NewTable("towers", BOTH, house=house))
        live = server.hub.tables[ticket.table]
        await live.ask(ticket.guest, Shake(1, {seat: secret(seat) for seat in live.table.setup.seats}))
        number = live.table.number

        def fail(_: bytes) -> None:
            monkeypatch.undo()
            raise RuntimeError

        monkeypatch.setattr(live.attendance, "tell_all", fail)
        with pytest.raises(RuntimeError):
            await live.ask(ticket.guest, Move(live.table.at, next(iter(live.table.playing.moves))))
        await until(lambda: live.table.number > number + 1, HEALING)


async def test_forgetting_goes_on_when_the_store_answers_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as server:
        hub, calls = server.hub, list[float]()

        async def forget(_: Any, before: float) -> int:
            calls.append(before)
            if len(calls) == 1:
                raise StoreDown("store.down", detail="away")
            return 0

        monkeypatch.setattr(hub.store, "forget", forget)
        await hub.clock.open()
        for _ in range(2):
            hub.forget_if_due()
            assert hub.forgetting is not None
            await hub.forgetting
        assert len(calls) > 1
