"""Fair scheduling of bot time: whoever used the least of it recently is next, and nothing starves.

An address, and a table, yields for a while after using time: requests of others made before `yields_until` have
priority. So a stranger with sixty tables gets no more than one person, two people get the same, and ties are first in,
first out. Nobody yields for longer than `LONGEST_YIELD`, so nothing starves.
"""

import heapq
import time
from asyncio import Future
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

from kasimir.server.limits.budgets import Account

YIELD = 10.0
"""Seconds of yielding per second of use: a tenth of a process is a fair share."""
LONGEST_YIELD = 30.0
HINT_DELAY, DESERTED_DELAY = 1.0, 10.0
"""Seconds within which later moves still have priority over a hint, or over a move that nobody waits for."""

Turn = tuple[float, float]


class Job:
    """A piece of work for a worker process, for a table and charged to an address."""

    work: Callable[[float], Any]
    """The work, called with a time limit in seconds."""
    answer: "Future[Any]"

    __slots__ = ("answer", "asked", "began", "is_wanted", "payer", "ready", "table", "work")

    def __init__(
        self,
        payer: Account,
        table: Account,
        is_wanted: Callable[[], bool],
        *,
        patience: float = 0.0,
        now: float | None = None,
    ) -> None:
        """`is_wanted` is called when the job is next, to drop it if nobody needs the answer any more."""
        self.payer, self.table, self.is_wanted = payer, table, is_wanted
        self.asked = time.monotonic() if now is None else now
        self.ready = self.asked + patience
        self.began: float | None = None

    def turn(self) -> Turn:
        """The sort key: first by address, then by table. It may increase while the job waits, never decrease."""
        return max(self.ready, self.payer.yields_until), max(self.ready, self.table.yields_until)

    def charge(self, seconds: float, now: float) -> None:
        """Charge the time used; the address and the table yield for a multiple of it."""
        for account in (self.payer, self.table):
            until = max(account.yields_until, now) + YIELD * seconds
            account.yields_until = min(until, now + LONGEST_YIELD)


class FairQueue:
    """The queue of jobs."""

    def __init__(self) -> None:
        self.heap: list[tuple[Turn, int, Job]] = []
        self.numbers = count()
        self.payers: Counter[Account] = Counter()
        """The number of waiting jobs, by payer."""

    def __len__(self) -> int:
        return len(self.heap)

    def put(self, job: Job) -> None:
        """Add a job."""
        heapq.heappush(self.heap, (job.turn(), next(self.numbers), job))
        self.payers[job.payer] += 1

    def take(self) -> Job | None:
        """Remove and return the next job."""
        while self.heap:
            turn, number, job = self.heap[0]
            if turn == job.turn():
                heapq.heappop(self.heap)
                self.forget(job.payer)
                return job
            heapq.heapreplace(self.heap, (job.turn(), number, job))
        return None

    def forget(self, payer: Account) -> None:
        """Count one job less for a payer."""
        self.payers[payer] -= 1
        if not self.payers[payer]:
            del self.payers[payer]

    def crowd(self, job: Job) -> int:
        """How many share the processes when this job starts: addresses, or tables of its address if those are more."""
        others = len(self.payers) - (job.payer in self.payers)
        return 1 + max(others, self.payers[job.payer])
