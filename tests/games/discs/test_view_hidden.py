"""Tables with hidden discs: nothing that is sent reveals a covered disc."""

import json
import random
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, NamedTuple

import pytest

from kasimir.core.errors import MoveError
from kasimir.core.setup import Setup, make_setup
from kasimir.core.view import Carried, Flipped
from kasimir.core.words import say
from kasimir.games.discs.board import EMPTY, DiscsState
from kasimir.games.discs.places import Places
from tests.traces import setups

MATCHES = 4
LONGEST = 60


class Hidden(NamedTuple):
    """A table and the position on it."""

    setup: Setup
    state: DiscsState
    table: Places


def tables() -> Iterator[Hidden]:
    """Every position of some random matches, in all editions."""
    for setup in setups("discs"):
        for seed in range(MATCHES):
            choose = random.Random(seed).choice
            state: Any = setup.start()
            table = Places(state, setup.board)  # type: ignore[arg-type]
            for _ in range(LONGEST):
                yield Hidden(setup, state, table)
                moves = table.moves(state, setup.board)  # type: ignore[arg-type]
                if not moves:
                    break
                text = choose(list(moves))
                state = setup.after(state, moves[text])
                table.play(text)


def sent(hidden: Hidden, text: str) -> str:
    """All that goes out with a move."""
    setup, state, table = hidden
    board: Any = setup.board
    after: Any = setup.after(state, table.moves(state, board)[text])
    story = [asdict(part) for part in table.happenings(state, board, text, after)]
    return json.dumps([table.touches(state.seat, text), story, table.tell(state, text), asdict(table.view(state))])


def twin_of(hidden: Hidden, seed: int) -> Hidden | None:
    """The same table with two covered discs exchanged, a mouse and a cat; None if there are no such two."""
    covered = [
        (place, level) for place, pile in hidden.table.piles.items() for level in range(1, pile.bit_length() - 1)
    ]
    kinds: list[list[tuple[int, int]]] = [[], []]
    for place, level in covered:
        kinds[hidden.table.piles[place] >> level & 1].append((place, level))
    if not all(kinds):
        return None
    state, table = hidden.state.copy(), Places(hidden.state, hidden.setup.board)  # type: ignore[arg-type]
    table.piles, table.last, table.seat = dict(hidden.table.piles), hidden.table.last, hidden.table.seat
    for place, level in (random.Random(seed).choice(kind) for kind in kinds):
        table.piles[place] ^= 1 << level
    piles = list(table.piles.values())
    state.piles = [piles.count(pile) for pile in range(len(state.piles))]
    state.last = table.piles[table.last]
    return Hidden(hidden.setup, state, table)


def disc_below(table: Places, text: str) -> int:
    """What a move uncovers; 0 if it lifts nothing."""
    origin = text.partition(">")[0] if ">" in text else ""
    return table.piles[int(origin)] >> 1 & 1 if origin else 0


def test_covered_discs_are_told_by_nothing() -> None:
    compared = 0
    for number, hidden in enumerate(tables()):
        twin = twin_of(hidden, number)
        if not twin:
            continue
        moves, twin_moves = (one.table.moves(one.state, one.setup.board) for one in (hidden, twin))  # type: ignore[arg-type]
        assert list(moves) == list(twin_moves)
        assert asdict(hidden.table.view(hidden.state)) == asdict(twin.table.view(twin.state))
        for text in moves:
            if disc_below(hidden.table, text) == disc_below(twin.table, text):
                assert sent(hidden, text) == sent(twin, text)
                compared += 1
    assert compared > 1000


def test_view_has_places_heights_and_tops() -> None:
    setup = make_setup("discs")
    state: Any = setup.read("c/mc*/mcm m")
    view = asdict(Places(state, setup.board).view(state))  # type: ignore[arg-type]
    assert view["piles"] == [
        {"id": "place:1", "height": 1, "top": "c", "star": False},
        {"id": "place:2", "height": 2, "top": "c", "star": True},
        {"id": "place:3", "height": 3, "top": "m", "star": False},
    ]
    assert view["hands"] == {"hand:m": 5, "hand:c": 5}


def test_happenings_lead_from_one_view_to_the_next() -> None:
    for setup, state, table in tables():
        board: Any = setup.board
        moves = table.moves(state, board)
        shown = {pile.id: (pile.height, pile.top) for pile in table.view(state).piles}
        for text in moves:
            later = Places(state, board)
            later.piles, later.last, later.seat = dict(table.piles), table.last, table.seat
            later.play(text)
            after: Any = setup.after(state, moves[text])
            wanted = {pile.id: (pile.height, pile.top) for pile in later.view(after).piles}
            found = dict(shown)
            for part in table.happenings(state, board, text, after):
                if isinstance(part, Carried):
                    carry(found, part)
                elif isinstance(part, Flipped):
                    found[part.at] = (found[part.at][0], part.face)
            assert {at: pile for at, pile in found.items() if pile[0]} == wanted


def carry(shown: dict[str, tuple[int, str]], part: Carried) -> None:
    """A disc leaves the top of a pile, or a hand, and covers another pile."""
    if part.origin in shown:
        height, top = shown[part.origin]
        assert top == part.thing
        shown[part.origin] = (height - 1, "?")
    else:
        assert part.origin == f"hand:{part.thing}"
    height, _ = shown.get(part.to, (0, ""))
    shown[part.to] = (height + 1, part.thing)


def test_every_move_is_touched_in_its_own_way() -> None:
    for setup, state, table in tables():
        found = [table.touches(state.seat, text) for text in table.moves(state, setup.board)]  # type: ignore[arg-type]
        assert len(set(found)) == len(found)
        shown = {"table", "hand:m", "hand:c", *(pile.id for pile in table.view(state).piles)}
        assert all(len(touches) == 2 and set(touches) <= shown for touches in found)


def test_what_may_be_lifted_shows_what_is_below() -> None:
    for setup, _, table in tables():
        board: Any = setup.board
        for place, pile in table.piles.items():
            if pile == EMPTY or place == table.last:
                with pytest.raises(MoveError):
                    table.lift(board, f"place:{place}")
            elif pile >> 1 != EMPTY:
                assert table.lift(board, f"place:{place}") == "mc"[pile >> 1 & 1]


LIFTS = {
    "a lone disc": ("c*/m/mc m", "place:2", None),
    "nothing lies there": ("c*/m m", "place:3", "discs.missing"),
    "no place at all": ("c*/m m", "hand:m", "discs.missing"),
    "played just now": ("c*/m m", "place:1", "discs.barred"),
    "nowhere to go": ("m/mcc/mcm* m", "place:1", "discs.nowhere"),
}


@pytest.mark.parametrize(("position", "touched", "code"), LIFTS.values(), ids=LIFTS)
def test_lift(position: str, touched: str, code: str | None) -> None:
    setup = make_setup("discs")
    board: Any = setup.board
    state: Any = setup.read(position)
    table = Places(state, board)
    if code is None:
        assert table.lift(board, touched) is None
    else:
        with pytest.raises(MoveError) as error:
            table.lift(board, touched)
        assert error.value.code == code


TOLD = {
    "+": "m brings a disc and begins a new pile.",
    "+2": "m brings a disc and lays it on pile 2.",
    "3>": "m lifts a mouse from pile 3 and begins a new pile; a cat was below.",
    "1>2": "m lifts a cat from pile 1 and lays it on pile 2.",
}


@pytest.mark.parametrize(("text", "sentence"), TOLD.items(), ids=TOLD)
def test_sentence(text: str, sentence: str) -> None:
    setup = make_setup("discs")
    board: Any = setup.board
    state: Any = setup.read("c/mc*/mcm m")
    told = Places(state, board).tell(state, text)
    assert say(told.code, told.args, "precise") == sentence
