"""Requests from clients, over the WebSocket."""

from typing import Annotated

from msgspec import Meta

from kasimir.protocol.base import PROTOCOL, MoveText, Phrase, Request, Seat, Secret, Token, Word


class Hello(Request, tag="hello"):
    """The first message of a connection."""

    protocol: int = PROTOCOL
    """The client's protocol version; the server refuses any version but its own."""
    token: Token | None = None
    """The player's token; watchers have none."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """The last log entry that the client has seen; left out by clients that want no history."""


class Move(Request, tag="move"):
    """Make a move."""

    at: int
    """`now.at` as the player saw it: if the position has changed since, the move is refused as stale."""
    move: MoveText
    """One of the texts in `play.choices`."""


class Roll(Request, tag="roll"):
    """Roll the dice, or draw whatever chance decides next."""

    at: int
    """`now.at` as the player saw it."""


class Lift(Request, tag="lift"):
    """Lift a piece at a table with hidden pieces."""

    at: int
    """`now.at` as the player saw it."""
    touch: Word
    """The id of the place to touch."""


class Why(Request, tag="why"):
    """Ask why something cannot be touched. The answer is private."""

    at: int
    """`now.at` as the player saw it."""
    touches: Annotated[list[Word], Meta(min_length=1, max_length=3)]
    """The ids that were touched, in order."""


class Hint(Request, tag="hint"):
    """Ask what the computer would play. The answer is private."""

    at: int
    """`now.at` as the player saw it."""


class Shake(Request, tag="shake"):
    """Add randomness to the dice, for each of one's seats, after a match has begun."""

    match: int
    """The number of the match."""
    entropies: dict[Seat, Secret]
    """By seat: 32 random bytes in hexadecimal."""


class Undo(Request, tag="undo"):
    """Ask to take back the last choice."""

    at: int
    """`now.at` as the player saw it."""


class Answer(Request, tag="answer"):
    """Agree to an undo, or decline it."""

    at: int
    """`now.at` as the player saw it."""
    yes: bool


class Begin(Request, tag="begin"):
    """Begin the match (host only)."""

    starter: Seat | None = None
    """The seat that starts, at a table where the host is asked; at other tables matches begin
    automatically."""


class Sit(Request, tag="sit"):
    """Give a free seat to the computer (host only)."""

    seat: Seat
    level: Word
    """One of the game's levels; see `GET /api/games`."""


class Lock(Request, tag="lock"):
    """Lock or unlock the table (host only)."""

    locked: bool


class Remove(Request, tag="remove"):
    """Remove a guest (host only)."""

    guest: int
    """The guest number."""


class Back(Request, tag="back"):
    """Take one's seat back from the computer."""


class End(Request, tag="end"):
    """Abandon the match (host only)."""

    match: int | None = None
    """The number of the match to end, so that a repeated message cannot end another one. Left out for the current
    match."""


class Rematch(Request, tag="rematch"):
    """Ask for a rematch; it begins when everybody has asked."""


class Leave(Request, tag="leave"):
    """Leave the table for good."""


class Say(Request, tag="say"):
    """Send one of the phrases."""

    phrase: Phrase


class Ping(Request, tag="ping"):
    """Check the connection; the answer is `pong`."""


AnyRequest = (
    Hello
    | Move
    | Roll
    | Lift
    | Why
    | Hint
    | Shake
    | Undo
    | Answer
    | Begin
    | Sit
    | Lock
    | Remove
    | Back
    | End
    | Rematch
    | Leave
    | Say
    | Ping
)
