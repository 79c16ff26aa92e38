"""Timeouts: silent devices, expired clocks, and absent players."""

from kasimir.protocol.events import Shaken, TakenOver
from kasimir.server.domain.decide.base import Draft
from kasimir.server.domain.live_match import NO_ENTROPY
from kasimir.server.domain.table import Table

SHAKE_TIMEOUT = 10.0
"""Seconds after which a device that has not added to the dice is no longer waited for."""


def overdue(table: Table, now: float, absent_since: dict[int, float]) -> Draft | None:
    """The event of a timeout that has expired by `now`, if there is one."""
    if table.phase != "playing" or table.playing.match.result:
        return None
    playing, seat = table.playing, table.playing.turn or ""
    if playing.waiting and now >= playing.since + SHAKE_TIMEOUT:
        return Draft([Shaken(dict.fromkeys(playing.waiting, NO_ENTROPY))])
    deadline = table.deadline()
    if deadline is not None and now >= deadline:
        return Draft([TakenOver(seat, "clock")])
    away_at = away_deadline(table, seat, absent_since)
    return Draft([TakenOver(seat, "away")]) if away_at is not None and now >= away_at else None


def away_deadline(table: Table, seat: str, absent_since: dict[int, float]) -> float | None:
    """When the grace period of an absent player ends."""
    sitter, patience = table.sitter(seat), table.opened.house.away_seconds
    if patience is None or sitter.guest is None or sitter.taken_over or sitter.guest not in absent_since:
        return None
    return max(absent_since[sitter.guest], table.playing.since) + patience


def next_look(table: Table, absent_since: dict[int, float]) -> float | None:
    """When `overdue` will next have something to do, as far as is known."""
    if table.phase != "playing" or table.playing.match.result:
        return None
    playing, house = table.playing, table.opened.house
    if not (house.move_seconds or house.match_seconds or house.away_seconds or playing.waiting):
        return None
    moments = [table.deadline(), away_deadline(table, playing.turn or "", absent_since)]
    if playing.waiting:
        moments.append(playing.since + SHAKE_TIMEOUT)
    return min((moment for moment in moments if moment is not None), default=None)
