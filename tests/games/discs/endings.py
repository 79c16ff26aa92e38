"""The endings of discs that are recorded."""

import random

from kasimir.core.match import Match
from tests.games.endings import Ending, at_random, drawn, won_by


def to_and_fro(match: Match, chance: random.Random) -> str:
    """Discs: lay out four, then lift one and the other to and fro, until the position has come up three times."""
    script = ["+", "+", "+", "+", "m>c", "m>c"]
    cycle = ["cm>", "cm>", "m>c", "m>c"]
    done = len(match.events)
    wanted = script[done] if done < len(script) else cycle[(done - len(script)) % len(cycle)]
    return wanted if any(option.text == wanted for option in match.options()) else at_random(match, chance)


def is_lost_by_own_move(match: Match) -> bool:
    """Discs: the last move uncovered the opponent's fifth."""
    mover = match.setup.seat(match.moments[-2].state)
    return match.result is not None and match.result.winners not in ((), (mover,))


ENDINGS = [
    Ending("discs-mouse", "discs", 2, None, None, won_by("m"), at_random),
    Ending("discs-cat", "discs", 2, None, None, won_by("c"), at_random),
    Ending("discs-own-move", "discs", 2, None, None, is_lost_by_own_move, at_random),
    Ending("discs-repetition", "discs", 2, None, None, drawn("repetition"), to_and_fro),
]
