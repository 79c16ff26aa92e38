"""What people send, over the WebSocket."""

from typing import Annotated

from msgspec import Meta

from kasimir.server.protocol.base import PROTOCOL, MoveText, Part, Phrase, Seat, Secret, Token, Word


class Hello(Part, tag="hello"):
    """The first message of a connection."""

    protocol: int = PROTOCOL
    """The protocol that the client speaks; another one than the server's is refused."""
    token: Token | None = None
    """Who plays; watchers have none."""
    after: Annotated[int, Meta(ge=0)] | None = None
    """The last entry seen; left out by those who have seen nothing and want no history."""


class Move(Part, tag="move"):
    """Make a move."""

    at: int
    """`now.at` as the player saw it: in any other position the move is stale."""
    move: MoveText
    """One of the texts in `play.choices`."""


class Roll(Part, tag="roll"):
    """Let chance decide."""

    at: int
    """`now.at` as the player saw it."""


class Lift(Part, tag="lift"):
    """Lift a piece on a table with hidden pieces."""

    at: int
    """`now.at` as the player saw it."""
    touch: Word
    """The place of the piece, as a thing to touch."""


class Shake(Part, tag="shake"):
    """Add to the dice, for each of one's seats, once the match has begun."""

    match: int
    """The number of the match."""
    entropies: dict[Seat, Secret]
    """By seat: 32 random bytes each, as hexadecimal text."""


class Undo(Part, tag="undo"):
    """Ask to take the last choice back."""

    at: int
    """`now.at` as the player saw it."""


class Answer(Part, tag="answer"):
    """Agree to an undo, or do not."""

    at: int
    """`now.at` as the player saw it."""
    yes: bool


class Begin(Part, tag="begin"):
    """Begin the match (the host)."""

    starter: Seat | None = None
    """Who is the youngest, or was chosen to start."""


class Sit(Part, tag="sit"):
    """Put the computer on a free seat (the host)."""

    seat: Seat
    level: Word
    """Of those in the list of games."""


class Lock(Part, tag="lock"):
    """Lock the table or unlock it (the host)."""

    locked: bool


class Remove(Part, tag="remove"):
    """Remove somebody (the host)."""

    guest: int
    """Their number."""


class Back(Part, tag="back"):
    """Play again where the computer has taken over."""


class End(Part, tag="end"):
    """Abandon the match (the host)."""


class Rematch(Part, tag="rematch"):
    """Play again; it begins when everybody wants to."""


class Leave(Part, tag="leave"):
    """Leave the table for good."""


class Say(Part, tag="say"):
    """Say one of the phrases."""

    phrase: Phrase


class Ping(Part, tag="ping"):
    """Is anybody there?"""


Asked = (
    Hello
    | Move
    | Roll
    | Lift
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
