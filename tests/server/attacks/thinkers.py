"""The maximum number of tables of an address, each against the strongest level, with hints at all of them."""

from typing import Any

from tests.server.attacks.wire import Line, Target, message, repeat

TABLES, HINTS = 60, 5
GAMES = ["towers", "kitchen", "race"]
MASTER = {"who": "bot", "level": "master"}


async def attack(target: Target, seconds: float) -> None:
    async def play(number: int) -> None:
        ticket = await target.open_table(GAMES[number % len(GAMES)], MASTER)
        target.seen["sent"] += 1
        async with await target.sit(ticket["table"], ticket["token"]) as line:
            told: Any = {"now": line.now}
            while told is not None:
                if told.get("now") and told["now"]["play"]:
                    await think(target, line, told["now"]["at"], told["now"]["play"])
                told = await line.hear()

    await repeat(TABLES, play, seconds)


async def think(target: Target, line: Line, at: int, play: dict[str, Any]) -> None:
    """Ask for hints, then make any move."""
    if play["waiting"]:
        await line.send(message("shake", match=play["match"], entropies={play["waiting"][0]: "0" * 64}))
        return
    for _ in range(HINTS):
        await line.send(message("hint", at=at))
        target.seen["sent"] += 1
    if play["kind"] == "chance":
        await line.send(message("roll", at=at))
    elif play["choices"]:
        await line.send(message("move", at=at, move=play["choices"][0]["move"]))
