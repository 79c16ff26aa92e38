"""The log of a table: everything that ever happens there."""

from typing import Any, Literal

from msgspec import Raw, field

from kasimir.server.protocol.base import First, Part
from kasimir.server.protocol.wishes import House


class Happened(Part):
    """What a move or an outcome of chance did, for showing it step by step, and in a sentence."""

    steps: list[Any]
    """One after the other."""
    tell: list[Any]
    """The code of a message of the catalogue, and its arguments."""


class Opened(Part, tag="opened"):
    """A table was opened."""

    game: str
    edition: str
    variant: str
    players: int
    """The number of seats."""
    house: House
    start: str | None = None
    """The text of the position that its matches begin with; left out for the first one of the game."""


class Joined(Part, tag="joined"):
    """Somebody took seats; nobody's seats are a host who watches."""

    guest: int
    name: str
    seats: list[str]
    names: list[str] = field(default_factory=list)
    """Who sits on each, where several share a device."""


class Filled(Part, tag="filled"):
    """The computer was given a seat."""

    seat: str
    level: str


class Left(Part, tag="left"):
    """Somebody left for good, or was removed by the host."""

    guest: int
    removed: bool = False


class Locked(Part, tag="locked"):
    """The host locked the table, so that nobody can join it any more, or unlocked it."""

    locked: bool


class Hosted(Part, tag="hosted"):
    """Somebody else is the host now."""

    guest: int


class Began(Part, tag="began"):
    """A match began. The dice are bound to a seed by its commitment; now everybody's device adds to it."""

    match: int
    """Matches are counted from 1."""
    turned: int
    """By how many seats everybody moved on."""
    first: First
    commitment: str
    """The hash of the seed, and of what the computer's seats add to it."""
    rules: int
    """The version of the game's rules."""
    edition: str = ""
    """A digest of what the edition holds, to see whether it has changed since."""


class Shaken(Part, tag="shaken"):
    """Devices have added to the dice."""

    entropies: dict[str, str]
    """By seat; all zeros for a device that stayed silent."""


class Moved(Part, tag="moved"):
    """A choice."""

    seat: str
    move: str
    """Its text, as the table calls it."""
    happened: Happened


class Rolled(Part, tag="rolled"):
    """An outcome of chance."""

    seat: str
    outcome: str
    """Its text."""
    happened: Happened


class Lifted(Part, tag="lifted"):
    """On a table with hidden pieces: one was lifted, which shows what lies below. It must be played now."""

    seat: str
    touch: str
    """The place of the piece, as a thing to touch."""
    below: str | None
    """What is seen there now; null for the bare table."""


class UndoAsked(Part, tag="undo-asked"):
    """Somebody would like to take the last choice back."""

    seat: str


class UndoAnswered(Part, tag="undo-answered"):
    """Somebody at the table agreed, or did not."""

    guest: int
    yes: bool


class Undone(Part, tag="undone"):
    """The last choice was taken back."""

    seat: str


class TakenOver(Part, tag="taken-over"):
    """The computer plays for a seat now."""

    seat: str
    why: Literal["away", "clock", "left"]


class CameBack(Part, tag="came-back"):
    """A seat is played by its own player again."""

    seat: str


class RematchAsked(Part, tag="rematch-asked"):
    """Somebody wants to play again."""

    guest: int


class Ended(Part, tag="ended"):
    """The match is over, and its dice are open."""

    winners: list[str]
    """Seats: several share the win, none when it is drawn or abandoned."""
    reason: str
    """`won`, `repetition`, `turns` or `abandoned`."""
    seed: str
    """Of the dice: now everybody can check them."""
    entropies: dict[str, str]
    """Of the computer's seats; those of people were told when they came."""


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
    """One entry of a table's log: all its events happened at once."""

    number: int
    """Counted from 1, without gaps."""
    at: float
    """Unix seconds."""
    events: Raw
    """At least one."""
