"""A table in memory: who is connected to it, and how what they ask becomes events that everybody is told of.

Everything that changes a table goes through `LiveTable.ask` under the table's lock: it is decided, taken in, written to
the log, and told only when it is there for good. If another process was faster, the number of the entry is taken; then
the table is read anew from its log and it is decided again, or whoever asked is told the present state.
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
from kasimir.server import audience
from kasimir.server.alarms import Alarm
from kasimir.server.attendance import Watcher, read_report
from kasimir.server.audience import Audience
from kasimir.server.bus.base import Bus
from kasimir.server.decide import COMPUTER, Draft, decide, draft_joined, follow_up, next_look, overdue
from kasimir.server.due import returned
from kasimir.server.fold import NOTHING_KEPT, Kept, Moment, note, replay, take_events, take_in
from kasimir.server.metrics import COUNTS
from kasimir.server.missed import part_after, send_rest
from kasimir.server.protocol.asked import Back, Hello, Move, Roll, Say
from kasimir.server.protocol.events import LogEntry, Moved, Rolled
from kasimir.server.protocol.told import Said, Update, Welcome
from kasimir.server.store.base import Append, Entry, Store, Summary
from kasimir.server.summary import summary_of
from kasimir.server.table import Table
from kasimir.server.turnstile import Turnstile

log = logging.getLogger("kasimir.server")

SUMMARY_EVERY = 60.0
"""Seconds after which the summary is written again even if only moves were made, so that a table is not forgotten."""
MOST_RACES = 5
"""So often another process may be faster before we give up."""
NEWS = b""
"""What processes tell each other when they have written to a log; else they tell who is connected, or what was said."""
PAUSE_IN_DOUBT = 1.0
"""Seconds until a table looks into its log whose last entry may not be there."""
PAUSE_OF_OTHERS = 3.0
"""Seconds that a process waits for the one that wrote last, before it does what that one should have done."""
encode = audience.encode


class LiveTable(Audience):
    """A table and everybody connected to it."""

    def __init__(self, table: Table, store: Store, bus: Bus, on_presence: "Callable[[LiveTable], None]") -> None:
        """Take a table that was read from its log."""
        super().__init__(table, bus, on_presence)
        self.store, self.lock = store, Turnstile()
        self.summarised = 0.0
        self.wrote_last = True
        """Whether the last entry came from this process, whose bots then have the first go."""
        self.since = self.time()
        """When it was read."""
        self.alarm = Alarm(self.ring)
        self.will_catch_up = False
        """Whether the log is about to be read, so that nobody needs to ask for it again."""
        self.in_doubt = False
        """Whether memory may be ahead of the log: something was to be written, and nobody knows whether it was."""
        self.changed = asyncio.Event()
        """Set whenever something happened that concerns the bots."""
        self.computer_had_turn = False
        self.bot_rests = False
        """Whether the bots wait for something to happen, and do nothing else."""
        self.looked_number = 0
        """The last entry when the alarm was set: after any other nobody has seen to what follows by itself."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.mark_absent()
        # Other processes that hear of us for the first time tell who is connected to them.
        self.presence_changed()

    # Asking

    async def ask(self, guest: int, asked: Any) -> None:
        """Do what somebody at the table asks for, and all that follows by itself."""
        if isinstance(asked, Say):
            await self.say(guest, asked)
            return
        async with self.ready():
            await self.write_decided(lambda: decide(self.table, guest, asked))
            await self.go_on()

    def play(self, watcher: Watcher, guest: int, asked: Move | Roll) -> None:
        """The same for a move at a table that is free, without a task of its own: nothing is asked for more often."""
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
        """Whether something can be done right now."""
        return self.lock.is_free() and not self.in_doubt and not self.gone

    def played(self, watcher: Watcher, ref: int | None, outcome: bool | Exception) -> None:
        """The log has taken a move, or not."""
        settled = False
        if outcome is True:
            try:
                self.conclude()
                if settled := follow_up(self.table) is None:
                    self.set_alarm(settled=True)
            except Exception as error:  # whoever tells us has other tables to tell as well
                outcome = error
        if outcome is True and settled:
            self.lock.leave()
        else:
            task = asyncio.get_running_loop().create_task(self.play_on(watcher, ref, outcome))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def play_on(self, watcher: Watcher, ref: int | None, outcome: bool | Exception) -> None:
        """What is to be done after a move, or when it could not be logged."""
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
            log.exception("a move could not be made")
            watcher.part("table.restart")
        finally:
            self.look_again()
            self.lock.leave()

    async def join(self, name: str, seats: list[str], names: list[str], token_hash: str) -> int:
        """Let somebody sit down; return the guest's number."""
        async with self.ready():
            await self.write_decided(lambda: draft_joined(self.table, name, seats, names, token_hash))
            guest = self.table.guests_ever
            self.mark_absent()
            await self.go_on()
            return guest

    async def settle(self) -> None:
        """See to all that follows by itself: after a restart, or when the alarm rings."""
        async with self.ready():
            if draft := overdue(self.table, self.time(), self.attendance.absent_since):
                await self.write(draft)
            # Whoever came back while the store was away could not be seated then.
            if draft := returned(self.table, self.attendance.presence().here):
                await self.write(draft)
            await self.go_on()

    async def go_on(self) -> None:
        """Whatever the state of the table calls for."""
        while draft := follow_up(self.table):
            await self.write(draft)
        self.set_alarm(settled=True)

    async def write_decided(self, draft: Callable[[], Draft]) -> None:
        """Decide and write; if another process was faster, decide again: it may still be right to do it."""
        for _ in range(MOST_RACES):
            if await self.write(draft()):
                return
        raise TableError("table.stale")

    async def write(self, draft: Draft) -> bool:
        """Take in what was decided, log it, and tell everybody; False if another process was faster."""
        entry, summary = self.take(draft)
        if not await self.store.append(self.table.name, entry, summary):
            await self.be_ready()
            return False
        self.conclude()
        return True

    def take(self, draft: Draft) -> tuple[Entry, Summary | None]:
        """Take in what was decided; what is to be logged of it."""
        table, at, number = self.table, self.time(), self.table.number + 1
        self.in_doubt = True
        take_events(table, draft.events, Moment(number, at, draft.kept))
        is_move = isinstance(draft.events[-1], (Moved, Rolled))
        kept = Kept(move=draft.kept.move, position=table.playing.checksum()) if is_move else draft.kept
        entry = Entry(number, at, encode(draft.events), encode(kept) if kept != NOTHING_KEPT else b"")
        note(table, entry)
        return entry, self.summary_after(is_move)

    def conclude(self) -> None:
        """What was taken in is in the log."""
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
        """Forget what is in memory and read the log; tell everybody what they have missed, and go on from there."""
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
        """Another process has written something."""
        async with self.ready():
            self.will_catch_up = False
            await self.read_news()

    async def read_news(self) -> None:
        """Take in what others have written, if anything."""
        # From the last known entry on: if not even that is there, the table is gone.
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
        """The log after a number; where that is damaged, the table closes: nobody knows how it really stands."""
        try:
            return await self.store.read(self.table.name, after)
        except TableDamaged as error:
            self.close(error.code)
            raise

    # Telling

    def tell_news(self, entries: list[LogEntry]) -> None:
        """Tell everybody what is new."""
        self.now = self.table.show_now()
        self.attendance.tell_all(encode(Update(entries, self.now)))
        self.see_off()
        self.wake_computer()

    def wake_computer(self) -> None:
        """The bots look at what happened if it was their turn, or is now."""
        has_turn = self.table.is_computers_turn()
        if has_turn or self.computer_had_turn:
            self.changed.set()
        self.computer_had_turn = has_turn

    def is_computer_due(self) -> bool:
        """Whether the bots had the turn when they were last told, and wait for nobody's dice."""
        return self.computer_had_turn and not (self.table.playing.kind == "chance" and self.table.playing.waiting)

    def review(self) -> None:
        """Let everything that should happen by itself be looked at anew, whatever was known before."""
        self.computer_had_turn = self.table.is_computers_turn()
        self.changed.set()
        self.set_alarm()

    # Coming and going

    async def welcome(self, watcher: Watcher, hello: Hello) -> None:
        """Somebody is here: say what was missed and what there is."""
        async with self.ready():
            if hello.token is not None:
                watcher.guest = self.table.guest_with(hello.token)
                if watcher.guest is None:
                    raise TableError("table.key")
            if hello.after is not None and hello.after > self.table.number:
                await self.read_news()  # whoever comes from another process knows more than this one has heard
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
        """A player who was away plays again."""
        if any(sitter.guest == guest and sitter.taken_over == "away" for sitter in self.table.sitters):
            # Whose time for the match is up, whom another process was faster to seat, or who comes while the store does
            # not answer, is welcome all the same.
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
        """A process that fell silent may have taken players with it."""
        self.mark_absent()
        self.set_alarm()

    def hear_report(self, message: bytes) -> None:
        """Another process says who is connected to it, or passes on what was said there."""
        report = read_report(message)
        if isinstance(report, Said):
            self.attendance.tell_all(message)
            return
        if self.attendance.note(report):
            self.mark_absent()
            self.presence_changed()
            self.set_alarm()

    def close(self, code: str) -> None:
        """The table is gone."""
        self.gone = True
        self.stop_alarms()
        for watcher in list(self.watchers):
            self.dismiss(watcher, code)
        self.changed.set()

    @asynccontextmanager
    async def ready(self) -> AsyncIterator[Table]:
        """The table as it stands in its log, for as long as one looks at it or changes it."""
        async with self.lock:
            try:
                await self.be_ready()
                yield self.table
            finally:
                self.look_again()

    def look_again(self) -> None:
        """See to it that a table in doubt does not stand still until somebody asks for something."""
        if self.in_doubt:
            self.set_alarm()

    async def be_ready(self) -> None:
        """Memory must agree with the log, also when another process was faster; a table that is gone can do nothing."""
        if self.in_doubt and not self.gone:
            await self.read_anew()
        if self.gone:
            raise TableError("table.gone", table=self.table.name)

    # Time

    def set_alarm(self, *, settled: bool = False) -> None:
        """Wake up when a clock runs out, a player has been away too long, or something should have followed by now."""
        if self.gone:
            return
        now, moment = self.time(), next_look(self.table, self.attendance.absent_since)
        self.looked_number = self.table.number
        if self.in_doubt:
            moment = now + PAUSE_IN_DOUBT
        elif not settled and follow_up(self.table):  # who wrote last should see to it, if that process lives
            pause = 0.0 if self.wrote_last else PAUSE_OF_OTHERS
            moment = min(moment or math.inf, self.table.changed + pause)
        self.alarm.set(moment, now)

    async def ring(self) -> None:
        """Something is due."""
        try:
            await self.settle()
        except KasimirError as error:
            log.info("alarm of table refused: %s", error.code)
            self.set_alarm()

    def stop_alarms(self) -> None:
        """No alarm rings any more."""
        self.alarm.set(None)
        if self.presence_due:
            self.presence_due.cancel()
        self.presence_due = None
