"""What a store keeps, and what can be asked of it.

A table is a log of entries, numbered from 1 without gaps, and a summary for lists and for clearing up.
"""

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from kasimir.server.store.failures import WriteState

if TYPE_CHECKING:
    from kasimir.server.store.chain import Fault
    from kasimir.server.store.damage import Damage

TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""Nothing else can be one, so nobody needs to be asked about it."""


class Entry(Struct, frozen=True, gc=False):
    """One line of a table's log."""

    number: int
    """From 1 on; the entry before it must be there."""
    at: float
    """Unix seconds."""
    body: bytes
    """JSON for everybody, sent to the players as it is."""
    secret: bytes = b""
    """JSON that never leaves the server; empty for none."""


class Summary(Struct, frozen=True, gc=False):
    """What lists and clearing up need to know of a table."""

    table: str
    game: str
    phase: str
    """`open`, `playing` or `over`."""
    listed: bool
    """Whether it asked to be seen among the open tables."""
    changed: float
    """Unix seconds."""
    label: bytes
    """JSON for the list of open tables."""


class Append(Struct, frozen=True, gc=False):
    """An entry to be added to a table's log, and the table's summary from then on (None: as it was)."""

    table: str
    entry: Entry
    summary: Summary | None

    def __post_init__(self) -> None:
        """A table begins with its summary; another table's summary is a mistake of the caller."""
        if self.summary.table != self.table if self.summary else self.entry.number == 1:
            raise ValueError(f"no summary of table {self.table} with entry {self.entry.number}")

    @property
    def is_first(self) -> bool:
        """Whether this entry makes the table."""
        return self.entry.number == 1


class ClockState(Struct, frozen=True, gc=False):
    """What a server knows of the time, kept for its next start: see `server/clock.py`."""

    trusted: float
    """Unix seconds: when the clock was last known to be right."""
    seen: float
    """Unix seconds: what the clock said last, right or wrong."""
    ran: float
    """Seconds that the server has run since the clock was last known to be right."""


class Rescued(NamedTuple):
    """What can be read of a table."""

    summary: Summary | None
    entries: list[Entry]
    """Those before the first that is not right, and what else could be saved."""
    fault: "Fault | None"
    lost: "Fault | None" = None
    """What could not be saved."""


Done = Callable[[bool | Exception], None]
"""Told whether an entry was accepted, or what went wrong; it raises nothing."""


class Store(ABC):
    """Keeps tables. Every call raises StoreDown when the database does not answer.

    Whatever asks for a table whose log is damaged gets a TableDamaged; only `rescue` tells what can be read of it.
    """

    writes: WriteState
    damage: "Damage"

    @property
    def is_damaged(self) -> bool:
        """Whether damage was found since the store was opened."""
        return bool(self.damage)

    @abstractmethod
    async def open(self) -> None:
        """Connect, and bring an older database up to date."""

    @abstractmethod
    async def open_to_look(self) -> None:
        """Connect for reading, and change nothing; a database that is not up to date is refused."""

    @abstractmethod
    async def look_through(self) -> None:
        """Look for damage in all tables, slowly, so that whoever plays hardly notices.

        Before that, logs that are older than the chain of checksums get theirs.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what is pending, then let go of the database."""

    @abstractmethod
    async def ping(self) -> None:
        """Return if the database answers."""

    @abstractmethod
    async def probe(self) -> None:
        """Return if something can be written: a trifle is, the way that entries are."""

    def free_space(self) -> int | None:
        """Bytes that the database may still grow by; None if nobody here knows."""
        return None

    def keep_reserve(self) -> None:  # noqa: B027
        """Set some space aside for deleting on a full disk; a database elsewhere needs none of us."""

    @abstractmethod
    async def clock(self) -> ClockState | None:
        """What the last server knew of the time; None if none has noted anything."""

    @abstractmethod
    async def note_clock(self, state: ClockState) -> None:
        """Keep that for the next start."""

    @abstractmethod
    async def newest(self) -> float | None:
        """When a table was last changed, by the latest summary; None if there is no table."""

    @abstractmethod
    def submit(self, append: Append, done: Done) -> None:
        """Add an entry, and say when it is durable.

        Number 1 makes the table and needs a summary. False: the number is taken, its predecessor is missing or the
        table was deleted; nothing was written then. An entry builds on the one before, so wait for that one's answer
        first. After an error only the log knows whether the entry is in it.
        """

    async def append(self, table: str, entry: Entry, summary: Summary | None) -> bool:
        """Add an entry and wait until it is durable: see `submit`."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(outcome: bool | Exception) -> None:
            if answer.done():  # nobody waits any more
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self.submit(Append(table, entry, summary), done)
        return await answer

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a number, in order; none for a table that nobody knows."""

    @abstractmethod
    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables; those that nobody knows are left out."""

    @abstractmethod
    async def listed(self, limit: int) -> list[Summary]:
        """Open tables that asked to be listed, the newest change first."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Tables on which a match is being played, so that bots and clocks go on after a restart."""

    @abstractmethod
    async def forget(self, phases: Collection[str], before: float) -> int:
        """Delete the tables in these phases that nobody has touched since; tell how many they were.

        That is done in small steps with pauses, so that whoever plays meanwhile hardly waits.
        """

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Delete a table, log and all, if there is one."""

    @abstractmethod
    def tables(self) -> AsyncIterator[str]:
        """All tables."""

    @abstractmethod
    async def whole(self, table: str) -> tuple[Summary, list[Entry]] | None:
        """A table as it is at one moment, to be archived; None if nobody knows it."""

    @abstractmethod
    async def rescue(self, table: str) -> Rescued:
        """What can be read of a table, and what is wrong with it."""

    @abstractmethod
    async def adopt(self, summary: Summary, entries: Sequence[Entry]) -> bool:
        """Take in a whole table from an archive; False if there is one of that name already."""


def check_numbers(entries: Sequence[Entry]) -> None:
    """Raise a ValueError unless the entries are a whole log: 1, 2, 3 and so on, at least one."""
    if not entries or [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise ValueError("not a whole log")
