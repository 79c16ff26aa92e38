"""What people are told, over the WebSocket or as Server-Sent Events."""

from typing import Any

from msgspec import field

from kasimir.server.protocol.base import Part
from kasimir.server.protocol.events import LogEntry
from kasimir.server.protocol.state import Now, TableNow


class Welcome(Part, tag="welcome"):
    """The answer to hello: who you are, what you missed, and the present state."""

    table: TableNow
    time: float
    """The server's clock, by which deadlines go."""
    guest: int | None = None
    """Your number; left out for watchers."""
    missed: list[LogEntry] = field(default_factory=list)
    """Entries of the log; of many, the first ones, and updates bring the rest."""


class Update(Part, tag="update"):
    """Something happened, or was missed: more entries, and the present state, which may be ahead of them."""

    entries: list[LogEntry]
    now: Now


class Refused(Part, tag="refused"):
    """What was asked was not done. The code says why in the words of the catalogue; the present state comes with it."""

    code: str
    """A code of the catalogue."""
    args: dict[str, Any] = field(default_factory=dict)
    """What its message needs."""
    now: Now | None = None
    ref: int | None = None
    """The number of the message that was refused, if it had one."""


class Because(Part, tag="because"):
    """The answer to why: it goes only to whoever asked."""

    at: int
    """The position that was asked about."""
    touches: list[str]
    """What was touched."""
    code: str | None = None
    """A code of the catalogue; left out where it may be touched after all."""
    args: dict[str, Any] = field(default_factory=dict)
    """What its message needs."""


class Advised(Part):
    """A move that the computer thinks well of."""

    move: str
    """One of the texts in `play.choices`."""
    touch: list[str]
    """What is touched to make it."""
    share: float
    """The share of a win that it expects from it, from 0 to 1."""


class Advice(Part, tag="advice"):
    """The answer to a hint: it goes only to whoever asked."""

    at: int
    """The position that was asked about."""
    moves: list[Advised]
    """A few, the best first."""


class Said(Part, tag="said"):
    """Somebody said a phrase. It is not kept."""

    guest: int
    phrase: str


class Presence(Part, tag="presence"):
    """Who is there: those who play, by number, and how many watch."""

    here: list[int]
    watchers: int
    late: bool = False
    """Whether people who play by another server may be seen late: the servers do not hear each other well."""


class Pong(Part, tag="pong"):
    """Somebody is there."""


class Gone(Part, tag="gone"):
    """The table is gone, or you were removed: there is nothing to come back to."""

    code: str
    """Why, as a code of the catalogue."""
    args: dict[str, Any] = field(default_factory=dict)
    """What its message needs."""


Told = Welcome | Update | Refused | Because | Advice | Said | Presence | Pong | Gone
