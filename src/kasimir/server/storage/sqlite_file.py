"""The file of the SQLite store: how it is made and opened, and how SQLite says what is wrong with it."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BUSY_SECONDS = 15.0
"""How long we wait for another process that is writing."""
BUSY_PAUSE = 0.001
"""Less than that is no pause at all to an event loop."""
KIND_OF_ERROR = 0xFF
"""The bits of an error's number that say of which kind it is; the others tell more."""
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
UNREADABLE = (*DAMAGED, sqlite3.SQLITE_IOERR)
"""Also how a disk answers that cannot read a place any more."""


def kind_of(error: BaseException | None) -> int | None:
    """Of which kind an error of SQLite is; None if it is none."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & KIND_OF_ERROR


def is_damage(error: BaseException | None) -> bool:
    """Whether SQLite says that the file is damaged."""
    return kind_of(error) in DAMAGED


def files_of(database: Path) -> list[Path]:
    """The files of a database that is open."""
    return [database, Path(f"{database}-wal"), Path(f"{database}-shm")]


def is_same(file: Path, opened: os.stat_result) -> bool:
    """Whether a file is still the one that we have opened."""
    try:
        return os.path.samestat(opened, file.stat())
    except OSError:
        return False


def make_private_file(file: Path) -> None:
    """Make an empty file that only its owner can open; leave one that exists as it is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


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
    return kind_of(error) == sqlite3.SQLITE_BUSY and time.monotonic() < patience


def connect_to_look(file: Path) -> sqlite3.Connection:
    """Open a file for reading only, also while a server writes to it; neither it nor its log is changed.

    Without a log nobody uses it, and it does not change; then SQLite need not make a log to read it.
    """
    how = "mode=ro&readonly_shm=1" if Path(f"{file}-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True, isolation_level=None)


@contextmanager
def transaction(connection: sqlite3.Connection, kind: str = "IMMEDIATE") -> Iterator[None]:
    """All or nothing. An immediate one begins when no other process is writing; a deferred one only reads.

    After SQLite has found damage, nothing can be committed any more, only rolled back.
    """
    connection.execute(f"BEGIN {kind}")
    try:
        yield
        if connection.in_transaction and kind == "IMMEDIATE":
            connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
