"""The event log of a table: everything that happens there."""

from typing import Any, Literal

from msgspec import Raw, field

from kasimir.protocol.base import Part
from kasimir.protocol.http import TableOptions


class Happened(Part):
    """The effect of a move or of a chance outcome: steps to animate, and a sentence."""

    steps: list[Any]
    """In the order in which they are shown."""
    tell: list[Any]
    """A message code of the catalogue, and its arguments."""


class Opened(Part, tag="opened"):
    """The table was opened."""

    game: str
    edition: str
    variant: str
    players: int
    """The number of seats."""
    house: TableOptions
    start: str | None = None
    """The position that every match at this table begins with; left out for the game's own starting position."""
    options: dict[str, int] = field(default_factory=dict)
    """The values of the edition that were chosen for this table."""


class Joined(Part, tag="joined"):
    """A guest joined and took seats. A host who only watches takes none."""

    guest: int
    name: str
    seats: list[str]
    names: list[str] = field(default_factory=list)
    """The players' names, one per seat, if several share a device."""


class Filled(Part, tag="filled"):
    """The computer got a seat."""

    seat: str
    level: str
    mouse: str = ""
    """The character on the seat of a mouse; its name is the message `character.<id>` of the catalogue."""
    cat: str = ""
    """The character on the seat of the cat; left out in games without one."""


class Left(Part, tag="left"):
    """A guest left for good, or the host removed them."""

    guest: int
    removed: bool = False


class Locked(Part, tag="locked"):
    """The host locked the table, so that nobody else can join, or unlocked it."""

    locked: bool


class Hosted(Part, tag="hosted"):
    """Another guest is now the host."""

    guest: int


class Seated(Part):
    """Who sits where when a match begins."""

    seat: str
    name: str
    """The name of a person, the level of the computer."""
    kind: Literal["person", "bot"]
    character: str | None = None
    """The character of a bot."""


class Began(Part, tag="began"):
    """A match began. The commitment binds the server to its dice seed; now every device adds randomness of its own."""

    match: int
    """Matches are counted from 1."""
    turned: int
    """The number of seats by which everybody has moved: only where players swap sides after every match."""
    first: str
    """How it was chosen who starts."""
    commitment: str
    """The hash of the set-up, the server's seed and the entropies of the computer's seats."""
    rules: int
    """The version of the game's rules."""
    edition: str = ""
    """A digest of the edition's values, to detect that the edition has changed since."""
    starter: str | None = None
    """The seat that starts; left out if the rules or the starting position decide it, and in old logs."""
    seats: list[Seated] = field(default_factory=list)
    """Everybody in turn order. Left out in old logs: the commitment of those matches does not bind the set-up."""


class Shaken(Part, tag="shaken"):
    """Devices added their randomness to the dice."""

    entropies: dict[str, str]
    """By seat; all zeros for a device that did not answer in time."""


class Moved(Part, tag="moved"):
    """A player's choice."""

    seat: str
    move: str
    """The move as it is written at this table."""
    happened: Happened


class Rolled(Part, tag="rolled"):
    """A chance event, such as a roll."""

    seat: str
    outcome: str
    """The outcome as it is written at this table."""
    happened: Happened


class Lifted(Part, tag="lifted"):
    """Hidden pieces only: a piece was lifted, which shows what lies below it. It must be played now."""

    seat: str
    touch: str
    """The id of the place that was touched."""
    below: str | None
    """What is visible there now; null for the bare table."""


class UndoAsked(Part, tag="undo-asked"):
    """A player asked to take back the last choice."""

    seat: str


class UndoAnswered(Part, tag="undo-answered"):
    """A player agreed to the undo, or declined it."""

    guest: int
    yes: bool


class Undone(Part, tag="undone"):
    """A choice was taken back, with everything that followed from it."""

    seat: str
    count: int = 0
    """The number of events that were taken back; the record keeps them. Left out in old logs, where it was the last
    choice, and the record kept no trace."""


class TakenOver(Part, tag="taken-over"):
    """The computer now plays for a seat."""

    seat: str
    why: Literal["away", "clock", "left"]


class CameBack(Part, tag="came-back"):
    """A player has their seat back from the computer."""

    seat: str


class RematchAsked(Part, tag="rematch-asked"):
    """A player asked for a rematch."""

    guest: int


class Ended(Part, tag="ended"):
    """The match is over; its dice seed is revealed."""

    winners: list[str]
    """The winning seats: several share the win; none if the match was drawn or abandoned."""
    reason: str
    """`won`, `repetition`, `turns` or `abandoned`."""
    seed: str
    """The dice seed: with it, anybody can verify every roll."""
    entropies: dict[str, str]
    """The entropies of the computer's seats; those of people are in `shaken`."""
    closing: str = ""
    """The closing hash of the match; left out in old logs."""


Event = (
    Opened
    | Joined
    | Filled
    | Left
    | Locked
    | Hosted
    | Began
    | Shaken
    | Moved
    | Rolled
    | Lifted
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | CameBack
    | RematchAsked
    | Ended
)


class LogEntry(Part):
    """One entry of a table's log; its events happened together."""

    number: int
    """Counted from 1, without gaps."""
    at: float
    """Unix time in seconds."""
    events: Raw
    """At least one event."""
