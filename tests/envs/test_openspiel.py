"""The games in OpenSpiel: its own tests pass, and matches are the same as elsewhere."""

import pickle
import random
import subprocess
import sys
from collections import defaultdict
from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest

from kasimir.core import registry
from kasimir.core.errors import EditionError, UsageError
from kasimir.core.match import TURN_LIMIT, Match
from kasimir.core.setup import make_setup
from tests.envs.spiel import all_names, first_choice, game_name, load, random_action, random_states, small

FEW_TURNS = 60
"""A turn limit that many random matches reach."""


# OpenSpiel's own test


@pytest.mark.parametrize("name", all_names(turns=FEW_TURNS))
def test_every_set_up_passes_the_test_of_openspiel_in_silence(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("game", registry.names())
def test_match_with_the_usual_limits_passes_too(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


def test_python_ends_in_silence() -> None:
    """OpenSpiel releases registered objects only after the interpreter has ended, which can crash."""
    script = "import pyspiel, kasimir.envs.openspiel; pyspiel.load_game('python_kasimir_hunt').new_initial_state()"
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")


def test_game_can_be_sent_to_another_process() -> None:
    game = load("kitchen", players=3, turns=50)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


# The same match


def check_same(state: Any, match: Match, shows_turns: bool) -> None:
    """Check that OpenSpiel and a match between people agree about a moment."""
    turns = f" turn {match.turns}" if shows_turns else ""
    drawn = f" drawn by {match.result.reason}" if match.result and match.result.reason != "won" else ""
    assert str(state) == match.setup.text(match.state) + turns + drawn
    assert state.is_terminal() == (match.result is not None)
    assert state.is_chance_node() == match.is_chance()
    options = match.options()
    if state.is_chance_node():
        total = sum(option.weight for option in options)
        found = {state.action_to_string(code): probability for code, probability in state.chance_outcomes()}
        assert found == pytest.approx({option.text: option.weight / total for option in options})
    elif options:
        assert state.current_player() == match.setup.seats.index(match.setup.seat(match.state) or "")
        assert {state.action_to_string(code) for code in state.legal_actions()} == {option.text for option in options}


def play_both(match: Match, spiel: Any, seed: object) -> str:
    """Play the same random match in OpenSpiel and in a normal match; return how it ended."""
    chance, state = random.Random(str(seed)), spiel.new_initial_state()
    shows_turns = spiel.get_parameters()["turns"] > 0
    while True:
        check_same(state, match, shows_turns)
        if match.result:
            return match.result.reason
        code = random_action(state, chance)
        match.play(state.action_to_string(code))
        state.apply_action(code)


@pytest.mark.parametrize("game", registry.names())
def test_match_is_the_same_as_between_people(game: str) -> None:
    players = registry.load(game).players[-1]
    for variant in registry.load(game).variants:
        play_both(Match(make_setup(game, None, variant, players)), load(game, variant=variant, players=players), 1)


def test_random_race_reaches_the_limit_of_turns() -> None:
    """So the test above covers a match drawn by it."""
    *_, last = random_states(load("race"), 1)
    assert str(last).endswith(f" turn {TURN_LIMIT} drawn by turns")
    assert last.returns() == [0, 0]


def test_third_repetition_draws_discs() -> None:
    match, state = Match(make_setup("discs")), load("discs").new_initial_state()
    for text in ["+", "+", "+c", "+", "+", "m>c", "cm>", "m>c", "cm>"]:
        check_same(state, match, False)
        match.play(text)
        state.apply_action(state.string_to_action(text))
    check_same(state, match, False)
    assert str(state) == "c/cm/m/m* c drawn by repetition"
    assert state.returns() == [0, 0]


def all_of(state: Any) -> tuple[Any, ...]:
    """Everything that a state returns, for comparisons."""
    hidden = vars(state.moment.hidden) if state.moment.hidden else None
    return replace(state.moment, hidden=None), hidden, state.history(), str(state.get_game())


@pytest.mark.parametrize("name", all_names(turns=FEW_TURNS))
def test_match_goes_on_from_its_text_as_if_nothing_had_been(name: str) -> None:
    game = pyspiel.load_game(name)
    for seed in range(3):
        states = random_states(game, seed)
        for _ in range(seed * 10):
            state = next(states, None)
        if seed == 0 or state is None:
            state = game.new_initial_state()
        copies = [pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]]
        copies += [state.clone(), deepcopy(state)]
        chance = random.Random(seed)
        for _ in range(20):
            for copy in copies:
                assert all_of(copy) == all_of(state)
            if state.is_terminal():
                break
            code = random_action(state, chance)
            for each in [state, *copies]:
                each.apply_action(code)


# Utilities


def final_states(name: str, count: int) -> list[Any]:
    game = pyspiel.load_game(name)
    return [list(random_states(game, seed))[-1] for seed in range(count)]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["family", "younger"])
def test_utility_is_the_share_of_the_win_to_another_scale(variant: str, players: int) -> None:
    seen = set()
    for state in final_states(game_name("hunt", variant=variant, players=players), 30):
        winners = state.moment.result.winners
        shares = list(state.table.setup.values(winners).values())
        assert state.returns() == pytest.approx([(players * share - 1) / (players - 1) for share in shares])
        seen.add(len(winners))
    assert 1 in seen
    assert (max(seen) > 1) == (variant == "younger" and players > 2)  # two seats cannot share 17 pieces evenly


def test_lone_winner_takes_one_from_all_others_together() -> None:
    for state in final_states(game_name("towers", players=4), 5):
        assert sorted(state.returns()) == pytest.approx([-1 / 3, -1 / 3, -1 / 3, 1])


@pytest.mark.parametrize("players", [2, 3, 5])
def test_mice_win_and_lose_together(players: int) -> None:
    results = {tuple(state.returns()) for state in final_states(game_name("kitchen", players=players), 12)}
    mice = 1 / (players - 1)
    assert results <= {(1.0, *[-mice] * (players - 1)), (-1.0, *[mice] * (players - 1))}
    game = load("kitchen", players=players)
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1, 1, 0)


# Observations


@pytest.mark.parametrize("name", all_names(turns=FEW_TURNS))
def test_observation_tells_the_position_and_information_the_whole_history(name: str) -> None:
    game = pyspiel.load_game(name)
    hidden = game.get_parameters().get("hidden")
    for state in random_states(game, 5):
        for player in range(game.num_players()):
            assert state.information_state_string(player) == state.history_str()
            assert hidden or state.observation_string(player) == str(state)
            tensor = state.observation_tensor(player)
            assert tensor[: game.num_players()] == [float(seat == player) for seat in range(game.num_players())]
            assert len(tensor) == game.observation_tensor_size()


@pytest.mark.parametrize("name", all_names())
def test_tensor_is_the_row_of_the_other_environments_and_what_the_match_counts(name: str) -> None:
    game = pyspiel.load_game(name)
    chance, state, observer = random.Random(2), game.new_initial_state(), game.make_py_observer()
    match, numbers = Match(game.table.setup), game.table.numbers
    table = numbers.table(match.state)
    for _ in range(100):
        observer.set_from(state, 1)
        told = np.concatenate([observer.dict[feature.name] for feature in numbers.features])
        assert told.tolist() == numbers.row(match, 1, table).tolist()
        assert observer.dict["over"].tolist() == [state.is_terminal()]
        assert "turns" not in observer.dict or observer.dict["turns"].tolist() == [match.turns]
        if match.result:
            break
        action = random_action(state, chance)
        text, move = game.table.found(state.moment, action)
        if table:
            table.play(text)
        match.make(text, match.setup.after(match.state, move))
        state.apply_action(action)


def test_hidden_discs_are_not_observed() -> None:
    """Tables that look the same have equal observations, whatever is covered; only the histories differ."""
    game = load("discs", edition=small("discs-tight"), hidden=True)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    private = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    tables, tensors, actions = defaultdict(set), defaultdict(set), defaultdict(set)
    for seed in range(150):
        for state in random_states(game, seed):
            seen = state.observation_string(0)
            tables[seen].add(str(state))
            tensors[seen].add(tuple(state.observation_tensor(0)))
            actions[seen].add(tuple(state.legal_actions()))
            assert game.make_py_observer(public).string_from(state, 0) == seen
            assert game.make_py_observer(private).string_from(state, 0) == ""
    assert any(len(found) > 1 for found in tables.values())
    assert all(len(found) == 1 for found in tensors.values())
    assert len(set().union(*tensors.values())) == len(tensors)
    assert all(len(found) == 1 for found in actions.values())


def test_game_with_hidden_discs_is_one_of_imperfect_information() -> None:
    kind = pyspiel.GameType.Information
    assert load("discs", hidden=True).get_type().information == kind.IMPERFECT_INFORMATION
    assert load("discs").get_type().information == kind.PERFECT_INFORMATION


# Parameters


def test_defaults_are_those_of_a_match_between_people() -> None:
    usual = {"edition": "classic", "players": 2}
    assert load("hunt").get_parameters() == {**usual, "turns": 1000, "variant": "family"}
    assert load("discs").get_parameters() == {**usual, "turns": 0, "variant": "standard", "hidden": False}


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ({"variant": "wild"}, "hunt has no variant “wild”"),
        ({"players": 7}, "hunt is for 2 to 4 players, not 7"),
        ({"edition": "none"}, "there is no edition “none”"),
        ({"turns": -1}, "-1 is not a possible turn limit"),
    ],
)
def test_wrong_parameter_is_named(parameters: dict[str, object], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        load("hunt", **parameters)


def test_edition_of_another_game_is_refused() -> None:
    with pytest.raises(EditionError, match="unknown key"):
        load("hunt", edition=small("towers-small"))


def test_path_that_openspiel_could_not_read_back_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "a(1).toml"
    file.write_text("goal = 3\n")
    with pytest.raises(UsageError, match="cannot parse"):
        pyspiel.load_game("python_kasimir_hunt", {"edition": str(file)})


def test_without_limit_of_turns_a_state_is_its_position() -> None:
    state = first_choice(load("towers", turns=0))
    assert str(state) == state.table.setup.text(state.moment.state)
