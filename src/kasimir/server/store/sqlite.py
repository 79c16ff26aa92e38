"""The store in one SQLite file: nothing to install, nothing to run. Several processes may share it, on one machine."""

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

from kasimir.core.errors import StoreDown, StoreError
from kasimir.server.share import WHOLE, Share
from kasimir.server.store import migrations
from kasimir.server.store.base import Append, Done, Entry, Store, Summary, check_numbers
from kasimir.server.store.journal import (
    ADD_ENTRY,
    ADD_TABLE,
    NOBODY,
    Journal,
    Row,
    connect,
    entry_row,
    set_writer,
    summary_row,
    transaction,
)
from kasimir.server.store.tidying import BREATH, empty_log, move_log, note_places
from kasimir.server.store.writer import Writer

PAGE = 1000
"""How many tables are listed at a time."""

# The first finds what was noted, the second looks through what may not have been; whatever both find counts once.
READ = """
    SELECT place.number, at, body, secret FROM kasimir_places AS place JOIN kasimir_journal AS entry USING (id)
    WHERE place.table_id = ?1 AND place.number > ?2
    UNION SELECT number, at, body, secret FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) AND table_id = ?1 AND number > ?2 ORDER BY number
"""
SUMMARY = "SELECT id, game, phase, listed, changed, label FROM kasimir_tables"
FORGET = """
    DELETE FROM kasimir_tables AS old WHERE phase = ?1 AND changed < ?2
    AND NOT EXISTS (
        SELECT 1 FROM kasimir_places AS place JOIN kasimir_journal AS entry USING (id)
        WHERE place.table_id = old.id AND at >= ?2
    )
    AND id NOT IN (
        SELECT table_id FROM kasimir_journal WHERE id > (SELECT id FROM kasimir_placed) AND at >= ?2
    )
"""
# The last entry stays where it is, so that no id is ever given twice: this one is nobody's.
LAST_ENTRY = "INSERT INTO kasimir_journal (table_id, number, at, body, secret) VALUES ('', 0, 0, x'', x'')"
PURGE = """
    DELETE FROM kasimir_journal WHERE id > (SELECT id FROM kasimir_placed)
    AND id < (SELECT max(id) FROM kasimir_journal) AND table_id NOT IN (SELECT id FROM kasimir_tables)
"""

T = TypeVar("T")


class Desk:
    """A connection and the one thread that uses it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Take what connects; it will run in the thread."""
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "kasimir-store")
        self._connection: sqlite3.Connection | None = None

    async def open(self) -> None:
        """Connect."""
        self._connection = await asyncio.get_running_loop().run_in_executor(self._thread, self._connect)

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in the thread."""
        if self._connection is None:
            raise StoreDown("store.closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._connection)
        except sqlite3.Error as error:
            raise StoreDown("store.down", detail=str(error)) from error

    async def close(self) -> None:
        """Disconnect, after what is being done."""
        if self._connection is not None:
            await self.do(sqlite3.Connection.close)
            self._connection = None
        self._thread.shutdown()


class SqliteStore(Store):
    """Tables in a file. New entries go by the journal; a thread reads, and another does what takes long."""

    def __init__(self, file: Path, *, durable: bool = True, share: Share = WHOLE) -> None:
        """Take the file, which need not exist; without `durable`, a power cut may cost the last moments."""
        self._file, self._durable = file, durable
        self._writing, self._reading = Desk(self._connect), Desk(self._connect)
        self._journal = Journal(file, durable=durable, house=share.house)
        self._writer = Writer(self._write)
        self._tidying: asyncio.Task[None] | None = None
        self._opened: os.stat_result | None = None
        """The file that we have opened, to know it again."""

    async def open(self) -> None:
        """Make the file if there is none, readable for nobody else; bring an old one up to date."""
        try:
            make_private_file(self._file)
            await self._writing.open()
            await self._reading.open()
            self._opened = self._file.stat()
        except (OSError, sqlite3.Error) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise StoreError("store.unusable", where=str(self._file), detail=detail) from error
        await self._writing.do(migrate)
        await self._writing.do(note_places)
        self._journal.open()

    async def close(self) -> None:
        """Write what is pending; the last one to close also tidies the files up."""
        await self._writer.close()
        if self._tidying:
            await self._tidying
        self._journal.close()
        with suppress(StoreDown):
            await self._writing.do(note_places)
        await self._reading.close()
        await self._writing.close()

    async def ping(self) -> None:
        """See that the file can be read, and lies in its place: what goes into one that was deleted will be lost."""

        def look(connection: sqlite3.Connection) -> None:
            connection.execute(migrations.READ_VERSION).fetchone()
            try:
                is_ours = self._opened is not None and os.path.samestat(self._opened, self._file.stat())
            except OSError:
                is_ours = False
            if not is_ours:
                raise StoreDown("store.gone", file=str(self._file))

        await self._reading.do(look)

    def submit(self, append: Append, done: Done) -> None:
        """Add an entry; see Store."""
        self._writer.submit(append, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Read a log; see Store."""
        await self._be_sure()
        return await self._reading.do(lambda connection: read_entries(connection, table, after))

    async def listed(self, limit: int) -> list[Summary]:
        """List open tables; see Store."""
        query = f"{SUMMARY} WHERE listed AND phase = 'open' ORDER BY changed DESC LIMIT ?"
        return [read_summary(row) for row in await self._rows(query, limit)]

    async def unfinished(self) -> list[str]:
        """List tables in play; see Store."""
        return [table for (table,) in await self._rows("SELECT id FROM kasimir_tables WHERE phase = 'playing'")]

    async def forget(self, phases: Collection[str], before: float) -> int:
        """Delete old tables; see Store."""
        return await self._erase(FORGET, [(phase, before) for phase in phases])

    async def delete(self, table: str) -> None:
        """Delete a table; see Store."""
        await self._erase("DELETE FROM kasimir_tables WHERE id = ?", [(table,)])

    async def tables(self) -> AsyncIterator[str]:
        """List all tables; see Store."""
        last = ""
        while page := await self._rows("SELECT id FROM kasimir_tables WHERE id > ? ORDER BY id LIMIT ?", last, PAGE):
            for (last,) in page:
                yield last

    async def whole(self, table: str) -> tuple[Summary, list[Entry]] | None:
        """Read a whole table; see Store."""
        return await self._reading.do(lambda connection: read_whole(connection, table))

    async def adopt(self, summary: Summary, entries: Sequence[Entry]) -> bool:
        """Take in a whole table; see Store."""
        check_numbers(entries)
        return await self._writing.do(lambda connection: add_whole(connection, summary, entries))

    async def _write(self, group: Sequence[Append]) -> set[str]:
        """Commit a group."""
        await self._be_sure()
        accepted = await self._journal.add(group)
        if self._tidying is None and self._journal.is_long():
            self._tidying = asyncio.create_task(self._tidy())
        return accepted

    async def _be_sure(self) -> None:
        """After the disk has failed nothing is told, and nothing added, until all that there is lies on it.

        To ask it once more to keep the log is not enough: what it could not write it may have forgotten since. So all
        is written again, into the database itself.
        """
        if self._journal.in_doubt:
            await self._writing.do(empty_log)
            self._journal.in_doubt = False

    async def _tidy(self) -> None:
        """Put the journal's entries in place; what fails is tried again after the next group."""
        added = self._journal.added
        with suppress(StoreDown):
            await self._writing.do(partial(note_places, breath=BREATH))
            await self._writing.do(move_log)
            self._journal.added -= added
        self._tidying = None

    async def _rows(self, query: str, *values: object) -> list[Row]:
        """What a query finds."""
        return await self._reading.do(lambda connection: connection.execute(query, values).fetchall())

    async def _erase(self, statement: str, choices: Sequence[Row]) -> int:
        """Delete tables, from the write-ahead log too; tell how many they were."""

        def work(connection: sqlite3.Connection) -> int:
            note_places(connection, BREATH)  # so that there is little to look through while others wait
            with transaction(connection):
                connection.execute(LAST_ENTRY)
                erased = connection.executemany(statement, choices).rowcount
                connection.execute(PURGE)
                set_writer(connection, NOBODY)
            empty_log(connection)
            return erased

        return await self._writing.do(work)

    def _connect(self) -> sqlite3.Connection:
        """Connect for a desk."""
        connection = connect(self._file, "FULL" if self._durable else "NORMAL")
        # On a Mac, only this asks the disk itself and not just the system; others do not know it.
        connection.execute(f"PRAGMA fullfsync = {int(self._durable)}")
        return connection


def make_private_file(file: Path) -> None:
    """Make an empty file that only its owner can open; leave one that exists as it is."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it."""
    with transaction(connection):
        connection.execute(migrations.CREATE_VERSIONS)
        [version] = connection.execute(migrations.READ_VERSION).fetchone()
        for statement in migrations.missing_steps(version, migrations.SQLITE):
            connection.execute(statement)


def read_summary(row: Row) -> Summary:
    """A summary from its row; SQLite knows no truth values, only 0 and 1."""
    table, game, phase, listed, changed, label = row
    return Summary(table, game, phase, bool(listed), changed, label)


def read_entries(connection: sqlite3.Connection, table: str, after: int) -> list[Entry]:
    """The entries of a table after a number."""
    return [Entry(*row) for row in connection.execute(READ, (table, after))]


def read_whole(connection: sqlite3.Connection, table: str) -> tuple[Summary, list[Entry]] | None:
    """A table with its log, at one moment."""
    with transaction(connection, "DEFERRED"):
        row = connection.execute(f"{SUMMARY} WHERE id = ?", (table,)).fetchone()
        return (read_summary(row), read_entries(connection, table, 0)) if row else None


def add_whole(connection: sqlite3.Connection, summary: Summary, entries: Sequence[Entry]) -> bool:
    """Add a table with its log, unless there is one of that name."""
    with transaction(connection):
        if not connection.execute(ADD_TABLE, summary_row(summary)).rowcount:
            return False
        connection.executemany(ADD_ENTRY, [entry_row(summary.table, entry) for entry in entries])
        set_writer(connection, NOBODY)
        return True
