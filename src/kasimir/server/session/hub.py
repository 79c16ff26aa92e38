"""All tables of a server process that are in memory, read from their logs when somebody comes to them."""

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, get_args

from msgspec import structs

from kasimir.bots.levels import check_bot
from kasimir.core import registry
from kasimir.core.errors import KasimirError, StoreDown, TableError, UsageError
from kasimir.core.game import OVER
from kasimir.core.setup import Setup, make_setup
from kasimir.server.attendance import NOBODY
from kasimir.server.bots import Bots
from kasimir.server.budgets import Account
from kasimir.server.bus.base import Bus
from kasimir.server.clock import Clock
from kasimir.server.fold import Kept, Moment, note, replay, take_events
from kasimir.server.health import HealthMonitor
from kasimir.server.hints import Hints
from kasimir.server.live import NEWS, LiveTable, encode
from kasimir.server.metrics import COUNTS, numbers
from kasimir.server.names import apart_from, clean_name
from kasimir.server.outbox import Outbox
from kasimir.server.protocol.base import Phase
from kasimir.server.protocol.events import Event, Filled, Joined, Opened
from kasimir.server.protocol.wishes import Computer, House, Me, NewTable, Ticket
from kasimir.server.settings import Settings
from kasimir.server.share import WHOLE, Share
from kasimir.server.store.base import TABLE_NAME, Entry, Store
from kasimir.server.summary import summary_of
from kasimir.server.table import Table, hash_of, new_token
from kasimir.server.unheard import Unheard
from kasimir.server.watchdog import Watchdog

log = logging.getLogger("kasimir.server")

TABLE_NAME_BYTES = 9
IDLE_SECONDS = 300.0
"""A table that nobody is connected to leaves memory after this time, unless the computer has something to do there."""
HOUSEKEEPING_SECONDS = 10.0
PAUSE_WITHOUT_STORE = 1.0
"""Seconds until the store is asked again when it did not answer."""
BUS_SECONDS = 0.5
"""Seconds between two looks at whether other servers hear us."""
HOUR, HOURS_A_DAY = 3600.0, 24
MEBIBYTE = 1 << 20
WHY_NOT_RESUMED = {"table.edition-changed": logging.ERROR}
"""How loud it is told; whoever runs the server can mend it."""


class Hub:
    """The tables in memory."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, share: Share = WHOLE) -> None:
        """An empty house; `open` brings it to life."""
        self.share = share
        self.settings, self.store, self.bots, self.hints = settings, store, bots, Hints(bots)
        self.outbox = Outbox()
        self.bus: Bus
        self.tables: dict[str, LiveTable] = {}
        self.watchdog = Watchdog(self.tables)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.process = secrets.token_hex(8)
        self.health, self.clock = HealthMonitor(store, share), Clock(store)
        self.log_limit = settings.table_log_mib * MEBIBYTE
        self.forgotten_at = 0.0
        self.forgetting: asyncio.Task[None] | None = None
        self.is_open = False

    async def open(self, bus: Bus) -> None:
        """Connect, and go on with the matches that were being played; once."""
        if self.is_open:
            return
        self.is_open = True
        self.bus = bus
        await self.store.open()
        await self.bus.open()
        self.health.bus = bus
        self.run(self.health.watch())
        self.run(self.resume([name for name in await self.store.unfinished() if self.share.has(name)]))
        self.run(self.keep_house())
        self.run(self.watchdog.run())
        if bus.has_others:
            self.run(Unheard(self.tables, self.store, self.catch_up).run())
        self.run(self.watch_bus())
        if self.share.is_first:
            self.run(self.look_for_damage())

    async def resume(self, names: list[str]) -> None:
        """Go on with matches one by one, so that whoever comes meanwhile is served; a broken log stops no other."""
        for name in names:
            try:
                await self.when_store_answers(partial(self.find, name))
            except TableError as error:
                # Deleted meanwhile, or there is no room: then it goes on when somebody comes.
                log.log(WHY_NOT_RESUMED.get(error.code, logging.DEBUG), "a match does not go on: %s", error)
            except Exception:
                COUNTS["failures"] += 1
                log.exception("a match could not go on")

    async def look_for_damage(self) -> None:
        """Look through all tables, so that damage is told before somebody comes to it."""
        await self.when_store_answers(self.store.look_through)

    def say_goodbye(self) -> None:
        """Everybody is to come back in a moment."""
        for live in self.tables.values():
            for watcher in list(live.watchers):
                watcher.part("table.restart")

    async def close(self) -> None:
        """Stop gently: what is being written is finished."""
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
        """Let something go on in the background, and not in silence if it fails."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[None]) -> None:
        """A task of the background has ended."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception():
            COUNTS["failures"] += 1
            log.error("background task failed", exc_info=task.exception())

    # Finding and making tables

    async def find(self, name: str) -> LiveTable:
        """A table by its name, from memory or from its log."""
        live = self.tables.get(name)
        if live and not live.gone:
            return live
        if not TABLE_NAME.fullmatch(name) or not self.share.has(name):
            raise TableError("table.unknown", table=name[:40])
        if name not in self.loading:
            self.loading[name] = asyncio.get_running_loop().create_task(self.load(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
        return await asyncio.shield(self.loading[name])

    async def load(self, name: str) -> LiveTable:
        """Read a table from its log, and see to what is due there."""
        self.need_room()
        # First listen, then read: what is written in between is heard of, and read again.
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
        with suppress(KasimirError):  # what the store did not take is tried again by the table itself
            await live.settle()
        return live

    def need_room(self) -> None:
        """Only so many tables are in memory."""
        if len(self.tables) >= self.settings.live_tables:
            raise TableError("table.busy")

    def take_in(self, table: Table, opener: Account = NOBODY) -> LiveTable:
        """Keep a table in memory, and let the computer play there."""
        live = LiveTable(table, self.store, self.bus, self.presence_changed)
        live.attendance.account = Account(self.settings.address_share)
        live.attendance.payer = opener
        self.tables[table.name] = live
        self.run(self.bots.attend(live))
        return live

    async def make(self, wanted: NewTable, opener: Account = NOBODY) -> Ticket:
        """Open a table for somebody from an address."""
        self.need_room()
        if not self.health.has_space:
            raise TableError("table.disk")
        table, draft, kept, token = new_table(wanted, self.share)
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
        with suppress(KasimirError):  # the table is there: its host must get the key in any case
            await live.settle()
        return Ticket(table.name, table.host, token)

    async def delete(self, name: str, token: str) -> None:
        """Its host may have a table deleted at any time, whoever has played there when a match is over."""
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

    # News from other processes

    def hear(self, name: str, message: bytes) -> None:
        """Another process has written to a log, or tells who is connected to it."""
        live = self.tables.get(name)
        if live and message == NEWS:
            if not live.will_catch_up:  # after a gap, many may say the same about every table
                live.will_catch_up = True
                self.run(self.catch_up(live))
        elif live:
            live.hear_report(message)

    def hear_gap(self, name: str) -> None:
        """Something may have been missed."""
        self.hear(name, NEWS)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what is new in a log, as soon as the store answers."""
        try:
            with suppress(TableError):
                await self.when_store_answers(live.catch_up)
        finally:
            live.will_catch_up = False

    async def when_store_answers(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do something again and again until the store answers."""
        while True:
            try:
                await work()
            except StoreDown:
                await asyncio.sleep(PAUSE_WITHOUT_STORE)
            else:
                return

    async def watch_bus(self) -> None:
        """Tell everybody when servers no longer hear each other well, and when they do again."""
        was_connected = True
        while True:
            if self.bus.is_connected != was_connected:
                was_connected = not was_connected
                for live in self.tables.values():
                    if live.watchers:
                        live.presence_changed()
            await asyncio.sleep(BUS_SECONDS)

    def presence_changed(self, live: LiveTable) -> None:
        """Tell other processes who is connected to this one."""
        self.run(live.share_presence(self.process))

    def count(self) -> list[float]:
        """The numbers of this process, with those of all others of this server."""
        live = self.tables.values()
        return self.share.add_up(numbers(len(live), sum(len(table.watchers) for table in live)))

    # Housekeeping

    async def keep_house(self) -> None:
        """Again and again: let idle tables go, and forget old ones."""
        while True:
            await asyncio.sleep(HOUSEKEEPING_SECONDS)
            try:
                await self.keep_house_once()
            except KasimirError as error:
                log.warning("housekeeping put off: %s", error.code)

    async def keep_house_once(self) -> None:
        """Look after every table in memory, and from time to time after all others."""
        for live in list(self.tables.values()):
            if live.watchers:
                await live.share_presence(self.process)
            elif live.gone or self.is_idle(live):
                await self.drop(live)
                continue
            live.look_around()
            if time.time() - live.table.changed > self.kept_seconds(live.table.phase):
                await self.catch_up(live)  # it may be forgotten by now: then whoever is there is told
        if self.share.is_first:
            await self.clock.look()
            self.forget_if_due()

    def is_idle(self, live: LiveTable) -> bool:
        """Whether a table has nothing to do in memory."""
        table = live.table
        busy = live.alarm.due is not None or not live.lock.is_free() or table.is_computers_turn()
        return not busy and live.time() - max(live.since, table.changed) > IDLE_SECONDS

    async def drop(self, live: LiveTable) -> None:
        """Let a table go; its log stays."""
        live.gone = True
        live.stop_alarms()
        live.changed.set()
        if self.tables.get(live.table.name) is live:
            del self.tables[live.table.name]
            await self.bus.unsubscribe(live.table.name)

    def forget_if_due(self) -> None:
        """Begin to forget, from time to time and beside the rest; not while nobody knows whether the clock is right."""
        is_busy = self.forgetting is not None and not self.forgetting.done()
        if not is_busy and self.clock.is_trusted and abs(time.time() - self.forgotten_at) > HOUR / 4:
            self.forgotten_at = time.time()
            self.forgetting = self.run(self.forget())

    async def forget(self) -> None:
        """Delete tables that nobody has touched for long."""
        now = time.time()
        try:
            for phase in get_args(Phase):
                if self.clock.is_trusted:
                    await self.store.forget([phase], now - self.kept_seconds(phase))
        except KasimirError as error:
            self.forgotten_at = 0.0
            log.warning("forgetting put off: %s", error.code)

    def kept_seconds(self, phase: Phase) -> float:
        """For how long a table is kept that nobody touches."""
        settings = self.settings
        hours = {
            "open": settings.forget_open_hours,
            "over": settings.forget_over_days * HOURS_A_DAY,
            "playing": settings.forget_playing_days * HOURS_A_DAY,
        }
        return hours[phase] * HOUR


def new_table(wanted: NewTable, share: Share = WHOLE) -> tuple[Table, list[Event], Kept, str]:
    """A table as somebody wants it, with the events and the secrets of its first entry, and the host's key."""
    game = registry.load(wanted.game)
    if wanted.edition not in game.editions():
        raise UsageError("table.edition", edition=wanted.edition, editions=", ".join(game.editions()))
    setup = make_setup(wanted.game, wanted.edition, wanted.variant, len(wanted.seats))
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
        Opened(game.name, wanted.edition, setup.variant, setup.players, house_of(wanted, setup), wanted.start),
        Joined(1, host, list(mine), list(mine.values())),
    ]
    for seat, wish in seated:
        if isinstance(wish, Computer):
            check_bot(setup, wish.level)
            events.append(Filled(seat, wish.level))
    token = new_token()
    return Table(new_name(share)), events, Kept(token=hash_of(token)), token


def new_name(share: Share) -> str:
    """A name that nobody can guess, of a table that is ours."""
    while not share.has(name := secrets.token_urlsafe(TABLE_NAME_BYTES)):
        pass
    return name


def house_of(wanted: NewTable, setup: Setup) -> House:
    """The rules of the house. A table can go on from a position unless that is over; nothing is hidden there."""
    if wanted.start is None:
        return wanted.house
    if setup.kind(setup.read(wanted.start)) == OVER:
        raise TableError("table.start-over")
    return structs.replace(wanted.house, hidden=False)
