"""Logs of tables for tests."""

from msgspec.structs import replace

from kasimir.protocol.stored import Entry, Summary
from kasimir.server.storage import Store


def entry(number: int, text: str = "move", at: float | None = None, secret: bytes = b"") -> Entry:
    """An entry; each has a time of its own."""
    return Entry(number, 1000.5 + number if at is None else at, f'{{"event":"{text} {number}"}}'.encode(), secret)


def summary(table: str, phase: str = "open", listed: bool = True, changed: float = 1000.0) -> Summary:
    """A summary."""
    return Summary(table, "towers", phase, listed, changed, b'{"name":"M\xc3\xa4use"}')


async def fill(store: Store, table: str, count: int, about: Summary | None = None) -> list[Entry]:
    """A table with some entries, all of them at the time of its summary."""
    about = about or summary(table)
    entries = [replace(entry(number), at=about.changed) for number in range(1, count + 1)]
    for item in entries:
        assert await store.append(table, item, about)
    return entries
