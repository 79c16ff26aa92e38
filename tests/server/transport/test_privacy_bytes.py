"""Every byte that a server sends, over WebSockets, event streams and HTTP, is searched for secrets."""

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from kasimir.client.table import Connection, ask_http
from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.protocol.http import Ticket
from kasimir.protocol.messages import Refused
from kasimir.protocol.requests import Answer, AnyRequest, End, Lift, Move, Roll, Say, Undo
from kasimir.server.domain.table import Table, hash_of
from tests.server.players import open_for_two
from tests.server.servers import Open, serving

pytestmark = pytest.mark.anyio
EVENTS = 60
ENDED = b'"type":"ended"'
OVER = re.compile(ENDED + rb'|"phase":"over"')
"""From here on nothing is hidden any more: the event, or a table asked for after it."""
PATIENCE = 60.0


class Tap:
    """Passes on what guests and server say to each other, and keeps what the server says, by connection."""

    def __init__(self, port: int) -> None:
        self.port, self.url = port, ""
        self.streams: list[bytearray] = []

    async def connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        kept = bytearray()
        self.streams.append(kept)
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            await asyncio.gather(pass_on(reader, to_server, bytearray()), pass_on(from_server, writer, kept))
        except ConnectionError:
            pass
        finally:
            await close(writer)
            await close(to_server)


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, kept: bytearray) -> None:
    while data := await reader.read(1 << 16):
        kept += data
        writer.write(data)
        await writer.drain()
    writer.close()


async def close(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):
        await writer.wait_closed()


@asynccontextmanager
async def tapped(server: Open) -> AsyncIterator[Tap]:
    tap = Tap(server.port)
    listener = await asyncio.start_server(tap.connect, "127.0.0.1", 0)
    tap.url = f"http://127.0.0.1:{listener.sockets[0].getsockname()[1]}"
    try:
        yield tap
    finally:
        listener.close()


async def watch_stream(url: str, table: str) -> None:
    """Read the table's events until the connection ends."""
    host, _, port = url.removeprefix("http://").rpartition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(f"GET /api/tables/{table}/events HTTP/1.1\r\nhost: {host}:{port}\r\n\r\n".encode())
    try:
        while await reader.read(1 << 16):
            pass
    finally:
        await close(writer)


async def play_stormily(url: str, tickets: list[Ticket], index: int, chance: random.Random) -> None:
    """Play for a while, with undo, lifts, phrases and mistakes; then the host gives the match up."""
    ticket = tickets[index]
    async with Connection(url, ticket.table, ticket.token) as connection:
        async for told in connection:
            now = connection.now
            play = now.play if now else None
            if not now or not play:
                continue
            if play.result:
                return
            if now.number > EVENTS and index == 0:
                connection.send(End())
            if now.undo:
                connection.send(Answer(now.at, chance.random() < 0.5))
            elif not isinstance(told, Refused) and chance.random() < 0.2:
                connection.send(chance.choice(odd_things(now.at)))
            if connection.is_our_turn():
                act(connection, chance)


def odd_things(at: int) -> list[AnyRequest]:
    """What people also send."""
    return [Undo(at), Say("hello"), Move(at, "nonsense"), Lift(at, "place:1")]


def act(connection: Connection, chance: random.Random) -> None:
    """Roll or move; where pieces are hidden, sometimes look first."""
    now = connection.now
    assert now
    assert now.play
    if now.play.kind == "chance":
        connection.send(Roll(now.at))
        return
    choice = chance.choice(now.play.choices)
    if choice.touch[0].startswith("place:") and not now.play.lifted and chance.random() < 0.5:
        connection.send(Lift(now.at, choice.touch[0]))
    else:
        connection.send(Move(now.at, choice.move))


async def ask_around(url: str, table: str) -> None:
    """Everything that can be asked for by anybody, again and again."""
    while True:
        for path in ("/api/games", "/api/tables", f"/api/tables/{table}", "/metrics", f"/api/tables/{table}/record/1"):
            with suppress(Exception):
                await asyncio.to_thread(ask_http, "GET", url + path)
        await asyncio.sleep(0.05)  # others want to be served, too


@pytest.mark.parametrize("game", ["discs", "towers", "race", "kitchen", "hunt"])
async def test_every_byte_of_a_stormy_match(tmp_path: Path, game: str) -> None:
    async with serving(tmp_path) as server, tapped(server) as tap:
        tickets = await open_for_two(tap.url, game)
        name = tickets[0].table
        asking = [asyncio.create_task(watch_stream(tap.url, name)), asyncio.create_task(ask_around(tap.url, name))]
        playing = [play_stormily(tap.url, tickets, index, random.Random(f"{game} {index}")) for index in (0, 1)]
        await asyncio.wait_for(asyncio.gather(*playing), PATIENCE)
        record: Any = await asyncio.to_thread(ask_http, "GET", f"{tap.url}/api/tables/{name}/record/1")
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        table = server.hub.tables[name].table
    assert verify(from_table(record)) == []
    check_tokens(tap.streams, tickets)
    check_seed(tap.streams, record["dice"]["seed"])
    if game == "discs":
        check_covered(tap.streams, table)


def check_tokens(streams: list[bytearray], tickets: list[Ticket]) -> None:
    """A token is told to whoever asked for it, once, and its hash to nobody."""
    for ticket in tickets:
        assert sum(stream.count(ticket.token.encode()) for stream in streams) == 1
        assert not any(hash_of(ticket.token).encode() in stream for stream in streams)


def check_seed(streams: list[bytearray], seed: str) -> None:
    """The seed is told by the event that ends the match, and after that in the record."""
    telling = [bytes(stream) for stream in streams if seed.encode() in stream]
    assert len(telling) >= 3
    for stream in telling:
        before = stream[: stream.index(seed.encode())]
        assert ENDED in before[-300:] or b"content-disposition" in before.lower()


def check_covered(streams: list[bytearray], table: Table) -> None:
    """Before the end, nothing names a pile by its discs."""
    playing = table.playing
    piles = {
        text for moment in playing.match.moments for text in playing.setup.text(moment.state).split()[0].split("/")
    }
    covered = [pile.rstrip("*").encode() for pile in piles if len(pile.rstrip("*")) > 1]
    assert covered
    for stream in streams:
        text = OVER.split(bytes(stream), 1)[0]
        if b'"place:' not in text:
            continue
        shown = re.findall(rb'"piles":(\[.*?\])', text)
        assert all(set(pile) == {"id", "height", "top", "star"} for piles in shown for pile in json.loads(piles))
        assert not re.search(rb'["/> ](%s)["/>* ]' % b"|".join(covered), text)
