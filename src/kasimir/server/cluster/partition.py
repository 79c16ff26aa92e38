"""Partitioning: each process of a server owns a part of the tables, so that a table lives in only one process."""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct


def owner(table: str, processes: int) -> int:
    """The number of the process that owns a table."""
    return crc32(table.encode()) % processes


class Partition(Struct, frozen=True):
    """The part of one process; a single process owns everything."""

    number: int = 0
    of: int = 1
    server_id: str = ""
    """An id that all processes of the server share; empty for a single process."""
    board: Any = None
    """Shared memory for the metrics of all processes."""
    health_board: Any = None
    """Shared memory for health: see `health.py`."""
    slate: Any = None
    """Shared memory for counts per address: see `limits/shared_counts.py`."""

    def has(self, table: str) -> bool:
        """Whether this process owns the table."""
        return owner(table, self.of) == self.number

    @property
    def is_first(self) -> bool:
        """Whether this process does the work that only one process must do."""
        return self.number == 0

    def add_up(self, numbers: Sequence[float]) -> list[float]:
        """Publish our numbers, and return the sums over all processes."""
        if self.board is None:
            return list(numbers)
        size = len(numbers)
        self.board[self.number * size : (self.number + 1) * size] = numbers
        return [sum(self.board[place : self.of * size : size]) for place in range(size)]


WHOLE = Partition()
