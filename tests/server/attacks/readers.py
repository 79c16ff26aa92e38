"""Long answers that are asked for and not read: replays, files, rules, event streams with all that was missed."""

import asyncio
from pathlib import Path

from tests.server.attacks.wire import Target, repeat, request

CONNECTIONS = 60
LONG_MATCH = Path(__file__).parents[2] / "records" / "kitchen-turns.json"
"""Its replay is more than seventy times as long."""


async def attack(target: Target, seconds: float) -> None:
    table = (await target.open_table())["table"]
    wishes = [
        request("POST", "/api/replay", body=LONG_MATCH.read_bytes()),
        request("GET", "/api/games/race/rules"),
        request("GET", "/api/games"),
        request("GET", f"/api/tables/{table}/events", "last-event-id: 0\r\n"),
        request("GET", "/"),
    ]

    async def wish(number: int) -> None:
        async with await target.connect() as line:
            line.read_nothing()
            for place in range(5):
                await line.send(wishes[(number + place) % len(wishes)])
                target.seen["sent"] += 1
                await asyncio.sleep(0.1)
            await asyncio.sleep(seconds)

    await repeat(CONNECTIONS, wish, seconds)
