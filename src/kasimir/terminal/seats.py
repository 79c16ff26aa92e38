"""Players by name: `bot` or `bot:hard` stands for the computer at a level, any other name for a person."""

from kasimir.bots.characters import level_of
from kasimir.bots.levels import DEFAULT, check_bot
from kasimir.core.record import Sitter
from kasimir.core.setup import Setup
from kasimir.core.words import say

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


def level_text(sitter: Sitter) -> str:
    """The translated name of a bot's level; bots that are not levels for people are shown by their id."""
    code = f"web.level-{level_of(sitter)}"
    text = say(code)
    return level_of(sitter) if text == code else text
