"""The store in one SQLite file: nothing to install, nothing to run. Several processes may share it, on one machine."""

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
from kasimir.server.metrics import COUNTS
from kasimir.server.share import WHOLE, Share
from kasimir.server.store import migrations
from kasimir.server.store.base import Append, ClockState, Done, Entry, Rescued, Store, Summary, check_numbers
from kasimir.server.store.carving import Carved, Carver, complete
from kasimir.server.store.chain import Checked, Fault
from kasimir.server.store.damage import Damage
from kasimir.server.store.desk import Desk, FileDamaged
from kasimir.server.store.failures import WriteState
from kasimir.server.store.files import (
    connect,
    connect_to_look,
    files_of,
    is_same,
    kind_of,
    make_private_file,
    transaction,
)
from kasimir.server.store.forgetting import Position, erase_table, forget_some, purge, shrink_some
from kasimir.server.store.journal import (
    Journal,
    Row,
    add_whole,
    give_up_writing,
)
from kasimir.server.store.logs import (
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
from kasimir.server.store.reserve import Reserve, free_space
from kasimir.server.store.tidying import BREATH, chain_some, checkpoint, empty_log, move_log, note_places
from kasimir.server.store.wal import hold_log, note_loss, take_log
from kasimir.server.store.writer import Writer

log = logging.getLogger("kasimir.server")

PAGE = 1000
"""How many tables are listed at a time."""

READ_CLOCK = "SELECT trusted, seen, ran FROM kasimir_clock WHERE id = 1"
QUIET = 2.0
"""Seconds without a write after which SQLite's own log is emptied."""
FULL = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR)
"""How SQLite says that there is no space left; the second may mean something else."""


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
        self._settling: asyncio.Task[None] | None = None
        self._wrote_at = 0.0
        self._found: Carved | None = None
        self._raw: BinaryIO | None = None
        self._hold: int | None = None
        """What keeps others from looking into SQLite's log while we write to it."""
        self.damage = Damage()
        self._opened: dict[Path, os.stat_result] = {}
        """The files that we have opened, to know them again."""

    async def open(self) -> None:
        """Make the file if there is none, readable for nobody else; bring an old one up to date."""
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
        """Connect for reading only; see Store."""
        self._reading = Desk(partial(connect_to_look, self._file))
        try:
            await self._reading.open()
        except sqlite3.Error as error:
            raise StoreError("store.unusable", where=str(self._file), detail=str(error)) from error
        with suppress(FileDamaged):
            [[version]] = await self._rows(migrations.READ_VERSION)
            migrations.need_newest(version)

    async def close(self) -> None:
        """Write what is pending; the last one to close also tidies the files up."""
        await self._writer.close()
        if self._settling:
            self._settling.cancel()
        if self._tidying:
            await self._tidying
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
    def is_damaged(self) -> bool:
        """Whether SQLite has found damage, or we have; see Store."""
        return bool(self.damage) or self._reading.is_damaged or self._writing.is_damaged

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
        self.damage.refuse(append.table)
        self._writer.submit(append, done)

    async def read(self, table: str, after: int = 0) -> list[Entry]:
        """Read a log; see Store."""
        await self._be_sure()
        try:
            return self.damage.need_sound(await self._read(table, after))
        except (StoreDown, TableDamaged):
            COUNTS["failed_reads"] += 1
            raise

    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """Look up where logs end; see Store."""
        return dict(await self._rows(LAST_NUMBERS, json.dumps(list(tables))))

    async def _read(self, table: str, after: int = 0) -> Checked:
        """What a log holds after a number; where SQLite does not get through, what can be read of it."""
        with suppress(FileDamaged):
            return await self._reading.do(lambda connection: read_at_once(connection, table, after))
        checked = await self._reading.do(lambda connection: rescue_log(connection, table))
        return checked._replace(sound=[entry for entry in checked.sound if entry.number > after])

    async def listed(self, limit: int) -> list[Summary]:
        """List open tables; see Store."""
        query = f"{SUMMARY} WHERE listed AND phase = 'open' ORDER BY changed DESC LIMIT ?"
        return [read_summary(row) for row in await self._rows(query, limit)]

    async def unfinished(self) -> list[str]:
        """List tables in play; see Store."""
        with suppress(FileDamaged):
            return [table for (table,) in await self._rows("SELECT id FROM kasimir_tables WHERE phase = 'playing'")]
        known = [await self._summary(name) async for name in self.tables()]
        return [about.table for about in known if about and about.phase == "playing"]

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
        self.damage.forget(table)

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
        try:
            while page := await self._rows(NAMES, last, PAGE):
                for (last,) in page:
                    yield last
        except FileDamaged:
            for name in await self._reading.do(rescue_names):
                if name > last:
                    yield name

    async def whole(self, table: str) -> tuple[Summary, list[Entry]] | None:
        """Read a whole table; see Store."""
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
        """Read what can be read; see Store."""
        summary, checked = await self._whole(table)
        whole = complete(table, checked, await self._carved()) if checked.fault else checked
        return Rescued(summary, whole.sound, checked.fault, whole.fault)

    async def _carved(self) -> Carved:
        """What can be picked from the bytes of the file; searched for once."""
        if self._found is None:
            with suppress(StoreDown):
                await self._writing.do(move_log)
            # It stays open until SQLite is done with the file: to close it would take SQLite's locks away.
            self._raw = self._file.open("rb")
            self._found = await asyncio.to_thread(Carver(self._raw.read()).rows)
        return self._found

    async def _summary(self, table: str) -> Summary | None:
        """The summary of a table, if it can be read."""
        return await self._reading.do(lambda connection: rescue_summary(connection, table))

    async def look_through(self) -> None:
        """Chain what is older than the chain, then read everything once; see Store."""
        with suppress(FileDamaged):
            while (seconds := await self._writing.do(chain_some)) is not None:
                await asyncio.sleep(BREATH * seconds)
        async for table in self.tables():
            began = time.monotonic()
            with suppress(TableDamaged):
                await self.whole(table)
            await asyncio.sleep(BREATH * (time.monotonic() - began))

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
        if self._tidying is None and (self._journal.is_long() or self._journal.is_heavy()):
            self._tidying = asyncio.create_task(self._tidy())
        self._wrote_at = time.monotonic()
        if self._settling is None:
            self._settling = asyncio.create_task(self._settle())
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
        """Move SQLite's own log, and note places if there are many; what fails is tried again after the next group."""
        added, pages, is_long = self._journal.added, self._journal.pages, self._journal.is_long()
        with suppress(StoreDown):
            if is_long:
                await self._writing.do(partial(note_places, breath=BREATH))
                self._journal.added -= added
            if await self._writing.do(move_log):
                self._journal.pages -= pages
        self._tidying = None

    async def _settle(self) -> None:
        """When nobody has written for a while, leave nothing in SQLite's own log."""
        is_empty = False
        while not is_empty:
            while (rest := self._wrote_at + QUIET - time.monotonic()) > 0:
                await asyncio.sleep(rest)
            with suppress(StoreDown):
                is_empty = await self._writing.do(lambda connection: checkpoint(connection, "TRUNCATE"))
            self._wrote_at = time.monotonic()
        self._settling = None

    async def _rows(self, query: str, *values: object) -> list[Row]:
        """What a query finds."""
        return await self._reading.do(lambda connection: connection.execute(query, values).fetchall())

    def _connect(self) -> sqlite3.Connection:
        """Connect for a desk."""
        connection = connect(self._file, "FULL" if self._durable else "NORMAL")
        # On a Mac, only this asks the disk itself and not just the system; others do not know it.
        connection.execute(f"PRAGMA fullfsync = {int(self._durable)}")
        return connection


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the schema up to date; of several processes that start at once, one does it."""
    with transaction(connection):
        connection.execute(migrations.CREATE_VERSIONS)
        [version] = connection.execute(migrations.READ_VERSION).fetchone()
        for statement in migrations.missing_steps(version, migrations.SQLITE):
            connection.execute(statement)
        connection.execute(migrations.CLOCK)
