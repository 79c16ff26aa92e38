"""Messages to everybody connected to a table: presence, phrases, refusals, dismissals."""

import asyncio
from collections.abc import Callable
from typing import Any

from msgspec import json, structs

from kasimir.core.errors import KasimirError, TableError
from kasimir.protocol.messages import Gone, Refused, Said
from kasimir.protocol.requests import Say
from kasimir.server.cluster.bus.base import Bus
from kasimir.server.domain.decide.base import COMPUTER
from kasimir.server.domain.table import Table
from kasimir.server.metrics import COUNTS
from kasimir.server.session.alarms import TableClock
from kasimir.server.session.presence import Attendance, Report, Watcher

PRESENCE_EVERY = 1.0
"""Minimum seconds between two presence messages."""
encode = json.Encoder().encode


class Audience:
    """The part of a table session that concerns connections, and never the log."""

    def __init__(self, table: Table, bus: Bus, on_presence: Callable[[Any], None]) -> None:
        self.table, self.bus, self.on_presence = table, bus, on_presence
        self.attendance, self.clock = Attendance(), TableClock()
        self.watchers = self.attendance.watchers
        self.presence_due: asyncio.TimerHandle | None = None
        self.gone = False
        self.compiling = False
        """Whether players are being told that the computer waits for its game to be compiled."""
        self.now = table.show_now()
        """The state that was last sent to everybody; the table itself may be ahead of it."""

    def refuse(self, watcher: Watcher, error: KasimirError, ref: int | None = None) -> None:
        """Send a refusal with the current state; without the state if the client exceeds its rate limit."""
        COUNTS["refused"] += 1
        now = None if error.code == "table.rate" else self.now
        watcher.tell(encode(Refused(error.code, error.args_by_name, now, ref)))

    async def say(self, guest: int, asked: Say) -> None:
        """Send a phrase to everybody, if the table allows phrases."""
        if not self.table.opened.house.phrases:
            raise TableError("table.quiet")
        said = encode(Said(guest, asked.phrase))
        self.attendance.tell_all(said)
        self.bus.publish(self.table.name, said)

    def mark_absent(self) -> None:
        """Record since when players are disconnected."""
        self.attendance.mark_absent(self.table.players(), self.time())

    def time(self) -> float:
        """The current time on the table's clock."""
        return self.clock.now(self.table.changed)

    async def share_presence(self, process: str) -> None:
        """Tell other processes who is connected to this one."""
        self.bus.publish(self.table.name, encode(Report(process, self.attendance.presence())))

    def presence_changed(self) -> None:
        """Send a presence message after a short delay, so that many arrivals cause only one."""
        if self.presence_due is None and not self.gone:
            self.presence_due = asyncio.get_running_loop().call_later(PRESENCE_EVERY, self.tell_presence)

    def tell_presence(self) -> None:
        """Send a presence message to everybody."""
        self.presence_due = None
        everybody = structs.replace(
            self.attendance.everybody(), late=not self.bus.is_connected, compiling=self.compiling
        )
        self.attendance.tell_all(encode(everybody))
        self.on_presence(self)

    def tell_compiling(self, compiling: bool) -> None:
        """Tell everybody, or that it is over."""
        if compiling != self.compiling and not self.gone:
            self.compiling = compiling
            self.tell_presence()

    def see_off(self) -> None:
        """Disconnect guests who have left: their tokens are invalid."""
        left = self.table.left
        for watcher in [watcher for watcher in self.watchers if watcher.guest in left] if left else []:
            self.dismiss(watcher, "table.removed" if left[watcher.guest or COMPUTER] else "table.left")

    def dismiss(self, watcher: Watcher, code: str) -> None:
        """Close a connection for good."""
        self.watchers.discard(watcher)
        watcher.tell(encode(Gone(code)))
        watcher.part(code)
