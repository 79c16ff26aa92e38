"""Reads and writes logs in PostgreSQL, with their checksum chain."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import asyncpg

from kasimir.protocol.stored import Entry, Summary
from kasimir.server.storage.base import Append
from kasimir.server.storage.checksum_chain import Checked, Fault, Linked, add_link, chained, first_link, judge
from kasimir.server.storage.postgres_readers import transaction
from kasimir.server.storage.postgres_timeouts import WORK_SECONDS

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]

CORRUPTED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.InternalServerError)
"""The error codes for a damaged page."""
MOST_LINKS = 100_000
"""Tables whose last link is cached."""
LONGEST_CHAINING = 0.1
"""Seconds per step for chaining older logs."""

COLUMNS = "number, at, body, secret, link, secret_sum"
# One statement, so that it is one snapshot. A table without entries is a row without a body.
READ = f"""
    SELECT {COLUMNS}, entries FROM kasimir_tables AS owner
    LEFT JOIN kasimir_entries AS entry ON entry.table_id = owner.id AND number >= $2
    WHERE owner.id = $1 ORDER BY number
"""
ONE = f"SELECT {COLUMNS} FROM kasimir_entries WHERE table_id = $1 AND number = $2"
LEAST = "SELECT entries FROM kasimir_tables WHERE id = $1"
SUMMARIES = "unnest($1::text[], $2::text[], $3::text[], $4::boolean[], $5::float8[], $6::bytea[], $7::bigint[])"
ENTRIES = """
    unnest($1::text[], $2::bigint[], $3::float8[], $4::bytea[], $5::bytea[], $6::bytea[], $7::bigint[], $8::bytea[])
    AS new (table_id, number, at, body, secret, link, secret_sum, previous)
"""

# Every process locks rows in the order of their names, so that there are no deadlocks.
ADD_TABLES = f"""
    INSERT INTO kasimir_tables (id, game, phase, listed, changed, label, entries)
    SELECT * FROM {SUMMARIES} AS new (id) ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id
"""
# The lock on the table's row prevents its deletion until the new entry is committed. Each predecessor is a separate
# index lookup (LIMIT): with EXISTS, a database without statistics scans all entries at every move.
ADD_ENTRIES = f"""
    INSERT INTO kasimir_entries (table_id, number, at, body, secret, link, secret_sum)
    SELECT new.table_id, new.number, new.at, new.body, new.secret, new.link, new.secret_sum FROM {ENTRIES}
    JOIN kasimir_tables AS owner ON owner.id = new.table_id
    WHERE new.number = 1 OR new.previous = (
        SELECT link FROM kasimir_entries AS old
        WHERE old.table_id = new.table_id AND old.number = new.number - 1 LIMIT 1
    )
    ORDER BY owner.id FOR NO KEY UPDATE OF owner
    ON CONFLICT DO NOTHING RETURNING table_id
"""
UPDATE = f"""
    UPDATE kasimir_tables AS old SET game = new.game, phase = new.phase, listed = new.listed, changed = new.changed,
    label = new.label, entries = new.entries
    FROM {SUMMARIES} AS new (id, game, phase, listed, changed, label, entries) WHERE old.id = new.id
"""
OURS = f"SELECT table_id FROM {ENTRIES} JOIN kasimir_entries AS old USING (table_id, number, at, body, secret)"
LINKS = """
    SELECT old.table_id, old.number, old.link FROM unnest($1::text[], $2::bigint[]) AS asked (table_id, number)
    JOIN kasimir_entries AS old USING (table_id, number)
"""
LOCK = "SELECT 1 FROM kasimir_tables WHERE id = $1 FOR NO KEY UPDATE"
ADD_LINKS = """
    UPDATE kasimir_entries AS old SET link = new.link, secret_sum = new.secret_sum
    FROM unnest($2::bigint[], $3::bytea[], $4::bigint[]) AS new (number, link, secret_sum)
    WHERE old.table_id = $1 AND old.number = new.number
"""
NAMES = "SELECT id FROM kasimir_tables WHERE id > $1 ORDER BY id LIMIT $2"
UNCHAINED = "SELECT after_table FROM kasimir_unchained"
PAGE = 1000


class Chained(NamedTuple):
    """An entry to append, with its link and the previous one."""

    append: Append
    linked: Linked
    previous: bytes


class Links:
    """A cache of the last links of tables; the database compares them when an entry is appended."""

    def __init__(self) -> None:
        self.known: dict[str, tuple[int, bytes]] = {}

    async def chain(self, connection: "Connection", group: Sequence[Append]) -> list[Chained]:
        """Add the links to the entries of a group."""
        if unknown := [append for append in group if not append.is_first and not self.knows(append)]:
            await self.look_up(connection, unknown)
        return [chain_append(append, self.before(append)) for append in group]

    def knows(self, append: Append) -> bool:
        """Whether the previous link of an entry is cached."""
        return append.table in self.known and self.known[append.table][0] == append.entry.number - 1

    def before(self, append: Append) -> bytes:
        """The previous link of an entry; empty if there is no such entry, and then the database refuses it."""
        if append.is_first:
            return first_link(append.table)
        return self.known[append.table][1] if self.knows(append) else b""

    async def look_up(self, connection: "Connection", appends: Sequence[Append]) -> None:
        """Look up the previous links of some entries; a log from before the chain is chained now."""
        tables, numbers = [append.table for append in appends], [append.entry.number - 1 for append in appends]
        for table, number, found in await connection.fetch(LINKS, tables, numbers):
            link = found or await chain_log(connection, table)
            if link:
                self.known[table] = (number, link)

    def note(self, group: Sequence[Chained], accepted: set[str]) -> None:
        """Cache the links of accepted entries."""
        if len(self.known) > MOST_LINKS:
            self.known.clear()
        for append, linked, _ in group:
            if append.table in accepted and linked.link:
                self.known[append.table] = (append.entry.number, linked.link)
            else:
                self.known.pop(append.table, None)


def chain_append(append: Append, previous: bytes) -> Chained:
    """Add the link to an entry."""
    return Chained(append, add_link(previous, append.entry), previous)


# Writing


async def add_group(connection: "Connection", group: Sequence[Chained]) -> set[str]:
    """Append the valid entries of a group; returns their tables.

    A single statement is its own transaction: if there are only moves, that saves two round trips to the database.
    """
    appends = [chained.append for chained in group]
    if not any(append.summary for append in appends):
        return await add_entries(connection, group)
    async with transaction(connection):
        if new := [append for append in appends if append.is_first]:
            await connection.fetch(ADD_TABLES, *summary_columns(new))
        accepted = await add_entries(connection, group)
        known = [append for append in appends if append.summary and not append.is_first]
        if changed := [append for append in known if append.table in accepted]:
            await connection.execute(UPDATE, *summary_columns(changed))
        return accepted


async def add_entries(connection: "Connection", group: Sequence[Chained]) -> set[str]:
    """Append the entries that are next in their logs; returns their tables."""
    return {table for (table,) in await connection.fetch(ADD_ENTRIES, *entry_columns(group))}


async def find_ours(connection: "Connection", group: Sequence[Chained]) -> set[str]:
    """The tables whose log has exactly this entry."""
    return {table for (table,) in await connection.fetch(OURS, *entry_columns(group))}


async def add_whole(connection: "Connection", summary: Summary, entries: Sequence[Entry]) -> bool:
    """Add a table with its log, unless the name exists."""
    table = summary.table
    if not await connection.fetch(ADD_TABLES, *summary_columns([Append(table, entries[-1], summary)])):
        return False
    rows = [(table, *columns_of(linked)) for linked in chained(table, entries)]
    columns = ["table_id", *COLUMNS.split(", ")]
    await connection.copy_records_to_table("kasimir_entries", records=rows, columns=columns, timeout=WORK_SECONDS)
    return True


def columns_of(linked: Linked) -> tuple[Any, ...]:
    """The values of an entry in column order."""
    entry = linked.entry
    return entry.number, entry.at, entry.body, entry.secret, linked.link, linked.secret_sum


def entry_columns(group: Sequence[Chained]) -> list[list[Any]]:
    """The entries of a group, column by column."""
    rows = [(append.table, *columns_of(linked), previous) for append, linked, previous in group]
    return [list(column) for column in zip(*rows, strict=True)]


def summary_columns(appends: Sequence[Append]) -> list[list[Any]]:
    """Summaries with their numbers of entries, column by column."""
    about = [(append.summary, append.entry.number) for append in appends if append.summary]
    rows = [(s.table, s.game, s.phase, s.listed, s.changed, s.label, number) for s, number in about]
    return [list(column) for column in zip(*rows, strict=True)]


# Reading


async def rescue_log(connection: "Connection", table: str) -> Checked:
    """What can be read of a log in a damaged database, entry by entry."""
    try:
        least = await connection.fetchval(LEAST, table) or 0
    except CORRUPTED:
        least = 0
    rows: list[Any] = []
    try:
        while row := await connection.fetchrow(ONE, table, len(rows) + 1):
            rows.append(row)
    except CORRUPTED:
        checked = judge(table, rows, 0, 0)
        return checked._replace(fault=checked.fault or Fault(table, len(rows) + 1, "unreadable"))
    return judge(table, rows, 0, least)


async def chain_log(connection: "Connection", table: str) -> bytes | None:
    """The last link of a log; a log from before the chain is chained, unless entries are missing."""
    async with transaction(connection):
        await connection.execute(LOCK, table)
        checked = judge(table, await connection.fetch(READ, table, 0), 0, 0)
        if checked.fault or checked.link or not checked.sound:
            return None if checked.fault else checked.link
        log = chained(table, checked.sound)
        numbers, links = [found.entry.number for found in log], [found.link for found in log]
        sums = [found.secret_sum for found in log]
        await connection.execute(ADD_LINKS, table, numbers, links, sums, timeout=WORK_SECONDS)
    return log[-1].link


async def chain_some(connection: "Connection") -> bool:
    """Chain some older logs; returns whether there may be more."""
    after, began = await connection.fetchval(UNCHAINED), time.monotonic()
    if after is None:
        return False
    names = [name for (name,) in await connection.fetch(NAMES, after, PAGE)]
    for name in names:
        with suppress(*CORRUPTED):  # the damage is reported when it is read
            await chain_log(connection, name)
        if time.monotonic() - began > LONGEST_CHAINING:
            break
    if names:
        await connection.execute("UPDATE kasimir_unchained SET after_table = $1", name)
    else:
        await connection.execute("DELETE FROM kasimir_unchained")
    return True
