"""Whom the computer thinks for next: whoever had the least of its time lately, and nobody waits for ever.

Time that was used makes an address, and a table, give way for a while: what others ask before `yields_until` is thought
over first. So a stranger with sixty tables gets no more than one person, two people get the same, and what was asked
longest ago comes first among equals. Nobody gives way for longer than `LONGEST_YIELD`, so nothing starves.
"""

import heapq
import time
from asyncio import Future
from collections import Counter
from collections.abc import Callable
from itertools import count
from typing import Any

from kasimir.server.budgets import Account

YIELD = 10.0
"""Seconds for which others go first, for each second of thinking: a tenth of a process is within anybody's share."""
LONGEST_YIELD = 30.0
PATIENCE_FOR_HINT, PATIENCE_OF_NOBODY = 1.0, 10.0
"""Seconds in which moves may be asked for that come before a hint, or before a move that nobody waits for."""

Turn = tuple[float, float]


class Job:
    """Something to be thought over, for a table and at the expense of an address."""

    work: Callable[[float], Any]
    """What is to be done within so many seconds."""
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
        """Take who asks, and what tells, when it is its turn, whether anybody still wants to know."""
        self.payer, self.table, self.is_wanted = payer, table, is_wanted
        self.asked = time.monotonic() if now is None else now
        self.ready = self.asked + patience
        self.began: float | None = None

    def turn(self) -> Turn:
        """When it comes: first by the address, then by the table. It may move back while it waits, never forward."""
        return max(self.ready, self.payer.yields_until), max(self.ready, self.table.yields_until)

    def charge(self, seconds: float, now: float) -> None:
        """It was thought over for so long; others go first for some time."""
        for account in (self.payer, self.table):
            until = max(account.yields_until, now) + YIELD * seconds
            account.yields_until = min(until, now + LONGEST_YIELD)


class FairQueue:
    """What waits to be thought over."""

    def __init__(self) -> None:
        """Nothing yet."""
        self.heap: list[tuple[Turn, int, Job]] = []
        self.numbers = count()
        self.payers: Counter[Account] = Counter()
        """How many wait, by who pays."""

    def __len__(self) -> int:
        return len(self.heap)

    def put(self, job: Job) -> None:
        """Let something wait."""
        heapq.heappush(self.heap, (job.turn(), next(self.numbers), job))
        self.payers[job.payer] += 1

    def take(self) -> Job | None:
        """What comes next."""
        while self.heap:
            turn, number, job = self.heap[0]
            if turn == job.turn():
                heapq.heappop(self.heap)
                self.forget(job.payer)
                return job
            heapq.heapreplace(self.heap, (job.turn(), number, job))
        return None

    def forget(self, payer: Account) -> None:
        """One of theirs waits no more."""
        self.payers[payer] -= 1
        if not self.payers[payer]:
            del self.payers[payer]

    def crowd(self, job: Job) -> int:
        """Among how many a process is shared when this begins: addresses, or tables of its own if those are more."""
        others = len(self.payers) - (job.payer in self.payers)
        return 1 + max(others, self.payers[job.payer])
