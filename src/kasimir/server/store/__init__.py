"""Where the server keeps its tables: a file of its own, or a PostgreSQL that several processes share."""

from pathlib import Path

from kasimir.core.errors import StoreError
from kasimir.server.share import WHOLE, Share
from kasimir.server.store.base import Entry, Store, Summary

__all__ = ["Entry", "Store", "Summary", "make_store"]

POSTGRES_SCHEMES = ("postgresql://", "postgres://")


def make_store(url: str | None, file: Path, durable: bool = True, share: Share = WHOLE) -> Store:
    """The store at an address; without one, the store in a file. It is not open yet."""
    if not url:
        from kasimir.server.store.sqlite import SqliteStore

        return SqliteStore(file, durable=durable, share=share)
    if not url.startswith(POSTGRES_SCHEMES):
        raise StoreError("store.address", schemes=", ".join(POSTGRES_SCHEMES))
    from kasimir.server.store.postgres import PostgresStore

    return PostgresStore(url, durable=durable)
