"""Worker processes: every job is answered or refused, and one address with sixty tables delays nobody else."""

import asyncio
import math
import os
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool, ProcessPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.client.table import Connection, open_table
from kasimir.core.errors import TableError
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions
from kasimir.protocol.messages import Presence
from kasimir.protocol.requests import Hint
from kasimir.server.limits.budgets import Account
from kasimir.server.metrics import OPEN
from kasimir.server.session.bots import Bots, Question
from kasimir.server.session.fair_queue import Job
from kasimir.server.session.hints import MOST_OF_ONE, Hints
from kasimir.server.session.hub import Hub
from kasimir.server.session.presence import DESERTED_AFTER, NOBODY, Attendance, Report
from kasimir.server.session.table_session import TableSession
from kasimir.server.session.worker_pool import LEAST, ROUND, WorkerPool
from tests.server.servers import serving
from tests.waiting import let_tasks_run, until

pytestmark = pytest.mark.anyio
PATIENCE = 120.0
"""Timeout in seconds: on a slow machine a search is compiled first."""
STRANGERS_TABLES, ANNAS_MOVES = 60, 10


class ByHand(WorkerPool):
    """A worker pool whose jobs are finished by the test."""

    def __init__(self, processes: int) -> None:
        super().__init__(processes)
        self.begun: list[asyncio.Future[Any]] = []
        self.names: list[Any] = []

    def submit(self, job: Job) -> asyncio.Future[Any]:
        future = asyncio.get_running_loop().create_future()
        self.begun.append(future)
        self.names.append(job.work(math.inf))
        return future

    async def end_first(self, outcome: Any = None) -> None:
        """Finish the job that started first."""
        future = self.begun.pop(0)
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
        else:
            future.set_result(outcome)
        await let_tasks_run(2)


def a_job(payer: Account | None = None, *, wanted: bool = True) -> Job:
    return Job(payer or Account(1.0), Account(1.0), lambda: wanted)


def asking(lane: WorkerPool, asked: Job, name: Any = None) -> asyncio.Task[Any]:
    return asyncio.get_running_loop().create_task(lane.think(asked, lambda _: name))


FATES = ("answered", "failed", "left", "unwanted")


@given(st.integers(1, 3), st.lists(st.tuples(st.sampled_from(FATES), st.integers(0, 2)), max_size=20))
def test_everything_that_waits_is_answered_or_refused(processes: int, fates: list[tuple[str, int]]) -> None:
    async def play() -> None:
        lane, payers = ByHand(processes), [Account(1.0) for _ in range(3)]
        before = OPEN["thoughts_waiting"]
        tasks = [asking(lane, a_job(payers[payer], wanted=fate != "unwanted"), fate) for fate, payer in fates]
        await let_tasks_run()
        for task, (fate, _) in zip(tasks, fates, strict=True):
            if fate == "left":
                task.cancel()
        await let_tasks_run()
        while lane.begun:
            await lane.end_first(ValueError("no") if lane.names.pop(0) == "failed" else "answer")
        found = await asyncio.gather(*tasks, return_exceptions=True)
        kinds = {"answered": str, "failed": ValueError, "left": asyncio.CancelledError, "unwanted": TableError}
        assert all(isinstance(one, kinds[fate]) for one, (fate, _) in zip(found, fates, strict=True))
        assert (lane.free, len(lane.queue), OPEN["thoughts_waiting"]) == (processes, 0, before)

    asyncio.run(play())


async def test_what_nobody_wants_any_more_is_not_thought_over() -> None:
    lane, is_there = ByHand(1), True
    first = asking(lane, a_job())
    second = asking(lane, Job(Account(1.0), Account(1.0), lambda: is_there), "second")
    third = asking(lane, a_job(), "third")
    await let_tasks_run()
    is_there = False
    await lane.end_first("told")
    assert await first == "told"
    with pytest.raises(TableError) as error:
        await second
    assert error.value.code == "table.stale"
    await lane.end_first("told as well")
    assert await third == "told as well"
    assert "second" not in lane.names


def die(_most: float) -> None:
    """Kill the worker process during a job."""
    os._exit(1)


def tell_time(most: float) -> float:
    """Return the time limit."""
    return most


async def test_a_process_that_dies_is_replaced() -> None:
    lane = WorkerPool(1)
    try:
        with pytest.raises(BrokenProcessPool):
            await lane.think(a_job(), die)
        assert await lane.think(a_job(), tell_time) == math.inf
        assert lane.pool is not None
        for process in list(lane.pool._processes.values()):  # while it has nothing to do
            process.kill()
            process.join()
        await until(lambda: lane.pool and lane.pool._broken, PATIENCE)
        assert await lane.think(a_job(), tell_time) == math.inf
        assert lane.free == 1
    finally:
        await lane.close()


async def test_a_process_that_cannot_be_started_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits on tasks, files or memory may keep the system from starting one for a while."""
    lane, before = WorkerPool(1), OPEN["thoughts_waiting"]

    def refuse(*_: object) -> None:
        raise BlockingIOError("no more tasks")

    try:
        with monkeypatch.context() as patch:
            patch.setattr(ProcessPoolExecutor, "_spawn_process", refuse)
            for answer in await asyncio.gather(*(asking(lane, a_job()) for _ in range(3)), return_exceptions=True):
                assert isinstance(answer, TableError)
                assert answer.code == "table.busy"
        assert (lane.free, OPEN["thoughts_waiting"]) == (1, before)
        async with asyncio.timeout(PATIENCE):
            assert await lane.think(a_job(), tell_time) == math.inf
    finally:
        await lane.close()


async def test_the_more_wait_the_less_time_there_is_for_each() -> None:
    lane = WorkerPool(1)
    try:
        times = await asyncio.gather(*(lane.think(a_job(), tell_time) for _ in range(150)))
    finally:
        await lane.close()
    assert times[0] == math.inf
    assert times[1] == LEAST
    assert times[-3:] == [ROUND / 3, ROUND / 2, math.inf]


# At tables


def bots_only(level: str) -> NewTable:
    house = TableOptions(first="chosen", hidden=False)
    return NewTable("discs", [Computer(level), Computer(level)], name="Nobody", house=house)


async def open_live(hub: Hub, wanted: NewTable, opener: Account) -> TableSession:
    return await hub.find((await hub.make(wanted, opener)).table)


class Watched:
    """Counts how many jobs of others start while one waits."""

    def __init__(self, lane: WorkerPool, anna: Account) -> None:
        self.begun: list[Account] = []
        self.since: dict[Job, int] = {}
        self.waits: list[int] = []
        self.anna = anna
        self.put, self.start = lane.queue.put, lane.start
        lane.queue.put, lane.start = self.on_put, self.on_start  # type: ignore[method-assign]

    def on_put(self, job: Job) -> None:
        self.since[job] = len(self.begun)
        self.put(job)

    def on_start(self, job: Job) -> None:
        if job.payer is self.anna:
            others = [payer for payer in self.begun[self.since[job] :] if payer is not self.anna]
            self.waits.append(len(others))
        self.begun.append(job.payer)
        self.start(job)


async def until_moved(watched: Watched) -> None:
    await until(lambda: len(watched.waits) >= ANNAS_MOVES, PATIENCE)


@asynccontextmanager
async def with_stranger(folder: Path, level: str) -> AsyncIterator[Watched]:
    """A server with sixty tables where strong bots play for a stranger, and one where they play for Anna."""
    async with serving(folder) as server:
        hub, anna, stranger = server.hub, Account(1.0), Account(1.0)
        await hub.bots.compiler.until_settled("discs")
        watched = Watched(hub.bots.pool_for(level), anna)
        for _ in range(STRANGERS_TABLES):
            await hub.make(bots_only("hard"), stranger)
        await hub.make(bots_only(level), anna)
        yield watched


async def test_sixty_tables_of_a_stranger_are_one_among_others(tmp_path: Path) -> None:
    async with with_stranger(tmp_path, "hard") as watched:
        await until_moved(watched)
    assert max(watched.waits) <= 1


async def test_a_quick_bot_waits_for_no_search(tmp_path: Path) -> None:
    async with with_stranger(tmp_path, "normal") as watched:
        await until_moved(watched)
    assert max(watched.waits) == 0


async def test_where_nobody_is_the_computer_gives_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty strangers have opened tables at which bots play each other, and have left."""
    async with serving(tmp_path) as server:
        hub, anna = server.hub, Account(1.0)
        await hub.bots.compiler.until_settled("discs")
        monkeypatch.setattr(Attendance, "is_deserted", lambda attendance: attendance.payer is not anna)
        watched = Watched(hub.bots.searching, anna)
        for _ in range(STRANGERS_TABLES):
            await hub.make(bots_only("hard"), Account(1.0))
        await hub.make(bots_only("hard"), anna)
        await until_moved(watched)
    assert max(watched.waits) <= 1


async def test_a_table_is_deserted_when_all_have_been_away_for_a_while(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        live = await open_live(server.hub, bots_only("random"), Account(1.0))
        attendance = live.attendance
        assert not attendance.is_deserted()
        attendance.left_at -= DESERTED_AFTER
        assert attendance.is_deserted()
        async with Connection(server.url, live.table.name) as watcher:
            await watcher.receive()
            assert not attendance.is_deserted()
        await until(lambda: not live.watchers, PATIENCE)
        assert not attendance.is_deserted()
        attendance.left_at -= DESERTED_AFTER
        attendance.note(Report("elsewhere", Presence([], 1)))
        assert not attendance.is_deserted()
        attendance.note(Report("elsewhere", Presence([], 0)))
        assert attendance.is_deserted()


async def test_a_burst_of_hints_holds_up_no_move(tmp_path: Path) -> None:
    """Hints come after moves, and only a limited number per address is queued."""
    async with serving(tmp_path) as server:
        hub, anna, stranger = server.hub, Account(1.0), Account(1.0)
        await hub.bots.compiler.until_settled("discs")
        watched = Watched(hub.bots.searching, anna)
        house = TableOptions(first="chosen", hidden=False)
        alone = NewTable("discs", [Me("Anna"), Me("Ben")], house=house)
        lives = [await open_live(hub, alone, stranger) for _ in range(STRANGERS_TABLES)]
        asked = [asyncio.create_task(hint(hub.hints, live, stranger)) for live in lives]
        await let_tasks_run()
        assert hub.bots.searching.queue.payers[stranger] == MOST_OF_ONE
        await hub.make(bots_only("hard"), anna)
        await until_moved(watched)
        told = await asyncio.gather(*asked)
    assert max(watched.waits) <= 1
    assert told.count("table.thinking") == STRANGERS_TABLES - MOST_OF_ONE - 1
    assert told.count("") == MOST_OF_ONE + 1


async def hint(hints: Hints, live: TableSession, payer: Account, *, is_here: bool = True) -> str:
    """Request a hint; return the code of the refusal, or nothing."""
    try:
        advice = await hints.give(live, 1, Hint(live.table.at), payer, lambda: is_here)
    except TableError as error:
        return error.code
    assert advice.moves
    return ""


async def test_one_hint_is_waited_for_at_a_table() -> None:
    bots = Bots(1, 0.0)
    bots.searching = lane = ByHand(1)
    hints = Hints(bots)
    hints.admit = lambda *_: None  # type: ignore[assignment, method-assign]
    bots.answerable = lambda *_: Question("discs", "classic", "standard", 2, "hard", "")  # type: ignore[method-assign]
    live: Any = AtTable()
    busy = asking(lane, a_job())
    await let_tasks_run()
    first = asyncio.create_task(hint(hints, live, Account(1.0)))
    await let_tasks_run()
    assert await hint(hints, live, Account(1.0)) == "table.hint-often"
    live.table.at += 1
    second = asyncio.create_task(hint(hints, live, Account(1.0)))
    await let_tasks_run()
    live.table.at += 1
    await lane.end_first()
    await busy
    assert [await first, await second] == ["table.stale", "table.stale"]
    assert not hints.pending


class AtTable:
    """A stand-in for a table session, with what hints use of it."""

    gone = False

    def __init__(self) -> None:
        self.table: Any = self
        self.attendance, self.playing = self, self
        self.at, self.account = 1, Account(1.0)
        self.match, self.state, self.moves = self, None, dict[str, int]()

    def touches(self) -> dict[str, tuple[str, ...]]:
        return {}


async def test_the_computer_plays_for_whoever_opened_the_table(tmp_path: Path) -> None:
    wanted = NewTable("discs", [Me("Anna"), Computer("normal")], house=TableOptions(first="chosen"))
    async with serving(tmp_path) as server:
        ticket, other = [await open_table(server.url, wanted) for _ in range(2)]
        payers = [(await server.hub.find(one.table)).attendance.payer for one in (ticket, other)]
        assert payers[0] is payers[1] is not NOBODY
    async with serving(tmp_path) as server:
        live = await server.hub.find(ticket.table)
        assert live.attendance.payer is NOBODY
        async with Connection(server.url, ticket.table) as watcher:
            await watcher.receive()
            assert live.attendance.payer is NOBODY
        async with Connection(server.url, ticket.table, ticket.token) as anna:
            await anna.receive()
            assert live.attendance.payer is not NOBODY
