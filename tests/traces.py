"""Random matches of every set-up of a game, as digests, for comparing the ways in which rules run.

    python tests/traces.py GAME MATCHES      prints the digests of compiled runs as JSON

The test runs this in a process of its own with NUMBA_BOUNDSCHECK=1, since Numba decides about that once a process.
"""

import hashlib
import json
import sys
from array import array
from collections.abc import Callable, Iterator, Sequence

import numpy as np

from kasimir.core import registry, rng
from kasimir.core.compiled import compile_for, to_array
from kasimir.core.fields import Field, PlainRecords
from kasimir.core.game import State
from kasimir.core.playout import make_trace
from kasimir.core.rng import seed_stream
from kasimir.core.setup import Setup
from tests.helpers import own_editions

LONGEST = 1200
"""So many events of a match are followed; only random races, which hardly ever arrive, are longer."""

Trace = tuple[list[int], list[bytes]]
"""What was done, and every field of every position, field by field."""
CODES = {8: "b", 16: "h", 32: "i", 64: "q"}


def setups(game: str) -> Iterator[Setup]:
    """Every variant, number of players and edition, ours and wild ones."""
    found = registry.load(game)
    own = [str(file) for file in own_editions(game)]
    for edition in [*found.editions(), *own]:
        for variant in found.variants:
            for players in found.players:
                yield Setup(found, found.edition(edition), variant, players)


def interpreted(setup: Setup) -> Callable[[int], Trace]:
    """Plays one match on plain objects."""
    trace = make_trace(setup.game.rules)
    board, layout = [setup.board], setup.game.state.LAYOUT

    def play(number: int) -> Trace:
        stream, moves = [0] * rng.WORDS, [0] * setup.game.most_moves
        seed_stream(stream, 1, number)
        states = PlainRecords([setup.start()] * (LONGEST + 1))
        log = [0] * LONGEST
        count = trace(states, board, stream, moves, log)
        return log[:count], [column(states[: count + 1], name, field) for name, field in layout.items()]

    return play


def column(states: Sequence[State], name: str, field: Field) -> bytes:
    """One field of some plain states, as a record would keep it; a number too large for it is an OverflowError."""
    values = (getattr(state, name) for state in states)
    return b"".join(array(CODES[field.bits], value if field.length else [value]).tobytes() for value in values)


def compiled(setup: Setup) -> Callable[[int], Trace]:
    """Plays one match on records."""
    game = setup.game
    trace = compile_for(game, make_trace(game.rules))
    boards, states = to_array(game.board, [setup.board]), to_array(game.state, [setup.start()], LONGEST + 1)

    def play(number: int) -> Trace:
        stream, moves, log = (np.zeros(size, np.int64) for size in (rng.WORDS, game.most_moves, LONGEST))
        seed_stream(stream, 1, number)  # type: ignore[arg-type]
        count = trace(states, boards, stream, moves, log)
        return log[:count].tolist(), [states[name][: count + 1].tobytes() for name in game.state.LAYOUT]

    return play


def digest(trace: Trace) -> str:
    """One short text for all moves and all positions of a match."""
    moves, columns = trace
    summary = hashlib.sha256(json.dumps(moves).encode())
    for values in columns:
        summary.update(values)
    return summary.hexdigest()[:16]


def digests(game: str, matches: int, way: Callable[[Setup], Callable[[int], Trace]]) -> list[str]:
    """The digests of so many matches at least, spread over all set-ups of a game."""
    found: Sequence[Setup] = list(setups(game))
    each = -(-matches // len(found))
    return [digest(play(number)) for setup in found for play in [way(setup)] for number in range(each)]


if __name__ == "__main__":
    print(json.dumps(digests(sys.argv[1], int(sys.argv[2]), compiled)))
