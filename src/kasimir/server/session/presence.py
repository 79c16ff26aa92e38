"""Who is connected to a table: to this process, and by what they say to the other ones."""

import time
from typing import Protocol

from msgspec import json

from kasimir.server.budgets import PER_SEND, UNLIMITED, Account
from kasimir.server.protocol.base import Part
from kasimir.server.protocol.told import Presence, Said

ABSENCE_OF_PROCESS = 30.0
"""Seconds after which what another process said about who is there counts no more."""
DESERTED_AFTER = 30.0
"""Seconds after which somebody who left is no longer waited for."""
NOBODY = Account(UNLIMITED)
"""All tables together that go on after a restart, as long as nobody has come back to them."""


class Report(Part, tag="report"):
    """Who is connected to a process."""

    process: str
    presence: Presence


read_report = json.Decoder(Report | Said).decode


class Watcher(Protocol):
    """Somebody connected to a table, by whatever way."""

    guest: int | None

    def tell(self, message: bytes) -> None:
        """Send a message, without waiting; whoever does not keep up is dropped."""

    def drop(self) -> None:
        """End the connection at once, without waiting for what was not read."""

    async def wait_for_room(self) -> None:
        """Return when most of what was told has been taken, or when nobody is there any more."""

    def part(self, code: str) -> None:
        """End the connection: there is nothing to come back to."""


class Attendance:
    """Who is there, and who is not."""

    def __init__(self) -> None:
        """Nobody yet."""
        self.watchers: set[Watcher] = set()
        self.behind: set[Watcher] = set()
        """Those of them who are still being told what they missed: all else is told them after that, in its order."""
        self.elsewhere: dict[str, tuple[float, Presence]] = {}
        """Who is connected by other processes: when that was told, and who."""
        self.absent_since: dict[int, float] = {}
        self.account = Account(UNLIMITED)
        """The processor time that is used for this table, by whoever sends something to it."""
        self.left_at = time.monotonic()
        """When somebody left last, or the table was opened or read."""
        self.payer = NOBODY
        """The address for which the computer plays here: that which opened the table, as long as it is known."""

    def pay(self, account: Account) -> None:
        """Somebody from this address plays here: the computer plays for them, if nobody knows who opened the table."""
        if self.payer is NOBODY:
            self.payer = account

    def tell_all(self, message: bytes) -> None:
        """Send the same bytes to everybody."""
        for watcher in self.watchers - self.behind:
            watcher.tell(message)
        self.account.spend(len(self.watchers) * PER_SEND)

    def presence(self) -> Presence:
        """Who is here, as this process knows it."""
        watching = sum(watcher.guest is None for watcher in self.watchers)
        here = sorted({watcher.guest for watcher in self.watchers if watcher.guest is not None})
        return Presence(here, watching)

    def others(self) -> list[Presence]:
        """What other processes have said lately about who is there."""
        lately = time.monotonic() - ABSENCE_OF_PROCESS
        self.elsewhere = {process: told for process, told in self.elsewhere.items() if told[0] > lately}
        return [presence for _, presence in self.elsewhere.values()]

    def everybody(self) -> Presence:
        """Who is connected, to this process or another."""
        known = [self.presence(), *self.others()]
        here = set().union(*(presence.here for presence in known))
        return Presence(sorted(here), sum(presence.watchers for presence in known))

    def is_deserted(self) -> bool:
        """Whether nobody plays or watches, by this process or another, and nobody has just left or is about to come."""
        if self.watchers or time.monotonic() - self.left_at < DESERTED_AFTER:
            return False
        return not any(presence.here or presence.watchers for presence in self.others())

    def note(self, report: Report) -> bool:
        """Another process says who is connected to it; whether that is new."""
        known = self.elsewhere.get(report.process)
        self.elsewhere[report.process] = (time.monotonic(), report.presence)
        return not known or known[1] != report.presence

    def mark_absent(self, players: set[int], now: float) -> None:
        """Note since when players are not here."""
        here = self.everybody().here
        for guest in players:
            if guest in here:
                self.absent_since.pop(guest, None)
            else:
                self.absent_since.setdefault(guest, now)
