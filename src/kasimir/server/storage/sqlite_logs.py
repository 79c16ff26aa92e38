"""Reads logs from SQLite: as a whole, or what can be read of them in a damaged file."""

import sqlite3
from collections.abc import Iterator, Sequence
from typing import Any

from kasimir.protocol.stored import Summary
from kasimir.server.storage.checksum_chain import Checked, Fault, chained, judge
from kasimir.server.storage.sqlite_file import UNREADABLE, kind_of, transaction

FAR = 1000
"""How many entries to look for after the last known one, if the total is unknown."""

COLUMNS = "at, body, secret, link, secret_sum"
# The first part uses the index, the second scans what may not be indexed; duplicates are removed.
# An entry that is not where the index says shows as a row without a body.
READ = f"""
    SELECT place.number, {COLUMNS}, entry.id FROM kasimir_places AS place LEFT JOIN kasimir_journal AS entry
    ON entry.id = place.id AND entry.table_id = place.table_id AND entry.number = place.number
    WHERE place.table_id = ?1 AND place.number >= ?2
    UNION SELECT number, {COLUMNS}, id FROM kasimir_journal
    WHERE id > (SELECT id FROM kasimir_placed) AND table_id = ?1 AND number >= ?2 ORDER BY 1
"""
LAST_NUMBERS = """
    WITH wanted AS (SELECT value AS id FROM json_each(?1))
    SELECT table_id, max(number) FROM (
        SELECT table_id, number FROM kasimir_places WHERE table_id IN wanted
        UNION ALL SELECT table_id, number FROM kasimir_journal
        WHERE id > (SELECT id FROM kasimir_placed) AND table_id IN wanted
    ) GROUP BY table_id
"""
PLACES = "SELECT number, id FROM kasimir_places WHERE table_id = ? ORDER BY number"
ENTRY = f"SELECT number, {COLUMNS}, id FROM kasimir_journal WHERE id = ? AND table_id = ?"
PLACED = "SELECT id FROM kasimir_placed"
WALK = f"SELECT number, {COLUMNS}, id, table_id FROM kasimir_journal WHERE id > ? AND id <= ? ORDER BY id"
LEAST = "SELECT entries FROM kasimir_tables WHERE id = ?"
SUMMARY = "SELECT id, game, phase, listed, changed, label FROM kasimir_tables"
NAMES = "SELECT id FROM kasimir_tables WHERE id > ? ORDER BY id LIMIT ?"
ADD_LINK = "UPDATE kasimir_journal SET link = ?, secret_sum = ? WHERE id = ?"

ID, TABLE = 6, 7
"""The columns of a row."""


def read_log(connection: sqlite3.Connection, table: str, after: int = 0) -> Checked:
    """The entries of a table after a number, verified; call within a transaction."""
    row = connection.execute(LEAST, (table,)).fetchone()
    return judge(table, connection.execute(READ, (table, after)).fetchall(), after, row[0] if row else 0)


def chain_log(connection: sqlite3.Connection, table: str) -> bytes | None:
    """The last link of a log; a log from before the chain is chained, unless entries are missing."""
    rows = connection.execute(READ, (table, 0)).fetchall()
    checked = judge(table, rows, 0, 0)
    if checked.fault:
        return None
    if checked.link:
        return checked.link
    log = chained(table, checked.sound)
    links = [(found.link, found.secret_sum, row[ID]) for found, row in zip(log, rows, strict=True)]
    connection.executemany(ADD_LINK, links)
    return log[-1].link if log else None


# Damaged files


def rescue_log(connection: sqlite3.Connection, table: str) -> Checked:
    """What can be read of a table in a damaged file."""
    try:
        return read_log(connection, table)
    except sqlite3.DatabaseError as error:
        if kind_of(error) not in UNREADABLE:
            raise
    places = readable(connection, PLACES, table)
    placed = readable(connection, PLACED) if places is not None else None
    found = {number: readable(connection, ENTRY, place, table) or [()] for number, place in places or ()}
    # Without its index, the whole journal is scanned.
    found |= {row[0]: [row] for row in walk(connection, placed[0][0] if placed else 0) if row[TABLE] == table}
    least = first_of(connection, LEAST, table)
    rows = [found[number][0] for number in sorted(found) if found[number][0]]
    checked = as_unreadable(judge(table, rows, 0, max([least[0] if least else 0, *found])))
    if places is not None and least is not None:
        return checked
    # These may not be all, unless the whole journal can be read.
    is_all = readable(connection, "SELECT count(body) FROM kasimir_journal") is not None
    fault = checked.fault or Fault(table, len(checked.sound) + 1, "unreadable")
    return checked._replace(fault=fault, least=checked.least if is_all else None)


def as_unreadable(checked: Checked) -> Checked:
    """Change the fault of missing entries to "unreadable": the file is damaged."""
    if checked.fault and checked.fault.what == "missing":
        return checked._replace(fault=checked.fault._replace(what="unreadable"))
    return checked


def readable(connection: sqlite3.Connection, query: str, *values: object) -> list[Any] | None:
    """The rows of a query; None if they cannot be read."""
    try:
        return connection.execute(query, values).fetchall()
    except sqlite3.DatabaseError:
        return None


def first_of(connection: sqlite3.Connection, query: str, table: str) -> Sequence[Any] | None:
    """The first row about a table, if necessary without the index on names; None if it cannot be read."""
    rows = readable(connection, query, table)
    if rows is None:
        rows = readable(connection, query.replace("kasimir_tables", "kasimir_tables NOT INDEXED"), table)
    return rows[0] if rows else None


def walk(connection: sqlite3.Connection, after: int) -> Iterator[Sequence[Any]]:
    """All readable entries of the journal after an id, page by page."""
    last = last_id(connection, after)
    while after < last:
        try:
            for row in connection.execute(WALK, (after, last)):
                yield row
                after = row[ID]
        except sqlite3.DatabaseError as error:
            if kind_of(error) not in UNREADABLE:
                raise
            after += 1
        else:
            return


def last_id(connection: sqlite3.Connection, after: int) -> int:
    """The last id of the journal, or how far to look if its end is damaged."""
    try:
        return connection.execute("SELECT max(id) FROM kasimir_journal").fetchone()[0] or 0
    except sqlite3.DatabaseError:
        try:
            return int(max(after, *connection.execute(PLACED).fetchone())) + FAR
        except sqlite3.DatabaseError:
            return after + FAR


def rescue_summary(connection: sqlite3.Connection, table: str) -> Summary | None:
    """The summary of a table; None if it cannot be read."""
    row = first_of(connection, f"{SUMMARY} WHERE id = ?", table)
    return read_summary(row) if row else None


def rescue_names(connection: sqlite3.Connection) -> list[str]:
    """The names of all tables that are found, in the list of tables or only in the journal."""
    names = {row[TABLE] for row in walk(connection, 0)}
    for query in ("SELECT id FROM kasimir_tables ORDER BY id", "SELECT id FROM kasimir_tables NOT INDEXED"):
        try:
            for (name,) in connection.execute(query):
                names.add(name)
        except sqlite3.DatabaseError:
            continue
    return sorted(name for name in names if isinstance(name, str) and name)


def read_summary(row: Sequence[Any]) -> Summary:
    """A summary from its row; SQLite stores booleans as 0 and 1."""
    table, game, phase, listed, changed, label = row
    return Summary(table, game, phase, bool(listed), changed, label)


def read_at_once(connection: sqlite3.Connection, table: str, after: int) -> Checked:
    """A consistent snapshot of a table's log after a number."""
    with transaction(connection, "DEFERRED"):
        return read_log(connection, table, after)


def read_whole(connection: sqlite3.Connection, table: str) -> tuple[Summary | None, Checked]:
    """A consistent snapshot of a table with its log."""
    with transaction(connection, "DEFERRED"):
        row = connection.execute(f"{SUMMARY} WHERE id = ?", (table,)).fetchone()
        return read_summary(row) if row else None, read_log(connection, table)
