"""Several processes of one server: each has its share of the tables, so that a table lives in one process only."""

from collections.abc import Sequence
from typing import Any
from zlib import crc32

from msgspec import Struct


def owner(table: str, processes: int) -> int:
    """The number of the process that has a table."""
    return crc32(table.encode()) % processes


class Share(Struct, frozen=True):
    """What one process has to do; on its own it has everything."""

    number: int = 0
    of: int = 1
    house: str = ""
    """The name that all processes of a server have in common; whoever is alone needs none."""
    board: Any = None
    """Memory of all processes, where each writes its numbers down."""
    health_board: Any = None
    """The same for what is wrong with them: see `health.py`."""
    slate: Any = None
    """The same for what is counted by address: see `slate.py`."""

    def has(self, table: str) -> bool:
        """Whether a table is ours."""
        return owner(table, self.of) == self.number

    @property
    def is_first(self) -> bool:
        """Whether this process does what one must do for all."""
        return self.number == 0

    def add_up(self, numbers: Sequence[float]) -> list[float]:
        """Write our numbers down, and add those of the others."""
        if self.board is None:
            return list(numbers)
        size = len(numbers)
        self.board[self.number * size : (self.number + 1) * size] = numbers
        return [sum(self.board[place : self.of * size : size]) for place in range(size)]


WHOLE = Share()
