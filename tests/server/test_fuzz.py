"""Nonsense by the thousand: the server answers or hangs up, never fails, and honest players notice nothing."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from picows import WSMsgType

from kasimir.client.table import Connection
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.told import Told
from tests.server.house import serving
from tests.server.players import open_for_two, open_with_bot, play_out

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
                    connection.transport.send(*nonsense(chance))
                    count -= 1
                await asyncio.sleep(0.002)
            heard.cancel()
            await asyncio.gather(heard, return_exceptions=True)


async def listen(connection: Connection) -> None:
    """Read until the connection ends."""
    told: Told | None
    while (told := await connection.ears.heard.get()) is not None:
        del told


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
        await asyncio.gather(*pests, *(play_out(server.url, tickets) for tickets in honest))
        assert all(server.hub.tables[tickets[0].table].table.phase == "over" for tickets in honest)
    assert COUNTS["failures"] == before


async def test_nonsense_changes_nothing_for_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    await storm(tmp_path, 10_000)
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert [error for error in errors if not error.startswith("WS parser error")] == []


@pytest.mark.slow
async def test_100000_messages_of_nonsense(tmp_path: Path) -> None:
    await storm(tmp_path, 100_000)
