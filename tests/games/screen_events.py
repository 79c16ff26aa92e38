"""What screens show of random matches of every set-up, and of the recorded ones."""

import random
import types
from collections.abc import Iterator
from dataclasses import asdict, fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from kasimir.core import registry
from kasimir.core.game import OVER, State
from kasimir.core.record import load
from kasimir.core.setup import Setup, make_setup
from kasimir.core.view import Happening
from tests.games.parts import part_of
from tests.helpers import OWN
from tests.traces import setups

GAMES = registry.names()
EVENTS = 200
"""Events of a random match in every set-up, unless the game defines another number."""
FLOOR = "#######/#######/##x#x##/##x#x##/#######/.######"
"""A kitchen from which one tile is gone."""
View = dict[str, Any]


class Event(NamedTuple):
    """A position, an event, the next position, and their views."""

    setup: Setup
    before: State
    move: int
    after: State
    view: View
    view_after: View
    story: list[Happening]


def make_event(setup: Setup, before: State, move: int, after: State) -> Event:
    story = setup.game.screen.happenings(before, setup.board, move, after)
    return Event(setup, before, move, after, view_of(setup, before), view_of(setup, after), story)


def view_of(setup: Setup, state: State) -> View:
    return asdict(setup.game.screen.view(state, setup.board))


@cache
def board_of(setup: Setup) -> View:
    return asdict(setup.game.screen.board_view(setup.board))


@cache
def events(game: str) -> list[Event]:
    """Events of random matches and of the recorded ones, which have every kind of end."""
    found = [
        event for setup in setups(game) for event in random_match(setup, part_of(game, "screens", "EVENTS", EVENTS))
    ]
    for file in sorted((OWN / game / "records").glob("*.json")):
        if not file.stem.endswith("-turns"):
            found += recorded_match(file)
    return found


def random_match(setup: Setup, longest: int) -> Iterator[Event]:
    """Play matches one after the other, until there are enough events."""
    choose = random.Random(f"{setup.edition.name} {setup.variant} {setup.players}").choices
    state = setup.start()
    for _ in range(longest):
        if setup.kind(state) == OVER:
            state = setup.start()
        weights = setup.weights(state)
        [move] = choose(list(weights), list(weights.values()))
        after = setup.after(state, move)
        yield make_event(setup, state, move, after)
        state = after


def recorded_match(file: Path) -> Iterator[Event]:
    match = load(file).replay()
    states = [moment.state for moment in match.moments]
    for before, after, text in zip(states, states[1:], match.events, strict=False):
        yield make_event(match.setup, before, match.setup.find(before, text).move, after)


def event_at(game: str, position: str, text: str) -> Event:
    """The event that a move makes of a position."""
    setup = make_setup(game)
    before = setup.read(position)
    move = setup.find(before, text).move
    return make_event(setup, before, move, setup.after(before, move))


# Views


def strings(value: Any) -> Iterator[str]:
    """All texts in a view, those in lists and the keys of dictionaries too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from (key, *strings(item))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from strings(item)


def fits(value: Any, kind: Any) -> bool:
    """Whether a value is what an annotation says."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        return value in args
    if origin in (Union, types.UnionType):
        return any(fits(value, arg) for arg in args)
    if origin is list:
        return type(value) is list and all(fits(item, args[0]) for item in value)
    if origin is dict:
        return type(value) is dict and all(fits(key, args[0]) and fits(item, args[1]) for key, item in value.items())
    if is_dataclass(kind):
        hints = get_type_hints(kind)
        return type(value) is kind and all(fits(getattr(value, f.name), hints[f.name]) for f in fields(kind))
    return type(value) is kind
