"""Illegal moves in positions of every game, for tests of the reasons against them.

In `tests/games/<game>/reasons.py`: `CLAIMS` has a predicate for every code, which gets the question and the reason's
arguments and says, by the rules alone, whether the sentence is true; `tries` gives texts that come near to moves.
What may be missing: `POSITIONS` that random matches seldom reach, `goes_on` for moves without which they get nowhere,
and `more`, which asks in other ways than `why`.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, TypeVar

from kasimir.core.game import CHOICE, Reason, State
from kasimir.core.setup import Setup
from tests.games.parts import part_of
from tests.traces import setups

STRANGE = (
    "",
    " ",
    "-",
    "?",
    "*",
    "0",
    "7",
    "nonsense",
    "R",
    "+",
    ">",
    "a1",
    "a1>",
    "99",
    "3.1",
    "d4 d5",
    "Ä",
    "\u0661",
)
"""Texts that are moves of no game."""
LONGEST = 300
"""Maximum number of events of a random match."""
SOME = 8
"""Positions sampled from it; and in each, near misses tried, and moves that are legal elsewhere."""
T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """An illegal move, and where it was tried."""

    setup: Setup
    position: str
    move: str
    legal: frozenset[str]
    """All legal moves, or outcomes of chance."""

    @property
    def fields(self) -> list[str]:
        """The fields of the position."""
        return self.position.split(" ")

    @property
    def edition(self) -> dict[str, Any]:
        """The values of the edition."""
        return self.setup.edition.values()


Answer = tuple[Asked, Reason]
Claim = Callable[..., bool]


def claims_of(game: str) -> dict[str, Claim]:
    """The predicates of a game, and those for reasons that all games share."""
    return {"move.over": is_over, "move.chance": is_chance, **part_of(game, "reasons", "CLAIMS", {})}


def is_over(asked: Asked, move: str) -> bool:
    return move == asked.move and asked.setup.seat(asked.setup.read(asked.position)) is None


def is_chance(asked: Asked, move: str, outcomes: str) -> bool:
    return move == asked.move and bool(asked.legal) and outcomes.split(", ") == sorted(asked.legal)


def answers(game: str, count: int) -> Iterator[Answer]:
    """Illegal moves, each with its reason: all in the game's own positions, then some at random."""
    prepared: list[tuple[Setup, str]] = part_of(game, "reasons", "POSITIONS", [])
    for setup, position in prepared:
        state = setup.read(position)
        yield from answers_to(setup, state, tries_in(setup, state))
        yield from more_answers(setup, state)
    yield from islice(random_answers(game, random.Random(1)), count)


def random_answers(game: str, rng: random.Random) -> Iterator[Answer]:
    """Endless illegal moves from random matches in all set-ups."""
    everywhere, elsewhere = list(setups(game)), set(STRANGE)
    while True:
        setup = rng.choice(everywhere)
        for state in positions(setup, rng):
            elsewhere.update(option.text for option in setup.options(state))
            texts = sample(rng, tries_in(setup, state)) + sample(rng, sorted(elsewhere))
            yield from answers_to(setup, state, texts)
            yield from sample(rng, list(more_answers(setup, state)))


def positions(setup: Setup, rng: random.Random) -> list[State]:
    """Positions of a random match: some choices, any other one, and the last."""
    seen = list(islice(match(setup, rng), LONGEST))
    choices = [state for state in seen if setup.kind(state) == CHOICE]
    return [*sample(rng, choices), rng.choice(seen), seen[-1]]


def match(setup: Setup, rng: random.Random) -> Iterator[State]:
    """The positions of a random match in which all seats make progress if possible."""
    goes_on: Callable[[str], bool] = part_of(setup.game.name, "reasons", "goes_on", lambda _: True)
    state = setup.start()
    yield state
    while options := setup.options(state):
        onward = [option for option in options if goes_on(option.text)] or options
        [chosen] = rng.choices(onward, [option.weight for option in onward])
        state = setup.after(state, chosen.move)
        yield state


def sample(rng: random.Random, found: Sequence[T]) -> list[T]:
    """Some of them."""
    return rng.sample(found, min(SOME, len(found)))


def tries_in(setup: Setup, state: State) -> Sequence[str]:
    """Texts that are almost moves."""
    tries: Callable[[Setup, str], Sequence[str]] = part_of(setup.game.name, "reasons", "tries", lambda *_: ())
    return tries(setup, setup.text(state))


def more_answers(setup: Setup, state: State) -> Iterator[Answer]:
    """Reasons that a game gives in other ways."""
    more: Callable[[Setup, State], Iterator[Answer]] = part_of(setup.game.name, "reasons", "more", lambda *_: iter(()))
    return more(setup, state)


def answers_to(setup: Setup, state: State, texts: Sequence[str]) -> Iterator[Answer]:
    """The reasons against those texts that are not legal moves."""
    legal = frozenset(option.text for option in setup.options(state))
    for text in sorted(set(texts) - legal):
        yield Asked(setup, setup.text(state), text, legal), setup.reason(state, text)
