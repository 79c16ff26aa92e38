"""Luck in words and choices in stars: nothing is claimed that the margin does not carry."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from kasimir.lab.luck.analysis import Account, Analysis, Figure, analyse
from kasimir.lab.luck.judge import Effort
from kasimir.lab.luck.rating import (
    GIVEN_AWAY,
    LEAST_CHOICES,
    MUCH,
    SOME,
    luck_word,
    margin,
    rate,
    star_count,
    stars_for,
)
from tests.helpers import make_record

SHARES = st.floats(-3, 3)
MARGINS = st.floats(0, 1)
TOLD = {
    "very-kind": (MUCH, 99),
    "kind": (SOME, 99),
    "even": (-SOME, SOME),
    "hard": (-99, -SOME),
    "very-hard": (-99, -MUCH),
}


@given(SHARES, MARGINS, st.floats(-1, 1))
def test_words_are_true_wherever_the_truth_is(value: float, margin: float, where: float) -> None:
    word, truth = luck_word(Figure(value, 0), margin), value + where * margin
    if word:
        least, most = TOLD[word]
        assert least - 1e-9 <= truth <= most + 1e-9


@given(SHARES)
def test_exact_luck_always_has_a_word(value: float) -> None:
    assert luck_word(Figure(value, 0), 0)


@given(SHARES, MARGINS, st.floats(-1, 1))
def test_there_are_at_least_as_many_stars(value: float, margin: float, where: float) -> None:
    stars = star_count(Figure(value, 0), margin)
    if stars:
        assert stars <= stars_for(value + where * margin) <= stars + 1


@given(SHARES, SHARES)
def test_who_gives_away_less_has_no_fewer_stars(one: float, other: float) -> None:
    assert (one <= other) <= (stars_for(one) >= stars_for(other))
    assert {stars_for(limit) for limit in GIVEN_AWAY} | {stars_for(9)} == {1, 2, 3, 4, 5}


def analysed(game: str, variant: str | None = None, seed: int = 1) -> Analysis:
    match: Match = make_record(make_setup(game, variant=variant), seed, 3000).replay()
    return analyse(match, Effort(simulations=60, searches=3))


def test_only_luck_is_told_where_there_is_no_choice() -> None:
    for variant in ("family", "younger"):
        ratings = rate(analysed("hunt", variant)).values()
        assert all(rating.luck and rating.stars is None for rating in ratings)


def test_only_choices_are_told_where_there_is_no_chance() -> None:
    analysis = analysed("discs")
    assert all(rating.luck is None and rating.stars for rating in rate(analysis).values())
    assert min(analysis.choices()) >= LEAST_CHOICES


def test_a_search_that_contradicts_itself_claims_little() -> None:
    sure, unsure = Figure(0.0, 0.0), Figure(0.4, 0.0)
    account = Account(start=sure, luck=Figure(0.45, 0.02), own=sure, others=sure, afterthought=sure, result=sure)
    assert luck_word(account.luck, margin(account, account.luck)) == "kind"
    account = replace(account, afterthought=unsure)
    assert margin(account, account.luck) > 0.4
    assert luck_word(account.luck, margin(account, account.luck)) is None
