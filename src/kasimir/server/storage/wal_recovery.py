"""Checks SQLite's write-ahead log before SQLite opens it, because SQLite drops everything after the first wrong bit.

Each frame of the log has a page and a checksum that continues the one before. A single wrong bit is located by that and
corrected. If more is wrong, SQLite reads the log up to there and ignores the rest; then we report how much that is and
of which tables, and keep a copy of the log. If the process was killed, SQLite's index of the log (`-shm`) still has the
length of the log.

The layout is described in https://www.sqlite.org/fileformat2.html#walformat and in SQLite's `wal.c`.
"""

import logging
import os
import shutil
import sqlite3
import struct
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import NamedTuple

from kasimir.server.storage.sqlite_logs import rescue_log
from kasimir.server.storage.sqlite_pages import entries_on
from kasimir.server.storage.wal_checksum import Sum, bits_apart, checksum, wrong_bits

log = logging.getLogger("kasimir.server")

MAGIC = (0x377F0682, 0x377F0683)
"""The second means that checksums use big-endian words."""
HEADER = struct.Struct(">8I")
FRAME = struct.Struct(">6I")
INDEX = struct.Struct("=3I2BH2I4I2I")
BACKFILLED = struct.Struct("=I")


class Loss(NamedTuple):
    """What SQLite would not read of a log, or what is missing in it."""

    mended: int
    """Number of frames with one wrong bit, which was corrected."""
    lost: int
    """Number of unreadable frames."""
    tables: dict[str, int]
    """The tables that lost entries, with the highest number of each, as far as known."""
    copy: Path | None
    """The path of the copy of the damaged log."""


class Index(NamedTuple):
    """What SQLite's index says about the log."""

    frames: int
    moved: int
    """Number of frames that are already in the database."""
    salts: Sum
    checksum: Sum
    """The checksum of the last frame."""


class Scan(NamedTuple):
    """The result of checking a log."""

    header: bytes
    """The header, corrected if one bit was wrong."""
    good: int
    """The frames up to the first that cannot be corrected."""
    mended: dict[int, bytes]
    """Corrected frames, by their number from 0."""
    after: list[int]
    """Number of frames of the same generation after that."""
    rest: list[bytes] | None = None
    """If the damage is in what the database already has: the remaining frames, as a replacement for the log."""


class Frames:
    """The frames of a log file."""

    def __init__(self, database: Path, data: bytes, header: bytes) -> None:
        """`header` is the corrected header."""
        self.database = database
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
        """The input of the checksum: the first two words of the frame header, and the page."""
        covered = frame[:8] + frame[FRAME.size :]
        return struct.unpack(f"{self.order}{len(covered) // 4}I", covered)

    def stored(self, frame: bytes) -> Sum:
        """The checksum stored in a frame."""
        *_, one, two = FRAME.unpack_from(frame)
        return one, two

    def has_salts(self, frame: bytes) -> bool:
        """Whether a frame is of this generation: older ones are overwritten gradually."""
        return FRAME.unpack_from(frame)[2:4] == self.salts

    def is_right(self, frame: bytes, before: Sum) -> bool:
        """Whether a frame fits the checksum before it."""
        return self.has_salts(frame) and checksum(before, self.words(frame)) == self.stored(frame)

    def options(self, frame: bytes, before: Sum) -> Iterator[bytes]:
        """Candidates for a frame with one wrong bit."""
        page, size, *salts, _, _ = FRAME.unpack_from(frame)
        words, stored = self.words(frame), self.stored(frame)
        found, apart = checksum(before, words), bits_apart(salts, self.salts)
        if apart + bits_apart(found, stored) == 1:
            yield FRAME.pack(page, size, *self.salts, *found) + frame[FRAME.size :]
        for at, bit in wrong_bits(words, found, stored) if not apart else ():
            changed = list(words)
            changed[at] ^= 1 << bit
            covered = struct.pack(f"{self.order}{len(changed)}I", *changed)
            yield covered[:8] + frame[8 : FRAME.size] + covered[8:]

    def mend(self, number: int, before: Sum, last: Sum | None) -> bytes | None:
        """A frame with its one wrong bit corrected; None if more are wrong.

        The checksum is weak: sometimes several bits are candidates. If the wrong bit may be in the checksum itself, the
        next frame decides, which continues it, or SQLite's index after the last one. Otherwise we choose the candidate
        that makes the page most similar to its previous or next version.
        """
        options = list(self.options(self.frame(number), before))
        following = self.frame(number + 1) if number + 1 < self.count else b""
        if following and self.has_salts(following):
            options = [option for option in options if self.is_right(following, self.stored(option))]
        elif last:
            options = [option for option in options if self.stored(option) == last]
        if len({self.stored(option) for option in options}) != 1:
            return None
        return min(options, key=lambda option: self.distance(number, option))

    def distance(self, number: int, frame: bytes) -> int:
        """The smallest number of bits in which a page differs from its previous or next version."""
        [place], page = struct.unpack_from(">I", frame), int.from_bytes(frame[FRAME.size :])
        around = (self.version(place, range(number - 1, -1, -1)), self.version(place, range(number + 1, self.count)))
        found = [version for version in around if version] or [self.in_database(place)]
        return min((page ^ int.from_bytes(version)).bit_count() for version in found)

    def version(self, place: int, numbers: Iterable[int]) -> bytes:
        """The first version of a page among some frames."""
        frames = (self.frame(number) for number in numbers)
        wanted = place.to_bytes(4)
        return next((frame[FRAME.size :] for frame in frames if frame[:4] == wanted and self.has_salts(frame)), b"")

    def in_database(self, place: int) -> bytes:
        """A page as it is in the database; empty if there is none yet."""
        page = self.size - FRAME.size
        with self.database.open("rb") as file:
            file.seek((place - 1) * page if place else 0)
            return file.read(page)


def find_header(database: Path, data: bytes) -> bytes | None:
    """The header of a log, with one wrong bit corrected; None if there is none."""
    header = data[: HEADER.size]
    if is_header(header):
        return header
    flipped = [bytes(byte ^ (1 << bit % 8) * (at == bit // 8) for at, byte in enumerate(header)) for bit in range(256)]
    options = [option for option in flipped if is_header(option)]
    if len(options) > 1:
        logs = [Frames(database, data, option) for option in options]
        options = [option for option, log in zip(options, logs, strict=True) if log.is_right(log.frame(0), log.start)]
    return options[0] if len(options) == 1 else None


def is_header(data: bytes) -> bool:
    """Whether this is a valid header."""
    magic, *_, one, two = HEADER.unpack(data)
    order = ">" if magic & 1 else "<"
    return magic in MAGIC and checksum((0, 0), struct.unpack(f"{order}6I", data[:24])) == (one, two)


def scan(frames: Frames, header: bytes, index: Index | None) -> Scan:
    """Check a log."""
    mended: dict[int, bytes] = {}
    before, number = frames.start, 0
    while number < frames.count:
        frame = frames.frame(number)
        if not frames.is_right(frame, before):
            is_last = index and index.salts == frames.salts and index.frames == number + 1
            right = frames.mend(number, before, index.checksum if index and is_last else None)
            if right is None:
                break
            frame = mended[number] = right
        before, number = frames.stored(frame), number + 1
    after = [later for later in range(number + 1, frames.count) if frames.has_salts(frames.frame(later))]
    return Scan(header, number, mended, after)


def read_index(file: Path) -> Index | None:
    """Read SQLite's index; None if it does not exist, or is incomplete."""
    try:
        data = file.read_bytes()[: 2 * INDEX.size + BACKFILLED.size]
    except OSError:
        return None
    if len(data) < 2 * INDEX.size + BACKFILLED.size or data[: INDEX.size] != data[INDEX.size : 2 * INDEX.size]:
        return None
    fields = INDEX.unpack_from(data)
    # The salts have the byte order of the log.
    salts = struct.unpack_from(">2I", data, 32)
    is_whole = bool(fields[3]) and checksum((0, 0), struct.unpack_from("=10I", data)) == (fields[-2], fields[-1])
    [moved] = BACKFILLED.unpack_from(data, 2 * INDEX.size)
    return Index(fields[6], moved, salts, (fields[8], fields[9])) if is_whole else None


def look_into(database: Path) -> tuple[Loss, Scan | None]:
    """Check the log of a database that nobody uses; changes nothing."""
    index, data = read_index(Path(f"{database}-shm")), read_log(database)
    header = find_header(database, data) if len(data) > HEADER.size else None
    if header is None:
        lost = index.frames - index.moved if index else 0
        return Loss(0, max(lost, int(len(data) > HEADER.size)), {}, None), None
    frames = Frames(database, data, header)
    found = scan(frames, header, index)
    first, lost = found.good, len(found.after) + bool(found.after)
    if index and index.salts == frames.salts:
        lost = max(lost, index.frames - found.good)
        if found.good < index.moved:
            found = found._replace(rest=not_moved(frames, index))
            first = index.moved + len(found.rest or ())
            lost = index.frames - first
    numbers = range(first, max([first + lost - 1, *found.after]) + 1) if lost else ()
    tables = entries_on(frames.frame(number)[FRAME.size :] for number in numbers if number < frames.count)
    mended = len(found.mended) + (header != data[: HEADER.size]) + (found.rest is not None)
    return Loss(mended, lost, tables, None), found


def not_moved(frames: Frames, index: Index) -> list[bytes]:
    """The frames that the database does not have yet, up to the first wrong one, as a log that begins with them.

    With the frames before the damage SQLite would revert pages to older versions.
    """
    rest: list[bytes] = []
    before = frames.start
    for number in range(index.moved, min(index.frames, frames.count)):
        frame = frames.frame(number)
        if not frames.is_right(frame, frames.stored(frames.frame(number - 1))):
            break
        before = checksum(before, frames.words(frame))
        rest.append(frame[:16] + struct.pack(">2I", *before) + frame[FRAME.size :])
    return rest


def read_log(database: Path) -> bytes:
    """The log of a database; empty if there is none."""
    try:
        return Path(f"{database}-wal").read_bytes()
    except FileNotFoundError:
        return b""


def mend(database: Path) -> Loss:
    """Repair the log of a database where possible; if anything is wrong with it, a copy is kept."""
    loss, found = look_into(database)
    log = Path(f"{database}-wal")
    if (loss.mended or loss.lost) and log.exists():
        loss = loss._replace(copy=keep_copy(log))
    if found and loss.mended:
        right = found.mended if found.rest is None else dict(enumerate(found.rest))
        with log.open("r+b") as file:
            file.write(found.header)
            for number, frame in right.items():
                file.seek(HEADER.size + number * len(frame))
                file.write(frame)
            if found.rest is not None:
                file.truncate(HEADER.size + sum(map(len, found.rest)))
            file.flush()
            os.fsync(file.fileno())
    return loss


def keep_copy(log: Path) -> Path:
    """A synced copy of a log next to it, readable only for its owner."""
    name = f"{log}-damaged-{time.strftime('%Y%m%d-%H%M%S')}"
    copy = next(path for path in (Path(f"{name}-{number}") for number in count(1)) if not path.exists())
    with log.open("rb") as source, open(copy, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as target:
        shutil.copyfileobj(source, target)
        target.flush()
        os.fsync(target.fileno())
    return copy


def hold_log(database: Path) -> int | None:
    """A shared lock on a log in use; released when the file is closed."""
    if sys.platform == "win32":
        return None
    import fcntl

    hold = os.open(f"{database}-wal", os.O_RDWR)
    fcntl.flock(hold, fcntl.LOCK_SH)
    return hold


def note_loss(connection: sqlite3.Connection, loss: Loss) -> None:
    """Log what was lost, and store how many entries the tables must have, so that they count as damaged."""
    if loss.mended:
        log.error(
            "SQLite's write-ahead log had %d wrong bits, which were corrected. Copy of the original: %s",
            loss.mended,
            loss.copy,
        )
    if not loss.lost:
        return
    touched = {table: number for table, number in loss.tables.items() if is_short(connection, table, number)}
    for table, number in touched.items():
        connection.execute("UPDATE kasimir_tables SET entries = ?2 WHERE id = ?1", (table, number))
    names = ", ".join(sorted(touched)) or "unknown"
    log.error(
        "SQLite's write-ahead log is damaged: %d pages are lost, of tables: %s. Copy: %s", loss.lost, names, loss.copy
    )


def is_short(connection: sqlite3.Connection, table: str, number: int) -> bool:
    """Whether a table lacks an entry that was lost; a damaged page may contain older ones as well."""
    checked = rescue_log(connection, table)
    return bool(checked.fault) or len(checked.sound) < number


def take_log(database: Path) -> tuple[int | None, Loss | None]:
    """Check and repair a log if nobody has it open; returns a lock that keeps others from doing so.

    The lock lasts until its file is closed. It is on the log itself, on which SQLite sets no locks of its own.
    """
    if sys.platform == "win32":  # it is not possible there to find out whether the log is in use
        return None, None
    import fcntl

    if not Path(f"{database}-wal").exists():
        return None, mend(database)
    hold = os.open(f"{database}-wal", os.O_RDWR)
    loss: Loss | None = None
    with suppress(BlockingIOError):
        fcntl.flock(hold, fcntl.LOCK_EX | fcntl.LOCK_NB)
        loss = mend(database)
    fcntl.flock(hold, fcntl.LOCK_SH)  # waits for a process that is just checking
    return hold, loss


def is_log_in_use(database: Path) -> bool:
    """Whether a server has the log of a database open; on Windows this is unknown, and counts as yes."""
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
