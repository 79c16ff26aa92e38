"""The store in one SQLite file: nothing to install, nothing to run. Several processes may share it, on one machine."""

import asyncio
import json
import logging
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar, cast

from kasimir.core.errors import StoreDown, StoreError
from kasimir.server.metrics import COUNTS
from kasimir.server.share import WHOLE, Share
from kasimir.server.store import migrations
from kasimir.server.store.base import Append, ClockState, Done, Entry, Store, Summary, check_numbers
from kasimir.server.store.failures import WriteState
from kasimir.server.store.forgetting import Position, erase_table, forget_some, purge, shrink_some
from kasimir.server.store.journal import (
    ADD_ENTRY,
    ADD_TABLE,
    KIND_OF_ERROR,
    NOBODY,
    Journal,
    Row,
    connect,
    entry_row,
    set_writer,
    summary_row,
    transaction,
)
from kasimir.server.store.reserve import Reserve, free_space
from kasimir.server.store.tidying import BREATH, empty_log, move_log, note_places
from kasimir.server.store.writer import Writer

log = logging.getLogger("kasimir.server")

PAGE = 1000
"""How many tables are listed at a time."""

# The first finds what was noted, the second looks through what may not have been; whatever both find counts once.
READ = """
    SELECT place.number, at, body, secret FROM kasimir_places AS place JOIN kasimir_journal AS entry USING (id)
    WHERE place.table_id = ?1 AND place.number > ?2
    UNION SELECT number, at, body, secret FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) AND table_id = ?1 AND number > ?2 ORDER BY number
"""
LAST_NUMBERS = """
    WITH wanted AS (SELECT value AS id FROM json_each(?1))
    SELECT table_id, max(number) FROM (
        SELECT table_id, number FROM kasimir_places WHERE table_id IN wanted
        UNION ALL SELECT table_id, number FROM kasimir_journal
        WHERE id > (SELECT id FROM kasimir_placed) AND table_id IN wanted
    ) GROUP BY table_id
"""
SUMMARY = "SELECT id, game, phase, listed, changed, label FROM kasimir_tables"
CLOCK = """
    CREATE TABLE IF NOT EXISTS kasimir_clock (
        id INTEGER NOT NULL PRIMARY KEY,
        trusted DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        ran DOUBLE PRECISION NOT NULL
    )
"""
"""What a server knows of the time; one row. An older server does not mind it, so it is no step of the schema."""
READ_CLOCK = "SELECT trusted, seen, ran FROM kasimir_clock WHERE id = 1"
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
"""How SQLite says that there is no space left; the second may mean something else."""

T = TypeVar("T")


class Desk:
    """A connection and the one thread that uses it."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        """Take what connects; it will run in the thread."""
        self._connect = connect
        self._thread = ThreadPoolExecutor(1, "kasimir-store")
        self._connection: sqlite3.Connection | None = None
        self.is_damaged = False
        """Whether SQLite has found that the file is damaged."""

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
            self.is_damaged = self.is_damaged or kind_of(error) in DAMAGED
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
        self.writes = WriteState()
        self._writer = Writer(self._write, self.writes)
        self._reserve = Reserve(file)
        self._tidying: asyncio.Task[None] | None = None
        self._opened: dict[Path, os.stat_result] = {}
        """The files that we have opened, to know them again."""

    async def open(self) -> None:
        """Make the file if there is none, readable for nobody else; bring an old one up to date."""
        try:
            make_private_file(self._file)
            await self._writing.open()
            await self._reading.open()
        except (OSError, sqlite3.Error) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise StoreError("store.unusable", where=str(self._file), detail=detail) from error
        await self._writing.do(migrate)
        await self._writing.do(note_places)
        self._journal.open()
        self._opened = {file: file.stat() for file in files_of(self._file) if file.exists()}

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
            for file, opened in self._opened.items():
                if not is_same(file, opened):
                    raise StoreDown("store.gone", file=str(file))

        await self._reading.do(look)

    async def probe(self) -> None:
        """Write who has written last, by both ways that there are; see Store."""
        await self._be_sure()
        await self._writing.do(give_up_writing)
        await self._write([])

    @property
    def is_damaged(self) -> bool:  # type: ignore[override]
        """Whether SQLite has found damage; see Store."""
        return self._reading.is_damaged or self._writing.is_damaged

    def free_space(self) -> int | None:
        """What is left on the disk; see Store."""
        return free_space(self._file.parent)

    def keep_reserve(self) -> None:
        """Set space aside for deleting; see Store."""
        self._reserve.keep()

    async def clock(self) -> ClockState | None:
        """Read what was known of the time; see Store."""
        rows = await self._rows(READ_CLOCK)
        return ClockState(*rows[0]) if rows else None

    async def note_clock(self, state: ClockState) -> None:
        """Keep what is known of the time; see Store."""
        statement, row = (
            "INSERT OR REPLACE INTO kasimir_clock VALUES (1, ?, ?, ?)",
            (state.trusted, state.seen, state.ran),
        )
        await self._writing.do(lambda connection: connection.execute(statement, row))

    async def newest(self) -> float | None:
        """Look up the latest change; see Store."""
        [[found]] = await self._rows("SELECT max(changed) FROM kasimir_tables")
        return cast("float | None", found)

    def submit(self, append: Append, done: Done) -> None:
        """Add an entry; see Store."""
        self._writer.submit(append, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Read a log; see Store."""
        await self._be_sure()
        try:
            return await self._reading.do(lambda connection: read_entries(connection, table, after))
        except StoreDown:
            COUNTS["failed_reads"] += 1
            raise

    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """Look up where logs end; see Store."""
        return dict(await self._rows(LAST_NUMBERS, json.dumps(list(tables))))

    async def listed(self, limit: int) -> list[Summary]:
        """List open tables; see Store."""
        query = f"{SUMMARY} WHERE listed AND phase = 'open' ORDER BY changed DESC LIMIT ?"
        return [read_summary(row) for row in await self._rows(query, limit)]

    async def unfinished(self) -> list[str]:
        """List tables in play; see Store."""
        return [table for (table,) in await self._rows("SELECT id FROM kasimir_tables WHERE phase = 'playing'")]

    async def forget(self, phases: Collection[str], before: float) -> int:
        """Delete old tables; see Store."""
        deleted = 0
        for phase in phases:
            position: Position | None = Position()
            while position is not None:
                work = partial(forget_some, phase=phase, before=before, after=position)
                step = await self._writing.do(work)
                deleted, position = deleted + step.deleted, step.next
                await asyncio.sleep(BREATH * step.seconds)
        if deleted:
            await self._writing.do(purge)
            await self._shrink()
        return deleted

    async def _shrink(self) -> None:
        """Give free pages back to the disk, a few at a time."""
        while (seconds := await self._writing.do(shrink_some)) is not None:
            await asyncio.sleep(BREATH * seconds)

    async def delete(self, table: str) -> None:
        """Delete a table, with the space of the reserve if there is no other; see Store."""
        work = partial(erase_table, table=table)
        try:
            await self._with_reserve(work)
        except StoreDown as error:
            self.writes.failed([table], error)
            raise

    async def _with_reserve(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Do what makes space or saves what there is; if the disk is full, once more without the reserve."""
        try:
            await self._writing.do(work)
        except StoreDown as error:
            if kind_of(error.__cause__) not in FULL or not self._reserve.release():
                raise
            log.warning("the disk is full: the reserve was given up so that tables can be deleted")
            await self._writing.do(work)

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
        if self._journal.is_log_gone():
            # What lies in a log without a name would end with us: it has to get into the database at once.
            self._journal.in_doubt = True
            await self._be_sure()
        if self._tidying is None and self._journal.is_long():
            self._tidying = asyncio.create_task(self._tidy())
        return accepted

    async def _be_sure(self) -> None:
        """After the disk has failed nothing is told, and nothing added, until all that there is lies on it.

        To ask it once more to keep the log is not enough: what it could not write it may have forgotten since. So all
        is written again, into the database itself.
        """
        if self._journal.in_doubt:
            await self._with_reserve(empty_log)
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

    def _connect(self) -> sqlite3.Connection:
        """Connect for a desk."""
        connection = connect(self._file, "FULL" if self._durable else "NORMAL")
        # On a Mac, only this asks the disk itself and not just the system; others do not know it.
        connection.execute(f"PRAGMA fullfsync = {int(self._durable)}")
        return connection


def give_up_writing(connection: sqlite3.Connection) -> None:
    """Say that nobody of us has written last: whoever writes next has to say it anew, and so writes something."""
    with transaction(connection):
        set_writer(connection, NOBODY)


def files_of(database: Path) -> list[Path]:
    """The files of a database that is open."""
    return [database, Path(f"{database}-wal"), Path(f"{database}-shm")]


def is_same(file: Path, opened: os.stat_result) -> bool:
    """Whether a file is still the one that we have opened."""
    try:
        return os.path.samestat(opened, file.stat())
    except OSError:
        return False


def kind_of(error: BaseException | None) -> int | None:
    """Of which kind an error of SQLite is; None if it is none."""
    code: int | None = getattr(error, "sqlite_errorcode", None)
    return None if code is None else code & KIND_OF_ERROR


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
        connection.execute(CLOCK)


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
