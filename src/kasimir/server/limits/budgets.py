"""CPU budgets, so that one address or one table cannot slow down all others.

Requests over the budget are not refused but delayed: their connections are not read from until the debt is paid off,
and TCP flow control makes the sender wait (backpressure). Bytes and system calls cost time that cannot be measured
here, so they have a fixed price.
"""

import asyncio
import math
import types
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from operator import itemgetter
from time import perf_counter
from typing import Any, TypeVar

from kasimir.server.limits.shared_counts import SharedCounts

BURST = 0.5
"""Burst in seconds of CPU time: a school class of thirty opens the page at the same moment."""
SLICE, PACE = 0.01, 0.5
"""Seconds that may be used at a time, and the share of a core during a burst: others are served in between."""
PER_BYTE = 1e-8
"""The price of a byte received or sent, in seconds."""
PER_MESSAGE = 5e-5
"""The price of one read or send, in addition to the measured time."""
PER_SEND = 1e-5
"""The price of sending a message to one more watcher."""
UNLIMITED = 1e9
"""A share that is never used up."""
SHARE_EVERY = 5e-3
"""Seconds of CPU time that a process may use before it tells the others: telling takes time as well."""

T = TypeVar("T")
Charge = Callable[[float], None]


class Account:
    """The CPU budget of one address or one table, a token bucket: `share` seconds are added per second, up to `BURST`.

    At most `SLICE` is used at a time. Waiting clients are served one after the other.
    """

    __slots__ = ("at", "level", "pace", "queue", "share", "slice", "timer", "yields_until")

    def __init__(self, share: float) -> None:
        self.share, self.level, self.at = share, BURST, perf_counter()
        self.yields_until = 0.0
        """Requests of others before this moment have priority for bot time: see `session/fair_queue.py`."""
        self.pace, self.slice = max(share, PACE), SLICE
        self.queue: OrderedDict[object, Callable[[], None]] = OrderedDict()
        self.timer: asyncio.Handle | None = None

    def spend(self, seconds: float) -> None:
        """Use some time; the account may be overdrawn."""
        now = perf_counter()
        self.level = min(BURST, self.level + (now - self.at) * self.share) - seconds
        self.slice = min(SLICE, self.slice + (now - self.at) * self.pace) - seconds
        self.at = now

    def debt(self) -> float:
        """Seconds until the account is no longer overdrawn."""
        if self.level >= 0 and self.slice >= 0:
            return 0.0
        return max(0.0, max(-self.level / self.share, -self.slice / self.pace) - (perf_counter() - self.at))

    def wait(self, who: object, go: Callable[[], None]) -> None:
        """Call `go` when the debt is paid off, after all earlier waiters."""
        self.queue[who] = go
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.debt(), self.serve)

    def forget(self, who: object) -> None:
        """Remove a waiter."""
        self.queue.pop(who, None)

    def serve(self) -> None:
        """Run the next waiter, and then wait until its cost is known."""
        loop = asyncio.get_running_loop()
        if not self.queue:
            self.timer = None
        elif debt := self.debt():
            self.timer = loop.call_later(debt, self.serve)
        else:
            self.queue.popitem(last=False)[1]()
            self.timer = loop.call_soon(self.serve)

    def turn(self) -> asyncio.Future[None]:
        """A future that resolves when there is time and all earlier waiters had theirs; to give up, `settle` it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.timer is None and not self.debt():
            turn.set_result(None)
        else:
            turn.add_done_callback(self.forget)
            self.wait(turn, partial(settle, turn))
        return turn


def settle(turn: asyncio.Future[None] | None) -> None:
    """Resolve a turn, if it is not resolved yet."""
    if turn and not turn.done():
        turn.set_result(None)


class SharedAccount(Account):
    """An account of an address in all processes of a server; slices and waiting clients are each process's own."""

    __slots__ = ("address", "shared_at", "slate", "unshared")

    def __init__(self, share: float, address: str, slate: SharedCounts) -> None:
        super().__init__(share)
        self.address, self.slate = address, slate
        self.shared_at, self.unshared = -math.inf, 0.0

    def spend(self, seconds: float) -> None:
        """Use some time, and from time to time take what the other processes have used into account."""
        super().spend(seconds)
        self.unshared += seconds
        if self.unshared < SHARE_EVERY:
            return
        level, at = max(self.slate.elsewhere(self.address), key=itemgetter(1), default=(0.0, -math.inf))
        if at > self.shared_at:
            self.level = min(BURST, level + (self.at - at) * self.share) - self.unshared
        self.slate.post(self.address, self.level, self.at)
        self.shared_at, self.unshared = self.at, 0.0


class Accounts:
    """One account per address, in an LRU cache."""

    MOST_ADDRESSES = 10_000

    def __init__(self, share: float, slate: SharedCounts | None = None) -> None:
        """With `slate`, the accounts are shared by all processes."""
        self.share, self.slate = share, slate
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        """The account of an address; created if it is new or was evicted."""
        account = self.accounts.pop(address, None) or self._open(address)
        self.accounts[address] = account
        if len(self.accounts) > self.MOST_ADDRESSES:
            self.accounts.popitem(last=False)
        return account

    def _open(self, address: str) -> Account:
        """A new account."""
        return SharedAccount(self.share, address, self.slate) if self.slate else Account(self.share)


@types.coroutine
def metered(work: Coroutine[Any, Any, T], charge: Charge) -> Generator[Any, Any, T]:
    """Run a coroutine and charge the CPU time of each step, but not the time that it waits."""
    answer: Any = None
    error: BaseException | None = None
    while True:
        began = perf_counter()
        try:
            waits_for = work.send(answer) if error is None else work.throw(error)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]
        finally:
            charge(perf_counter() - began)
        try:
            answer, error = (yield waits_for), None
        except BaseException as thrown:  # passed on to the coroutine, which may handle it
            error = thrown
