"""How it is noted where the entries of a table lie in the journal of the SQLite store, while others go on writing.

Each batch is written while everybody else waits, so batches are small and cheap: what is to be noted is sorted first,
in memory, so that the places of a table come to lie together. When all are noted, nobody looks through those entries
any more; until then some are found both ways.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from kasimir.server.store.files import BUSY_SECONDS, is_damage, kind_of, transaction
from kasimir.server.store.logs import ID, NAMES, TABLE, chain_log, last_id, walk

BATCH = 500
"""Places that are noted at a time: others wait for so long."""
BREATH = 8.0
"""So many times as long as a batch took others may write before the next one: they hardly notice then."""

LONGEST_LOG = 500
"""Pages after which SQLite's own log begins anew."""
LONGEST_CHAINING = 0.02
"""Seconds for which others wait while older logs get their links."""
MOMENT = 50
"""Milliseconds for which everybody waits for somebody who reads."""
PAUSE = 0.2
"""Seconds in which others may write before we try again."""

MAKE_ROOM = "CREATE TEMP TABLE IF NOT EXISTS kasimir_sorted (table_id, number, id)"
SORT = """
    INSERT INTO kasimir_sorted (table_id, number, id)
    SELECT table_id, number, id FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) AND id <= ? ORDER BY table_id, number
"""
# A table may have been deleted since, and taken in again from an archive; and a process that was killed may have got as
# far as this before.
NOTE = """
    INSERT OR REPLACE INTO kasimir_places (table_id, number, id)
    SELECT table_id, number, id FROM kasimir_sorted
    WHERE rowid BETWEEN ? AND ?
    AND id IN (SELECT id FROM kasimir_journal) AND table_id IN (SELECT id FROM kasimir_tables)
"""
ALL_NOTED = "UPDATE kasimir_placed SET id = max(id, ?)"


def note_places(connection: sqlite3.Connection, breath: float = 0.0) -> None:
    """Note where all entries lie that are in the journal now.

    Nobody waits for the disk meanwhile: until it was noted there, one has to look through the entries.
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
    """Sort what is to be noted; tell how much that is, and up to which id. What cannot be read is passed over."""
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
    """Give some logs that are older than the chain their links; the seconds that others waited, None if all is done."""
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
    """Give a log its links; one that is damaged is told when it is read."""
    try:
        with transaction(connection):
            chain_log(connection, table)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise


@contextmanager
def batch(connection: sqlite3.Connection, breath: float) -> Iterator[None]:
    """Some work for which others have to wait, and the time that they get for it afterwards."""
    with transaction(connection):
        began = time.monotonic()
        yield
    time.sleep(breath * (time.monotonic() - began))


WAITS = ("synchronous", "wal_autocheckpoint")
"""What makes a commit wait for the disk: it is to be there, or SQLite's own log has got long."""


@contextmanager
def without_waiting(connection: sqlite3.Connection) -> Iterator[None]:
    """Commits do not wait for the disk here; whatever happens, they do afterwards, if they did before."""
    before = {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in WAITS}
    connection.execute("PRAGMA synchronous = NORMAL")
    connection.execute("PRAGMA wal_autocheckpoint = 0")
    try:
        yield
    finally:
        for name, value in before.items():
            connection.execute(f"PRAGMA {name} = {value}")


def move_log(connection: sqlite3.Connection) -> bool:
    """Move most of SQLite's own log while others write on, and the last of it while they wait; whether that was done.

    Its file keeps its length and is written over from the start: to a disk that costs half as much as to append.
    """
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    return checkpoint(connection, "RESTART")


def bound_log(connection: sqlite3.Connection) -> None:
    """Move SQLite's own log while others write on; they wait only if it has got long."""
    [_, pages, _] = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    if pages > LONGEST_LOG:
        checkpoint(connection, "RESTART")


def empty_log(connection: sqlite3.Connection) -> None:
    """Move all of SQLite's own log into the database, on the disk, and leave nothing of it; an error if that fails."""
    deadline = time.monotonic() + BUSY_SECONDS
    while not checkpoint(connection, "TRUNCATE"):
        if time.monotonic() > deadline:
            raise sqlite3.OperationalError("somebody reads the database all the time")
        time.sleep(PAUSE)


def checkpoint(connection: sqlite3.Connection, kind: str) -> bool:
    """Move the log while everybody waits; whether it was done. Whoever is reading is waited for only for a moment."""
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
