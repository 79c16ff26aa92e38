"""Archive files: tables for backups, or for moving to another database.

JSON Lines: a header, then for each table one line with its summary and one line per log entry, and an end marker that
shows that the file is complete. If the name ends in `.gz`, the file is compressed. Each entry has its link of the
table's checksum chain (see `storage/checksum_chain.py`), so that any change is detected.
"""

import gzip
import os
import zlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, TypeVar, cast

import msgspec

from kasimir.core import registry
from kasimir.core.errors import KasimirError, StoreError, TableDamaged, TableError, UsageError
from kasimir.protocol.events import Opened
from kasimir.protocol.stored import TABLE_NAME, Entry, Summary
from kasimir.server.domain.fold import read_events, read_secrets, replay
from kasimir.server.domain.summary import summary_of
from kasimir.server.storage.base import Store
from kasimir.server.storage.checksum_chain import Fault, chained, first_link, link_after

FORMAT = 1
LONGEST_LINE = 16 * 1024 * 1024
PHASES = ("open", "playing", "over")
T = TypeVar("T")


class Head(msgspec.Struct, tag_field="line", tag="kasimir-archive", frozen=True):
    """The header line."""

    format: int
    secrets: bool
    """Whether the file contains the secret parts of entries."""
    chained: bool = False
    """Whether each entry has its checksum link; archives of older servers have none."""


class TableLine(msgspec.Struct, tag_field="line", tag="table", frozen=True):
    """A table; its entries follow."""

    table: str
    game: str
    phase: str
    listed: bool
    changed: float
    label: str
    entries: int


class EntryLine(msgspec.Struct, tag_field="line", tag="entry", frozen=True):
    """An entry of the preceding table. The texts are kept byte for byte."""

    number: int
    at: float
    body: str
    secret: str
    link: str = ""
    """Hexadecimal."""


class End(msgspec.Struct, tag_field="line", tag="end", frozen=True):
    """The end marker."""

    tables: int


Line = Head | TableLine | EntryLine | End


@dataclass
class Exported:
    """The result of an export."""

    count: int = 0
    """Tables that were written, including partly damaged ones."""
    faults: list[Fault] = field(default_factory=list)
    """What could not be read."""


@dataclass
class Imported:
    """The result of an import."""

    added: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)
    """Tables that already existed; they are unchanged."""


async def export(store: Store, file: Path, table: str | None = None, *, secrets: bool = False) -> Exported:
    """Write all tables, or one, to a file. An existing file is replaced only if the export succeeds.

    Of a damaged table, everything before the first damaged entry is written, and the fault is reported.

    Without the secrets the file reveals nobody's token or dice, but a running match cannot continue from it: the seed
    of its dice is missing. A backup needs them.
    """
    half = file.parent / f"{file.name}.part"
    try:
        with open_to_write(half, file.suffix == ".gz") as stream:
            exported = await write_lines(stream, store, table, secrets)
        put_in_place(half, file)
    except OSError as error:
        raise StoreError("store.unwritable", file=str(file), detail=error.strerror or str(error)) from None
    finally:
        with suppress(OSError):
            half.unlink()
    return exported


def put_in_place(half: Path, file: Path) -> None:
    """Atomically replace an older file; the new one is synced to disk first."""
    with half.open("rb+") as stream:
        os.fsync(stream.fileno())
    half.replace(file)


def open_to_write(file: Path, packed: bool) -> BinaryIO:
    """Create a file that only its owner can read: it may contain secrets."""
    file.unlink(missing_ok=True)
    stream = os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb")
    return cast("BinaryIO", Packed(stream)) if packed else stream


class Packed(gzip.GzipFile):
    """A gzip file that also closes the underlying file, which `GzipFile` does not."""

    def __init__(self, stream: BinaryIO) -> None:
        super().__init__(filename="", fileobj=stream, mode="wb")
        self.stream = stream

    def close(self) -> None:
        """Write the gzip trailer, then close both files."""
        super().close()
        self.stream.close()


async def write_lines(stream: BinaryIO, store: Store, table: str | None, secrets: bool) -> Exported:
    """Write all lines, one table at a time; raises `TableError` if the requested table does not exist."""
    encode = msgspec.json.Encoder().encode
    stream.write(encode(Head(FORMAT, secrets, chained=True)) + b"\n")
    done = Exported()
    async for name in store.tables() if table is None else just(table):
        if whole := await read_table(store, name, done.faults):
            lines: list[Line] = list(table_lines(*whole, secrets))
            stream.write(b"".join(encode(line) + b"\n" for line in lines))
            done.count += 1
    if table is not None and not done.count and not done.faults:
        raise TableError("table.unknown", table=table)
    stream.write(encode(End(done.count)) + b"\n")
    return done


async def read_table(store: Store, name: str, faults: list[Fault]) -> tuple[Summary, list[Entry]] | None:
    """Read a table as far as possible; its faults are appended to `faults`."""
    with suppress(TableDamaged):
        return await store.whole(name)
    summary, entries, _, lost = await store.rescue(name)
    if lost or not summary:  # the stored summary describes the end of the log, which may be lost
        summary = summary_from(name, entries) or summary
    if lost or not summary:
        faults.append(lost or Fault(name, 0, "unreadable"))
    return (summary, entries) if summary and entries else None


def summary_from(name: str, entries: list[Entry]) -> Summary | None:
    """Rebuild a table's summary from its log; None if the log cannot be replayed."""
    if not entries:
        return None
    try:
        return summary_of(replay(name, entries))
    except (KasimirError, msgspec.MsgspecError, LookupError, ValueError):
        return None


async def just(table: str) -> AsyncIterator[str]:
    """An async iterator over one table."""
    yield table


def table_lines(summary: Summary, entries: list[Entry], secrets: bool) -> Iterator[Line]:
    """The lines of one table."""
    label = summary.label.decode()
    yield TableLine(
        summary.table, summary.game, summary.phase, summary.listed, summary.changed, label, entries=len(entries)
    )
    for entry, link, _ in chained(summary.table, entries):
        secret = entry.secret.decode() if secrets else ""
        yield EntryLine(entry.number, entry.at, entry.body.decode(), secret, (link or b"").hex())


async def restore(store: Store, file: Path, result: Imported | None = None) -> Imported:
    """Import all tables of a file that do not exist yet.

    An invalid line raises an error with its line number, and nothing of its table is imported. Tables before it stay,
    and are counted in `result`: once the file is repaired, the same call continues where it stopped.
    """
    result = Imported() if result is None else result
    try:
        with gzip.open(file) if file.suffix == ".gz" else file.open("rb") as stream:
            for summary, entries in Reader(cast("BinaryIO", stream)).tables():
                adopted = await store.adopt(summary, entries)
                (result.added if adopted else result.refused).append(summary.table)
    except (OSError, EOFError, zlib.error) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise StoreError("store.unreadable", file=str(file), detail=detail) from None
    return result


class Reader:
    """Reads an archive line by line, and validates every line."""

    def __init__(self, stream: BinaryIO) -> None:
        self.stream = stream
        self.number = 0
        self.decoder: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)

    def tables(self) -> Iterator[tuple[Summary, list[Entry]]]:
        """The tables of the file."""
        head = self.line()
        if not isinstance(head, Head) or head.format != FORMAT:
            raise self.wrong("store.line-head", format=FORMAT)
        count = 0
        while isinstance(line := self.line(), TableLine):
            yield self.summary(line), list(self.entries(line, head.chained))
            count += 1
        if not isinstance(line, End) or line.tables != count:
            raise self.wrong("store.line-end", count=count)
        self.number += 1
        if self.stream.readline(LONGEST_LINE):  # at its end, a compressed file is compared with its checksum
            raise self.wrong("store.line-after")

    def line(self) -> Line:
        """Read and decode the next line."""
        self.number += 1
        raw = self.stream.readline(LONGEST_LINE)
        if not raw.endswith(b"\n"):
            raise self.wrong("store.line-cut")
        try:
            return self.decoder.decode(raw)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise self.wrong("store.line-wrong", detail=str(error)) from None

    def summary(self, line: TableLine) -> Summary:
        """The summary of a table, validated."""
        if not TABLE_NAME.fullmatch(line.table):
            raise self.wrong("store.line-name", name=line.table)
        try:
            registry.load(line.game)
        except UsageError as error:
            raise self.wrong("store.line-wrong", detail=str(error)) from None
        if line.phase not in PHASES or line.entries < 1:
            raise self.wrong("store.line-table", phases=", ".join(PHASES))
        label = line.label.encode()
        self.read(msgspec.json.decode, label)
        return Summary(line.table, line.game, line.phase, line.listed, line.changed, label)

    def entries(self, table: TableLine, is_chained: bool) -> Iterator[Entry]:
        """The entries of a table; each must fit the checksum chain, if the file has one."""
        link = first_link(table.table)
        for number in range(1, table.entries + 1):
            entry, found = self.entry(number)
            link = link_after(link, entry)
            if is_chained and found != link.hex():
                raise self.wrong("store.line-link", table=table.table, number=number)
            yield entry

    def entry(self, number: int) -> tuple[Entry, str]:
        """The next entry, which must have this number, and its link."""
        line = self.line()
        if not isinstance(line, EntryLine) or line.number != number:
            raise self.wrong("store.line-entry", number=number)
        body, secret = line.body.encode(), line.secret.encode()
        events = self.read(read_events, body)
        if number == 1 and not (events and isinstance(events[0], Opened)):
            raise self.wrong("store.line-first")
        if secret:
            self.read(read_secrets, secret)
        return Entry(number, line.at, body, secret), line.link

    def read(self, read: Callable[[bytes], T], raw: bytes) -> T:
        """Decode a text with the server's own decoder now, rather than when the table is first used."""
        try:
            return read(raw)
        except (msgspec.MsgspecError, RecursionError) as error:
            raise self.wrong("store.line-wrong", detail=str(error)) from None

    def wrong(self, code: str, **args: str | int) -> StoreError:
        """An error about the line just read."""
        return StoreError(code, line=self.number, **args)
