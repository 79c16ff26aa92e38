"""Expiry in SQLite: old tables are deleted a few at a time while others play, and the file shrinks afterwards.

Expired tables are found by the index on phase and time, without a lock. Only the deletion itself makes writers wait, so
a step deletes few entries; then the write-ahead log is checkpointed, so that it does not grow by everything that is
deleted.
"""

import logging
import shutil
import sqlite3
import time
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from kasimir.server.storage.sqlite_file import connect, files_of, is_damage, transaction
from kasimir.server.storage.sqlite_housekeeping import BREATH, empty_log, move_log, note_places
from kasimir.server.storage.sqlite_journal import NOBODY, set_writer

log = logging.getLogger("kasimir.server")

STEP_TABLES = 200
STEP_ENTRIES = 1000
"""Maximum number of entries deleted per step, unless they belong to one table: writers wait for that long."""
FREE_SHARE = 0.25
"""The part of a file that may be free before it is shrunk."""
FREE_PAGES = 1000
"""Fewer free pages are not worth the work: they will be used again."""
VACUUM_PAGES = 200
"""Pages by which a file is shrunk at a time."""
SMALL_FILE = 64 << 20
"""Bytes: a file of this size is rewritten in about a second."""
INCREMENTAL = 2
"""SQLite's value for files that can be shrunk step by step (incremental vacuum)."""

# The last entry keeps its place but belongs to no table, so that no id is ever used twice.
LAST_ENTRY = "INSERT INTO kasimir_journal (table_id, number, at, body, secret) VALUES ('', 0, 0, x'', x'')"
PURGE = """
    DELETE FROM kasimir_journal WHERE id > (SELECT id FROM kasimir_placed)
    AND id < (SELECT max(id) FROM kasimir_journal) AND table_id NOT IN (SELECT id FROM kasimir_tables)
"""
DUE = """
    SELECT id, changed FROM kasimir_tables
    WHERE phase = ?1 AND changed < ?2 AND (changed, id) > (?3, ?4) ORDER BY changed, id LIMIT ?5
"""
NEW = "SELECT DISTINCT table_id FROM kasimir_journal WHERE id > (SELECT id FROM kasimir_placed)"
ENTRIES = "SELECT count(*) FROM kasimir_places WHERE table_id = ?"
PLAYED_SINCE = """
    SELECT count(*), coalesce(max(at >= ?2), 0) FROM kasimir_places AS place JOIN kasimir_journal AS entry USING (id)
    WHERE place.table_id = ?1
"""


class Position(NamedTuple):
    """How far the tables of a phase have been scanned: the last one's time and name."""

    changed: float = float("-inf")
    table: str = ""


class Step(NamedTuple):
    """The result of a step, and where the next one continues; None if nothing is left."""

    deleted: int
    next: Position | None
    seconds: float
    """The longest time that writers had to wait, in seconds."""


def forget_some(connection: sqlite3.Connection, phase: str, before: float, after: Position) -> Step:
    """Delete the oldest expired tables of a phase."""
    note_places(connection, BREATH)
    with transaction(connection, "DEFERRED"):
        due, following = choose(connection, phase, before, after)
    seconds, deleted = 0.0, 0
    if due:
        began = time.monotonic()
        deleted = erase_readable(connection, due)
        seconds = time.monotonic() - began
        move_log(connection)
    return Step(deleted, following, seconds)


def choose(
    connection: sqlite3.Connection, phase: str, before: float, after: Position
) -> tuple[dict[str, int], Position | None]:
    """The next expired tables with their numbers of entries, few enough for one step, and how far that is."""
    rows = connection.execute(DUE, (phase, before, *after, STEP_TABLES)).fetchall()
    due: dict[str, int] = {}
    for table, changed in rows:
        count, is_played = played_since(connection, table, before)
        if due and sum(due.values()) + count > STEP_ENTRIES:
            return due, after
        after = Position(changed, table)
        if not is_played:
            due[table] = count
    return due, after if len(rows) == STEP_TABLES else None


def played_since(connection: sqlite3.Connection, table: str, since: float) -> tuple[int, bool]:
    """The number of entries, and whether any is newer than `since`; unknown for a damaged table, so it stays."""
    try:
        count, is_played = connection.execute(PLAYED_SINCE, (table, since)).fetchone()
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        return 0, True
    return count, bool(is_played)


def erase_readable(connection: sqlite3.Connection, due: Mapping[str, int]) -> int:
    """Delete tables in one step; in a damaged file one by one, except those next to the damage."""
    try:
        with transaction(connection):
            return erase(connection, due)
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
    if len(due) == 1:
        return 0
    return sum(erase_readable(connection, {table: count}) for table, count in due.items())


def erase(connection: sqlite3.Connection, due: Mapping[str, int]) -> int:
    """Delete tables, except those that were written to since they were chosen; they are checked again later."""
    connection.execute(LAST_ENTRY)
    touched = {table for (table,) in connection.execute(NEW)}
    chosen = [
        (table,)
        for table, count in due.items()
        if table not in touched and connection.execute(ENTRIES, (table,)).fetchone() == (count,)
    ]
    deleted = connection.executemany("DELETE FROM kasimir_tables WHERE id = ?", chosen).rowcount
    set_writer(connection, NOBODY)
    return max(deleted, 0)


def erase_table(connection: sqlite3.Connection, table: str) -> None:
    """Delete a table, also from the write-ahead log."""
    note_places(connection, BREATH)  # before the lock, so that little is left to do while others wait
    with transaction(connection):
        connection.execute(LAST_ENTRY)
        connection.execute("DELETE FROM kasimir_tables WHERE id = ?", (table,))
        connection.execute(PURGE)
        set_writer(connection, NOBODY)
    empty_log(connection)


def purge(connection: sqlite3.Connection) -> None:
    """Remove all traces of deleted tables from the journal and the write-ahead log."""
    with transaction(connection):
        connection.execute(PURGE)
    empty_log(connection)


def shrink_some(connection: sqlite3.Connection) -> float | None:
    """Return some free pages to the disk, if there are many; the seconds that writers waited, None if done."""
    [kind] = connection.execute("PRAGMA auto_vacuum").fetchone()
    [free] = connection.execute("PRAGMA freelist_count").fetchone()
    [pages] = connection.execute("PRAGMA page_count").fetchone()
    if kind != INCREMENTAL or free < max(FREE_PAGES, FREE_SHARE * pages):
        return None
    began = time.monotonic()
    # As a script: `execute` stops after one page, because a page is a row without columns.
    connection.executescript(f"PRAGMA incremental_vacuum({VACUUM_PAGES})")
    seconds = time.monotonic() - began
    move_log(connection)
    return seconds


def compact(file: Path) -> None:
    """Rewrite a file that cannot be shrunk step by step yet, if that is quick or half of it is free.

    Called before a server starts: nobody else may have the file open. A failure costs nothing but space. The log of a
    killed server must be checked before SQLite opens it (see `wal_recovery.py`): then the file is rewritten another
    time.
    """
    if not file.is_file() or not file.stat().st_size or any(left.exists() for left in files_of(file)[1:]):
        return
    try:
        opened = connect(file, "FULL")
    except sqlite3.Error:
        return  # reported when the server opens it
    try:
        with closing(opened) as connection:
            if wants_vacuum(connection, file):
                log.info("rewriting the database so that it can shrink: %d MB", file.stat().st_size >> 20)
                connection.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
                connection.execute("VACUUM")
                empty_log(connection)
    except (sqlite3.Error, OSError) as error:
        log.warning("the database could not be rewritten: %s", error)


def wants_vacuum(connection: sqlite3.Connection, file: Path) -> bool:
    """Whether to rewrite a file: meanwhile its content is on the disk three times."""
    [kind] = connection.execute("PRAGMA auto_vacuum").fetchone()
    [free] = connection.execute("PRAGMA freelist_count").fetchone()
    [pages] = connection.execute("PRAGMA page_count").fetchone()
    size = file.stat().st_size
    needed = 2 * size * (pages - free) // max(pages, 1)
    is_worth_it = size <= SMALL_FILE or 2 * free > pages
    return bool(kind != INCREMENTAL and is_worth_it and shutil.disk_usage(file.parent).free > 2 * needed)
