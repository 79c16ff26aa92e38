"""`kasimir.game(...)`: a game with edition, variant and number of seats."""

import os
from collections.abc import Mapping
from functools import cached_property
from typing import Any

from kasimir.api.match import Match
from kasimir.api.position import Position
from kasimir.core import registry
from kasimir.core.edition import DEFAULT, Edition, changed
from kasimir.core.setup import Setup, seats_as_in

AnyEdition = str | os.PathLike[str] | Mapping[str, Any]
"""The name of an edition, the path of a TOML file, or a dict of the values that differ from `classic`."""
GAMES = registry.names()
"""The names of all games."""


class Game:
    """A game with edition, variant and number of seats.

    Equal games have equal positions.

    >>> import kasimir
    >>> kasimir.game("hunt", players=3, variant="younger")
    kasimir.game('hunt', players=3, variant='younger')
    """

    def __init__(self, setup: Setup, *, any_players: bool = False) -> None:
        """Use `kasimir.game` instead. With `any_players`, positions may have another number of seats."""
        self._setup = setup
        self._any_players = any_players

    @property
    def name(self) -> str:
        """One of `kasimir.GAMES`."""
        return self._setup.game.name

    @property
    def players(self) -> int:
        """The number of seats."""
        return self._setup.players

    @property
    def variant(self) -> str:
        """The variant; `standard` in games that have none."""
        return self._setup.variant

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self._setup.edition.name

    @property
    def seats(self) -> tuple[str, ...]:
        """The letters of the seats, in turn order."""
        return self._setup.seats

    def start(self, first: str | None = None) -> Position:
        """The first position; `first` is the seat that starts, by default the first one that may."""
        return Position(self, self._setup.start(first))

    def position(self, text: str) -> Position:
        """Parse a position; raises `PositionError` if the text is not a position of this game.

        If `players` was not given to `kasimir.game`, the number of seats is taken from the text.
        """
        players = seats_as_in(text, self._setup) if self._any_players else self.players
        found = self if players == self.players else Game(self._setup.with_players(players))
        return Position(found, found._setup.read(text))

    def match(self, seed: int | None = None, start: Position | None = None, first: str | None = None) -> Match:
        """Begin a match that the seat `first` starts, or with the position `start`.

        Its dice are derived from the seed; without a seed they are random.
        """
        if start is not None and first is not None:
            raise TypeError("a match with a position of its own has no first seat to choose")
        if start is not None and not self._has(start):
            raise ValueError(f"a position of {start.game!r}, not of {self!r}")
        return Match(start or self.start(first), seed, first)

    def _has(self, pos: Position) -> bool:
        """Whether a position is one of this game."""
        if self._any_players and pos.game.name == self.name:
            return pos.game == Game(self._setup.with_players(pos.game.players))
        return pos.game == self

    @cached_property
    def _identity(self) -> tuple[object, ...]:
        contents = self._setup.edition.contents
        return self.name, contents, self.variant, self.players

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._identity == other._identity

    def __hash__(self) -> int:
        return hash(self._identity)

    def __reduce__(self) -> tuple[object, ...]:
        return remake, (self.name, self._setup.edition, self.variant, self.players, self._any_players)

    def __repr__(self) -> str:
        words = [repr(self.name), f"players={self.players}"]
        if self.variant != self._setup.game.variants[0]:
            words.append(f"variant={self.variant!r}")
        if self.edition != DEFAULT:
            words.append(f"edition={self.edition!r}")
        return f"kasimir.game({', '.join(words)})"


def remake(name: str, edition: "Edition[Any]", variant: str, players: int, any_players: bool) -> Game:
    """Rebuild a game that was pickled by another process."""
    return Game(Setup(registry.load(name), edition, variant, players), any_players=any_players)


def game(
    name: str, *, players: int | None = None, variant: str | None = None, edition: AnyEdition | None = None
) -> Game:
    """Return a game; by default with the fewest players, its first variant and its classic edition.

    `edition` is a name, the path of your own TOML file, or a dict of the values that differ from `classic`.

    >>> import kasimir
    >>> kasimir.game("towers", edition={"traps": [7, 14]}).start().text
    '4,4 - 0,0 - r ?'
    """
    found = registry.load(name)
    chosen = read_edition(name, edition)
    setup = Setup(found, chosen, variant or found.variants[0], found.players[0] if players is None else players)
    return Game(setup, any_players=players is None)


def read_edition(name: str, edition: AnyEdition | None) -> "Edition[Any]":
    """Load an edition by name, path or values."""
    found = registry.load(name)
    if edition is None:
        return found.edition()
    if isinstance(edition, Mapping):
        return changed(found.edition(), dict(edition))
    return found.edition(os.fspath(edition))


def setup_of(game_or_name: "Game | str", players: int | None, variant: str | None, edition: AnyEdition | None) -> Setup:
    """The set-up of a game, or of a game's name and its options."""
    if isinstance(game_or_name, str):
        return game(game_or_name, players=players, variant=variant, edition=edition)._setup
    if (players, variant, edition) != (None, None, None):
        raise TypeError("a kasimir.Game already has players, variant and edition")
    return game_or_name._setup
