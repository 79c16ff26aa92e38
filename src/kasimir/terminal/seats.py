"""Names of bots among the players: `bot`, or `bot:hard` for a certain level."""

from kasimir.bots.levels import DEFAULT, check_bot
from kasimir.core.setup import Setup

BOT = "bot"
LEVEL = ":"


def is_bot(name: str) -> bool:
    """Whether a name stands for the computer."""
    return name == BOT or name.startswith(BOT + LEVEL)


def bot_called(name: str) -> str:
    """The bot that a name stands for; `normal` by default."""
    return name.removeprefix(BOT + LEVEL) if name.startswith(BOT + LEVEL) else DEFAULT


def check_name(setup: Setup, name: str) -> None:
    """Raise a `UsageError` if a name stands for a bot that does not exist."""
    if is_bot(name):
        check_bot(setup, bot_called(name))
