"""Discs: every ruling of its page, its texts, reasons and editions, and the table that hides what is covered."""

import random
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest
from rich.text import Text

from kasimir.core.edition import Refused
from kasimir.core.errors import MoveError, PositionError
from kasimir.core.game import NOBODY, OVER
from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say
from kasimir.games.discs.places import Places
from kasimir.games.discs.text import pile_text
from tests.helpers import own_setup

CLASSIC = make_setup("discs")
BOARD: Any = CLASSIC.board


def discs_setup(discs: int, height: int, goal: int) -> Setup:
    return own_setup("discs", 2, discs=discs, height=height, goal=goal)


SETUPS = [
    CLASSIC,
    discs_setup(4, 2, 3),
    discs_setup(4, 3, 4),
    discs_setup(6, 3, 3),
    discs_setup(12, 3, 9),
    discs_setup(12, 2, 8),
]


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


@pytest.mark.parametrize("text", ["m* m", "c* c", "c/c/c/c/c/c* -", "ccc/ccc*/mmm/mmm m"])
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


def random_match(setup: Setup, seed: int) -> Iterator[tuple[Any, Places]]:
    """The positions of a match played at random, each with the places of its piles; long ones are cut off."""
    rng = random.Random(seed)
    board: Any = setup.board
    state: Any = setup.start()
    places = Places(state, board)
    for _ in range(60):
        yield state, places
        moves = places.moves(state, board)
        if not moves:
            return
        text = rng.choice(list(moves))
        setup.game.rules.play(state, board, moves[text])
        places.play(text)


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


def widest_line(markup: str) -> int:
    return max(len(line) for line in plain(markup).split("\n"))


def plain(markup: str) -> str:
    return Text.from_markup(markup).plain


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
        "* was played last: it may be covered, not lifted.",
    ]


# The table where covered discs are hidden


def places_after(moves: str) -> tuple[Any, Places]:
    """The table after moves by place, from the start."""
    state: Any = CLASSIC.start()
    places = Places(state, BOARD)
    for text in moves.split():
        CLASSIC.game.rules.play(state, BOARD, places.moves(state, BOARD)[text])
        places.play(text)
    return state, places


PLACES = {
    "new piles lie side by side": ("+ + +", "m c m"),
    "bringing on a place": ("+ +1 + +2", "mc mc"),
    "a place that becomes free stays free": ("+ + + 1>2", "- cm m"),
    "a new pile takes it": ("+ + + 1>2 +", "m cm m"),
    "the first free place is taken": ("+ + + + 1>2 3>4 + +", "m cm c cm"),
    "a lifted disc takes it, too": ("+ + + 1>2 + 2>", "m c m m"),
}


@pytest.mark.parametrize(("moves", "piles"), PLACES.values(), ids=PLACES.keys())
def test_places(moves: str, piles: str) -> None:
    _, places = places_after(moves)
    laid = [pile_text(pile) or "-" for pile in places.piles.values()]
    assert " ".join(laid).rstrip(" -") == piles
    assert len(laid) == 16


def test_moves_by_place_name_every_pair() -> None:
    """Piles 1 and 3 are alike; 3 was played last, so it is barred though its twin is not."""
    state, places = places_after("+ + +")
    moves = places.moves(state, BOARD)
    assert list(moves) == ["+", "+1", "+2", "+3", "1>2", "1>3", "2>1", "2>3"]
    assert moves["+1"] == moves["+3"] == CLASSIC.find(state, "+m").move
    assert places.match_move(state, BOARD, CLASSIC.find(state, "c>m").move) == "2>1"


def test_places_of_a_given_position_follow_its_text() -> None:
    state: Any = CLASSIC.read("c/c*/mc m")
    places = Places(state, BOARD)
    assert [pile_text(pile) for pile in places.piles.values()][:4] == ["c", "c", "mc", ""]
    assert places.last == 2


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: "-".join(map(str, setup.edition.values().values())))
def test_places_agree_with_the_state(setup: Setup) -> None:
    """The piles are those that the state counts, and their moves are all of the engine's and no others."""
    board: Any = setup.board
    for seed in range(10):
        for state, places in random_match(setup, seed):
            counts = Counter(places.piles.values())
            assert [counts[pile] for pile in range(len(state.piles))] == state.piles
            assert places.piles.get(places.last, 0) == state.last
            moves = places.moves(state, board)
            options = setup.options(state)
            assert set(moves.values()) == {option.move for option in options}
            for option in options:
                assert moves[places.match_move(state, board, option.move)] == option.move
        assert widest_line(places.draw(state, board)) <= 80


PLACE_REASONS = {
    "no move": ("c/m* c", "mc>", "discs.unreadable-place"),
    "no such number": ("c/m* c", "+01", "discs.unreadable-place"),
    "hand": ("mm/mmm/mmm* m", "+1", "discs.hand"),
    "bring on a free place": ("c/m* c", "+3", "discs.missing"),
    "bring beyond the table": ("c/m* c", "+99", "discs.missing"),
    "lift from a free place": ("c/m* c", "3>", "discs.missing"),
    "lift onto a free place": ("c/m* c", "1>3", "discs.missing"),
    "full": ("c/mmm* c", "1>2", "discs.full"),
    "the last disc": ("c/m* c", "2>1", "discs.barred"),
    "alone": ("c/m* c", "1>", "discs.lone"),
    "back": ("c/m* c", "1>1", "discs.same"),
}


@pytest.mark.parametrize(("position", "move", "code"), PLACE_REASONS.values(), ids=PLACE_REASONS.keys())
def test_reason_by_place(position: str, move: str, code: str) -> None:
    state: Any = CLASSIC.read(position)
    reason = Places(state, BOARD).why(state, BOARD, move)
    assert reason.code == code
    assert say(code, reason.args) != say(code, reason.args, "rule") != code


def test_unreadable_move_by_place_changes_nothing() -> None:
    _, places = places_after("+ +")
    with pytest.raises(MoveError):
        places.play("mc>")
    assert places.last == 2


def test_drawing_by_place_shows_only_what_is_uncovered() -> None:
    state, places = places_after("+ + + 1>2 +2")
    assert plain(places.draw(state, BOARD)).split("\n") == [
        "  m  in hand 5  uncovered 2 of 5",
        "▶ c  in hand 7  uncovered 0 of 5",
        "",
        "       (m)*       ",
        "       (?)        ",
        "       (?)   (m)  ",
        "──────────────────",
        "  1     2     3   ",
        "",
        "* was played last: it may be covered, not lifted.",
    ]


def test_drawing_of_a_lifted_disc() -> None:
    state, places = places_after("+ +1 + +2")
    drawn = plain(places.draw(state, BOARD, lifted=1)).split("\n")
    assert drawn[3:7] == ["            ", "       (c)* ", " (m)   (?)  ", "────────────"]
    assert drawn[-1] == "(c) was lifted from pile 1 and must be played now."


LIFTS = [("c/m* c", 2, "discs.barred"), ("c/m* c", 3, "discs.missing"), ("c/mmm* c", 1, "discs.nowhere")]


@pytest.mark.parametrize(("position", "place", "code"), LIFTS)
def test_a_disc_that_cannot_be_played_is_not_lifted(position: str, place: int, code: str) -> None:
    state: Any = CLASSIC.read(position)
    with pytest.raises(MoveError) as refused:
        Places(state, BOARD).draw(state, BOARD, lifted=place)
    assert refused.value.code == code


def all_that_is_told(state: Any, places: Places) -> object:
    """The drawing, the texts of all moves, and the reason against everything else that could be meant as one."""
    moves = places.moves(state, BOARD)
    numbers = ["", *map(str, range(1, 12))]
    texts = [origin + target for origin in ("+", *[f"{number}>" for number in numbers[1:]]) for target in numbers]
    reasons = [places.why(state, BOARD, text) for text in texts if text not in moves]
    return places.draw(state, BOARD), list(moves), reasons


def test_places_never_tell_what_is_covered() -> None:
    """Tables that look alike give the same drawings, moves and reasons, whatever lies below."""
    told: dict[object, object] = {}
    tables: dict[object, set[object]] = defaultdict(set)
    for seed in range(150):
        for state, places in islice(random_match(CLASSIC, seed), 12):
            tops = [(pile & 1, pile.bit_length()) for pile in places.piles.values()]
            look = (tuple(state.hand), state.seat, places.last, tuple(tops))
            table = tuple(places.piles.values())
            if table not in tables[look] and state.seat != NOBODY:
                tables[look].add(table)
                everything = all_that_is_told(state, places)
                assert told.setdefault(look, everything) == everything
    assert sum(len(alike) > 1 for alike in tables.values()) > 20
