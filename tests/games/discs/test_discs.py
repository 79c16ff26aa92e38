"""Discs: every ruling of its page, its texts, reasons and editions."""

import random
from typing import Any

import pytest

from kasimir.core.edition import Refused
from kasimir.core.errors import MoveError, PositionError
from kasimir.core.game import OVER
from kasimir.core.setup import Setup
from kasimir.core.words import say
from kasimir.games.discs.places import Places
from tests.games.discs.positions import BOARD, CLASSIC, SETUPS, discs_setup, plain, random_match, widest_line


def moves_at(position: str, setup: Setup = CLASSIC) -> list[str]:
    return [option.text for option in setup.options(setup.read(position))]


def after(position: str, move: str, setup: Setup = CLASSIC) -> str:
    state = setup.read(position)
    return setup.text(setup.after(state, setup.find(state, move).move))


MOVES = {
    "a new pile is all there is on a free table": ("- m", "+"),
    "the disc played last may be covered, not lifted": ("m* c", "+ +m"),
    "a lone disc begins no new pile": ("c*/m m", "+ +c +m m>c"),
    "a full pile is not laid on": ("cmc/m* c", "+ +m cmc> cmc>m"),
    "a twin of the last pile may be lifted, onto the last one": ("m/m* c", "+ +m m>m"),
    "a disc does not go back, neither on its pile nor on what it uncovers": ("mc/mm* m", "+ +mc +mm mc> mc>mm"),
    "a disc may cover a twin of what it uncovers": ("m/mc/mm* m", "+ +m +mc +mm m>mc m>mm mc> mc>m mc>mm"),
    "an empty hand brings nothing": ("mm/mmm/mmm* m", "mm> mmm> mmm>mm"),
    "an empty hand of the other seat does not matter": ("mm/mmm/mmm* c", "+ +mm mm> mmm> mmm>mm"),
    "all piles full but the last one": ("ccc/m*/mmm c", "+ +m ccc> ccc>m mmm> mmm>m"),
    "nobody moves after the end": ("m/m/m/m/m* -", ""),
}


@pytest.mark.parametrize(("position", "moves"), MOVES.values(), ids=MOVES.keys())
def test_moves(position: str, moves: str) -> None:
    assert moves_at(position) == sorted(moves.split())


FOLLOWING = {
    "the mouse brings": ("- m", "+", "m* c"),
    "the cat brings": ("m* c", "+", "c*/m m"),
    "bringing on the last pile": ("m* c", "+m", "mc* m"),
    "the star sorts behind a twin": ("c*/m m", "+", "c/m/m* c"),
    "the star sorts before a higher pile": ("c/mc* m", "+", "c/m*/mc c"),
    "a lift begins a new pile": ("m*/mc c", "mc>", "c*/m/m m"),
    "a lift leaves what was below": ("cm/mc* m", "cm>mc", "c/mcm* c"),
    "a lone disc leaves its place": ("c/m* c", "c>m", "mc* m"),
    "one of two twins on the other": ("c*/mm/mm m", "mm>mm", "c/m/mmm* c"),
    "nothing changes but the star": ("c/cm/m* c", "cm>c", "c/cm*/m m"),
    "the opponent's disc is lifted": ("c/c/c/c/cm/m* m", "c>cm", "c/c/c/cmc*/m c"),
    "the fifth own disc laid": ("c/c*/m/m/m/m m", "+", "c/c/m/m/m/m/m* -"),
    "the fifth own disc uncovered": ("c*/m/m/m/m/mc m", "mc>c", "cc*/m/m/m/m/m -"),
    "the opponent's fifth disc uncovered": ("c/c/c/c/cm/m* m", "cm>", "c/c/c/c/c/m/m* -"),
    "uncovered, but covered again in the same move": ("c/c/c/c/cm/m* m", "cm>c", "c/c/c/c/cm*/m c"),
    "tops of high piles count": ("c*/ccm/cm/m/mcm m", "+c", "ccm/cm/cm*/m/mcm -"),
}


@pytest.mark.parametrize(("position", "move", "following"), FOLLOWING.values(), ids=FOLLOWING.keys())
def test_following_position(position: str, move: str, following: str) -> None:
    assert after(position, move) == following


WINNERS = {"m/m/m/m/m* -": "m", "c/c/c/cc/m*/mmc -": "c", "c/c*/mc/mc/mmc -": "c", "c/c/c/c/m/m/m/m/m* -": "m"}


@pytest.mark.parametrize(("position", "winner"), WINNERS.items())
def test_winner(position: str, winner: str) -> None:
    assert CLASSIC.winners(CLASSIC.read(position)) == [winner]


def test_goal_and_height_are_the_edition_s() -> None:
    low = discs_setup(4, 2, 3)
    assert moves_at("mc/mm* c", low) == ["+", "mc>"]
    assert after("c/m/m* m", "+", low) == "c/m/m/m* -"


def test_key_tells_positions_apart() -> None:
    texts = ["- m", "m* c", "m* m", "c/c* m", "c/c* c", "c*/m c", "c/m* c", "ccc/m* c", "ccm/m* c", "m/m/m/m/m* -"]
    keys = {CLASSIC.game.rules.key(CLASSIC.read(text), BOARD) for text in texts}
    assert len(keys) == len(texts)


REASONS = {
    "no move": ("m* c", "up", "discs.unreadable"),
    "other signs": ("m* c", "+M", "discs.unreadable"),
    "hand": ("mm/mmm/mmm* m", "+", "discs.hand"),
    "hand, onto": ("mm/mmm/mmm* m", "+mm", "discs.hand"),
    "bring onto a missing pile": ("m* c", "+c", "discs.missing"),
    "bring onto a pile too high to be": ("m* c", "+mmmm", "discs.missing"),
    "lift from a missing pile": ("m* c", "mc>", "discs.missing"),
    "lift onto a missing pile": ("c*/mm m", "mm>mc", "discs.missing"),
    "bring onto a full pile": ("mmm* c", "+mmm", "discs.full"),
    "lift onto a full pile": ("c/mmm* c", "c>mmm", "discs.full"),
    "lift onto a full twin": ("mmm/mmm* c", "mmm>mmm", "discs.full"),
    "the last disc": ("c/m* c", "m>c", "discs.barred"),
    "the last disc, before anything else": ("c/m* c", "m>", "discs.barred"),
    "alone": ("c/m* c", "c>", "discs.lone"),
    "back on its pile": ("c/m* c", "c>c", "discs.same"),
    "back on what it uncovers": ("mc/mm* m", "mc>m", "discs.same"),
}


@pytest.mark.parametrize(("position", "move", "code"), REASONS.values(), ids=REASONS.keys())
def test_reason(position: str, move: str, code: str) -> None:
    reason = CLASSIC.why(CLASSIC.read(position), move)
    assert reason is not None
    assert reason.code == code
    assert say(code, reason.args) != say(code, reason.args, "rule") != code


def test_reason_names_the_pile() -> None:
    with pytest.raises(MoveError, match="Pile mmm has 3 discs already"):
        CLASSIC.find(CLASSIC.read("mmm* c"), "+mmm")


@pytest.mark.parametrize(("position", "move", "covers"), [("c/m* c", "m>", True), ("c/mcm* c", "mcm>", False)])
def test_reason_recommends_only_to_cover_what_is_not_full(position: str, move: str, covers: bool) -> None:
    state: Any = CLASSIC.read(position)
    hidden = Places(state, BOARD)
    touched = CLASSIC.game.screen.why_touch(state, CLASSIC.board, (f"pile:{move[:-1]}",))
    for reason in (CLASSIC.why(state, move), hidden.why(state, BOARD, "2>"), touched):
        assert reason is not None
        assert ("you may cover it" in say(reason.code, reason.args)) is covers


BAD_POSITIONS = {
    "": "position.fields",
    "m*": "position.fields",
    "m*  c": "position.fields",
    "m* c c": "position.fields",
    "mmmm* c": "discs.position-pile",
    "m*/x c": "discs.position-pile",
    "m*/ c": "discs.position-pile",
    "* c": "discs.position-pile",
    "m** c": "discs.position-pile",
    "*m c": "discs.position-pile",
    "-/m* c": "discs.position-pile",
    "mmm/mmm/mmm* c": "discs.position-discs",
    "m c": "discs.position-star",
    "c*/m* c": "discs.position-star",
    "c/c/c/c/c/m/m/m/m/m* -": "discs.position-both",
    "m/m/m/m/m/m* -": "discs.position-many",
    "c/c/c/c/c/c*/m/mm -": "discs.position-many",
    "m/m/m/m/m/m* c": "discs.position-many",
    "m/m/m/m/m* c": "discs.position-over",
    "m* -": "discs.position-over",
    "- -": "discs.position-over",
    "m* x": "position.seat",
    "- c": "discs.position-first",
    "m/c* c": "position.canonical",
    "m*/m c": "position.canonical",
}


@pytest.mark.parametrize(("text", "code"), BAD_POSITIONS.items(), ids=BAD_POSITIONS.values())
def test_refused_position(text: str, code: str) -> None:
    with pytest.raises(PositionError) as refused:
        CLASSIC.read(text)
    assert refused.value.code == code
    assert str(refused.value) != code


def test_a_seat_that_cannot_play_is_refused() -> None:
    """It takes four discs of one seat on the table, all it has, and none of the other."""
    with pytest.raises(PositionError) as refused:
        discs_setup(4, 3, 3).read("m/mmm* m")
    assert refused.value.code == "discs.position-stuck"
    assert moves_at("m/mmm* m") == ["+", "+m"]


@pytest.mark.parametrize("text", ["m* m", "c* c", "c/c/c/c/c* -", "ccc/ccc*/mmm/mmm m"])
def test_what_could_stand_on_a_table_is_read(text: str) -> None:
    assert CLASSIC.text(CLASSIC.read(text)) == text


def test_random_damage_is_refused_or_read() -> None:
    rng = random.Random(4)
    for _ in range(3000):
        signs = list("c/cm/m/mcc/mm* c")
        for _ in range(rng.randint(1, 3)):
            signs[rng.randrange(len(signs))] = rng.choice(["", "m", "c", "*", "/", " ", "-", "٣", "\n"])
        text = "".join(signs)
        try:
            state = CLASSIC.read(text)
        except PositionError:
            continue
        assert CLASSIC.text(state) == text


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"discs": 3, "height": 3, "goal": 3}, "discs"),
        ({"discs": 13, "height": 3, "goal": 5}, "discs"),
        ({"discs": 8, "height": 1, "goal": 5}, "height"),
        ({"discs": 8, "height": 4, "goal": 5}, "height"),
        ({"discs": 8, "height": 3, "goal": 2}, "goal"),
        ({"discs": 12, "height": 3, "goal": 10}, "goal"),
        ({"discs": 6, "height": 3, "goal": 7}, "goal"),
    ],
)
def test_refused_edition(values: dict[str, int], key: str) -> None:
    with pytest.raises(Refused) as refused:
        discs_setup(**values)
    assert refused.value.key == key


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.edition.values().values())))
def test_every_position_of_random_matches(setup: Setup) -> None:
    """Texts are read back, keys are exact, no disc is lost, and exactly one seat wins."""
    board: Any = setup.board
    texts_by_key: dict[int, str] = {}
    for seed in range(20):
        for state, _ in random_match(setup, seed):
            text = setup.text(state)
            assert setup.read(text) == state
            key = setup.game.rules.key(state, board)
            assert 0 <= key < 1 << 63
            assert texts_by_key.setdefault(key, text) == text
            for seat, letter in enumerate("mc"):
                assert text.split(" ")[0].count(letter) + state.hand[seat] == board.discs
            assert len(setup.options(state)) <= setup.game.most_moves
        if setup.kind(state) == OVER:
            assert len(setup.winners(state)) == 1
        assert widest_line(setup.game.draw(state, board)) <= 80


def test_drawing_shows_every_disc() -> None:
    drawn = plain(CLASSIC.game.draw(CLASSIC.read("c/cm*/mmc m"), BOARD)).split("\n")
    assert drawn == [
        "▶ m  in hand 5  uncovered 1 of 5",
        "  c  in hand 5  uncovered 2 of 5",
        "",
        "             (c)  ",
        "       (m)*  (m)  ",
        " (c)   (c)   (m)  ",
        "──────────────────",
        "  c    cm    mmc  ",
        "",
        "* was played last: it may be covered, but not lifted.",
    ]
