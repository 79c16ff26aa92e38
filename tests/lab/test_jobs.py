"""Jobs on workers: the same result on any worker, and none is lost if a worker dies."""

import builtins
import os
import signal
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from kasimir.core.errors import UsageError
from kasimir.lab import arena
from kasimir.lab.arena import Contest, Ledger
from kasimir.lab.balance import Plan, try_out
from kasimir.lab.jobs import MOST_WORKERS, OWN_CLUSTER, Pool, checked_workers, open_pool, ray_pool
from kasimir.lab.portable_setup import recipe_of
from kasimir.lab.simulate import BATCH, play_batch, simulate
from tests.helpers import own_setup, towers
from tests.waiting import wait_until

pytestmark = [
    pytest.mark.filterwarnings("ignore::ResourceWarning"),  # Ray leaves the logs of its processes open
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]
GAMES = 3 * BATCH + 7


def square(number: int) -> int:
    return number * number


def batch_after_death(folder: Path, deadly: int, numbers: range) -> Any:
    """A simulation job; on its first run, one of them writes its process id and waits to be killed."""
    note = folder / "pid"
    if numbers.start == deadly and not note.exists():
        (folder / "writing").write_text(str(os.getpid()))
        (folder / "writing").rename(note)
        time.sleep(600)  # until it is killed
    return play_batch(recipe_of(towers(3)), 7, numbers)


def kill_when_named(note: Path) -> None:
    """Kill the process that has written its id."""
    wait_until(note.exists)
    os.kill(int(note.read_text()), signal.SIGKILL)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Pool]:
    """A temporary Ray cluster with two workers."""
    pytest.importorskip("ray")
    with ray_pool(OWN_CLUSTER, 2) as pool:
        yield pool


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    with open_pool("threads", workers) as pool:
        assert list(pool.in_order(square, range(20))) == [n * n for n in range(20)]


def test_recipe_makes_the_same_setup_without_its_file() -> None:
    setup = own_setup("towers", 3, mice=2)
    again = recipe_of(setup).setup()
    assert again.edition.values() == setup.edition.values()
    assert (again.variant, again.players, again.text(again.start())) == (
        setup.variant,
        setup.players,
        setup.text(setup.start()),
    )
    assert recipe_of(again).setup() is again


@pytest.mark.parametrize("count", [0, -1, MOST_WORKERS + 1])
def test_number_of_workers_is_limited(count: int) -> None:
    with pytest.raises(UsageError, match="--processes"):
        checked_workers("--processes", count)


def test_killed_worker_changes_nothing(cluster: Pool, tmp_path: Path) -> None:
    numbers = [range(first, first + 100) for first in range(0, 1000, 100)]
    expected = [play_batch(recipe_of(towers(3)), 7, part) for part in numbers]  # compiled once for all
    killer = threading.Thread(target=kill_when_named, args=[tmp_path / "pid"], daemon=True)
    killer.start()
    found = list(cluster.in_order(partial(batch_after_death, tmp_path, 300), numbers))
    killer.join()
    assert (tmp_path / "pid").exists()
    assert [rows.tolist() for rows in found] == [rows.tolist() for rows in expected]


def test_ray_simulates_the_same(cluster: Pool) -> None:
    here, there = (simulate(towers(3), GAMES, 2, 7, ray=address).as_json() for address in (None, OWN_CLUSTER))
    assert {key: here[key] for key in here if "seconds" not in key} == {
        key: there[key] for key in there if "seconds" not in key
    }


@pytest.mark.slow
def test_ray_plays_the_same_contest_and_balance(cluster: Pool) -> None:
    contest = Contest("discs", None, None, None, ("easy", "kitten"), 1)
    scores = [arena.run(contest, 8, 1, Ledger(contest, None), print, ray) for ray in (None, OWN_CLUSTER)]
    assert scores[0] == scores[1]
    plan, setups = Plan("kitten", 12, 3), [own_setup("hunt", 2, goal=goal) for goal in (2, 3)]
    with open_pool("processes", 1) as pool:
        assert try_out(plan, setups, pool) == try_out(plan, setups, cluster)


def test_ray_is_missed_politely(monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *words: Any) -> Any:
        if name == "ray":
            raise ImportError(name)
        return real(name, *words)

    monkeypatch.delitem(sys.modules, "ray", raising=False)
    monkeypatch.setattr(builtins, "__import__", refuse)
    with pytest.raises(UsageError, match="Ray is not installed"):
        simulate(towers(), 1, 1, 1, ray=OWN_CLUSTER)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "nowhere", "127.0.0.1:x"])
def test_nobody_at_the_address(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    with pytest.raises(UsageError, match="no Ray cluster is reachable"), open_pool("processes", 2, address):
        pass


def test_ray_tells_nobody(cluster: Pool) -> None:
    assert os.environ["RAY_USAGE_STATS_ENABLED"] == "0"
