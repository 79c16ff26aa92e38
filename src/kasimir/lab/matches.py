"""Whole matches between bots, interpreted, with luck that follows from a seed."""

import random
from collections.abc import Sequence

from kasimir.bots.player import AnyBot, Chooser, chooser_for
from kasimir.core.match import Match
from kasimir.core.setup import Setup

MOST_ROUNDS = 1_000_000
"""No job has more; the seeds of a job's matches lie this far from those of the next job."""
MOST_SEATS = 8
"""No table has more; the seeds of a match's players lie this far from those of the next match."""


def played(setup: Setup, choosers: Sequence[Chooser], seed: int) -> Match:
    """One match, to its end. Luck follows from the seed and the number of the event alone."""
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
    """One match; what it was worth to each seat."""
    match = played(setup, choosers, seed)
    return setup.values(match.result.winners if match.result else [])


def seated_players(setup: Setup, bots: Sequence[AnyBot], seed: int) -> list[Chooser]:
    """A player for each seat; they think as long as they need to, so that the clock has no say in what comes out."""
    return [chooser_for(setup, bot, seed * MOST_SEATS + seat, patient=True) for seat, bot in enumerate(bots)]
