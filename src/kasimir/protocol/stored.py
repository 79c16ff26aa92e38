"""What the store keeps of a table: log entries, with the parts that never leave the server, and a summary for lists."""

import re

from msgspec import Struct

TABLE_NAME = re.compile(r"[A-Za-z0-9_-]{1,40}")
"""The form of a table's name; anything else is rejected without a database query."""


class Entry(Struct, frozen=True, gc=False):
    """One entry of a table's log, as stored."""

    number: int
    """Counted from 1; an entry can only be added after the one before it."""
    at: float
    """Unix time in seconds."""
    body: bytes
    """Public JSON, sent to clients unchanged."""
    secret: bytes = b""
    """JSON that never leaves the server; empty if there is none."""


class Summary(Struct, frozen=True, gc=False):
    """What the list of open tables and expiry need to know about a table."""

    table: str
    game: str
    phase: str
    """`open`, `playing` or `over`."""
    listed: bool
    """Whether it appears in the public list of open tables."""
    changed: float
    """Unix time in seconds."""
    label: bytes
    """JSON for the list of open tables."""
