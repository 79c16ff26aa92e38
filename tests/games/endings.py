"""Kinds of endings of matches; each game lists its own in `tests/games/<game>/endings.py`, as `ENDINGS`."""

import random
from collections.abc import Callable
from typing import NamedTuple

from kasimir.core.match import Match


class Ending(NamedTuple):
    """A kind of ending, the set-up in which to look for it, and how to tell it."""

    name: str
    game: str
    players: int
    variant: str | None
    edition: str | None
    is_it: Callable[[Match], bool]
    move: Callable[[Match, random.Random], str]


def at_random(match: Match, chance: random.Random) -> str:
    """Any legal move."""
    return chance.choice(match.options()).text


def always(text: str) -> Callable[[Match, random.Random], str]:
    """The same move again and again, as long as it is legal."""

    def move(match: Match, chance: random.Random) -> str:
        return text if any(option.text == text for option in match.options()) else at_random(match, chance)

    return move


def fields(match: Match) -> list[str]:
    """The fields of the last position."""
    return match.setup.text(match.state).split(" ")


def won_by(*seats: str) -> Callable[[Match], bool]:
    """The match was won by just these seats."""
    return lambda match: match.result is not None and match.result.winners == tuple(seats)


def drawn(reason: str) -> Callable[[Match], bool]:
    """The match was drawn for this reason."""
    return lambda match: match.result is not None and match.result.reason == reason
