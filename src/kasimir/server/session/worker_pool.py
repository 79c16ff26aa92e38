"""Processes that think, each lane with its own: what takes long never holds up what is quick."""

import asyncio
import math
import os
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from kasimir.core.errors import TableError
from kasimir.server.metrics import COUNTS, OPEN
from kasimir.server.queueing import FairQueue, Job

T = TypeVar("T")
ROUND, LEAST = 0.5, 0.01
"""Seconds in which everybody who waits is to have a turn if possible, and those that a search has in any case."""

Work = Callable[[float], T]
"""What a process is to do within so many seconds, as far as it can."""


def end_with_server() -> None:
    """Let a process end when its server was killed; it would wait for ever for the next question."""
    server = parent_process()

    def watch() -> None:
        if server:
            server.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


def begin_work(niceness: int, *begin: Callable[[], None]) -> None:
    """Make a process ready: it gives way to others, and ends with its server."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    end_with_server()
    for more in begin:
        more()


class Lane:
    """Some processes, started when they are first needed, and all that waits for them."""

    def __init__(self, processes: int, niceness: int = 0, *begin: Callable[[], None]) -> None:
        """Take how many processes there are, how much they give way to others, and what each does first."""
        self.processes = self.free = processes
        self.begin = partial(begin_work, niceness, *begin)
        self.queue = FairQueue()
        self.pool: ProcessPoolExecutor | None = None

    async def close(self) -> None:
        """Stop; whoever is in the middle of a thought is interrupted, for nobody waits for it."""
        while job := self.take():
            job.answer.cancel()
        if self.pool:
            for thinker in active_children():
                thinker.terminate()
            await asyncio.to_thread(self.pool.shutdown, cancel_futures=True)
            self.pool = None

    async def think(self, job: Job, work: Work[T]) -> T:
        """Have something done when it is its turn; a `TableError` if nobody wants it any more by then."""
        job.work, job.answer = work, asyncio.get_running_loop().create_future()
        self.queue.put(job)
        OPEN["thoughts_waiting"] += 1
        self.call_next()
        answer: T = await job.answer
        return answer

    def take(self) -> Job | None:
        """What comes next."""
        if job := self.queue.take():
            OPEN["thoughts_waiting"] -= 1
        return job

    def call_next(self) -> None:
        """Let those begin whose turn it is, as long as a process is free."""
        while self.free and (job := self.take()):
            if job.answer.done():
                continue  # whoever asked is gone
            if job.is_wanted():
                self.start(job)
            else:
                COUNTS["thoughts_dropped"] += 1
                job.answer.set_exception(TableError("table.stale"))

    def start(self, job: Job) -> None:
        """Give something to a free process."""
        self.free -= 1
        job.began = time.monotonic()
        COUNTS["thoughts"] += 1
        COUNTS["thoughts_waited_seconds"] += job.began - job.asked
        try:
            thought = self.submit(job)
        except BrokenProcessPool:  # a process ended while it had nothing to do
            self.pool = None
            thought = self.submit(job)
        thought.add_done_callback(partial(self.finish, job, self.pool))

    def submit(self, job: Job) -> asyncio.Future[Any]:
        """Hand something over to the processes; the more wait, the less time there is for each."""
        crowd = self.queue.crowd(job)
        most = max(ROUND / crowd, LEAST) if crowd > 1 else math.inf
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.processes, get_context("spawn"), self.begin)
        return asyncio.get_running_loop().run_in_executor(self.pool, job.work, most)

    def finish(self, job: Job, pool: ProcessPoolExecutor | None, thought: asyncio.Future[Any]) -> None:
        """Pass on what was thought, and go on with the next."""
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
