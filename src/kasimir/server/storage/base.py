"""The interface of a store.

A table is a log of entries, numbered from 1 without gaps, and a summary for lists and expiry.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from kasimir.core.errors import StoreDown
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.storage.write_failures import WriteState

if TYPE_CHECKING:
    from kasimir.server.storage.checksum_chain import Fault
    from kasimir.server.storage.damage import Damage


class Append(Struct, frozen=True, gc=False):
    """An entry to append to a table's log, and the table's new summary (None: unchanged)."""

    table: str
    entry: Entry
    summary: Summary | None

    def __post_init__(self) -> None:
        """The first entry needs a summary, and a summary must be the table's own."""
        if self.summary.table != self.table if self.summary else self.entry.number == 1:
            raise ValueError(f"no summary of table {self.table} with entry {self.entry.number}")

    @property
    def is_first(self) -> bool:
        """Whether this entry creates the table."""
        return self.entry.number == 1


class ClockState(Struct, frozen=True, gc=False):
    """What a server knows about its clock, stored for its next start: see `server/clock_guard.py`."""

    trusted: float
    """Unix time in seconds when the clock was last known to be right."""
    seen: float
    """The last reading of the clock, right or wrong, in Unix seconds."""
    ran: float
    """Seconds that the server has run since the clock was last known to be right."""


class Rescued(NamedTuple):
    """What can be read of a damaged table."""

    summary: Summary | None
    entries: list[Entry]
    """The entries before the first damaged one, and others that could be recovered."""
    fault: "Fault | None"
    lost: "Fault | None" = None
    """What could not be recovered."""


Done = Callable[[bool | Exception], None]
"""Callback with whether an entry was accepted, or with the error; it must not raise."""


class Store(ABC):
    """Stores tables. Every method raises `StoreDown` if the database does not answer.

    Reading a table with a damaged log raises `TableDamaged`; only `rescue` returns what can be read of it.
    """

    writes: WriteState
    damage: "Damage"

    @property
    def is_damaged(self) -> bool:
        """Whether damage was found since the store was opened."""
        return bool(self.damage)

    @property
    def stuck(self) -> StoreDown | None:
        """Why the journal cannot be checkpointed, so that it grows; None if it can."""
        return None

    @abstractmethod
    async def open(self) -> None:
        """Connect, and migrate an older database."""

    @abstractmethod
    async def open_to_look(self) -> None:
        """Connect read-only; raises `StoreError` if the database would need a migration."""

    @abstractmethod
    async def look_through(self) -> None:
        """Check all tables for damage, slowly, so that players hardly notice.

        Before that, logs from before the checksum chain get their checksums.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what is pending, then disconnect."""

    @abstractmethod
    async def ping(self) -> None:
        """Raise `StoreDown` unless the database answers."""

    @abstractmethod
    async def probe(self) -> None:
        """Raise `StoreDown` unless a small test write succeeds, in the way that entries are written."""

    def free_space(self) -> int | None:
        """Free bytes for the database; None if unknown."""
        return None

    def keep_reserve(self) -> None:  # noqa: B027
        """Reserve space for deleting on a full disk; not needed for a remote database."""

    @abstractmethod
    async def clock(self) -> ClockState | None:
        """The clock state of the last run; None if there is none."""

    @abstractmethod
    async def note_clock(self, state: ClockState) -> None:
        """Store the clock state for the next start."""

    @abstractmethod
    async def newest(self) -> float | None:
        """When a table was last changed, from the latest summary; None if there is no table."""

    @abstractmethod
    def submit(self, append: Append, done: Done) -> None:
        """Append an entry, and call `done` when it is durable.

        Number 1 creates the table and needs a summary. False means that the number is taken, its predecessor is missing
        or the table was deleted; then nothing was written. An entry builds on the one before, so wait for that one's
        result first. After an error it is unknown whether the entry is in the log: read it.
        """

    async def append(self, table: str, entry: Entry, summary: Summary | None) -> bool:
        """Append an entry and wait until it is durable: see `submit`."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def done(outcome: bool | Exception) -> None:
            if answer.done():  # the waiter was cancelled
                return
            if isinstance(outcome, Exception):
                answer.set_exception(outcome)
            else:
                answer.set_result(outcome)

        self.submit(Append(table, entry, summary), done)
        return await answer

    @abstractmethod
    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after a number, in order; empty if the table does not exist."""

    @abstractmethod
    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables; tables that do not exist are left out."""

    @abstractmethod
    async def listed(self, limit: int) -> list[Summary]:
        """Tables for the public list, the most recently changed first."""

    @abstractmethod
    async def unfinished(self) -> list[str]:
        """Tables with an unfinished match, so that bots and clocks resume after a restart."""

    @abstractmethod
    async def forget(self, phases: Collection[str], before: float) -> int:
        """Delete the tables in these phases that nobody has used since `before`; returns how many.

        Works in small steps with pauses, so that players hardly wait.
        """

    @abstractmethod
    async def delete(self, table: str) -> None:
        """Delete a table with its log, if it exists."""

    @abstractmethod
    def tables(self) -> AsyncIterator[str]:
        """The names of all tables."""

    @abstractmethod
    async def whole(self, table: str) -> tuple[Summary, list[Entry]] | None:
        """A consistent snapshot of a table, for an archive; None if it does not exist."""

    @abstractmethod
    async def rescue(self, table: str) -> Rescued:
        """What can be read of a table, and what is wrong with it."""

    @abstractmethod
    async def adopt(self, summary: Summary, entries: Sequence[Entry]) -> bool:
        """Import a whole table from an archive; False if the name exists already."""


def check_numbers(entries: Sequence[Entry]) -> None:
    """Raise `ValueError` unless the entries are a whole log: 1, 2, 3 and so on, at least one."""
    if not entries or [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
        raise ValueError("not a whole log")
