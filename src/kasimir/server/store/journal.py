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
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kasimir.core.errors import StoreDown
from kasimir.server.store.base import Append, Entry, Summary

BUSY_SECONDS = 15.0
"""How long we wait for another process that is writing."""
BUSY_PAUSE = 0.001
"""Less than that is no pause at all to an event loop."""
QUICK = 0.003
"""Seconds within which a quick disk has written a group: to pass the interpreter to another thread costs as much."""
KIND_OF_ERROR = 0xFF
"""The bits of an error's number that say of which kind it is; the others tell more."""
LONGEST = 40_000
"""Entries that a process adds before their places are noted."""

ADD_TABLE = """
    INSERT INTO kasimir_tables (id, game, phase, listed, changed, label) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT DO NOTHING
"""
ADD_ENTRY = "INSERT INTO kasimir_journal (table_id, number, at, body, secret) VALUES (?, ?, ?, ?, ?)"
UPDATE = "UPDATE kasimir_tables SET game = ?2, phase = ?3, listed = ?4, changed = ?5, label = ?6 WHERE id = ?1"
LAST_OF_NEW = """
    SELECT table_id, max(number) FROM kasimir_journal WHERE id > (SELECT id FROM kasimir_placed) GROUP BY table_id
"""
LAST_IN_PLACE = "SELECT max(number) FROM kasimir_places WHERE table_id = ?"
NOBODY = ""
"""The writer's name after a change that does not go by a journal."""

Row = tuple[Any, ...]


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
        self.in_doubt = False
        """Whether the disk has failed to take what was committed: nobody knows then what is on it."""
        self._house = house or secrets.token_hex(8)
        self._seen: Row | None = None
        """Who wrote last, when we looked; the name is another one whenever our house writes after somebody else."""
        self._last: dict[str, int | None] = {}
        """The number of the last entry of tables, as far as it is known; None where there is none."""

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
        """Add what can be added of a group, in one transaction; tell the tables of what was."""
        with transaction(connection):
            self._look_around(connection)
            accepted = [append for append in group if self._is_next(connection, append)]
            for append in accepted:
                if append.summary:
                    statement = ADD_TABLE if append.is_first else UPDATE
                    connection.execute(statement, summary_row(append.summary))
            connection.executemany(ADD_ENTRY, [entry_row(append.table, append.entry) for append in accepted])
        self._last.update((append.table, append.entry.number) for append in accepted)
        return {append.table for append in accepted}

    def _look_around(self, connection: sqlite3.Connection) -> None:
        """What is known of the last entries holds as long as nobody outside the house writes."""
        row = connection.execute("SELECT name FROM kasimir_writer").fetchone()
        if row == self._seen and self._last:
            return
        self._last = dict(connection.execute(LAST_OF_NEW))
        if row is None or not row[0].startswith(self._house):
            row = (f"{self._house} {secrets.token_hex(8)}",)
            set_writer(connection, *row)
        self._seen = row

    def _is_next(self, connection: sqlite3.Connection, append: Append) -> bool:
        """Whether an entry is the next of its table."""
        table = append.table
        if table not in self._last:
            [self._last[table]] = connection.execute(LAST_IN_PLACE, (table,)).fetchone()
        return append.entry.number == (self._last[table] or 0) + 1

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


def connect(file: Path, synchronous: str) -> sqlite3.Connection:
    """Open the file with our settings."""
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
    # Of a new file only: so it can be shrunk step by step. See `forgetting.py` for older ones.
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    write_ahead(connection)
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("PRAGMA foreign_keys = ON")
    # Children play here: what is deleted is overwritten.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log; of several processes that do so at once some are refused, for a moment."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not is_busy(error, patience):
                raise
            time.sleep(BUSY_PAUSE)
        else:
            return


def is_busy(error: sqlite3.OperationalError, patience: float) -> bool:
    """Whether only somebody else is writing, and we still have patience."""
    return error.sqlite_errorcode & KIND_OF_ERROR == sqlite3.SQLITE_BUSY and time.monotonic() < patience


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    """All or nothing. An immediate one begins when no other process is writing."""
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        if connection.in_transaction:
            connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def set_writer(connection: sqlite3.Connection, name: str) -> None:
    """Say who has written last."""
    connection.execute("DELETE FROM kasimir_writer")
    connection.execute("INSERT INTO kasimir_writer (name) VALUES (?)", (name,))


def summary_row(summary: Summary) -> Row:
    """A summary as its row."""
    return summary.table, summary.game, summary.phase, summary.listed, summary.changed, summary.label


def entry_row(table: str, entry: Entry) -> Row:
    """An entry as its row."""
    return table, entry.number, entry.at, entry.body, entry.secret
