"""Bots: the levels that people play against, and the base of bots of your own."""

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kasimir.api.position import Position
from kasimir.core.errors import UsageError
from kasimir.core.setup import Setup

if TYPE_CHECKING:
    from kasimir.bots.player import Chooser
    from kasimir.bots.verdict import Verdict


class Bot(ABC):
    """A bot of your own: subclass it and write `choose`. It plays in matches, in the arena and at tables.

    >>> import kasimir
    >>> class First(kasimir.Bot):
    ...     def choose(self, pos):
    ...         return pos.moves[0]
    >>> match = kasimir.game("discs").match(seed=3)
    >>> result = match.play_out(First(), "random")
    >>> match.record().names
    {'m': 'First', 'c': 'random'}
    """

    @property
    def name(self) -> str:
        """What records and results call it: by default the name of its class."""
        return type(self).__name__

    @abstractmethod
    def choose(self, pos: Position) -> str:
        """The move to make: one of `pos.moves`."""

    def chooser(self, setup: Setup, seed: int) -> "Chooser":  # noqa: ARG002 - a bot of one's own brings its luck along
        """What plays one seat of a match."""
        from kasimir.api.game import Game

        game = Game(setup)
        return lambda state: self.choose(Position(game, state))


class LevelBot(Bot):
    """One of the bots that Kasimir brings. `kasimir.bot` makes it."""

    def __init__(self, level: str, seed: int = 1) -> None:
        """Take the name of a level."""
        self.level, self.seed = level, seed

    @property
    def name(self) -> str:
        """The name of its level."""
        return self.level

    def choose(self, pos: Position) -> str:
        """The move to make. Same seed and position, same move."""
        from kasimir.bots.verdict import check_choice

        check_choice(pos.game._setup, pos._state)
        return self.chooser(pos.game._setup, number_from(pos.text))(pos._state)

    def analyse(self, pos: Position) -> "Verdict":
        """The best move by its lights (`.move`), what each seat may expect (`.value`), and every move (`.moves`)."""
        from kasimir.bots.player import thinker_for

        return thinker_for(pos.game._setup, self.level, patient=True)(pos._state, self.seed)

    def chooser(self, setup: Setup, seed: int) -> "Chooser":
        """What plays one seat of a match: it slips as often as the level does."""
        from kasimir.bots.player import Player

        return Player(setup, self.level, number_from(f"{seed} {self.seed}"), patient=True).choose

    def __repr__(self) -> str:
        return f"kasimir.bot({self.level!r})"


def number_from(text: str) -> int:
    """A seed that follows from a text, on every machine alike."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def bot_by_name(level: str, seed: int = 1) -> LevelBot:
    """A bot by its name: `random`, `greedy`, `kitten`, `easy`, `normal`, `hard`, `master`, or `perfect`.

    The last one plays games that are solved. Same seed, same moves.

    >>> import kasimir
    >>> kasimir.bot("greedy").choose(kasimir.game("towers").position("4,4 - 0,0 - r 4"))
    'p+4'
    """
    from kasimir.bots.levels import BOTS

    if level not in BOTS:
        raise UsageError("usage.bot", bot=level, bots=", ".join(BOTS))
    return LevelBot(level, seed)
