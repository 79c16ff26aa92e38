"""Endless pipelined requests on connections that never read a response."""

from tests.server.attacks.wire import Target, repeat, request

CONNECTIONS = 10
MANY = request("GET", "/healthz") * 1000


async def attack(target: Target, seconds: float) -> None:
    async def flood(_: int) -> None:
        async with await target.connect() as line:
            line.read_nothing()
            while True:
                await line.send(MANY)
                target.seen["sent"] += 1000

    await repeat(CONNECTIONS, flood, seconds)
