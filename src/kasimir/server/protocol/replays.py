"""A match to be looked at again, event by event: what goes by HTTP once it is over."""

from typing import Any, Literal

from msgspec import Raw, field

from kasimir.server.protocol.base import First, Kind, Part
from kasimir.server.protocol.events import Happened
from kasimir.server.protocol.state import Outcome


class Frame(Part):
    """How the match stands after an event, and what led to it; the first frame is the beginning."""

    view: Any
    """The position, as each game's own view defines it. Nothing is hidden any more."""
    position: str
    """Its text: a new table can go on from it."""
    kind: Kind
    """What comes next."""
    turn: str | None
    """The seat that decides or rolls next."""
    chances: dict[str, int] = field(default_factory=dict)
    """Where chance decides next: all that could come up, each with its weight."""
    seat: str | None = None
    """Who made the event, or rolled."""
    event: str | None = None
    """Its text; left out in the first frame."""
    happened: Happened | None = None
    """What it did; left out in the first frame."""


class Flaw(Part):
    """Something that is wrong with a record by the rules."""

    code: str
    """A code of the catalogue."""
    args: dict[str, Any]
    """What its message needs."""


class PaperEdition(Part):
    """The edition that a match was played on."""

    name: str
    values: Any
    """All its values."""


class PaperSeat(Part):
    """Who sat on a seat, in a record."""

    seat: str
    name: str
    kind: Literal["person", "bot"]
    entropy: str
    """What this seat gave to the dice."""


class PaperDice(Part):
    """The dice of a record."""

    commitment: str
    """By what the host was bound before the first roll."""
    seed: str | None
    """Null if it was never revealed."""


class Paper(Part):
    """The record of a match, as records.md tells it."""

    kasimir: int
    """The version of the format."""
    game: str
    rules: int
    """The version of the game's rules by which it was played."""
    variant: str
    edition: PaperEdition
    seats: list[PaperSeat]
    """In turn order."""
    first: First
    dice: PaperDice
    events: list[str]
    """Every choice and every result of chance, in order."""
    result: Outcome | None
    """Null if the match was not finished."""
    start: str | None = None
    """The position that it began with; left out for the first one of the game."""
    places: list[str] | None = None
    """On a table with hidden pieces: the same events, with piles named by their place."""


class Replay(Part):
    """A match to be looked at again."""

    board: Any
    """What stays the same of the board, as each game's own view defines it."""
    frames: list[Frame]
    """The beginning, then one for each event; up to the first one that is not legal."""
    flaws: list[Flaw]
    """What is wrong by the rules; none of it is about the dice, which whoever reads this can check."""
    branches: bool
    """Whether a table can be opened here that goes on from one of its positions."""
    record: Raw
    """The record itself."""
