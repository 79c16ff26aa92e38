"""`kasimir check`: checks a whole database for damage, and changes nothing in it."""

import asyncio
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path

from kasimir.core.errors import StoreError
from kasimir.core.words import listed, say
from kasimir.server.settings import Settings, data_file
from kasimir.server.storage import POSTGRES_SCHEMES, make_store
from kasimir.server.storage.checksum_chain import Fault
from kasimir.server.storage.sqlite_file import connect_to_look
from kasimir.server.storage.wal_recovery import is_log_in_use, look_into

PROGRESS_SECONDS = 2.0
"""Tables between two progress messages."""
MOST_LINES = 20
"""Maximum number of lines printed about the SQLite file itself."""


def check_store(settings: Settings, place: str | None) -> int:
    """Print what is damaged in a file, a PostgreSQL database, or that of the settings; exit status 1 if anything."""
    url, file = place_of(settings, place)
    lines = [] if url else check_file(file)
    count, faults = asyncio.run(check_tables(url, file))
    for line in [*lines, *map(fault_text, faults)]:
        print(f"- {line}")
    if lines or faults:
        print(say("store.check-damaged", {"count": count, "damaged": len(faults)}))
        return 1
    print(say("store.check-sound", {"count": count}))
    return 0


def place_of(settings: Settings, place: str | None) -> tuple[str, Path]:
    """The address of a PostgreSQL database, or the SQLite file; raises `StoreError` if the file does not exist."""
    url = settings.database_url
    if place is not None:
        url = place if place.startswith(POSTGRES_SCHEMES) else ""
    file = Path(place) if place is not None else data_file(settings)
    if not url and (not file.is_file() or not file.stat().st_size):
        raise StoreError("store.missing", file=str(file))
    return url, file


def check_file(file: Path) -> list[str]:
    """Problems of a SQLite file and its write-ahead log that do not belong to a table."""
    lines = []
    if not is_log_in_use(file):  # a running server has checked the log when it started
        loss, _ = look_into(file)
        if loss.mended:
            lines.append(say("store.check-bits", {"count": loss.mended}))
        if loss.lost:
            names = listed(sorted(loss.tables)) if loss.tables else say("store.check-nobody")
            lines.append(say("store.check-lost", {"count": loss.lost, "tables": names}))
    try:
        with closing(connect_to_look(file)) as connection:
            found = [text for (text,) in connection.execute(f"PRAGMA integrity_check({MOST_LINES})")]
    except sqlite3.DatabaseError as error:
        found = [str(error)]
    return lines + [say("store.check-file", {"detail": text}) for text in found if text != "ok"]


async def check_tables(url: str, file: Path) -> tuple[int, list[Fault]]:
    """The number of tables, and what is wrong with them; prints progress to standard error."""
    store, count, faults = make_store(url or None, file), 0, []
    told = time.monotonic()
    try:
        await store.open_to_look()
        async for name in store.tables():
            count += 1
            if fault := (await store.rescue(name)).fault:
                faults.append(fault)
            if time.monotonic() - told > PROGRESS_SECONDS:
                told = time.monotonic()
                print(say("store.check-progress", {"count": count}), file=sys.stderr)
    finally:
        await store.close()
    return count, faults


def fault_text(fault: Fault) -> str:
    """A fault as text."""
    if not fault.number:
        return say("store.fault-summary", {"table": fault.table})
    return say(f"store.fault-{fault.what}", {"table": fault.table, "number": fault.number})
