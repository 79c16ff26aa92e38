"""Pools of worker processes, one per kind of work: slow work never delays fast work."""

import asyncio
import logging
import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from kasimir.core.errors import TableError
from kasimir.server.metrics import COUNTS, OPEN
from kasimir.server.session.fair_queue import FairQueue, Job

T = TypeVar("T")
log = logging.getLogger("kasimir.server")

ROUND, LEAST = 0.5, 0.01
"""Seconds in which all waiting jobs should be served if possible, and the minimum time of a search."""

Work = Callable[[float], T]
"""The work of a job: called in the process with a time limit in seconds."""


def end_with_server() -> None:
    """Exit when the server was killed; the process would wait forever for its next job."""
    server = parent_process()

    def watch() -> None:
        if server:
            server.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def begin_work(niceness: int, *begin: Callable[[], None]) -> None:
    """Initialise a process: set its niceness, and exit with the server."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with_server()
    for more in begin:
        more()


class WorkerPool:
    """Worker processes, started on demand, and the queue for them."""

    def __init__(self, processes: int, niceness: int = 0, *begin: Callable[[], None]) -> None:
        """`niceness` lowers their priority; each calls `begin` first."""
        self.processes = self.free = processes
        self.begin = partial(begin_work, niceness, *begin)
        self.queue = FairQueue()
        self.pool: ProcessPoolExecutor | None = None

    async def close(self) -> None:
        """Stop; running jobs are interrupted, because nobody waits for them."""
        while job := self.take():
            job.answer.cancel()
        if self.pool:
            for thinker in active_children():
                thinker.terminate()
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None

    async def think(self, job: Job, work: Work[T]) -> T:
        """Run a job when it is its turn; raises `TableError` if nobody wants it any more by then."""
        job.work, job.answer = work, asyncio.get_running_loop().create_future()
        self.queue.put(job)
        OPEN["thoughts_waiting"] += 1
        self.call_next()
        answer: T = await job.answer
        return answer

    def take(self) -> Job | None:
        """The next job that is still wanted."""
        if job := self.queue.take():
            OPEN["thoughts_waiting"] -= 1
        return job

    def call_next(self) -> None:
        """Start jobs while a process is free."""
        while self.free and (job := self.take()):
            if job.answer.done():
                continue  # the client is gone
            if job.is_wanted():
                self.start(job)
            else:
                COUNTS["thoughts_dropped"] += 1
                job.answer.set_exception(TableError("table.stale"))

    def start(self, job: Job) -> None:
        """Start a job in a free process."""
        self.free -= 1
        job.began = time.monotonic()
        COUNTS["thoughts"] += 1
        COUNTS["thoughts_waited_seconds"] += job.began - job.asked
        try:
            thought = self.submit_anew(job)
        except Exception:  # the system cannot start a process right now: the client may retry
            COUNTS["failures"] += 1
            log.exception("a worker process could not be started")
            self.free, self.pool = self.free + 1, None
            job.answer.set_exception(TableError("table.busy"))
        else:
            thought.add_done_callback(partial(self.finish, job, self.pool))

    def submit_anew(self, job: Job) -> asyncio.Future[Any]:
        """Submit a job, to a new pool if a process died while idle."""
        try:
            return self.submit(job)
        except BrokenProcessPool:
            self.pool = None
            return self.submit(job)

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """Submit a job; the longer the queue, the shorter its time limit."""
        crowd = self.queue.crowd(job)
        most = max(ROUND / crowd, LEAST) if crowd > 1 else math.inf
        return asyncio.get_running_loop().run_in_executor(self.executor(), job.work, most)

    def executor(self) -> ProcessPoolExecutor:
        """The pool of processes, created on demand."""
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), self.begin)
        return self.pool

    def wake(self, load: Callable[[], None]) -> None:
        """Start the first process before it is needed, and import modules there."""
        if self.pool is None:
            with suppress(OSError, BrokenProcessPool):  # reported when a job needs the process
                self.executor().submit(load)

    def finish(self, job: Job, pool: ProcessPoolExecutor | None, thought: asyncio.Future[Any]) -> None:
        """Deliver the result, and start the next job."""
        now = time.monotonic()
        job.charge(now - (job.began or now), now)
        self.free += 1
        error = None if thought.cancelled() else thought.exception()
        if isinstance(error, BrokenProcessPool) and self.pool is pool:
            self.pool = None
        if thought.cancelled():
            job.answer.cancel()
        elif not job.answer.done():
            if error:
                job.answer.set_exception(error)
            else:
                job.answer.set_result(thought.result())
        self.call_next()
