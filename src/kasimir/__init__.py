"""Kasimir: five cat-and-mouse board games, to play, analyse and build on.

    >>> import kasimir
    >>> game = kasimir.game("towers", players=2)
    >>> match = game.match(seed=7)
    >>> match.push("4")
    >>> match.moves
    ('p+4',)

What `__all__` lists is the public interface: documented in docs/api.md and kept stable. Modules below this package
may change at any time.
"""

__version__ = "0.1.0"

from kasimir.api.bot import Bot
from kasimir.api.bot import bot_by_name as bot
from kasimir.api.game import GAMES, Game, game
from kasimir.api.lab import arena, simulate
from kasimir.api.match import Match
from kasimir.api.position import Position, Why
from kasimir.api.record import Record, load
from kasimir.api.solution import Solution, solve
from kasimir.core.errors import (
    EditionError,
    KasimirError,
    MoveError,
    PositionError,
    RecordError,
    UsageError,
)
from kasimir.core.match import Result
from kasimir.core.verify import Attestation

__all__ = [
    "GAMES",
    "Attestation",
    "Bot",
    "EditionError",
    "Game",
    "KasimirError",
    "Match",
    "MoveError",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Result",
    "Solution",
    "UsageError",
    "Why",
    "arena",
    "bot",
    "game",
    "load",
    "simulate",
    "solve",
]
