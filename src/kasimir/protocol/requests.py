"""What people send, over the WebSocket."""

from typing import Annotated

from msgspec import Meta

from kasimir.server.protocol.base import PROTOCOL, MoveText, Phrase, Request, Seat, Secret, Token, Word


class Hello(Request, tag="hello"):
    """The first message of a connection."""

    protocol: int = PROTOCOL
    """The protocol that the client speaks; another one than the server's is refused."""
    token: Token | None = None
    """Who plays; watchers have none."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """The last entry seen; left out by those who have seen nothing and want no history."""


class Move(Request, tag="move"):
    """Make a move."""

    at: int
    """`now.at` as the player saw it: in any other position the move is stale."""
    move: MoveText
    """One of the texts in `play.choices`."""


class Roll(Request, tag="roll"):
    """Let chance decide."""

    at: int
    """`now.at` as the player saw it."""


class Lift(Request, tag="lift"):
    """Lift a piece on a table with hidden pieces."""

    at: int
    """`now.at` as the player saw it."""
    touch: Word
    """The place of the piece, as a thing to touch."""


class Why(Request, tag="why"):
    """Why can this not be touched? Nobody else hears of it."""

    at: int
    """`now.at` as the player saw it."""
    touches: Annotated[list[Word], Meta(min_length=1, max_length=3)]
    """What was touched, in this order."""


class Hint(Request, tag="hint"):
    """What would the computer do? Nobody else hears of it."""

    at: int
    """`now.at` as the player saw it."""


class Shake(Request, tag="shake"):
    """Add to the dice, for each of one's seats, once the match has begun."""

    match: int
    """The number of the match."""
    entropies: dict[Seat, Secret]
    """By seat: 32 random bytes each, as hexadecimal text."""


class Undo(Request, tag="undo"):
    """Ask to take the last choice back."""

    at: int
    """`now.at` as the player saw it."""


class Answer(Request, tag="answer"):
    """Agree to an undo, or do not."""

    at: int
    """`now.at` as the player saw it."""
    yes: bool


class Begin(Request, tag="begin"):
    """Begin the match (the host)."""

    starter: Seat | None = None
    """Who is the youngest, at a table where that one starts; at others a match begins by itself."""


class Sit(Request, tag="sit"):
    """Put the computer on a free seat (the host)."""

    seat: Seat
    level: Word
    """Of those in the list of games."""


class Lock(Request, tag="lock"):
    """Lock the table or unlock it (the host)."""

    locked: bool


class Remove(Request, tag="remove"):
    """Remove somebody (the host)."""

    guest: int
    """Their number."""


class Back(Request, tag="back"):
    """Play again where the computer has taken over."""


class End(Request, tag="end"):
    """Abandon the match (the host)."""

    match: int | None = None
    """Which one is meant: a message that is sent again ends no other. Left out for whichever is being played."""


class Rematch(Request, tag="rematch"):
    """Play again; it begins when everybody wants to."""


class Leave(Request, tag="leave"):
    """Leave the table for good."""


class Say(Request, tag="say"):
    """Say one of the phrases."""

    phrase: Phrase


class Ping(Request, tag="ping"):
    """Is anybody there?"""


Asked = (
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
