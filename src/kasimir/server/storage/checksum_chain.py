"""A checksum chain over the log of a table: an entry that was changed, dropped or moved breaks it.

It is the chain of `core/hash_chain.py`. It begins with the table's name in UTF-8; the content of an entry is its time
(a double, big-endian) and its body, which is everything that an archive without secrets contains of it. So anybody can
verify the chain of an archive.

The secret part of an entry is not in the chain. It has its own checksum, stored with it.
"""

import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from kasimir.core import hash_chain
from kasimir.protocol.stored import Entry

TIME = struct.Struct(">d")

What = Literal["checksum", "missing", "unreadable"]


class Linked(NamedTuple):
    """An entry with its checksums, as stored."""

    entry: Entry
    link: bytes | None
    """None in a log from before the chain that was not chained yet."""
    secret_sum: int | None


class Fault(NamedTuple):
    """What is wrong with a table, and from which entry on."""

    table: str
    number: int
    """The first damaged entry; 0 is the table's summary."""
    what: What


class Checked(NamedTuple):
    """The content of a log up to the first damaged entry."""

    sound: list[Entry]
    fault: Fault | None
    link: bytes | None = None
    """The link of the last valid entry."""
    least: int | None = None
    """The required number of entries; None if unknown."""


def first_link(table: str) -> bytes:
    """The start of a table's chain."""
    return hash_chain.first_link(table.encode())


def link_after(previous: bytes, entry: Entry) -> bytes:
    """The link of an entry. -0.0 counts as 0.0, because databases do not distinguish them."""
    return hash_chain.link_after(previous, entry.number, TIME.pack(entry.at + 0.0) + entry.body)


def add_link(previous: bytes, entry: Entry) -> Linked:
    """Add the checksums to an entry."""
    return Linked(entry, link_after(previous, entry), zlib.crc32(entry.secret))


def chained(table: str, entries: Iterable[Entry]) -> list[Linked]:
    """Add the checksums to a whole log."""
    link, log = first_link(table), []
    for entry in entries:
        log.append(add_link(link, entry))
        link = log[-1].link or b""
    return log


def check_log(table: str, log: Sequence[Linked], before: Linked | None = None, least: int = 0) -> Checked:
    """Verify a log, or the part after an entry; there must be at least `least` entries."""
    number = before.entry.number if before else 0
    link = before.link if before else first_link(table)
    if not before and all(found.link is None for found in log):
        link = None  # a log from before the chain
    sound: list[Entry] = []
    for found in log:
        number += 1
        if found.entry.number != number:
            return Checked(sound, Fault(table, number, "missing"), link, least)
        if not fits(found, link):
            return Checked(sound, Fault(table, number, "checksum"), link, least)
        sound.append(found.entry)
        link = found.link
    fault = Fault(table, number + 1, "missing") if number < least else None
    return Checked(sound, fault, link, least)


def fits(found: Linked, previous: bytes | None) -> bool:
    """Whether an entry fits the link before it; without a chain there is nothing to compare."""
    if previous is None:
        return found.link is None
    try:
        return found == add_link(previous, found.entry)
    except (struct.error, TypeError):  # a value of the wrong type
        return False


def read_row(row: Sequence[Any]) -> Linked:
    """An entry from its row: number, time, body, secret, link, checksum of the secret."""
    return Linked(Entry(*row[:4]), *row[4:6])


BODY = 2
"""The column of a row."""


def judge(table: str, rows: Sequence[Sequence[Any]], after: int, least: int) -> Checked:
    """Verify rows from a number on; the row with that number comes first.

    A row without a body stands for a missing entry.
    """
    log = [read_row(row) for row in rows if row[BODY] is not None]
    least = max(least, (rows[-1][0] or 0) if rows else 0)
    if not after or (not log and after > least):
        return check_log(table, log, least=least)
    if not log or log[0].entry.number != after:
        return Checked([], Fault(table, after, "missing"))
    return check_log(table, log[1:], log[0], least)
