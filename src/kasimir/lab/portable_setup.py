"""A set-up as it travels to other processes and machines: with the values of its edition, not the name of a file."""

from dataclasses import dataclass
from functools import lru_cache

from kasimir.core import registry
from kasimir.core.edition import Contents, Edition
from kasimir.core.setup import Setup

MOST_KEPT = 64
"""Of so many recipes a worker keeps the set-ups, and with them the searchers that go by them."""


@dataclass(frozen=True)
class Recipe:
    """All that makes a set-up."""

    game: str
    edition: str
    contents: Contents
    variant: str
    players: int

    def setup(self) -> Setup:
        """The set-up, the same one every time."""
        return made(self)


def recipe_of(setup: Setup) -> Recipe:
    """The recipe of a set-up."""
    return Recipe(setup.game.name, setup.edition.name, setup.edition.contents, setup.variant, setup.players)


@lru_cache(maxsize=MOST_KEPT)
def made(recipe: Recipe) -> Setup:
    """The set-up of a recipe."""
    edition = Edition(recipe.edition, recipe.contents, {})
    return Setup(registry.load(recipe.game), edition, recipe.variant, recipe.players)
