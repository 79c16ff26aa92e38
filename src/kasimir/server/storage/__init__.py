"""Stores for tables: a SQLite file, or a PostgreSQL database that several servers share."""

from pathlib import Path

from kasimir.core.errors import StoreError
from kasimir.server.cluster.partition import WHOLE, Partition
from kasimir.server.storage.base import Store

__all__ = ["Store", "make_store"]

POSTGRES_SCHEMES = ("postgresql://", "postgres://")


def make_store(url: str | None, file: Path, durable: bool = True, partition: Partition = WHOLE) -> Store:
    """Create the store at an address, or in a file if there is none; it is not open yet."""
    if not url:
        from kasimir.server.storage.sqlite import SqliteStore

        return SqliteStore(file, durable=durable, partition=partition)
    if not url.startswith(POSTGRES_SCHEMES):
        raise StoreError("store.address", schemes=", ".join(POSTGRES_SCHEMES))
    from kasimir.server.storage.postgres import PostgresStore

    return PostgresStore(url, durable=durable)
