"""What the processes of a server know of each address, where all of them can read it: limits hold for all together.

Each process writes into rows of its own and reads those of the others, so nobody waits for anybody, and a process that
is killed leaves no lock behind. A row has room for so many addresses; what matters least is written over, and is then
known to its own process alone.
"""

from hashlib import blake2b
from typing import Any

from kasimir.server.share import Share

PRESENT = ("connections", "watchers")
"""What there is of each address right now; nothing, when its process has ended."""
QUANTITIES = (*PRESENT, "opening", "asking", "watching")
SETS, WAYS = 1024, 8
"""An address has its place in one of the sets, in any of its ways."""
FIELDS = 3
"""Of an entry: the hash of its address, the value, and how much it matters."""
SET_SIZE = WAYS * FIELDS
ROW_SIZE = SETS * SET_SIZE


def slate_size(processes: int) -> int:
    """Numbers for so many processes and the door."""
    return (processes + 1) * len(QUANTITIES) * ROW_SIZE


class Slate:
    """One quantity, by address."""

    def __init__(self, share: Share, quantity: str) -> None:
        """Take whose rows are ours."""
        self.memory: Any = share.slate
        self.number, self.rows = share.number, share.of + 1
        self.quantity = QUANTITIES.index(quantity)
        self.secret = share.house.encode()  # else somebody could choose addresses that have the same place

    def post(self, address: str, value: float, rank: float) -> None:
        """Write a value down; if there is no room, in place of the one with the lowest rank, unless ours is lower."""
        key = self._key(address)
        start = self._start(self.number, key)
        entries = self.memory[start : start + SET_SIZE]
        keys, ranks = entries[::FIELDS], entries[2::FIELDS]
        way = keys.index(key) if key in keys else ranks.index(min(ranks))
        if keys[way] == key or ranks[way] <= rank:
            place = start + way * FIELDS
            self.memory[place : place + FIELDS] = [key, value, rank]

    def elsewhere(self, address: str) -> list[tuple[float, float]]:
        """The values that the other processes have written down, with their ranks."""
        key, found = self._key(address), []
        for row in range(self.rows):
            start = self._start(row, key)
            entries = self.memory[start : start + SET_SIZE]
            if row != self.number and key in (keys := entries[::FIELDS]):
                place = keys.index(key) * FIELDS
                found.append((entries[place + 1], entries[place + 2]))
        return found

    def wipe(self) -> None:
        """Forget what our process has written."""
        start = self._start(self.number, 0)
        self.memory[start : start + ROW_SIZE] = [0.0] * ROW_SIZE

    def _key(self, address: str) -> int:
        """A number for an address, small enough to be exact in a float."""
        return 1 + int.from_bytes(blake2b(address.encode(), digest_size=6, key=self.secret).digest())

    def _start(self, row: int, key: int) -> int:
        """Where the set of an address begins."""
        return (row * len(QUANTITIES) + self.quantity) * ROW_SIZE + key % SETS * SET_SIZE


def slate_of(share: Share, quantity: str) -> Slate | None:
    """A quantity that is shared; none where there is one process."""
    return None if share.slate is None else Slate(share, quantity)
