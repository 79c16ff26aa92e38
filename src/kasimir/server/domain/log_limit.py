"""How much a table's log may hold: a full one takes nothing new on, so that the match being played can still end."""

from kasimir.core.errors import TableError
from kasimir.server.protocol.asked import Begin, Lock, Rematch, Sit, Undo
from kasimir.server.protocol.events import Joined
from kasimir.server.table import Table

RESERVE = 2
"""So many times the limit, a match that is being played is called off: it has had room for many matches."""
FOR_MORE = (Begin, Lock, Rematch, Undo)
"""What makes a log longer without bringing the match to its end."""
SEATING = (Sit, Joined)


def is_full(table: Table) -> bool:
    """Whether a table takes nothing new on."""
    return table.log_bytes >= table.log_limit


def is_overfull(table: Table) -> bool:
    """Whether not even the match that is being played can go on."""
    return table.log_bytes >= RESERVE * table.log_limit


def need_room(table: Table, asked: object) -> None:
    """There must be room for what somebody asks for; whoever takes a seat in a match helps to end it."""
    is_more = isinstance(asked, FOR_MORE) or (isinstance(asked, SEATING) and table.phase != "playing")
    if is_more and is_full(table):
        raise TableError("table.log-full")
