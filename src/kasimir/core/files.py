"""Reading files that people give us: never more than they may hold, and plain words when it fails."""

from pathlib import Path

from kasimir.core.errors import KasimirError


def read_limited(file: Path, limit: int, failure: type[KasimirError]) -> bytes:
    """The contents of a file of at most `limit` bytes, or the failure."""
    try:
        with file.open("rb") as stream:
            raw = stream.read(limit + 1)
    except (OSError, ValueError) as error:  # a ValueError is a name that no file can have
        raise failure(
            "file.unreadable", where=str(file), detail=getattr(error, "strerror", None) or str(error)
        ) from None
    if len(raw) > limit:
        raise failure("file.large", where=str(file), limit=limit)
    return raw
