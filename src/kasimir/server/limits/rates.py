"""How much one connection or one address may ask for, so that nobody can spoil it for the others."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from kasimir.server.settings import Settings
from kasimir.server.share import WHOLE, Share
from kasimir.server.slate import Slate, slate_of

HOUR = 3600.0
REPLAY_WEIGHT = 20.0
"""A replay counts as so many other questions: making one may take a second of thinking."""


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

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic, slate: Slate | None = None
    ) -> None:
        """Let `burst` through at once, and then `rate` a second; with a slate, for all processes together."""
        self.burst, self.rate, self.clock, self.slate = burst, rate, clock, slate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, address: str) -> bool:
        """Whether an address may do it once more; if so, it is counted."""
        now = self.clock()
        bucket = self.buckets.pop(address, None) or Bucket(self.burst, -math.inf)
        self.buckets[address] = bucket
        if len(self.buckets) > self.MOST_ADDRESSES:
            self.buckets.popitem(last=False)
        if self.slate is None:
            return bucket.take(self.burst, self.rate, now)
        for level, at in self.slate.elsewhere(address):  # the bucket goes from hand to hand: the last one knows
            if (at, -level) > (bucket.at, -bucket.level):
                bucket.level, bucket.at = level, at
        is_allowed = bucket.take(self.burst, self.rate, now)
        self.slate.post(address, bucket.level, bucket.at)
        return is_allowed


class Headcount:
    """How many connections each address has open."""

    def __init__(self, most: int, slate: Slate | None = None) -> None:
        """No address may have more than so many; with a slate, at all processes together."""
        self.most, self.slate = most, slate
        self.counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more, if there may be one."""
        count = self.counts.get(address, 0)
        self._note(address, count + 1)  # first: of two that come at once to different processes, each sees the other
        elsewhere = sum(value for value, _ in self.slate.elsewhere(address)) if self.slate else 0
        if count + elsewhere < self.most:
            return True
        self._note(address, count)
        return False

    def leave(self, address: str) -> None:
        """One has gone."""
        if count := self.counts.get(address, 0):
            self._note(address, count - 1)

    def _note(self, address: str, count: int) -> None:
        """So many there are now."""
        if count:
            self.counts[address] = count
        else:
            self.counts.pop(address, None)
        if self.slate:
            self.slate.post(address, count, count)


class Limits:
    """All limits by address of a process, which it shares with the other processes of its server."""

    def __init__(self, settings: Settings, share: Share = WHOLE) -> None:
        """Take what may be set."""
        self.connections = Headcount(settings.connections, slate_of(share, "connections"))
        self.watchers = Headcount(settings.connections, slate_of(share, "watchers"))
        per_hour, rate = settings.tables_an_hour, settings.messages_a_second
        self.opening = Limit(per_hour, per_hour / HOUR, slate=slate_of(share, "opening"))
        # Of an address: a class of thirty behind one is no flood. What they ask for is also counted in processor time.
        self.asking = Limit(30.0 * rate, 5.0 * rate, slate=slate_of(share, "asking"))
        self.watching = Limit(2.0 * rate, rate / REPLAY_WEIGHT, slate=slate_of(share, "watching"))
