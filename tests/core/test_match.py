"""Matches: the turn limit, repetition, undo, and that illegal moves change nothing."""

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core import match as match_module
from kasimir.core.errors import MoveError
from kasimir.core.match import TURN_LIMIT, Match, Result
from kasimir.core.setup import Setup, make_setup
from tests.helpers import own_setup, towers

LONG_WAY = {"spaces": 60, "traps": [], "die": [1], "clovers": 0, "mice": 6}
"""24 mice, 61 steps each, one a turn: more turns than a match may have."""


def play_at_random(setup: Setup, seed: int, events: int = 5000) -> Match:
    match, choose = Match(setup), random.Random(seed).choice
    while not match.result and len(match.events) < events:
        match.play(choose(match.options()).text)
    return match


def snapshot(match: Match) -> tuple[str, list[str], int, Result | None, int]:
    return (match.setup.text(match.state), list(match.events), len(match.moments), match.result, match.turns)


# The turn limit


def test_match_is_drawn_after_exactly_a_thousand_turns() -> None:
    match = Match(own_setup("towers", 4, **LONG_WAY))
    for turn in range(1, 1001):
        assert (match.result, match.turns) == (None, turn)
        match.play("1")
        match.play(match.options()[0].text)
    assert match.result == Result((), "turns")
    assert (match.turns, len(match.events)) == (1000, 2000)
    assert match.options() == []
    assert not match.is_chance()
    assert TURN_LIMIT == 1000


@pytest.mark.parametrize("seed", range(5))
def test_last_turn_before_the_limit_still_counts(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_at_random(towers(), seed)
    assert whole.turns == len(whole.events) / 2
    monkeypatch.setattr(match_module, "TURN_LIMIT", whole.turns)
    assert play_at_random(towers(), seed).result == whole.result
    monkeypatch.setattr(match_module, "TURN_LIMIT", whole.turns - 1)
    cut = play_at_random(towers(), seed)
    assert cut.result == Result((), "turns")
    assert cut.events == whole.events[:-2]


def test_limit_counts_turns_not_seats_passed_over() -> None:
    """Red is blocked under blue, so blue has every turn; each of them counts once."""
    setup = towers()
    match = Match(setup, setup.read("0,3 5:rb 3,0 r b ?"))
    for turns in (1, 2, 3):
        assert match.turns == turns
        match.play("1")
        match.play("p+1" if turns < 3 else "1+1")
    assert setup.seat(match.state) == "b"


# Repetition

CYCLE = ["+", "+", "+c", "+", "+", "m>c", "cm>", "m>c", "cm>"]


def test_third_time_of_a_position_draws_discs() -> None:
    match = Match(make_setup("discs"))
    for event in CYCLE:
        assert match.result is None
        match.play(event)
    texts = [match.setup.text(moment.state) for moment in match.moments]
    assert match.result == Result((), "repetition")
    assert texts.count("c/cm/m/m* c") == 3


def test_repetition_is_seen_at_the_third_time_and_never_else() -> None:
    setup = own_setup("discs", 2, discs=4, height=2, goal=4)
    reasons: Counter[str] = Counter()
    for seed in range(120):
        match = play_at_random(setup, seed)
        texts = Counter(setup.text(moment.state) for moment in match.moments)
        last = setup.text(match.state)
        assert match.result is not None
        assert (texts[last] == 3) == (match.result.reason == "repetition")
        assert all(count < 3 for text, count in texts.items() if text != last)
        reasons[match.result.reason] += 1
    assert set(reasons) == {"won", "repetition"}


def test_discs_has_no_turn_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match_module, "TURN_LIMIT", 3)
    match = play_at_random(make_setup("discs"), 1)
    assert match.result is not None
    assert match.result.reason == "won"
    assert len(match.events) > 3


def test_taking_back_forgets_the_repetition() -> None:
    match = Match(make_setup("discs"))
    for event in CYCLE:
        match.play(event)
    match.take_back()
    assert match.result is None
    match.play("+")
    assert match.result is None


# Taking back


def test_taking_back_goes_through_rolls_and_the_log_keeps_everything() -> None:
    match = Match(towers())
    for event in ("3", "p+3", "1"):
        match.play(event)
    match.take_back(2)
    assert match.events == ["3"]
    assert match.log == ["3", "p+3", "1", "undo 2"]
    match.play("p+3")
    assert match.numbers == [1, 5]


@pytest.mark.parametrize("count", [0, 2, -1])
def test_only_what_was_played_is_taken_back(count: int) -> None:
    match = Match(towers())
    match.play("3")
    before = snapshot(match)
    with pytest.raises(MoveError) as refusal:
        match.take_back(count)
    assert refusal.value.code == "move.no-undo"
    assert snapshot(match) == before
    assert match.log == ["3"]


def test_last_choice_of_a_match_can_be_taken_back() -> None:
    match = play_at_random(towers(), 3)
    over = snapshot(match)
    match.take_back()
    assert match.result is None
    match.play(over[1][-1])
    assert snapshot(match) == over


@pytest.mark.parametrize("game", ["discs", "towers"])
@given(seed=st.integers(0, 200), counts=st.lists(st.tuples(st.integers(1, 20), st.integers(0, 12)), max_size=5))
def test_what_was_taken_back_is_as_if_never_played(game: str, seed: int, counts: list[tuple[int, int]]) -> None:
    """A match with undos is where a match without them would be, and its log leads there."""
    match, rng = Match(make_setup(game)), random.Random(seed)
    for forward, back in counts:
        for _ in range(forward):
            if options := match.options():
                match.play(rng.choice(options).text)
        if 0 < back <= len(match.events):
            match.take_back(back)
    plain, followed = Match(make_setup(game)), Match(make_setup(game))
    for event in match.events:
        plain.play(event)
    for event in match.log:
        followed.follow(event)
    assert snapshot(match) == snapshot(plain) == snapshot(followed)
    assert [match.log[number - 1] for number in match.numbers] == match.events
    assert followed.log == match.log


@given(st.integers(0, 200), st.integers(1, 20))
def test_what_is_forgotten_leaves_no_trace(seed: int, count: int) -> None:
    match = play_at_random(make_setup("discs"), seed, count)
    past = [snapshot(play_at_random(make_setup("discs"), seed, events)) for events in range(len(match.events))]
    for expected in reversed(past):
        match.forget()
        assert snapshot(match) == expected
        assert match.log == match.events
    with pytest.raises(MoveError):
        match.forget()


# What is not legal


@given(st.integers(0, 50), st.integers(0, 120), st.text(max_size=5))
def test_illegal_text_changes_nothing(seed: int, count: int, text: str) -> None:
    match = play_at_random(towers(3), seed, count)
    if text in [option.text for option in match.options()]:
        return
    before = snapshot(match)
    with pytest.raises(MoveError):
        match.play(text)
    assert snapshot(match) == before


@pytest.mark.parametrize("text", ["p+1", "3", ""])
def test_nobody_plays_after_the_end(text: str) -> None:
    match = play_at_random(towers(), 1)
    before = snapshot(match)
    with pytest.raises(MoveError) as refusal:
        match.play(text)
    assert refusal.value.code == "move.over"
    assert snapshot(match) == before
    assert match.options() == []


def test_nobody_plays_after_a_draw_though_the_rules_would_go_on() -> None:
    match = Match(make_setup("discs"))
    for event in CYCLE:
        match.play(event)
    assert match.setup.options(match.state)
    assert match.options() == []
    with pytest.raises(MoveError):
        match.play("+")


def test_match_may_begin_anywhere() -> None:
    setup = towers()
    match = Match(setup, setup.read("0,0 4:R/8:B 3,3 br - -"))
    assert match.result == Result(("b",), "won")
