"""Indexes where the entries of a table are in the journal, and checkpoints the write-ahead log, while others write.

Writers wait during each batch, so batches are small and cheap: the index entries are first sorted in memory, so that
those of a table are adjacent. When all are indexed, those entries need not be scanned any more; until then some are
found both ways.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from kasimir.server.storage.sqlite_file import BUSY_SECONDS, is_damage, kind_of, transaction
from kasimir.server.storage.sqlite_logs import ID, NAMES, TABLE, chain_log, last_id, walk

BATCH = 500
"""Index entries per batch: writers wait for that long."""
BREATH = 8.0
"""After a batch, writers get this multiple of its duration before the next one."""

LONGEST_LOG = 500
"""Pages after which SQLite's write-ahead log restarts."""
LONGEST_CHAINING = 0.02
"""Seconds that writers wait while older logs are chained."""
MOMENT = 50
"""Milliseconds that everybody waits for a reader."""
STEP_DELAY = 0.2
"""Seconds for writers before we retry."""

MAKE_ROOM = "CREATE TEMP TABLE IF NOT EXISTS kasimir_sorted (table_id, number, id)"
SORT = """
    INSERT INTO kasimir_sorted (table_id, number, id)
    SELECT table_id, number, id FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) AND id <= ? ORDER BY table_id, number
"""
# A table may have been deleted since, and imported again from an archive; and a killed process may have done part
# of this before.
NOTE = """
    INSERT OR REPLACE INTO kasimir_places (table_id, number, id)
    SELECT table_id, number, id FROM kasimir_sorted
    WHERE rowid BETWEEN ? AND ?
    AND id IN (SELECT id FROM kasimir_journal) AND table_id IN (SELECT id FROM kasimir_tables)
"""
ALL_NOTED = "UPDATE kasimir_placed SET id = max(id, ?)"


def note_places(connection: sqlite3.Connection, breath: float = 0.0) -> None:
    """Index all entries that are in the journal now.

    Commits do not wait for the disk: until the index is durable, the entries are scanned.
    """
    if not (last := last_id(connection, 0)):
        return
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(MAKE_ROOM)
    try:
        with without_waiting(connection):
            count, last = sort_places(connection, last)
            for first in range(1, count + 1, BATCH):
                with batch(connection, breath):
                    connection.execute(NOTE, (first, first + BATCH - 1))
                bound_log(connection)
            with batch(connection, breath):
                connection.execute(ALL_NOTED, (last,))
    finally:
        connection.execute("DELETE FROM kasimir_sorted")


def sort_places(connection: sqlite3.Connection, last: int) -> tuple[int, int]:
    """Sort the new index entries; returns their number, and the last id. Skips what cannot be read."""
    try:
        return connection.execute(SORT, (last,)).rowcount, last
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    connection.execute("DELETE FROM kasimir_sorted")
    [placed] = connection.execute("SELECT id FROM kasimir_placed").fetchone()
    found = sorted((row[TABLE], row[0], row[ID]) for row in walk(connection, placed))
    connection.executemany("INSERT INTO kasimir_sorted (table_id, number, id) VALUES (?, ?, ?)", found)
    return len(found), max((row[2] for row in found), default=placed)


def chain_some(connection: sqlite3.Connection) -> float | None:
    """Chain some logs from before the checksum chain; the seconds that writers waited, None if done."""
    began = time.monotonic()
    row = connection.execute("SELECT after_table FROM kasimir_unchained").fetchone()
    if row is None:
        return None
    names = [name for (name,) in connection.execute(NAMES, (row[0], BATCH))]
    with without_waiting(connection):
        for name in names:
            chain_if_readable(connection, name)
            if time.monotonic() - began > LONGEST_CHAINING:
                break
        if names:
            connection.execute("UPDATE kasimir_unchained SET after_table = ?", (name,))
        else:
            connection.execute("DELETE FROM kasimir_unchained")
    seconds = time.monotonic() - began
    bound_log(connection)
    return seconds


def chain_if_readable(connection: sqlite3.Connection, table: str) -> None:
    """Chain a log; a damaged one is reported when it is read."""
    try:
        with transaction(connection):
            chain_log(connection, table)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise


@contextmanager
def batch(connection: sqlite3.Connection, breath: float) -> Iterator[None]:
    """Work that blocks writers, followed by a pause for them."""
    with transaction(connection):
        began = time.monotonic()
        yield
    time.sleep(breath * (time.monotonic() - began))


WAITS = ("synchronous", "wal_autocheckpoint")
"""The conditions under which a commit waits for the disk: durable mode, or a long write-ahead log."""


@contextmanager
def without_waiting(connection: sqlite3.Connection) -> Iterator[None]:
    """Commits do not wait for the disk in here; afterwards they do again, if they did before."""
    before = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in WAITS}
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    try:
        yield
    finally:
        for name, value in before.items():
            connection.execute(f"PRAGMA {name} = {value}")


def move_log(connection: sqlite3.Connection) -> bool:
    """Checkpoint most of the log while others write, and the rest while they wait; returns whether it is complete.

    The file keeps its length and is overwritten from the start: that costs a disk half as much as appending.
    """
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    return checkpoint(connection, "RESTART")


def bound_log(connection: sqlite3.Connection) -> None:
    """Checkpoint while others write; they wait only if the log is long."""
    [_, pages, _] = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages > LONGEST_LOG:
        checkpoint(connection, "RESTART")


def empty_log(connection: sqlite3.Connection) -> None:
    """Checkpoint everything, synced to disk, and truncate the log; raises `OperationalError` if that fails."""
    deadline = time.monotonic() + BUSY_SECONDS
    while not checkpoint(connection, "TRUNCATE"):
        if time.monotonic() > deadline:
            raise sqlite3.OperationalError("a reader blocks the checkpoint")
        time.sleep(STEP_DELAY)


def checkpoint(connection: sqlite3.Connection, kind: str) -> bool:
    """Checkpoint while writers wait; returns whether it is complete. Waits only briefly for readers."""
    [patience] = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {MOMENT}")
    try:
        [is_busy, _, _] = connection.execute(f"PRAGMA wal_checkpoint({kind})").fetchone()
    except sqlite3.OperationalError as error:
        if kind_of(error) != sqlite3.SQLITE_BUSY:
            raise
        return False
    finally:
        connection.execute(f"PRAGMA busy_timeout = {patience}")
    return not is_busy
