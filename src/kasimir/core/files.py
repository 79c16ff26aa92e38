"""Reads files that users supply, replaces and locks files, and finds the folder for a user's data."""

import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from kasimir.core.errors import KasimirError


def read_limited(file: Path, limit: int, failure: type[KasimirError]) -> bytes:
    """Return the contents of a file of at most `limit` bytes, or the error."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(limit + 1)
    except (OSError, ValueError) as error:  # ValueError: not a possible file name
        raise failure(
            "file.unreadable", where=str(file), detail=getattr(error, "strerror", None) or str(error)
        ) from None
    if len(raw) > limit:
        raise failure("file.large", where=str(file), limit=limit)
    return raw


def replace_file(file: Path, raw: bytes) -> None:
    """Write a file atomically: after a crash there is the old file or the new one, never a part."""
    half = file.parent / f"{file.name}.part"
    try:
        half.write_bytes(raw)
        half.replace(file)
    except OSError:
        with suppress(OSError):
            half.unlink()
        raise


FAR_AWAY = 1 << 20
"""The byte that Windows locks, beyond the text: a locked range cannot be read, not even by its owner."""


def lock_file(file: TextIO) -> None:
    """Lock an open file until it is closed; raises `OSError` if another process has locked it."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file.fileno(), FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def data_folder() -> Path:
    """The folder for this user's data, by the convention of the operating system."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "kasimir"
