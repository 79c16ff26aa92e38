"""Reads files that users supply, replaces files atomically, and finds the folder for a user's data."""

import os
import sys
from contextlib import suppress
from pathlib import Path

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


def data_folder() -> Path:
    """The folder for this user's data, by the convention of the operating system."""
    if sys.platform == "win32":
        folder = Path(os.environ.get("LOCALAPPDATA", Path.home()))
    elif sys.platform == "darwin":
        folder = Path.home() / "Library" / "Application Support"
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return folder / "kasimir"
