"""Everybody connected to a table, as far as they are told things: who is here, what was said, who must go."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import json, structs

from kasimir.core.errors import KasimirError, TableError
from kasimir.server.alarms import TableClock
from kasimir.server.attendance import Attendance, Report, Watcher
from kasimir.server.bus.base import Bus
from kasimir.server.decide import COMPUTER
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.asked import Say
from kasimir.server.protocol.told import Gone, Refused, Said
from kasimir.server.table import Table

PRESENCE_EVERY = 1.0
"""Seconds between two words on who is there."""
encode = json.Encoder().encode


class Audience:
    """What of a live table concerns its connections only, and never its log."""

    def __init__(self, table: Table, bus: Bus, on_presence: Callable[[Any], None]) -> None:
        """Nobody is connected yet."""
        self.table, self.bus, self.on_presence = table, bus, on_presence
        self.attendance, self.clock = Attendance(), TableClock()
        self.watchers = self.attendance.watchers
        self.presence_due: asyncio.TimerHandle | None = None
        self.gone = False
        self.now = table.show_now()
        """The state that everybody was told last; the table itself may be ahead of it."""

    def refuse(self, watcher: Watcher, error: KasimirError, ref: int | None = None) -> None:
        """Tell somebody why not, and the present state; not to those who ask for too much already."""
        COUNTS["refused"] += 1
        now = None if error.code == "table.rate" else self.now
        watcher.tell(encode(Refused(error.code, error.args_by_name, now, ref)))

    async def say(self, guest: int, asked: Say) -> None:
        """Pass a phrase on, if the table likes to talk."""
        if not self.table.opened.house.phrases:
            raise TableError("table.quiet")
        said = encode(Said(guest, asked.phrase))
        self.attendance.tell_all(said)
        self.bus.publish(self.table.name, said)

    def mark_absent(self) -> None:
        """Note since when players are not here."""
        self.attendance.mark_absent(self.table.players(), self.time())

    def time(self) -> float:
        """What time it is at this table."""
        return self.clock.now(self.table.changed)

    async def share_presence(self, process: str) -> None:
        """Tell other processes who is connected to this one."""
        self.bus.publish(self.table.name, encode(Report(process, self.attendance.presence())))

    def presence_changed(self) -> None:
        """Tell who is here, a little later, so that a crowd that comes in does not cause a flood."""
        if self.presence_due is None and not self.gone:
            self.presence_due = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self.tell_presence)

    def tell_presence(self) -> None:
        """Tell everybody who is here."""
        self.presence_due = None
        everybody = structs.replace(self.attendance.everybody(), late=not self.bus.is_connected)
        self.attendance.tell_all(encode(everybody))
        self.on_presence(self)

    def see_off(self) -> None:
        """Whoever left has no key any more: all their connections end."""
        left = self.table.left
        for watcher in [watcher for watcher in self.watchers if watcher.guest in left] if left else []:
            self.dismiss(watcher, "table.removed" if left[watcher.guest or COMPUTER] else "table.left")

    def dismiss(self, watcher: Watcher, code: str) -> None:
        """End a connection for good."""
        self.watchers.discard(watcher)
        watcher.tell(encode(Gone(code)))
        watcher.part(code)
