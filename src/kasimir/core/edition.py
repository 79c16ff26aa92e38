"""Editions: the values printed on a game's components, as TOML files that are validated when read.

A game declares the contents of its editions as a dataclass. Each field says which values are allowed:

    @dataclass(frozen=True)
    class Contents:
        spaces: int = whole("spaces of the track", 5, 60)
        traps: tuple[int, ...] = wholes("spaces that are traps", 1, 60, most=30)

        def check(self) -> None:
            if self.traps and self.traps[-1] > self.spaces:
                raise Refused("traps", "edition.beyond", limit=self.spaces)

Keys missing from a file have their values from the game's `classic` edition. The table `[marks]` gives the source of
each value. A key that came later has a default, the value that was played before it, so that older records have it too.
"""

import json
import re
from dataclasses import MISSING, asdict, dataclass, field, fields
from hashlib import sha256
from pathlib import Path
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from kasimir.core.errors import EditionError, UsageError
from kasimir.core.files import read_limited

DEFAULT = "classic"
OWN = "own"
"""The name of an edition that was built from values by a program."""
MARKS = ("sheet", "found", "inferred", "ours")
LARGEST_FILE = 64 * 1024
DIGEST_LENGTH = 16
TOO_LONG = "a number with too many digits"


class Refused(Exception):  # noqa: N818 - `raise Refused` reads well
    """An invalid value in an edition: its key, and the message code and arguments of the reason."""

    def __init__(self, key: str, code: str, **args: str | int) -> None:
        """Store the key and the reason."""
        super().__init__(key, code, args)
        self.key, self.code, self.args_by_name = key, code, args


@dataclass(frozen=True)
class Value:
    """The meaning of one key of an edition, and the values it may have."""

    doc: str

    def limits(self) -> str:
        """The limits as text, for the documentation."""
        raise NotImplementedError

    def read(self, key: str, raw: object) -> object:
        """Return the validated value, in the form that the game stores, or raise `Refused`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Value):
    """One whole number."""

    low: int
    high: int

    def limits(self) -> str:
        """Text such as `5 to 60`."""
        return f"{self.low} to {self.high}"

    def read(self, key: str, raw: object) -> int:
        """Validate one whole number."""
        if not isinstance(raw, int) or isinstance(raw, bool) or not self.low <= raw <= self.high:
            raise Refused(key, "edition.whole", found=shown(raw), low=self.low, high=self.high)
        return raw


@dataclass(frozen=True)
class Wholes(Whole):
    """A list of whole numbers."""

    least: int
    most: int

    def limits(self) -> str:
        """Text such as `1 to 30 numbers, each 1 to 60`."""
        return f"{self.least} to {self.most} numbers, each {self.low} to {self.high}"

    def read(self, key: str, raw: object) -> tuple[int, ...]:  # type: ignore[override]
        """Validate a list of whole numbers and its length."""
        return tuple(super(Wholes, self).read(key, item) for item in read_list(key, raw, self.least, self.most))


@dataclass(frozen=True)
class Words(Value):
    """A list of words that match a pattern."""

    pattern: str
    least: int
    most: int

    def limits(self) -> str:
        """Text such as `3 to 40 words, each ladder|hole`."""
        return f"{self.least} to {self.most} words, each `{self.pattern}`"

    def read(self, key: str, raw: object) -> tuple[str, ...]:
        """Validate a list of words and its length."""
        items = read_list(key, raw, self.least, self.most)
        for item in items:
            if not isinstance(item, str) or not re.fullmatch(self.pattern, item):
                raise Refused(key, "edition.word", found=shown(item), pattern=self.pattern)
        return tuple(items)


@dataclass(frozen=True)
class Flag(Value):
    """True or false."""

    def limits(self) -> str:
        """The two values as TOML writes them."""
        return "`true` or `false`"

    def read(self, key: str, raw: object) -> bool:
        """Validate a truth value."""
        if not isinstance(raw, bool):
            raise Refused(key, "edition.word", found=shown(raw), pattern="true|false")
        return raw


@dataclass(frozen=True)
class OneOf(Value):
    """One of some words."""

    words: tuple[str, ...]

    def limits(self) -> str:
        """Text such as `next` or `leader`."""
        return " or ".join(f"`{word}`" for word in self.words)

    def read(self, key: str, raw: object) -> str:
        """Validate a word."""
        if not isinstance(raw, str) or raw not in self.words:
            raise Refused(key, "edition.word", found=shown(raw), pattern="|".join(self.words))
        return raw


def shown(raw: object) -> str:
    """An invalid value as the message shows it, shortened."""
    try:
        return repr(raw)[:40]
    except ValueError:  # Python does not format integers of more than 4,300 digits
        return TOO_LONG


def read_list(key: str, raw: object, least: int, most: int) -> list[Any]:
    """Validate that a value is a list with an allowed number of items."""
    if not isinstance(raw, list):
        raise Refused(key, "edition.list", found=shown(raw))
    if not least <= len(raw) <= most:
        raise Refused(key, "edition.length", found=len(raw), least=least, most=most)
    return raw


def whole(doc: str, low: int, high: int) -> Any:
    """Declare a key that contains one whole number."""
    return field(metadata={"value": Whole(doc, low, high)})


def wholes(doc: str, low: int, high: int, *, least: int = 0, most: int) -> Any:
    """Declare a key that contains a list of whole numbers."""
    return field(metadata={"value": Wholes(doc, low, high, least, most)})


def words(doc: str, pattern: str, *, least: int = 0, most: int) -> Any:
    """Declare a key that contains a list of words, each matching the pattern."""
    return field(metadata={"value": Words(doc, pattern, least, most)})


def flag(doc: str, *, default: bool) -> Any:
    """Declare a key that is true or false."""
    return field(default=default, metadata={"value": Flag(doc)})


def one_of(doc: str, *allowed: str, default: str) -> Any:
    """Declare a key that contains one of some words."""
    return field(default=default, metadata={"value": OneOf(doc, allowed)})


class Contents(Protocol):
    """What a game's edition dataclass has in addition to its keys."""

    __dataclass_fields__: ClassVar[dict[str, Any]]

    def check(self) -> None:
        """Raise `Refused` if the values contradict each other."""


C = TypeVar("C", bound=Contents)


@dataclass(frozen=True)
class Edition(Generic[C]):
    """A loaded edition: its contents, and the source of each value."""

    name: str
    contents: C
    marks: dict[str, str]
    left_out: frozenset[str] = field(default=frozenset(), compare=False)
    """Keys that a record does not tell, because there were none of them yet; their values are the defaults."""

    def values_told(self) -> dict[str, Any]:
        """The values as records tell them. Hashes bind exactly these, whatever keys there may be today."""
        return {key: value for key, value in self.values().items() if key not in self.left_out}

    def values(self) -> dict[str, Any]:
        """The contents as plain values, for records and for display."""
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self.contents).items()}

    def digest(self) -> str:
        """A short hash of the contents; the edition's name does not matter.

        Values that are the default do not count: it is the same as before the key existed.
        """
        defaults = {item.name: item.default for item in fields(self.contents)}
        values = {key: value for key, value in self.values().items() if value != defaults[key]}
        return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:DIGEST_LENGTH]


def schema(kind: type[Contents]) -> dict[str, Value]:
    """The keys of a game's editions and the values they may have."""
    return {item.name: item.metadata["value"] for item in fields(kind)}


def from_values(kind: type[C], name: str, table: dict[str, Any], marks: dict[str, str]) -> Edition[C]:
    """Build an edition from a table of values; only those with a default may be missing. Raises `Refused`."""
    known = schema(kind)
    for key in table:
        if key not in known:
            raise Refused(key, "edition.unknown", keys=", ".join(known))
    for item in fields(kind):
        if item.name not in table and item.default is MISSING:
            raise Refused(item.name, "edition.missing")
    contents = kind(**{key: known[key].read(key, raw) for key, raw in table.items()})
    contents.check()
    return Edition(name, contents, marks)


def names(folder: Path) -> list[str]:
    """The editions that come with a game, `classic` first."""
    found = sorted(file.stem for file in folder.glob("*.toml"))
    return sorted(found, key=lambda name: name != DEFAULT)


def load(kind: type[C], folder: Path, wanted: str) -> Edition[C]:
    """Load an edition by its name in the game's folder, or a user's own edition by its path."""
    if wanted.endswith(".toml"):
        return read_file(kind, folder, Path(wanted))
    if wanted not in names(folder):
        raise UsageError("usage.edition", edition=wanted, editions=", ".join(names(folder)))
    return read_file(kind, folder, folder / f"{wanted}.toml")


def read_file(kind: type[C], folder: Path, file: Path) -> Edition[C]:
    """Read an edition file. Errors name the line."""
    text = read_text(file)
    table = parse_toml(file, text)
    try:
        own_marks = read_marks(kind, table.pop("marks", {}))
        own = folder.resolve() in file.resolve().parents
        if own and file.stem == DEFAULT:
            return from_values(kind, file.stem, table, own_marks)
        classic = load(kind, folder, DEFAULT)
        mark_of_change = "ours" if own else "yours"
        marks = classic.marks | {key: own_marks.get(key, mark_of_change) for key in table}
        return from_values(kind, file.stem if own else file.name, classic.values() | table, marks)
    except Refused as refused:
        where = f"{file}{line_of(text, refused.key)}: {refused.key}"
        raise EditionError(refused.code, where=where, **refused.args_by_name) from None


def changed(base: Edition[C], changes: dict[str, Any]) -> Edition[C]:
    """A copy of an edition with some values changed."""
    table = {key: list(value) if isinstance(value, tuple) else value for key, value in changes.items()}
    try:
        return from_values(type(base.contents), OWN, base.values() | table, base.marks | dict.fromkeys(table, "yours"))
    except Refused as refused:
        raise EditionError(refused.code, where=refused.key, **refused.args_by_name) from None


def read_text(file: Path) -> str:
    """Read the text of an edition file."""
    raw = read_limited(file, LARGEST_FILE, EditionError)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise EditionError("edition.utf8", where=f"{file}:{line}") from None


def parse_toml(file: Path, text: str) -> dict[str, Any]:
    """Parse the TOML text of an edition file."""
    import tomllib

    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        detail = str(error)
        place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)", detail)
        line = place[1] if place and place[1] else text.count("\n") + 1
        reason = detail.replace(place[0], "") if place else detail
        raise EditionError("edition.syntax", where=f"{file}:{line}", detail=reason) from None
    except RecursionError:
        raise EditionError("edition.syntax", where=str(file), detail="nested too deeply") from None
    except ValueError:  # Python does not parse integers of more than 4,300 digits
        raise EditionError("edition.syntax", where=str(file), detail=TOO_LONG) from None


def read_marks(kind: type[Contents], raw: object) -> dict[str, str]:
    """Read the table `[marks]`: for each key the source of its value, one word or a word with a remark."""
    if not isinstance(raw, dict):
        raise Refused("marks", "edition.marks", found=shown(raw), marks=", ".join(MARKS))
    for key, mark in raw.items():
        if key not in schema(kind):
            raise Refused(f"marks.{key}", "edition.unknown", keys=", ".join(schema(kind)))
        if not isinstance(mark, str) or not mark.startswith(MARKS):
            raise Refused(f"marks.{key}", "edition.marks", found=shown(mark), marks=", ".join(MARKS))
    return raw


def line_of(text: str, key: str) -> str:
    """`:12` if the key (`spaces` or `marks.spaces`) is on line 12 of the file, empty if it is not in the file."""
    lines = text.split("\n")
    table, _, name = key.rpartition(".")
    header = find_key(lines, table) if table else 0
    number = find_key(lines, key) or (find_key(lines, name, header) or header if header else 0)
    return f":{number}" if number else ""


def find_key(lines: list[str], key: str, after: int = 0) -> int:
    """The number of the first line after `after` that begins with the key; 0 if there is none."""
    pattern = re.compile(rf"\s*\[?\s*[\"']?{re.escape(key)}[\"']?\s*[=\].]")
    return next((number for number, line in enumerate(lines, 1) if number > after and pattern.match(line)), 0)
