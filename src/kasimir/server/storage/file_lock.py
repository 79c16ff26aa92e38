"""A lock file, so that only one server uses a SQLite file: two would not notice each other's moves."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from kasimir.core.errors import StoreError, UsageError
from kasimir.core.files import lock_file


@contextmanager
def sole_server(database: Path, url: str) -> Iterator[None]:
    """Hold the lock of a database; raises `UsageError` with the URL of the other server. The system unlocks at exit."""
    with lock_of(database) as file:
        try:
            lock_file(file)
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
