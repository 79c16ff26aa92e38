"""The size limit of a table's log: at the limit no new match begins, so that the current one can still be finished."""

from kasimir.core.errors import TableError
from kasimir.protocol.events import Joined
from kasimir.protocol.requests import Begin, Lock, Rematch, Sit, Undo
from kasimir.server.domain.table import Table

RESERVE = 2
"""At this multiple of the limit the current match is abandoned."""
FOR_MORE = (Begin, Lock, Rematch, Undo)
"""Requests that make the log longer without bringing the match nearer to its end."""
SEATING = (Sit, Joined)


def is_full(table: Table) -> bool:
    """Whether the log has reached its limit."""
    return table.log_bytes >= table.log_limit


def is_overfull(table: Table) -> bool:
    """Whether the current match has to be abandoned."""
    return table.log_bytes >= RESERVE * table.log_limit


def need_room(table: Table, asked: object) -> None:
    """Raise `TableError` if the log is full. Joining a running match is allowed, because it helps to finish it."""
    is_more = isinstance(asked, FOR_MORE) or (isinstance(asked, SEATING) and table.phase != "playing")
    if is_more and is_full(table):
        raise TableError("table.log-full")
