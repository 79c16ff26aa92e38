"""The store in PostgreSQL: several server processes serve the same tables, and the database decides races."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, TypeVar, cast

import asyncpg

from kasimir.core.errors import StoreDown, TableDamaged
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.metrics import COUNTS
from kasimir.server.storage import migrations
from kasimir.server.storage.base import Append, ClockState, Done, Rescued, Store, check_numbers
from kasimir.server.storage.checksum_chain import Checked, Fault, judge
from kasimir.server.storage.damage import Damage
from kasimir.server.storage.postgres_logs import (
    CORRUPTED,
    NAMES,
    PAGE,
    READ,
    Links,
    add_group,
    add_whole,
    chain_some,
    find_ours,
    rescue_log,
)
from kasimir.server.storage.postgres_readers import Readers, transaction
from kasimir.server.storage.postgres_timeouts import (
    ANSWER_SECONDS,
    BROKEN,
    QUERY_TIMEOUT,
    WORK_SECONDS,
    describe,
    patiently,
    unusable_told,
)
from kasimir.server.storage.write_failures import WriteState
from kasimir.server.storage.writer import Writer

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]

SUMMARY = "SELECT id, game, phase, listed, changed, label FROM kasimir_tables"
MIGRATION_LOCK = 0x6B6173696D6972
"""The key of the advisory lock; any constant will do."""

# One index lookup per table (LIMIT): otherwise all entries of all tables would be scanned.
LAST_NUMBERS = """
    SELECT name, number FROM unnest($1::text[]) AS name CROSS JOIN LATERAL (
        SELECT number FROM kasimir_entries WHERE table_id = name ORDER BY number DESC LIMIT 1
    ) AS last
"""
# A table that is being written to is locked, and must not expire.
FORGET = """
    DELETE FROM kasimir_tables WHERE id IN (
        SELECT id FROM kasimir_tables AS old WHERE phase = ANY ($1::text[]) AND changed < $2
        AND NOT EXISTS (SELECT 1 FROM kasimir_entries WHERE table_id = old.id AND at >= $2)
        ORDER BY changed LIMIT $3 FOR UPDATE SKIP LOCKED
    )
"""
STEP_TABLES = 200
"""Tables deleted per step."""
BREATH = 2.0
"""After each step the database has this multiple of its duration for others."""
NOTE_CLOCK = """
    INSERT INTO kasimir_clock (id, trusted, seen, ran) VALUES (1, $1, $2, $3)
    ON CONFLICT (id) DO UPDATE SET trusted = $1, seen = $2, ran = $3
"""
PROBE = "UPDATE kasimir_schema SET version = version"
"""Changes nothing, but has to reach the disk."""

BY_INDEX = {"enable_seqscan": "off"}
"""Prepared plans are made while there are few rows, and would be bad later."""

T = TypeVar("T")


class PostgresStore(Store):
    """Tables in PostgreSQL. One connection writes, a few read; all of them reconnect after an outage."""

    def __init__(self, url: str, *, durable: bool = True, patience: float = QUERY_TIMEOUT) -> None:
        """Without `durable`, a power failure may lose the last moments."""
        self._url, self._patience = url, patience
        self._commit_mode = "on" if durable else "off"
        self._connection: Connection | None = None
        self._reading = Readers(url)
        self.writes = WriteState()
        self._writer = Writer(self._write, self.writes)
        self._links = Links()
        self.damage = Damage()

    async def open(self) -> None:
        """Connect, waiting for a database that is just starting, and migrate it."""
        with unusable_told():
            await patiently(self._reading.open, self._patience)
            await patiently(self._migrate, self._patience)

    async def open_to_look(self) -> None:
        """See Store."""
        self._reading = Readers(self._url, default_transaction_read_only="on")
        with unusable_told():
            await patiently(self._reading.open, self._patience)
            async with self._reading.acquire() as connection:
                migrations.need_newest(await connection.fetchval(migrations.READ_VERSION))

    async def close(self) -> None:
        """Write what is pending, then disconnect, with a timeout for a database that does not answer."""
        await self._writer.close()
        if self._connection is not None:
            with suppress(*BROKEN):
                await self._connection.close(timeout=ANSWER_SECONDS)
            self._connection = None
        await self._reading.close()

    async def ping(self) -> None:
        """See Store."""
        try:
            await self._reading.fetch(migrations.READ_VERSION)
        except (*BROKEN, asyncpg.PostgresError) as error:  # also one that was dropped, or is empty now
            raise StoreDown("store.down", detail=describe(error)) from error

    async def probe(self) -> None:
        """See Store."""
        try:
            await self._reading.execute(PROBE)
        except (*BROKEN, asyncpg.PostgresError) as error:
            raise StoreDown("store.down", detail=describe(error)) from error

    async def clock(self) -> ClockState | None:
        """See Store."""
        rows = await self._rows("SELECT trusted, seen, ran FROM kasimir_clock WHERE id = 1")
        return ClockState(*rows[0]) if rows else None

    async def note_clock(self, state: ClockState) -> None:
        """See Store."""
        with self.writes.watched():
            await self._patiently(lambda: self._reading.execute(NOTE_CLOCK, state.trusted, state.seen, state.ran))

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
        try:
            return self.damage.need_sound(await self._read(table, after))
        except TableDamaged:
            COUNTS["failed_reads"] += 1
            raise

    async def _read(self, table: str, after: int = 0) -> Checked:
        """The log after a number; on a damaged database, what can be read of it."""
        try:
            rows = await self._rows(READ, table, after)
            return judge(table, rows, after, rows[0]["entries"] if rows else 0)
        except StoreDown as error:
            if not isinstance(error.__cause__, CORRUPTED):
                raise
        checked = await self._patiently(lambda: self._rescue_log(table))
        return checked._replace(sound=[entry for entry in checked.sound if entry.number > after])

    async def _rescue_log(self, table: str) -> Checked:
        """What can be read of a log, entry by entry."""
        async with self._reading.acquire() as connection:
            return await rescue_log(connection, table)

    async def last_numbers(self, tables: Collection[str]) -> dict[str, int]:
        """See Store."""
        return dict(await self._rows(LAST_NUMBERS, list(tables)))

    async def listed(self, limit: int) -> list[Summary]:
        """See Store."""
        query = f"{SUMMARY} WHERE listed AND phase = 'open' ORDER BY changed DESC LIMIT $1"
        return [Summary(*row) for row in await self._rows(query, limit)]

    async def unfinished(self) -> list[str]:
        """See Store."""
        return [table for (table,) in await self._rows("SELECT id FROM kasimir_tables WHERE phase = 'playing'")]

    async def forget(self, phases: Collection[str], before: float) -> int:
        """See Store."""
        deleted, is_done = 0, False
        while not is_done:
            began = time.monotonic()
            with self.writes.watched():
                done = await self._patiently(
                    lambda: self._reading.execute(FORGET, list(phases), before, STEP_TABLES, patience=WORK_SECONDS)
                )
            count = int(done.removeprefix("DELETE "))
            deleted, is_done = deleted + count, count < STEP_TABLES
            await asyncio.sleep(BREATH * (time.monotonic() - began))
        return deleted

    async def delete(self, table: str) -> None:
        """See Store."""
        with self.writes.watched(table):
            await self._patiently(lambda: self._reading.execute("DELETE FROM kasimir_tables WHERE id = $1", table))
        self.damage.forget(table)

    async def tables(self) -> AsyncIterator[str]:
        """See Store."""
        last = ""
        while page := await self._rows(NAMES, last, PAGE):
            for (last,) in page:
                yield last

    async def whole(self, table: str) -> tuple[Summary, list[Entry]] | None:
        """See Store."""
        summary, entries, fault, _ = await self.rescue(table)
        if fault:
            raise self.damage.note(fault)
        return (summary, entries) if summary else None

    async def rescue(self, table: str) -> Rescued:
        """See Store."""

        async def read() -> Rescued:
            async with self._reading.acquire() as connection, transaction(connection, "repeatable_read"):
                row = await connection.fetchrow(f"{SUMMARY} WHERE id = $1", table)
                rows = await connection.fetch(READ, table, 0)
            checked = judge(table, rows, 0, rows[0]["entries"] if rows else 0)
            return Rescued(Summary(*row) if row else None, checked.sound, checked.fault, checked.fault)

        try:
            return await self._patiently(read)
        except StoreDown as error:
            if not isinstance(error.__cause__, CORRUPTED):
                raise
        checked = await self._read(table)
        try:
            rows = await self._rows(f"{SUMMARY} WHERE id = $1", table)
        except StoreDown:
            rows = []
        fault = checked.fault or (None if rows else Fault(table, 0, "unreadable"))
        return Rescued(Summary(*rows[0]) if rows else None, checked.sound, fault, checked.fault)

    async def look_through(self) -> None:
        """See Store."""

        async def chain() -> bool:
            async with self._reading.acquire() as connection:
                return await chain_some(connection)

        began = time.monotonic()
        while await self._patiently(chain):
            await asyncio.sleep(BREATH * (time.monotonic() - began))
            began = time.monotonic()
        async for table in self.tables():
            began = time.monotonic()
            with suppress(TableDamaged):
                await self.whole(table)
            await asyncio.sleep(BREATH * (time.monotonic() - began))

    async def adopt(self, summary: Summary, entries: Sequence[Entry]) -> bool:
        """See Store. Not retried if the connection breaks: the caller can check the result."""
        check_numbers(entries)
        try:
            async with self._reading.acquire() as connection, transaction(connection):
                return await add_whole(connection, summary, entries)
        except BROKEN as error:
            raise StoreDown("store.down", detail=describe(error)) from error

    async def _rows(self, query: str, *values: object) -> list[Any]:
        """The rows of a query."""
        return await self._patiently(lambda: self._reading.fetch(query, *values))

    async def _patiently(self, action: Callable[[], Awaitable[T]]) -> T:
        """Run something idempotent; retry for a while if the database is away.

        Other errors, such as a failing disk or a read-only replica, are raised as `StoreDown`, because they may be
        temporary too.
        """
        try:
            return await patiently(action, self._patience)
        except asyncpg.PostgresError as error:
            raise StoreDown("store.down", detail=describe(error)) from error

    async def _migrate(self) -> None:
        """Migrate the schema; if several processes start at once, an advisory lock lets one do it."""
        async with self._reading.acquire() as connection, transaction(connection):
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK, timeout=WORK_SECONDS)
            await connection.execute(migrations.CREATE_VERSIONS)
            version = await connection.fetchval(migrations.READ_VERSION)
            for statement in migrations.missing_steps(version, migrations.POSTGRES):
                await connection.execute(statement, timeout=WORK_SECONDS)
            await connection.execute(migrations.CLOCK)

    async def _write(self, group: Sequence[Append]) -> set[str]:
        """Commit a group.

        If the connection breaks, it is unknown whether the commit succeeded. So we retry, and an entry that is then
        refused because the log already has it, byte for byte, counts as accepted.
        """
        attempts = 0

        async def attempt() -> set[str]:
            nonlocal attempts
            attempts += 1
            connection = await self._writing()
            try:
                chained = await self._links.chain(connection, group)
                accepted = await add_group(connection, chained)
                if attempts > 1:
                    accepted |= await find_ours(connection, chained)
                self._links.note(chained, accepted)
            except BaseException:
                connection.terminate()
                self._connection = None
                raise
            return accepted

        return await self._patiently(attempt)

    async def _writing(self) -> "Connection":
        """The connection for appends; reconnects if it was lost."""
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(
                self._url,
                timeout=ANSWER_SECONDS,
                command_timeout=ANSWER_SECONDS,
                server_settings={"synchronous_commit": self._commit_mode} | BY_INDEX,
            )
        return self._connection


async def has_tables(url: str) -> bool:
    """Whether a database has our tables; does not change it."""

    async def look() -> bool:
        connection = await asyncpg.connect(url, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS)
        try:
            return await connection.fetchval("SELECT to_regclass('kasimir_schema')") is not None
        finally:
            await connection.close(timeout=ANSWER_SECONDS)

    with unusable_told():
        return await patiently(look)
