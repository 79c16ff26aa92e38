"""How entries get from the journal of the SQLite store to their places, while others go on writing.

Each batch is written while everybody else waits, so batches are small and cheap: what is to be moved is sorted first,
in memory, so that the entries of a table come to lie on the same few pages. Entries are taken out of the journal when
all of a load are in place; until then some are in both, and whoever reads finds them once.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager

from kasimir.server.store.journal import transaction

LOAD = 20_000
"""Entries that are sorted at a time."""
BATCH = 500
"""Entries that are put in place at a time: others wait for so long."""
BREATH = 8.0
"""So many times as long as a batch took others may write before the next one: they hardly notice then."""

COLUMNS = "table_id, number, at, body, secret"
MAKE_ROOM = f"CREATE TEMP TABLE IF NOT EXISTS kasimir_moving ({COLUMNS})"
SORT = f"""
    INSERT INTO kasimir_moving ({COLUMNS})
    SELECT {COLUMNS} FROM kasimir_journal WHERE id <= ? ORDER BY table_id, number
"""
# A table may have been deleted since, and a process that was killed may have got as far as this before.
PUT = f"""
    INSERT OR IGNORE INTO kasimir_entries ({COLUMNS})
    SELECT {COLUMNS} FROM kasimir_moving WHERE rowid BETWEEN ? AND ? AND table_id IN (SELECT id FROM kasimir_tables)
"""
END_OF_LOAD = "SELECT max(id) FROM (SELECT id FROM kasimir_journal WHERE id <= ? ORDER BY id LIMIT ?)"
TAKE_OUT = """
    DELETE FROM kasimir_journal WHERE id IN (SELECT id FROM kasimir_journal WHERE id <= ? ORDER BY id LIMIT ?)
"""


def put_in_place(connection: sqlite3.Connection, breath: float = 0.0) -> None:
    """Move what is in the journal now to where its table's entries are, a load after the other.

    Nobody waits for the disk meanwhile: until a batch has got there, its entries are where they were.
    """
    [last] = connection.execute("SELECT max(id) FROM kasimir_journal").fetchone()
    with without_waiting(connection):
        while last and (end := connection.execute(END_OF_LOAD, (last, LOAD)).fetchone()[0]):
            move_load(connection, end, breath)


def move_load(connection: sqlite3.Connection, end: int, breath: float) -> None:
    """Move the entries of the journal up to one of them."""
    connection.execute("PRAGMA temp_store = MEMORY")
    connection.execute(MAKE_ROOM)
    try:
        count = connection.execute(SORT, (end,)).rowcount
        for first in range(1, count + 1, BATCH):
            with batch(connection, breath):
                connection.execute(PUT, (first, first + BATCH - 1))
        take_out(connection, end, breath)
    finally:
        connection.execute("DELETE FROM kasimir_moving")


def take_out(connection: sqlite3.Connection, end: int, breath: float) -> None:
    """Take entries that are in place out of the journal."""
    taken = BATCH
    while taken == BATCH:
        with batch(connection, breath):
            taken = connection.execute(TAKE_OUT, (end, BATCH)).rowcount


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


def move_log(connection: sqlite3.Connection) -> None:
    """Move most of SQLite's own log while others write on, and only the last of it while they wait.

    Its file keeps its length and is written over from the start: to a disk that costs half as much as to append.
    """
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    connection.execute("PRAGMA wal_checkpoint(RESTART)")
