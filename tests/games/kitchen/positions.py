"""Positions and set-ups of kitchen for tests, and what comes after them."""

import random
from collections.abc import Iterator
from typing import Any

from rich.text import Text

from kasimir.core import registry
from kasimir.core.edition import from_values
from kasimir.core.setup import Setup, make_setup

TWO = make_setup("kitchen")
FOUR = make_setup("kitchen", players=4)
START = "#######/#######/##x#x##/##x#x##/#######/####### dddd n,e,s,w - 0 10,9,5,4,4,3,3 0,0 - m1 c place"


def own_setup(players: int = 2, **values: Any) -> Setup:
    """A set-up of the classic edition with some values changed."""
    game = registry.load("kitchen")
    edition = from_values(game.contents, "own", game.edition().values() | values, {})
    return Setup(game, edition, "standard", players)


TINY: dict[str, Any] = {
    "floor": ["....", ".xt.", "....", "...."],
    "holes": ["a4", "d4", "a1", "a4"],
    "cheeses": 7,
    "plates": 0,
    "ones": 1,
    "twos": 1,
    "arrows": 3,
    "forks": 1,
    "knives": 2,
    "mouse_die": [2, 6],
    "cat_die": [4],
}
LARGE: dict[str, Any] = {
    "floor": ["........", "..t.....", "..xt....", "........", "..tt....", "........", "........"],
    "holes": ["a7", "h7", "a1", "a1"],
    "cheeses": 5,
    "plates": 10,
    "ones": 10,
    "twos": 10,
    "arrows": 6,
    "forks": 4,
    "knives": 10,
    "mouse_die": [6, 9, 5, 2],
    "cat_die": [7, 4, 1],
}


def at(mice: str, cat: str, turn: str, *, lies: str = "", left: str = "", holes: str = "uuuu") -> str:
    """A position of the classic kitchen.

    All squares are bare but for what `lies` there (`#d5 Ce2`); `left` is a letter for each face-down tile, and what
    cheese is not to be seen is taken. The turn is `SKIP FORCED NEXT SEAT STEP`.
    """
    signs = {item[1:]: item[0] for item in lies.split()} | dict.fromkeys(("c3", "c4", "e3", "e4"), "x")
    floor = "/".join("".join(signs.get(f"{column}{row}", ".") for column in "abcdefg") for row in range(6, 0, -1))
    taken = 10 - floor.count("C") - left.count("c")
    counts = ",".join(str(left.count(tile)) for tile in "cp12afk")
    return f"{floor} {holes} {mice} {cat} {taken} {counts} {turn}"


def moves_at(position: str, setup: Setup = TWO) -> list[str]:
    return [option.text for option in setup.options(setup.read(position))]


def after(position: str, moves: str, setup: Setup = TWO) -> str:
    state = setup.read(position)
    for move in moves.split():
        state = setup.after(state, setup.find(state, move).move)
    return setup.text(state)


def ends_at(position: str, setup: Setup = TWO) -> str:
    """Where the pieces may go, without where from."""
    return " ".join(move.partition(">")[2] for move in moves_at(position, setup))


# Texts that are no position


MICE_WON = at("d6,x,n,x", "a1", "0,0 - m2 - over")
CAT_WON = at("x,x,x,x", "a1", "0,0 - m2 - over")


# Random matches


def random_match(setup: Setup, seed: int) -> Iterator[Any]:
    """The positions of a match played at random; long ones are cut off."""
    rng = random.Random(seed)
    state = setup.start()
    for _ in range(600):
        yield state
        options = setup.options(state)
        if not options:
            return
        move = rng.choices(options, [option.weight for option in options])[0].move
        state = setup.after(state, move)


SETUPS = [make_setup("kitchen", players=players) for players in range(2, 6)] + [
    own_setup(3, **TINY),
    own_setup(5, **LARGE),
]
NAMES = [f"classic {setup.players}" for setup in SETUPS[:4]] + ["tiny", "large"]


# The drawing


def plain(markup: str) -> list[str]:
    return Text.from_markup(markup).plain.split("\n")
