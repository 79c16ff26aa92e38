"""`kasimir join`: a bot takes a seat at a table, over the same protocol as the browser."""

import asyncio
import random
import signal
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

import msgspec

from kasimir.bots.levels import check_bot
from kasimir.bots.player import AnyBot, chooser_for
from kasimir.client.table import RETRY_DELAY, SCHEMES, Connection, give_back, look_at, take_seat
from kasimir.core.errors import KasimirError, UsageError
from kasimir.core.game import HiddenTable
from kasimir.core.match import Match, Result
from kasimir.core.setup import Setup, make_setup
from kasimir.core.verify import result_text
from kasimir.core.words import say
from kasimir.protocol.events import Began, Event, LogEntry, Moved, Opened
from kasimir.protocol.http import Ticket
from kasimir.protocol.messages import AnyMessage, Gone, Refused, Update, Welcome
from kasimir.protocol.requests import Move, Rematch, Roll
from kasimir.protocol.state import PlayNow

RECONNECT_DELAY = 2.0
"""Seconds before reconnecting to a server that is gone."""
MOST_TRIES = 30
PACE = 0.1
"""Minimum seconds between two messages: servers limit the rate, and a fast bot would exceed it."""
read_events = msgspec.json.Decoder(list[Event]).decode


async def join(url: str, bot: AnyBot, name: str, seats: Sequence[str] = ()) -> int:
    """Take a seat with a link such as `http://host/t/NAME`, and play until the table is gone."""
    server, table = read_link(url)
    let_sigterm_interrupt()
    # Create the bot first: if it cannot play at this table, it must not take a seat.
    opened = (await look_at(server, table)).opened
    guest = await asyncio.to_thread(BotGuest, opened, bot)
    ticket = await sit_down(server, table, name, seats)
    print(say("serve.joined", {"table": table, "name": name}), flush=True)
    try:
        gone = await stay(server, ticket, guest)
    except BaseException:
        await give_back(server, ticket)
        raise
    print(say(gone.code, gone.args))
    return 0


def read_link(url: str) -> tuple[str, str]:
    """Split a link into the server's URL and the name of the table."""
    try:
        parts = urlsplit(url)
        is_server = parts.scheme in SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:  # an incomplete URL, or an invalid port
        raise UsageError("serve.link", url=url) from None
    table = parts.path.rstrip("/").rpartition("/")[2]
    if not is_server or not table:
        raise UsageError("serve.link", url=url)
    return f"{parts.scheme}://{parts.netloc}", table


def let_sigterm_interrupt() -> None:
    """Handle SIGTERM like Ctrl-C, where the signal exists."""
    with suppress(RuntimeError):  # on Windows, or outside the main thread
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, signal.raise_signal, signal.SIGINT)


async def sit_down(server: str, table: str, name: str, seats: Sequence[str]) -> Ticket:
    """Take a seat. If interrupted meanwhile, give it back at once, because nobody else has its token."""
    taking = asyncio.create_task(take_seat(server, table, name, seats))
    try:
        return await asyncio.shield(taking)
    except asyncio.CancelledError:
        with suppress(KasimirError):
            await give_back(server, await taking)
        raise


async def stay(server: str, ticket: Ticket, guest: "BotGuest") -> Gone:
    """Play until the table is gone, reconnecting whenever the connection breaks."""
    tries = 0
    while tries < MOST_TRIES:
        try:
            async with Connection(server, ticket.table, ticket.token, after=0) as connection:
                tries = 0
                gone = await guest.play(connection)
                if gone:
                    return gone
        except OSError:
            tries += 1
        await asyncio.sleep(RECONNECT_DELAY)
    raise UsageError("serve.lost", url=server)


class BotGuest:
    """Plays its seats from the server's messages. At a table with hidden pieces it remembers what was played."""

    def __init__(self, opened: Opened, bot: AnyBot) -> None:
        """Create a guest for a built-in bot or a user's own; raises a `UsageError` if it cannot play at this table."""
        self.setup = make_setup(opened.game, opened.edition, opened.variant, opened.players, opened.options)
        if isinstance(bot, str):
            check_bot(self.setup, bot)
        self.hidden = opened.house.hidden
        self.memory = Memory(self.setup, self.hidden)
        self.choose_move = chooser_for(self.setup, bot, random.getrandbits(60))
        self.acted = 0
        """The last position in which it has acted."""
        self.due = 0.0
        """The earliest time of the next message, by the event loop's clock."""
        self.reported = 0
        """The last match whose result was reported."""

    async def play(self, connection: Connection) -> Gone | None:
        """Process messages and act when it is our turn; returns how it ended if there is no reason to reconnect."""
        while True:
            try:
                async with asyncio.timeout_at(self.due if self.has_to_act(connection) else None):
                    told = await connection.receive()
            except TimeoutError:
                await self.act(connection)
                continue
            if told is None or isinstance(told, Gone):
                return told
            self.hear(told)
            self.report(connection)

    def hear(self, told: AnyMessage) -> None:
        """Process a message. A refused action is retried a little later, if it is still needed."""
        if isinstance(told, Welcome):
            self.memory = Memory(self.setup, self.hidden)
            self.memory.take_in(told.missed)
            self.acted = 0
        elif isinstance(told, Update):
            self.memory.take_in(told.entries)
        elif isinstance(told, Refused):
            self.acted = 0
            self.rest(RETRY_DELAY)

    def rest(self, seconds: float) -> None:
        """Send nothing for some time."""
        self.due = asyncio.get_running_loop().time() + seconds

    def report(self, connection: Connection) -> None:
        """Report the result of a match, once."""
        play = connection.now.play if connection.now else None
        if play and play.result and self.reported != play.match:
            self.reported = play.match
            result = result_text(Result(tuple(play.result.winners), play.result.reason))
            print(say("serve.match-over", {"match": play.match, "result": result}), flush=True)

    def has_to_act(self, connection: Connection) -> bool:
        """Whether the table waits for us, and we have not acted in this position."""
        if connection.now is None or connection.now.at == self.acted:
            return False
        return connection.is_our_turn() or connection.is_rematch_up_to_us()

    async def act(self, connection: Connection) -> None:
        """Choose a move or roll; after a match, agree to a rematch."""
        now = connection.now
        play = now.play if now else None
        if now is None or play is None:
            return
        self.acted = now.at
        if play.result:
            connection.send(Rematch())
        elif play.kind == "chance":
            connection.send(Roll(now.at))
        else:
            connection.send(Move(now.at, await asyncio.to_thread(self.choose, play)))
        self.rest(PACE)

    def choose(self, play: PlayNow) -> str:
        """One of the legal choices; a random one if the preferred move is illegal because another piece was lifted."""
        choices = [choice.move for choice in play.choices]
        liked = self.like(play.position)
        return liked if liked in choices else random.choice(choices)

    def like(self, position: str | None) -> str:
        """The preferred move in the table's notation. If the position is not sent, it is reconstructed from memory."""
        if position is not None:
            return self.choose_move(self.setup.read(position))
        return self.memory.place_text(self.choose_move(self.memory.match.state))


class Memory:
    """What an attentive observer knows about a table with hidden pieces: everything that was ever played."""

    def __init__(self, setup: Setup, hidden: bool) -> None:
        """Begin with the first position."""
        self.setup, self.hidden = setup, hidden
        self.begin()

    def begin(self, starter: str | None = None) -> None:
        """Begin a new match."""
        hidden = self.setup.game.hidden
        self.match = Match(self.setup, self.setup.start(starter))
        self.places = hidden(self.match.state, self.setup.board) if self.hidden and hidden else None

    def take_in(self, entries: list[LogEntry]) -> None:
        """Follow the log, if the table hides pieces."""
        if not self.places:
            return
        for entry in entries:
            for event in read_events(entry.events):
                if isinstance(event, Began):
                    self.begin(event.starter)
                elif isinstance(event, Moved):
                    self.play(self.places, event.move)

    def play(self, places: HiddenTable, text: str) -> None:
        """Apply a move."""
        state, board = self.match.state, self.setup.board
        move = places.moves(state, board)[text]
        self.match.play(self.setup.game.notation.move_text(state, board, move))
        places.play(text)

    def place_text(self, engine_text: str) -> str:
        """The text of a move at this table."""
        if not self.places:
            return engine_text
        state = self.match.state
        return self.places.match_move(state, self.setup.board, self.setup.find(state, engine_text).move)
