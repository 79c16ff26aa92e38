"""A server that was killed and restarted resumes everything, whether or not anybody is connected."""

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from kasimir.client.table import open_table
from kasimir.core.setup import make_setup
from kasimir.protocol.events import TakenOver
from kasimir.protocol.http import Computer, NewTable, TableOptions
from kasimir.server.domain.fold import read_events, replay
from kasimir.server.storage import Store, make_store
from tests.helpers import walk
from tests.server.players import Player, open_with_bot
from tests.server.recovery.faults import ON_LINUX
from tests.server.scenes import BOTH, CHOSEN
from tests.server.servers import Process
from tests.waiting import until

pytestmark = pytest.mark.anyio

HEALING = 5.0
"""Seconds after the start within which all that was due has happened."""
PATIENCE = 30.0
BOT_PAUSE = 0.05
ALONE = NewTable("race", [Computer("random"), Computer("random")], house=CHOSEN, name="Anna")
"""A long match of the computer with itself."""
THINKING = 5
LATE = NewTable("discs", BOTH, house=TableOptions(first="chosen", move_seconds=THINKING, stand_in="random"))
"""Nobody connects to this one, so the clock expires."""


class Stage:
    """Tables of a server that will be killed, and access to their logs from outside."""

    def __init__(self, url: str, store: Store) -> None:
        self.url, self.store = url, store
        self.client = httpx.AsyncClient(base_url=url, trust_env=False, timeout=PATIENCE)

    async def set(self) -> None:
        """Open the tables, and let somebody play."""
        setup = make_setup("discs")
        *_, (state, _), _ = walk(setup, 3)
        almost = await open_table(self.url, NewTable("discs", BOTH, house=CHOSEN, start=setup.text(state)))
        await Player([self.url], almost.table, almost.token).play()
        self.analysis = f"/api/tables/{almost.table}/record/1/analysis"
        ticket = await open_with_bot(self.url, "race")
        self.player = Player([self.url], ticket.table, ticket.token, matches=10_000)
        self.playing = asyncio.create_task(self.player.play())

    async def number(self, table: str) -> int:
        """The number of entries of a table."""
        return (await self.store.last_numbers([table]))[table]

    async def was_taken_over(self, table: str) -> bool:
        """Whether the computer has taken over for the player whose clock expired."""
        entries = await self.store.read(table)
        return any(isinstance(event, TakenOver) for entry in entries for event in read_events(entry.body))

    async def go_through(self, kill: Callable[[], Awaitable[None]], pause: float) -> float:
        """Kill something after a while; return the seconds from its restart until everything continued."""
        alone, late = [(await open_table(self.url, wanted)).table for wanted in (ALONE, LATE)]
        due = time.monotonic() + THINKING
        await asyncio.sleep(pause)  # at any moment
        await kill()
        number, told = await self.number(alone), len(self.player.told)
        due = max(due, time.monotonic())

        async def all_goes_on() -> bool:
            analysis, health = await self.client.get(self.analysis), await self.client.get("/healthz")
            return (
                analysis.status_code == 200
                and health.json()["ok"]
                and await self.was_taken_over(late)
                and await self.number(alone) > number
                and len(self.player.told) > told + 1
            )

        await until(all_goes_on, due + HEALING - time.monotonic())
        return time.monotonic() - due

    async def check_logs(self) -> None:
        """Everything that was sent is unchanged in the logs, and each can be replayed."""
        for table in [table async for table in self.store.tables()]:
            entries = await self.store.read(table)
            assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
            assert not any(match.strayed for match in replay(table, entries).matches)
            for number, told in self.player.told.items() if table == self.player.table else ():
                assert entries[number - 1].body == bytes(told.events)

    async def leave(self) -> None:
        self.playing.cancel()
        await asyncio.gather(self.playing, return_exceptions=True)
        await self.client.aclose()


@asynccontextmanager
async def staged(folder: Path, database: str, **settings: Any) -> AsyncIterator[tuple[Process, Stage]]:
    """A server, and tables with due events; at the end their logs are checked."""
    server = Process(folder, bot_pause=BOT_PAUSE, database_url=database, **settings)
    store = make_store(database, folder / "tables.sqlite")
    await store.open()
    server.start()
    try:
        await server.ready()
        stage = Stage(server.url, store)
        await stage.set()
        yield server, stage
        await stage.leave()
    finally:
        server.stop()
    await stage.check_logs()
    await store.close()


async def kill_server(server: Process) -> None:
    """Kill the whole server, and restart it."""
    server.kill()
    server.start()
    await server.ready()


async def kill_room(server: Process) -> None:
    """Kill each worker; the server restarts them itself."""
    before = server.workers()
    for room in before:
        os.kill(room, signal.SIGKILL)

    async def are_back() -> bool:
        return len(server.workers()) == len(before) and not set(server.workers()) & set(before)

    await until(are_back, PATIENCE)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=PATIENCE) as client:
        for _ in before:  # requests go to the workers in turn
            assert (await client.get("/healthz")).status_code == 200


async def strike_and_see(
    folder: Path, database: str, kill: Callable[[Process], Awaitable[None]], seed: int, times: int = 1, **settings: Any
) -> list[float]:
    """Kill something several times at random moments; return how long each recovery took."""
    print(f"seed {seed}")
    chance, took = random.Random(seed), []
    async with staged(folder, database, **settings) as (server, stage):
        for _ in range(times):
            took.append(await stage.go_through(partial(kill, server), chance.uniform(0.0, THINKING)))
    return took


async def test_a_server_that_was_killed(url: str, tmp_path: Path) -> None:
    await strike_and_see(tmp_path, url, kill_server, 1)


@ON_LINUX
async def test_processes_that_were_killed(tmp_path: Path) -> None:
    await strike_and_see(tmp_path, "", kill_room, 1, processes=2)


async def check_log(store: Store, watcher: Player) -> None:
    """Everything that was sent is unchanged in the log, which can be replayed."""
    entries = await store.read(watcher.table)
    assert not any(match.strayed for match in replay(watcher.table, entries).matches)
    for told in watcher.told.values():
        assert entries[told.number - 1].body == bytes(told.events)


@pytest.mark.parametrize("is_frozen", [False, pytest.param(True, marks=ON_LINUX)])
async def test_another_server_goes_on_for_one_that_was_killed(tmp_path: Path, database: str, is_frozen: bool) -> None:
    """Players are connected to both; the bots run on the server that wrote last. A frozen one comes back."""
    first, second = (Process(tmp_path, database_url=database, bot_pause=BOT_PAUSE) for _ in range(2))
    store = make_store(database, tmp_path / "none")
    await store.open()
    try:
        for server in (first, second):
            server.start()
            await server.ready()
        table = (await open_table(first.url, ALONE)).table
        watcher = Player([second.url], table, None)
        watching = asyncio.create_task(watcher.play())

        async def has_seen(number: int) -> bool:
            return max(watcher.told, default=0) > number

        await until(lambda: has_seen(5), PATIENCE)
        assert first.process is not None
        first.process.send_signal(signal.SIGSTOP if is_frozen else signal.SIGKILL)
        number = (await store.last_numbers([table]))[table]
        await until(lambda: has_seen(number), HEALING)
        if is_frozen:
            first.process.send_signal(signal.SIGCONT)
            number = (await store.last_numbers([table]))[table]
            await until(lambda: has_seen(number + 5), HEALING)
        watching.cancel()
        await asyncio.gather(watching, return_exceptions=True)
        await check_log(store, watcher)
    finally:
        first.kill()  # even if it is frozen
        second.stop()
        await store.close()


@pytest.mark.slow
async def test_a_server_that_was_killed_20_times(url: str, tmp_path: Path) -> None:
    print(await strike_and_see(tmp_path, url, kill_server, 2, times=20))


@pytest.mark.slow
@ON_LINUX
async def test_processes_that_were_killed_20_times(tmp_path: Path) -> None:
    print(await strike_and_see(tmp_path, "", kill_room, 2, times=20, processes=2))
