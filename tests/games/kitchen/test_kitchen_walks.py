"""Kitchen: where mice and the cat may walk."""

import pytest

from tests.games.kitchen.positions import TINY, after, at, ends_at, moves_at, own_setup

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
