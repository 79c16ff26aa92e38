"""Drivers that play random matches. Each is built for one game and runs interpreted or compiled.

They apply the match rules that are not part of a position: the turn limit and, for games with keys, threefold
repetition. `kasimir.core.match` implements the same rules for real matches, with texts.
"""

from collections.abc import Callable
from typing import Any

from kasimir.core.game import CHANCE, NO_KEY, OVER, Rules
from kasimir.core.match import REPETITIONS, TURN_LIMIT
from kasimir.core.rng import below, seed_stream
from kasimir.core.rule import rule


@rule
def times_seen(history: list[int], past: int, key: int) -> int:
    """How often the key is among the first `past` entries."""
    seen = 0
    for index in range(past):
        if history[index] == key:
            seen += 1
    return seen


def make_playouts(rules: Rules[Any, Any]) -> Callable[..., Any]:  # noqa: C901, PLR0915 - see playouts
    """Build a driver that plays many random matches and stores winners, turns and choices of each."""
    kind, begins_turn, choices = rules.kind, rules.begins_turn, rules.choices
    tickets, ticket, play, winners, key = rules.tickets, rules.ticket, rules.play, rules.winners, rules.key

    # One long function: a compiled driver that calls another local function is never found in Numba's cache again.
    def playouts(  # type: ignore[no-untyped-def]  # noqa: C901, PLR0912, PLR0913, PLR0915, PLR0917
        states, boards, rng, seed, first, history, moves, won, results
    ):
        """Play matches from number `first` on, one per row of `results`: winners as bits, turns, choices.

        states[0] is the start position, states[1] is scratch space. Returns the number of matches played, which is less
        than the number of rows only if a match did not fit into `history`.
        """
        b = boards[0]
        for row in range(len(results)):
            seed_stream(rng, seed, first + row)
            states[1] = states[0]
            s = states[1]
            turns = decided = past = 0
            drawn = False
            while True:
                what = kind(s, b)
                if what == OVER:
                    break
                position_key = key(s, b)
                if position_key != NO_KEY:
                    if past == len(history):
                        return row
                    history[past] = position_key
                    past += 1
                    drawn = times_seen(history, past, position_key) == REPETITIONS
                if begins_turn(s, b):
                    drawn = drawn or (turns == TURN_LIMIT and position_key == NO_KEY)
                    turns += not drawn
                if drawn:
                    break
                if what == CHANCE:
                    move = ticket(s, b, below(rng, tickets(s, b)))
                else:
                    move = moves[below(rng, choices(s, b, moves))]
                    decided += 1
                play(s, b, move)
            results[row, 0] = 0
            if not drawn:
                winners(s, b, won)
                for seat in range(b.players):
                    results[row, 0] |= won[seat] << seat
            results[row, 1] = turns
            results[row, 2] = decided
        return len(results)

    return playouts


def make_trace(rules: Rules[Any, Any]) -> Callable[..., Any]:
    """Build a driver that plays one random match and stores all its positions, to compare interpreter and compiler."""
    kind, choices, tickets, ticket, play = rules.kind, rules.choices, rules.tickets, rules.ticket, rules.play

    def trace(states, boards, rng, moves, log):  # type: ignore[no-untyped-def]
        """Play from states[0], store each following position and move, and return the number of moves."""
        b = boards[0]
        for n in range(len(log)):
            s = states[n]
            what = kind(s, b)
            if what == OVER:
                return n
            if what == CHANCE:
                move = ticket(s, b, below(rng, tickets(s, b)))
            else:
                move = moves[below(rng, choices(s, b, moves))]
            log[n] = move
            states[n + 1] = states[n]
            play(states[n + 1], b, move)
        return len(log)

    return trace
