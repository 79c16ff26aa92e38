"""Useless frames: empty pings, and endlessly fragmented messages."""

from tests.server.attacks.wire import CONTINUATION, PING, TEXT, Target, frame, repeat

CONNECTIONS = 40
MANY = 500


async def attack(target: Target, seconds: float) -> None:
    table = (await target.open_table())["table"]

    async def flood(number: int) -> None:
        async with await target.sit(table) as line:
            line.listen()
            if number % 2:
                await line.send(frame(b"", TEXT, is_last=False))
            empty = frame(b"", CONTINUATION, is_last=False) if number % 2 else frame(b"", PING)
            while True:
                await line.send(empty * MANY)
                target.seen["sent"] += MANY

    await repeat(CONNECTIONS, flood, seconds)
