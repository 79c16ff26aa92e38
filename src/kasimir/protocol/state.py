"""The current state of a table."""

from typing import Any

from msgspec import field

from kasimir.protocol.base import Kind, Part, Phase, Who
from kasimir.protocol.events import Opened


class SeatNow(Part):
    """A seat, and who plays it."""

    seat: str
    who: Who
    name: str = ""
    guest: int | None = None
    """The number of the guest who holds the seat."""
    level: str | None = None
    """The level of the computer, if it plays the seat, permanently or as a stand-in."""
    character: str | None = None
    """The computer's character, if the seat is its own; its name is the message `character.<id>` of the catalogue."""
    score: float = 0
    """Points of the player in this seat over the matches of the series."""


class GuestNow(Part):
    """A guest: somebody who holds a seat, or the host."""

    guest: int
    name: str
    host: bool = False


class Words(Part):
    """A sentence: a message of the catalogue."""

    code: str
    args: dict[str, int | str] = field(default_factory=dict)
    """The arguments of the message; `seat` and `other` are letters of seats."""


class Choice(Part):
    """A legal move, and the ids to touch for it."""

    move: str
    touch: list[str]
    """One to three ids, to be touched in this order."""


class Outcome(Part):
    """The result of a match."""

    winners: list[str]
    """The winning seats: several share the win; none if the match was drawn or abandoned."""
    reason: str
    """`won`, `repetition`, `turns` or `abandoned`."""


class Told(Part):
    """A sentence."""

    code: str
    """A message code of the catalogue."""
    args: dict[str, Any]
    """The arguments of the message."""


class FinishTold(Part):
    """What is said at the end of a match."""

    why: Told | None
    """Why this side has won; null where it is plain."""
    lines: dict[str, Told]
    """For every seat: a line for those who have won, and a kind one for those who have not."""


class Memory(Part):
    """How well a seat remembered hidden pieces."""

    lifts: int = 0
    """How often it lifted a piece while one that it needed lay directly below a piece that it could lift."""
    found: int = 0
    """How often the piece that it uncovered was one that it needed."""


class PlayNow(Part):
    """The current match, with everything that can be done in it."""

    match: int
    """Matches are counted from 1."""
    turn: str | None
    """The seat that chooses or rolls."""
    kind: Kind
    choices: list[Choice]
    """All legal moves; empty if a chance event comes next."""
    touch: str | None
    """The id to touch for a roll."""
    lifted: str | None
    """The id of the lifted piece, which must be played."""
    view: Any
    """The position, in the format that each game defines for its views."""
    position: str | None
    """The position as text, unless pieces are hidden: for bots and for analysis."""
    since: float
    """When the seat's clock started: Unix time in seconds."""
    deadline: float | None
    """When the seat's time expires: Unix time in seconds; null if no clock runs."""
    used: dict[str, float]
    """Seconds that each seat has used, if the match has a time limit."""
    waiting: list[str]
    """Seats whose devices have not added to the dice yet."""
    result: Outcome | None
    """Null while the match is being played."""
    below: str | None = None
    """What is visible where a piece was lifted; left out for the bare table."""
    undo: str | None = None
    """The seat whose last choice can be taken back; left out if there is none."""
    finish: FinishTold | None = None
    """Left out until the match is over, and if it was abandoned."""
    memory: dict[str, Memory] = field(default_factory=dict)
    """By seat, once a match with hidden pieces is over."""
    prompts: list[Words] = field(default_factory=list)
    """What to do, by the number of touches made so far; the last one is for all that follow. The attribute `other` of
    the first one says what the seat does now."""
    commitment: str | None = None
    """The server's commitment to its dice seed, sent while devices add entropy, so that they can compare the record
    with it."""


class Now(Part):
    """The current state of a table, with everything that can be done there. It is the same for everybody."""

    number: int
    """The number of the last log entry."""
    at: int
    """The log entry that created the current position. A move names it, so that it is never applied to another
    position."""
    phase: Phase
    seats: list[SeatNow]
    guests: list[GuestNow]
    locked: bool
    """Whether the table is closed to newcomers."""
    undo: str | None
    """The seat that has asked for an undo."""
    agreed: list[int]
    """The seats that agreed to the undo, or to a rematch."""
    play: PlayNow | None
    """Left out before the first match."""
    starters: list[str] = field(default_factory=list)
    """While the host is asked who starts: the seats that can be chosen."""


class TableNow(Part):
    """A table: its fixed properties and its current state."""

    table: str
    protocol: int
    """The server's protocol version."""
    opened: Opened
    board: Any
    """The fixed parts of the board, in the format that each game defines for its views."""
    now: Now
