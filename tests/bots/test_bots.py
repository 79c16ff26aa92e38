"""The bots: greedy, perfect, the levels, searches on several threads, and `kasimir best`."""

import random
import time

import numpy as np
import pytest

from kasimir.bots.greedy import judge, judge_luck, think_greedily
from kasimir.bots.levels import BOTS, LEVELS
from kasimir.bots.parallel import ParallelSearcher, merge
from kasimir.bots.player import Player, thinker_for
from kasimir.bots.searcher import Searcher
from kasimir.bots.text_queries import Bots, Searchers
from kasimir.bots.tree import COUNT, MOVE, NO_NODE, ROOT, VISITS
from kasimir.bots.tree_reuse import find_node, keep_below
from kasimir.bots.verdict import Opinion, Prospect, Verdict, preferred, rank
from kasimir.core import registry
from kasimir.core.errors import KasimirError, UsageError
from kasimir.core.game import CHANCE, State
from kasimir.core.match import Match
from kasimir.core.setup import Reader, Setup, make_setup
from kasimir.solvers.solution import solution_for
from tests.bots.test_search import choice_of, setup_of

GAMES = registry.names()


def wins_at_once(setup: Setup, state: State) -> set[str]:
    """The moves that win the match at once."""
    seat = setup.seat(state)
    after = {option.text: setup.after(state, option.move) for option in setup.options(state)}
    return {text for text, end in after.items() if end.seat < 0 and setup.winners(end) == [seat]}


# Greedy


def test_greedy_takes_an_immediate_win() -> None:
    setup, chance, found = make_setup("discs"), random.Random(2), 0
    while found < 30:
        match = Match(setup)
        while not match.result:
            wins = wins_at_once(setup, match.state)
            found += bool(wins)
            if wins:
                assert think_greedily(setup, match.state).move in wins
            match.play(chance.choice(match.options()).text)


def test_greedy_averages_over_chance() -> None:
    setup = make_setup("race")
    state = choice_of(setup, 1)
    drawn = setup.after(state, setup.find(state, "draw").move)
    assert setup.kind(drawn) == CHANCE
    options, seat = setup.options(drawn), setup.seats[0]
    expected = sum(option.weight * judge(setup, setup.after(drawn, option.move))[seat] for option in options)
    assert judge_luck(setup, drawn)[seat] == pytest.approx(expected / sum(option.weight for option in options))


# Perfect


def test_perfect_gives_nothing_away() -> None:
    setup = make_setup("discs")
    solution, think = solution_for(setup), thinker_for(setup, "perfect")
    for seed in range(40):
        state = choice_of(setup, seed, 2 + seed % 10)
        verdict = think(state, seed)
        seat = setup.seats[state.seat]
        after = setup.after(state, setup.find(state, verdict.move).move)
        assert judge(setup, after)[seat] == 1 if after.seat < 0 else solution.values(after) == verdict.value
        assert all(opinion.visits == 0 for opinion in verdict.moves)
        assert max(opinion.value[seat] for opinion in verdict.moves) == verdict.value[seat]


def test_perfect_is_only_for_solved_games() -> None:
    with pytest.raises(UsageError) as refusal:
        Bots(Reader("towers"), "perfect")
    assert refusal.value.code == "solve.unsolved"


def test_perfect_by_position() -> None:
    assert Bots(Reader("discs"), "perfect").search("c*/m m").as_json()["move"]


# Levels


def test_the_table_of_levels_is_sane() -> None:
    rows = list(LEVELS.values())
    assert all(row.simulations >= 1 and 0 <= row.slip < 1 and 0 < row.seconds <= 3 for row in rows)
    assert LEVELS["hard"].seconds <= 1
    assert LEVELS["hard"].slip == LEVELS["master"].slip == 0


@pytest.mark.parametrize("bot", BOTS)
def test_bots_repeat_themselves(bot: str) -> None:
    setup = setup_of("discs")
    state = choice_of(setup, 4)
    assert len({Player(setup, bot, 5).choose(state) for _ in range(3)}) == 1
    bots = Bots(Reader("discs"), bot, 3)
    assert bots.search("c*/m m") == bots.search("c*/m m")


@pytest.mark.parametrize("bot", BOTS)
def test_chance_has_a_value_and_nonsense_is_an_error(bot: str) -> None:
    bots = Bots(Reader("hunt", variant="older"), bot)
    start = bots.reader.given.start()
    found = bots.search(bots.reader.given.text(start))
    assert isinstance(found, Prospect)
    assert sum(found.value.values()) == pytest.approx(1)
    assert [item.move for item in found.outcomes] == [option.text for option in bots.reader.given.options(start)]
    with pytest.raises(KasimirError):
        bots.search("nonsense")


def test_kitten_slips_and_hard_does_not() -> None:
    setup = make_setup("discs")
    state = choice_of(setup, 4)
    assert len({Player(setup, "kitten", seed).choose(state) for seed in range(60)}) > 2
    found = {Bots(Reader("discs"), "random", seed).search("c*/m m").as_json()["move"] for seed in range(40)}
    assert len(found) > 1


# Time


@pytest.mark.parametrize("game", GAMES)
def test_no_search_takes_longer_than_its_time(game: str) -> None:
    searcher = Searcher(setup_of(game))
    state = choice_of(searcher.setup, 1)
    for seconds in (0.02, 0.1):
        began = time.monotonic()
        verdict = searcher.search(state, seconds=seconds)
        assert time.monotonic() - began < seconds + 0.1  # slack for a busy machine
        assert sum(opinion.visits for opinion in verdict.moves) > 0


def test_simulations_are_the_budget_where_there_is_time_enough() -> None:
    setup = make_setup("towers")
    state = choice_of(setup, 1)
    searcher = Searcher(setup)
    assert searcher.search(state, simulations=300, seconds=60) == searcher.search(state, simulations=300)


# Keeping the tree


def check_tree(searcher: Searcher, node: int = ROOT) -> int:
    """Check that every node has the visits of its children plus its own first one; return the number of nodes."""
    children = searcher.tree.children(node)
    below = sum(int(searcher.tree.links[child, VISITS]) for child in children)
    assert below <= int(searcher.tree.links[node, VISITS])
    return 1 + sum(check_tree(searcher, child) for child in children)


@pytest.mark.parametrize("game", GAMES)
def test_the_tree_below_a_later_position_is_kept(game: str) -> None:
    setup = setup_of(game)
    state = choice_of(setup, 1)
    searcher = Searcher(setup, nodes=20_000)
    searcher.search(state, simulations=1500)
    nodes, node, later = int(searcher.tree.size[0]), ROOT, state
    while node == ROOT or (not searcher.tree.links[node, COUNT] and searcher.tree.children(node)):
        node = max(searcher.tree.children(node), key=lambda child: int(searcher.tree.links[child, VISITS]))
        later = setup.after(later, int(searcher.tree.links[node, MOVE]))
    if not searcher.tree.links[node, COUNT]:
        return  # the match would be over
    visits, total = int(searcher.tree.links[node, VISITS]), searcher.tree.totals[node].copy()
    moves = [int(searcher.tree.links[child, MOVE]) for child in searcher.tree.children(node)]
    assert find_node(searcher.tree, setup, state, later) == node
    keep_below(searcher.tree, node)
    assert int(searcher.tree.links[ROOT, VISITS]) == visits
    assert np.array_equal(searcher.tree.totals[ROOT], total)
    assert [int(searcher.tree.links[child, MOVE]) for child in searcher.tree.children(ROOT)] == moves
    assert check_tree(searcher) == int(searcher.tree.size[0]) - 1 < nodes


def test_a_search_goes_on_where_it_was() -> None:
    setup = make_setup("discs")
    state = choice_of(setup, 3)
    searcher = Searcher(setup)
    first = searcher.search(state, simulations=2000)
    later = setup.after(state, setup.find(state, first.move).move)
    known = first.moves[0].visits
    again = searcher.search(later, simulations=100, keep=True)
    assert sum(opinion.visits for opinion in again.moves) > known
    fresh = searcher.search(later, simulations=100)
    assert sum(opinion.visits for opinion in fresh.moves) == 100


def test_a_position_that_does_not_follow_is_not_found() -> None:
    setup = make_setup("towers")
    searcher = Searcher(setup)
    state, other = choice_of(setup, 1), choice_of(setup, 2)
    searcher.search(state, simulations=100)
    assert find_node(searcher.tree, setup, state, other) == NO_NODE
    assert searcher.search(other, simulations=200, keep=True) == Searcher(setup).search(other, simulations=200)


# Threads


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_threads_add_up_and_repeat_themselves(threads: int) -> None:
    setup = make_setup("towers", players=3)
    state = choice_of(setup, 2)
    one, other = (ParallelSearcher(setup, threads).search(state, simulations=1000, seed=4) for _ in range(2))
    assert isinstance(one, Verdict)
    assert one == other
    assert sum(opinion.visits for opinion in one.moves) == 1000
    assert sum(one.value.values()) == pytest.approx(1)


def test_findings_are_added_up() -> None:
    one = Verdict("a", {"x": 0.5}, [Opinion("a", 3, {"x": 0.6}), Opinion("b", 1, {"x": 0.2})])
    two = Verdict("b", {"x": 0.9}, [Opinion("b", 3, {"x": 1.0}), Opinion("a", 1, {"x": 0.2})])
    merged = merge([one, two], "x")
    assert merged.value == {"x": pytest.approx(0.7)}
    assert [(item.move, item.visits, round(item.value["x"], 9)) for item in merged.moves] == [
        ("b", 4, 0.8),
        ("a", 4, 0.5),
    ]


def test_threads_by_position() -> None:
    searchers = Searchers(Reader("towers"), 1, None, threads=2)
    assert searchers.search("4,4 - 0,0 - r 4").as_json()["move"] == "p+4"
    with pytest.raises(UsageError):
        Searchers(Reader("towers"), 1, None, threads=0)


# Which move to make


def test_what_is_known_for_good_beats_what_was_tried_most() -> None:
    tried, won, lost = (
        Opinion("a", 90, {"x": 0.7}),
        Opinion("b", 9, {"x": 1.0}, True),
        Opinion("c", 99, {"x": 0.0}, True),
    )
    assert preferred(rank([tried, won, lost], "x"), "x") == won
    assert preferred(rank([tried, lost], "x"), "x") == tried
    assert preferred(rank([tried, Opinion("d", 1, {"x": 0.9})], "x"), "x") == tried
