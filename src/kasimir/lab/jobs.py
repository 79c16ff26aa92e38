"""Numbered jobs, done elsewhere: by threads or processes of this machine, or by a Ray cluster.

A job says by itself all that it needs, its random numbers included, and results are put together in the order of the
jobs. So the same seed gives the same result, whoever does the work, and a job that died with its worker is done again.
"""

import os
import socket
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import get_context
from typing import Any, Literal, TypeVar

from kasimir.core.errors import UsageError
from kasimir.core.extras import install_command

Kind = Literal["threads", "processes"]
"""Threads for what is compiled and lets go of Python's lock, processes for everything else."""
MOST_WORKERS = 256
AHEAD = 2
"""So many jobs for each worker are under way: nobody waits, and a long run needs no more memory."""
OWN_CLUSTER = "local"
"""As an address of Ray: a cluster of our own on this machine, gone with the command."""
MOST_DEATHS = 20
"""So often a job is given to another worker when one dies over it; then it is the job."""
THIS_MACHINE = "127.0.0.1"
PATIENCE = 5.0
"""Seconds until a cluster has to answer the door."""

Job = TypeVar("Job")
Found = TypeVar("Found")


class Pool:
    """Workers that wait for jobs."""

    def __init__(self, executor: Executor, workers: int) -> None:
        """Take who does the work, and how many they are."""
        self.executor, self.workers = executor, workers

    def in_order(self, work: Callable[[Job], Found], jobs: Iterable[Job]) -> Iterator[Found]:
        """The results in the order of the jobs, a few of them always under way."""
        return in_order(self.executor, work, jobs, AHEAD * self.workers)


def in_order(executor: Executor, work: Callable[[Job], Found], jobs: Iterable[Job], ahead: int) -> Iterator[Found]:
    """The results in the order of the jobs, so many of them always under way."""
    waiting = iter(jobs)
    under_way: list[Future[Found]] = [executor.submit(work, job) for job in islice(waiting, ahead)]
    while under_way:
        yield under_way.pop(0).result()
        under_way += [executor.submit(work, job) for job in islice(waiting, 1)]


def checked_workers(name: str, asked: int | None) -> int:
    """How many threads or processes to use: all cores, if nobody asked for a number."""
    count = all_cores() if asked is None else asked
    if not 1 <= count <= MOST_WORKERS:
        raise UsageError("usage.number", name=name, found=count, low=1, high=MOST_WORKERS)
    return count


def all_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_pool(kind: Kind, workers: int, ray: str | None = None) -> Iterator[Pool]:
    """So many workers here, or those of the Ray cluster with this address; what nobody waits for is not begun."""
    if ray is not None:
        with ray_pool(ray, workers) as pool:
            yield pool
        return
    # A single process would do no more than this one.
    threaded = kind == "threads" or workers == 1
    executor = ThreadPoolExecutor(workers) if threaded else ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield Pool(executor, workers)
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def ray_pool(address: str, workers: int) -> Iterator[Pool]:
    """The workers of a Ray cluster; one that was there before stays."""
    ray = import_ray()
    was_there = ray.is_initialized()
    if not was_there:
        connect(ray, address, workers)
    try:
        yield Pool(RayExecutor(ray), max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        if not was_there:
            ray.shutdown()


def import_ray() -> Any:
    """Ray, which is there only if somebody wanted it, and which shall tell nobody that it is used."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")  # else they wait for all others on a busy machine
    try:
        import ray
    except ImportError:
        raise UsageError("jobs.no-ray", command=install_command("ray")) from None
    return ray


def connect(ray: Any, address: str, workers: int) -> None:
    """Join a cluster, or make one here that listens to this machine only."""
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == OWN_CLUSTER:
            ray.init(address=address, num_cpus=workers, include_dashboard=False, _node_ip_address=THIS_MACHINE, **quiet)
        else:
            knock(address)
            ray.init(address=address, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise UsageError("jobs.ray-address", address=address, detail=str(error).partition("\n")[0]) from None


def knock(address: str) -> None:
    """An `OSError` or a `ValueError` at once where nobody listens: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), timeout=PATIENCE).close()


class RayExecutor(Executor):
    """Ray behind the interface that pools of threads and processes have."""

    def __init__(self, ray: Any) -> None:
        """Tell Ray what a job is: anything that can be called."""
        self.call = ray.remote(max_retries=MOST_DEATHS)(call)

    def submit(self, work: Callable[..., Found], /, *args: Any, **kwargs: Any) -> Future[Found]:
        """Let some worker do it."""
        future: Future[Found] = self.call.remote(work, args, kwargs).future()
        return future


def call(work: Callable[..., Found], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Found:
    """A job."""
    return work(*args, **kwargs)
