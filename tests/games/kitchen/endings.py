"""The endings of kitchen that are recorded."""

import random

from kasimir.core.game import OVER
from kasimir.core.match import Match
from kasimir.core.setup import Setup
from tests.games.endings import Ending, at_random, drawn, fields, won_by


def is_last(setup: Setup, match: Match, move: int) -> bool:
    """Whether the match is over after this move."""
    return setup.kind(setup.after(match.state, move)) == OVER


def peacefully(match: Match, chance: random.Random) -> str:
    """Kitchen: the cat keeps to the table, and nobody makes a move that ends the match if there is another."""
    setup = match.setup
    texts = [option.text for option in match.options() if not is_last(setup, match, option.move)]
    on_table = [text for text in texts if setup.seat(match.state) == "c" and text[-2] in "cde" and text[-1] in "34"]
    return chance.choice(on_table or texts or [option.text for option in match.options()])


def is_last_cheese_taken(match: Match) -> bool:
    """Kitchen: all cheeses were taken."""
    return fields(match)[4] == "10"


ENDINGS = [
    Ending(
        "kitchen-cat", "kitchen", 2, None, None, lambda m: won_by("c")(m) and not is_last_cheese_taken(m), at_random
    ),
    Ending(
        "kitchen-cat-late", "kitchen", 3, None, None, lambda m: won_by("c")(m) and is_last_cheese_taken(m), at_random
    ),
    Ending("kitchen-mice", "kitchen", 5, None, None, won_by("m1", "m2", "m3", "m4"), at_random),
    Ending("kitchen-turns", "kitchen", 2, None, None, drawn("turns"), peacefully),
]
