"""Numbered jobs, run by local threads or processes, or by a Ray cluster.

A job contains everything it needs, including its random numbers, and results are combined in the order of the jobs. So
the same seed gives the same result, whichever worker runs a job, and a job whose worker died is simply run again.
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
from kasimir.core.optional_libraries import install_command

Kind = Literal["threads", "processes"]
"""Threads for compiled code that releases the GIL, processes for everything else."""
MOST_WORKERS = 256
AHEAD = 2
"""Jobs in flight per worker: enough to keep all busy, few enough to limit memory."""
OWN_CLUSTER = "local"
"""The Ray address for a temporary cluster on this machine, which ends with the command."""
MOST_DEATHS = 20
"""Retries of a job whose worker died; after that the job is assumed to be the cause."""
THIS_MACHINE = "127.0.0.1"
CONNECT_TIMEOUT = 5.0
"""Timeout in seconds for the connection to a cluster."""

Job = TypeVar("Job")
Found = TypeVar("Found")


class Pool:
    """A pool of workers."""

    def __init__(self, executor: Executor, workers: int) -> None:
        """Store the executor and the number of workers."""
        self.executor, self.workers = executor, workers

    def in_order(self, work: Callable[[Job], Found], jobs: Iterable[Job]) -> Iterator[Found]:
        """The results in the order of the jobs, with some jobs always in flight."""
        return in_order(self.executor, work, jobs, AHEAD * self.workers)


def in_order(executor: Executor, work: Callable[[Job], Found], jobs: Iterable[Job], ahead: int) -> Iterator[Found]:
    """The results in the order of the jobs, with a fixed number of jobs in flight."""
    waiting = iter(jobs)
    under_way: list[Future[Found]] = [executor.submit(work, job) for job in islice(waiting, ahead)]
    while under_way:
        yield under_way.pop(0).result()
        under_way += [executor.submit(work, job) for job in islice(waiting, 1)]


def checked_workers(name: str, asked: int | None) -> int:
    """The number of threads or processes to use; all cores by default."""
    count = all_cores() if asked is None else asked
    if not 1 <= count <= MOST_WORKERS:
        raise UsageError("usage.number", name=name, found=count, low=1, high=MOST_WORKERS)
    return count


def all_cores() -> int:
    """The number of cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def open_pool(kind: Kind, workers: int, ray: str | None = None) -> Iterator[Pool]:
    """A pool of local workers, or of the Ray cluster at this address. On exit, jobs not yet started are cancelled."""
    if ray is not None:
        with ray_pool(ray, workers) as pool:
            yield pool
        return
    # A single worker process would have no advantage over this process.
    threaded = kind == "threads" or workers == 1
    executor = ThreadPoolExecutor(workers) if threaded else ProcessPoolExecutor(workers, get_context("spawn"))
    try:
        yield Pool(executor, workers)
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def ray_pool(address: str, workers: int) -> Iterator[Pool]:
    """A pool on a Ray cluster. A cluster that was already running is left running."""
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
    """Import Ray, an optional dependency, with its usage statistics disabled."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    os.environ.setdefault("RAY_worker_niceness", "0")  # otherwise workers starve on a busy machine
    try:
        import ray
    except ImportError:
        raise UsageError("jobs.no-ray", command=install_command("ray")) from None
    return ray


def connect(ray: Any, address: str, workers: int) -> None:
    """Connect to a cluster, or start a local one that listens on this machine only."""
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
    """Raise an `OSError` or a `ValueError` at once if nothing listens there. Ray itself would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()


class RayExecutor(Executor):
    """A Ray cluster with the interface of `concurrent.futures.Executor`."""

    def __init__(self, ray: Any) -> None:
        """Register a generic job with Ray: call a function."""
        self.call = ray.remote(max_retries=MOST_DEATHS)(call)

    def submit(self, work: Callable[..., Found], /, *args: Any, **kwargs: Any) -> Future[Found]:
        """Run a function on some worker."""
        future: Future[Found] = self.call.remote(work, args, kwargs).future()
        return future


def call(work: Callable[..., Found], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Found:
    """Call the function of a job."""
    return work(*args, **kwargs)
