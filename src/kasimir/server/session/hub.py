"""The hub: all tables of a server process that are in memory. Tables are loaded from their logs on demand."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, get_args

from msgspec import structs

from kasimir.bots.characters import choose
from kasimir.bots.levels import check_bot
from kasimir.core import registry
from kasimir.core.errors import KasimirError, StoreDown, TableError, UsageError
from kasimir.core.game import OVER
from kasimir.core.setup import Setup, make_setup
from kasimir.protocol.base import Phase
from kasimir.protocol.events import Event, Filled, Joined, Opened
from kasimir.protocol.http import Computer, Me, NewTable, TableOptions, Ticket
from kasimir.protocol.stored import TABLE_NAME, Entry
from kasimir.server.clock_guard import ClockGuard
from kasimir.server.cluster.bus.base import Bus
from kasimir.server.cluster.partition import WHOLE, Partition
from kasimir.server.domain.fold import Moment, Secrets, note, replay, take_events
from kasimir.server.domain.names import apart_from, clean_name
from kasimir.server.domain.summary import summary_of
from kasimir.server.domain.table import Table, hash_of, new_token
from kasimir.server.health import HealthMonitor
from kasimir.server.limits.budgets import Account
from kasimir.server.metrics import COUNTS, numbers
from kasimir.server.periodic import attempt, every
from kasimir.server.session.bots import Bots
from kasimir.server.session.hints import Hints
from kasimir.server.session.log_poller import LogPoller
from kasimir.server.session.presence import NOBODY
from kasimir.server.session.send_queue import SendQueue
from kasimir.server.session.table_session import NEWS, TableSession, encode
from kasimir.server.session.watchdog import Watchdog
from kasimir.server.settings import Settings
from kasimir.server.storage.base import Store

log = logging.getLogger("kasimir.server")

TABLE_NAME_BYTES = 9
IDLE_SECONDS = 300.0
"""Seconds after which a table without connections leaves memory, unless the computer has something to do there."""
HOUSEKEEPING_SECONDS = 10.0
STORE_RETRY_DELAY = 1.0
"""Seconds before a failed request to the store is retried."""
BUS_SECONDS = 0.5
"""Seconds between two checks of the bus."""
HOUR, HOURS_A_DAY = 3600.0, 24
MEBIBYTE = 1 << 20
WHY_NOT_RESUMED = {"table.edition-changed": logging.ERROR}
"""Log levels of errors that an operator can fix."""


class Hub:
    """The tables in memory."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, partition: Partition = WHOLE) -> None:
        """Nothing is loaded; see `open`."""
        self.partition = partition
        self.settings, self.store, self.bots, self.hints = settings, store, bots, Hints(bots)
        self.send_queue = SendQueue()
        self.bus: Bus
        self.tables: dict[str, TableSession] = {}
        self.watchdog = Watchdog(self.tables)
        self.loading: dict[str, asyncio.Task[TableSession]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.process = secrets.token_hex(8)
        self.health, self.clock = HealthMonitor(store, partition), ClockGuard(store)
        self.log_limit = settings.table_log_mib * MEBIBYTE
        self.forgotten_at = 0.0
        self.forgetting: asyncio.Task[None] | None = None
        self.is_open, self.was_connected = False, True

    async def open(self, bus: Bus) -> None:
        """Connect, and resume unfinished matches. Called once."""
        if self.is_open:
            return
        self.is_open = True
        self.bus = bus
        await self.store.open()
        await self.bus.open()
        self.health.bus = bus
        self.run(self.health.watch())
        self.run(self.resume([name for name in await self.store.unfinished() if self.partition.has(name)]))
        self.run(every(HOUSEKEEPING_SECONDS, self.keep_tables, "housekeeping"))
        self.run(self.watchdog.run())
        if bus.has_others:
            self.run(LogPoller(self.tables, self.store, self.catch_up).run())
        self.run(every(BUS_SECONDS, self.watch_bus, "watching the bus"))
        if self.partition.is_first:
            self.run(self.look_for_damage())

    async def resume(self, names: list[str]) -> None:
        """Resume matches one by one, so that clients are served meanwhile; a broken log does not stop the others."""
        for name in names:
            try:
                await self.when_store_answers(partial(self.find, name))
            except TableError as error:
                # Deleted meanwhile, or memory is full: then it resumes when somebody connects.
                log.log(WHY_NOT_RESUMED.get(error.code, logging.DEBUG), "match not resumed: %s", error)
            except Exception:
                COUNTS["failures"] += 1
                log.exception("resuming a match failed")

    async def look_for_damage(self) -> None:
        """Check all tables for damage, so that it is reported before somebody opens one."""
        await self.when_store_answers(self.store.look_through)

    def say_goodbye(self) -> None:
        """Ask all clients to reconnect in a moment."""
        for live in self.tables.values():
            for watcher in list(live.watchers):
                watcher.part("table.restart")

    async def close(self) -> None:
        """Stop gracefully: pending writes are finished."""
        working = [*self.tasks, *self.loading.values()]
        for task in working:
            task.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        for live in list(self.tables.values()):
            async with live.lock:
                live.stop_alarms()
        self.say_goodbye()
        await self.bus.close()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; a failure is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        """Callback for a finished background task."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            COUNTS["failures"] += 1
            log.error("background task failed", exc_info=task.exception())

    # Loading and creating tables

    async def find(self, name: str) -> TableSession:
        """A table by its name, from memory or from its log; raises `TableError` if it does not exist."""
        live = self.tables.get(name)
        if live and not live.gone:
            return live
        if not TABLE_NAME.fullmatch(name) or not self.partition.has(name):
            raise TableError("table.unknown", table=name[:40])
        if name not in self.loading:
            self.loading[name] = asyncio.get_running_loop().create_task(self.load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> TableSession:
        """Load a table from its log, and do what is due there."""
        self.need_room()
        # Subscribe first, then read: writes in between are announced, and read again.
        await self.bus.subscribe(name)
        try:
            entries = await self.store.read(name)
            if not entries:
                raise TableError("table.unknown", table=name[:40])
            table = replay(name, entries, self.log_limit)
        except BaseException:
            await self.bus.unsubscribe(name)
            raise
        live = self.take_in(table)
        with suppress(KasimirError):  # the table session itself retries what the store did not accept
            await live.settle()
        return live

    def need_room(self) -> None:
        """Raise `TableError` if too many tables are in memory."""
        if len(self.tables) >= self.settings.live_tables:
            raise TableError("table.busy")

    def take_in(self, table: Table, opener: Account = NOBODY) -> TableSession:
        """Keep a table in memory, and start its bots."""
        live = TableSession(table, self.store, self.bus, self.presence_changed)
        live.attendance.account = Account(self.settings.address_share)
        live.attendance.payer = opener
        self.tables[table.name] = live
        self.run(self.bots.attend(live))
        return live

    async def make(self, wanted: NewTable, opener: Account = NOBODY) -> Ticket:
        """Open a table; `opener` pays for its bots."""
        self.need_room()
        if not self.health.has_space:
            raise TableError("table.disk")
        table, draft, kept, token = new_table(wanted, self.partition)
        table.log_limit = self.log_limit
        at = time.time()
        take_events(table, draft, Moment(1, at, kept))
        entry = Entry(1, at, encode(draft), encode(kept))
        note(table, entry)
        await self.bus.subscribe(table.name)
        try:
            if not await self.store.append(table.name, entry, summary_of(table)):
                raise TableError("table.busy")
        except BaseException:
            await self.bus.unsubscribe(table.name)
            raise
        COUNTS["tables"] += 1
        live = self.take_in(table, opener)
        with suppress(KasimirError):  # the table exists: its host must get the token in any case
            await live.settle()
        return Ticket(table.name, table.host, token)

    async def delete(self, name: str, token: str) -> None:
        """Delete a table; the host may always, players after a match."""
        live = await self.find(name)
        async with live.ready() as table:
            guest = table.guest_with(token)
            if guest is None:
                raise TableError("table.key")
            if not table.may_delete(guest):
                raise TableError("table.not-player" if table.phase == "over" else "table.not-host")
            await self.store.delete(name)
            self.bus.publish(name, NEWS)
            live.close("table.deleted")
        await self.drop(live)

    # Messages from other processes

    def hear(self, name: str, message: bytes) -> None:
        """Another process has written to a log, or reports who is connected to it."""
        live = self.tables.get(name)
        if live and message == NEWS:
            if not live.will_catch_up:  # after a gap, many processes may report the same for every table
                live.will_catch_up = True
                self.run(self.catch_up(live))
        elif live:
            live.hear_report(message)

    def hear_gap(self, name: str) -> None:
        """Messages about a table may have been missed."""
        self.hear(name, NEWS)

    async def catch_up(self, live: TableSession) -> None:
        """Read new entries of a log, as soon as the store answers."""
        try:
            with suppress(TableError):
                await self.when_store_answers(live.catch_up)
        finally:
            live.will_catch_up = False

    async def when_store_answers(self, work: Callable[[], Awaitable[object]]) -> None:
        """Retry something until the store answers."""
        while True:
            try:
                await work()
            except StoreDown:
                await asyncio.sleep(STORE_RETRY_DELAY)
            else:
                return

    async def watch_bus(self) -> None:
        """Tell clients when the bus has a problem, and when it is over."""
        if self.bus.is_connected != self.was_connected:
            self.was_connected = not self.was_connected
            for live in self.tables.values():
                if live.watchers:
                    live.presence_changed()

    def presence_changed(self, live: TableSession) -> None:
        """Tell other processes who is connected to this one."""
        self.run(live.share_presence(self.process))

    def count(self) -> list[float]:
        """The metrics of all processes of this server."""
        live = self.tables.values()
        return self.partition.add_up(numbers(len(live), sum(len(table.watchers) for table in live)))

    # Housekeeping

    async def keep_tables(self) -> None:
        """Periodically look after all tables in memory, and expire old ones."""
        for live in list(self.tables.values()):
            await attempt(partial(self.look_after, live), "looking after a table")
        if self.partition.is_first:
            await self.clock.look()
            self.forget_if_due()

    async def look_after(self, live: TableSession) -> None:
        """Unload an idle table; tell its watchers if it was deleted."""
        if live.watchers:
            await live.share_presence(self.process)
        elif live.gone or self.is_idle(live):
            await self.drop(live)
            return
        live.look_around()
        if time.time() - live.table.changed > self.kept_seconds(live.table.phase):
            await self.catch_up(live)

    def is_idle(self, live: TableSession) -> bool:
        """Whether a table need not be in memory."""
        table = live.table
        busy = live.alarm.due is not None or not live.lock.is_free() or table.is_computers_turn()
        return not busy and live.time() - max(live.since, table.changed) > IDLE_SECONDS

    async def drop(self, live: TableSession) -> None:
        """Unload a table; its log stays."""
        live.gone = True
        live.stop_alarms()
        live.changed.set()
        if self.tables.get(live.table.name) is live:
            del self.tables[live.table.name]
            await self.bus.unsubscribe(live.table.name)

    def forget_if_due(self) -> None:
        """Start expiry in the background, if it is due and the clock can be trusted."""
        is_busy = self.forgetting is not None and not self.forgetting.done()
        if not is_busy and self.clock.is_trusted and abs(time.time() - self.forgotten_at) > HOUR / 4:
            self.forgotten_at = time.time()
            self.forgetting = self.run(self.forget())

    async def forget(self) -> None:
        """Delete tables that nobody has used for long."""
        now = time.time()
        try:
            for phase in get_args(Phase):
                if self.clock.is_trusted:
                    await self.store.forget([phase], now - self.kept_seconds(phase))
        except KasimirError as error:
            self.forgotten_at = 0.0
            log.warning("expiry postponed: %s", error.code)

    def kept_seconds(self, phase: Phase) -> float:
        """For how many seconds an unused table is kept."""
        settings = self.settings
        hours = {
            "open": settings.forget_open_hours,
            "over": settings.forget_over_days * HOURS_A_DAY,
            "playing": settings.forget_playing_days * HOURS_A_DAY,
        }
        return hours[phase] * HOUR


def new_table(wanted: NewTable, partition: Partition = WHOLE) -> tuple[Table, list[Event], Secrets, str]:
    """A new table, with the events and secrets of its first entry, and the host's token."""
    game = registry.load(wanted.game)
    edition = wanted.edition or game.opening.edition(wanted.variant or game.variants[0], len(wanted.seats))
    if edition not in game.editions():
        raise UsageError("table.edition", edition=edition, editions=", ".join(game.editions()))
    if wanted.house.first not in game.opening.ways:
        raise UsageError("usage.word", name="first", found=wanted.house.first, words=", ".join(game.opening.ways))
    setup = make_setup(wanted.game, edition, wanted.variant, len(wanted.seats), wanted.options)
    check_bot(setup, wanted.house.stand_in)
    seated = list(zip(setup.seats, wanted.seats, strict=True))
    mine: dict[str, str] = {}
    for seat, wish in seated:
        if isinstance(wish, Me):
            mine[seat] = apart_from(clean_name(wish.name), mine.values())
    host = clean_name(wanted.name) if wanted.name else next(iter(mine.values()), "")
    if not host:
        raise TableError("table.no-host")
    events: list[Event] = [
        Opened(
            game.name, edition, setup.variant, setup.players, options_of(wanted, setup), wanted.start, wanted.options
        ),
        Joined(1, host, list(mine), list(mine.values())),
    ]
    mice: set[str] = set()
    for seat, wish in seated:
        if isinstance(wish, Computer):
            check_bot(setup, wish.level)
            character = choose(setup, wish.level, mice, [host, *mine.values()], wish.character or "")
            mice.add(character.mouse)
            events.append(Filled(seat, wish.level, *character))
    token = new_token()
    return Table(new_name(partition)), events, Secrets(token=hash_of(token)), token


def new_name(partition: Partition) -> str:
    """A random name of a table that this process owns."""
    while not partition.has(name := secrets.token_urlsafe(TABLE_NAME_BYTES)):
        pass
    return name


def options_of(wanted: NewTable, setup: Setup) -> TableOptions:
    """The options of a table. If it starts from a position, nothing is hidden; the position must not be final."""
    if wanted.start is None:
        return wanted.house
    if setup.kind(setup.read(wanted.start)) == OVER:
        raise TableError("table.start-over")
    return structs.replace(wanted.house, hidden=False)
