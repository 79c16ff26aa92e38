"""Replays: a finished match, event by event, sent over HTTP."""

from typing import Any, Literal

from msgspec import Raw, field

from kasimir.protocol.base import Kind, Part
from kasimir.protocol.events import Happened
from kasimir.protocol.state import Outcome


class Frame(Part):
    """The position after an event, and the event that led to it; the first frame is the starting position."""

    view: Any
    """The position, in the format that each game defines for its views. Nothing is hidden."""
    position: str
    """The position as text; a new table can start from it."""
    kind: Kind
    """What comes next."""
    turn: str | None
    """The seat that chooses or rolls next."""
    chances: dict[str, int] = field(default_factory=dict)
    """If a chance event comes next: all possible outcomes, each with its weight."""
    seat: str | None = None
    """The seat that chose or rolled."""
    event: str | None = None
    """The event as text; left out in the first frame."""
    happened: Happened | None = None
    """The effect of the event; left out in the first frame."""


class Flaw(Part):
    """A violation of the rules found in a record."""

    code: str
    """A message code of the catalogue."""
    args: dict[str, Any]
    """The arguments of the message."""


class RecordEdition(Part):
    """The edition that the match was played with."""

    name: str
    values: Any
    """All values of the edition."""


class RecordSeat(Part):
    """Who played a seat, in a record."""

    seat: str
    name: str
    kind: Literal["person", "bot"]
    entropy: str
    """The entropy that this seat added to the dice."""
    character: str | None = None
    """The character of a bot; `name` is then its level."""


class RecordDice(Part):
    """The dice of a record."""

    commitment: str
    """The server's commitment to its seed and to the set-up, made before the first roll."""
    seed: str | None
    """Null if the seed was never revealed."""


class RecordFile(Part):
    """The record of a match in the format of records.md."""

    kasimir: int
    """The version of the format."""
    game: str
    rules: int
    """The version of the game's rules at the time."""
    variant: str
    edition: RecordEdition
    seats: list[RecordSeat]
    """In turn order."""
    first: str
    """How it was chosen who starts."""
    dice: RecordDice
    events: list[str]
    """Every choice and every chance outcome, in order."""
    result: Outcome | None
    """Null if the match was not finished."""
    start: str | None = None
    """The starting position; left out for the game's own."""
    places: list[str] | None = None
    """Hidden pieces only: the same events, with piles named by their place."""
    starter: str | None = None
    """The seat that starts; left out for the first seat that may."""
    closing: str | None = None
    """The closing hash; null if the match was not finished, left out in the first format."""


class Receipt(Part):
    """What the server attests of a finished match."""

    closing: str
    """The closing hash: a record with another one does not show what was played."""


class Replay(Part):
    """A match as a list of frames."""

    board: Any
    """The fixed parts of the board, in the format that each game defines for its views."""
    frames: list[Frame]
    """The starting position, then one frame per event, up to the first illegal one."""
    flaws: list[Flaw]
    """Violations of the rules. The dice are not checked here: the client can verify them from the record."""
    branches: bool
    """Whether a new table can start from the positions of this match."""
    characters: dict[str, str]
    """The characters of the bots by seat, even if the record does not contain them."""
    record: Raw
    """The record itself."""
