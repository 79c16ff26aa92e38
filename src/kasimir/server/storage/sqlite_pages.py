"""Parses entries from the raw bytes of SQLite pages, for pages that SQLite itself no longer reads.

The layout is described in https://www.sqlite.org/fileformat2.html; only what entries of the journal need is
implemented.
"""

from collections.abc import Iterable, Iterator

from kasimir.protocol.stored import TABLE_NAME

LEAF = 0x0D
"""The first byte of a table leaf page."""
FIRST_TEXT = 13
INT_BYTES = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""The length of an integer by its serial type."""
ONE = 9
"""The serial type of the constant 1, which has no bytes."""


def entries_on(pages: Iterable[bytes]) -> dict[str, int]:
    """The tables with entries on some pages, with the highest number of each."""
    found: dict[str, int] = {}
    for page in pages:
        for table, number in entries_of(page):
            found[table] = max(number, found.get(table, 0))
    return found


def entries_of(page: bytes) -> Iterator[tuple[str, int]]:
    """The table and the number of each readable entry on a page."""
    if not page or page[0] != LEAF:
        return
    count = int.from_bytes(page[3:5], "big")
    for at in range(8, 8 + 2 * count, 2):
        try:
            entry = read_cell(page, int.from_bytes(page[at : at + 2], "big"))
        except (IndexError, UnicodeDecodeError):
            continue
        if entry:
            yield entry


def read_cell(page: bytes, at: int) -> tuple[str, int] | None:
    """The table and the number of a journal entry; None for other rows."""
    _, at = varint(page, at)
    _, at = varint(page, at)
    length, after = varint(page, at)
    kinds, body = [], at + length
    while after < body:
        kind, after = varint(page, after)
        kinds.append(kind)
    # The id is not part of the row; a text and a number follow.
    if len(kinds) < 6 or kinds[0] != 0 or kinds[1] < FIRST_TEXT or not kinds[1] & 1:
        return None
    end = body + (kinds[1] - FIRST_TEXT) // 2
    table, size = page[body:end].decode("ascii"), INT_BYTES.get(kinds[2], 0)
    number = 1 if kinds[2] == ONE else int.from_bytes(page[end : end + size], "big")
    return (table, number) if TABLE_NAME.fullmatch(table) else None


def varint(page: bytes, at: int) -> tuple[int, int]:
    """A variable-length integer of one to nine bytes, and where it ends."""
    value = 0
    for _ in range(8):
        byte = page[at]
        value, at = value << 7 | byte & 0x7F, at + 1
        if byte < 0x80:
            return value, at
    return value << 8 | page[at], at + 1
