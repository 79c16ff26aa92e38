"""Monte Carlo tree search with explicit chance nodes: one driver for all games, any number of seats, and teams.

Each simulation descends the tree, expands it at a leaf, evaluates the position there (possibly after some random
moves) and propagates the result, a value for each seat, back to the root. At a choice, the seat to play prefers the
moves that were best for itself. Where a match ends the value is proven; a position all of whose successors are proven
is proven too (MCTS-Solver).
"""

import math
from collections.abc import Callable
from typing import Any

from kasimir.bots.tree import COUNT, FIRST, LINKS, MOVE, NEXT, NO_NODE, PROVEN, ROOT, VISITS
from kasimir.core.game import CHANCE, OVER, AnyGame
from kasimir.core.match import TURN_LIMIT
from kasimir.core.rng import below
from kasimir.core.rule import rule

DEEPEST = 512
"""Maximum depth of a simulation in the tree."""
EXPLORATION, BIAS = 0, 1
"""The settings: the exploration constant, and the number of visits that the estimate of a new node counts as."""
SETTINGS = 2
WHOLE_WIN = 1.0 - 1e-9


@rule
def add_children(links: Any, size: Any, node: int, moves: list[int], count: int) -> bool:
    """Create the children of a choice, if there is room for them."""
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
def find_child(links: Any, node: int, move: int) -> int:
    """The child of a chance node for an outcome; `NO_NODE` if the outcome has not occurred before."""
    child = links[node, FIRST]
    while child != NO_NODE and links[child, MOVE] != move:
        child = links[child, NEXT]
    return int(child)


@rule
def chance_child(links: Any, size: Any, node: int, move: int) -> int:
    """The child of a chance node for an outcome, created if necessary and if there is room; otherwise `NO_NODE`."""
    child = find_child(links, node, move)
    if child == NO_NODE and size[0] < len(links):
        child = int(size[0])
        size[0] += 1
        for column in range(LINKS):
            links[child, column] = 0
        links[child, MOVE] = move
        links[child, NEXT] = links[node, FIRST]
        links[node, FIRST] = child
    return child


@rule
def select_child(links: Any, totals: Any, priors: Any, node: int, seat: int, settings: Any, rng: list[int]) -> int:
    """The child with the highest upper confidence bound for the seat; a proven win is taken at once."""
    first, count, visits = int(links[node, FIRST]), int(links[node, COUNT]), int(links[node, VISITS])
    curiosity = settings[EXPLORATION] * math.sqrt(math.log(visits + 1.0))
    untried = totals[node, seat] / max(visits, 1)
    bias = settings[BIAS]
    offset = below(rng, count)
    best, best_score = first, -1e9
    for index in range(count):
        child = first + (index + offset) % count
        tries = links[child, VISITS]
        if links[child, PROVEN]:
            score = totals[child, seat] / tries
            if score > WHOLE_WIN:
                return child
        elif tries + bias > 0:
            mean = (totals[child, seat] + bias * priors[child]) / (tries + bias)
            score = mean + curiosity / math.sqrt(max(tries, 1))
        else:
            score = untried + curiosity
        if score > best_score:
            best, best_score = child, score
    return best


@rule
def share_win(won: list[int], players: int, is_shared: bool, values: list[float]) -> None:
    """The value of a result for each seat: winners share one win, or each member of a team has a full one."""
    winners = 0
    for seat in range(players):
        winners += won[seat]
    worth = 1.0 / winners if is_shared else 1.0
    for seat in range(players):
        values[seat] = worth * won[seat]


@rule
def is_settled(links: Any, totals: Any, node: int, child: int, seat: int) -> bool:
    """Whether a choice with a proven best child is proven: that child is a win, or all others are proven too."""
    if totals[child, seat] > WHOLE_WIN * links[child, VISITS]:
        return True
    first = links[node, FIRST]
    for index in range(links[node, COUNT]):
        if not links[first + index, PROVEN]:
            return False
    return True


@rule
def settle(links: Any, totals: Any, node: int, values: list[float], players: int) -> None:
    """Set the proven value of a node and discard its statistics."""
    links[node, PROVEN] = 1
    for seat in range(players):
        totals[node, seat] = values[seat] * links[node, VISITS]


@rule
def add_mean(links: Any, totals: Any, node: int, weight: float, values: list[float], players: int) -> None:
    """Add a node's value, multiplied by a weight."""
    for seat in range(players):
        values[seat] += weight * totals[node, seat] / links[node, VISITS]


@rule
def clear(values: list[float], players: int) -> None:
    """Set all values to zero."""
    for seat in range(players):
        values[seat] = 0.0


@rule
def carry_back(links: Any, totals: Any, path: list[int], depth: int, values: list[float], players: int) -> None:
    """Backpropagation: add the result to every node on the path."""
    for index in range(depth):
        node = path[index]
        links[node, VISITS] += 1
        for seat in range(players):
            totals[node, seat] += values[seat]


def make_search(game: AnyGame) -> Callable[..., Any]:  # noqa: C901, PLR0915 - see search
    """Build a driver that makes simulations from one position."""
    rules, estimate, is_shared = game.rules, game.estimate, game.win_is_shared
    kind, choices, begins_turn, play = rules.kind, rules.choices, rules.begins_turn, rules.play
    tickets, ticket, winners = rules.tickets, rules.ticket, rules.winners

    # One long function: a compiled driver that calls another local function is never found in Numba's cache again.
    def search(  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
        states, boards, rng, simulations, rollout, settings, links, totals, priors, size, moves, path, won, values
    ):
        """Make `simulations` simulations from states[0]. states[1] and states[2] are scratch space.

        Below the tree a simulation makes `rollout` random choices and then evaluates the position; with a negative
        number it plays to the end of the match. The root is never treated as proven, so its moves keep being counted.
        """
        b = boards[0]
        players = b.players
        for _ in range(simulations):
            states[1] = states[0]
            s = states[1]
            node, depth, in_tree = ROOT, 1, True
            path[0] = ROOT
            turns, chosen = 0, 0
            judged = False
            while not judged:
                if in_tree and links[node, PROVEN]:
                    clear(values, players)
                    add_mean(links, totals, node, 1.0, values, players)
                    break
                what = kind(s, b)
                if what == OVER:
                    winners(s, b, won)
                    share_win(won, players, is_shared, values)
                    if in_tree:
                        settle(links, totals, node, values, players)
                    break
                if begins_turn(s, b):
                    turns += 1
                    judged = (
                        turns > TURN_LIMIT
                    )  # if nobody can move there are only chance events, and no choice ends the rollout
                    if judged:
                        break
                if what == CHANCE:
                    count = tickets(s, b)
                    move = ticket(s, b, below(rng, count))
                    if in_tree:
                        child = chance_child(links, size, node, move)
                        if links[child, PROVEN]:
                            known = 0
                            clear(values, players)
                            while known < count:
                                outcome = find_child(links, node, ticket(s, b, known))
                                if not links[outcome, PROVEN]:
                                    break
                                add_mean(links, totals, outcome, 1.0 / count, values, players)
                                known += 1
                            if known == count:
                                settle(links, totals, node, values, players)
                                break
                        node = child
                else:
                    if in_tree and links[node, COUNT] == 0:
                        fresh = links[node, VISITS] == 0 and node != ROOT
                        in_tree = not fresh and add_children(links, size, node, moves, choices(s, b, moves))
                        if in_tree and settings[BIAS] > 0:
                            for child in range(links[node, FIRST], links[node, FIRST] + links[node, COUNT]):
                                states[2] = states[1]
                                play(states[2], b, int(links[child, MOVE]))
                                if kind(states[2], b) == OVER:
                                    winners(states[2], b, won)
                                    share_win(won, players, is_shared, values)
                                else:
                                    estimate(states[2], b, values)
                                priors[child] = values[s.seat]
                    if in_tree:
                        child = select_child(links, totals, priors, node, s.seat, settings, rng)
                        if links[child, PROVEN] and node != ROOT and is_settled(links, totals, node, child, s.seat):
                            clear(values, players)
                            add_mean(links, totals, child, 1.0, values, players)
                            settle(links, totals, node, values, players)
                            break
                        node = child
                        move = int(links[node, MOVE])
                    else:
                        judged = rollout >= 0 and chosen >= rollout
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
            carry_back(links, totals, path, depth, values, players)

    return search
