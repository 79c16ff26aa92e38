"""Kitchen: texts that are no positions, editions that are refused, and reasons for illegal moves."""

import random
from typing import Any

import pytest

from kasimir.core.edition import Refused
from kasimir.core.errors import PositionError
from kasimir.core.words import say
from tests.games.kitchen.positions import CAT_WON, FOUR, MICE_WON, START, TINY, TWO, at, own_setup

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
NO_KNIFE = at("a1,b1,n,x", "g6", "0,0 - m2 m1 roll", lies="#a3 #a4 #a5", left="kkk")
BONUS = damaged(ROLL, step="bonus.1.1")
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
    "a turn to miss, but no knife": (damaged(NO_KNIFE, skip="0,1"), "kitchen.position-knives"),
    "a forced mouse, but no knife": (damaged(NO_KNIFE, forced="1"), "kitchen.position-knives"),
    "more turns to miss than knives": (damaged(ROLL, skip="0,4"), "position.number"),
    "two turns to miss": (damaged(ROLL, skip="0,2"), "kitchen.position-missed"),
    "both sides have a turn to miss": (damaged(ROLL, skip="1,1"), "kitchen.position-missed"),
    "a turn to miss in a second turn": (damaged(ROLL, skip="0,1", forced="1"), "kitchen.position-again"),
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
    "the cat has a turn to miss": at("a1,x,x,x", "g6", "0,1 - m2 m1 roll"),
    "mice won while the cat had a turn to miss": damaged(MICE_WON, skip="0,1"),
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
