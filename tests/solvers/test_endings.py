"""Endings: values are exact wherever they are given."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from kasimir.bots.searcher import Searcher
from kasimir.core.game import CHOICE, OVER, State
from kasimir.core.setup import Setup, make_setup
from kasimir.solvers.endgames import kitchen, towers
from kasimir.solvers.endings import MOST_POSITIONS, Endings, endings_for
from kasimir.solvers.fingerprint import BLANK, blend, blend_set
from tests.helpers import walk
from tests.solvers.independent import all_places, shares_by_rounds, small_setup

TOWERS = {
    2: ("0,0 4:B/13:r/15:B/21:r/27:r 1,2 br r 1", "0,0 4:B/12:r/15:Bb/16:r 2,1 br b *"),
    3: ("0,0,0 4:R/8:B/14:r/22:Gg/24:b 2,2,2 brg g 3",),
    4: ("0,0,0,0 4:Y/8:G/15:B/18:Gr/21:r/22:B/24:b/28:G/29:b/30:y 2,0,1,2 ryg r 2",),
}
KITCHEN = (
    "......./......./..x.x../..x.x../......./....#.. uuuu x,e6,x,x g4 10 0,1,0,0,0,0,0 0,0 - m1 c go.2",
    "......./......./..x.x../..x.x../......./....... uuuu x,e6,x,x g4 10 0,0,0,0,0,0,0 0,0 - m1 m1 go.1",
)
LATE = [("towers", players, text) for players, found in TOWERS.items() for text in found]
LATE += [("kitchen", 2, text) for text in KITCHEN]
CLOSE = 2e-10
"""The tolerance: values are rounded to ten digits."""


@cache
def known(game: str, players: int) -> Endings:
    found = endings_for(make_setup(game, players=players))
    assert found
    return found


def on_and_on(setup: Setup, text: str, seed: int, longest: int = 40) -> Iterator[State]:
    """A position and what follows it in a random match."""
    state, chance = setup.read(text), random.Random(seed)
    for _ in range(longest):
        yield state
        options = setup.options(state)
        if not options:
            return
        [option] = chance.choices(options, [option.weight for option in options])
        state = setup.after(state, option.move)


# The values


@pytest.mark.parametrize(("game", "players", "text"), LATE)
def test_a_value_follows_from_the_next_ones(game: str, players: int, text: str) -> None:
    endings = known(game, players)
    for seed in range(6):
        for state in on_and_on(endings.setup, text, seed):
            values = endings.values(state)
            assert values
            assert values == pytest.approx(expected(endings, state), abs=CLOSE)


def expected(endings: Endings, state: State) -> dict[str, float]:
    """What a position is worth, by the interpreted rules and the values of what follows."""
    setup = endings.setup
    options = setup.options(state)
    if not options:
        return setup.values(setup.winners(state))
    after = [(option.weight, value_of(endings, setup.after(state, option.move))) for option in options]
    if setup.kind(state) == CHOICE:
        seat = setup.seats[state.seat]
        best = max(values[seat] for _, values in after)
        after = [(1, values) for _, values in after if values[seat] >= best - CLOSE]
    total = sum(weight for weight, _ in after)
    return {seat: sum(weight * values[seat] for weight, values in after) / total for seat in setup.seats}


def value_of(endings: Endings, state: State) -> dict[str, float]:
    values = endings.values(state)
    assert values
    return values


@pytest.mark.parametrize(
    ("players", "values"),
    [
        (2, {"spaces": 6, "traps": [2, 5], "die": [1, 2], "clovers": 1, "clover_reach": 2, "mice": 2}),
        (2, {"spaces": 7, "traps": [], "die": [1, 3], "clovers": 0, "clover_reach": 1, "mice": 2}),
        (3, {"spaces": 5, "traps": [2, 4], "die": [1, 2], "clovers": 0, "clover_reach": 1, "mice": 1}),
        (4, {"spaces": 5, "traps": [3], "die": [2, 3], "clovers": 0, "clover_reach": 1, "mice": 1}),
    ],
)
def test_small_towers_are_worth_what_a_second_solver_says(players: int, values: dict[str, Any]) -> None:
    setup = small_setup("towers", players, **values)
    endings = Endings(setup, towers.ENDING)
    places = all_places(setup, setup.text(setup.start()))
    assert len(places) > 300
    assert value_of(endings, setup.start())
    for text, shares in shares_by_rounds(setup, places).items():
        assert value_of(endings, setup.read(text)) == pytest.approx(shares, abs=CLOSE)


def test_a_small_kitchen_is_worth_what_a_second_solver_says() -> None:
    floor = ["....", ".x..", "....", "...."]
    tiles: dict[str, Any] = {"cheeses": 14, "plates": 0, "ones": 1, "twos": 0, "arrows": 0, "forks": 0, "knives": 0}
    setup = small_setup(
        "kitchen", 3, floor=floor, holes=["b4", "d2", "c1", "a3"], mouse_die=[1, 3], cat_die=[1, 2], **tiles
    )
    text = "..../.x../...#/.... uuuu x,d4,x,x c2 14 0,0,1,0,0,0,0 0,0 - m1 m2 roll"
    endings = Endings(setup, kitchen.ENDING)
    places = all_places(setup, text)
    assert len(places) > 1000
    shares = shares_by_rounds(setup, places)
    assert 0.01 < shares[text]["c"] < 0.99
    for place, share in shares.items():
        assert value_of(endings, setup.read(place))["c"] == pytest.approx(share["c"], abs=1e-9)
        assert value_of(endings, setup.read(place))["m2"] == pytest.approx(share["m2"], abs=1e-9)


# Unknown values


@pytest.mark.parametrize(("game", "players"), [("towers", 2), ("towers", 4), ("kitchen", 2), ("kitchen", 5)])
def test_the_beginning_is_not_known(game: str, players: int) -> None:
    setup = make_setup(game, players=players)
    states = [state for state, _ in walk(setup, 3, 12) if setup.kind(state) == CHOICE]
    assert states
    for state in states:
        assert known(game, players).values(state) is None
        assert known(game, players).best(state) is None


def test_nothing_is_claimed_beyond_the_limit() -> None:
    setup = make_setup("towers")
    state = setup.read(TOWERS[2][0])
    endings = Endings(setup, towers.ENDING)
    assert endings.values(state)
    positions = 2_659  # as many as can arise
    assert endings.values(state, positions)
    assert endings.values(state, positions - 1) is None
    assert endings.best(state, positions - 1) is None
    for following in on_and_on(setup, TOWERS[2][0], 1):
        assert endings.values(following, positions)


def test_race_has_no_endings_as_everything_can_be_put_back() -> None:
    """From any turn the seats can get back to an empty board, so the whole game can arise from it."""
    setup = make_setup("race")
    assert endings_for(setup) is None
    [state] = [state for state, move in walk(setup, 2) if move == "draw"][-1:]
    assert setup.text(state).count("s") > 3
    while setup.text(state) != "-/- - r turn":
        to_put_back = [option for option in setup.options(state) if option.text.startswith(("back", "lift", "pass"))]
        state = setup.after(state, to_put_back[0].move)


# Keys


def wide(setup: Setup, text: str, count: int) -> dict[str, State]:
    """So many positions that can arise, breadth first."""
    found = {text: setup.read(text)}
    for state in (waiting := [found[text]]):
        for option in setup.options(state):
            after = setup.after(state, option.move)
            if len(found) < count and setup.text(after) not in found:
                found[setup.text(after)] = after
                waiting.append(after)
    return found


ALIKE = [
    ("towers", 2, "0,0 4:B/12:rr/15:Bb/16:r 1,1 br b *"),
    ("towers", 3, TOWERS[3][0]),
    (
        "kitchen",
        3,
        "......./......./..x.x../..x.x../......./......# uuuu x,e6,e5,x g4 10 0,0,0,0,0,0,1 0,0 2 m2 m1 roll",
    ),
]


@pytest.mark.parametrize(("game", "players", "text"), ALIKE)
def test_positions_with_equal_keys_go_on_alike(game: str, players: int, text: str) -> None:
    """So they have the same value: their successors have equal keys, and at the end the winners are the same."""
    setup = make_setup(game, players=players)
    rules = known(game, players).ending.rules
    by_key = defaultdict(list)
    for state in wide(setup, text, 2500).values():
        by_key[rules.key(state, setup.board)].append(state)
    groups = [states for states in by_key.values() if len(states) > 1]
    assert len(groups) > 20
    for states in groups:
        ways = [goes_on(setup, rules, state) for state in states]
        assert all(way == ways[0] for way in ways)


def goes_on(setup: Setup, rules: Any, state: State) -> Any:
    """Who has won; or which side decides, and how many ways lead to which keys."""
    if rules.kind(state, setup.board) == OVER:
        won = [0] * setup.players
        rules.winners(state, setup.board, won)
        return won
    keys = Counter[int]()
    for option in setup.options(state):
        keys[rules.key(setup.after(state, option.move), setup.board)] += option.weight
    seat = setup.seats[state.seat]
    return setup.values([seat]) if setup.game.win_is_shared else seat == setup.seats[0], setup.kind(state), keys


@pytest.mark.parametrize("players", [2, 3, 5])
def test_mice_and_their_seats_are_alike(players: int) -> None:
    setup, rules = make_setup("kitchen", players=players), kitchen.ENDING.rules
    for state, _ in walk(setup, 5, 400):
        other = renamed(state.copy(), setup.players)
        assert rules.key(other, setup.board) == rules.key(state, setup.board)
        assert goes_on(setup, rules, other) == goes_on(setup, rules, state)


def renamed(state: Any, players: int) -> State:
    """The same position, but that every mouse has the name of the next one, and every seat of a mouse too."""
    new_name = [0, 2, 3, 4, 1]
    state.space = [state.space[new_name.index(piece)] for piece in range(len(new_name))]
    state.piece, state.forced = new_name[state.piece], new_name[state.forced]
    seats = [0, *range(2, players), 1]
    state.seat, state.next_seat = seats[state.seat] if state.seat >= 0 else state.seat, seats[state.next_seat]
    found: State = state
    return found


@pytest.mark.parametrize(("game", "players", "text"), ALIKE)
def test_no_move_makes_the_rough_size_larger(game: str, players: int, text: str) -> None:
    setup, rough_size = make_setup(game, players=players), known(game, players).ending.rough_size
    for state in wide(setup, text, 400).values():
        for option in setup.options(state):
            assert rough_size(setup.after(state, option.move), setup.board) <= rough_size(state, setup.board)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_towers_called_early_end_as_they_were_called(players: int) -> None:
    setup, rules, called = make_setup("towers", players=players), towers.ENDING.rules, 0
    for seed in range(60):
        states = [state for state, _ in walk(setup, seed)]
        last = setup.values(setup.winners(states[-1]))
        early = [state for state in states[:-1] if rules.kind(state, setup.board) == OVER]
        called += bool(early)
        for state in [*early, states[-1]]:
            assert known("towers", players).values(state) == last
    assert called > 10


def test_fingerprints_differ() -> None:
    """All values of a range, one after the other and as sets, get different ones in either lane."""
    found = {blend(blend(BLANK, one), other) for one in range(300) for other in range(300)}
    assert len(found) == 90_000
    assert len({number >> 31 for number in found}) > 89_990
    assert len({number & (1 << 31) - 1 for number in found}) > 89_990
    assert len({blend_set(BLANK, 1 << one | 1 << other) for one in range(62) for other in range(one)}) == 62 * 61 // 2
    assert all(0 <= number < 1 << 62 for number in found)


# The search


@pytest.mark.parametrize(("game", "players", "text"), LATE)
def test_the_search_plays_an_ending_exactly(game: str, players: int, text: str) -> None:
    setup = make_setup(game, players=players)
    state = setup.read(text)
    verdict = Searcher(setup, nodes=100).search(state, simulations=MOST_POSITIONS)
    values, moves = known(game, players).values(state), known(game, players).best(state)
    assert moves
    assert verdict.value == values
    assert [(opinion.move, opinion.visits, opinion.value) for opinion in verdict.moves] == [
        (move, 0, value) for move, value in moves
    ]
    seat = setup.seats[state.seat]
    assert verdict.move == moves[0][0]
    assert moves[0][1][seat] == max(value[seat] for _, value in moves)
    assert {move for move, _ in moves} == {option.text for option in setup.options(state)}


def test_a_small_budget_searches_what_a_large_one_knows() -> None:
    setup = make_setup("towers")
    searcher, state = Searcher(setup, nodes=2000), setup.read(TOWERS[2][0])
    before = searcher.search(state, simulations=100)
    assert sum(opinion.visits for opinion in before.moves) == 100
    assert searcher.search(state, simulations=10_000).moves[0].visits == 0
    assert searcher.search(state, simulations=100) == before
