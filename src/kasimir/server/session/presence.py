"""Who is connected to a table, to this process or to another one."""

import time
from typing import Protocol

from msgspec import json

from kasimir.protocol.base import Part
from kasimir.protocol.messages import Presence, Said
from kasimir.server.limits.budgets import PER_SEND, UNLIMITED, Account

ABSENCE_OF_PROCESS = 30.0
"""Seconds after which another process's presence report expires."""
DESERTED_AFTER = 30.0
"""Seconds after which a client that has disconnected no longer counts as about to return."""
NOBODY = Account(UNLIMITED)
"""Shared by all tables that were resumed after a restart, until somebody connects to them."""


class Report(Part, tag="report"):
    """Who is connected to a process."""

    process: str
    presence: Presence


read_report = json.Decoder(Report | Said).decode


class Watcher(Protocol):
    """A client connected to a table, by WebSocket or Server-Sent Events."""

    guest: int | None

    def tell(self, message: bytes) -> None:
        """Queue a message without waiting; a client that does not keep up is dropped."""

    def drop(self) -> None:
        """Close the connection at once, discarding unread messages."""

    async def wait_for_room(self) -> None:
        """Return when most queued messages have been read, or the client has disconnected."""

    def part(self, code: str) -> None:
        """Close the connection, with the reason."""


class Attendance:
    """Who is connected, and which players are absent."""

    def __init__(self) -> None:
        self.watchers: set[Watcher] = set()
        self.behind: set[Watcher] = set()
        """Watchers who are still catching up: they get new messages afterwards, in order."""
        self.elsewhere: dict[str, tuple[float, Presence]] = {}
        """Reports of other processes: when they arrived, and who is connected there."""
        self.absent_since: dict[int, float] = {}
        self.account = Account(UNLIMITED)
        """The CPU budget of this table, for everything that is sent to it."""
        self.left_at = time.monotonic()
        """When the last client disconnected, or the table was opened or loaded."""
        self.payer = NOBODY
        """The address that pays for the bots: the one that opened the table, as long as it is known."""

    def pay(self, account: Account) -> None:
        """If it is unknown who opened the table, charge its bots to this player's address."""
        if self.payer is NOBODY:
            self.payer = account

    def tell_all(self, message: bytes) -> None:
        """Send the same bytes to everybody."""
        for watcher in self.watchers - self.behind:
            watcher.tell(message)
        self.account.spend(len(self.watchers) * PER_SEND)

    def presence(self) -> Presence:
        """Who is connected to this process."""
        watching = sum(watcher.guest is None for watcher in self.watchers)
        here = sorted({watcher.guest for watcher in self.watchers if watcher.guest is not None})
        return Presence(here, watching)

    def others(self) -> list[Presence]:
        """Recent reports of other processes."""
        lately = time.monotonic() - ABSENCE_OF_PROCESS
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[0] > lately}
        return [presence for _, presence in self.elsewhere.values()]

    def everybody(self) -> Presence:
        """Who is connected, to this process or another."""
        known = [self.presence(), *self.others()]
        here = set().union(*(presence.here for presence in known))
        return Presence(sorted(here), sum(presence.watchers for presence in known))

    def is_deserted(self) -> bool:
        """Whether nobody is connected anywhere, and nobody has just left or is about to return."""
        if self.watchers or time.monotonic() - self.left_at < DESERTED_AFTER:
            return False
        return not any(presence.here or presence.watchers for presence in self.others())

    def note(self, report: Report) -> bool:
        """Store another process's report; returns whether it changed anything."""
        known = self.elsewhere.get(report.process)
        self.elsewhere[report.process] = (time.monotonic(), report.presence)
        return not known or known[1] != report.presence

    def mark_absent(self, players: set[int], now: float) -> None:
        """Record since when players are disconnected."""
        here = self.everybody().here
        for guest in players:
            if guest in here:
                self.absent_since.pop(guest, None)
            else:
                self.absent_since.setdefault(guest, now)
