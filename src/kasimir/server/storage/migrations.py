"""The schema, as steps from nothing to now. A step that was ever released is never changed; new ones go to the end.

Both databases take the same steps; the few words in which their dialects differ are filled in, and a statement of
which nothing is left then is not made.
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
"""What servers know of the time; one row. An older server does not mind it, so it is no step of the schema."""
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
    # For the list of open tables, the newest first, and for forgetting the oldest.
    ("CREATE INDEX kasimir_tables_by_phase ON kasimir_tables (phase, changed)",),
    # New entries first go to the end of a journal, where they share pages whatever tables they belong to.
    ("{journal}", "{log}", "{writer}"),
    # They stay there, and what says where each lies is small.
    ("{places}", "{placed}", "{none_placed}", "{into_journal}", "{drop_log}", "{drop_entries}", "{forget_places}"),
    # The chain of checksums (see `chain.py`). Older logs get theirs later, table by table: `kasimir_unchained` tells
    # how far that has come, and is empty when all is done. And how many entries a table had when its summary was
    # written: there must be so many.
    (
        "ALTER TABLE {log_table} ADD COLUMN link {bytes}",
        "ALTER TABLE {log_table} ADD COLUMN secret_sum BIGINT",
        "ALTER TABLE kasimir_tables ADD COLUMN entries BIGINT NOT NULL DEFAULT 0",
        "CREATE TABLE kasimir_unchained (after_table TEXT NOT NULL)",
        "INSERT INTO kasimir_unchained (after_table) VALUES ('')",
    ),
)


def missing_steps(version: int | None, dialect: Mapping[str, str]) -> Iterator[str]:
    """The statements that bring a database from its version to ours; None is an empty one."""
    found = version or 0
    if found > len(STEPS):
        raise StoreError("store.newer", found=found, known=len(STEPS))
    for number, step in enumerate(STEPS[found:], found + 1):
        yield from filter(None, (statement.format_map(dialect) for statement in step))
        yield f"INSERT INTO kasimir_schema (version) VALUES ({number})"


def need_newest(version: int | None) -> None:
    """Who only looks cannot bring a database up to date."""
    if version != len(STEPS):
        code = "store.newer" if (version or 0) > len(STEPS) else "store.older"
        raise StoreError(code, found=version or 0, known=len(STEPS))
