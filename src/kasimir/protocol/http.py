"""A table as somebody wants it, and the key to it: what goes by HTTP."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from kasimir.server.protocol.base import First, Name, Part, Patience, Position, Seat, Token, Word


class Me(Part, tag_field="who", tag="me"):
    """A seat for somebody at the device that opens the table."""

    name: Name


class Computer(Part, tag_field="who", tag="bot"):
    """A seat for the computer."""

    level: Word


class Free(Part, tag_field="who", tag="open"):
    """A seat for whoever comes with the link."""


Wish = Me | Computer | Free


class House(Part):
    """The rules of the house: how this table is played."""

    first: First = "drawn"
    """Who starts, that is who gets the first seat: by lot, as people sat down, or whom the host names the youngest."""
    listed: bool = False
    """Whether strangers find the open table in the public list."""
    undo: bool = True
    """Whether choices can be taken back, if all other players agree."""
    hidden: bool = True
    """Whether covered pieces are out of sight, in games that have some."""
    auto: bool = False
    """Whether dice roll and tiles turn by themselves, without a touch."""
    move_seconds: Patience | None = None
    """The time for each decision. When it is up, the computer takes over."""
    match_seconds: Patience | None = None
    """The time for all decisions of a seat in a match. When it is up, the computer takes over."""
    away_seconds: Patience | None = None
    """How long a seat whose turn it is waits for a player who is not there, before the computer takes over."""
    stand_in: Word = "normal"
    """The level of the computer that takes over."""
    hints: bool = True
    """Whether the computer gives hints to those who ask, where nothing is hidden."""
    hand_over: bool = False
    """Whether people who share a screen hand it over at every turn, also where nothing is hidden."""
    phrases: bool = True
    """Whether people can say phrases to each other."""


class NewTable(Part):
    """Open a table; whoever does is its host."""

    game: Word
    seats: Annotated[list[Wish], Meta(min_length=1, max_length=8)]
    """One a seat, in turn order."""
    edition: Word = "classic"
    variant: Word | None = None
    """Left out for the first one of the game."""
    house: House = field(default_factory=House)
    name: Name | None = None
    """The host's name, for a host who watches; else that of the first seat taken."""
    start: Position | None = None
    """The position to go on from, as a replay tells it; left out for the first one of the game. It was seen, so nothing
    is hidden at such a table."""


class Join(Part):
    """Take a seat at a table, or several at one device."""

    name: Name
    seats: Annotated[list[Seat], Meta(max_length=8)] = field(default_factory=list)
    """Which; any free one if none is named."""


class Ticket(Part):
    """The key to one's seats: whoever has it may play them. It is never shown to anybody else."""

    table: str
    guest: int
    token: Token


class Odds(Part):
    """How often a side won in simulated matches, with the 95% interval."""

    seats: list[str]
    """One seat, or all members of a team."""
    rate: float
    low: float
    high: float


class Prediction(Part):
    """What to expect of one choice of edition, variant and number of seats: how it went when bots played it."""

    edition: str
    variant: str
    players: int
    chances: list[Odds]
    """In turn order."""
    turns: float
    """The mean length of a match."""
    shortest: int
    """One match in ten is shorter than this."""
    longest: int
    """One match in ten is longer than this."""


class GameInfo(Part):
    """A game, with all that can be chosen."""

    game: str
    variants: list[str]
    players: list[int]
    """The numbers of seats it can be played with."""
    editions: list[str]
    levels: list[str]
    """How strong the computer can be, from weak to strong."""
    hides: bool
    """Whether it can be played with some pieces out of sight."""
    predictions: list[Prediction]
    """What to expect of each choice."""


class Fault(Part):
    """Why a request was refused: a code of the catalogue, its arguments, and the words in English."""

    code: str
    args: dict[str, Any]
    text: str


State = Literal["ok", "degraded", "down"]
"""How something is: it works, it works but somebody should look after it, or it does not."""


class PartHealth(Part):
    """A part of the server that is not as it should be."""

    part: str
    """`writes`, `reads` and `files` of the database, `disk`, `bus`, `tables`, `open-files` or `processes`."""
    state: State
    reason: str
    """In a word."""
    since: float
    """Unix seconds."""


class Health(Part):
    """How the server is: the worst of all its processes and their parts."""

    ok: bool
    """Whether nothing is wrong."""
    state: State = "ok"
    """The worst of all parts; the status is 503 if that is `down`, else 200."""
    parts: list[PartHealth] = field(default_factory=list)
    """Those with which something is wrong."""


class Label(Part):
    """What strangers learn of a table before they come to it."""

    table: str
    game: str
    edition: str
    variant: str
    players: int
    free: list[str]
    """The seats that are free."""
