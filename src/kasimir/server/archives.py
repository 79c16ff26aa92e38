"""`kasimir export` and `kasimir import`: tables of a server as a file."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kasimir.core.words import say
from kasimir.server.settings import Settings, data_file
from kasimir.server.store import make_store
from kasimir.server.store.archive import export, restore
from kasimir.server.store.base import Store

T = TypeVar("T")


async def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]]) -> T:
    """Do something with the store of a server."""
    store = make_store(settings.database_url or None, data_file(settings), settings.durable)
    await store.open()
    try:
        return await work(store)
    finally:
        await store.close()


def export_tables(settings: Settings, file: Path, table: str | None, secrets: bool) -> int:
    """Write tables into a file."""
    count = asyncio.run(with_store(settings, lambda store: export(store, file, table, secrets=secrets)))
    print(say("serve.exported", {"count": count, "file": str(file)}))
    return 0


def import_tables(settings: Settings, file: Path) -> int:
    """Take tables in from a file; those that are there already stay as they are."""
    done = asyncio.run(with_store(settings, lambda store: restore(store, file)))
    print(say("serve.imported", {"count": len(done.added), "refused": len(done.refused)}))
    return 0 if not done.refused else 1
