"""Tables where an automatic event is due, and a gate that holds it back until a fault is injected."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from kasimir.core.setup import make_setup
from kasimir.protocol.events import Began, Ended, Event, Moved, Rolled, TakenOver
from kasimir.protocol.http import Computer, Free, Me, NewTable, TableOptions, Wish
from kasimir.protocol.requests import End, Move, Rematch, Shake
from kasimir.server.domain.fold import read_events
from kasimir.server.session.hub import Hub
from kasimir.server.storage.base import Append, Done, Store
from tests.helpers import secret, walk

CHOSEN = TableOptions(first="chosen")
BOTH: list[Wish] = [Me("Anna"), Me("Ben")]
"""Two seats of the same guest."""
HOUR = 3600.0


@dataclass
class Scene:
    """A table, and the event that is due there."""

    name: str
    table: str
    is_due: Callable[[Event], bool]
    goes_on: Callable[[], Awaitable[object]] | None = None
    """The request after which it is due."""

    def is_in(self, append: Append) -> bool:
        """Whether an entry contains the due event."""
        return append.table == self.table and self.is_due(read_events(append.entry.body)[-1])


@dataclass
class Gate:
    """Wraps a store: holds back the due events of some tables, and records what the store acknowledged."""

    store: Store
    scenes: list[Scene] = field(default_factory=list)
    held: dict[str, tuple[Append, Done]] = field(default_factory=dict)
    acknowledged: list[Append] = field(default_factory=list)
    is_open: bool = False
    """Whether the events have been released."""

    def __post_init__(self) -> None:
        self.pass_on = self.store.submit
        self.store.submit = self.submit  # type: ignore[method-assign]

    def submit(self, append: Append, done: Done) -> None:
        """Called instead of the store's `submit`."""

        def told(outcome: bool | Exception) -> None:
            if outcome is True:
                self.acknowledged.append(append)
            done(outcome)

        if not self.is_open and append.table not in self.held and any(scene.is_in(append) for scene in self.scenes):
            self.held[append.table] = append, told
        else:
            self.pass_on(append, told)

    def is_full(self) -> bool:
        """Whether all due events have been submitted."""
        return len(self.held) == len(self.scenes)

    def release(self) -> None:
        """Pass all events to the store, once."""
        if self.is_open:
            return
        self.is_open = True
        for append, told in self.held.values():
            self.pass_on(append, told)


# Automatic events


def seat_of_bot(event: Event) -> bool:
    return isinstance(event, Moved) and event.seat == "c"


async def last_choice_of_a_bot(hub: Hub) -> Scene:
    """After it a person is to move, so no later event wakes the bots."""
    ticket = await hub.make(NewTable("discs", [Me("Anna"), Computer("random")], house=CHOSEN))
    live = hub.tables[ticket.table]
    move = Move(live.table.at, next(iter(live.table.playing.moves)))
    return Scene("a bot's last choice", ticket.table, seat_of_bot, lambda: live.ask(ticket.guest, move))


async def automatic_roll(hub: Hub) -> Scene:
    ticket = await hub.make(NewTable("towers", BOTH, house=TableOptions(first="chosen", auto=True)))
    live = hub.tables[ticket.table]
    shake = Shake(1, {seat: secret(seat) for seat in live.table.setup.seats})
    is_due = lambda event: isinstance(event, Rolled)  # noqa: E731
    return Scene("an automatic roll", ticket.table, is_due, lambda: live.ask(ticket.guest, shake))


async def clock_runs_out(hub: Hub) -> Scene:
    return await alarm(hub, "a clock that runs out", TableOptions(first="chosen", move_seconds=5, stand_in="random"))


async def absent_player(hub: Hub) -> Scene:
    return await alarm(hub, "a player who is away", TableOptions(first="chosen", away_seconds=5, stand_in="random"))


async def alarm(hub: Hub, name: str, house: TableOptions) -> Scene:
    """A match that began an hour ago, with no check of the clock since."""
    with pytest.MonkeyPatch.context() as patch:
        now = time.time
        patch.setattr(time, "time", lambda: now() - HOUR)
        ticket = await hub.make(NewTable("discs", BOTH, house=house))
    live = hub.tables[ticket.table]

    async def look() -> None:
        live.set_alarm()

    return Scene(name, ticket.table, lambda event: isinstance(event, TakenOver), look)


async def end_of_a_match(hub: Hub) -> Scene:
    ticket, last = await one_move_before_the_end(hub)
    live = hub.tables[ticket]
    is_due = lambda event: isinstance(event, Ended)  # noqa: E731
    return Scene("the end of a match", ticket, is_due, lambda: live.ask(1, Move(live.table.at, last)))


async def one_move_before_the_end(hub: Hub, seed: int = 3) -> tuple[str, str]:
    """A table where one more move ends the match, and that move."""
    setup = make_setup("discs")
    *_, (state, last), _ = walk(setup, seed)
    ticket = await hub.make(NewTable("discs", BOTH, house=CHOSEN, start=setup.text(state)))
    return ticket.table, last


async def next_match(hub: Hub) -> Scene:
    ticket = await hub.make(NewTable("discs", BOTH, house=CHOSEN))
    live = hub.tables[ticket.table]
    await live.ask(ticket.guest, End())
    is_due = lambda event: isinstance(event, Began)  # noqa: E731
    return Scene("the next match", ticket.table, is_due, lambda: live.ask(ticket.guest, Rematch()))


async def first_match(hub: Hub) -> Scene:
    ticket = await hub.make(NewTable("discs", [Me("Anna"), Free()], house=CHOSEN))
    live = hub.tables[ticket.table]
    is_due = lambda event: isinstance(event, Began)  # noqa: E731
    return Scene("the first match", ticket.table, is_due, lambda: live.join("Ben", [], [], secret("Ben")))


SCENES = [
    last_choice_of_a_bot,
    automatic_roll,
    clock_runs_out,
    absent_player,
    end_of_a_match,
    next_match,
    first_match,
]


async def bots_alone(hub: Hub) -> str:
    """A long match between bots, without connections."""
    wanted = NewTable("race", [Computer("random"), Computer("random")], house=CHOSEN, name="Anna")
    return (await hub.make(wanted)).table


async def finished_match(hub: Hub, seed: int = 3) -> str:
    """A table whose match is over, and can be analysed."""
    table, last = await one_move_before_the_end(hub, seed)
    live = hub.tables[table]
    await live.ask(1, Move(live.table.at, last))
    return table
