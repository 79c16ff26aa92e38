"""Budgets of processor time, so that one address or one table cannot slow all others down.

Whoever is over budget is not refused but served later: their connections are not read from until the debt is paid off,
and TCP makes the sender wait. Bytes and system calls cost time that cannot be measured here, so they have a price.
"""

import asyncio
import types
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from functools import partial
from time import perf_counter
from typing import Any, TypeVar

BURST = 0.5
"""Seconds of processor time that may be used at once: a class of thirty opens the page at the same moment."""
SLICE, PACE = 0.01, 0.5
"""Seconds that may be used in one go, and the share of a core that a burst gets: others are served in between."""
PER_BYTE = 1e-8
"""The price of a byte that is received or sent."""
PER_MESSAGE = 5e-5
"""The price of reading or sending something, on top of the time that is measured."""
PER_SEND = 1e-5
"""The price of passing a message on to one more watcher."""
UNLIMITED = 1e9
"""A share that nobody can use up."""

T = TypeVar("T")
Charge = Callable[[float], None]


class Account:
    """The processor time of one address or one table: `share` seconds are added every second, up to `BURST`.

    Of that, no more than `SLICE` is used in one go. Who must wait for time is served one after the other.
    """

    __slots__ = ("at", "level", "pace", "queue", "share", "slice", "timer", "yields_until")

    def __init__(self, share: float) -> None:
        self.share, self.level, self.at = share, BURST, perf_counter()
        self.yields_until = 0.0
        """What others ask the computer before this moment is thought over first: see `queueing.py`."""
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
        """Seconds to wait until the account is no longer overdrawn."""
        if self.level >= 0 and self.slice >= 0:
            return 0.0
        return max(0.0, max(-self.level / self.share, -self.slice / self.pace) - (perf_counter() - self.at))

    def wait(self, who: object, go: Callable[[], None]) -> None:
        """Call `go` when the debt is paid off, after all who wait already."""
        self.queue[who] = go
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(self.debt(), self.serve)

    def forget(self, who: object) -> None:
        """Somebody waits no more."""
        self.queue.pop(who, None)

    def serve(self) -> None:
        """Let the next one go; the one after that not before it is known what this one has used."""
        loop = asyncio.get_running_loop()
        if not self.queue:
            self.timer = None
        elif debt := self.debt():
            self.timer = loop.call_later(debt, self.serve)
        else:
            self.queue.popitem(last=False)[1]()
            self.timer = loop.call_soon(self.serve)

    def turn(self) -> asyncio.Future[None]:
        """Something to wait for: that there is time, and that all before have had theirs; who gives up settles it."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.timer is None and not self.debt():
            turn.set_result(None)
        else:
            turn.add_done_callback(self.forget)
            self.wait(turn, partial(settle, turn))
        return turn


def settle(turn: asyncio.Future[None] | None) -> None:
    """Let whoever waits for a turn go on."""
    if turn and not turn.done():
        turn.set_result(None)


class Accounts:
    """An account for each address. Only so many are remembered: the ones that were not used for longest go first."""

    MOST_ADDRESSES = 10_000

    def __init__(self, share: float) -> None:
        self.share = share
        self.accounts: OrderedDict[str, Account] = OrderedDict()

    def of(self, address: str) -> Account:
        """The account of an address."""
        account = self.accounts.pop(address, None) or Account(self.share)
        self.accounts[address] = account
        if len(self.accounts) > self.MOST_ADDRESSES:
            self.accounts.popitem(last=False)
        return account


@types.coroutine
def metered(work: Coroutine[Any, Any, T], charge: Charge) -> Generator[Any, Any, T]:
    """Run a coroutine and charge the processor time of each of its steps, but not the time that it waits."""
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
