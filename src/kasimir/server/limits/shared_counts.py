"""Counts per address in memory that all processes of a server share, so that limits hold for all of them together.

Each process writes only to its own rows and reads those of the others, so there are no locks, and a killed process
leaves none behind. A row has a fixed number of entries; the least important ones are overwritten, and are then known
only to their own process.
"""

from hashlib import blake2b
from typing import Any

from kasimir.server.cluster.partition import Partition

PRESENT = ("connections", "watchers")
"""Quantities that are current values: they drop to zero when their process ends."""
QUANTITIES = (*PRESENT, "opening", "asking", "watching", "working")
SETS, WAYS = 1024, 8
"""Set-associative, like a CPU cache: an address hashes to one set, and can be in any way of it."""
FIELDS = 3
"""An entry: the hash of its address, the value, and its rank."""
SET_SIZE = WAYS * FIELDS
ROW_SIZE = SETS * SET_SIZE


def shared_counts_size(processes: int) -> int:
    """The size for this many processes and the front process."""
    return (processes + 1) * len(QUANTITIES) * ROW_SIZE


class SharedCounts:
    """One quantity, by address."""

    def __init__(self, partition: Partition, quantity: str) -> None:
        self.memory: Any = partition.slate
        self.number, self.rows = partition.number, partition.of + 1
        self.quantity = QUANTITIES.index(quantity)
        self.secret = partition.server_id.encode()  # keyed, so that nobody can choose addresses that collide

    def post(self, address: str, value: float, rank: float) -> None:
        """Publish a value; if the set is full, replace the entry with the lowest rank, unless ours is lower."""
        key = self._key(address)
        start = self._start(self.number, key)
        entries = self.memory[start : start + SET_SIZE]
        keys, ranks = entries[::FIELDS], entries[2::FIELDS]
        way = keys.index(key) if key in keys else ranks.index(min(ranks))
        if keys[way] == key or ranks[way] <= rank:
            place = start + way * FIELDS
            self.memory[place : place + FIELDS] = [key, value, rank]

    def elsewhere(self, address: str) -> list[tuple[float, float]]:
        """The values of the other processes, with their ranks."""
        key, found = self._key(address), []
        for row in range(self.rows):
            start = self._start(row, key)
            entries = self.memory[start : start + SET_SIZE]
            if row != self.number and key in (keys := entries[::FIELDS]):
                place = keys.index(key) * FIELDS
                found.append((entries[place + 1], entries[place + 2]))
        return found

    def wipe(self) -> None:
        """Clear everything that our process has published."""
        start = self._start(self.number, 0)
        self.memory[start : start + ROW_SIZE] = [0.0] * ROW_SIZE

    def _key(self, address: str) -> int:
        """A hash of the address, small enough to be exact in a float."""
        return 1 + int.from_bytes(blake2b(address.encode(), digest_size=6, key=self.secret).digest())

    def _start(self, row: int, key: int) -> int:
        """The index where the set of an address begins."""
        return (row * len(QUANTITIES) + self.quantity) * ROW_SIZE + key % SETS * SET_SIZE


def shared_counts_of(partition: Partition, quantity: str) -> SharedCounts | None:
    """The shared counts of a quantity; None with a single process."""
    return None if partition.slate is None else SharedCounts(partition, quantity)
