"""A wrong clock deletes nothing: after a jump or a pause, expiry resumes only after a day."""

import time
from pathlib import Path
from typing import Any

import pytest

from kasimir.server import clock_guard as clocks
from kasimir.server.clock_guard import DAY, ClockGuard
from kasimir.server.settings import Settings
from kasimir.server.storage.base import ClockState, Store
from tests.server.logs import fill, summary
from tests.server.servers import Open, serving

pytestmark = pytest.mark.anyio

HOUR = 3600.0
PHASES = ("open", "playing", "over")
AHEAD = 61 * DAY


class Time:
    """Both clocks of a machine: the one that anybody can set, and the one that only runs."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.real, self.wrong, self.ran = time.time, 0.0, 0.0
        monkeypatch.setattr(time, "time", lambda: self.real() + self.wrong)
        steady = clocks.steady
        monkeypatch.setattr(clocks, "steady", lambda: steady() + self.ran)

    def set(self, seconds: float) -> None:
        """Set the clock by so much."""
        self.wrong += seconds

    def run(self, seconds: float) -> None:
        """Let so much time pass."""
        self.wrong += seconds
        self.ran += seconds


@pytest.fixture
def moment(monkeypatch: pytest.MonkeyPatch) -> Time:
    return Time(monkeypatch)


async def keep_tables(server: Open) -> None:
    """Let the server do what it does every few seconds, to its end."""
    server.hub.forgotten_at = 0.0
    await server.hub.keep_tables()
    if server.hub.forgetting:
        await server.hub.forgetting


async def tables_of(server: Open) -> set[str]:
    return {table async for table in server.hub.store.tables()}


async def add_tables(store: Store, age: float = 0.0) -> set[str]:
    """A table in every phase, last touched a while ago; nothing can be read from their logs."""
    for phase in PHASES:
        await fill(store, phase, 2, summary(phase, phase, changed=time.time() - age))
    return set(PHASES)


async def test_what_is_old_is_forgotten_by_a_right_clock(tmp_path: Path, url: str, moment: Time) -> None:
    async with serving(tmp_path, database_url=url) as server:
        await keep_tables(server)
        await add_tables(server.hub.store, AHEAD)
        await keep_tables(server)
        assert await tables_of(server) == set()


@pytest.mark.parametrize("ahead", [2 * HOUR, AHEAD])
async def test_a_server_that_starts_ahead_forgets_nothing_for_a_day(
    tmp_path: Path, url: str, moment: Time, ahead: float
) -> None:
    keep: dict[str, Any] = {"forget_open_hours": 1.0, "forget_over_days": 1 / 24, "forget_playing_days": 1 / 24}
    async with serving(tmp_path, database_url=url, **keep) as server:
        await keep_tables(server)
        everything = await add_tables(server.hub.store)
    moment.set(ahead)
    async with serving(tmp_path, database_url=url, **keep) as server:
        await keep_tables(server)
        for _ in range(23):
            moment.run(HOUR)
            await keep_tables(server)
        assert await tables_of(server) == everything
        moment.run(1.1 * HOUR)
        await keep_tables(server)
        assert await tables_of(server) == set()


async def test_a_restart_does_not_end_the_day(tmp_path: Path, moment: Time) -> None:
    async with serving(tmp_path) as server:
        await keep_tables(server)
        everything = await add_tables(server.hub.store)
    moment.set(AHEAD)
    for _ in range(3):
        async with serving(tmp_path) as server:
            await keep_tables(server)
            for _ in range(7):
                moment.run(HOUR)
                await keep_tables(server)
            assert await tables_of(server) == everything
    # Those 21 hours count.
    async with serving(tmp_path) as server:
        await keep_tables(server)
        for _ in range(4):
            moment.run(HOUR)
            await keep_tables(server)
        assert await tables_of(server) == set()


async def test_a_second_jump_between_two_runs_begins_the_day_anew(tmp_path: Path, moment: Time) -> None:
    async with serving(tmp_path) as server:
        await keep_tables(server)
        everything = await add_tables(server.hub.store)
    moment.set(AHEAD)
    async with serving(tmp_path) as server:
        for _ in range(23):
            await keep_tables(server)
            moment.run(HOUR)
        await keep_tables(server)
    moment.set(20 * HOUR)
    async with serving(tmp_path) as server:
        for _ in range(23):
            await keep_tables(server)
            assert await tables_of(server) == everything
            moment.run(HOUR)
        moment.run(HOUR)
        await keep_tables(server)
        assert await tables_of(server) == set()


@pytest.mark.parametrize("jump", [AHEAD, -AHEAD, 120.0, -120.0])
async def test_a_jump_while_it_runs(tmp_path: Path, moment: Time, jump: float) -> None:
    async with serving(tmp_path) as server:
        await keep_tables(server)
        assert server.hub.clock.is_trusted
        moment.set(jump)
        everything = await add_tables(server.hub.store, AHEAD)
        for _ in range(3):
            await keep_tables(server)
        assert await tables_of(server) == everything
        moment.run(DAY)
        await keep_tables(server)
        assert await tables_of(server) == set()


async def test_a_database_without_any_word_of_the_time(store: Store, moment: Time) -> None:
    """One of an older server: its newest table tells when that was."""
    await fill(store, "cat", 1, summary("cat", changed=time.time() - 2 * HOUR))
    clock = ClockGuard(store)
    await clock.look()
    assert not clock.is_trusted
    await store.note_clock(ClockState(time.time() - HOUR / 2, 0.0, 0.0))
    clock = ClockGuard(store)
    await clock.look()
    assert clock.is_trusted


async def test_a_clock_that_is_wrong_is_not_what_the_next_server_goes_by(store: Store, moment: Time) -> None:
    await ClockGuard(store).look()
    moment.set(AHEAD)
    for _ in range(3):
        clock = ClockGuard(store)
        await clock.look()
        moment.run(HOUR)
        await clock.look()
        assert not clock.is_trusted
    moment.set(-AHEAD - 3 * HOUR)
    clock = ClockGuard(store)
    await clock.look()
    assert clock.is_trusted


def test_tables_are_kept_for_longer_than_a_pause_that_raises_no_doubt() -> None:
    assert Settings().forget_open_hours * HOUR > clocks.LONGEST_PAUSE
