"""Pings from watchers that never read a pong."""

from tests.server.attacks.wire import PING, Target, frame, repeat

CONNECTIONS = 20
MANY = frame(b"x" * 125, PING) * 100


async def attack(target: Target, seconds: float) -> None:
    table = (await target.open_table())["table"]

    async def flood(_: int) -> None:
        async with await target.sit(table) as line:
            line.read_nothing()
            while True:
                await line.send(MANY)
                target.seen["sent"] += 100

    await repeat(CONNECTIONS, flood, seconds)
