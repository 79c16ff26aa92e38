"""How entries get into the SQLite store: inserted at once, on the disk group by group, their places noted later.

An insert takes microseconds, so the thread that serves the players makes it itself: another thread
would wait for the interpreter at every statement. Then one wait for the disk serves the whole group; a quick disk is
waited for on the spot, a slow one in another thread. Nobody is told of an entry before that.

Entries go to the end of one table, `kasimir_journal`, so that those of a group share a few pages, and stay there. From
time to time another thread notes in `kasimir_places` where they lie: see `tidying.py`. Whoever reads finds the older
ones there, and looks through the newest.
"""

import asyncio
import os
import secrets
import sqlite3
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from kasimir.core.errors import StoreDown
from kasimir.server.store.base import Append, Entry, Summary
from kasimir.server.store.chain import Linked, add_link, chained, first_link
from kasimir.server.store.files import BUSY_PAUSE, BUSY_SECONDS, connect, is_busy, is_damage, transaction
from kasimir.server.store.logs import chain_log

QUICK = 0.003
"""Seconds within which a quick disk has written a group: to pass the interpreter to another thread costs as much."""
LONGEST = 40_000
"""Entries that a process adds before their places are noted."""
HEAVY = 500
"""Pages that a process adds to SQLite's own log before that is moved: 2 MB."""
PAGE_BYTES = 4096
ROW_BYTES = 80
"""What an entry takes beside its texts."""
PAGES_A_SUMMARY = 4
"""The page that it lies on, and those of its indexes."""

ADD_TABLE = """
    INSERT INTO kasimir_tables (id, game, phase, listed, changed, label, entries) VALUES (?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
ADD_ENTRY = """
    INSERT INTO kasimir_journal (table_id, number, at, body, secret, link, secret_sum) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
UPDATE = """
    UPDATE kasimir_tables SET game = ?2, phase = ?3, listed = ?4, changed = ?5, label = ?6, entries = ?7 WHERE id = ?1
"""
# SQLite takes the link from the row that has the highest number.
LAST_OF_NEW = """
    SELECT table_id, max(number), link FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) GROUP BY table_id
"""
LAST_IN_PLACE = """
    SELECT place.number, entry.number, entry.link FROM kasimir_places AS place
    LEFT JOIN kasimir_journal AS entry USING (id) WHERE place.table_id = ? ORDER BY place.number DESC LIMIT 1
"""
NOBODY = ""
"""The writer's name after a change that does not go by a journal."""

Row = tuple[Any, ...]


class Last(NamedTuple):
    """The last entry of a table; number 0 if there is none."""

    number: int
    link: bytes


class UnreadableTable(Exception):  # noqa: N818
    """The last entry of a table lies where the file is damaged."""

    def __init__(self, table: str) -> None:
        """Take the table."""
        super().__init__(table)
        self.table = table


class Journal:
    """Adds groups of entries."""

    def __init__(self, file: Path, *, durable: bool, house: str = "") -> None:
        """Take the database's file; without `durable` nobody waits for the disk.

        Processes of one house never write to the same table, so what one knows holds whatever the others write.
        """
        self._file, self._durable = file, durable
        self._thread = ThreadPoolExecutor(1, "kasimir-sync")
        self._connection: sqlite3.Connection | None = None
        self._log: int | None = None
        self._is_quick = False
        self.added = 0
        """Entries whose places were not noted yet."""
        self.pages = 0
        """About so many pages went into SQLite's own log since it was moved."""
        self.in_doubt = False
        """Whether the disk has failed to take what was committed: nobody knows then what is on it."""
        self._house = house or secrets.token_hex(8)
        self._seen: Row | None = None
        """Who wrote last, when we looked; the name is another one whenever our house writes after somebody else."""
        self._last: dict[str, Last] = {}
        """The last entry of tables, as far as it is known."""

    def open(self) -> None:
        """Connect, in the thread that will add."""
        self._connection = connect(self._file, "NORMAL")
        # Who serves the players does not stand still while another process is writing: see `_insert`.
        self._connection.execute("PRAGMA busy_timeout = 0")
        # Moving the log into the database takes its time: another thread does it (see `is_long`).
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")
        if self._durable and Path(f"{self._file}-wal").exists():
            # A server that was killed may not have come to this any more; what it wrote will be told all the same.
            sync(self._log_file())

    def close(self) -> None:
        """Disconnect."""
        self._thread.shutdown()
        if self._log is not None:
            os.close(self._log)
            self._log = None
        if self._connection:
            self._connection.close()
            self._connection = None

    async def add(self, group: Sequence[Append]) -> set[str]:
        """Add what can be added of a group, and return the tables of that when it is durable."""
        if self._connection is None:
            raise StoreDown("store.closed")
        try:
            accepted = await self._insert(self._connection, group)
            if self._durable:
                await self._wait_for_disk()
        except (sqlite3.Error, OSError) as error:
            self._last.clear()
            self.in_doubt = self.in_doubt or isinstance(error, OSError)
            raise StoreDown("store.down", detail=str(error)) from error
        self.added += len(accepted)
        self.pages += pages_of(group)
        return accepted

    async def _wait_for_disk(self) -> None:
        """Return when all is on the disk; only a disk that was quick the last time is waited for on the spot."""
        if self._is_quick:
            took = sync(self._log_file())
        else:
            took = await asyncio.get_running_loop().run_in_executor(self._thread, sync, self._log_file())
        self._is_quick = took < QUICK

    def is_log_gone(self) -> bool:
        """Whether SQLite's own log was deleted while we write to it."""
        return self._log is not None and os.fstat(self._log).st_nlink == 0

    def is_long(self) -> bool:
        """Whether places should be noted."""
        return self.added >= LONGEST

    def is_heavy(self) -> bool:
        """Whether SQLite's own log should be moved."""
        return self.pages >= HEAVY

    async def _insert(self, connection: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
        """Commit a group, as soon as no other process is writing."""
        patience = time.monotonic() + BUSY_SECONDS
        while True:
            try:
                return self._add_group(connection, group)
            except sqlite3.OperationalError as error:
                if not is_busy(error, patience):
                    raise
            await asyncio.sleep(BUSY_PAUSE)

    def _add_group(self, connection: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
        """Add what can be added of a group; tell the tables of what was. One that cannot be read spoils no other."""
        while True:
            try:
                return self._add_at_once(connection, group)
            except UnreadableTable as error:
                group = [append for append in group if append.table != error.table]

    def _add_at_once(self, connection: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
        """Add what can be added of a group, in one transaction."""
        with transaction(connection):
            self._look_around(connection)
            accepted = [append for append in group if self._is_next(connection, append)]
            for append in accepted:
                if append.summary:
                    statement = ADD_TABLE if append.is_first else UPDATE
                    connection.execute(statement, summary_row(append.summary, append.entry.number))
            linked = {append.table: add_link(self._last[append.table].link, append.entry) for append in accepted}
            connection.executemany(ADD_ENTRY, [entry_row(table, added) for table, added in linked.items()])
        self._last.update((table, Last(added.entry.number, added.link or b"")) for table, added in linked.items())
        return set(linked)

    def _look_around(self, connection: sqlite3.Connection) -> None:
        """What is known of the last entries holds as long as nobody outside the house writes."""
        row = connection.execute("SELECT name FROM kasimir_writer").fetchone()
        if row == self._seen and self._last:
            return
        self._last = {table: Last(number, link) for table, number, link in connection.execute(LAST_OF_NEW)}
        if row is None or not row[0].startswith(self._house):
            row = (f"{self._house} {secrets.token_hex(8)}",)
            set_writer(connection, *row)
        self._seen = row

    def _is_next(self, connection: sqlite3.Connection, append: Append) -> bool:
        """Whether an entry is the next of its table; nothing is, where the one before cannot be read."""
        last = self._last.get(append.table) or self._look_up(connection, append.table)
        return last is not None and append.entry.number == last.number + 1

    def _look_up(self, connection: sqlite3.Connection, table: str) -> Last | None:
        """The last entry of a table; a log that is older than the chain gets its links. None if something is wrong."""
        try:
            place, number, link = connection.execute(LAST_IN_PLACE, (table,)).fetchone() or (0, 0, first_link(table))
            link = link or chain_log(connection, table)
        except sqlite3.DatabaseError as error:
            if not is_damage(error):
                raise
            raise UnreadableTable(table) from error
        if place != number or link is None:
            return None
        self._last[table] = Last(number, link)
        return self._last[table]

    def _log_file(self) -> int:
        """SQLite's write-ahead log, which stays the same file for as long as we are connected."""
        if self._log is None:
            self._log = os.open(f"{self._file}-wal", os.O_RDWR)
        return self._log


def sync(file: int) -> float:
    """Wait until a file is on the disk; tell how many seconds that took."""
    began = time.monotonic()
    if sys.platform == "darwin":  # there, only this asks the disk itself and not just the system
        import fcntl

        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    elif sys.platform == "win32":
        os.fsync(file)
    else:
        os.fdatasync(file)
    return time.monotonic() - began


def set_writer(connection: sqlite3.Connection, name: str) -> None:
    """Say who has written last."""
    connection.execute("DELETE FROM kasimir_writer")
    connection.execute("INSERT INTO kasimir_writer (name) VALUES (?)", (name,))


def pages_of(group: Sequence[Append]) -> int:
    """About how many pages a group takes."""
    size = sum(len(append.entry.body) + len(append.entry.secret) + ROW_BYTES for append in group)
    summaries = sum(append.summary is not None for append in group)
    return 2 + size // PAGE_BYTES + PAGES_A_SUMMARY * summaries


def summary_row(summary: Summary, entries: int) -> Row:
    """A summary as its row, with how many entries there are."""
    return summary.table, summary.game, summary.phase, summary.listed, summary.changed, summary.label, entries


def entry_row(table: str, linked: Linked) -> Row:
    """An entry as its row."""
    entry = linked.entry
    return table, entry.number, entry.at, entry.body, entry.secret, linked.link, linked.secret_sum


def give_up_writing(connection: sqlite3.Connection) -> None:
    """Say that nobody of us has written last: whoever writes next has to say it anew, and so writes something."""
    with transaction(connection):
        set_writer(connection, NOBODY)


def add_whole(connection: sqlite3.Connection, summary: Summary, entries: Sequence[Entry]) -> bool:
    """Add a table with its log, unless there is one of that name."""
    table = summary.table
    with transaction(connection):
        if not connection.execute(ADD_TABLE, summary_row(summary, len(entries))).rowcount:
            return False
        connection.executemany(ADD_ENTRY, [entry_row(table, linked) for linked in chained(table, entries)])
        set_writer(connection, NOBODY)
        return True
