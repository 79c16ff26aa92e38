"""Joining, leaving, bots on free seats, locking, and returning players."""

from collections.abc import Collection

from kasimir.bots.levels import check_bot
from kasimir.core.errors import TableError
from kasimir.protocol.events import (
    CameBack,
    Event,
    Filled,
    Hosted,
    Joined,
    Left,
    Locked,
    Shaken,
    TakenOver,
)
from kasimir.protocol.requests import Back, Leave, Lock, Remove, Sit
from kasimir.server.domain.decide.base import Draft, need_host
from kasimir.server.domain.fold import Secrets
from kasimir.server.domain.live_match import NO_ENTROPY
from kasimir.server.domain.log_limit import need_room
from kasimir.server.domain.names import apart_from
from kasimir.server.domain.table import Table


def draft_joined(table: Table, name: str, wanted: list[str], names: list[str], token_hash: str) -> Draft:
    """A guest takes the named seats, or any free one."""
    if table.locked:
        raise TableError("table.locked")
    seats = list(dict.fromkeys(wanted)) or table.open_seats()[:1]
    if not seats:
        raise TableError("table.full")
    for seat in seats:
        need_free(table, seat)
    joined = Joined(table.guests_ever + 1, apart_from(name, table.names() | table.names_of_bots()), seats, names)
    need_room(table, joined)
    events: list[Event] = [joined]
    events += [CameBack(seat) for seat in seats if table.sitter(seat).taken_over]
    return Draft(events, Secrets(token=token_hash))


def need_free(table: Table, seat: str) -> None:
    """Raise `TableError` unless the seat exists and is free."""
    if seat not in table.setup.seats:
        raise TableError("table.no-seat", seat=seat)
    if seat not in table.open_seats():
        raise TableError("table.taken", seat=seat)


def decide_leave(table: Table, guest: int, _: Leave) -> Draft:
    """A guest leaves; the seats become free."""
    return draft_left(table, guest, removed=False)


def decide_remove(table: Table, guest: int, asked: Remove) -> Draft:
    """The host removes another guest."""
    need_host(table, guest)
    if asked.guest not in table.guests or asked.guest == guest:
        raise TableError("table.nobody")
    return draft_left(table, asked.guest, removed=True)


def draft_left(table: Table, guest: int, *, removed: bool) -> Draft:
    """Free a guest's seats; in a match the computer takes over, if the table allows it. Another guest becomes host."""
    events: list[Event] = []
    if table.phase == "playing" and (silent := set(table.playing.waiting) & set(table.seats_of(guest))):
        events.append(Shaken(dict.fromkeys(sorted(silent), NO_ENTROPY)))  # a later guest cannot add any
    events.append(Left(guest, removed))
    if table.phase == "playing" and table.opened.house.away_seconds:
        events += [TakenOver(seat, "left") for seat in table.seats_of(guest)]
    heirs = [number for number in table.guests if number != guest]
    if guest == table.host and heirs:
        events.append(Hosted(heirs[0]))
    return Draft(events)


def decide_sit(table: Table, guest: int, asked: Sit) -> Draft:
    """The host gives a free seat to the computer."""
    need_host(table, guest)
    need_free(table, asked.seat)
    check_bot(table.setup, asked.level)
    return Draft([Filled(asked.seat, asked.level, *table.character_for(asked.level))])


def decide_lock(table: Table, guest: int, asked: Lock) -> Draft:
    """The host locks or unlocks the table."""
    need_host(table, guest)
    return Draft([Locked(asked.locked)])


def decide_back(table: Table, guest: int, _: Back) -> Draft:
    """A player takes the seat back from the computer, unless the time for the whole match has expired."""
    seats = [seat for seat in table.seats_of(guest) if table.sitter(seat).taken_over and has_time(table, seat)]
    if not seats:
        raise TableError("table.not-taken-over")
    return Draft([CameBack(seat) for seat in seats])


def has_time(table: Table, seat: str) -> bool:
    """Whether a seat has time left for the match."""
    limit = table.opened.house.match_seconds
    return limit is None or table.phase != "playing" or table.playing.used.get(seat, 0.0) < limit


def returned(table: Table, here: Collection[int]) -> Draft | None:
    """Return seats to players who have reconnected, if the computer took over because they were away."""
    seats = [
        seat
        for seat, sitter in table.seated()
        if sitter.taken_over == "away" and sitter.guest in here and has_time(table, seat)
    ]
    return Draft([CameBack(seat) for seat in seats]) if seats else None
