"""A set-up in a form that can be sent to other processes and machines: with edition values, not a file name."""

from dataclasses import dataclass
from functools import lru_cache

from kasimir.core import registry
from kasimir.core.edition import Contents, Edition
from kasimir.core.setup import Setup

MOST_KEPT = 64
"""The number of set-ups (with their searchers) that a worker caches."""


@dataclass(frozen=True)
class Recipe:
    """Everything that defines a set-up."""

    game: str
    edition: str
    contents: Contents
    variant: str
    players: int

    def setup(self) -> Setup:
        """The set-up; cached, so the same object every time."""
        return made(self)


def recipe_of(setup: Setup) -> Recipe:
    """The recipe of a set-up."""
    return Recipe(setup.game.name, setup.edition.name, setup.edition.contents, setup.variant, setup.players)


@lru_cache(maxsize=MOST_KEPT)
def made(recipe: Recipe) -> Setup:
    """The set-up of a recipe."""
    edition = Edition(recipe.edition, recipe.contents, {})
    return Setup(registry.load(recipe.game), edition, recipe.variant, recipe.players)
