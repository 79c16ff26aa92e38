"""Tables where an automatic event is due, and a fault that happens at that moment."""

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.core.errors import KasimirError
from kasimir.server.domain.fold import read_events, replay
from kasimir.server.metrics import COUNTS
from kasimir.server.storage import Store, make_store
from tests.server.players import Player
from tests.server.recovery import faults
from tests.server.recovery.faults import Fault
from tests.server.recovery.relay import Relay, relay_to
from tests.server.scenes import SCENES, Gate, Scene, bots_alone, finished_match
from tests.server.servers import Open, serving
from tests.waiting import until

HEALING = 5.0
"""Seconds after a fault within which everything overdue has happened."""
PATIENCE, LONGEST_START = 30.0, 120.0
"""Timeout in seconds for short operations, and for worker processes to start."""
SHORT = 0.5
"""Seconds that a fault lasts, in the short run."""
LONG = 20.0
SEEDS = [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(1, 21))]
"""The first is the short run; with the others faults begin at random moments and have random durations."""
BOT_PAUSE = 0.05


class Stage:
    """A server with tables of all kinds, at each of which an automatic event is due."""

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
        """Open the tables, and play until everything is about to happen."""
        self.over = await finished_match(self.hub)
        another = await finished_match(self.hub, seed=4)
        self.run(self.ask_for_analysis(another))
        self.gate.scenes = [await make(self.hub) for make in SCENES]
        for scene in self.gate.scenes:
            self.watchers[scene.table] = Player([self.server.url], scene.table, None, matches=10_000)
            self.run(self.watchers[scene.table].play())
        await until(lambda: all(len(self.live(scene.table).watchers) for scene in self.gate.scenes), PATIENCE)
        for scene in self.gate.scenes:
            self.run(refused_or_done(scene))
        await until(self.gate.is_full, PATIENCE)
        # Worker processes start slowly on a busy machine, which is not the fault's effect.
        await until(lambda: self.ask_for_analysis(another), LONGEST_START)
        self.alone = await bots_alone(self.hub)  # last, because its match must outlast the fault

    async def grow_log(self) -> None:
        """Let SQLite's log be long enough that only it is touched where files may not grow.

        It is emptied as soon as nobody has written for a while, so this comes right before the fault.
        """
        log = Path(f"{self.file}-wal")
        faults.empty_log(self.file)
        while log.stat().st_size < faults.SMALLEST_LOG:
            await finished_match(self.hub)

    def live(self, table: str) -> Any:
        return self.hub.tables[table]

    async def go_through(self, fault: Fault, seconds: float | None = None) -> None:
        """Begin a fault when the events are due, and end it; then everything must recover soon."""
        seconds = seconds or duration(self.chance, self.seed)
        if fault.needs_long_log:
            await self.grow_log()
        before = COUNTS["failed_writes"]
        try:
            await self.strike(fault)
            self.run(self.ask_for_analysis(self.over))
            await asyncio.sleep(seconds)  # the duration of the fault
        finally:
            await fault.heal()
        assert COUNTS["failed_writes"] > before or not fault.refuses, "nobody has felt it"
        took = await self.recover()
        print(f"{type(fault).__name__}, seed {self.seed}: {seconds:.1f} s, all well {took:.1f} s later")

    async def strike(self, fault: Fault) -> None:
        """Begin a fault just before or after the due events are written."""
        if self.seed == 0 or self.chance.random() < 0.5:
            await fault.strike()
            await asyncio.sleep(self.chance.uniform(0.0, 0.05))  # at any moment
            self.gate.release()
        else:
            self.gate.release()
            await asyncio.sleep(self.chance.uniform(0.0, 0.01))  # at any moment
            await fault.strike()

    async def ask_for_analysis(self, table: str) -> bool:
        """Whether the match of a table was analysed; if not, request it."""
        return (await self.client.get(f"/api/tables/{table}/record/1/analysis")).status_code == 200

    async def recover(self) -> float:
        """Wait until everything has recovered."""
        healed, number = time.monotonic(), self.live(self.alone).now.number
        missing: list[str] = []

        async def is_well() -> bool:
            missing[:] = [scene.name for scene in self.gate.scenes if not self.has_happened(scene)]
            if self.live(self.alone).now.number <= number:
                missing.append("a match of the computer alone")
            if not await self.ask_for_analysis(self.over):
                missing.append("an analysis")
            if not await all_well(self.client, self.server):
                missing.append("health")
            return not missing

        await until(is_well, HEALING, lambda: missing)
        return time.monotonic() - healed

    def has_happened(self, scene: Scene) -> bool:
        """Whether clients received the event that was due."""
        due, _ = self.gate.held[scene.table]
        told = self.watchers[scene.table].told
        later = [entry for number, entry in told.items() if number >= due.entry.number]
        return any(scene.is_due(event) for entry in later for event in read_events(bytes(entry.events)))

    async def leave(self) -> None:
        self.gate.release()  # a server does not stop before all is written
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()


async def refused_or_done(scene: Scene) -> None:
    """Make a request that causes an automatic event; if it fails, the client must get an error."""
    with suppress(KasimirError):
        assert scene.goes_on is not None
        await scene.goes_on()


def duration(chance: random.Random, seed: int) -> float:
    """The duration of a fault."""
    return chance.uniform(0.5, 3.0) if seed else SHORT


@asynccontextmanager
async def staged(folder: Path, seed: int, **settings: Any) -> AsyncIterator[Stage]:
    """A stage; at the end, its logs are compared with what was acknowledged and sent."""
    async with serving(folder, bot_pause=BOT_PAUSE, **settings) as server:
        stage = Stage(server, settings.get("database_url", ""), seed)
        try:
            await stage.set()
            yield stage
        finally:
            await stage.leave()
    await check_logs(stage, make_store(stage.database, stage.file))


async def check_logs(stage: Stage, store: Store) -> None:
    """Nothing acknowledged or sent is lost, duplicated or changed, and every log can be replayed."""
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


async def all_well(client: httpx.AsyncClient, *servers: Open) -> bool:
    return all([(await client.get(f"{server.url}/healthz")).json()["ok"] for server in servers])
