"""Records: a match as one JSON file with everything needed to replay it and to verify its dice. See docs/records.md."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from kasimir.core import registry
from kasimir.core.dice import FairDice, commitment, is_secret, new_secret
from kasimir.core.edition import Edition, Refused, from_values
from kasimir.core.errors import KasimirError, PositionError, RecordError
from kasimir.core.files import read_limited, replace_file
from kasimir.core.hash_chain import as_bytes, canonical, first_link, last_link
from kasimir.core.match import Match, Result
from kasimir.core.setup import Setup
from kasimir.core.words import is_printable, isolated, say

FORMAT, OLD_FORMAT = 2, 1
"""The first format has hashes neither of the set-up nor of the events."""
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
    """The character of a bot (see `kasimir.bots.characters`); `name` is then its level."""

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
    """How it was chosen who starts: one of the game's ways."""
    rules_version: int = 0
    events: list[str] = field(default_factory=list)
    places: list[str] | None = None
    """For a table with hidden pieces: the same events, named by place."""
    result: Result | None = None
    start: str | None = None
    """The text of the position that the match began with; None for the game's first position."""
    starter: str | None = None
    """The seat that starts; None for the first seat that may."""
    format: int = FORMAT
    closing: str | None = None
    """The closing hash as stored; None until the match has ended, and in the first format."""

    def name_with_seat(self, seat: str) -> str:
        """The name of a player with the letter of the seat, which boards show."""
        return f"{isolated(self.sitters[self.setup.seats.index(seat)].shown_name())} ({seat})"

    def setup_digest(self) -> str | None:
        """The digest of everything that was fixed before the first event; None in the first format."""
        if self.format == OLD_FORMAT:
            return None
        return setup_digest(self.setup, self.rules_version, self.first, self.starter, self.start)

    def true_commitment(self) -> str:
        """The commitment computed from the seed, which must be known."""
        return commitment(self.seed or "", self.bots_entropy(), self.setup_digest())

    def dice(self) -> FairDice:
        """The dice of this match. The seed must be known."""
        if self.seed is None:
            raise RecordError("record.sealed")
        bound = self.setup_digest()
        return FairDice(self.seed, (*([bound] if bound else []), *(sitter.entropy for sitter in self.sitters)))

    def close(self, result: Result) -> None:
        """Compute and store the closing hash, because the match has ended."""
        self.result = result
        if self.format != OLD_FORMAT:
            self.closing = self.true_closing()

    def true_closing(self) -> str:
        """The closing hash computed from the players, the events, and what was revealed at the end."""
        pairs = zip(self.setup.seats, self.sitters, strict=True)
        seats = [write_seat(seat, sitter) for seat, sitter in pairs]
        entropies = [sitter.entropy for sitter in self.sitters]
        texts = self.events if self.places is None else self.places
        end = {"seed": self.seed, "entropies": entropies, "result": result_table(self.result)}
        contents = [*map(as_bytes, texts), canonical(end)]
        return last_link(canonical({"commitment": self.commitment, "seats": seats}), contents).hex()

    def begin(self) -> Match:
        """The match before its first event."""
        return begin_match(self.setup, self.starter, self.start)

    def replay(self) -> Match:
        """Replay all events. An illegal one raises an error with its number."""
        match = self.begin()
        for number, event in enumerate(self.events, 1):
            try:
                match.follow(event)
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
    record.commitment = record.true_commitment()
    return record


def setup_table(setup: Setup, rules_version: int, first: str, starter: str | None, start: str | None) -> dict[str, Any]:
    """Everything that is fixed before the first event, in the form of a record; of the seats only their letters."""
    table = {
        "kasimir": FORMAT,
        "game": setup.game.name,
        "rules": rules_version,
        "variant": setup.variant,
        "edition": {"name": setup.edition.name, "values": setup.edition.values_told()},
        "seats": list(setup.seats),
        "first": first,
    }
    optional = {"starter": starter, "start": start}
    return table | {name: value for name, value in optional.items() if value is not None}


def setup_digest(setup: Setup, rules_version: int, first: str, starter: str | None, start: str | None) -> str:
    """The digest of the set-up, which the commitment includes and every roll depends on."""
    return first_link(canonical(setup_table(setup, rules_version, first, starter, start))).hex()


def to_table(record: Record) -> dict[str, Any]:
    """The record as plain values."""
    table = setup_table(record.setup, record.rules_version, record.first, record.starter, record.start)
    table |= {
        "kasimir": record.format,
        "seats": [
            write_seat(seat, sitter) | {"entropy": sitter.entropy}
            for seat, sitter in zip(record.setup.seats, record.sitters, strict=True)
        ],
        "dice": {"commitment": record.commitment, "seed": record.seed},
        "events": record.events,
        "result": result_table(record.result),
    }
    if record.places is not None:
        table["places"] = record.places
    return table if record.format == OLD_FORMAT else table | {"closing": record.closing}


def result_table(result: Result | None) -> dict[str, Any] | None:
    """A result as plain values."""
    return None if result is None else {"winners": list(result.winners), "reason": result.reason}


def to_json(record: Record) -> str:
    """The record as JSON text."""
    return json.dumps(to_table(record), ensure_ascii=False, indent=1) + "\n"


def write_seat(seat: str, sitter: Sitter) -> dict[str, str]:
    """A seat and who plays it."""
    written = {"seat": seat, "name": sitter.name, "kind": sitter.kind}
    return written | ({"character": sitter.character} if sitter.character else {})


def save(record: Record, file: Path) -> None:
    """Write the file atomically: after a crash there is the old file or the new one, never a part."""
    try:
        replace_file(file, as_bytes(to_json(record)))
    except OSError as error:
        raise RecordError("record.unwritable", file=str(file), detail=error.strerror or str(error)) from None


def load(file: Path) -> Record:
    """Load a record from a file; errors are one line."""
    return from_json(read_limited(file, LARGEST_FILE, RecordError), str(file))


def from_json(raw: bytes | str, file: str) -> Record:
    """Parse a record from JSON text. Error messages name `file`."""
    try:
        table = json.loads(raw, object_pairs_hook=without_repetition)
    except (ValueError, RecursionError) as error:
        raise RecordError("record.json", file=file, detail=str(error).splitlines()[0]) from None
    return from_table(table)


def without_repetition(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object. Of a key that stands twice, some programs show the first value and others verify the last."""
    table = dict(pairs)
    if len(table) < len(pairs):
        keys = [key for key, _ in pairs]
        raise ValueError(f"duplicate key {next(key for key in keys if keys.count(key) > 1)[:40]!r}")
    return table


def from_table(table: object) -> Record:
    """Build a record from parsed JSON, validating every part."""
    record = part(table, "record", dict)
    version = record.get("kasimir")
    if type(version) is not int or version not in (FORMAT, OLD_FORMAT):
        raise RecordError("record.format", format=FORMAT)
    seats = [read_seat(item, number) for number, item in enumerate(part(record, "seats", list), 1)]
    setup = read_setup(record, len(seats))
    letters = [seat for seat, _ in seats]
    if letters != list(setup.seats):
        raise RecordError("record.value", where="seats", found=", ".join(letters), wanted=", ".join(setup.seats))
    dice = part(record, "dice", dict)
    found = Record(
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
        version,
        None if version == OLD_FORMAT or record.get("closing") is None else read_secret(record, "closing"),
    )
    if version != OLD_FORMAT:
        refuse_unknown(record, to_table(found), "record")
    return found


def refuse_unknown(told: object, known: object, where: str) -> None:
    """Refuse unknown parts, because no hash covers them."""
    if isinstance(told, Mapping) and isinstance(known, Mapping):
        for key, value in told.items():
            if key not in known:
                raise RecordError("record.value", where=where, found=key[:40], wanted=", ".join(known))
            refuse_unknown(value, known[key], key)
    elif isinstance(told, list) and isinstance(known, list):
        for item, other in zip(told, known, strict=True):
            refuse_unknown(item, other, where)


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
    chosen = replace(chosen, left_out=frozenset(chosen.values()) - values.keys())
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
    return Result(tuple(read_texts(raw, "winners")), read_word(raw, "reason", REASONS))
