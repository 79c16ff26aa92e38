"""A chain of checksums over the log of a table: whatever is changed, dropped or moved in it no longer fits.

The chain begins with the SHA-256 of the table's name in UTF-8. Each entry adds a link: the SHA-256 of the link before
it, the entry's number (8 bytes, big-endian), its time (a double, big-endian) and its body, which is all that an
archive without secrets holds of it. So anybody can recompute the chain of an archive.

What an entry keeps secret is no part of the chain. It has a checksum of its own, which stays where the secret is.
"""

import hashlib
import struct
import zlib
from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from kasimir.server.store.base import Entry

NUMBER_AND_TIME = struct.Struct(">qd")

What = Literal["checksum", "missing", "unreadable"]


class Linked(NamedTuple):
    """An entry as a store keeps it."""

    entry: Entry
    link: bytes | None
    """None in a log that is older than the chain, and was not chained yet."""
    secret_sum: int | None


class Fault(NamedTuple):
    """What is wrong with a table, and from which entry on."""

    table: str
    number: int
    """The first entry that is not right; 0 is the table's summary."""
    what: What


class Checked(NamedTuple):
    """What a log holds up to the first entry that is not right."""

    sound: list[Entry]
    fault: Fault | None
    link: bytes | None = None
    """Of the last sound entry."""
    least: int | None = None
    """So many entries there must be; None where nobody knows."""


def first_link(table: str) -> bytes:
    """Where the chain of a table begins."""
    return hashlib.sha256(table.encode()).digest()


def link_after(previous: bytes, entry: Entry) -> bytes:
    """The link of an entry. Databases do not tell -0.0 from 0.0, so we do not either."""
    return hashlib.sha256(previous + NUMBER_AND_TIME.pack(entry.number, entry.at + 0.0) + entry.body).digest()


def add_link(previous: bytes, entry: Entry) -> Linked:
    """An entry as it is kept after another one."""
    return Linked(entry, link_after(previous, entry), zlib.crc32(entry.secret))


def chained(table: str, entries: Iterable[Entry]) -> list[Linked]:
    """A whole log with its chain."""
    link, log = first_link(table), []
    for entry in entries:
        log.append(add_link(link, entry))
        link = log[-1].link or b""
    return log


def check_log(table: str, log: Sequence[Linked], before: Linked | None = None, least: int = 0) -> Checked:
    """Compare a log, or what follows an entry of it, with its chain; there must be at least so many entries."""
    number = before.entry.number if before else 0
    link = before.link if before else first_link(table)
    if not before and all(found.link is None for found in log):
        link = None  # it is older than the chain
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
    """Whether an entry is what was written after the one before; a log without a chain has nothing to compare."""
    if previous is None:
        return found.link is None
    try:
        return found == add_link(previous, found.entry)
    except (struct.error, TypeError):  # not even of the right kind
        return False


def read_row(row: Sequence[Any]) -> Linked:
    """An entry from its row: number, time, body, secret, link, checksum of the secret."""
    return Linked(Entry(*row[:4]), *row[4:6])


BODY = 2
"""The column of a row."""


def judge(table: str, rows: Sequence[Sequence[Any]], after: int, least: int) -> Checked:
    """Compare rows with their chain, from a number on: the entry of that number comes first.

    A row without a body stands for an entry that should be there.
    """
    log = [read_row(row) for row in rows if row[BODY] is not None]
    least = max(least, (rows[-1][0] or 0) if rows else 0)
    if not after or (not log and after > least):
        return check_log(table, log, least=least)
    if not log or log[0].entry.number != after:
        return Checked([], Fault(table, after, "missing"))
    return check_log(table, log[1:], log[0], least)
