"""Budgets of processor time, so that one address or one table cannot slow all others down.

Whoever is over budget is not refused but served later: their connections are not read from until the debt is paid off,
and TCP makes the sender wait. Bytes and system calls cost time that cannot be measured here, so they have a price.
"""

import types
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Generator
from time import perf_counter
from typing import Any, TypeVar

BURST = 0.5
"""Seconds of processor time that may be used at once: a class of thirty opens the page at the same moment."""
LONGEST_PAUSE = 2.0
"""Seconds after which a paused connection looks at its budget again."""
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
    """The processor time of one address or one table: `share` seconds are added every second, up to `BURST`."""

    __slots__ = ("at", "level", "share", "yields_until")

    def __init__(self, share: float) -> None:
        self.share, self.level, self.at = share, BURST, perf_counter()
        self.yields_until = 0.0
        """What others ask the computer before this moment is thought over first: see `queueing.py`."""

    def spend(self, seconds: float) -> None:
        """Use some time; the account may be overdrawn."""
        now = perf_counter()
        self.level = min(BURST, self.level + (now - self.at) * self.share) - seconds
        self.at = now

    def debt(self) -> float:
        """Seconds to wait until the account is no longer overdrawn."""
        if self.level >= 0:
            return 0.0
        return max(0.0, -self.level / self.share - (perf_counter() - self.at))


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
