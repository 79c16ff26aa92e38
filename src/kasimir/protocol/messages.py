"""Messages from the server, over the WebSocket or as Server-Sent Events."""

from typing import Any

from msgspec import field

from kasimir.protocol.base import Part
from kasimir.protocol.events import LogEntry
from kasimir.protocol.state import Now, TableNow, Words


class Welcome(Part, tag="welcome"):
    """The answer to `hello`: your guest number, the log entries that you missed, and the current state."""

    table: TableNow
    time: float
    """The server's clock in Unix seconds; deadlines refer to it."""
    guest: int | None = None
    """Your guest number; left out for watchers."""
    missed: list[LogEntry] = field(default_factory=list)
    """Log entries. If there are many, these are the first ones and `update` messages bring the rest."""


class Update(Part, tag="update"):
    """New or missed log entries, and the current state, which may be ahead of them."""

    entries: list[LogEntry]
    now: Now


class Refused(Part, tag="refused"):
    """A request was refused. The code gives the reason; the current state is included."""

    code: str
    """A message code of the catalogue."""
    args: dict[str, Any] = field(default_factory=dict)
    """The arguments of the message."""
    now: Now | None = None
    ref: int | None = None
    """The `ref` of the refused request, if it had one."""


class Because(Part, tag="because"):
    """The answer to `why`, sent only to the client that asked."""

    at: int
    """The position that the question was about."""
    touches: list[str]
    """The ids that were touched."""
    code: str | None = None
    """A message code of the catalogue; left out if the touch is legal after all."""
    args: dict[str, Any] = field(default_factory=dict)
    """The arguments of the message."""


class Advised(Part):
    """A move that the computer recommends."""

    move: str
    """One of the texts in `play.choices`."""
    touch: list[str]
    """The ids to touch for it."""
    share: float
    """The expected share of a win, from 0 to 1."""
    words: Words
    """What to do, and why."""


class Advice(Part, tag="advice"):
    """The answer to `hint`, sent only to the client that asked."""

    at: int
    """The position that the hint is about."""
    moves: list[Advised]
    """A few moves, the best first."""
    brief: bool = False
    """Whether the search was brief, because the game is still being compiled on the server."""


class Said(Part, tag="said"):
    """Somebody sent a phrase. It is not stored."""

    guest: int
    phrase: str


class Presence(Part, tag="presence"):
    """Who is connected: players by guest number, and how many watch."""

    here: list[int]
    watchers: int
    late: bool = False
    """Whether players on other server processes may appear late, because the message bus has a problem."""
    compiling: bool = False
    """Whether the computer's move takes long because its game is still being compiled on the server."""


class Pong(Part, tag="pong"):
    """The answer to `ping`."""


class Gone(Part, tag="gone"):
    """The table no longer exists, or you were removed. Do not reconnect."""

    code: str
    """The reason, as a message code of the catalogue."""
    args: dict[str, Any] = field(default_factory=dict)
    """The arguments of the message."""


AnyMessage = Welcome | Update | Refused | Because | Advice | Said | Presence | Pong | Gone
