"""Players for tests: they make random legal moves, reconnect, and record what they received."""

import asyncio
import random
from collections.abc import Sequence

from kasimir.client.table import Connection, open_table, take_seat
from kasimir.protocol.events import LogEntry
from kasimir.protocol.http import Computer, Free, Me, NewTable, TableOptions, Ticket
from kasimir.protocol.messages import AnyMessage, Gone, Refused, Update, Welcome
from kasimir.protocol.requests import Move, Rematch, Roll

GAMES = [("discs", None, 2), ("hunt", "older", 2), ("towers", None, 2), ("race", None, 2), ("kitchen", None, 2)]
"""Each game with a variant and a number of seats."""
RETRY = 0.05


class Player:
    """Plays the seats of a ticket, or watches without one, by any of several servers."""

    def __init__(self, urls: Sequence[str], table: str, token: str | None, seed: int = 0, matches: int = 1) -> None:
        self.urls, self.table, self.token, self.matches = list(urls), table, token, matches
        self.random = random.Random(seed)
        self.told: dict[int, LogEntry] = {}
        """The log entries received, by number."""
        self.last: AnyMessage | None = None
        """The last state received."""
        self.refused: list[str] = []
        self.breaks = 0
        self.acted: int | None = None
        self.again = 0

    async def play(self) -> None:
        """Play until the last match is over, however often the connection breaks."""
        while True:
            try:
                if await self.visit(self.urls[0]):
                    return
            except OSError:
                pass
            self.breaks += 1
            self.urls.append(self.urls.pop(0))
            await asyncio.sleep(RETRY)  # the retry delay of a client

    async def visit(self, url: str) -> bool:
        """Play over one connection; return whether everything is over."""
        self.acted = None
        async with Connection(url, self.table, self.token, max(self.told, default=0)) as connection:
            async for told in connection:
                self.hear(told)
                if self.is_over(connection):
                    return True
                self.act(connection, told)
        return False

    def hear(self, told: AnyMessage) -> None:
        """Store entries; fail if one changes or is missing."""
        self.last = told
        entries = told.missed if isinstance(told, Welcome) else told.entries if isinstance(told, Update) else []
        for entry in entries:
            known = self.told.setdefault(entry.number, entry)
            assert bytes(known.events) == bytes(entry.events), "an entry has changed"
            assert entry.number == 1 or entry.number - 1 in self.told, "an entry was left out"
        assert not isinstance(told, Gone), told

    def is_over(self, connection: Connection) -> bool:
        """Whether the last match is over."""
        play = connection.now.play if connection.now else None
        return bool(play and play.result and play.match >= self.matches)

    def act(self, connection: Connection, told: AnyMessage) -> None:
        """Make any legal move when it is our turn; ask for another match after one."""
        now = connection.now
        play = now.play if now else None
        if isinstance(told, Refused):
            self.refused.append(told.code)
            self.acted = None
        if now is None or play is None:
            return
        if play.result:
            if self.again != play.match and self.token:
                self.again = play.match
                connection.send(Rematch())
        elif connection.is_our_turn() and self.acted != now.at:
            self.acted = now.at
            chance = play.kind == "chance"
            connection.send(Roll(now.at) if chance else Move(now.at, self.random.choice(play.choices).move))


async def open_for_two(
    url: str, game: str, variant: str | None = None, house: TableOptions | None = None
) -> list[Ticket]:
    """A table for two people with one seat each."""
    wanted = NewTable(game, [Me("Anna"), Free()], variant=variant, house=house or TableOptions(first="chosen"))
    first = await open_table(url, wanted)
    return [first, await take_seat(url, first.table, "Ben")]


async def open_with_bot(url: str, game: str, variant: str | None = None, house: TableOptions | None = None) -> Ticket:
    """A table for a person and the weakest computer."""
    wanted = NewTable(
        game, [Me("Anna"), Computer("random")], variant=variant, house=house or TableOptions(first="chosen")
    )
    return await open_table(url, wanted)


async def play_out(url: str, tickets: Sequence[Ticket], seed: int = 0, matches: int = 1) -> list[Player]:
    """Play a table to the end, with one player per ticket."""
    players = [Player([url], ticket.table, ticket.token, seed + n, matches) for n, ticket in enumerate(tickets)]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 60)
    return players
