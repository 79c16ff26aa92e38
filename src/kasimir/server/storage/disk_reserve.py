"""A file that reserves disk space: on a full disk it is deleted, so that tables can still be deleted."""

import os
import shutil
from contextlib import suppress
from pathlib import Path

SIZE = 16 << 20
"""Bytes: enough for what deleting a table writes before it frees space."""


class Reserve:
    """The reserve of one database."""

    def __init__(self, database: Path) -> None:
        self.file = Path(f"{database}-reserve")

    def keep(self) -> None:
        """Create the file, unless it exists or there is too little space."""
        if self.file.exists() or free_space(self.file.parent) < 2 * SIZE:
            return
        with suppress(OSError):
            allocate(self.file)

    def is_needed(self) -> bool:
        """Whether there is less space than in the reserve."""
        return free_space(self.file.parent) < SIZE

    def release(self) -> bool:
        """Delete the file; returns whether there was one."""
        try:
            self.file.unlink()
        except OSError:
            return False
        return True


def allocate(file: Path) -> None:
    """Allocate the file under a temporary name until the space is really there."""
    draft = Path(f"{file}.new")
    try:
        with open(draft, "wb", opener=private) as made:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(made.fileno(), 0, SIZE)
            else:
                for _ in range(SIZE >> 20):
                    made.write(bytes(1 << 20))
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def private(name: str, flags: int) -> int:
    """Open a file that only its owner can open."""
    return os.open(name, flags, 0o600)


def free_space(folder: Path) -> int:
    """Free bytes on the disk of a folder."""
    return shutil.disk_usage(folder).free
