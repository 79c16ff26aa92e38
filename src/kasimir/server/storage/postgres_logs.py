"""How the logs of tables are written to PostgreSQL and read from it, with their chain of checksums."""

import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import asyncpg

from kasimir.server.store.base import Append, Entry, Summary
from kasimir.server.store.chain import Checked, Fault, Linked, add_link, chained, first_link, judge
from kasimir.server.store.patience import WORK_SECONDS
from kasimir.server.store.readers import transaction

if TYPE_CHECKING:
    Connection = asyncpg.Connection[Any]

CORRUPTED = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError, asyncpg.InternalServerError)
"""How PostgreSQL says that a page is damaged."""
MOST_LINKS = 100_000
"""Tables whose last link is remembered."""
LONGEST_CHAINING = 0.1
"""Seconds for which older logs get their links at a time."""

COLUMNS = "number, at, body, secret, link, secret_sum"
# One statement, so that all of it is of one moment. A table without entries is a row without a body.
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

# All rows are taken in the order of their names, by every process: so no two of them wait for each other.
ADD_TABLES = f"""
    INSERT INTO kasimir_tables (id, game, phase, listed, changed, label, entries)
    SELECT * FROM {SUMMARIES} AS new (id) ORDER BY id
    ON CONFLICT DO NOTHING RETURNING id
"""
# The lock on the table's row keeps it from being deleted until its new entry is committed. Each predecessor is looked
# up by itself (LIMIT): with EXISTS, a database that knows nothing of its tables yet reads all entries at every move.
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
    """An entry to be added, with its link and the one before."""

    append: Append
    linked: Linked
    previous: bytes


class Links:
    """The last links of tables, as far as they are known; the database compares them when an entry is added."""

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.known: dict[str, tuple[int, bytes]] = {}

    async def chain(self, connection: "Connection", group: Sequence[Append]) -> list[Chained]:
        """The entries of a group with their links."""
        if unknown := [append for append in group if not append.is_first and not self.knows(append)]:
            await self.look_up(connection, unknown)
        return [chain_append(append, self.before(append)) for append in group]

    def knows(self, append: Append) -> bool:
        """Whether the link before an entry is known."""
        return append.table in self.known and self.known[append.table][0] == append.entry.number - 1

    def before(self, append: Append) -> bytes:
        """The link before an entry; none where there is no such entry, and then the database refuses it."""
        if append.is_first:
            return first_link(append.table)
        return self.known[append.table][1] if self.knows(append) else b""

    async def look_up(self, connection: "Connection", appends: Sequence[Append]) -> None:
        """Ask for the links before some entries; a log that is older than the chain gets one now."""
        tables, numbers = [append.table for append in appends], [append.entry.number - 1 for append in appends]
        for table, number, found in await connection.fetch(LINKS, tables, numbers):
            link = found or await chain_log(connection, table)
            if link:
                self.known[table] = (number, link)

    def note(self, group: Sequence[Chained], accepted: set[str]) -> None:
        """Remember what was added."""
        if len(self.known) > MOST_LINKS:
            self.known.clear()
        for append, linked, _ in group:
            if append.table in accepted and linked.link:
                self.known[append.table] = (append.entry.number, linked.link)
            else:
                self.known.pop(append.table, None)


def chain_append(append: Append, previous: bytes) -> Chained:
    """An entry with its link."""
    return Chained(append, add_link(previous, append.entry), previous)


# Writing


async def add_group(connection: "Connection", group: Sequence[Chained]) -> set[str]:
    """Add what can be added of a group; tell the tables of what was.

    A statement is a transaction by itself: where only moves were made, two ways to the database and back are saved.
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
    """Add the entries of a group that come next at their tables; tell which tables those are."""
    return {table for (table,) in await connection.fetch(ADD_ENTRIES, *entry_columns(group))}


async def find_ours(connection: "Connection", group: Sequence[Chained]) -> set[str]:
    """The tables whose log holds this very entry."""
    return {table for (table,) in await connection.fetch(OURS, *entry_columns(group))}


async def add_whole(connection: "Connection", summary: Summary, entries: Sequence[Entry]) -> bool:
    """Add a table with its log, unless there is one of that name."""
    table = summary.table
    if not await connection.fetch(ADD_TABLES, *summary_columns([Append(table, entries[-1], summary)])):
        return False
    rows = [(table, *columns_of(linked)) for linked in chained(table, entries)]
    columns = ["table_id", *COLUMNS.split(", ")]
    await connection.copy_records_to_table("kasimir_entries", records=rows, columns=columns, timeout=WORK_SECONDS)
    return True


def columns_of(linked: Linked) -> tuple[Any, ...]:
    """What is kept of an entry, in the order of the columns."""
    entry = linked.entry
    return entry.number, entry.at, entry.body, entry.secret, linked.link, linked.secret_sum


def entry_columns(group: Sequence[Chained]) -> list[list[Any]]:
    """The entries of a group, column by column."""
    rows = [(append.table, *columns_of(linked), previous) for append, linked, previous in group]
    return [list(column) for column in zip(*rows, strict=True)]


def summary_columns(appends: Sequence[Append]) -> list[list[Any]]:
    """Summaries, column by column, with how many entries there are."""
    about = [(append.summary, append.entry.number) for append in appends if append.summary]
    rows = [(s.table, s.game, s.phase, s.listed, s.changed, s.label, number) for s, number in about]
    return [list(column) for column in zip(*rows, strict=True)]


# Reading


async def rescue_log(connection: "Connection", table: str) -> Checked:
    """What can be read of a log, entry by entry, where the database is damaged."""
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
    """The last link of a log; one that is older than the chain gets its links, unless something is missing in it."""
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
    """Give some logs that are older than the chain their links; whether there may be more."""
    after, began = await connection.fetchval(UNCHAINED), time.monotonic()
    if after is None:
        return False
    names = [name for (name,) in await connection.fetch(NAMES, after, PAGE)]
    for name in names:
        with suppress(*CORRUPTED):  # that is told when it is read
            await chain_log(connection, name)
        if time.monotonic() - began > LONGEST_CHAINING:
            break
    if names:
        await connection.execute("UPDATE kasimir_unchained SET after_table = $1", name)
    else:
        await connection.execute("DELETE FROM kasimir_unchained")
    return True
