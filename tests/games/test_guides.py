"""Every position has a sentence that says what to do, every move one that recommends it, and what they say is true.

`CLAIMS` in `tests/games/<game>/guide.py` has a predicate for every code, which gets the position and the arguments of
the sentence, and says by the rules alone whether the sentence is true.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import islice
from typing import Any

import pytest

from kasimir.core import registry
from kasimir.core.game import OVER, State
from kasimir.core.setup import Setup, make_setup
from kasimir.core.view import Sentence
from kasimir.core.words import say
from tests.games.illegal_moves import match
from tests.games.parts import part_of
from tests.games.test_touch import legal_touches
from tests.test_words import messages
from tests.traces import setups
from tools.languages.catalogue import variables

GAMES = registry.names()
POSITIONS = 2000
"""Positions of random matches that are looked at, in each game."""
LONGEST = 400
"""Positions of a random match that are looked at for its end."""
SOME = 6
"""Moves of each position whose hints are checked."""


@dataclass(frozen=True)
class Place:
    """A position, and the move that a hint is about."""

    setup: Setup
    state: State
    move: int = -1

    @cached_property
    def moves(self) -> dict[str, int]:
        """The legal moves; none before a chance event."""
        return self.setup.choices(self.state) if self.setup.kind_name(self.state) == "choice" else {}

    @cached_property
    def after(self) -> State:
        """The position that the move leads to."""
        return self.setup.after(self.state, self.move)

    @cached_property
    def view(self) -> Any:
        return self.setup.game.screen.view(self.state, self.setup.board)

    @cached_property
    def view_after(self) -> Any:
        return self.setup.game.screen.view(self.after, self.setup.board)

    @cached_property
    def board(self) -> Any:
        return self.setup.game.screen.board_view(self.setup.board)

    @property
    def legal(self) -> list[tuple[str, ...]]:
        """All that may be touched, each in its order."""
        return legal_touches(self.setup, self.state)

    @property
    def touched(self) -> tuple[str, ...]:
        """What is touched for the move."""
        return self.setup.game.screen.touches(self.state, self.setup.board, self.move)

    @property
    def seat(self) -> str:
        """The seat to play."""
        return self.setup.seat(self.state) or ""


Claim = Callable[..., bool]


def places(game: str) -> Iterator[Place]:
    """Positions of random matches in all set-ups, without those that are over."""
    everywhere, rng = list(setups(game)), random.Random(game)
    prepared: Sequence[tuple[Setup, str]] = part_of(game, "guide", "POSITIONS", [])
    yield from (Place(setup, setup.read(position)) for setup, position in prepared)
    count = 0
    while count < POSITIONS:
        setup = rng.choice(everywhere)
        seen = [state for state, _ in zip(match(setup, rng), range(300), strict=False) if setup.kind(state) != OVER]
        for state in [*rng.sample(seen, min(20, len(seen))), *seen[-3:]]:
            count += 1
            yield Place(setup, state)


def prompts_in(place: Place) -> list[Sentence]:
    return place.setup.prompts(place.state, list(place.moves.values()))


def is_said(place: Place, sentence: Sentence) -> bool:
    """Whether a sentence has a text in which nothing is missing."""
    args = dict.fromkeys(("seat", "other"), "Anna") | sentence.args
    return say(sentence.code, args).endswith((".", "!"))


@pytest.mark.parametrize("game", GAMES)
def test_every_position_says_what_to_do_and_it_is_true(game: str) -> None:
    claims: dict[str, Claim] = part_of(game, "guide", "CLAIMS", {})
    told, false = set[str](), dict[str, str]()
    for place in places(game):
        first, *others = prompts_in(place)
        assert first.args["seat"] == place.seat
        assert say(first.code, first.args, "other").endswith("."), "what everybody else reads"
        is_own = place.setup.game.screen.prompts is not None
        assert not is_own or len(others) < max(map(len, place.legal)), "no sentence is for a touch that never comes"
        for sentence in (first, *others):
            told.add(sentence.code)
            if not is_said(place, sentence) or not claims.get(sentence.code, is_general)(place, **sentence.args):
                false[sentence.code] = f"{place.setup.text(place.state)}: {say(*sentence)}"
    assert not false
    assert {code for code in messages() if code.startswith(f"{game}.prompt-")} <= told, "some were never said"


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_to_be_done_when_a_match_is_over(game: str) -> None:
    ended, rng = 0, random.Random(game)
    for setup in setups(game):
        for state in islice(match(setup, rng), LONGEST):
            if setup.kind(state) == OVER:
                ended += 1
                assert setup.prompts(state, []) == []
    assert ended


def is_general(place: Place, **_: object) -> bool:
    """Whether a sentence of no game in particular may be said: it asks for a touch, and there is one."""
    return bool(place.legal)


@pytest.mark.parametrize("game", GAMES)
def test_every_hint_gives_a_true_reason(game: str) -> None:
    claims: dict[str, Claim] = part_of(game, "guide", "CLAIMS", {})
    told, false, rng = set[str](), dict[str, str](), random.Random(game)
    for place in places(game):
        for move in rng.sample([*place.moves.values()], min(SOME, len(place.moves))):
            hint = replace(place, move=move)
            code, args = place.setup.advice(place.state, move)
            told |= {code, *(f"{code} {value}" for name, value in args.items() if name == "why")}
            if not is_said(hint, Sentence(code, args)) or not claims.get(code, is_general)(hint, **args):
                false[code] = f"{place.setup.text(place.state)} {hint.touched}: {say(code, args)}"
    assert not false
    assert {code for code in messages() if code.startswith(f"{game}.advice")} <= told, "some were never given"
    assert reasons_of(game) <= told, "some reasons were never given"


def reasons_of(game: str) -> set[str]:
    """Every reason that the catalogue knows, with the code of its message."""
    advice = {code: message for code, message in messages().items() if code.startswith(f"{game}.advice")}
    return {f"{code} {why}" for code, message in advice.items() for why in variables(message).get("why", [])}


def test_a_game_without_sentences_of_its_own_has_good_ones() -> None:
    setup = make_setup(GAMES[0])
    game = replace(setup.game, screen=replace(setup.game.screen, prompts=None, advise=None))
    plain = Setup(game, setup.edition, setup.variant, setup.players)
    state = plain.start()
    [first, following] = plain.prompts(state, list(plain.choices(state).values()))
    assert first.args == {"seat": plain.seat(state)}
    assert all(is_said(Place(plain, state), sentence) for sentence in (first, following))
    for move in plain.weights(state):
        assert plain.advice(state, move) == game.screen.tell(state, plain.board, move, plain.after(state, move))
