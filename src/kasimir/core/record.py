"""Records: a match as one JSON file with everything needed to replay it and to verify its dice. See docs/records.md."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kasimir.core import registry
from kasimir.core.dice import FairDice, commitment, is_secret, new_secret
from kasimir.core.edition import Edition, Refused, from_values
from kasimir.core.errors import KasimirError, PositionError, RecordError
from kasimir.core.files import read_limited
from kasimir.core.match import Match, Result
from kasimir.core.setup import Setup
from kasimir.core.words import is_printable, isolated, say

FORMAT = 1
LARGEST_FILE = 4 * 1024 * 1024
LONGEST_NAME = 40
SITTERS = ("person", "bot")
REASONS = ("won", "repetition", "turns", "abandoned")


@dataclass(frozen=True)
class Sitter:
    """Who plays a seat, and the entropy that the seat adds to the dice."""

    name: str
    kind: str
    """`person` or `bot`."""
    entropy: str
    character: str = ""
    """Who a bot is (see `kasimir.bots.characters`); `name` is then its level."""

    def shown_name(self) -> str:
        """Its name, in the user's language."""
        return say(f"character.{self.character}") if self.character else self.name


@dataclass
class Record:
    """The record of a match."""

    setup: Setup
    sitters: list[Sitter]
    """One per seat, in turn order."""
    commitment: str
    seed: str | None
    """None until the seed is revealed."""
    first: str = "chosen"
    """How it was settled who starts: one of the game's ways."""
    rules_version: int = 0
    events: list[str] = field(default_factory=list)
    places: list[str] | None = None
    """For a table with hidden pieces: the same events, named by place."""
    result: Result | None = None
    start: str | None = None
    """The text of the position that the match began with; None for the game's first position."""
    starter: str | None = None
    """The seat that starts; None for the first seat that may."""

    def name_with_seat(self, seat: str) -> str:
        """The name of a player, and the letter of the seat, by which boards show it."""
        return f"{isolated(self.sitters[self.setup.seats.index(seat)].shown_name())} ({seat})"

    def dice(self) -> FairDice:
        """The dice of this match. The seed must be known."""
        if self.seed is None:
            raise RecordError("record.sealed")
        return FairDice(self.seed, tuple(sitter.entropy for sitter in self.sitters))

    def begin(self) -> Match:
        """The match before its first event."""
        return begin_match(self.setup, self.starter, self.start)

    def replay(self) -> Match:
        """Replay all events. An illegal one raises an error with its number."""
        match = self.begin()
        for number, event in enumerate(self.events, 1):
            try:
                match.play(event)
            except KasimirError as error:
                raise RecordError("record.event", number=number, event=event, reason=str(error)) from None
        return match

    def bots_entropy(self) -> dict[str, str]:
        """The entropy included in the commitment, by seat."""
        pairs = zip(self.setup.seats, self.sitters, strict=True)
        return {seat: sitter.entropy for seat, sitter in pairs if sitter.kind == "bot"}


def begin_match(setup: Setup, starter: str | None, start: str | None) -> Match:
    """A match before its first event, from a position of its own or from the game's first one."""
    return Match(setup, setup.start(starter) if start is None else setup.read(start))


def new_record(setup: Setup, names: list[tuple[str, str]], first: str = "chosen", starter: str | None = None) -> Record:
    """The record of a new match. `names` are pairs (name, `person` or `bot`), one per seat."""
    sitters = [Sitter(name, kind, new_secret()) for name, kind in names]
    record = Record(setup, sitters, "", new_secret(), first, setup.game.rules_version, starter=starter)
    record.commitment = commitment(record.seed or "", record.bots_entropy())
    return record


def to_json(record: Record) -> str:
    """The record as JSON text."""
    setup = record.setup
    seats = [write_seat(seat, sitter) for seat, sitter in zip(setup.seats, record.sitters, strict=True)]
    result = record.result
    table: dict[str, Any] = {
        "kasimir": FORMAT,
        "game": setup.game.name,
        "rules": record.rules_version,
        "variant": setup.variant,
        "edition": {"name": setup.edition.name, "values": setup.edition.values()},
        "seats": seats,
        "first": record.first,
        "starter": record.starter,
        "start": record.start,
        "dice": {"commitment": record.commitment, "seed": record.seed},
        "events": record.events,
        "places": record.places,
        "result": None if result is None else {"winners": result.winners, "reason": result.reason},
    }
    for optional in ("starter", "start", "places"):
        if table[optional] is None:
            del table[optional]
    return json.dumps(table, ensure_ascii=False, indent=1) + "\n"


def write_seat(seat: str, sitter: Sitter) -> dict[str, str]:
    """A seat and who plays it."""
    written = {"seat": seat, "name": sitter.name, "kind": sitter.kind, "entropy": sitter.entropy}
    return written | ({"character": sitter.character} if sitter.character else {})


def save(record: Record, file: Path) -> None:
    """Write the file atomically: after a crash there is the old file or the new one, never a part."""
    half = file.parent / f"{file.name}.part"
    try:
        # Lone surrogates, as in unusual file names, are escaped in the way JSON escapes them.
        half.write_text(to_json(record), encoding="utf-8", errors="backslashreplace")
        half.replace(file)
    except OSError as error:
        with suppress(OSError):
            half.unlink()
        raise RecordError("record.unwritable", file=str(file), detail=error.strerror or str(error)) from None


def load(file: Path) -> Record:
    """Load a record from a file; errors are one line."""
    return from_json(read_limited(file, LARGEST_FILE, RecordError), str(file))


def from_json(raw: bytes | str, file: str) -> Record:
    """Parse a record from JSON text. Error messages name `file`."""
    try:
        table = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise RecordError("record.json", file=file, detail=str(error).splitlines()[0]) from None
    return from_table(table)


def from_table(table: object) -> Record:
    """Build a record from parsed JSON, validating every part."""
    record = part(table, "record", dict)
    if record.get("kasimir") != FORMAT or record.get("kasimir") is True:
        raise RecordError("record.format", format=FORMAT)
    seats = [read_seat(item, number) for number, item in enumerate(part(record, "seats", list), 1)]
    setup = read_setup(record, len(seats))
    letters = [seat for seat, _ in seats]
    if letters != list(setup.seats):
        raise RecordError("record.value", where="seats", found=", ".join(letters), wanted=", ".join(setup.seats))
    dice = part(record, "dice", dict)
    return Record(
        setup,
        [sitter for _, sitter in seats],
        read_secret(dice, "commitment"),
        None if dice.get("seed") is None else read_secret(dice, "seed"),
        read_word(record, "first", setup.game.opening.ways),
        part(record, "rules", int),
        read_texts(record, "events"),
        read_texts(record, "places") if "places" in record else None,
        read_result(record.get("result")),
        read_start(record, setup),
        read_word(record, "starter", setup.starters) if "starter" in record else None,
    )


def part(table: object, name: str, kind: type[Any]) -> Any:
    """A value of the record, after a check of its type."""
    value = table.get(name) if isinstance(table, Mapping) and name != "record" else table
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError("record.part", where=name, kind=kind.__name__)
    return value


def read_word(table: Mapping[str, Any], name: str, words: tuple[str, ...]) -> str:
    """Validate that a value is one of some words."""
    word: str = part(table, name, str)
    if word not in words:
        raise RecordError("record.value", where=name, found=word[:40], wanted=", ".join(words))
    return word


def read_texts(table: Mapping[str, Any], name: str) -> list[str]:
    """Validate a list of texts."""
    texts: list[str] = part(table, name, list)
    for text in texts:
        if not isinstance(text, str):
            raise RecordError("record.value", where=name, found=repr(text)[:40], wanted="text")
    return texts


def read_secret(table: Mapping[str, Any], name: str) -> str:
    """Validate 32 bytes as hexadecimal text."""
    text: str = part(table, name, str)
    if not is_secret(text):
        raise RecordError("record.value", where=name, found=text[:70], wanted="0-9a-f (64)")
    return text


def read_seat(raw: object, number: int) -> tuple[str, Sitter]:
    """Read a seat and who plays it."""
    if not isinstance(raw, Mapping):
        raise RecordError("record.part", where=f"seats, {number}", kind="dict")
    name, character = read_name(raw, "name"), read_name(raw, "character") if "character" in raw else ""
    sitter = Sitter(name, read_word(raw, "kind", SITTERS), read_secret(raw, "entropy"), character)
    return part(raw, "seat", str), sitter


def read_name(table: Mapping[str, Any], name: str) -> str:
    """Validate a name, or the id of a character."""
    text: str = part(table, name, str)
    if not 0 < len(text) <= LONGEST_NAME or not is_printable(text):
        raise RecordError("record.value", where=name, found=repr(text)[:60], wanted=f"1-{LONGEST_NAME}")
    return text


def read_setup(record: Mapping[str, Any], players: int) -> Setup:
    """Read game, edition (with its contents), variant and number of seats."""
    game = registry.load(part(record, "game", str))
    edition = part(record, "edition", dict)
    name, values = part(edition, "name", str), part(edition, "values", dict)
    try:
        chosen: Edition[Any] = from_values(game.contents, name, values, {})
    except Refused as refused:
        where = f"edition: {refused.key}"
        raise RecordError(refused.code, where=where, **refused.args_by_name) from None
    return Setup(game, chosen, part(record, "variant", str), players)


def read_start(record: Mapping[str, Any], setup: Setup) -> str | None:
    """Read the start position, if it was not the game's first position."""
    if "start" not in record:
        return None
    text: str = part(record, "start", str)
    try:
        setup.read(text)
    except PositionError as error:
        raise RecordError("record.start", reason=str(error)) from None
    return text


def read_result(raw: object) -> Result | None:
    """Read the result, if the match ended."""
    if raw is None:
        return None
    if not isinstance(raw, Mapping):
        raise RecordError("record.part", where="result", kind="dict")
    return Result(read_texts(raw, "winners"), read_word(raw, "reason", REASONS))
