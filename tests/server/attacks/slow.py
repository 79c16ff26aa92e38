"""Connections that send nothing, or one byte at a time, as many as the address may have."""

import asyncio

from tests.server.attacks.wire import KEY, UPGRADE, VERSION, Target, repeat, request

CONNECTIONS = 400
PAUSE = 0.2
HALVES = [
    b"",
    request("GET", "/healthz", "x-slow: " + "x" * 10_000 + "\r\n"),
    request("POST", "/api/tables", "content-length: 16000\r\n") + b" " * 15_000,
    request("GET", "/ws/x", UPGRADE + KEY + VERSION),
]


async def attack(target: Target, seconds: float) -> None:
    async def drip(number: int) -> None:
        half = HALVES[number % len(HALVES)]
        async with await target.connect() as line:
            for place in range(len(half) - 1):
                await line.send(half[place : place + 1])
                target.seen["sent"] += 1
                await asyncio.sleep(PAUSE)  # being slow is the attack
            await line.reader.read()

    await repeat(CONNECTIONS, drip, seconds)
