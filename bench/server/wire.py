"""How the load talks to each server: what is sent to make a table, to sit down, to watch and to move.

Both are spoken to by the same program in the same way, as little as possible is read of what they say, and only by the
player whose turn it is then. So what is measured is the servers and not a client.
"""

import json
from http.client import HTTPConnection
from typing import Any, NamedTuple, Protocol

from msgspec import Struct
from msgspec.json import Decoder

from bench.server.line import Step

TIMEOUT = 60.0


class Place(NamedTuple):
    """A way to a table: a player's or a watcher's."""

    url: str
    hello: list[bytes]
    """What is sent once connected."""
    sync: bytes = b""
    """What is sent once the hello was answered, where that takes two steps."""
    key: str = ""


class Wire(Protocol):
    """A server's protocol."""

    def make_table(self) -> tuple[str, list[Place]]:
        """Make a table with two players; its name, and where they sit in the order of their turns."""

    def watching(self, table: str) -> Place:
        """A watcher's place."""

    def answer(self, place: Place, message: bytes) -> bytes | None:
        """What must be answered to a message by itself."""

    def is_ready(self, message: bytes) -> bool:
        """Whether a message says that one is at the table now."""

    def position(self, message: bytes) -> int | None:
        """The number by which a move names the position that a message tells, None if it tells of no new position."""

    def move(self, table: str, seat: int, place: Place, position: int, step: Step) -> bytes:
        """A player's move."""


class Http:
    """Asks a server, one request after the other over one connection."""

    def __init__(self, port: int) -> None:
        """A server on this machine."""
        self.connection = HTTPConnection("127.0.0.1", port, timeout=TIMEOUT)

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """Send something; what comes back."""
        self.connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status >= 300:
            raise RuntimeError(f"{path}: {answer.status} {text[:200]!r}")
        return json.loads(text)


class NowAt(Struct):
    """All that is read of a present state."""

    at: int


class TableAt(Struct):
    """All that is read of a table."""

    now: NowAt


class OurMessage(Struct):
    """All that is read of an update or a welcome."""

    now: NowAt | None = None
    table: TableAt | None = None


class Ours:
    """Kasimir's protocol."""

    def __init__(self, port: int, hidden: bool) -> None:
        """Tables with hidden discs, or open ones."""
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
        """With a key; as every client does, it adds to the dice at once, though this game has none."""
        shake = {"type": "shake", "match": 1, "entropies": {seat: "0" * 64}}
        hello = {"type": "hello", "token": token}
        return Place(f"{self.address}/{table}", [json.dumps(message).encode() for message in (hello, shake)])

    def watching(self, table: str) -> Place:
        """Without a key."""
        return Place(f"{self.address}/{table}", [b'{"type":"hello"}'])

    def answer(self, place: Place, message: bytes) -> bytes | None:  # noqa: ARG002
        """Nothing."""
        return None

    def is_ready(self, message: bytes) -> bool:
        """The answer to hello."""
        return message.startswith(b'{"type":"welcome"')

    def position(self, message: bytes) -> int | None:
        """The entry that made it."""
        if not message.startswith((b'{"type":"update"', b'{"type":"welcome"')):
            # A server does not wait for ever for what devices add to the dice: then it is too late, and no harm done.
            if message.startswith(b'{"type":"refused"') and b'"table.shaken"' not in message[:60]:
                raise RuntimeError(message[:200].decode())
            return None
        told = self.read(message)
        now = told.now or (told.table.now if told.table else None)
        return now.at if now else None

    def move(self, table: str, seat: int, place: Place, position: int, step: Step) -> bytes:  # noqa: ARG002
        """By its text."""
        return b'{"type":"move","at":%d,"move":"%s"}' % (position, (step.hidden if self.hidden else step.open).encode())


class StateNumber(Struct, rename={"number": "_stateID"}):
    """All that is read of a state of boardgame.io."""

    number: int


class Boardgame:
    """What boardgame.io says over socket.io; credentials are checked there as ours are."""

    UPDATE = b'42/discs,["update"'

    def __init__(self, port: int) -> None:
        """A server with the game of discs."""
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
        """Enter the game's name space, then ask for the state."""
        sync = json.dumps(["sync", table, player, key or None, 2]).encode()
        return Place(self.url, [b"40/discs,"], b"42/discs," + sync, key)

    def watching(self, table: str) -> Place:
        """Nobody's place."""
        return self.place(table, None, "")

    def answer(self, place: Place, message: bytes) -> bytes | None:
        """The way in, and a ping once in a while."""
        if message.startswith(b"40/discs,"):
            return place.sync
        return b"3" if message == b"2" else None

    def is_ready(self, message: bytes) -> bool:
        """The state, as asked for."""
        return message.startswith(b'42/discs,["sync"')

    def position(self, message: bytes) -> int | None:
        """The number of the state."""
        if self.is_ready(message):
            return 0
        if not message.startswith(self.UPDATE):
            return None
        return self.read(message[len(b"42/discs,") :])[2].number

    def move(self, table: str, seat: int, place: Place, position: int, step: Step) -> bytes:
        """By its piles."""
        return (
            b'42/discs,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d,%d],"playerID":"%d",'
            b'"credentials":"%s"}},%d,"%s","%d"]'
            % (step.origin, step.target, seat, place.key.encode(), position, table.encode(), seat)
        )
