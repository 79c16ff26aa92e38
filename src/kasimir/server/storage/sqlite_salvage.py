"""Recovers entries that SQLite no longer finds from the raw bytes of its file; the checksum chain verifies them.

A damaged page may still have most of its rows, and below a damaged interior page the leaves are intact. So the file is
searched for what the beginning of an entry looks like, see https://www.sqlite.org/fileformat2.html.
"""

import re
import struct
from collections.abc import Sequence
from typing import Any

from kasimir.protocol.stored import TABLE_NAME
from kasimir.server.storage.checksum_chain import Checked, Fault, first_link, fits, read_row
from kasimir.server.storage.sqlite_pages import FIRST_TEXT, INT_BYTES, varint

Row = Sequence[Any]
Salvaged = dict[str, dict[int, list[Row]]]
"""By table and number, the candidate rows for that entry."""

# The header of a row: its length, no id, then the types of table, number, time, body, secret, link and checksum.
NUMBER, BYTES = rb"[\x01-\x09]", rb"[\x80-\xff]{0,4}[\x00-\x7f]"
KINDS = rb"\x00[\x0f-\x7f]" + NUMBER + NUMBER + BYTES + BYTES + rb"\x4c" + NUMBER
BEGINNING = re.compile(rb"(?=([\x09-\x20]" + KINDS + rb"))")
REAL = 7
CONSTANTS = {8: 0, 9: 1}
"""Serial types of constants that have no bytes."""


class Salvage:
    """Searches one file."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        [size] = struct.unpack_from(">H", self.data, 16) if len(self.data) > 18 else [0]
        self.page = size if size >= 512 and not size & (size - 1) else 4096

    def rows(self) -> Salvaged:
        """All candidate rows."""
        found: Salvaged = {}
        for match in BEGINNING.finditer(self.data):
            header = match[1]
            if header[0] != len(header):
                continue
            try:
                table, number, *rest = self.read(match.start(), header)
            except (IndexError, UnicodeDecodeError, struct.error):
                continue
            if TABLE_NAME.fullmatch(table):
                found.setdefault(table, {}).setdefault(number, []).append((number, *rest))
        return found

    def read(self, at: int, header: bytes) -> list[Any]:
        """The columns of a row, without the id."""
        kinds, after = [], 1
        while after < len(header):
            kind, after = varint(header, after)
            kinds.append(kind)
        lengths = [length_of(kind) for kind in kinds]
        payload = self.payload(at, len(header) + sum(lengths))
        columns, begin = [], len(header)
        for kind, length in zip(kinds, lengths, strict=True):
            columns.append(read_value(kind, payload[begin : begin + length]))
            begin += length
        return columns[1:]

    def payload(self, at: int, size: int) -> bytes:
        """The payload of a row, with its overflow pages."""
        local = self.local_size(size)
        payload, where = self.data[at : at + local], at + local
        while len(payload) < size:
            [page] = struct.unpack_from(">I", self.data, where)
            where = (page - 1) * self.page
            if page < 1 or where >= len(self.data):
                raise IndexError
            payload += self.data[where + 4 : where + self.page][: size - len(payload)]
        return payload

    def local_size(self, size: int) -> int:
        """How much of a row is on its own page."""
        if size <= self.page - 35:
            return size
        least = (self.page - 12) * 32 // 255 - 23
        local = least + (size - least) % (self.page - 4)
        return local if local <= self.page - 35 else least


def length_of(kind: int) -> int:
    """The length of a value by its serial type."""
    if kind >= FIRST_TEXT - 1:
        return (kind - FIRST_TEXT + 1) // 2
    return 8 if kind == REAL else INT_BYTES.get(kind, 0)


def read_value(kind: int, raw: bytes) -> Any:
    """Decode a value."""
    if kind >= FIRST_TEXT - 1:
        return raw.decode("ascii") if kind & 1 else raw
    if kind == REAL:
        return struct.unpack(">d", raw)[0]
    return CONSTANTS.get(kind, int.from_bytes(raw, "big", signed=True))


def complete(table: str, checked: Checked, carved: Salvaged) -> Checked:
    """Continue a damaged log with recovered entries, as far as its chain verifies them."""
    if checked.fault is None or (checked.sound and checked.link is None):
        return checked
    found, sound, link = carved.get(table, {}), list(checked.sound), checked.link
    link = link if sound else first_link(table)
    while right := [row for row in map(read_row, found.get(len(sound) + 1, [])) if fits(row, link)]:
        sound.append(right[0].entry)
        link = right[0].link
    fault = checked.fault if len(sound) == len(checked.sound) else Fault(table, len(sound) + 1, "unreadable")
    is_whole = checked.least is not None and len(sound) >= checked.least
    return Checked(sound, None if is_whole else fault, link, checked.least)
