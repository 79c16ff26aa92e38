"""Monte Carlo tree search with explicit chance nodes: one driver for all games, any number of seats, and teams.

Every simulation walks down the tree, adds to it where it ends, plays on at random for a while, and carries what came
out, a value for each seat, back up. At a choice, the seat whose turn it is prefers what has been good for itself.
"""

import math
from collections.abc import Callable
from typing import Any

from kasimir.bots.tree import COUNT, FIRST, LINKS, MOVE, NEXT, NO_NODE, ROOT, VISITS
from kasimir.core.game import CHANCE, OVER, AnyGame
from kasimir.core.match import TURN_LIMIT
from kasimir.core.rng import below
from kasimir.core.rule import rule

DEEPEST = 512
"""No simulation walks further down the tree than this."""
EXPLORATION, FIRST_PLAY = 0, 1
"""The settings: how much to try what was tried little; how much worse than its parent an untried move is held."""
SETTINGS = 2


@rule
def add_children(links: Any, size: Any, node: int, moves: list[int], count: int) -> bool:
    """Give a choice its children, if there is still room for them."""
    first = size[0]
    if first + count > len(links):
        return False
    for index in range(count):
        for column in range(LINKS):
            links[first + index, column] = 0
        links[first + index, MOVE] = moves[index]
    links[node, FIRST] = first
    links[node, COUNT] = count
    size[0] = first + count
    return True


@rule
def chance_child(links: Any, size: Any, node: int, move: int) -> int:
    """The child of a chance for an outcome; made if it has not come up before and there is room, else no node."""
    child = links[node, FIRST]
    while child != NO_NODE and links[child, MOVE] != move:
        child = links[child, NEXT]
    if child == NO_NODE and size[0] < len(links):
        child = size[0]
        size[0] += 1
        for column in range(LINKS):
            links[child, column] = 0
        links[child, MOVE] = move
        links[child, NEXT] = links[node, FIRST]
        links[node, FIRST] = child
    return int(child)


@rule
def select_child(links: Any, totals: Any, node: int, seat: int, settings: Any, rng: list[int]) -> int:
    """The child with the best value for the seat and the most yet to be learned about it."""
    first, count, visits = int(links[node, FIRST]), int(links[node, COUNT]), int(links[node, VISITS])
    curiosity = settings[EXPLORATION] * math.sqrt(math.log(visits + 1.0))
    untried = totals[node, seat] / max(visits, 1) - settings[FIRST_PLAY] + curiosity
    offset = below(rng, count)
    best, best_score = first, -1e9
    for index in range(count):
        child = first + (index + offset) % count
        tries = links[child, VISITS]
        score = untried
        if tries > 0:
            score = totals[child, seat] / tries + curiosity / math.sqrt(tries)
        if score > best_score:
            best, best_score = child, score
    return best


@rule
def share_win(won: list[int], players: int, is_shared: bool, values: list[float]) -> None:
    """What a result is worth to each seat: a win is shared by its winners, or a whole one for each of a team."""
    winners = 0
    for seat in range(players):
        winners += won[seat]
    worth = 1.0 / winners if is_shared else 1.0
    for seat in range(players):
        values[seat] = worth * won[seat]


@rule
def carry_back(links: Any, totals: Any, path: list[int], depth: int, values: list[float], players: int) -> None:
    """Every node on the way learns what came out."""
    for index in range(depth):
        node = path[index]
        links[node, VISITS] += 1
        for seat in range(players):
            totals[node, seat] += values[seat]


def make_search(game: AnyGame) -> Callable[..., Any]:  # noqa: C901, PLR0915 - see search
    """A driver that makes some simulations from one position."""
    rules, estimate, is_shared = game.rules, game.estimate, game.win_is_shared
    kind, choices, begins_turn, play = rules.kind, rules.choices, rules.begins_turn, rules.play
    tickets, ticket, winners = rules.tickets, rules.ticket, rules.winners

    # One function, however long: a compiled driver that calls another local one is never found in the cache again.
    def search(  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
        states, boards, rng, simulations, rollout, settings, links, totals, size, moves, path, won, values
    ):
        """Make so many simulations from states[0], playing on states[1].

        After the tree a simulation makes `rollout` random choices, then the position is judged; with a negative
        number it goes on to the end of the match.
        """
        b = boards[0]
        for _ in range(simulations):
            states[1] = states[0]
            s = states[1]
            node, depth, in_tree = ROOT, 1, True
            path[0] = ROOT
            turns, chosen = 0, 0
            judged = False
            while not judged:
                what = kind(s, b)
                if what == OVER:
                    winners(s, b, won)
                    share_win(won, b.players, is_shared, values)
                    break
                if begins_turn(s, b):
                    turns += 1
                if what == CHANCE:
                    move = ticket(s, b, below(rng, tickets(s, b)))
                    if in_tree:
                        node = chance_child(links, size, node, move)
                else:
                    if in_tree and links[node, COUNT] == 0:
                        fresh = links[node, VISITS] == 0 and node != ROOT
                        in_tree = not fresh and add_children(links, size, node, moves, choices(s, b, moves))
                    if in_tree:
                        node = select_child(links, totals, node, s.seat, settings, rng)
                        move = int(links[node, MOVE])
                    else:
                        judged = turns > TURN_LIMIT or (rollout >= 0 and chosen >= rollout)
                        chosen += 1
                        if judged:
                            break
                        move = moves[below(rng, choices(s, b, moves))]
                if in_tree:
                    in_tree = node != NO_NODE and depth < len(path)
                    if in_tree:
                        path[depth] = node
                        depth += 1
                play(s, b, move)
            if judged:
                estimate(s, b, values)
            carry_back(links, totals, path, depth, values, b.players)

    return search
