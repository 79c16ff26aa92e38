"""A compiled driver that enumerates the reachable positions of a game and their successors."""

from collections.abc import Callable
from typing import Any

from kasimir.core.game import CHANCE, CHOICE, OVER, Rules
from kasimir.core.rule import rule

Key = Callable[[Any, Any], int]
"""A rule that gives each position a unique non-negative number."""

BY_CHANCE, AT_THE_END = -1, -2
"""Values for positions in which no seat decides."""
NOT_FOUND = -1
HALF = 32
LOW_HALF = (1 << HALF) - 1


@rule
def scatter(key: int) -> int:
    """A 32-bit hash to which every bit of the key contributes, the same interpreted and compiled."""
    mixed = ((key >> HALF) * 0x9E3779B1 + (key & LOW_HALF)) & LOW_HALF
    mixed = (mixed ^ mixed >> 16) * 0x85EBCA6B & LOW_HALF
    mixed = (mixed ^ mixed >> 13) * 0xC2B2AE35 & LOW_HALF
    return mixed ^ mixed >> 16


@rule
def find_slot(slots: Any, keys: Any, key: int) -> int:
    """The hash table slot with the number of the position with this key, or the empty slot where it belongs."""
    mask = len(slots) - 1
    slot = scatter(key) & mask
    while slots[slot] != NOT_FOUND and keys[slots[slot]] != key:
        slot = (slot + 1) & mask
    return slot


def fill_slots(slots: Any, keys: Any, count: int) -> None:
    """Insert the numbers of all known positions into an empty hash table."""
    for number in range(count):
        slots[find_slot(slots, keys, int(keys[number]))] = number


@rule
def add_edge(graph: Any, node: int, end: int, to: int) -> int:
    """Add an edge from a position whose edges so far end at `end`; return the new end."""
    edge = graph.first[node]
    while edge < end and graph.to[edge] != to:
        edge += 1
    if edge < end:
        graph.weight[edge] += 1
        return end
    graph.to[edge] = to
    graph.weight[edge] = 1
    return end + 1


def make_explore(rules: Rules[Any, Any], key: Key) -> Callable[..., Any]:  # noqa: PLR0915 - see explore
    """Build a driver that visits known positions and adds their successors."""
    kind, choices, tickets, ticket = rules.kind, rules.choices, rules.tickets, rules.ticket
    play, winners = rules.play, rules.winners

    # One long function: a compiled driver that calls another local function is never found in Numba's cache again.
    def explore(  # type: ignore[no-untyped-def]  # noqa: PLR0913, PLR0915, PLR0917
        graph, states, slots, boards, spare, moves, seats_won, done, count, end
    ):
        """Visit positions from `done` up to `end`, with `count` known so far; return the new `done` and `count`.

        Stops before a position whose successors might not fit. spare[0] is scratch space.
        """
        b = boards[0]
        while done < end:
            s = states[done]
            what = kind(s, b)
            ways = 0
            if what == CHOICE:
                ways = choices(s, b, moves)
                graph.mover[done] = s.seat
            elif what == CHANCE:
                ways = tickets(s, b)
                graph.mover[done] = BY_CHANCE
            else:
                graph.mover[done] = AT_THE_END
            edge = graph.first[done]
            if count + ways > len(states) or edge + ways > len(graph.to):
                break
            graph.won[done] = 0
            if what == OVER:
                winners(s, b, seats_won)
                for seat in range(b.players):
                    graph.won[done] |= seats_won[seat] << seat
            for way in range(ways):
                move = ticket(s, b, way) if what == CHANCE else moves[way]
                spare[0] = states[done]
                play(spare[0], b, move)
                found = key(spare[0], b)
                slot = find_slot(slots, graph.keys, found)
                if slots[slot] == NOT_FOUND:
                    slots[slot] = count
                    graph.keys[count] = found
                    states[count] = spare[0]
                    count += 1
                edge = add_edge(graph, done, edge, slots[slot])
            done += 1
            graph.first[done] = edge
        return done, count

    return explore
