"""The endings of towers that are recorded."""

from kasimir.core.match import Match
from tests.games.endings import Ending, at_random, fields, won_by


def home_counts(match: Match) -> list[int]:
    """Towers: how many mice each seat has home."""
    return [int(count) for count in fields(match)[2].split(",")]


def is_tie_broken(match: Match) -> bool:
    """Towers: several seats have the most mice home."""
    counts = home_counts(match)
    return counts.count(max(counts)) > 1 and max(counts) > 0


ENDINGS = [
    Ending("towers-most", "towers", 2, None, None, lambda m: won_by("b")(m) and not is_tie_broken(m), at_random),
    Ending("towers-first-home", "towers", 4, None, None, is_tie_broken, at_random),
    Ending("towers-nobody-home", "towers", 2, None, "towers-tins.toml", won_by("r", "b"), at_random),
]
