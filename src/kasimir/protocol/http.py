"""Bodies of HTTP requests and responses: opening and joining tables, health."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from kasimir.protocol.base import Name, Part, Patience, Position, Seat, Token, Value, Word


class Me(Part, tag_field="who", tag="me"):
    """A seat for somebody at the device that opens the table."""

    name: Name


class Computer(Part, tag_field="who", tag="bot"):
    """A seat for the computer."""

    level: Word
    character: Word | None = None
    """Who the computer is, if that name is free at the table; see `mice` and `cats` in `GET /api/games`."""


class Free(Part, tag_field="who", tag="open"):
    """A seat for anybody who has the link."""


Wish = Me | Computer | Free


class TableOptions(Part):
    """The options of a table."""

    first: Word = "drawn"
    """How it is chosen who starts: `drawn` by lot, `chosen` (seat after seat), or a question that the host answers,
    such as `youngest`; see `firsts` in `GET /api/games`. In the next match of a series the next seat starts."""
    swap_sides: bool = False
    """Whether everybody moves to the next seat after every match, in games whose sides differ."""
    listed: bool = False
    """Whether the table appears in the public list of open tables."""
    undo: bool = True
    """Whether a choice can be taken back if all other players agree."""
    hidden: bool = True
    """Whether covered pieces are hidden, in games that have them."""
    auto: bool = False
    """Whether dice roll and tiles turn without a touch."""
    move_seconds: Patience | None = None
    """Time limit for one decision. When it expires, the computer takes over the seat."""
    match_seconds: Patience | None = None
    """Time limit for all decisions of a seat in a match. When it expires, the computer takes over the seat."""
    away_seconds: Patience | None = None
    """Grace period for a player who is disconnected when it is their turn; then the computer takes over the seat."""
    stand_in: Word = "normal"
    """The level of the computer that takes over."""
    hints: bool = True
    """Whether players may ask the computer for hints. Never given where pieces are hidden."""
    hand_over: bool = False
    """Whether players who share a screen hand it over at every turn, even if nothing is hidden."""
    phrases: bool = True
    """Whether players can send phrases to each other."""


class NewTable(Part):
    """The request to open a table. The sender becomes its host."""

    game: Word
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=8)]
    """One per seat, in turn order."""
    edition: Word | None = None
    """Left out for the default edition of this variant and number of seats; see `setups` in `GET /api/games`."""
    variant: Word | None = None
    """Left out for the game's first variant."""
    house: TableOptions = field(default_factory=TableOptions)
    name: Name | None = None
    """The host's name, for a host who only watches; otherwise the name on the first seat that the host takes."""
    start: Position | None = None
    """The position to start from, as a replay gives it; left out for the game's own starting position. Nothing is
    hidden at such a table, because the position has been seen."""
    options: dict[Word, Value] = field(default_factory=dict)
    """Values of the edition that are chosen for this table; see `options` in `GET /api/games`."""


class Join(Part):
    """The request to take one seat at a table, or several seats for one device."""

    name: Name
    seats: Annotated[list[Seat], Meta(max_length=8)] = field(default_factory=list)
    """The seats to take; if empty, any free one."""


class Ticket(Part):
    """Access to a guest's seats: anybody who has the token can play them. The server shows it to nobody else."""

    table: str
    guest: int
    token: Token


class Addresses(Part):
    """The addresses at which other devices reach the server."""

    public: str = ""
    """The public address, from the settings."""
    here: bool = False
    """Whether the browser that asks runs on the server's machine. Everybody else is told nothing about its network."""
    network: list[str] = field(default_factory=list)
    """URLs of the server in the local network, the best guess first."""
    loopback_only: bool = False
    """Whether the server listens only to its own machine."""


class Fault(Part):
    """Why a request was refused: a catalogue code, its arguments, and the message in English."""

    code: str
    args: dict[str, Any]
    text: str


State = Literal["ok", "degraded", "down"]
"""Status: working, working but needing attention, or failed."""


class PartHealth(Part):
    """A part of the server that has a problem."""

    part: str
    """`writes`, `reads`, `files` and `log` of the database, `disk`, `bus`, `tables`, `open-files` or `processes`."""
    state: State
    reason: str
    """A short identifier."""
    since: float
    """When the problem began: Unix time in seconds."""


class Health(Part):
    """The server's health: the worst state of all its processes and their parts."""

    ok: bool
    """Whether there is no problem at all."""
    state: State = "ok"
    """The worst state of all parts. The HTTP status is 503 if it is `down`, otherwise 200."""
    parts: list[PartHealth] = field(default_factory=list)
    """The parts that have a problem."""


class Label(Part):
    """A table as it appears in the public list."""

    table: str
    game: str
    edition: str
    variant: str
    players: int
    free: list[str]
    """The free seats."""
