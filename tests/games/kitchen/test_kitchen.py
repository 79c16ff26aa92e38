"""Kitchen: a turn, missed turns and the end, ruling by ruling."""

import pytest

from kasimir.core.game import OVER
from tests.games.kitchen.positions import FOUR, START, TWO, after, at, ends_at, moves_at

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
    "forced after an arrow": ("a1", "g1", "0,1 - m3 m2 go.1", "a1>a2 a a2>f1", "0,0 1 m3 m2 roll"),
    "mice knife, cat knife: both miss, mice play": ("a1", "g6", "1,0 - m2 c go.1", "g6>g5 k", "0,0 - m3 m2 roll"),
    "cat knife, mice knife: both miss, cat plays": ("a1", "g1", "0,1 - m2 m1 go.1", "a1>a2 k", "0,0 - m2 c roll"),
    "a knife in the second of two turns": ("a1", "g1", "0,0 1 m2 m1 go.1", "a1>a2 k", "1,0 - m2 c roll"),
}


@pytest.mark.parametrize(("mouse", "cat", "turn", "moves", "following"), MISSED.values(), ids=MISSED.keys())
def test_missed_turns(mouse: str, cat: str, turn: str, moves: str, following: str) -> None:
    position = at(f"{mouse},b6,x,x", cat, turn, lies="#a2 #g5", left="ka")
    assert after(position, moves, FOUR).split(" ", 6)[6] == following


def test_choice_is_free_in_a_second_turn_if_there_was_no_walk() -> None:
    assert after(at("n,x,x,x", "d6", "0,1 - m3 m2 roll"), "1", FOUR).endswith(" 0,0 - m3 m2 roll")


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
