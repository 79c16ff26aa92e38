"""The store in one SQLite file: nothing to install or run. Several processes on one machine may share it."""

import asyncio
import json
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import BinaryIO, cast

from kasimir.core.errors import StoreDown, StoreError, TableDamaged
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.cluster.partition import WHOLE, Partition
from kasimir.server.metrics import COUNTS
from kasimir.server.storage import migrations
from kasimir.server.storage.base import Append, ClockState, Done, Rescued, Store, check_numbers
from kasimir.server.storage.checksum_chain import Checked, Fault
from kasimir.server.storage.damage import Damage
from kasimir.server.storage.disk_reserve import Reserve, free_space
from kasimir.server.storage.sqlite_checkpoints import Checkpointer
from kasimir.server.storage.sqlite_expiry import Position, erase_table, forget_some, purge, shrink_some
from kasimir.server.storage.sqlite_file import (
    connect,
    connect_to_look,
    files_of,
    is_same,
    kind_of,
    make_private_file,
    transaction,
)
from kasimir.server.storage.sqlite_housekeeping import BREATH, chain_some, empty_log, move_log, note_places
from kasimir.server.storage.sqlite_journal import (
    Journal,
    Row,
    add_whole,
    give_up_writing,
)
from kasimir.server.storage.sqlite_logs import (
    LAST_NUMBERS,
    NAMES,
    SUMMARY,
    read_at_once,
    read_summary,
    read_whole,
    rescue_log,
    rescue_names,
    rescue_summary,
)
from kasimir.server.storage.sqlite_salvage import Salvage, Salvaged, complete
from kasimir.server.storage.sqlite_thread import FileDamaged, SqliteThread
from kasimir.server.storage.wal_recovery import hold_log, note_loss, take_log
from kasimir.server.storage.write_failures import WriteState
from kasimir.server.storage.writer import Writer

log = logging.getLogger("kasimir.server")

PAGE = 1000
"""Tables listed per query."""

READ_CLOCK = "SELECT trusted, seen, ran FROM kasimir_clock WHERE id = 1"


class SqliteStore(Store):
    """Tables in a file. Entries are appended by the journal; one thread reads, another does slow work."""

    def __init__(self, file: Path, *, durable: bool = True, partition: Partition = WHOLE) -> None:
        """The file need not exist; without `durable`, a power failure may lose the last moments."""
        self._file, self._durable = file, durable
        self._writing, self._reading = SqliteThread(self._connect), SqliteThread(self._connect)
        self._journal = Journal(file, durable=durable, server_id=partition.server_id)
        self.writes = WriteState()
        self._writer = Writer(self._write, self.writes)
        self._reserve = Reserve(file)
        self._log = Checkpointer(self._writing, self._journal)
        self._found: Salvaged | None = None
        self._raw: BinaryIO | None = None
        self._hold: int | None = None
        """A lock that keeps others from repairing SQLite's write-ahead log while we write to it."""
        self.damage = Damage()
        self._opened: dict[Path, os.stat_result] = {}
        """The identities of the files that we have opened."""

    async def open(self) -> None:
        """Create the file if needed, readable only for its owner, and migrate it."""
        try:
            make_private_file(self._file)
            self._hold, loss = await asyncio.to_thread(take_log, self._file)
            await self._writing.open()
            await self._reading.open()
        except (OSError, sqlite3.Error) as error:
            detail = getattr(error, "strerror", None) or str(error)
            raise StoreError("store.unusable", where=str(self._file), detail=detail) from error
        await self._writing.do(migrate)
        with suppress(FileDamaged):
            await self._writing.do(note_places)
        if loss and (loss.mended or loss.lost):
            self.damage.log_lost = bool(loss.lost)
            await self._writing.do(partial(note_loss, loss=loss))
        self._hold = self._hold or hold_log(self._file)
        self._journal.open()
        self._opened = {file: file.stat() for file in files_of(self._file) if file.exists()}

    async def open_to_look(self) -> None:
        """See Store."""
        self._reading = SqliteThread(partial(connect_to_look, self._file))
        try:
            await self._reading.open()
        except sqlite3.Error as error:
            raise StoreError("store.unusable", where=str(self._file), detail=str(error)) from error
        with suppress(FileDamaged):
            [[version]] = await self._rows(migrations.READ_VERSION)
            migrations.need_newest(version)

    async def close(self) -> None:
        """Write what is pending; the last process to close also removes the write-ahead log."""
        await self._writer.close()
        await self._log.close()
        self._journal.close()
        with suppress(StoreDown):
            await self._writing.do(note_places)
        await self._reading.close()
        await self._writing.close()
        if self._raw:
            self._raw.close()
        if self._hold is not None:
            os.close(self._hold)
            self._hold = None

    async def ping(self) -> None:
        """Check that the file can be read and was not replaced: writes to a deleted file would be lost."""

        def look(connection: sqlite3.Connection) -> None:
            connection.execute(migrations.READ_VERSION).fetchone()
            for file, opened in self._opened.items():
                if not is_same(file, opened):
                    raise StoreDown("store.gone", file=str(file))

        await self._reading.do(look)

    async def probe(self) -> None:
        """Write a new writer name, through both connections that write; see Store."""
        await self._be_sure()
        await self._writing.do(give_up_writing)
        await self._write([])

    @property
    def is_damaged(self) -> bool:
        """Whether SQLite, or we, have found damage; see Store."""
        return bool(self.damage) or self._reading.is_damaged or self._writing.is_damaged

    @property
    def stuck(self) -> StoreDown | None:
        """Why the write-ahead log could not be checkpointed; see Store."""
        return self._log.error

    def free_space(self) -> int | None:
        """See Store."""
        return free_space(self._file.parent)

    def keep_reserve(self) -> None:
        """See Store."""
        self._reserve.keep()

    async def clock(self) -> ClockState | None:
        """See Store."""
        rows = await self._rows(READ_CLOCK)
        return ClockState(*rows[0]) if rows else None

    async def note_clock(self, state: ClockState) -> None:
        """See Store."""
        statement, row = (
            "INSERT OR REPLACE INTO kasimir_clock VALUES (1, ?, ?, ?)",
            (state.trusted, state.seen, state.ran),
        )
        with self.writes.watched():
            await self._writing.do(lambda connection: connection.execute(statement, row))

    async def newest(self) -> float | None:
        """See Store."""
        [[found]] = await self._rows("SELECT max(changed) FROM kasimir_tables")
        return cast("float | None", found)

    def submit(self, append: Append, done: Done) -> None:
        """See Store."""
        self.damage.refuse(append.table)
        self._writer.submit(append, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """See Store."""
        await self._be_sure()
        try:
            return self.damage.need_sound(await self._read(table, after))
        except (StoreDown, TableDamaged):
            COUNTS["failed_reads"] += 1
            raise

    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """See Store."""
        return dict(await self._rows(LAST_NUMBERS, json.dumps(list(tables))))

    async def _read(self, table: str, after: int = 0) -> Checked:
        """The log after a number; in a damaged file, what can be read of it."""
        with suppress(FileDamaged):
            return await self._reading.do(lambda connection: read_at_once(connection, table, after))
        checked = await self._reading.do(lambda connection: rescue_log(connection, table))
        return checked._replace(sound=[entry for entry in checked.sound if entry.number > after])

    async def listed(self, limit: int) -> list[Summary]:
        """See Store."""
        query = f"{SUMMARY} WHERE listed AND phase = 'open' ORDER BY changed DESC LIMIT ?"
        return [read_summary(row) for row in await self._rows(query, limit)]

    async def unfinished(self) -> list[str]:
        """See Store."""
        with suppress(FileDamaged):
            return [table for (table,) in await self._rows("SELECT id FROM kasimir_tables WHERE phase = 'playing'")]
        known = [await self._summary(name) async for name in self.tables()]
        return [about.table for about in known if about and about.phase == "playing"]

    async def forget(self, phases: Collection[str], before: float) -> int:
        """See Store."""
        with self.writes.watched():
            return await self._forget(phases, before)

    async def _forget(self, phases: Collection[str], before: float) -> int:
        """Delete old tables step by step, then shrink the file."""
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
        """Return free pages to the disk, a few at a time."""
        while (seconds := await self._writing.do(shrink_some)) is not None:
            await asyncio.sleep(BREATH * seconds)

    async def delete(self, table: str) -> None:
        """Delete a table, using the disk reserve if necessary; see Store."""
        work = partial(erase_table, table=table)
        with self.writes.watched(table):
            await self._with_reserve(work)
        self.damage.forget(table)

    async def _with_reserve(self, work: Callable[[sqlite3.Connection], None]) -> None:
        """Run something that frees space; if the disk is full, release the reserve and retry."""
        try:
            await self._writing.do(work)
        except StoreDown as error:
            if not self._is_full(error) or not self._reserve.release():
                raise
            log.warning("the disk is full: the disk reserve was released so that tables can be deleted")
            await self._writing.do(work)

    def _is_full(self, error: StoreDown) -> bool:
        """Whether the disk is full; SQLite may call that an I/O error, like a disk that fails."""
        kind = kind_of(error.__cause__)
        return kind == sqlite3.SQLITE_FULL or (kind == sqlite3.SQLITE_IOERR and self._reserve.is_needed())

    async def tables(self) -> AsyncIterator[str]:
        """See Store."""
        last = ""
        try:
            while page := await self._rows(NAMES, last, PAGE):
                for (last,) in page:
                    yield last
        except FileDamaged:
            for name in await self._reading.do(rescue_names):
                if name > last:
                    yield name

    async def whole(self, table: str) -> tuple[Summary, list[Entry]] | None:
        """See Store."""
        summary, checked = await self._whole(table)
        entries = self.damage.need_sound(checked)
        return (summary, entries) if summary else None

    async def _whole(self, table: str) -> tuple[Summary | None, Checked]:
        """A table, or what SQLite can read of it."""
        with suppress(FileDamaged):
            return await self._reading.do(lambda connection: read_whole(connection, table))
        checked, summary = await self._read(table), await self._summary(table)
        if not (checked.fault or summary):
            checked = checked._replace(fault=Fault(table, 0, "unreadable"))
        return summary, checked

    async def rescue(self, table: str) -> Rescued:
        """See Store."""
        summary, checked = await self._whole(table)
        whole = complete(table, checked, await self._carved()) if checked.fault else checked
        return Rescued(summary, whole.sound, checked.fault, whole.fault)

    async def _carved(self) -> Salvaged:
        """Entries recovered from the bytes of the file; searched for once."""
        if self._found is None:
            with suppress(StoreDown):
                await self._writing.do(move_log)
            # It stays open until SQLite has closed the file: closing it would release SQLite's locks (POSIX).
            self._raw = self._file.open("rb")
            self._found = await asyncio.to_thread(Salvage(self._raw.read()).rows)
        return self._found

    async def _summary(self, table: str) -> Summary | None:
        """The summary of a table, if it can be read."""
        return await self._reading.do(lambda connection: rescue_summary(connection, table))

    async def look_through(self) -> None:
        """See Store."""
        with suppress(FileDamaged):
            while (seconds := await self._writing.do(chain_some)) is not None:
                await asyncio.sleep(BREATH * seconds)
        async for table in self.tables():
            began = time.monotonic()
            with suppress(TableDamaged):
                await self.whole(table)
            await asyncio.sleep(BREATH * (time.monotonic() - began))

    async def adopt(self, summary: Summary, entries: Sequence[Entry]) -> bool:
        """See Store."""
        check_numbers(entries)
        return await self._writing.do(lambda connection: add_whole(connection, summary, entries))

    async def _write(self, group: Sequence[Append]) -> set[str]:
        """Commit a group."""
        await self._be_sure()
        accepted = await self._journal.add(group)
        if self._journal.is_log_gone():
            # A deleted write-ahead log would be lost when we exit: checkpoint it into the database at once.
            self._journal.in_doubt = True
            await self._be_sure()
        self._log.written()
        return accepted

    async def _be_sure(self) -> None:
        """After a disk failure, nothing is sent or added until everything is on disk.

        Calling fsync again is not enough: the system may have dropped the pages that it could not write. So everything
        is written again, into the database itself.
        """
        if self._journal.in_doubt:
            await self._with_reserve(empty_log)
            self._journal.in_doubt = False

    async def _rows(self, query: str, *values: object) -> list[Row]:
        """The rows of a query."""
        return await self._reading.do(lambda connection: connection.execute(query, values).fetchall())

    def _connect(self) -> sqlite3.Connection:
        """Connect for a worker thread."""
        connection = connect(self._file, "FULL" if self._durable else "NORMAL")
        # On macOS, only this flushes the disk's own cache; other systems ignore it.
        connection.execute(f"PRAGMA fullfsync = {int(self._durable)}")
        return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Migrate the schema; if several processes start at once, one does it."""
    with transaction(connection):
        connection.execute(migrations.CREATE_VERSIONS)
        [version] = connection.execute(migrations.READ_VERSION).fetchone()
        for statement in migrations.missing_steps(version, migrations.SQLITE):
            connection.execute(statement)
        connection.execute(migrations.CLOCK)
