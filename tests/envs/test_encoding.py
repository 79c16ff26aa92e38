"""Encodings: observations are within their limits and determine the position; actions determine the move."""

import random
from typing import Any

import pytest

from kasimir.core import registry
from kasimir.core.encoding import ROLL
from kasimir.core.errors import UsageError
from kasimir.core.game import CHOICE, OVER
from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from kasimir.envs.encoding import Numbers
from kasimir.games.discs.places import height_of
from tests.helpers import own_setup, walk
from tests.traces import setups

EVENTS = 250


@pytest.mark.parametrize("game", registry.names())
def test_rows_keep_to_their_limits_and_tell_the_position(game: str) -> None:
    for setup in setups(game):
        numbers = Numbers(setup)
        low, high = numbers.limits()
        assert (low < high).all()
        seen: dict[bytes, str] = {}
        match = Match(setup)
        for _, text in walk(setup, 1, EVENTS):
            for seat in range(setup.players):
                row = numbers.row(match, seat)
                assert ((low <= row) & (row <= high)).all()
            row_of_first = numbers.row(match, 0)[: numbers.width - numbers.shows_repeats]
            assert seen.setdefault(row_of_first.tobytes(), setup.text(match.state)) == setup.text(match.state)
            if not text or match.result:
                break
            match.play(text)


@pytest.mark.parametrize("game", registry.names())
def test_every_choice_gives_its_moves_different_actions(game: str) -> None:
    for setup in setups(game):
        numbers = Numbers(setup)
        assert len(set(numbers.actions)) == len(numbers.actions) > 1
        for state, _ in walk(setup, 2, EVENTS):
            if numbers.asks(state):
                legal = numbers.legal(state)
                moves = [ROLL] if setup.kind_name(state) == "chance" else list(setup.weights(state))
                assert sorted(move for _, move in legal.values()) == sorted(moves)
                assert all(0 <= action < len(numbers.actions) for action in legal)


@pytest.mark.parametrize(
    ("game", "variant"), [("towers", None), ("race", None), ("discs", None), ("kitchen", None), ("hunt", "older")]
)
def test_the_name_of_an_action_ends_as_the_text_of_its_move(game: str, variant: str | None) -> None:
    """The whole text where it does not depend on the position; otherwise the target space, or the word."""
    setup = make_setup(game, variant=variant)
    numbers, named = Numbers(setup), set()
    for state, _ in walk(setup, 3, 2000):
        for action, (_, move) in (numbers.legal(state) if setup.kind(state) == CHOICE else {}).items():
            text = setup.game.notation.move_text(state, setup.board, move)
            if not (game == "hunt" and text in setup.seats):
                assert numbers.actions[action].endswith(text.split(">")[-1] if game == "kitchen" else text)
                named.add(action)
    assert len(named) >= 2


def test_no_match_can_end_without_anybody_being_asked() -> None:
    """Otherwise an environment would be over before it begins."""
    for game in registry.names():
        for setup in setups(game):
            numbers, state = Numbers(setup), setup.start()
            for _ in range(200):
                if numbers.asks(state):
                    break
                assert setup.kind(state) != OVER
                state = setup.after(state, next(iter(setup.weights(state))))
            assert numbers.asks(state)


# Hidden discs


def turn_covered_discs(table: Any) -> bool:
    """Exchange every covered disc for one of the other seat; return whether there was one."""
    turned = {place: pile ^ ((1 << max(0, height_of(pile) - 1)) - 1) * 2 for place, pile in table.piles.items()}
    has_covered: bool = turned != table.piles
    table.piles = turned
    return has_covered


def test_hidden_rows_and_actions_keep_to_their_limits_and_tell_no_covered_disc() -> None:
    tried = 0
    for setup in setups("discs"):
        numbers = Numbers(setup, hidden=True)
        low, high = numbers.limits()
        assert (low < high).all()
        choose = random.Random(5)
        match = Match(setup)
        table = numbers.table(match.state)
        assert table
        while not match.result:
            row = numbers.row(match, match.state.seat, table)
            assert ((low <= row) & (row <= high)).all()
            legal = numbers.legal(match.state, table)
            tried += turn_covered_discs(table)
            assert (numbers.row(match, match.state.seat, table) == row).all()
            assert list(numbers.legal(match.state, table)) == list(legal)
            turn_covered_discs(table)
            assert {move for _, move in legal.values()} == set(setup.weights(match.state))
            action = choose.choice(sorted(legal))
            text, move = legal[action]
            assert numbers.actions[action] == text
            table.play(text)
            match.make(text, setup.after(match.state, move))
    assert tried > 10


def test_open_games_have_nothing_to_hide() -> None:
    with pytest.raises(UsageError, match="towers"):
        Numbers(own_setup("towers", 2), hidden=True)
