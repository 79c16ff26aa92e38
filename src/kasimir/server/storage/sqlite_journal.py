"""Appends entries to SQLite: inserted immediately, synced in groups, indexed later.

An insert takes microseconds, so the event-loop thread does it itself: another thread would wait for the interpreter
lock at every statement. Then one fsync serves the whole group (group commit); a fast disk is waited for directly, a
slow one in another thread. Entries are not sent to players before that.

Entries are appended to one table, `kasimir_journal`, so that a group shares a few pages, and stay there. From time to
time another thread indexes in `kasimir_places` where they are: see `sqlite_housekeeping.py`. Readers find older entries
by the index, and scan the newest.
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
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.storage.base import Append
from kasimir.server.storage.checksum_chain import Linked, add_link, chained, first_link
from kasimir.server.storage.sqlite_file import BUSY_DELAY, BUSY_SECONDS, connect, is_busy, is_damage, transaction
from kasimir.server.storage.sqlite_logs import chain_log

QUICK = 0.003
"""Seconds in which a fast disk syncs a group: handing the interpreter lock to another thread costs as much."""
LONGEST = 40_000
"""Entries that a process appends before they are indexed."""
HEAVY = 500
"""Pages that a process adds to the write-ahead log before it is checkpointed: 2 MB."""
PAGE_BYTES = 4096
ROW_BYTES = 80
"""Overhead of an entry in bytes."""
PAGES_A_SUMMARY = 4
"""The page of an entry, and those of its indexes."""

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
# SQLite takes the link from the row with the highest number.
LAST_OF_NEW = """
    SELECT table_id, max(number), link FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) GROUP BY table_id
"""
LAST_IN_PLACE = """
    SELECT place.number, entry.number, entry.link FROM kasimir_places AS place
    LEFT JOIN kasimir_journal AS entry USING (id) WHERE place.table_id = ? ORDER BY place.number DESC LIMIT 1
"""
NOBODY = ""
"""The writer name after a change that bypasses the journal."""

Row = tuple[Any, ...]


class Last(NamedTuple):
    """The last entry of a table; number 0 if there is none."""

    number: int
    link: bytes


class UnreadableTable(Exception):  # noqa: N818
    """The last entry of a table is in a damaged part of the file."""

    def __init__(self, table: str) -> None:
        super().__init__(table)
        self.table = table


class Journal:
    """Appends groups of entries."""

    def __init__(self, file: Path, *, durable: bool, server_id: str = "") -> None:
        """Without `durable` commits do not wait for the disk.

        Processes with the same `server_id` never write to the same table, so their caches stay valid when others
        of them write.
        """
        self._file, self._durable = file, durable
        self._thread = ThreadPoolExecutor(1, "kasimir-sync")
        self._connection: sqlite3.Connection | None = None
        self._log: int | None = None
        self._is_quick = False
        self.added = 0
        """Entries that are not indexed yet."""
        self.pages = 0
        """Approximate number of pages written since the last checkpoint."""
        self.in_doubt = False
        """Whether a sync has failed: then it is unknown what is on the disk."""
        self._server_id = server_id or secrets.token_hex(8)
        self._seen: Row | None = None
        """The last writer when we checked; we choose a new name whenever we write after somebody else."""
        self._last: dict[str, Last] = {}
        """The last entries of tables, as far as they are cached."""

    def open(self) -> None:
        """Connect, in the thread that will append."""
        self._connection = connect(self._file, "NORMAL")
        # The event loop must not block while another process writes: see `_insert`.
        self._connection.execute("PRAGMA busy_timeout = 0")
        # Checkpoints are slow: another thread does them (see `is_long`).
        self._connection.execute("PRAGMA wal_autocheckpoint = 0")
        if self._durable and Path(f"{self._file}-wal").exists():
            # A killed server may not have synced its last entries, which will be sent to players now.
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
        """Append the valid entries of a group; returns their tables when they are durable."""
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
        """Wait for the disk: directly if the last sync was fast, otherwise in another thread."""
        if self._is_quick:
            took = sync(self._log_file())
        else:
            took = await asyncio.get_running_loop().run_in_executor(self._thread, sync, self._log_file())
        self._is_quick = took < QUICK

    def is_log_gone(self) -> bool:
        """Whether the write-ahead log was deleted while we write to it."""
        return self._log is not None and os.fstat(self._log).st_nlink == 0

    def is_long(self) -> bool:
        """Whether the journal should be indexed."""
        return self.added >= LONGEST

    def is_heavy(self) -> bool:
        """Whether the write-ahead log should be checkpointed."""
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
            await asyncio.sleep(BUSY_DELAY)

    def _add_group(self, connection: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
        """Append the valid entries of a group; returns their tables. An unreadable table does not affect the others."""
        while True:
            try:
                return self._add_at_once(connection, group)
            except UnreadableTable as error:
                group = [append for append in group if append.table != error.table]

    def _add_at_once(self, connection: sqlite3.Connection, group: Sequence[Append]) -> set[str]:
        """The same in one transaction."""
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
        """Clear the cache of last entries if a process outside our group has written."""
        row = connection.execute("SELECT name FROM kasimir_writer").fetchone()
        if row == self._seen and self._last:
            return
        self._last = {table: Last(number, link) for table, number, link in connection.execute(LAST_OF_NEW)}
        if row is None or not row[0].startswith(self._server_id):
            row = (f"{self._server_id} {secrets.token_hex(8)}",)
            set_writer(connection, *row)
        self._seen = row

    def _is_next(self, connection: sqlite3.Connection, append: Append) -> bool:
        """Whether an entry is the next of its table; False if the one before cannot be read."""
        last = self._last.get(append.table) or self._look_up(connection, append.table)
        return last is not None and append.entry.number == last.number + 1

    def _look_up(self, connection: sqlite3.Connection, table: str) -> Last | None:
        """The last entry of a table; a log from before the chain is chained. None if it is damaged."""
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
        """The descriptor of the write-ahead log, which stays the same file while we are connected."""
        if self._log is None:
            self._log = os.open(f"{self._file}-wal", os.O_RDWR)
        return self._log


def sync(file: int) -> float:
    """Sync a file to disk; returns the seconds that it took."""
    began = time.monotonic()
    if sys.platform == "darwin":  # on macOS, only this flushes the disk's own cache
        import fcntl

        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    elif sys.platform == "win32":
        os.fsync(file)
    else:
        os.fdatasync(file)
    return time.monotonic() - began


def set_writer(connection: sqlite3.Connection, name: str) -> None:
    """Store who wrote last."""
    connection.execute("DELETE FROM kasimir_writer")
    connection.execute("INSERT INTO kasimir_writer (name) VALUES (?)", (name,))


def pages_of(group: Sequence[Append]) -> int:
    """The approximate number of pages of a group."""
    size = sum(len(append.entry.body) + len(append.entry.secret) + ROW_BYTES for append in group)
    summaries = sum(append.summary is not None for append in group)
    return 2 + size // PAGE_BYTES + PAGES_A_SUMMARY * summaries


def summary_row(summary: Summary, entries: int) -> Row:
    """The row of a summary, with the number of entries."""
    return summary.table, summary.game, summary.phase, summary.listed, summary.changed, summary.label, entries


def entry_row(table: str, linked: Linked) -> Row:
    """The row of an entry."""
    entry = linked.entry
    return table, entry.number, entry.at, entry.body, entry.secret, linked.link, linked.secret_sum


def give_up_writing(connection: sqlite3.Connection) -> None:
    """Clear the name of the last writer, so that the next writer has to write something."""
    with transaction(connection):
        set_writer(connection, NOBODY)


def add_whole(connection: sqlite3.Connection, summary: Summary, entries: Sequence[Entry]) -> bool:
    """Add a table with its log, unless the name exists."""
    table = summary.table
    with transaction(connection):
        if not connection.execute(ADD_TABLE, summary_row(summary, len(entries))).rowcount:
            return False
        connection.executemany(ADD_ENTRY, [entry_row(table, linked) for linked in chained(table, entries)])
        set_writer(connection, NOBODY)
        return True
