"""Rate limits and connection limits per address and per connection."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable

from kasimir.server.cluster.partition import WHOLE, Partition
from kasimir.server.limits.shared_counts import SharedCounts, shared_counts_of
from kasimir.server.settings import Settings

HOUR = 3600.0
REPLAY_WEIGHT = 20.0
"""A replay counts as this many requests, because building one may take a second of CPU time."""


class Bucket:
    """A token bucket: allows a burst, then a steady rate."""

    __slots__ = ("at", "level")

    def __init__(self, level: float, at: float) -> None:
        self.level, self.at = level, at

    def take(self, burst: float, rate: float, now: float) -> bool:
        """Take one token, if there is one."""
        self.level = min(burst, self.level + (now - self.at) * rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limit:
    """One token bucket per address, in an LRU cache."""

    MOST_ADDRESSES = 10_000

    def __init__(
        self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic, slate: SharedCounts | None = None
    ) -> None:
        """Allow `burst` at once, then `rate` per second; with `slate`, counted over all processes."""
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
        # Another process may have used the bucket last: take the newest state.
        for level, at in self.slate.elsewhere(address):
            if (at, -level) > (bucket.at, -bucket.level):
                bucket.level, bucket.at = level, at
        is_allowed = bucket.take(self.burst, self.rate, now)
        self.slate.post(address, bucket.level, bucket.at)
        return is_allowed


class Headcount:
    """Counts the open connections of each address."""

    def __init__(self, most: int, slate: SharedCounts | None = None) -> None:
        """At most `most` per address; with `slate`, counted over all processes."""
        self.most, self.slate = most, slate
        self.counts: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more connection; False if the address has too many."""
        count = self.counts.get(address, 0)
        # Publish first: if two connect to different processes at once, each process sees the other.
        self._note(address, count + 1)
        elsewhere = sum(value for value, _ in self.slate.elsewhere(address)) if self.slate else 0
        if count + elsewhere < self.most:
            return True
        self._note(address, count)
        return False

    def leave(self, address: str) -> None:
        """A connection was closed."""
        if count := self.counts.get(address, 0):
            self._note(address, count - 1)

    def _note(self, address: str, count: int) -> None:
        """Store and publish the number of connections of an address."""
        if count:
            self.counts[address] = count
        else:
            self.counts.pop(address, None)
        if self.slate:
            self.slate.post(address, count, count)


class Limits:
    """All limits per address of a process, shared with the other processes of its server."""

    def __init__(self, settings: Settings, partition: Partition = WHOLE) -> None:
        self.connections = Headcount(settings.connections, shared_counts_of(partition, "connections"))
        self.watchers = Headcount(settings.connections, shared_counts_of(partition, "watchers"))
        per_hour, rate = settings.tables_an_hour, settings.messages_a_second
        self.opening = Limit(per_hour, per_hour / HOUR, slate=shared_counts_of(partition, "opening"))
        # Per address: a school class of thirty behind one address is no flood. Their requests also count in CPU time.
        self.asking = Limit(30.0 * rate, 5.0 * rate, slate=shared_counts_of(partition, "asking"))
        self.watching = Limit(2.0 * rate, rate / REPLAY_WEIGHT, slate=shared_counts_of(partition, "watching"))
