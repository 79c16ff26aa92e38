"""One server for a SQLite file: two would not hear of each other's moves."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from kasimir.core.errors import StoreError, UsageError

FAR_AWAY = 1 << 20
"""Where Windows locks the file: what it has locked nobody can read, not even who has."""


@contextmanager
def sole_server(database: Path, url: str) -> Iterator[None]:
    """Keep other servers away from a database; they can tell where this one is. However it ends, the system unlocks."""
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
    """The file beside a database that is locked."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        return Path(f"{database}.lock").open("a+", encoding="utf-8")
    except OSError as error:
        raise StoreError("store.unusable", where=str(database), detail=error.strerror or str(error)) from None


def take(file: TextIO) -> None:
    """Lock a file, an OSError if somebody else has."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
