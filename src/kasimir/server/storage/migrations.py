"""The schema as a list of migrations. A released step is never changed; new ones are appended.

Both databases take the same steps; placeholders stand for differences of their dialects, and statements that are empty
after substitution are skipped.
"""

from collections.abc import Iterator, Mapping

from kasimir.core.errors import StoreError

JOURNAL = """
    CREATE TABLE kasimir_journal (
        id INTEGER NOT NULL PRIMARY KEY,
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        at DOUBLE PRECISION NOT NULL,
        body BLOB NOT NULL,
        secret BLOB NOT NULL
    )
"""
LOG = """
    CREATE VIEW kasimir_log AS
    SELECT table_id, number, at, body, secret FROM kasimir_entries
    UNION ALL SELECT table_id, number, at, body, secret FROM kasimir_journal
"""
WRITER = "CREATE TABLE kasimir_writer (name TEXT NOT NULL)"
PLACES = """
    CREATE TABLE kasimir_places (
        table_id TEXT NOT NULL,
        number BIGINT NOT NULL,
        id BIGINT NOT NULL,
        PRIMARY KEY (table_id, number)
    ) WITHOUT ROWID
"""
PLACED = "CREATE TABLE kasimir_placed (id BIGINT NOT NULL)"
NONE_PLACED = "INSERT INTO kasimir_placed (id) VALUES (0)"
INTO_JOURNAL = """
    INSERT INTO kasimir_journal (table_id, number, at, body, secret)
    SELECT table_id, number, at, body, secret FROM kasimir_entries ORDER BY table_id, number
"""
FORGET_PLACES = """
    CREATE TRIGGER kasimir_forget_places AFTER DELETE ON kasimir_tables BEGIN
        DELETE FROM kasimir_journal WHERE id IN (SELECT id FROM kasimir_places WHERE table_id = OLD.id);
        DELETE FROM kasimir_places WHERE table_id = OLD.id;
    END
"""

SQLITE: Mapping[str, str] = {
    "bytes": "BLOB",
    "log_table": "kasimir_journal",
    "clustered": "WITHOUT ROWID",
    "journal": JOURNAL,
    "log": LOG,
    "writer": WRITER,
    "places": PLACES,
    "placed": PLACED,
    "none_placed": NONE_PLACED,
    "into_journal": INTO_JOURNAL,
    "drop_log": "DROP VIEW kasimir_log",
    "drop_entries": "DROP TABLE kasimir_entries",
    "forget_places": FORGET_PLACES,
}
POSTGRES: Mapping[str, str] = {**dict.fromkeys(SQLITE, ""), "bytes": "BYTEA", "log_table": "kasimir_entries"}

CREATE_VERSIONS = "CREATE TABLE IF NOT EXISTS kasimir_schema (version INTEGER NOT NULL PRIMARY KEY)"
CLOCK = """
    CREATE TABLE IF NOT EXISTS kasimir_clock (
        id INTEGER NOT NULL PRIMARY KEY,
        trusted DOUBLE PRECISION NOT NULL,
        seen DOUBLE PRECISION NOT NULL,
        ran DOUBLE PRECISION NOT NULL
    )
"""
"""The clock state of servers; one row. Older servers ignore it, so it is not a migration."""
READ_VERSION = "SELECT max(version) FROM kasimir_schema"

STEPS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE kasimir_tables (
            id TEXT NOT NULL PRIMARY KEY,
            game TEXT NOT NULL,
            phase TEXT NOT NULL,
            listed BOOLEAN NOT NULL,
            changed DOUBLE PRECISION NOT NULL,
            label {bytes} NOT NULL
        )
        """,
        """
        CREATE TABLE kasimir_entries (
            table_id TEXT NOT NULL REFERENCES kasimir_tables (id) ON DELETE CASCADE,
            number BIGINT NOT NULL,
            at DOUBLE PRECISION NOT NULL,
            body {bytes} NOT NULL,
            secret {bytes} NOT NULL,
            PRIMARY KEY (table_id, number)
        ) {clustered}
        """,
    ),
    # For the list of open tables, newest first, and for expiring the oldest.
    ("CREATE INDEX kasimir_tables_by_phase ON kasimir_tables (phase, changed)",),
    # New entries are appended to a journal, where entries of different tables share pages.
    ("{journal}", "{log}", "{writer}"),
    # Entries stay in the journal, and a small index says where each is.
    ("{places}", "{placed}", "{none_placed}", "{into_journal}", "{drop_log}", "{drop_entries}", "{forget_places}"),
    # The checksum chain (see `checksum_chain.py`). Older logs get theirs later, table by table:
    # `kasimir_unchained` lists the tables still to be done. Also the number of entries when a table's summary was
    # written: there must be at least as many.
    (
        "ALTER TABLE {log_table} ADD COLUMN link {bytes}",
        "ALTER TABLE {log_table} ADD COLUMN secret_sum BIGINT",
        "ALTER TABLE kasimir_tables ADD COLUMN entries BIGINT NOT NULL DEFAULT 0",
        "CREATE TABLE kasimir_unchained (after_table TEXT NOT NULL)",
        "INSERT INTO kasimir_unchained (after_table) VALUES ('')",
    ),
)


def missing_steps(version: int | None, dialect: Mapping[str, str]) -> Iterator[str]:
    """The statements that migrate a database from its version to ours; None is an empty one."""
    found = version or 0
    if found > len(STEPS):
        raise StoreError("store.newer", found=found, known=len(STEPS))
    for number, step in enumerate(STEPS[found:], found + 1):
        yield from filter(None, (statement.format_map(dialect) for statement in step))
        yield f"INSERT INTO kasimir_schema (version) VALUES ({number})"


def need_newest(version: int | None) -> None:
    """Raise `StoreError` unless the database is up to date, for read-only access."""
    if version != len(STEPS):
        code = "store.newer" if (version or 0) > len(STEPS) else "store.older"
        raise StoreError(code, found=version or 0, known=len(STEPS))
