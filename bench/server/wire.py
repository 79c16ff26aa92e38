"""The protocols of both servers: messages to open a table, take a seat, watch and move.

The same program talks to both in the same way. It parses as little of the messages as possible, and only for the player
whose turn is next, so that the servers are measured and not a client.
"""

import json
from http.client import HTTPConnection
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from msgspec.json import Decoder

from bench.server.line import Step

TIMEOUT = 60.0


class Place(NamedTuple):
    """The connection data of a player or a spectator."""

    url: str
    hello: list[bytes]
    """Sent once connected."""
    sync: bytes = b""
    """Sent once the hello was answered, if there are two steps."""
    key: str = ""


class Wire(Protocol):
    """A server's protocol."""

    def make_table(self) -> tuple[str, list[Place]]:
        """Open a table with two players; its name, and the players' connections in turn order."""

    def watching(self, table: str) -> Place:
        """A spectator's connection."""

    def answer(self, place: Place, message: bytes) -> bytes | None:
        """The required reply to a message, if any."""

    def is_ready(self, message: bytes) -> bool:
        """Whether a message confirms that the client is at the table."""

    def position(self, message: bytes) -> int | None:
        """The number of the position in a message, for the next move; None if there is no new position."""

    def move(self, table: str, seat: int, place: Place, position: int, step: Step) -> bytes:
        """A player's move."""


class Http:
    """An HTTP client that sends one request after the other over one connection."""

    def __init__(self, port: int) -> None:
        """Connect to a server on this machine."""
        self.connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send a POST request; the response."""
        self.connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text)


class NowAt(Struct):
    """The only parts that are parsed of the current state."""

    at: int


class TableAt(Struct):
    """The only parts that are parsed of a table."""

    now: NowAt


class OurMessage(Struct):
    """The only parts that are parsed of an update or a welcome."""

    now: NowAt | None = None
    table: TableAt | None = None


class Ours:
    """Kasimir's protocol."""

    def __init__(self, port: int, hidden: bool) -> None:
        """Use tables with hidden discs, or open ones."""
        self.http, self.hidden = Http(port), hidden
        self.address = f"ws://127.0.0.1:{port}/ws"
        self.read = Decoder(OurMessage).decode

    def make_table(self) -> tuple[str, list[Place]]:
        """Anna begins."""
        seats = [{"who": "me", "name": "Anna"}, {"who": "open"}]
        house = {"first": "chosen", "hidden": self.hidden}
        anna = self.http.post("/api/tables", {"game": "discs", "seats": seats, "house": house})
        table = anna["table"]
        ben = self.http.post(f"/api/tables/{table}/join", {"name": "Ben"})
        return table, [self.playing(table, seat, ticket["token"]) for seat, ticket in (("m", anna), ("c", ben))]

    def playing(self, table: str, seat: str, token: str) -> Place:
        """With a token; like every client it contributes entropy at once, though this game has no dice."""
        shake = {"type": "shake", "match": 1, "entropies": {seat: "0" * 64}}
        hello = {"type": "hello", "token": token}
        return Place(f"{self.address}/{table}", [json.dumps(message).encode() for message in (hello, shake)])

    def watching(self, table: str) -> Place:
        """Without a token."""
        return Place(f"{self.address}/{table}", [b'{"type":"hello"}'])

    def answer(self, place: Place, message: bytes) -> bytes | None:  # noqa: ARG002
        """Nothing."""
        return None

    def is_ready(self, message: bytes) -> bool:
        """The answer to hello."""
        return message.startswith(b'{"type":"welcome"')

    def position(self, message: bytes) -> int | None:
        """The number of the log entry."""
        if not message.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            # A server does not wait forever for entropy from devices; if it comes too late, this is harmless.
            if message.startswith(b'{"type":"refused"') and b'"table.shaken"' not in message[:60]:
                raise RuntimeError(message[:200].decode())
            return None
        told = self.read(message)
        now = told.now or (told.table.now if told.table else None)
        return now.at if now else None

    def move(self, table: str, seat: int, place: Place, position: int, step: Step) -> bytes:  # noqa: ARG002
        """A move by its text."""
        return b'{"type":"move","at":%d,"move":"%s"}' % (position, (step.hidden if self.hidden else step.open).encode())


class StateNumber(Struct, rename={"number": "_stateID"}):
    """The only parts that are parsed of a boardgame.io state."""

    number: int


class Boardgame:
    """boardgame.io's protocol over socket.io; it checks credentials, as our server does."""

    UPDATE = b'42/discs,["update"'

    def __init__(self, port: int) -> None:
        """Use a server with the game of discs."""
        self.http = Http(port)
        self.url = f"ws://127.0.0.1:{port}/socket.io/?EIO=4&transport=websocket"
        self.read = Decoder(tuple[str, str, StateNumber, list[Any]]).decode

    def make_table(self) -> tuple[str, list[Place]]:
        """Player 0 begins."""
        table = self.http.post("/games/discs/create", {"numPlayers": 2})["matchID"]
        places = []
        for seat, name in enumerate(("Anna", "Ben")):
            joined = self.http.post(f"/games/discs/{table}/join", {"playerID": str(seat), "playerName": name})
            places.append(self.place(table, str(seat), joined["playerCredentials"]))
        return table, places

    def place(self, table: str, player: str | None, key: str) -> Place:
        """Enter the game's namespace, then request the state."""
        sync = json.dumps(["sync", table, player, key or None, 2]).encode()
        return Place(self.url, [b"40/discs,"], b"42/discs," + sync, key)

    def watching(self, table: str) -> Place:
        """A connection without a player."""
        return self.place(table, None, "")

    def answer(self, place: Place, message: bytes) -> bytes | None:
        """The handshake, and pings."""
        if message.startswith(b"40/discs,"):
            return place.sync
        return b"3" if message == b"2" else None

    def is_ready(self, message: bytes) -> bool:
        """The requested state."""
        return message.startswith(b'42/discs,["sync"')

    def position(self, message: bytes) -> int | None:
        """The number of the state."""
        if self.is_ready(message):
            return 0
        if not message.startswith(self.UPDATE):
            return None
        return self.read(message[len(b"42/discs,") :])[2].number

    def move(self, table: str, seat: int, place: Place, position: int, step: Step) -> bytes:
        """A move by its piles."""
        return (
            b'42/discs,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d,%d],"playerID":"%d",'
            b'"credentials":"%s"}},%d,"%s","%d"]'
            % (step.origin, step.target, seat, place.key.encode(), position, table.encode(), seat)
        )
