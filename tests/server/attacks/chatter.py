"""The maximum number of connections of an address, with one token, each at the maximum message rate."""

import asyncio

from tests.server.attacks.wire import Target, message, repeat

CONNECTIONS, A_SECOND = 195, 19
SAID = [message("say", phrase="hello"), message("ping"), message("undo", at=1), message("why", at=1, touches=["x"])]


async def attack(target: Target, seconds: float) -> None:
    ticket = await target.open_table()

    async def chat(_: int) -> None:
        async with await target.sit(ticket["table"], ticket["token"]) as line:
            line.listen()
            while True:
                for said in SAID:
                    await line.send(said)
                    target.seen["sent"] += 1
                    await asyncio.sleep(1 / A_SECOND)  # as much as is allowed

    await repeat(CONNECTIONS, chat, seconds)
