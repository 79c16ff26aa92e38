"""How bots are named around a table: `bot`, or `bot:hard` for one of a certain level."""

from kasimir.bots.levels import DEFAULT, check_bot
from kasimir.core.setup import Setup

BOT = "bot"
LEVEL = ":"


def is_bot(name: str) -> bool:
    """Whether a name calls for the computer."""
    return name == BOT or name.startswith(BOT + LEVEL)


def bot_called(name: str) -> str:
    """The bot that a name calls for; `normal`, if it does not say."""
    return name.removeprefix(BOT + LEVEL) if name.startswith(BOT + LEVEL) else DEFAULT


def check_name(setup: Setup, name: str) -> None:
    """A `UsageError` if a name calls for a bot that there is not."""
    if is_bot(name):
        check_bot(setup, bot_called(name))
