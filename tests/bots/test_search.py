"""The search: it is reproducible, visits add up, and it finds wins in one move."""

import random
import threading

import numpy as np
import pytest

from kasimir.bots.search import make_search
from kasimir.bots.searcher import Searcher
from kasimir.bots.simulator import FULL, PLACES, SearchParameters
from kasimir.bots.text_queries import Searchers
from kasimir.bots.tree import MOVE, ROOT, VISITS, Tree
from kasimir.bots.verdict import Prospect, Verdict
from kasimir.core import registry, rng
from kasimir.core.errors import KasimirError, MoveError, UsageError
from kasimir.core.fields import PlainRecords
from kasimir.core.game import CHOICE, State
from kasimir.core.match import Match
from kasimir.core.rng import seed_stream
from kasimir.core.setup import Reader, Setup, make_setup

GAMES = registry.names()
VARIANTS = {"hunt": "older"}


def setup_of(game: str) -> Setup:
    """The game with its fewest seats, in a variant that has choices."""
    return make_setup(game, variant=VARIANTS.get(game))


def choice_of(setup: Setup, seed: int, events: int = 12) -> State:
    """A choice with several moves, somewhere in a random match."""
    chance = random.Random(seed)
    while True:
        match = Match(setup)
        while not match.result and (
            len(match.events) < events or setup.kind(match.state) != CHOICE or len(match.options()) < 2
        ):
            match.play(chance.choice(match.options()).text)
        if not match.result:
            return match.state


@pytest.mark.parametrize("game", GAMES)
def test_same_seed_same_verdict(game: str) -> None:
    setup = setup_of(game)
    state = choice_of(setup, 1)
    one, other = (Searcher(setup).search(state, simulations=300, seed=7) for _ in range(2))
    assert one == other
    searcher = Searcher(setup)
    searcher.search(choice_of(setup, 2), simulations=100)
    assert searcher.search(state, simulations=300, seed=7) == one  # whatever it searched before


@pytest.mark.parametrize("game", GAMES)
def test_visits_and_values_add_up(game: str) -> None:
    setup = setup_of(game)
    state = choice_of(setup, 3)
    verdict = Searcher(setup).search(state, simulations=400)
    assert sum(opinion.visits for opinion in verdict.moves) == 400
    assert {opinion.move for opinion in verdict.moves} == {option.text for option in setup.options(state)}
    for value in [verdict.value, *(opinion.value for opinion in verdict.moves if opinion.visits)]:
        assert sum(value.values()) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in value.values())


def test_a_team_has_one_value() -> None:
    setup = make_setup("kitchen", players=5)
    value = Searcher(setup).search(choice_of(setup, 1), simulations=200).value
    assert value["m1"] == value["m2"] == value["m3"] == value["m4"] == pytest.approx(1 - value["c"])


@pytest.mark.parametrize("game", GAMES)
def test_a_full_tree_is_no_trouble(game: str) -> None:
    setup = setup_of(game)
    verdict = Searcher(setup, nodes=300).search(choice_of(setup, 4), simulations=1000)
    assert sum(opinion.visits for opinion in verdict.moves) == 1000


def test_a_win_in_front_of_it_is_taken() -> None:
    """In random matches of discs, wherever a move wins at once, the search plays one that does."""
    setup, chance, found = make_setup("discs"), random.Random(5), 0
    searcher = Searcher(setup)
    while found < 20:
        match = Match(setup)
        while not match.result:
            seat = setup.seat(match.state)
            after = {option.text: setup.after(match.state, option.move) for option in match.options()}
            wins = {text for text, state in after.items() if state.seat < 0 and setup.winners(state) == [seat]}
            if wins and len(wins) < len(after):
                found += 1
                assert searcher.search(match.state, simulations=2000).move in wins
            match.play(chance.choice(match.options()).text)


@pytest.mark.parametrize("rollout", [FULL, 0, 5])
@pytest.mark.parametrize("game", ["discs", "towers", "kitchen"])
def test_interpreted_and_compiled_search_agree(game: str, rollout: int) -> None:
    setup = setup_of(game)
    state = choice_of(setup, 6, 40 if game == "kitchen" else 12)
    compiled = Searcher(setup, SearchParameters(rollout=rollout), nodes=5000)
    verdict = compiled.search(state, simulations=60, seed=3)
    tree, stream = Tree(5000, setup.players), [0] * rng.WORDS
    seed_stream(stream, 3, 0)
    make_search(setup.game)(
        PlainRecords([state] * PLACES),
        [setup.board],
        stream,
        60,
        rollout,
        compiled.settings,
        tree.links,
        tree.totals,
        tree.priors,
        tree.size,
        [0] * setup.game.most_moves,
        [0] * len(compiled.path),
        [0] * setup.players,
        [0.0] * setup.players,
    )
    used = int(tree.size[0])
    assert used == int(compiled.tree.size[0])
    assert (tree.links[:used] == compiled.tree.links[:used]).all()
    assert np.allclose(tree.totals[:used], compiled.tree.totals[:used])
    assert int(tree.links[ROOT, VISITS]) == 60
    assert tree.links[tree.children(ROOT)[0], MOVE] >= 0
    assert verdict.moves


def test_nothing_to_choose_is_an_error() -> None:
    setup = make_setup("towers")
    with pytest.raises(MoveError) as refusal:
        Searcher(setup).search(setup.start(), simulations=10)
    assert refusal.value.code == "move.chance"
    with pytest.raises(MoveError) as refusal:
        Searcher(setup).search(setup.read("0,0 4:R/8:R/11:R/15:R/18:B/22:B/25:B/28:B 0,0 - - -"), simulations=10)
    assert refusal.value.code == "move.over"


def test_positions_for_any_number_of_seats() -> None:
    searchers = Searchers(Reader("towers"), 50, None, 1)
    assert searchers.search("4,4 - 0,0 - r 4").as_json()["move"] == "p+4"
    assert set(searchers.search("4,4,4 - 0,0,0 - g *").value) == {"r", "b", "g"}
    with pytest.raises(KasimirError):
        searchers.search("nonsense")


def test_a_time_is_a_budget_too() -> None:
    verdict = Searchers(Reader("discs"), 0, 0.01, 1).search("c*/m m")
    assert isinstance(verdict, Verdict)
    assert sum(opinion.visits for opinion in verdict.moves) >= 1


@pytest.mark.parametrize("game", registry.names())
def test_where_chance_decides_the_value_is_the_mean_of_what_may_come(game: str) -> None:
    reader = Reader(game)
    setup, match, chance = reader.given, Match(reader.given), random.Random(1)
    while not match.is_chance() and not match.result:
        match.play(chance.choice(match.options()).text)
    if match.result:
        pytest.skip("nothing is left to chance")
    state = match.state
    found = Searchers(reader, 600, None, 1).search(setup.text(state))
    assert isinstance(found, Prospect)
    options = setup.options(state)
    total = sum(option.weight for option in options)
    assert [item.move for item in found.outcomes] == [option.text for option in options]
    assert sum(item.visits for item in found.outcomes) == 600
    for seat in setup.seats:
        pairs = zip(options, found.outcomes, strict=True)
        mean = sum(option.weight * item.value[seat] for option, item in pairs) / total
        assert found.value[seat] == pytest.approx(mean)
    assert found.as_json()["move"] is None


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    stop = threading.Event()
    threading.Timer(0.05, stop.set).start()
    verdict = Searchers(Reader("discs"), 1 << 30, None, 1, threads=2).search("c*/m m", stop)
    assert isinstance(verdict, Verdict)
    assert 0 < sum(opinion.visits for opinion in verdict.moves) < 1 << 30


@pytest.mark.parametrize(
    ("simulations", "seconds", "seed"), [(0, None, 1), (1, 0.0, 1), (1, float("nan"), 1), (1, None, -1)]
)
def test_budgets_have_limits(simulations: int, seconds: float | None, seed: int) -> None:
    with pytest.raises(UsageError):
        Searchers(Reader("discs"), simulations, seconds, seed)


def test_search_ends_where_nobody_can_ever_move() -> None:
    """The cat lands before the hole of the last mouse, with cheese all around: dice are rolled, and nothing moves."""
    setup = make_setup("kitchen")
    floor = "#######/#######/C#x#x##/.Cx#x##/C######/#.#####"
    state = setup.read(f"{floor} uuud a3,x,x,w b1 1 6,9,5,4,3,3,3 0,0 - m1 c arrow.c")
    for rollout in (0, 16, FULL):
        searcher = Searcher(setup, SearchParameters(rollout=rollout))
        verdict = searcher.search(state, simulations=200)
        assert next(opinion.visits for opinion in verdict.moves if opinion.move == "b1>a3") > 1
