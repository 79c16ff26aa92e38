"""`kasimir export` and `kasimir import`: tables of a server as a file."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kasimir.core.errors import KasimirError, StoreError
from kasimir.core.words import say
from kasimir.server.archive import Exported, Imported, export, restore
from kasimir.server.settings import Settings, data_file
from kasimir.server.storage import make_store
from kasimir.server.storage.base import Store
from kasimir.server.storage.check import fault_text
from kasimir.server.storage.sqlite_thread import FileDamaged

T = TypeVar("T")


async def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], *, is_rescue: bool = False) -> T:
    """Open the server's store and run something with it. With `is_rescue` it is only opened for reading."""
    store = make_store(settings.database_url or None, data_file(settings), settings.durable)
    try:
        await store.open()
    except FileDamaged:
        await store.close()
        if not is_rescue:
            raise
        store = make_store(settings.database_url or None, data_file(settings))
        await store.open_to_look()
    try:
        return await work(store)
    finally:
        await store.close()


def export_tables(settings: Settings, file: Path, table: str | None, secrets: bool) -> int:
    """`kasimir export`. Damaged tables are listed, and the exit status is 1."""

    async def work() -> Exported:
        await need_database(settings)
        return await with_store(settings, lambda store: export(store, file, table, secrets=secrets), is_rescue=True)

    done = asyncio.run(work())
    print(say("serve.exported", {"count": done.count, "file": str(file)}))
    if not done.faults:
        return 0
    print(say("store.export-damaged", {"count": len(done.faults)}))
    for fault in done.faults:
        print(f"- {fault_text(fault)}")
    return 1


async def need_database(settings: Settings) -> None:
    """Raise `StoreError` if there is no database: a mistyped path must not create an empty one and back that up."""
    if settings.database_url:
        from kasimir.server.storage.postgres import has_tables

        if not await has_tables(settings.database_url):
            raise StoreError("store.no-tables")
    elif not (file := data_file(settings)).is_file() or not file.stat().st_size:
        raise StoreError("store.missing", file=str(file))


def import_tables(settings: Settings, file: Path) -> int:
    """`kasimir import`. Existing tables stay unchanged; if there are any, the exit status is 1."""
    done = Imported()
    try:
        asyncio.run(with_store(settings, lambda store: restore(store, file, done)))
    except KasimirError:
        if done.added:
            tell(done)  # these stay imported, although a later line is invalid
        raise
    tell(done)
    return 0 if not done.refused else 1


def tell(done: Imported) -> None:
    """Print how many tables were imported."""
    print(say("serve.imported", {"count": len(done.added), "refused": len(done.refused)}))
