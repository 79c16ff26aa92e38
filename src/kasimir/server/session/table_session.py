"""A table in memory: its connections, and how requests become events that everybody receives.

Everything that changes a table goes through `TableSession.ask` under the table's lock: it is decided, applied, written
to the log, and sent to clients only when it is durable. If another process was faster, the entry's number is taken
(optimistic concurrency): then the table is read again from its log and the request decided again, or its sender gets
the current state.
"""

import asyncio
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from kasimir.core.errors import KasimirError, TableDamaged, TableError
from kasimir.protocol.events import LogEntry, Moved, Rolled
from kasimir.protocol.messages import Said, Update, Welcome
from kasimir.protocol.requests import Back, Hello, Move, Roll, Say
from kasimir.protocol.stored import Entry, Summary
from kasimir.server.cluster.bus.base import Bus
from kasimir.server.domain.decide import decide
from kasimir.server.domain.decide.base import COMPUTER, Draft
from kasimir.server.domain.decide.follow_up import follow_up
from kasimir.server.domain.decide.seats import draft_joined, returned
from kasimir.server.domain.decide.timeouts import next_look, overdue
from kasimir.server.domain.fold import NO_SECRETS, Moment, Secrets, note, replay, take_events, take_in
from kasimir.server.domain.summary import summary_of
from kasimir.server.domain.table import Table
from kasimir.server.metrics import COUNTS
from kasimir.server.session import broadcast
from kasimir.server.session.alarms import Alarm
from kasimir.server.session.broadcast import Audience
from kasimir.server.session.catch_up import part_after, send_rest
from kasimir.server.session.fast_lock import FastLock
from kasimir.server.session.presence import Watcher, read_report
from kasimir.server.storage.base import Append, Store

log = logging.getLogger("kasimir.server")

SUMMARY_EVERY = 60.0
"""Seconds after which the summary is written even if only moves were made, so that the table does not expire."""
MOST_RACES = 5
"""Number of times that another process may be faster before we give up."""
NEWS = b""
"""Messages on the bus: a new log entry, or a presence report or phrase."""
DOUBT_DELAY = 1.0
"""Seconds until a table in doubt about its last entry reads its log."""
OTHERS_DELAY = 3.0
"""Seconds that the process with the last write has precedence for what follows automatically."""
encode = broadcast.encode


class TableSession(Audience):
    """A table and everybody connected to it."""

    def __init__(self, table: Table, store: Store, bus: Bus, on_presence: "Callable[[TableSession], None]") -> None:
        super().__init__(table, bus, on_presence)
        self.store, self.lock = store, FastLock()
        self.summarised = 0.0
        self.wrote_last = True
        """Whether the last entry came from this process; then its bots have precedence."""
        self.since = self.time()
        """When the table was loaded."""
        self.alarm = Alarm(self.ring)
        self.will_catch_up = False
        """Whether a read of the log is already scheduled."""
        self.in_doubt = False
        """Whether memory may be ahead of the log: a write failed with an unknown outcome."""
        self.changed = asyncio.Event()
        """Set whenever something happened that concerns the bots."""
        self.computer_had_turn = False
        self.bot_rests = False
        """Whether the bots are waiting for that event."""
        self.looked_number = 0
        """The last entry when the alarm was set; if there is a newer one, its follow-up is still to be done."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.mark_absent()
        # Other processes reply to our first report with theirs.
        self.presence_changed()

    # Requests

    async def ask(self, guest: int, asked: Any) -> None:
        """Execute a guest's request, and everything that follows automatically."""
        if isinstance(asked, Say):
            await self.say(guest, asked)
            return
        async with self.ready():
            await self.write_decided(lambda: decide(self.table, guest, asked))
            await self.go_on()

    def play(self, watcher: Watcher, guest: int, asked: Move | Roll) -> None:
        """The same for a move at an idle table, without a task: the most frequent request."""
        draft = decide(self.table, guest, asked)
        self.lock.enter()
        try:
            entry, summary = self.take(draft)
            self.store.submit(Append(self.table.name, entry, summary), partial(self.played, watcher, asked.ref))
        except BaseException:
            self.look_again()
            self.lock.leave()
            raise

    def is_free(self) -> bool:
        """Whether a request can be executed right now."""
        return self.lock.is_free() and not self.in_doubt and not self.gone

    def played(self, watcher: Watcher, ref: int | None, outcome: bool | Exception) -> None:
        """Callback: the log has accepted a move, or not."""
        settled = False
        if outcome is True:
            try:
                self.conclude()
                if settled := follow_up(self.table) is None:
                    self.set_alarm(settled=True)
            except Exception as error:  # run later: the caller has other tables to notify
                outcome = error
        if outcome is True and settled:
            self.lock.leave()
        else:
            task = asyncio.get_running_loop().create_task(self.play_on(watcher, ref, outcome))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play_on(self, watcher: Watcher, ref: int | None, outcome: bool | Exception) -> None:
        """Follow up after a move, or handle that it could not be logged."""
        try:
            if isinstance(outcome, Exception):
                raise outcome
            if not outcome:
                await self.be_ready()
                raise TableError("table.stale")
            await self.go_on()
        except KasimirError as error:
            self.refuse(watcher, error, ref)
        except Exception:
            COUNTS["failures"] += 1
            log.exception("a move failed")
            watcher.part("table.restart")
        finally:
            self.look_again()
            self.lock.leave()

    async def join(self, name: str, seats: list[str], names: list[str], token_hash: str) -> int:
        """Let a guest join; returns the guest's number."""
        async with self.ready():
            await self.write_decided(lambda: draft_joined(self.table, name, seats, names, token_hash))
            guest = self.table.guests_ever
            self.mark_absent()
            await self.go_on()
            return guest

    async def settle(self) -> None:
        """Do everything that follows automatically: after a restart, or when the alarm fires."""
        async with self.ready():
            if draft := overdue(self.table, self.time(), self.attendance.absent_since):
                await self.write(draft)
            # Players who reconnected while the store was down could not get their seats back then.
            if draft := returned(self.table, self.attendance.presence().here):
                await self.write(draft)
            await self.go_on()

    async def go_on(self) -> None:
        """Execute automatic events until there are none."""
        while draft := follow_up(self.table):
            await self.write(draft)
        self.set_alarm(settled=True)

    async def write_decided(self, draft: Callable[[], Draft]) -> None:
        """Decide and write; if another process was faster, decide again on the new state."""
        for _ in range(MOST_RACES):
            if await self.write(draft()):
                return
        raise TableError("table.stale")

    async def write(self, draft: Draft) -> bool:
        """Apply a draft, log it, and send it to everybody; False if another process was faster."""
        entry, summary = self.take(draft)
        if not await self.store.append(self.table.name, entry, summary):
            await self.be_ready()
            return False
        self.conclude()
        return True

    def take(self, draft: Draft) -> tuple[Entry, Summary | None]:
        """Apply a draft; returns what to log."""
        table, at, number = self.table, self.time(), self.table.number + 1
        self.in_doubt = True
        take_events(table, draft.events, Moment(number, at, draft.kept))
        is_move = isinstance(draft.events[-1], (Moved, Rolled))
        kept = Secrets(move=draft.kept.move, position=table.playing.checksum()) if is_move else draft.kept
        entry = Entry(number, at, encode(draft.events), encode(kept) if kept != NO_SECRETS else b"")
        note(table, entry)
        return entry, self.summary_after(is_move)

    def conclude(self) -> None:
        """After the entry is in the log: notify other processes and clients."""
        self.in_doubt, self.wrote_last = False, True
        COUNTS["entries"] += 1
        self.tell_news([self.table.entries[-1]])
        self.bus.publish(self.table.name, NEWS)

    def summary_after(self, is_move: bool) -> Summary | None:
        """The summary, if it changed by more than a move."""
        if is_move and self.table.changed - self.summarised < SUMMARY_EVERY:
            return None
        self.summarised = self.table.changed
        return summary_of(self.table)

    async def read_anew(self) -> None:
        """Discard memory and read the log; send everybody what they have missed, and continue from there."""
        entries = await self.read_log()
        if not entries:
            self.close("table.deleted")
            return
        doubtful = self.table.entries[-1]
        self.table = replay(self.table.name, entries, self.table.log_limit)
        self.in_doubt = False
        if missed := [entry for entry in self.table.entries if entry.number > self.now.number]:
            self.wrote_last = missed[-1] == doubtful
            self.tell_news(missed)
        self.review()

    async def catch_up(self) -> None:
        """Another process has written something: read it."""
        async with self.ready():
            self.will_catch_up = False
            await self.read_news()

    async def read_news(self) -> None:
        """Apply new entries of others, if there are any."""
        # From the last known entry on: if not even that exists, the table was deleted.
        entries = await self.read_log(self.table.number - 1)
        if not entries:
            self.close("table.deleted")
        elif news := entries[1:]:
            for entry in news:
                take_in(self.table, entry)
            self.wrote_last = False
            self.tell_news(self.table.entries[-len(news) :])
            self.set_alarm()

    async def read_log(self, after: int = 0) -> list[Entry]:
        """The log after a number; if it is damaged the table is closed, because its true state is unknown."""
        try:
            return await self.store.read(self.table.name, after)
        except TableDamaged as error:
            self.close(error.code)
            raise

    # Notifying

    def tell_news(self, entries: list[LogEntry]) -> None:
        """Send new entries to everybody."""
        self.now = self.table.show_now()
        self.attendance.tell_all(encode(Update(entries, self.now)))
        self.see_off()
        self.wake_computer()

    def wake_computer(self) -> None:
        """Wake the bots if it was their turn, or is now."""
        has_turn = self.table.is_computers_turn()
        if has_turn or self.computer_had_turn:
            self.changed.set()
        self.computer_had_turn = has_turn

    def is_computer_due(self) -> bool:
        """Whether it was the bots' turn at the last update, and no dice are pending."""
        return self.computer_had_turn and not (self.table.playing.kind == "chance" and self.table.playing.waiting)

    def review(self) -> None:
        """Check everything automatic again, regardless of what was known before."""
        self.computer_had_turn = self.table.is_computers_turn()
        self.changed.set()
        self.set_alarm()

    # Connecting

    async def welcome(self, watcher: Watcher, hello: Hello) -> None:
        """A client connects: send missed entries and the current state."""
        async with self.ready():
            if hello.token is not None:
                watcher.guest = self.table.guest_with(hello.token)
                if watcher.guest is None:
                    raise TableError("table.key")
            if hello.after is not None and hello.after > self.table.number:
                await self.read_news()  # a client that comes from another process may have seen more than this process
            missed = part_after(self.table.entries, hello.after)
            watcher.tell(encode(Welcome(self.table.show(), self.time(), watcher.guest, missed)))
            self.watchers.add(watcher)
            send_rest(self, watcher, missed)
            self.attendance.absent_since.pop(watcher.guest or COMPUTER, None)
            self.presence_changed()
            self.set_alarm()
        if watcher.guest is not None:
            await self.come_back(watcher.guest)

    async def come_back(self, guest: int) -> None:
        """A player who was away gets the seat back."""
        if any(sitter.guest == guest and sitter.taken_over == "away" for sitter in self.table.sitters):
            # Ignored: the time for the match has expired, another process was faster, or the store does not answer. The
            # client is welcome all the same.
            with suppress(KasimirError):
                await self.ask(guest, Back())

    def leave(self, watcher: Watcher) -> None:
        """A connection has ended."""
        self.watchers.discard(watcher)
        self.attendance.left_at = time.monotonic()
        self.mark_absent()
        self.presence_changed()
        self.set_alarm()

    def look_around(self) -> None:
        """Check presence: a process that died may have taken players with it."""
        self.mark_absent()
        self.set_alarm()

    def hear_report(self, message: bytes) -> None:
        """A presence report or a phrase from another process."""
        report = read_report(message)
        if isinstance(report, Said):
            self.attendance.tell_all(message)
            return
        if self.attendance.note(report):
            self.mark_absent()
            self.presence_changed()
            self.set_alarm()

    def close(self, code: str) -> None:
        """Disconnect everybody: the table was deleted or is damaged."""
        self.gone = True
        self.stop_alarms()
        for watcher in list(self.watchers):
            self.dismiss(watcher, code)
        self.changed.set()

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[Table]:
        """The table, locked and in agreement with its log."""
        async with self.lock:
            try:
                await self.be_ready()
                yield self.table
            finally:
                self.look_again()

    def look_again(self) -> None:
        """Make sure that a table in doubt reads its log even if no request arrives."""
        if self.in_doubt:
            self.set_alarm()

    async def be_ready(self) -> None:
        """Make memory agree with the log if in doubt; raises `TableError` if the table is closed."""
        if self.in_doubt and not self.gone:
            await self.read_anew()
        if self.gone:
            raise TableError("table.gone", table=self.table.name)

    # Timeouts

    def set_alarm(self, *, settled: bool = False) -> None:
        """Set the alarm for the next timeout: a clock, an absent player, or a follow-up that another process missed."""
        if self.gone:
            return
        now, moment = self.time(), next_look(self.table, self.attendance.absent_since)
        self.looked_number = self.table.number
        if self.in_doubt:
            moment = now + DOUBT_DELAY
        elif not settled and follow_up(self.table):  # the process with the last write does it, if it is alive
            pause = 0.0 if self.wrote_last else OTHERS_DELAY
            moment = min(moment or math.inf, self.table.changed + pause)
        self.alarm.set(moment, now)

    async def ring(self) -> None:
        """The alarm fired."""
        try:
            await self.settle()
        except KasimirError as error:
            log.info("timeout not handled: %s", error.code)
            self.set_alarm()

    def stop_alarms(self) -> None:
        """Cancel the alarm."""
        self.alarm.set(None)
        if self.presence_due:
            self.presence_due.cancel()
        self.presence_due = None
