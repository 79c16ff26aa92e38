"""Kitchen, drawn in a terminal."""

import pytest

from kasimir.core.setup import Setup
from tests.games.kitchen.positions import CAT_WON, FOUR, MICE_WON, NAMES, SETUPS, START, at, plain, random_match


def test_drawing() -> None:
    lies = "#a6 Cb6 Cc6 #d4 #g1"
    position = at("d3,b1,n,x", "d3", "0,1 - m3 m2 go.3", lies=lies, left="cpk")
    assert plain(FOUR.game.draw(FOUR.read(position), FOUR.board)) == [
        "  c  cat, 1 of 4 mice caught, must miss a turn",
        "  m1 mice, 7 of 10 cheeses taken",
        "▶ m2 mice, 7 of 10 cheeses taken",
        "  m3 mice, 7 of 10 cheeses taken, plays the mice’s next turn",
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
        "",
        "The die shows 3.",
    ]


def test_drawing_names_the_mouse_that_must_walk() -> None:
    drawn = FOUR.game.draw(FOUR.read(at("a1,b1,x,x", "g6", "0,0 2 m2 m1 go.1")), FOUR.board)
    assert plain(drawn)[-3:] == ["Mouse 2 must walk again.", "", "The die shows 1."]


LAST_LINES = {
    START: "The cat chooses its place on the table.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 roll"): "Roll the die.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 flip.1", lies="#a1", left="p"): "Mouse 1 turns over a tile.",
    at("a1,x,x,x", "g6", "0,0 - m2 c bonus.c.2"): "+2 for the cat.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 arrow.1"): "An arrow for mouse 1: to any other square.",
    at("a1,x,x,x", "g6", "0,0 - m2 m1 fork.1", lies="Ca2"): "A fork for mouse 1: it takes a face-up cheese.",
    MICE_WON: "The mice have all the cheese, and one of them is safe in a hole.",
    CAT_WON: "The cat has caught all the mice.",
}


@pytest.mark.parametrize(("position", "line"), LAST_LINES.items(), ids=LAST_LINES.values())
def test_drawing_says_what_is_to_be_done(position: str, line: str) -> None:
    assert plain(FOUR.game.draw(FOUR.read(position), FOUR.board))[-1] == line


@pytest.mark.parametrize("setup", SETUPS, ids=NAMES)
def test_drawing_fits(setup: Setup) -> None:
    for state in list(random_match(setup, 2))[::60]:
        assert max(len(line) for line in plain(setup.game.draw(state, setup.board))) <= 80
