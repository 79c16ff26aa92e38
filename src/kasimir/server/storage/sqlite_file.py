"""Creating and opening the SQLite file, and classifying SQLite's errors."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BUSY_SECONDS = 15.0
"""Seconds that we wait for another process that is writing."""
BUSY_DELAY = 0.001
"""A shorter sleep is none for an event loop."""
KIND_OF_ERROR = 0xFF
"""The bits of an error code that hold the primary result code; the others are details."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNREADABLE = (*DAMAGED, sqlite3.SQLITE_IOERR)
"""Also the answer of a disk with an unreadable sector."""


def kind_of(error: BaseException | None) -> int | None:
    """The primary result code of an SQLite error; None for other errors."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & KIND_OF_ERROR


def is_damage(error: BaseException | None) -> bool:
    """Whether SQLite reports that the file is damaged."""
    return kind_of(error) in DAMAGED


def files_of(database: Path) -> list[Path]:
    """The files of an open database."""
    return [database, Path(f"{database}-wal"), Path(f"{database}-shm")]


def is_same(file: Path, opened: os.stat_result) -> bool:
    """Whether a file is still the one that we have opened."""
    try:
        return os.path.samestat(opened, file.stat())
    except OSError:
        return False


def make_private_file(file: Path) -> None:
    """Create an empty file that only its owner can open; leaves an existing one unchanged."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def connect(file: Path, synchronous: str) -> sqlite3.Connection:
    """Open the file with our settings."""
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
    # New files only: allows shrinking step by step. See `sqlite_expiry.py` for older ones.
    connection.execute("PRAGMA auto_vacuum = INCREMENTAL")
    write_ahead(connection)
    connection.execute(f"PRAGMA synchronous = {synchronous}")
    connection.execute("PRAGMA foreign_keys = ON")
    # Privacy: overwrite deleted data.
    connection.execute("PRAGMA secure_delete = ON")
    return connection


def write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to a write-ahead log; if several processes do so at once, some have to retry."""
    patience = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as error:
            if not is_busy(error, patience):
                raise
            time.sleep(BUSY_DELAY)
        else:
            return


def is_busy(error: sqlite3.OperationalError, patience: float) -> bool:
    """Whether another process is writing and the time to wait is not over."""
    return kind_of(error) == sqlite3.SQLITE_BUSY and time.monotonic() < patience


def connect_to_look(file: Path) -> sqlite3.Connection:
    """Open a file read-only, also while a server writes to it; changes neither the file nor its log.

    Without a log nobody uses the file, so it can be opened as immutable, and SQLite need not create a log.
    """
    how = "mode=ro&readonly_shm=1" if Path(f"{file}-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, isolation_level=None)


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    """A transaction. An immediate one begins when no other process is writing; a deferred one only reads.

    After SQLite has found damage, it can only be rolled back.
    """
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        if connection.in_transaction and kind == "IMMEDIATE":
            connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
