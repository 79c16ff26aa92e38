"""Discs at the table where covered discs are hidden: moves by place."""

from collections import Counter, defaultdict
from itertools import islice
from typing import Any

import pytest

from kasimir.core.errors import MoveError
from kasimir.core.game import NOBODY
from kasimir.core.setup import Setup
from kasimir.core.words import say
from kasimir.games.discs.places import Places
from kasimir.games.discs.text import pile_text
from tests.games.discs.positions import BOARD, CLASSIC, SETUPS, plain, random_match, widest_line


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
        "* was played last: it may be covered, but not lifted.",
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
