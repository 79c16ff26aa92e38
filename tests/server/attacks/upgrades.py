"""Malformed WebSocket upgrades, and ones that are cut off."""

from tests.server.attacks.wire import KEY, UPGRADE, VERSION, Target, repeat, request

CONNECTIONS = 20
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


async def attack(target: Target, seconds: float) -> None:
    async def begin(number: int) -> None:
        for place, beginning in enumerate(BEGINNINGS, number):
            is_cut = place % 3 == 0
            async with await target.connect() as line:
                await line.send(beginning[: len(beginning) // 2] if is_cut else beginning)
                target.seen["sent"] += 1
                if not is_cut:
                    await line.status()

    await repeat(CONNECTIONS, begin, seconds)
