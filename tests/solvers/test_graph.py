"""The graph of all positions: the same interpreted and compiled, and consistent with the rules."""

import numpy as np
import pytest

from kasimir.core.fields import PlainRecords
from kasimir.core.setup import Setup
from kasimir.solvers.explore import AT_THE_END, BY_CHANCE, NOT_FOUND, Key, fill_slots, find_slot, make_explore, scatter
from kasimir.solvers.graph import Graph, build, empty_graph
from kasimir.solvers.solved.hunt import pack
from tests.solvers.independent import all_places, small_setup

HUNT = small_setup("hunt", 2, "older", spaces=["ladder", "cheese", "two"], mouse_die=[1, 2], paws_die=[0, 1], goal=2)
DISCS = small_setup("discs", 2, discs=4, height=2, goal=3)
CASES: list[tuple[Setup, Key]] = [(HUNT, pack), (DISCS, DISCS.game.rules.key)]


def silent(_: str) -> None:
    """Say nothing."""


def built(setup: Setup, key: Key) -> Graph:
    return build(setup, key, [setup.start()], 1 << 20, silent)


def interpreted(setup: Setup, key: Key, room: int) -> Graph:
    """The graph by the same driver, on plain objects."""
    graph, states = empty_graph(room, 8 * room), PlainRecords([setup.start() for _ in range(room)])
    graph.first[0] = 0
    graph.keys[0] = key(setup.start(), setup.board)
    slots = np.full(1 << 14, NOT_FOUND)
    fill_slots(slots, graph.keys, 1)
    spare, moves, won = PlainRecords([setup.start()]), [0] * setup.game.most_moves, [0] * setup.players
    explore, done, count = make_explore(setup.game.rules, key), 0, 1
    while done < count:
        done, count = explore(graph, states, slots, [setup.board], spare, moves, won, done, count, count)
    edges = graph.first[count]
    keys, mover, won_by, first, to, weight = graph
    return Graph(keys[:count], mover[:count], won_by[:count], first[: count + 1], to[:edges], weight[:edges])


@pytest.mark.parametrize(("setup", "key"), CASES)
def test_compiled_as_interpreted(setup: Setup, key: Key) -> None:
    compiled = built(setup, key)
    plain = interpreted(setup, key, len(compiled.keys) + setup.game.most_moves)
    for part, plain_part in zip(compiled, plain, strict=True):
        assert part.tolist() == plain_part.tolist()


@pytest.mark.parametrize(("setup", "key"), CASES)
def test_graph_is_what_the_rules_say(setup: Setup, key: Key) -> None:
    graph, places = built(setup, key), all_places(setup, setup.text(setup.start()))
    number = {int(key): node for node, key in enumerate(graph.keys)}
    assert len(number) == len(graph.keys) == len(places)
    for text, place in places.items():
        node = number[key(setup.read(text), setup.board)]
        edges = range(graph.first[node], graph.first[node + 1])
        found = {int(graph.keys[graph.to[edge]]): int(graph.weight[edge]) for edge in edges}
        expected = dict.fromkeys(found, 0)
        for weight, after in place.following:
            expected[key(setup.read(after), setup.board)] += weight
        assert found == expected
        names = {BY_CHANCE: ("chance", None), AT_THE_END: ("over", None)}
        kind, _ = names.get(int(graph.mover[node]), ("choice", None))
        assert kind == place.kind
        assert kind != "choice" or setup.seats[graph.mover[node]] == place.seat
        assert [seat for n, seat in enumerate(setup.seats) if graph.won[node] >> n & 1] == place.winners


def test_grows_as_it_must() -> None:
    """More positions than there is room for at first, found as if there had been room for all."""
    setup = small_setup("hunt", 2)
    graph = built(setup, pack)
    assert len(graph.keys) == len(set(graph.keys.tolist())) == 36_719
    assert graph.first[-1] == len(graph.to) == len(graph.weight)
    assert (np.diff(graph.first) > 0).tolist() == (graph.mover != AT_THE_END).tolist()
    assert set(graph.to.tolist()) == set(range(len(graph.keys))) - {0}


def test_begins_from_several_positions() -> None:
    roots = [DISCS.start(), DISCS.read("c* m")]
    graph = build(DISCS, DISCS.game.rules.key, roots, 1 << 20, silent)
    assert graph.keys[:2].tolist() == [DISCS.game.rules.key(root, DISCS.board) for root in roots]
    assert set(built(*CASES[1]).keys.tolist()) < set(graph.keys.tolist())


def test_slots_tell_colliding_keys_apart() -> None:
    keys = np.arange(100, dtype=np.int64) << 40
    slots = np.full(128, NOT_FOUND)
    fill_slots(slots, keys, len(keys))
    assert [slots[find_slot(slots, keys, int(key))] for key in keys] == list(range(100))
    assert slots[find_slot(slots, keys, 5)] == NOT_FOUND


def test_scatter_uses_every_bit() -> None:
    assert len({scatter(1 << bit) & 1023 for bit in range(62)}) > 50
