"""After a fault of SQLite's file, the disk or the clock, nothing is lost and automatic events happen."""

from collections.abc import Callable
from pathlib import Path

import pytest

from kasimir.server import health as healths
from tests.server.recovery import faults
from tests.server.recovery.faults import Fault
from tests.server.recovery.stage import SEEDS, Stage, staged

pytestmark = pytest.mark.anyio


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
        await stage.go_through(faults.FullDisk(stage.file))
