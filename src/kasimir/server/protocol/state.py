"""What a table looks like now."""

from typing import Any

from msgspec import field

from kasimir.server.protocol.base import Kind, Part, Phase, Who
from kasimir.server.protocol.events import Opened


class SeatNow(Part):
    """A seat and who sits there."""

    seat: str
    who: Who
    name: str = ""
    guest: int | None = None
    """The number of whoever holds the seat."""
    level: str | None = None
    """Of the computer that plays the seat, for good or for the time being."""
    score: float = 0
    """What the matches of the series so far were worth to who sits there."""


class GuestNow(Part):
    """Somebody who holds a seat, or the host."""

    guest: int
    name: str
    host: bool = False


class Choice(Part):
    """A legal move, and what is touched to make it."""

    move: str
    touch: list[str]
    """Ids, one to three, to be touched in this order."""


class Outcome(Part):
    """How a match ended."""

    winners: list[str]
    """Seats: several share the win, none when it is drawn or abandoned."""
    reason: str
    """`won`, `repetition`, `turns` or `abandoned`."""


class Memory(Part):
    """How well a seat remembered what was hidden."""

    lifts: int = 0
    """How often it lifted a piece while one that it needed lay right below a piece that it could lift."""
    found: int = 0
    """How often what came to light was what it needed."""


class PlayNow(Part):
    """The match on the table, with all that can be done in it."""

    match: int
    """Matches are counted from 1."""
    turn: str | None
    """The seat that decides or rolls."""
    kind: Kind
    choices: list[Choice]
    """All legal moves; none while chance is to decide."""
    touch: str | None
    """What is touched to let chance decide."""
    lifted: str | None
    """What was lifted and must be played, as a thing to touch."""
    view: Any
    """The position, as each game's own view defines it."""
    position: str | None
    """Its text, where nothing is hidden: for bots and for people who take games apart."""
    since: float
    """When the seat's time began to run, in Unix seconds."""
    deadline: float | None
    """When its time is up, in Unix seconds; null where no clock runs."""
    used: dict[str, float]
    """Seconds that each seat has thought, where the time for a match is limited."""
    waiting: list[str]
    """Seats whose devices have not added to the dice yet."""
    result: Outcome | None
    """Null while it is being played."""
    below: str | None = None
    """What is seen where something was lifted; left out for the bare table."""
    memory: dict[str, Memory] = field(default_factory=dict)
    """By seat, once a match with hidden pieces is over."""
    commitment: str | None = None
    """By what the server has bound its dice; told while devices add to them, who may hold the record against it."""


class Now(Part):
    """The present state of a table, with all that can be done there. It is the same for everybody."""

    number: int
    """The last entry of the log."""
    at: int
    """The entry that made the present position: a move names it, so that it is never made in another one."""
    phase: Phase
    seats: list[SeatNow]
    guests: list[GuestNow]
    locked: bool
    """Whether nobody can join."""
    undo: str | None
    """The seat that would like to take its choice back."""
    agreed: list[int]
    """Who agreed to that, or to a rematch."""
    play: PlayNow | None
    """None before the first match."""


class TableNow(Part):
    """All there is to know about a table: what stays, and its present state."""

    table: str
    protocol: int
    """The protocol that the server speaks."""
    opened: Opened
    board: Any
    """What stays the same of the board, as each game's own view defines it."""
    now: Now
