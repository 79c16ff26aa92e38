"""How much one connection or one address may ask for, so that nobody can spoil it for the others."""

import time
from collections import OrderedDict
from collections.abc import Callable


class Bucket:
    """Lets so many through at once, and then so many a second."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        """A full bucket."""
        self.level, self.at = level, at

    def take(self, burst: float, rate: float, now: float) -> bool:
        """Take one, if there is one."""
        self.level = min(burst, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """A bucket for each address. Only so many are remembered: the ones that were not seen for longest go first."""

    MOST_ADDRESSES = 10_000

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        """Let `burst` through at once, and then `rate` a second."""
        self.burst, self.rate, self.clock = burst, rate, clock
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether an address may do it once more; if so, it is counted."""
        now = self.clock()
        bucket = self.buckets.pop(address, None) or Bucket(self.burst, now)
        self.buckets[address] = bucket
        if len(self.buckets) > self.MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        return bucket.take(self.burst, self.rate, now)


class Headcount:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        """No address may have more than so many."""
        self.most = most
        self.counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more, if there may be one."""
        count = self.counts.get(address, 0)
        if count >= self.most:
            return False
        self.counts[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        """One has gone."""
        count = self.counts.get(address, 0) - 1
        if count > 0:
            self.counts[address] = count
        else:
            self.counts.pop(address, None)
