"""Malformed WebSocket upgrades, ones that are cut off, and ones while an earlier answer is unread."""

import asyncio

from tests.server.attacks.readers import LONG_TABLE
from tests.server.attacks.wire import KEY, UPGRADE, VERSION, Target, repeat, request

CONNECTIONS, RELUCTANT = 20, 4
BEGINNINGS = [
    request("GET", "/ws/x", UPGRADE + VERSION),
    request("GET", "/ws/x", UPGRADE + KEY),
    request("GET", "/ws/x", UPGRADE + KEY + "sec-websocket-version: 12\r\n"),
    request("GET", "/ws/x", UPGRADE + "sec-websocket-key: x\r\n" + VERSION),
    request("GET", "/ws/x", UPGRADE + KEY + KEY + VERSION),
    request("GET", "/elsewhere", UPGRADE + KEY + VERSION),
    request("POST", "/ws/x", UPGRADE + KEY + VERSION),
    request("GET", "/ws/x", UPGRADE + KEY + VERSION + "content-length: 5\r\n"),
    request("GET", "/ws/x", UPGRADE + KEY + VERSION),
]
UNREAD = [
    request("GET", f"/api/tables/{LONG_TABLE}/events", "last-event-id: 0\r\n"),
    request("GET", f"/ws/{LONG_TABLE}", UPGRADE + KEY + VERSION),
]


async def attack(target: Target, seconds: float) -> None:
    async def begin(number: int) -> None:
        for place, beginning in enumerate(BEGINNINGS, number):
            is_cut = place % 3 == 0
            async with await target.connect() as line:
                await line.send(beginning[: len(beginning) // 2] if is_cut else beginning)
                target.seen["sent"] += 1
                if not is_cut:
                    await line.status()

    async def begin_unread(_: int) -> None:
        async with await target.connect() as line:
            line.read_nothing()
            for wish in UNREAD:
                await line.send(wish)
                target.seen["sent"] += 1
                await asyncio.sleep(0.1)  # requests one by one, not all in one packet

    await asyncio.gather(repeat(CONNECTIONS, begin, seconds), repeat(RELUCTANT, begin_unread, seconds))
