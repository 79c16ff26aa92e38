"""Luck in words and choices in stars: only what the values are certain of. docs/luck.md explains the thresholds."""

from typing import Literal, NamedTuple

from kasimir.lab.luck.analysis import CERTAIN, Account, Analysis, Figure

LuckWord = Literal["very-kind", "kind", "even", "hard", "very-hard"]

SOME, MUCH = 0.1, 0.5
"""Luck that counts as kind or hard, and as very kind or very hard, in shares of the win."""
GIVEN_AWAY = (0.9, 0.45, 0.2, 0.05)
"""What choices may give away for two, three, four and five stars, in shares of the win."""
LEAST_CHOICES = 3
"""A seat with fewer choices than this in a match gets no stars."""


class Rating(NamedTuple):
    """What can be said about one seat; None where it is too uncertain, or there is nothing to rate."""

    luck: LuckWord | None
    stars: int | None
    """At least so many, of five."""


def rate(analysis: Analysis) -> dict[str, Rating]:
    """The rating of each seat."""
    accounts = analysis.accounts().items()
    return {
        seat: Rating(
            luck_word(account.luck, margin(account, account.luck)) if analysis.has_chance else None,
            star_count(account.own, margin(account, account.own)) if choices >= LEAST_CHOICES else None,
        )
        for (seat, account), choices in zip(accounts, analysis.choices(), strict=True)
    }


def margin(account: Account, figure: Figure) -> float:
    """How far a figure may be from the truth: by chance, and by the bias that the second look shows."""
    return CERTAIN * figure.error + abs(account.afterthought.value)


def luck_word(luck: Figure, margin: float) -> LuckWord | None:
    """How kind chance was, at least."""
    least, most = luck.value - margin, luck.value + margin
    if least >= SOME:
        return "very-kind" if least >= MUCH else "kind"
    if most <= -SOME:
        return "very-hard" if most <= -MUCH else "hard"
    return "even" if least > -SOME and most < SOME else None


def star_count(own: Figure, margin: float) -> int | None:
    """The stars that are certain; None if it could be more than one more."""
    least, most = stars_for(own.value + margin), stars_for(own.value - margin)
    return least if most - least <= 1 else None


def stars_for(given_away: float) -> int:
    """One to five stars."""
    return 1 + sum(given_away <= limit for limit in GIVEN_AWAY)
