"""Kitchen: every ruling of its page, its texts, reasons and editions, and properties of random matches."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.text import Text

from kasimir.core import registry
from kasimir.core.edition import Refused, from_values
from kasimir.core.errors import PositionError
from kasimir.core.game import CHOICE, OVER
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say

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


# Walks


MOUSE_WALKS = {
    "one step": ("a1", "g6", 1, "a2 b1"),
    "exactly two, by rows and columns": ("a1", "g6", 2, "a3 b2 c1"),
    "three, round a corner, or into a hole": ("a1", "g6", 3, "a2 a4 b1 b3 c2 d1 w"),
    "four, round a block to where it began": ("a1", "g6", 4, "a1 a3 a5 b2 b4 c1 d2 e1 s"),
    "out of a hole": ("n", "g6", 1, "d6"),
    "out of a hole, not straight back": ("n", "g6", 2, "c6 d5 e6"),
    "a hole is no way through": ("d6", "g6", 1, "c6 d5 e6 n"),
    "not onto a leg": ("b3", "g6", 1, "a3 b2 b4"),
    "under the table": ("d5", "g6", 2, "b5 c6 d3 e6 f5 n"),
    "under the cat on the table": ("d5", "d4", 1, "c5 d4 d6 e5"),
    "passing under the cat": ("d5", "d4", 2, "b5 c6 d3 e6 f5 n"),
    "not onto the cat": ("a1", "a2", 1, "b1"),
    "not through the cat": ("a1", "a2", 2, "b2 c1"),
    "the cat in front of the hole": ("n", "d6", 1, ""),
}


@pytest.mark.parametrize(("mouse", "cat", "steps", "ends"), MOUSE_WALKS.values(), ids=MOUSE_WALKS.keys())
def test_walk_of_a_mouse(mouse: str, cat: str, steps: int, ends: str) -> None:
    position = at(f"{mouse},x,x,x", cat, "0,0 - m1 m1 roll")
    following = after(position, str(steps))
    if ends:
        assert following.endswith(f"m1 m1 go.{steps}")
        assert ends_at(following) == ends
    else:
        assert following.endswith("m1 c roll")


CAT_WALKS = {
    "over the floor": ("a1", "g6,x,x,x", "", 2, "a3 b2 c1"),
    "onto the table": ("b3", "g6,x,x,x", "", 1, "a3 b2 b4 c3"),
    "over the table and a mouse below": ("c4", "d4,x,x,x", "", 2, "a4 b3 b5 c2 c6 d3 d5 e4"),
    "never into a hole": ("d6", "g6,x,x,x", "", 1, "c6 d5 e6"),
    "onto a mouse": ("a1", "a2,x,x,x", "", 1, "a2 b1"),
    "not through a mouse": ("a1", "a2,x,x,x", "", 2, "b2 c1"),
    "not onto a cheese": ("a1", "g6,x,x,x", "Ca2", 1, "b1"),
    "not through a cheese": ("a1", "g6,x,x,x", "Ca2", 2, "b2 c1"),
    "away from the cheese under it": ("a1", "g6,x,x,x", "Ca1", 1, "a2 b1"),
    "the last mouse is let out of its hole": ("d2", "x,x,x,s", "", 1, "c2 d3 e2"),
    "passing its hole": ("c1", "x,x,x,s", "", 2, "a1 b2 c3 d2 e1"),
    "two mice left": ("d2", "x,x,a6,s", "", 1, "c2 d1 d3 e2"),
    "the last mouse is in no hole": ("d2", "x,x,x,a6", "", 1, "c2 d1 d3 e2"),
    "the last but one may be caught there": ("d2", "x,x,d1,s", "", 1, "c2 d1 d3 e2"),
    "the last mouse in another mouse's hole": ("g3", "x,x,e,x", "", 1, "f3 g2"),
}


@pytest.mark.parametrize(("cat", "mice", "lies", "steps", "ends"), CAT_WALKS.values(), ids=CAT_WALKS.keys())
def test_walk_of_the_cat(cat: str, mice: str, lies: str, steps: int, ends: str) -> None:
    assert ends_at(at(mice, cat, f"0,0 - m1 c go.{steps}", lies=lies)) == ends


def test_a_bonus_lets_the_last_mouse_out_too() -> None:
    assert ends_at(at("x,x,x,s", "d2", "0,0 - m1 c bonus.c.1")) == "c2 d3 e2"


def test_any_mouse_may_walk_but_the_caught() -> None:
    assert moves_at(at("a1,x,n,d6", "g6", "0,0 - m1 m1 go.1")) == ["a1>a2", "a1>b1", "d6>c6", "d6>d5", "d6>e6"]


def test_a_walk_may_end_where_it_began_but_the_cat_not_on_its_cheese() -> None:
    setup = own_setup(**TINY)
    assert "d1>d1" in moves_at("..../.x../..../.... uuuu a4,x,x,x d1 7 0,0,0,0,0,0,0 0,0 - m1 c go.4", setup)
    assert "d1>d1" not in moves_at("..../.x../..../...C uuuu a4,x,x,x d1 6 0,0,0,0,0,0,0 0,0 - m1 c go.4", setup)


def test_a_walk_of_six_opens_the_hole_to_which_it_returns() -> None:
    position = "..../.x../..../.... uudu c1,x,s,x d4 7 0,0,0,0,0,0,0 0,0 - m1 m1 go.6"
    assert after(position, "s>s", own_setup(**TINY)).endswith("- over")


# A turn


FOLLOWING = {
    "the cat is placed and m1 begins": (
        START,
        "d4",
        "#######/#######/##x#x##/##x#x##/#######/####### dddd n,e,s,w d4 0 10,9,5,4,4,3,3 0,0 - m1 m1 roll",
    ),
    "no legal walk": (
        at("a1,a2,b1,x", "b2", "0,0 1 m1 m1 roll"),
        "1",
        at("a1,a2,b1,x", "b2", "0,0 - m1 c roll"),
    ),
    "no legal walk of the cat": (
        at("a2,x,x,x", "a1", "0,0 - m1 c roll", lies="Cb1"),
        "2",
        at("a2,x,x,x", "a1", "0,0 - m1 m1 roll", lies="Cb1"),
    ),
    "a mouse leaving its first hole opens it": (
        at("n,e,a1,x", "d4", "0,0 - m1 m1 go.1", holes="dduu"),
        "n>d6",
        at("d6,e,a1,x", "d4", "0,0 - m1 c roll", holes="uduu"),
    ),
    "a mouse in a hole before all is done": (
        at("d6,x,x,x", "a1", "0,0 - m1 m1 go.1", lies="Cg1"),
        "d6>n",
        at("n,x,x,x", "a1", "0,0 - m1 c roll", lies="Cg1"),
    ),
    "a mouse takes a face-up cheese": (
        at("a1,x,x,x", "g6", "0,0 - m1 m1 go.1", lies="Ca2"),
        "a1>a2",
        at("a2,x,x,x", "g6", "0,0 - m1 c roll"),
    ),
    "a mouse passes a face-up cheese": (
        at("a1,x,x,x", "g6", "0,0 - m1 m1 go.2", lies="Ca2"),
        "a1>a3",
        at("a3,x,x,x", "g6", "0,0 - m1 c roll", lies="Ca2"),
    ),
    "a mouse flips a tile": (
        at("a1,x,x,x", "g6", "0,0 - m1 m1 go.1", lies="#a2", left="p"),
        "a1>a2",
        at("a2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#a2", left="p"),
    ),
    "a mouse flips a tile under the table, and the cat": (
        at("d5,x,x,x", "d4", "0,0 - m1 m1 go.1", lies="#d4", left="p"),
        "d5>d4",
        at("d4,x,x,x", "d4", "0,0 - m1 m1 flip.1", lies="#d4", left="p"),
    ),
    "the cat flips nothing on the table": (
        at("a1,x,x,x", "d5", "0,0 - m1 c go.1", lies="#d4", left="p"),
        "d5>d4",
        at("a1,x,x,x", "d4", "0,0 - m1 m1 roll", lies="#d4", left="p"),
    ),
    "the cat catches nobody under the table": (
        at("d4,x,x,x", "d5", "0,0 - m1 c go.1"),
        "d5>d4",
        at("d4,x,x,x", "d4", "0,0 - m1 m1 roll"),
    ),
    "the cat catches a mouse": (
        at("a1,a2,x,x", "a3", "0,0 - m1 c go.1"),
        "a3>a2",
        at("a1,x,x,x", "a2", "0,0 - m1 m1 roll"),
    ),
    "the last but one before the hole of the last: it cannot get out": (
        at("x,x,d1,s", "d2", "0,0 - m1 c go.1"),
        "d2>d1 4",
        at("x,x,x,s", "d1", "0,0 - m1 c roll"),
    ),
    "a mouse finds cheese": (
        at("a2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#a2", left="c"),
        "c",
        at("a2,x,x,x", "g6", "0,0 - m1 c roll"),
    ),
    "the cat finds cheese, which stays when it leaves": (
        at("a6,x,x,x", "a2", "1,0 - m1 c flip.c", lies="#a2", left="c"),
        "c 1 a2>a1",
        at("a6,x,x,x", "a1", "0,0 - m1 m1 roll", lies="Ca2"),
    ),
    "a plate does nothing": (
        at("a2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#a2", left="p"),
        "p",
        at("a2,x,x,x", "g6", "0,0 - m1 c roll"),
    ),
    "a bonus": (
        at("a2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#a2 #d1", left="12"),
        "2",
        at("a2,x,x,x", "g6", "0,0 - m1 m1 bonus.1.2", lies="#d1", left="1"),
    ),
    "a bonus without a legal walk": (
        at("a1,a2,b1,x", "g6", "0,0 - m1 m1 flip.1", lies="#a1", left="1"),
        "1",
        at("a1,a2,b1,x", "g6", "0,0 - m1 c roll"),
    ),
    "a bonus leads back, and its square is acted on": (
        at("a1,x,x,x", "g6", "0,0 - m1 m1 go.1", lies="#a2 #b2", left="1p"),
        "a1>a2 1 a2>b2",
        at("b2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#b2", left="p"),
    ),
    "a bonus leads back to where the walk began": (
        at("a1,x,x,x", "g6", "0,0 - m1 m1 go.1", lies="#a2", left="1"),
        "a1>a2 1 a2>a1",
        at("a1,x,x,x", "g6", "0,0 - m1 c roll"),
    ),
    "the cat catches by a bonus": (
        at("a1,a6,x,x", "b1", "0,0 - m1 c flip.c", lies="#b1", left="1"),
        "1 b1>a1",
        at("x,a6,x,x", "a1", "0,0 - m1 m1 roll"),
    ),
    "an arrow, another arrow, a cheese": (
        at("a1,x,x,x", "g6", "0,0 - m1 m1 go.1", lies="#a2 #f1 #g1", left="aac"),
        "a1>a2 a a2>f1 a f1>g1 c",
        at("g1,x,x,x", "g6", "0,0 - m1 c roll"),
    ),
    "the cat catches by an arrow": (
        at("a1,a6,x,x", "b1", "0,0 - m1 c arrow.c"),
        "b1>a6",
        at("a1,x,x,x", "a6", "0,0 - m1 m1 roll"),
    ),
    "the cat's arrow leads onto the table, over a mouse": (
        at("d3,a6,x,x", "b1", "0,0 - m1 c arrow.c", lies="#d4", left="p"),
        "b1>d3",
        at("d3,a6,x,x", "d3", "0,0 - m1 m1 roll", lies="#d4", left="p"),
    ),
    "a fork takes one cheese": (
        at("a2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#a2 Cb5 Cg1", left="f"),
        "f g1",
        at("a2,x,x,x", "g6", "0,0 - m1 c roll", lies="Cb5"),
    ),
    "a fork, but the only cheese is under the cat": (
        at("a2,x,x,x", "g6", "0,0 - m1 m1 flip.1", lies="#a2 Cg6", left="f"),
        "f",
        at("a2,x,x,x", "g6", "0,0 - m1 c roll", lies="Cg6"),
    ),
    "a fork is nothing to the cat": (
        at("a6,x,x,x", "a2", "0,0 - m1 c flip.c", lies="#a2 Cb5", left="f"),
        "f",
        at("a6,x,x,x", "a2", "0,0 - m1 m1 roll", lies="Cb5"),
    ),
}


@pytest.mark.parametrize(("position", "moves", "following"), FOLLOWING.values(), ids=FOLLOWING.keys())
def test_following_position(position: str, moves: str, following: str) -> None:
    assert after(position, moves) == following


def test_dice_and_tiles_have_their_weights() -> None:
    def weights(position: str) -> list[tuple[str, int]]:
        return [(option.text, option.weight) for option in TWO.options(TWO.read(position))]

    assert weights(at("a1,x,x,x", "d4", "0,0 - m1 m1 roll")) == [("1", 2), ("2", 2), ("3", 1), ("4", 1)]
    assert weights(at("a1,x,x,x", "d4", "0,0 - m1 c roll")) == [("1", 2), ("2", 3), ("3", 1)]
    flip = at("a1,x,x,x", "d4", "0,0 - m1 m1 flip.1", lies="#a1 #a2 #a3", left="kkp")
    assert weights(flip) == [("k", 2), ("p", 1)]


def test_the_cat_begins_anywhere_on_the_table() -> None:
    assert moves_at(START) == ["c3", "c4", "d3", "d4", "e3", "e4"]


SQUARES = {f"{column}{row}" for column in "abcdefg" for row in range(1, 7)}
LEGS = {"c3", "c4", "e3", "e4"}
ARROWS = {
    "a mouse: no leg, no piece, no face-up cheese": (
        at("a1,b1,n,x", "g6", "0,0 - m1 m1 arrow.1", lies="Ca5"),
        LEGS | {"a1", "b1", "g6", "a5"},
    ),
    "a mouse: under the cat on the table": (at("a1,x,x,x", "d4", "0,0 - m1 m1 arrow.1"), LEGS | {"a1"}),
    "the cat: no face-up cheese": (at("a1,b1,n,x", "g6", "0,0 - m1 c arrow.c", lies="Ca5"), {"g6", "a5"}),
    "the cat: not in front of the last mouse": (at("x,x,w,x", "g6", "0,0 - m1 c arrow.c"), {"g6", "a3"}),
}


@pytest.mark.parametrize(("position", "excepted"), ARROWS.values(), ids=ARROWS.keys())
def test_arrow_leads_everywhere_but(position: str, excepted: set[str]) -> None:
    assert set(ends_at(position).split()) == SQUARES - excepted


# Missing turns, at a table of four: mouse 1 is in the first column, the cat in the last one.


MISSED = {
    "turns alternate, and mouse seats take turns": ("a5", "g1", "0,0 - m2 m1 go.1", "a5>a6", "0,0 - m2 c roll"),
    "the second mouse seat": ("a5", "g1", "0,0 - m2 c go.1", "g1>g2", "0,0 - m3 m2 roll"),
    "after the last mouse seat the first": ("a5", "g1", "0,0 - m3 c go.1", "g1>g2", "0,0 - m1 m3 roll"),
    "the mice flip a knife": ("a1", "g1", "0,0 - m2 m1 go.1", "a1>a2 k", "1,0 - m2 c roll"),
    "so the cat plays twice": ("a1", "g1", "1,0 - m2 c go.1", "g1>g2", "0,0 - m2 c roll"),
    "a missed turn is no mouse seat's turn": ("a1", "g1", "1,0 - m2 c go.1", "g1>g2 1 g2>g1", "0,0 - m3 m2 roll"),
    "the cat flips a knife": ("a1", "g6", "0,0 - m2 c go.1", "g6>g5 k", "0,1 - m3 m2 roll"),
    "so the mice play twice, same seat and mouse": ("a5", "g1", "0,1 - m3 m2 go.1", "a5>a6", "0,0 1 m3 m2 roll"),
    "the mouse is forced until the turn ends": ("a1", "g1", "0,0 1 m3 m2 roll", "1 a1>a2", "0,0 1 m3 m2 flip.1"),
    "and free again with the cat's turn": ("a5", "g1", "0,0 1 m3 m2 go.1", "a5>a6", "0,0 - m3 c roll"),
    "also when it got stuck": ("n", "d6", "0,0 1 m3 m2 roll", "1", "0,0 - m3 c roll"),
    "free choice if there was no walk": ("n", "d6", "0,1 1 m3 m2 roll", "1", "0,0 - m3 m2 roll"),
    "forced after an arrow": ("a1", "g1", "0,1 - m3 m2 go.1", "a1>a2 a a2>f1", "0,0 1 m3 m2 roll"),
    "mice knife, cat knife: both miss, mice play": ("a1", "g6", "1,0 - m2 c go.1", "g6>g5 k", "0,0 - m3 m2 roll"),
    "cat knife, mice knife: both miss, cat plays": ("a1", "g1", "0,1 - m2 m1 go.1", "a1>a2 k", "0,0 - m2 c roll"),
    "a knife in the second of two turns": ("a1", "g1", "0,0 1 m2 m1 go.1", "a1>a2 k", "1,0 - m2 c roll"),
    "three in a row": ("a5", "g1", "0,2 - m3 m2 go.1", "a5>a6 1 a6>a5", "0,0 1 m3 m2 roll"),
}


@pytest.mark.parametrize(("mouse", "cat", "turn", "moves", "following"), MISSED.values(), ids=MISSED.keys())
def test_missed_turns(mouse: str, cat: str, turn: str, moves: str, following: str) -> None:
    position = at(f"{mouse},b6,x,x", cat, turn, lies="#a2 #g5", left="ka")
    assert after(position, moves, FOUR).split(" ", 6)[6] == following


def test_only_the_forced_mouse_may_walk() -> None:
    assert moves_at(at("a1,g1,x,x", "d4", "0,0 2 m1 m1 go.1")) == ["g1>f1", "g1>g2"]


def test_a_turn_begins_with_each_roll() -> None:
    begins = TWO.game.rules.begins_turn
    assert begins(TWO.read(at("a1,x,x,x", "g6", "0,0 - m1 c roll")), TWO.board)
    assert not begins(TWO.read(START), TWO.board)
    assert not begins(TWO.read(at("a1,x,x,x", "g6", "0,0 - m1 c go.1")), TWO.board)


# The end


ENDS = {
    "a mouse walks into a hole": (at("d6,x,x,x", "a1", "0,0 - m2 m1 go.1"), "d6>n", "m1 m2 m3"),
    "by a bonus": (at("d6,x,x,x", "a1", "0,1 - m2 m1 bonus.1.1"), "d6>n", "m1 m2 m3"),
    "by a second turn": (at("e5,d6,x,x", "a1", "0,0 2 m2 m1 go.1"), "d6>n", "m1 m2 m3"),
    "the cat catches the last mouse": (at("x,x,d6,x", "d5", "0,0 - m2 c go.1", lies="Cg1"), "d5>d6", "c"),
    "by a bonus of the cat": (at("x,x,d6,x", "d5", "1,0 - m2 c bonus.c.1"), "d5>d6", "c"),
    "by an arrow": (at("x,x,d6,x", "a1", "0,0 - m2 c arrow.c"), "a1>d6", "c"),
}


@pytest.mark.parametrize(("position", "move", "winners"), ENDS.values(), ids=ENDS.keys())
def test_end(position: str, move: str, winners: str) -> None:
    following = after(position, move, FOUR)
    state = FOUR.read(following)
    assert following.split(" ")[6:] == [*position.split(" ")[6:9], "-", "over"]
    assert FOUR.kind(state) == OVER
    assert FOUR.winners(state) == winners.split()
    assert FOUR.values(winners.split())[winners[-2:].strip()] == 1.0


NO_ENDS = {
    "a cheese is missing": (at("d6,x,x,x", "a1", "0,0 - m1 m1 go.1", lies="#g1", left="c"), "d6>n"),
    "a hole is face down": (at("d6,x,s,x", "a1", "0,0 - m1 m1 go.1", holes="uudu"), "d6>n"),
    "a mouse sat in a hole before the last cheese": (
        at("b1,x,n,x", "g1", "0,0 - m1 m1 go.1", lies="Cb2"),
        "b1>b2",
    ),
}


@pytest.mark.parametrize(("position", "move"), NO_ENDS.values(), ids=NO_ENDS.keys())
def test_not_the_end(position: str, move: str) -> None:
    assert after(position, move).endswith("0,0 - m1 c roll")


# Reasons


GO_2 = at("a1,b1,x,n", "d4", "0,0 - m1 m1 go.2", lies="Cg6")
CAT_2 = at("a1,b3,x,n", "a2", "0,0 - m1 c go.2", lies="Cb2 Ca4")
REASONS = {
    "no move": (GO_2, "up", "unreadable"),
    "half a move": (GO_2, "a1>", "unreadable"),
    "no such square": (GO_2, "a1>h1", "nowhere"),
    "no such row": (GO_2, "a7>a6", "nowhere"),
    "the cat off the table": (START, "d5", "place"),
    "the cat in a hole at first": (START, "n", "place"),
    "a walk before the cat is placed": (START, "n>d6", "place-first"),
    "from nowhere": (GO_2, "a2", "one-space"),
    "nobody there": (GO_2, "c1>c2", "empty"),
    "nobody there, cat": (CAT_2, "c1>c2", "empty"),
    "the cat's mouse": (CAT_2, "a1>a2", "not-your-mouse"),
    "the mice's cat": (GO_2, "d4>d5", "not-your-cat"),
    "another mouse than the forced one": (at("a1,g1,x,x", "d4", "0,0 2 m1 m1 go.1"), "a1>a2", "forced"),
    "another mouse's bonus": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 bonus.2.1"), "a1>a2", "same-mouse"),
    "another mouse's arrow": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 arrow.2"), "a1>a2", "same-mouse"),
    "an arrow into a hole": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 arrow.2"), "g1>n", "arrow-hole"),
    "an arrow of the cat into a hole": (at("a1,g1,x,x", "a2", "0,0 - m1 c arrow.c"), "a2>n", "arrow-hole"),
    "an arrow to where it is": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 arrow.2"), "g1>g1", "arrow-stay"),
    "an arrow to a cheese": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 arrow.2", lies="Ca2"), "g1>a2", "arrow-cheese"),
    "an arrow to the cat on a cheese": (at("a1,x,x,x", "a2", "0,0 - m1 m1 arrow.1", lies="Ca2"), "a1>a2", "cat-there"),
    "an arrow of the cat to a cheese": (at("a1,x,x,x", "c1", "0,0 - m1 c arrow.c", lies="Ca2"), "c1>a2", "cheese"),
    "an arrow to a leg": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 arrow.2"), "g1>c3", "leg"),
    "an arrow to a mouse": (at("a1,g1,x,x", "d4", "0,0 - m1 m1 arrow.2"), "g1>a1", "mouse-there"),
    "an arrow to the last mouse's hole": (at("x,x,x,s", "a2", "0,0 - m1 c arrow.c"), "a2>d1", "last-mouse"),
    "a fork and a walk": (at("a1,x,x,x", "d5", "0,0 - m1 m1 fork.1", lies="Ca2"), "a1>a2", "fork-first"),
    "a fork and no cheese": (at("a1,x,x,x", "d5", "0,0 - m1 m1 fork.1", lies="Ca2"), "a3", "fork-none"),
    "a fork under the cat": (at("a1,x,x,x", "d5", "0,0 - m1 m1 fork.1", lies="Ca2 Cd5"), "d5", "fork-cat"),
    "the cat into a hole": (CAT_2, "a2>w", "cat-hole"),
    "the cat onto a cheese": (CAT_2, "a2>a4", "cheese"),
    "the cat before the last mouse": (at("x,x,x,s", "d2", "0,0 - m1 c go.1"), "d2>d1", "last-mouse"),
    "a mouse onto a leg": (at("b3,x,x,x", "g6", "0,0 - m1 m1 go.1"), "b3>c3", "leg"),
    "a mouse onto the cat": (at("b3,x,x,x", "b4", "0,0 - m1 m1 go.1"), "b3>b4", "cat-there"),
    "a mouse onto a mouse": (GO_2, "a1>b1", "mouse-there"),
    "a mouse through a mouse": (GO_2, "a1>c1", "blocked"),
    "the cat through a cheese": (CAT_2, "a2>c2", "blocked-cat"),
    "the cat through a mouse": (at("a1,x,x,n", "a2", "0,0 - m1 c go.2"), "a2>b1", None),
    "back": (GO_2, "a1>a1", "back"),
    "back into the hole": (GO_2, "n>n", "back"),
    "too far": (GO_2, "a1>a4", "exact"),
    "too near": (GO_2, "a1>a2", "exact"),
    "onto the other side of the table": (at("b3,x,x,x", "g6", "0,0 - m1 m1 go.2"), "b3>d3", "exact"),
}


@pytest.mark.parametrize(("position", "move", "code"), REASONS.values(), ids=REASONS.keys())
def test_reason(position: str, move: str, code: str | None) -> None:
    reason = TWO.why(TWO.read(position), move)
    assert (reason and reason.code) == (code and f"kitchen.{code}")
    if reason:
        assert say(reason.code, reason.args) != say(reason.code, reason.args, "rule") != reason.code


# Texts that are no position


def damaged(position: str, **fields: str) -> str:
    """A position with some fields written anew."""
    names = ("floor", "holes", "mice", "cat", "cheese", "left", "skip", "forced", "next", "seat", "step")
    return " ".join(fields.get(name, old) for name, old in zip(names, position.split(" "), strict=True))


ROLL = at("a1,b1,n,x", "g6", "0,0 - m2 m1 roll", lies="#a3 #a4 Cg6 Cb5", left="kc")
BONUS = damaged(ROLL, step="bonus.1.1")
MICE_WON = at("d6,x,n,x", "a1", "0,0 - m2 - over")
CAT_WON = at("x,x,x,x", "a1", "0,0 - m2 - over")
BAD_POSITIONS = {
    "nothing": ("", "position.fields"),
    "a field too few": (ROLL[:-5], "position.fields"),
    "a row too few": (damaged(ROLL, floor="#######/#######"), "position.count"),
    "a short row": (ROLL.replace("......C", "......", 1), "kitchen.position-row"),
    "an odd sign": (ROLL.replace("......C", ".....oC", 1), "kitchen.position-sign"),
    "no leg": (ROLL.replace("x", ".", 1), "kitchen.position-sign"),
    "a leg elsewhere": (ROLL.replace("......C", ".....xC", 1), "kitchen.position-sign"),
    "a face-up cheese under the table": (ROLL.replace("x.x", "xCx", 1), "kitchen.position-sign"),
    "three mice": (damaged(ROLL, mice="a1,b1,n"), "position.count"),
    "a mouse on a leg": (damaged(ROLL, mice="a1,c3,n,x"), "kitchen.position-mouse"),
    "a mouse beyond": (damaged(ROLL, mice="a1,h1,n,x"), "kitchen.position-mouse"),
    "a mouse nowhere": (damaged(ROLL, mice="a1,-,n,x"), "kitchen.position-mouse"),
    "two mice together": (damaged(ROLL, mice="a1,a1,n,x"), "kitchen.position-together"),
    "cat and mouse together": (damaged(ROLL, cat="a1"), "kitchen.position-together"),
    "a fifth hole": (damaged(ROLL, holes="uuuuu"), "kitchen.position-holes"),
    "an odd hole": (damaged(ROLL, holes="uuux"), "kitchen.position-holes"),
    "a face-down hole that was left": (damaged(ROLL, holes="duuu"), "kitchen.position-closed"),
    "the cat in a hole": (damaged(ROLL, cat="w"), "kitchen.position-cat"),
    "the cat off": (damaged(ROLL, cat="x"), "kitchen.position-cat"),
    "too much cheese": (damaged(ROLL, cheese="11"), "position.number"),
    "needless zero": (damaged(ROLL, cheese="07"), "position.number"),
    "a tile kind too few": (damaged(ROLL, left="1,0,0,0,0,1"), "position.count"),
    "more knives than there are": (damaged(ROLL, left="1,0,0,0,0,0,4"), "position.number"),
    "tiles on the floor": (damaged(ROLL, left="1,1,0,0,0,0,1"), "kitchen.position-tiles"),
    "cheese lost": (damaged(ROLL, cheese="6"), "kitchen.position-cheeses"),
    "a skip too few": (damaged(ROLL, skip="0"), "position.count"),
    "more turns to miss than knives": (damaged(ROLL, skip="0,3"), "kitchen.position-knives"),
    "no knife for a forced mouse": (damaged(ROLL, skip="0,2", forced="1"), "kitchen.position-knives"),
    "forced nobody": (damaged(ROLL, forced="5"), "position.step"),
    "forced, but caught": (damaged(ROLL, forced="4"), "kitchen.position-walked"),
    "forced, but never left": (damaged(ROLL, mice="a1,e,n,x", holes="uduu", forced="2"), "kitchen.position-walked"),
    "next is no mouse seat": (damaged(ROLL, next="c"), "position.step"),
    "next is not at the table": (damaged(ROLL, next="m4"), "position.step"),
    "no such seat": (damaged(ROLL, seat="m4"), "position.seat"),
    "no such step": (damaged(ROLL, step="wait"), "position.step"),
    "no such number on the die": (damaged(ROLL, step="go.5"), "position.step"),
    "the cat's number": (damaged(ROLL, seat="c", step="go.4"), "position.step"),
    "a mouse places the cat": (damaged(START, seat="m1"), "position.step"),
    "the cat flips for a mouse": (damaged(ROLL, seat="c", step="flip.1"), "position.step"),
    "a fork of the cat": (damaged(ROLL, seat="c", step="fork.c"), "position.step"),
    "a bonus of three": (damaged(ROLL, step="bonus.1.3"), "position.step"),
    "over, but somebody's turn": (damaged(MICE_WON, seat="m1"), "kitchen.position-over"),
    "nobody's turn": (damaged(MICE_WON, step="roll"), "kitchen.position-over"),
    "a mouse on a face-down tile": (damaged(ROLL, mice="a3,b1,n,x"), "kitchen.position-tile"),
    "another mouse flips": (damaged(ROLL, mice="a3,a4,n,x", step="flip.1"), "kitchen.position-tile"),
    "the cat on a face-down tile": (damaged(ROLL, cat="a3"), "kitchen.position-tile"),
    "a mouse on a cheese": (damaged(ROLL, mice="a1,b5,n,x"), "kitchen.position-untaken"),
    "the cat is placed late": (damaged(ROLL, cat="-", next="m1", seat="c", step="place"), "kitchen.position-start"),
    "the cat is placed again": (damaged(START, cat="d4"), "kitchen.position-start"),
    "the cat is nowhere": (damaged(ROLL, cat="-"), "kitchen.position-start"),
    "a cheese is missing": (damaged(MICE_WON, floor=ROLL.split(" ")[0]), "kitchen.position-tiles"),
    "no mouse in a hole": (damaged(MICE_WON, mice="d6,x,a6,x"), "kitchen.position-unfinished"),
    "the forced mouse in no hole": (damaged(MICE_WON, forced="1"), "kitchen.position-unfinished"),
    "the mice won in a turn to miss": (damaged(MICE_WON, skip="1,0"), "kitchen.position-unfinished"),
    "a hole was never left": (damaged(MICE_WON, mice="n,x,s,x", holes="duuu"), "kitchen.position-unfinished"),
    "the cat won on the table": (damaged(CAT_WON, cat="d4"), "kitchen.position-unfinished"),
    "the cat won in a turn to miss": (damaged(CAT_WON, skip="0,1"), "kitchen.position-unfinished"),
    "all are caught": (damaged(CAT_WON, seat="c", step="roll"), "kitchen.position-caught"),
    "a turn to miss": (damaged(ROLL, skip="1,0"), "kitchen.position-skip"),
    "a turn of the cat to miss": (damaged(ROLL, skip="0,1", seat="c"), "kitchen.position-skip"),
    "forced in the cat's turn": (damaged(ROLL, forced="1", seat="c"), "kitchen.position-forced"),
    "not the next seat": (damaged(ROLL, next="m3"), "kitchen.position-next"),
    "not the forced mouse": (damaged(BONUS, forced="2"), "kitchen.position-other"),
    "no tile to flip": (damaged(ROLL, step="flip.1"), "kitchen.position-flip"),
    "no tile to flip in a hole": (damaged(ROLL, step="flip.3"), "kitchen.position-flip"),
    "a caught mouse flips": (damaged(ROLL, step="flip.4"), "kitchen.position-flip"),
    "the cat flips on the table": (
        at("a1,x,x,x", "d4", "0,0 - m1 c flip.c", lies="#d4", left="p"),
        "kitchen.position-flip",
    ),
    "a bonus in a hole": (damaged(ROLL, step="bonus.3.1"), "kitchen.position-bare"),
    "an arrow of a caught mouse": (damaged(ROLL, step="arrow.4"), "kitchen.position-bare"),
    "an arrow on a cheese": (damaged(ROLL, seat="c", step="arrow.c"), "kitchen.position-bare"),
    "all bonus tiles are face down": (
        at("a1,x,x,x", "d4", "0,0 - m2 m1 bonus.1.1", lies="#a2 #a3 #a4 #a5 #a6", left="11111"),
        "kitchen.position-unused",
    ),
    "all forks are face down": (
        at("a1,x,x,x", "d4", "0,0 - m2 m1 fork.1", lies="#a2 #a3 #a4 Cb1", left="fff"),
        "kitchen.position-unused",
    ),
    "no walk": (at("n,x,x,x", "d6", "0,0 - m2 m1 go.1"), "kitchen.position-stuck"),
    "no cheese for the fork": (at("a1,x,x,x", "d6", "0,0 - m2 m1 fork.1", lies="Cd6"), "kitchen.position-stuck"),
}


@pytest.mark.parametrize(("text", "code"), BAD_POSITIONS.values(), ids=BAD_POSITIONS.keys())
def test_refused_position(text: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        FOUR.read(text)
    assert refused.value.code == code
    assert str(refused.value) != code


GOOD_POSITIONS = {
    "nothing wrong": ROLL,
    "a bonus": BONUS,
    "mice won": MICE_WON,
    "mice won in a second turn": damaged(MICE_WON, forced="3"),
    "cat won while the mice had a turn to miss": damaged(CAT_WON, skip="1,0"),
    "a mouse under the cat": at("d4,x,x,x", "d4", "0,0 - m2 m1 roll"),
    "all cheese taken, a mouse in a hole, but it was there before": at("n,a1,x,x", "g6", "0,0 - m2 m1 roll"),
    "the cat on a leg": at("a1,x,x,x", "c3", "0,0 - m2 m1 roll"),
    "the cat above a tile": at("a1,x,x,x", "d3", "0,0 - m2 c go.1", lies="#d3", left="p"),
    "both sides have turns to miss, of which one is due": at("a1,x,x,x", "g6", "0,2 - m2 m1 roll"),
}


@pytest.mark.parametrize("text", GOOD_POSITIONS.values(), ids=GOOD_POSITIONS.keys())
def test_what_could_stand_on_a_table_is_read(text: str) -> None:
    assert FOUR.text(FOUR.read(text)) == text


def test_random_damage_is_refused_or_read() -> None:
    rng = random.Random(4)
    for _ in range(3000):
        signs = list(rng.choice([ROLL, BONUS, GO_2, CAT_2, START, MICE_WON]))
        for _ in range(rng.randint(1, 3)):
            signs[rng.randrange(len(signs))] = rng.choice(["", *"#C.x/,-0123456789abcdghmnudw", " ", "٣", "\n"])
        text = "".join(signs)
        try:
            state = FOUR.read(text)
        except PositionError:
            continue
        assert FOUR.text(state) == text


# Editions


BAD_EDITIONS = {
    "rows of different length": ({"floor": ["......."] * 5 + ["......"]}, "floor", "kitchen.edition-rows"),
    "too large": ({"floor": ["........."] * 7}, "floor", "kitchen.edition-squares"),
    "too small": ({"floor": ["....", "xxxx", "...."]}, "floor", "edition.length"),
    "an odd sign": ({"floor": ["...o..."] * 6}, "floor", "edition.word"),
    "no table": ({"floor": ["......."] * 6}, "floor", "kitchen.edition-table"),
    "three holes": ({"holes": ["d6", "g4", "d1"]}, "holes", "edition.length"),
    "a hole off its edge": ({"holes": ["d5", "g4", "d1", "a3"]}, "holes", "kitchen.edition-hole"),
    "a hole at another edge": ({"holes": ["d6", "a4", "d1", "a3"]}, "holes", "kitchen.edition-hole"),
    "a hole beyond": ({"holes": ["h6", "g4", "d1", "a3"]}, "holes", "kitchen.edition-hole"),
    "a hole at a leg": ({**TINY, "floor": ["x...", "..t.", "....", "...."]}, "holes", "kitchen.edition-hole"),
    "a tile too many": ({"plates": 10}, "floor", "kitchen.edition-tiles"),
    "no cheese": ({"cheeses": 0, "plates": 19}, "cheeses", "edition.whole"),
    "a die without faces": ({"cat_die": []}, "cat_die", "edition.length"),
    "a step too far": ({"mouse_die": [10]}, "mouse_die", "edition.whole"),
}


@pytest.mark.parametrize(("values", "key", "code"), BAD_EDITIONS.values(), ids=BAD_EDITIONS.keys())
def test_refused_edition(values: dict[str, Any], key: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        own_setup(**values)
    assert (refused.value.key, refused.value.code) == (key, code)
    assert say(code, {**refused.value.args_by_name, "where": "here"}) != code


# Random matches


class StepByStep:
    """The legal walks of a position, found square by square from its text."""

    def __init__(self, setup: Setup, text: str) -> None:
        floor, _, mice, self.cat, *_, self.forced, _, self.seat, self.step = text.split(" ")
        contents: Any = setup.edition.contents
        self.fronts = dict(zip("nesw", contents.holes, strict=True))
        self.mice = dict(zip("1234", mice.split(","), strict=True))
        self.printed, self.lies = self.by_square("/".join(contents.floor)), self.by_square(floor)

    @staticmethod
    def by_square(floor: str) -> dict[str, str]:
        rows = floor.split("/")[::-1]
        return {f"{'abcdefghi'[x]}{y}": sign for y, row in enumerate(rows, 1) for x, sign in enumerate(row)}

    def near(self, space: str, piece: str) -> set[str]:
        if space in self.fronts:
            return {self.fronts[space]}
        column, row = space[0], space[1]
        beside = {f"{chr(ord(column) + d)}{row}" for d in (-1, 1)} | {f"{column}{int(row) + d}" for d in (-1, 1)}
        squares = {square for square in beside if self.printed.get(square, "-") in (".xt" if piece == "c" else ".t")}
        return squares | {hole for hole in self.fronts if self.fronts[hole] == space and piece != "c"}

    def is_free(self, space: str, piece: str) -> bool:
        """Whether a walk may end there, but for the last mouse."""
        if piece == "c":
            return self.lies[space] != "C"
        others = [self.mice[mouse] for mouse in self.mice if mouse != piece]
        return space not in others and (space != self.cat or self.printed[space] != ".")

    def may_pass(self, space: str, piece: str) -> bool:
        meets = piece == "c" and space in self.mice.values() and self.printed[space] == "."
        return self.is_free(space, piece) and not meets

    def ends(self, piece: str, space: str, steps: int, left: str = "") -> set[str]:
        ahead = self.near(space, piece) - {left}
        if steps == 1:
            return {end for end in ahead if self.is_free(end, piece)}
        return {end for n in ahead if self.may_pass(n, piece) for end in self.ends(piece, n, steps - 1, space)}

    def walks(self) -> set[str]:
        steps = int(self.step.removeprefix("go."))
        free = [mouse for mouse in self.mice if self.mice[mouse] != "x"]
        if self.seat != "c":
            places = [(mouse, self.mice[mouse]) for mouse in free if self.forced in ("-", mouse)]
            return {f"{place}>{end}" for mouse, place in places for end in self.ends(mouse, place, steps)}
        kept_clear = self.fronts.get(self.mice[free[0]]) if len(free) == 1 else None
        return {f"{self.cat}>{end}" for end in self.ends("c", self.cat, steps) if end != kept_clear}


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
GO_STEPS = [f"go.{steps}" for steps in range(1, 6)]  # longer walks take their time, step by step
NAMES = [f"classic {setup.players}" for setup in SETUPS[:4]] + ["tiny", "large"]


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_every_position_of_random_matches(setup: Setup) -> None:
    """Texts are read back, walks are right, no tile is lost, and one side wins."""
    contents: Any = setup.edition.contents
    for seed in range(3):
        for state in random_match(setup, seed):
            text = setup.text(state)
            assert setup.read(text) == state
            floor, *_, cheese, left, _, _, _, _, step = text.split(" ")
            counts = [int(count) for count in left.split(",")]
            assert sum(counts) == floor.count("#")
            assert int(cheese) + floor.count("C") + counts[0] == contents.cheeses
            moves = [option.text for option in setup.options(state)]
            assert len(set(moves)) == len(moves) <= setup.game.most_moves
            if step in GO_STEPS:
                assert set(moves) == StepByStep(setup, text).walks()
        if setup.kind(state) == OVER:
            assert setup.winners(state) in (["c"], list(setup.seats[1:]))


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_reasons_in_random_matches(setup: Setup) -> None:
    """Whatever is said to any choice, there is a reason, and words for it."""
    rng = random.Random(1)
    spaces = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 8)] + list("nesw")
    for state in random_match(setup, 9):
        if setup.kind(state) != CHOICE:
            continue
        origins = [option.text.split(">")[0] for option in setup.options(state)]
        for text in (f"{rng.choice(origins)}>{rng.choice(spaces)}", rng.choice(spaces)):
            reason = setup.why(state, text)
            if reason:
                assert say(reason.code, reason.args) != say(reason.code, reason.args, "rule") != reason.code


# The drawing


def plain(markup: str) -> list[str]:
    return Text.from_markup(markup).plain.split("\n")


def test_drawing() -> None:
    lies = "#a6 Cb6 Cc6 #d4 #g1"
    position = at("d3,b1,n,x", "d3", "0,1 1 m3 m2 go.3", lies=lies, left="cpk")
    assert plain(FOUR.game.draw(FOUR.read(position), FOUR.board)) == [
        "  c  cat, 1 of 4 mice caught, must miss a turn",
        "  m1 mice, 7 of 10 cheeses taken",
        "▶ m2 mice, 7 of 10 cheeses taken",
        "  m3 mice, 7 of 10 cheeses taken, next",
        "",
        "                          n(3)",
        "       ╭─────┬─────┬─────┬─────┬─────┬─────┬─────╮",
        "     6 │ ▒▒▒ │  ◆  │  ◆  │     │     │     │     │",
        "       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        "     5 │     │     │     │     │     │     │     │",
        "       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        "     4 │     │     │≡ x ≡│≡▒▒▒≡│≡ x ≡│     │     │ e( )",
        "       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        "w( ) 3 │     │     │≡ x ≡│≡c/1≡│≡ x ≡│     │     │",
        "       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        "     2 │     │     │     │     │     │     │     │",
        "       ├─────┼─────┼─────┼─────┼─────┼─────┼─────┤",
        "     1 │     │  2  │     │     │     │     │ ▒▒▒ │",
        "       ╰─────┴─────┴─────┴─────┴─────┴─────┴─────╯",
        "                          s( )",
        "          a     b     c     d     e     f     g",
        "",
        "c cat, 1-4 mice, ◆ cheese, ≡ table, x its leg, ▒ face down",
        "Face down: cheese 1, plates 1, “+1” 0, “+2” 0, arrows 0, forks 0, knives 1",
        "Mouse 1 must walk again.",
        "",
        "The die shows 3.",
    ]


LAST_LINES = {
    START: "The cat chooses its place on the table.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 roll"): "The die is to be rolled.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 flip.1", lies="#a1", left="p"): "Mouse 1 flips a tile.",
    at("a1,x,x,x", "g6", "0,0 - m2 c bonus.c.2"): "+2 for the cat.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 arrow.1"): "An arrow for mouse 1: to any other square.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 fork.1", lies="Ca2"): "A fork for mouse 1: it takes a face-up cheese.",
    MICE_WON: "The mice have all the cheese and are safe in a hole.",
    CAT_WON: "The cat has caught all mice.",
}


@pytest.mark.parametrize(("position", "line"), LAST_LINES.items(), ids=LAST_LINES.values())
def test_drawing_says_what_is_to_be_done(position: str, line: str) -> None:
    assert plain(FOUR.game.draw(FOUR.read(position), FOUR.board))[-1] == line


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_drawing_fits(setup: Setup) -> None:
    for state in list(random_match(setup, 2))[::60]:
        assert max(len(line) for line in plain(setup.game.draw(state, setup.board))) <= 80
