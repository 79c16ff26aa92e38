"""Fuzzing: the server answers or disconnects, never fails, and honest players are not affected."""

import asyncio
import json
import random
import resource
from pathlib import Path
from typing import Any

import pytest
from picows import WSMsgType

from kasimir.client.table import Connection
from kasimir.protocol.events import Moved, Rolled
from kasimir.protocol.messages import AnyMessage
from kasimir.protocol.stored import Entry
from kasimir.server.domain.fold import read_events
from kasimir.server.metrics import COUNTS
from tests.server.players import open_for_two, open_with_bot, play_out
from tests.server.servers import Open, serving

pytestmark = pytest.mark.anyio

VALID: list[dict[str, Any]] = [
    {"type": "move", "at": 3, "move": "+"},
    {"type": "roll", "at": 1},
    {"type": "lift", "at": 3, "touch": "place:1"},
    {"type": "shake", "match": 1, "entropies": {"a": "0" * 64}},
    {"type": "undo", "at": 3},
    {"type": "answer", "at": 3, "yes": True},
    {"type": "begin", "starter": "a"},
    {"type": "sit", "seat": "a", "level": "random"},
    {"type": "lock", "locked": False},
    {"type": "remove", "guest": 2},
    {"type": "back"},
    {"type": "rematch"},
    {"type": "say", "phrase": "hello"},
    {"type": "ping"},
    {"type": "hello", "after": 0},
]
ODD: list[Any] = [None, -1, 10**30, 1.5, "", "\ud800", "\0", "x" * 100, [], {}, True]


MOST_MEMORY = 100 * 1024 * 1024
"""By so many bytes a storm may make the process grow, the players and pests in it included."""


def nonsense(chance: random.Random) -> tuple[WSMsgType, bytes]:
    """A message: garbage, too deep, too large, or a valid one with something changed."""
    kind = chance.randrange(10)
    if kind == 0:
        return WSMsgType.TEXT, chance.randbytes(chance.randrange(60))
    if kind == 1:
        return WSMsgType.TEXT, b"[" * chance.randrange(4000)
    if kind == 2 and chance.random() < 0.1:
        return chance.choice([(WSMsgType.BINARY, b"x"), (WSMsgType.TEXT, b"x" * 9000), (WSMsgType.CLOSE, b"\x03")])
    message = dict(chance.choice(VALID))
    if kind > 4:
        message[chance.choice([*message, "new"])] = chance.choice(ODD)
    return WSMsgType.TEXT, json.dumps(message).encode()


async def pester(url: str, table: str, token: str | None, count: int, chance: random.Random) -> None:
    """Send so many messages of nonsense, over as many connections as that takes."""
    while count > 0:
        async with Connection(url, table, token) as connection:
            heard = asyncio.create_task(listen(connection))
            while count > 0 and not heard.done():
                for _ in range(20):
                    send(connection, *nonsense(chance), chance)
                    count -= 1
                await asyncio.sleep(0.002)  # so that refusals are heard in between
            heard.cancel()
            await asyncio.gather(heard, return_exceptions=True)


def send(connection: Connection, kind: WSMsgType, message: bytes, chance: random.Random) -> None:
    """Send a message, now and then in two pieces."""
    if kind == WSMsgType.TEXT and chance.random() < 0.1:
        cut = chance.randrange(len(message) + 1)
        connection.transport.send(WSMsgType.TEXT, message[:cut], fin=False)
        connection.transport.send(WSMsgType.CONTINUATION, message[cut:])
    else:
        connection.transport.send(kind, message)


async def listen(connection: Connection) -> None:
    """Read until the connection ends."""
    told: AnyMessage | None
    while (told := await connection.listener.heard.get()) is not None:
        del told


PATHS = [
    "/api/tables",
    "/api/tables/{}",
    "/api/tables/{}/join",
    "/api/tables/{}/record/{}",
    "/api/tables/{}/replay/{}",
    "/api/replay",
    "/api/tables/{}/events",
    "/ws/{}",
]
WORDS = ["", "x" * 2000, "..", "%00", "%ff", "\u2603", "-1", "9" * 400, "a b", "a/b?c#d"]


async def pester_by_http(port: int, table: str, count: int, chance: random.Random) -> None:
    """Requests that make no sense, each over a connection of its own; whatever comes back, something does."""
    for _ in range(count):
        words = [chance.choice([table, *WORDS]) for _ in range(2)]
        path = chance.choice(PATHS).format(*words)
        method = chance.choice(["GET", "POST", "DELETE", "PUT", "x"])
        _, body = nonsense(chance)
        headers = {"authorization": chance.choice(["", "Bearer", "Bearer " + "x" * 500]), "last-event-id": words[0]}
        lines = [f"{method} {path} HTTP/1.1", "host: 127.0.0.1", "connection: close", f"content-length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items() if chance.random() < 0.5]
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write("\r\n".join([*lines, "", ""]).encode() + body)
        answer = await asyncio.wait_for(reader.read(64), 10)
        assert answer.startswith(b"HTTP/1.1 "), (path, answer)
        assert b" 500 " not in answer[:20], (method, path, body)
        writer.close()


def memory() -> int:
    """The bytes of this process that are in memory."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def check_state(server: Open, table: str) -> None:
    """Whatever was said at a table, its state is what its log leads to."""
    live = server.hub.tables[table].table
    entries = [Entry(entry.number, entry.at, bytes(entry.events)) for entry in live.entries]
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert live.number == len(entries)
    moves = [event for entry in entries for event in read_events(entry.body) if isinstance(event, Moved | Rolled)]
    assert len(moves) >= len(live.playing.match.events)


async def storm(folder: Path, count: int) -> None:
    """Pester some tables while honest people play at others."""
    before = COUNTS["failures"]
    async with serving(folder) as server:
        victims = [(await open_for_two(server.url, game))[0] for game in ("discs", "kitchen")]
        victims.append(await open_with_bot(server.url, "towers"))
        honest = [await open_for_two(server.url, game) for game in ("discs", "towers", "kitchen")]
        keys = [key for ticket in victims for key in (ticket.token, None)]
        tables = [ticket.table for ticket in victims for _ in range(2)]
        pests = [
            pester(server.url, table, key, count // len(keys), random.Random(number))
            for number, (table, key) in enumerate(zip(tables, keys, strict=True))
        ]
        pests.append(pester_by_http(server.port, victims[0].table, count // 50, random.Random(99)))
        used = memory()
        await asyncio.gather(*pests, *(play_out(server.url, tickets) for tickets in honest))
        assert memory() - used < MOST_MEMORY
        for ticket in victims:
            check_state(server, ticket.table)
        assert all(server.hub.tables[tickets[0].table].table.phase == "over" for tickets in honest)
    assert COUNTS["failures"] == before


async def test_nonsense_changes_nothing_for_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await storm(tmp_path, 10_000)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [error for error in errors if not error.startswith("WS parser error")] == []


@pytest.mark.slow
async def test_100000_messages_of_nonsense(tmp_path: Path) -> None:
    await storm(tmp_path, 100_000)
