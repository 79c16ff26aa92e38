"""OpenSpiel's own algorithms run on the games, and agree with our solvers."""

import sys
from types import ModuleType
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy as policies
from open_spiel.python.algorithms import best_response, cfr, exploitability, mcts

from kasimir.core.setup import make_setup
from kasimir.solvers.endings import Endings, endings_for
from kasimir.solvers.solution import solution_for
from tests.envs.spiel import all_names, first_choice, load, small
from tests.helpers import own_file

AGREED = 1e-6
FEW_TURNS = 20
"""A low turn limit, so that random matches are short."""


# Value iteration


@pytest.fixture
def values_of(monkeypatch: pytest.MonkeyPatch) -> Any:
    """OpenSpiel's value iteration.

    For games with simultaneous moves it needs a solver of matrix games, and that a large library. Ours have none, so
    an empty module can stand in its place.
    """
    name = "open_spiel.python.algorithms.lp_solver"
    monkeypatch.setitem(sys.modules, name, ModuleType(name))
    from open_spiel.python.algorithms import value_iteration

    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(1_000_000)  # its recursion is as deep as the game
    yield lambda game: value_iteration.value_iteration(game, -1, 1e-10, cyclic_game=True)
    sys.setrecursionlimit(limit)


def start_value(game: Any, values: dict[str, float]) -> float:
    """The value of the start to the first seat; where chance decides there, the mean of what follows."""

    def value(state: Any) -> float:
        if state.is_chance_node():
            return float(sum(chance * value(state.child(code)) for code, chance in state.chance_outcomes()))
        return values[str(state)]

    return value(game.new_initial_state())


def check_hunt(edition: str, values_of: Any) -> None:
    """With two seats, what OpenSpiel calls a value is the first seat's share less the second's."""
    game = load("hunt", edition=edition, variant="older", turns=0)
    shares = solution_for(make_setup("hunt", edition, "older", 2)).facts["start"]
    assert abs(shares["r"] - shares["b"]) > 0.1
    assert start_value(game, values_of(game)) == pytest.approx(shares["r"] - shares["b"], abs=AGREED)


def test_value_of_hunt_agrees_with_our_solver(values_of: Any) -> None:
    check_hunt(small("hunt-small"), values_of)


@pytest.mark.slow
def test_value_of_a_larger_hunt_agrees_with_our_solver(values_of: Any) -> None:
    check_hunt(small("hunt-medium"), values_of)


def test_values_of_discs_agree_with_our_solver(values_of: Any) -> None:
    setup = make_setup("discs", small("discs-tight"))
    solution, found = solution_for(setup), values_of(load("discs", edition=small("discs-tight")))
    for text, value in found.items():
        shares = solution.values(setup.read(text))
        assert value == pytest.approx(shares["m"] - shares["c"], abs=AGREED)
    assert set(found.values()) == {-1, 0, 1}


def towers_endings() -> Endings:
    """Our solver for a small edition of towers."""
    endings = endings_for(make_setup("towers", small("towers-small")))
    assert endings
    return endings


def test_values_of_towers_agree_with_our_endings(values_of: Any) -> None:
    endings, found = towers_endings(), values_of(load("towers", edition=small("towers-small"), turns=0))
    for text, value in found.items():
        shares = endings.values(endings.setup.read(text))
        assert shares
        assert value == pytest.approx(shares["r"] - shares["b"], abs=AGREED)
    assert len(found) > 100


# Trees: best responses and regrets


class OurPolicy(policies.Policy):  # type: ignore[misc]
    """Plays by our endings: always the first of the best moves."""

    def __init__(self, game: Any) -> None:
        super().__init__(game, [0, 1])
        self.endings = towers_endings()

    def action_probabilities(self, state: Any, player_id: int | None = None) -> dict[int, float]:
        ranking = self.endings.best(state.moment.state)
        assert ranking
        return {state.string_to_action(ranking[0][0]): 1.0}


def test_our_play_of_towers_cannot_be_exploited() -> None:
    game = load("towers", edition=small("towers-small"))
    assert exploitability.nash_conv(game, OurPolicy(game)) == pytest.approx(0, abs=AGREED)
    assert exploitability.nash_conv(game, policies.UniformRandomPolicy(game)) > 0.1


def test_best_response_to_our_play_is_worth_what_we_say() -> None:
    game = load("towers", edition=small("towers-small"))
    start = game.new_initial_state()
    shares = towers_endings().values(start.moment.state)
    assert shares
    answer = best_response.BestResponsePolicy(game, 0, OurPolicy(game))
    assert answer.value(start) == pytest.approx(shares["r"] - shares["b"], abs=AGREED)


@pytest.mark.parametrize(
    "parameters",
    [
        {"game": "hunt", "edition": small("hunt-small"), "variant": "older", "turns": 2},
        {"game": "discs", "edition": own_file("editions", "discs-few.toml"), "hidden": True, "turns": 5},
    ],
    ids=lambda parameters: parameters["game"],
)
def test_counterfactual_regret_is_minimised(parameters: dict[str, Any]) -> None:
    game = load(**parameters)
    solver = cfr.CFRPlusSolver(game)
    regrets = []
    for _ in range(2):
        for _ in range(2):
            solver.evaluate_and_update_policy()
        regrets.append(exploitability.nash_conv(game, solver.average_policy()))
    assert 0 <= regrets[1] <= regrets[0] < exploitability.nash_conv(game, policies.UniformRandomPolicy(game))


# Monte Carlo tree search


def found_by_python(game: Any, simulations: int, state: Any) -> int:
    """The move chosen by OpenSpiel's search in Python."""
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, rng), solve=False, random_state=rng)
    action: int = bot.step(state)
    return action


def found_by_compiled(game: Any, simulations: int, state: Any) -> int:
    """The move chosen by the compiled search. Its `step` crashes on any game in Python, including OpenSpiel's own."""
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, simulations, 100, False, 1, False)
    action: int = bot.mcts_search(state).best_child().action
    return action


SEARCHES = [found_by_python, found_by_compiled]


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("name", [name for name in all_names(turns=FEW_TURNS) if "younger" not in name])
def test_search_plays_every_game(name: str, search: Any) -> None:
    """Except for `younger`, where nobody ever decides."""
    game = pyspiel.load_game(name)
    state = first_choice(game)
    assert search(game, 5, state) in state.legal_actions()


@pytest.mark.parametrize("search", SEARCHES)
def test_search_finds_the_best_move(search: Any) -> None:
    game, endings = load("towers", edition=small("towers-small")), towers_endings()
    state = game.new_initial_state()
    for text in ["3", "p+3", "4", "p+4", "3"]:
        state.apply_action(state.string_to_action(text))
    ranking = endings.best(state.moment.state)
    assert ranking
    (best, value), (_, second) = ranking[:2]
    assert value["r"] > second["r"] + 0.2
    assert state.action_to_string(search(game, 600, state)) == best
