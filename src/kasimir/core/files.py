"""Reading files supplied by users, with a size limit and readable error messages."""

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
