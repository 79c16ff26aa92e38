"""SQLite's write-ahead log, looked through before SQLite opens it: at the first wrong bit it would drop all the rest.

Each frame of the log has a page and a checksum that continues the one before. A single wrong bit is found by that and
put right. Where more is wrong, SQLite reads the log up to there and forgets what follows; then we tell how much that
is and of which tables, and a copy of the log stays. Of a process that was killed, SQLite's index of the log (`-shm`)
still says how long the log was.

The layout is that of https://www.sqlite.org/fileformat2.html#walformat and of SQLite's `wal.c`.
"""

import logging
import os
import shutil
import sqlite3
import struct
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from functools import cache
from operator import mul
from pathlib import Path
from typing import NamedTuple

from kasimir.server.store.cells import entries_on
from kasimir.server.store.logs import rescue_log

log = logging.getLogger("kasimir.server")

MAGIC = (0x377F0682, 0x377F0683)
"""The second says that checksums are made of big-endian numbers."""
WORD = 0xFFFFFFFF
HEADER = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
INDEX = struct.Struct("=3I2BH2I4I2I")
BACKFILLED = struct.Struct("=I")

Sum = tuple[int, int]


class Loss(NamedTuple):
    """What a log holds that SQLite would not read, or does not hold any more."""

    mended: int
    """Frames with one wrong bit, which was put right."""
    lost: int
    """Frames that cannot be read."""
    tables: dict[str, int]
    """The tables that entries were lost of, with the highest number of each, as far as that is known."""
    copy: Path | None
    """Where the log lies as it was found."""


class Index(NamedTuple):
    """What SQLite's index said of the log."""

    frames: int
    moved: int
    """Frames that are in the database already."""
    salts: Sum


class Scan(NamedTuple):
    """A log as it was found."""

    header: bytes
    """Put right, if one bit of it was wrong."""
    good: int
    """Frames up to the first that cannot be put right."""
    mended: dict[int, bytes]
    """Frames that were put right, by their number from 0 on."""
    after: list[int]
    """Frames of the same generation after that."""


@cache
def weights(count: int) -> tuple[list[int], list[int]]:
    """What each of so many numbers counts in either half of a checksum; the two halves from before come first."""
    first, second = [0] * (count + 2), [0] * (count + 2)
    one, two, three, four = 1, 1, 0, 1
    for at in range(count, 0, -2):
        first[at], second[at], first[at + 1], second[at + 1] = one, two, three, four
        one, two = (one + two) & WORD, (one + 2 * two) & WORD
        three, four = (three + four) & WORD, (three + 2 * four) & WORD
    # Here a number that came in before all others would count as the halves from before do: 1, 0 and 0, 1.
    first[0], second[0] = (one - three) & WORD, (two - four) & WORD
    first[1], second[1] = three, four
    return first, second


def checksum(before: Sum, words: Sequence[int]) -> Sum:
    """The checksum of some numbers, continued from the one before."""
    first, second = weights(len(words))
    numbers = (*before, *words)
    return sum(map(mul, numbers, first)) & WORD, sum(map(mul, numbers, second)) & WORD


def wrong_bit(words: Sequence[int], found: Sum, wanted: Sum) -> tuple[int, int] | None:
    """The one bit, of which number, that makes the difference between two checksums of the numbers."""
    first, second = weights(len(words))
    difference = ((wanted[0] - found[0]) & WORD, (wanted[1] - found[1]) & WORD)
    for at, word in enumerate(words):
        for bit in range(32):
            change = -(1 << bit) if word >> bit & 1 else 1 << bit
            if (change * first[at + 2] & WORD, change * second[at + 2] & WORD) == difference:
                return at, bit
    return None


def bits_apart(one: Sequence[int], two: Sequence[int]) -> int:
    """In how many bits numbers differ."""
    return sum((a ^ b).bit_count() for a, b in zip(one, two, strict=True))


class Frames:
    """The frames of a log's file."""

    def __init__(self, data: bytes, header: bytes) -> None:
        """Take the file's content, and its header put right."""
        magic, _, page, _, *rest = HEADER.unpack(header)
        self.data, self.size = data, FRAME.size + page
        self.order = ">" if magic & 1 else "<"
        self.salts, self.start = (rest[0], rest[1]), (rest[2], rest[3])
        self.count = (len(data) - HEADER.size) // self.size

    def frame(self, number: int) -> bytes:
        """A frame, counted from 0."""
        begin = HEADER.size + number * self.size
        return self.data[begin : begin + self.size]

    def words(self, frame: bytes) -> tuple[int, ...]:
        """What the checksum is made of: the first two numbers of the head, and the page."""
        covered = frame[:8] + frame[FRAME.size :]
        return struct.unpack(f"{self.order}{len(covered) // 4}I", covered)

    def stored(self, frame: bytes) -> Sum:
        """The checksum that a frame has."""
        *_, one, two = FRAME.unpack_from(frame)
        return one, two

    def has_salts(self, frame: bytes) -> bool:
        """Whether a frame is of this generation: an older one is written over bit by bit."""
        return FRAME.unpack_from(frame)[2:4] == self.salts

    def mend(self, frame: bytes, before: Sum) -> bytes | None:
        """A frame with its one wrong bit put right, as it is if none is wrong, None if more are."""
        page, size, *salts, _, _ = FRAME.unpack_from(frame)
        words, stored = self.words(frame), self.stored(frame)
        found, apart = checksum(before, words), bits_apart(salts, self.salts)
        if apart + bits_apart(found, stored) <= 1:
            return FRAME.pack(page, size, *self.salts, *found) + frame[FRAME.size :]
        place = wrong_bit(words, found, stored) if not apart else None
        if place is None:
            return None
        changed = list(words)
        changed[place[0]] ^= 1 << place[1]
        covered = struct.pack(f"{self.order}{len(changed)}I", *changed)
        return covered[:8] + frame[8 : FRAME.size] + covered[8:]


def find_header(data: bytes) -> bytes | None:
    """The header of a log, with one wrong bit put right; None if there is none."""
    if is_header(data[: HEADER.size]):
        return data[: HEADER.size]
    for bit in range(HEADER.size * 8):
        changed = bytearray(data[: HEADER.size])
        changed[bit // 8] ^= 1 << bit % 8
        if is_header(bytes(changed)):
            return bytes(changed)
    return None


def is_header(data: bytes) -> bool:
    """Whether this is the header of a log."""
    magic, *_, one, two = HEADER.unpack(data)
    order = ">" if magic & 1 else "<"
    return magic in MAGIC and checksum((0, 0), struct.unpack(f"{order}6I", data[:24])) == (one, two)


def scan(data: bytes, header: bytes) -> Scan:
    """Look through a log."""
    frames, mended = Frames(data, header), {}
    before, number = frames.start, 0
    while number < frames.count:
        frame = frames.frame(number)
        right = frames.mend(frame, before)
        if right is None:
            break
        if right != frame:
            mended[number] = right
        before, number = frames.stored(right), number + 1
    after = [later for later in range(number + 1, frames.count) if frames.has_salts(frames.frame(later))]
    return Scan(header, number, mended, after)


def read_index(file: Path) -> Index | None:
    """What SQLite's index says; None if it is not there, or only half written."""
    try:
        data = file.read_bytes()[: 2 * INDEX.size + BACKFILLED.size]
    except OSError:
        return None
    if len(data) < 2 * INDEX.size + BACKFILLED.size or data[: INDEX.size] != data[INDEX.size : 2 * INDEX.size]:
        return None
    fields = INDEX.unpack_from(data)
    # The salts lie there as they lie in the log.
    salts = struct.unpack_from(">2I", data, 32)
    is_whole = bool(fields[3]) and checksum((0, 0), struct.unpack_from("=10I", data)) == (fields[-2], fields[-1])
    [moved] = BACKFILLED.unpack_from(data, 2 * INDEX.size)
    return Index(fields[6], moved, salts) if is_whole else None


def look_into(database: Path) -> tuple[Loss, Scan | None]:
    """What is wrong with the log of a database that nobody uses; nothing is changed."""
    index, data = read_index(Path(f"{database}-shm")), read_log(database)
    header = find_header(data) if len(data) > HEADER.size else None
    if header is None:
        lost = index.frames - index.moved if index else 0
        return Loss(0, max(lost, int(len(data) > HEADER.size)), {}, None), None
    found, frames = scan(data, header), Frames(data, header)
    lost, known = len(found.after) + bool(found.after), index and index.salts == frames.salts
    if index and known:
        lost = max(lost, index.frames - max(found.good, index.moved))
    numbers = range(found.good, max([found.good + lost - 1, *found.after]) + 1) if lost else ()
    tables = entries_on(frames.frame(number)[FRAME.size :] for number in numbers if number < frames.count)
    mended = len(found.mended) + (header != data[: HEADER.size])
    return Loss(mended, lost, tables, None), found


def read_log(database: Path) -> bytes:
    """The log of a database; empty if there is none."""
    try:
        return Path(f"{database}-wal").read_bytes()
    except FileNotFoundError:
        return b""


def mend(database: Path) -> Loss:
    """Put the log of a database right where that can be done; if anything is wrong with it, a copy of it stays."""
    loss, found = look_into(database)
    log = Path(f"{database}-wal")
    if (loss.mended or loss.lost) and log.exists():
        loss = loss._replace(copy=keep_copy(log))
    if found and loss.mended:
        frames = Frames(b"", found.header)
        with log.open("r+b") as file:
            file.write(found.header)
            for number, frame in found.mended.items():
                file.seek(HEADER.size + number * frames.size)
                file.write(frame)
            file.flush()
            os.fsync(file.fileno())
    return loss


def keep_copy(log: Path) -> Path:
    """A copy of a log beside it, for its owner only, on the disk."""
    copy = Path(f"{log}-damaged-{time.strftime('%Y%m%d-%H%M%S')}")
    number = 1
    while copy.exists():
        number += 1
        copy = copy.with_name(f"{copy.name.split('.')[0]}.{number}")
    with log.open("rb") as source, open(copy, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as target:
        shutil.copyfileobj(source, target)
        target.flush()
        os.fsync(target.fileno())
    return copy


def hold_log(database: Path) -> int | None:
    """A hold on a log that is in use; it lasts until its file is closed."""
    if sys.platform == "win32":
        return None
    import fcntl

    hold = os.open(f"{database}-wal", os.O_RDWR)
    fcntl.flock(hold, fcntl.LOCK_SH)
    return hold


def note_loss(connection: sqlite3.Connection, loss: Loss) -> None:
    """Tell what was lost, and note how many entries the tables must have: so they are damaged until they do."""
    if loss.mended:
        log.error("SQLite's log had %d wrong bits; they were put right. As it was: %s", loss.mended, loss.copy)
    if not loss.lost:
        return
    touched = {table: number for table, number in loss.tables.items() if is_short(connection, table, number)}
    for table, number in touched.items():
        connection.execute("UPDATE kasimir_tables SET entries = ?2 WHERE id = ?1", (table, number))
    names = ", ".join(sorted(touched)) or "unknown"
    log.error("SQLite's log is damaged: %d pages are lost, of tables: %s. As it was: %s", loss.lost, names, loss.copy)


def is_short(connection: sqlite3.Connection, table: str, number: int) -> bool:
    """Whether a table does not have an entry that was lost; a damaged page may hold older ones as well."""
    checked = rescue_log(connection, table)
    return bool(checked.fault) or len(checked.sound) < number


def take_log(database: Path) -> tuple[int | None, Loss | None]:
    """Look into a log and put it right if nobody has it open; and a hold on it that keeps others from doing so.

    The hold lasts until its file is closed. It is on the log itself, on which SQLite sets no locks of its own.
    """
    if sys.platform == "win32":  # nobody could tell there whether the log is in use
        return None, None
    import fcntl

    if not Path(f"{database}-wal").exists():
        return None, mend(database)
    hold = os.open(f"{database}-wal", os.O_RDWR)
    loss: Loss | None = None
    with suppress(BlockingIOError):
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
        loss = mend(database)
    fcntl.flock(hold, fcntl.LOCK_SH)  # waits for whoever is just looking
    return hold, loss


def is_log_in_use(database: Path) -> bool:
    """Whether a server has the log of a database open; on Windows nobody can tell, so it counts as such."""
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        hold = os.open(f"{database}-wal", os.O_RDONLY)
    except FileNotFoundError:
        return False
    try:
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return True
    finally:
        os.close(hold)
    return False
