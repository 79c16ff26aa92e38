"""Shared by all decisions: the draft of a log entry, and common preconditions."""

from msgspec import Struct

from kasimir.core.errors import TableError
from kasimir.protocol.events import Event
from kasimir.server.domain.fold import NO_SECRETS, Secrets
from kasimir.server.domain.table import Table

COMPUTER = 0
"""The guest number of the computer; people are counted from 1."""


class Draft(Struct, frozen=True):
    """The events and secrets of a log entry to be written."""

    events: list[Event] = []
    kept: Secrets = NO_SECRETS


def need_playing(table: Table) -> None:
    """Raise `TableError` unless a match is being played."""
    if table.phase != "playing" or table.playing.match.result:
        raise TableError("table.no-match")


def need_turn(table: Table, guest: int, at: int) -> str:
    """The seat to move. Raises `TableError` if the position has changed since `at`, or the seat is not the guest's."""
    need_playing(table)
    if at != table.at:
        raise TableError("table.stale")
    seat = table.playing.turn or ""
    sitter = table.sitter(seat)
    if guest != (COMPUTER if table.level_on(seat) else sitter.guest):
        raise TableError("table.taken-over" if sitter.guest == guest else "table.turn", seat=seat)
    return seat


def need_host(table: Table, guest: int) -> None:
    """Raise `TableError` unless the guest is the host."""
    if guest != table.host:
        raise TableError("table.not-host")
