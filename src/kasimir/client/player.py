"""`kasimir join`: a bot takes a seat at a table, over the same protocol as everybody."""

import asyncio
import random
from urllib.parse import urlsplit

import msgspec

from kasimir.bots.player import Player
from kasimir.client.table import Connection, take_seat
from kasimir.core.errors import UsageError
from kasimir.core.game import HiddenTable
from kasimir.core.match import Match, Result
from kasimir.core.setup import Setup, make_setup
from kasimir.core.verify import result_text
from kasimir.core.words import say
from kasimir.server.protocol.asked import Move, Rematch, Roll
from kasimir.server.protocol.events import Began, Event, LogEntry, Moved
from kasimir.server.protocol.told import Gone, Refused, Told, Update, Welcome

PATIENCE = 2.0
"""Seconds before it tries again to reach a server that has gone."""
MOST_TRIES = 30
read_events = msgspec.json.Decoder(list[Event]).decode


async def join(url: str, bot: str, name: str, seats: list[str]) -> int:
    """Take a seat with a link such as `http://host/t/NAME`, and play until the table is gone."""
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if not parts.netloc or not table:
        raise UsageError("serve.link", url=url)
    server = f"{parts.scheme}://{parts.netloc}"
    ticket = await take_seat(server, table, name, seats)
    print(say("serve.joined", {"table": table, "name": name}))
    guest = BotGuest(bot)
    tries = 0
    while tries < MOST_TRIES:
        try:
            async with Connection(server, ticket.table, ticket.token, after=0) as connection:
                tries = 0
                async for told in connection:
                    await guest.hear(connection, told)
                    if isinstance(told, Gone):
                        print(say(told.code))
                        return 0
        except OSError:
            tries += 1
        await asyncio.sleep(PATIENCE)
    raise UsageError("serve.lost", url=url)


class BotGuest:
    """Plays its seats by what the server tells. On a table that hides something it remembers what was played."""

    def __init__(self, bot: str) -> None:
        """Take a bot by its name; which game it is, the server will say."""
        self.bot = bot
        self.memory: Memory
        self.player: Player
        self.acted = 0
        """The position in which it has acted already."""
        self.asked_again = 0
        """The match after which it has asked for another one."""

    async def hear(self, connection: Connection, told: Told) -> None:
        """Follow what happens, and act when it is our turn."""
        if isinstance(told, Welcome):
            opened = told.table.opened
            setup = make_setup(opened.game, opened.edition, opened.variant, opened.players)
            self.memory = Memory(setup, opened.house.hidden)
            self.player = Player(setup, self.bot, random.getrandbits(60))
            self.acted = 0
            self.memory.take_in(told.missed)
        elif isinstance(told, Update):
            self.memory.take_in(told.entries)
        elif isinstance(told, Refused):
            self.acted = 0
        await self.act(connection)

    async def act(self, connection: Connection) -> None:
        """Decide or roll, once in each position; after a match, agree to another one."""
        now = connection.now
        play = now.play if now else None
        if now is None or play is None:
            return
        if play.result and self.asked_again != play.match:
            self.asked_again = play.match
            result = result_text(Result(play.result.winners, play.result.reason))
            print(say("serve.match-over", {"match": play.match, "result": result}))
            connection.send(Rematch())
        elif connection.is_our_turn() and self.acted != now.at:
            self.acted = now.at
            if play.kind == "chance":
                connection.send(Roll(now.at))
            else:
                text = await asyncio.to_thread(self.choose, play.position)
                connection.send(Move(now.at, text))

    def choose(self, position: str | None) -> str:
        """The move, as the table calls it; where the position is not told, it is remembered."""
        setup = self.memory.setup
        if position is not None:
            return self.player.choose(setup.read(position))
        return self.memory.place_text(self.player.choose(self.memory.match.state))


class Memory:
    """What a careful watcher knows of a table that hides something: everything that was ever laid there."""

    def __init__(self, setup: Setup, hidden: bool) -> None:
        """Begin with the first position."""
        self.setup, self.hidden = setup, hidden
        self.begin()

    def begin(self) -> None:
        """A new match."""
        hidden = self.setup.game.hidden
        self.match = Match(self.setup)
        self.places = hidden(self.match.state, self.setup.board) if self.hidden and hidden else None

    def take_in(self, entries: list[LogEntry]) -> None:
        """Follow the log, where that is needed."""
        if not self.places:
            return
        for entry in entries:
            for event in read_events(entry.events):
                if isinstance(event, Began):
                    self.begin()
                elif isinstance(event, Moved):
                    self.play(self.places, event.move)

    def play(self, places: HiddenTable, text: str) -> None:
        """Somebody moved."""
        state, board = self.match.state, self.setup.board
        move = places.moves(state, board)[text]
        self.match.play(self.setup.game.notation.move_text(state, board, move))
        places.play(text)

    def place_text(self, engine_text: str) -> str:
        """What a move is called at this table."""
        if not self.places:
            return engine_text
        state = self.match.state
        return self.places.match_move(state, self.setup.board, self.setup.find(state, engine_text).move)
