"""`kasimir export` and `kasimir import`: tables of a server as a file."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from kasimir.core.errors import KasimirError, StoreError
from kasimir.core.words import say
from kasimir.server.checking import fault_text
from kasimir.server.settings import Settings, data_file
from kasimir.server.store import make_store
from kasimir.server.store.archive import Exported, Imported, export, restore
from kasimir.server.store.base import Store
from kasimir.server.store.desk import FileDamaged

T = TypeVar("T")


async def with_store(settings: Settings, work: Callable[[Store], Awaitable[T]], *, is_rescue: bool = False) -> T:
    """Do something with the store of a server; to rescue something from it, it need only be readable."""
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
    """Write tables into a file; if some are damaged, say which, and so does the status."""

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
    """A backup of nothing is none: whoever has mistyped the database is told, and no other one is made."""
    if settings.database_url:
        from kasimir.server.store.postgres import has_tables

        if not await has_tables(settings.database_url):
            raise StoreError("store.no-tables")
    elif not (file := data_file(settings)).is_file() or not file.stat().st_size:
        raise StoreError("store.missing", file=str(file))


def import_tables(settings: Settings, file: Path) -> int:
    """Take tables in from a file; those that are there already stay as they are, and the status says so."""
    done = Imported()
    try:
        asyncio.run(with_store(settings, lambda store: restore(store, file, done)))
    except KasimirError:
        if done.added:
            tell(done)  # they stay, although what follows them is not right
        raise
    tell(done)
    return 0 if not done.refused else 1


def tell(done: Imported) -> None:
    """Say what was taken in."""
    print(say("serve.imported", {"count": len(done.added), "refused": len(done.refused)}))
