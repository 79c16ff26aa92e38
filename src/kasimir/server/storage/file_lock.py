"""A lock file, so that only one server uses a SQLite file: two would not notice each other's moves."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from kasimir.core.errors import StoreError, UsageError

FAR_AWAY = 1 << 20
"""The byte that Windows locks, beyond the text: a locked range cannot be read, not even by its owner."""


@contextmanager
def sole_server(database: Path, url: str) -> Iterator[None]:
    """Hold the lock of a database; raises `UsageError` with the URL of the other server. The system unlocks at exit."""
    with lock_of(database) as file:
        try:
            take(file)
        except OSError:
            file.seek(0)
            raise UsageError("serve.running", file=str(database), url=file.read().strip()) from None
        file.truncate(0)
        file.write(url)
        file.flush()
        yield


def lock_of(database: Path) -> TextIO:
    """Open the lock file next to a database."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        return Path(f"{database}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise StoreError("store.unusable", where=str(database), detail=error.strerror or str(error)) from None


def take(file: TextIO) -> None:
    """Lock a file; raises `OSError` if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
