"""Long responses that are requested and not read: replays, files, rules, and the log of a table."""

import asyncio

from tests.helpers import own_file
from tests.server.attacks.wire import KEY, UPGRADE, VERSION, Target, message, repeat, request

CONNECTIONS, LISTENERS = 60, 40
LONG_MATCH = own_file("records", "kitchen-turns.json")
"""Its replay is more than seventy times as long."""
LONG_TABLE = "long-table"
"""One at which so much has happened that it is told in parts."""


async def attack(target: Target, seconds: float) -> None:
    wishes = [
        request("POST", "/api/replay", body=LONG_MATCH.read_bytes()),
        request("GET", "/api/games/race/rules"),
        request("GET", "/api/games"),
        request("GET", f"/api/tables/{LONG_TABLE}/events", "last-event-id: 0\r\n"),
        request("GET", "/"),
    ]

    async def wish(number: int) -> None:
        async with await target.connect() as line:
            line.read_nothing()
            for place in range(5):
                await line.send(wishes[(number + place) % len(wishes)])
                target.seen["sent"] += 1
                await asyncio.sleep(0.1)  # separate requests, not one packet
            await asyncio.sleep(seconds)  # no response is ever read

    async def listen(_: int) -> None:
        async with await target.connect() as line:
            await line.send(request("GET", f"/ws/{LONG_TABLE}", UPGRADE + KEY + VERSION))
            await line.status()
            await line.send(message("hello", after=0))
            line.read_nothing()
            target.seen["sent"] += 1
            await asyncio.sleep(seconds)  # the long log is never read

    await asyncio.gather(repeat(CONNECTIONS, wish, seconds), repeat(LISTENERS, listen, seconds))
