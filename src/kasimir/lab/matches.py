"""Complete matches between bots, interpreted, with random events derived from a seed."""

import random
from collections.abc import Sequence

from kasimir.bots.player import AnyBot, Chooser, chooser_for
from kasimir.core.match import Match
from kasimir.core.setup import Setup

MOST_ROUNDS = 1_000_000
"""Upper bound for the matches of a job: the distance between the seeds of two jobs."""
MOST_SEATS = 8
"""Upper bound for the players of a match: the distance between the seeds of two matches."""


def played(setup: Setup, choosers: Sequence[Chooser], seed: int) -> Match:
    """Play one match to its end. Random events depend only on the seed and the number of the event."""
    match = Match(setup)
    while not match.result:
        if match.is_chance():
            options = match.options()
            luck = random.Random(f"{seed} {len(match.events)}")
            match.play(luck.choices(options, [option.weight for option in options])[0].text)
        else:
            match.play(choosers[match.state.seat](match.state))
    return match


def play_match(setup: Setup, choosers: Sequence[Chooser], seed: int) -> dict[str, float]:
    """Play one match; the value of its result for each seat."""
    match = played(setup, choosers, seed)
    return setup.values(match.result.winners if match.result else ())


def seated_players(setup: Setup, bots: Sequence[AnyBot], seed: int) -> list[Chooser]:
    """A player for each seat, without time limits, so that results do not depend on the clock."""
    return [chooser_for(setup, bot, seed * MOST_SEATS + seat, patient=True) for seat, bot in enumerate(bots)]
