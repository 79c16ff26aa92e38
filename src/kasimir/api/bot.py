"""Bots: the built-in levels, and the base class for your own bots."""

import hashlib
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from kasimir.api.position import Position
from kasimir.core.errors import UsageError
from kasimir.core.game import CHANCE
from kasimir.core.setup import Setup

if TYPE_CHECKING:
    from kasimir.bots.player import Chooser
    from kasimir.bots.verdict import Prospect, Verdict


class Bot(ABC):
    """Base class for your own bot: implement `choose`. It can play in matches, in the arena and at tables.

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
        """The name in records and results; by default the name of the class."""
        return type(self).__name__

    @abstractmethod
    def choose(self, pos: Position) -> str:
        """Return the move to make, one of `pos.moves`."""

    def chooser(self, setup: Setup, seed: int) -> "Chooser":  # noqa: ARG002 - your own bot has its own randomness
        """The function that plays one seat of a match."""
        from kasimir.api.game import Game

        game = Game(setup)
        return lambda state: self.choose(Position(game, state))


class LevelBot(Bot):
    """A built-in bot. Create it with `kasimir.bot`."""

    def __init__(self, level: str, seed: int = 1) -> None:
        """Create a bot by the name of its level."""
        self.level, self.seed = level, seed

    @property
    def name(self) -> str:
        """The name of the level."""
        return self.level

    def choose(self, pos: Position) -> str:
        """Return the move to make. The same seed and position give the same move."""
        from kasimir.bots.verdict import check_choice

        check_choice(pos.game._setup, pos._state)
        return self.chooser(pos.game._setup, number_from(pos.text))(pos._state)

    def analyse(self, pos: Position) -> "Verdict | Prospect":
        """Evaluate a position: its best move (`.move`), value for each seat (`.value`) and all moves (`.moves`).

        Before a chance event there is no move: only `.value`, and that of each outcome (`.outcomes`).

        >>> import kasimir
        >>> prospect = kasimir.bot("greedy").analyse(kasimir.game("towers").start())
        >>> [opinion.move for opinion in prospect.outcomes]
        ['*', '1', '2', '3', '4', '5']
        """
        from kasimir.bots.player import expect, thinker_for

        setup, state = pos.game._setup, pos._state
        if setup.kind(state) == CHANCE:
            return expect(setup, self.level, state, self.seed, patient=True)
        return thinker_for(setup, self.level, patient=True)(state, self.seed)

    def chooser(self, setup: Setup, seed: int) -> "Chooser":
        """The function that plays one seat of a match, with the slips of the level."""
        from kasimir.bots.player import Player

        return Player(setup, self.level, number_from(f"{seed} {self.seed}"), patient=True).choose

    def __repr__(self) -> str:
        return f"kasimir.bot({self.level!r})"


def number_from(text: str) -> int:
    """A seed derived from a text, the same on every machine."""
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:7], "big")


def bot_by_name(level: str, seed: int = 1) -> LevelBot:
    """Return a built-in bot: `random`, `greedy`, `kitten`, `easy`, `normal`, `hard`, `master`, or `perfect`.

    `perfect` plays solved games only. The same seed gives the same moves.

    >>> import kasimir
    >>> kasimir.bot("greedy").choose(kasimir.game("towers").position("4,4 - 0,0 - r 4"))
    'p+4'
    """
    from kasimir.bots.levels import BOTS

    if level not in BOTS:
        raise UsageError("usage.bot", bot=level, bots=", ".join(BOTS))
    return LevelBot(level, seed)
