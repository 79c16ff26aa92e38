"""Verification: valid records pass, and every kind of forgery has its own error code."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kasimir.core import registry
from kasimir.core.errors import RecordError
from kasimir.core.match import Match, Result
from kasimir.core.record import from_table
from kasimir.core.setup import make_setup
from kasimir.core.verify import Attestation, describe, result_text, verify
from kasimir.core.words import say
from tests.helpers import make_record, own_setup, secret, table_of, towers

Table = dict[str, Any]

SOUND = make_record(towers(3), 4)
"""A record of two people and, on the last seat, a bot."""
LAST = len(SOUND.events)
WINNER = SOUND.result.winners[0] if SOUND.result else ""
LOSER = next(seat for seat in SOUND.setup.seats if seat != WINNER)


def faults_of(table: Table) -> list[str]:
    faults = verify(from_table(table))
    assert all(say(fault.code, fault.args) != fault.code for fault in faults)
    return [fault.code for fault in faults]


def another_face(face: str) -> str:
    return "1" if face != "1" else "2"


def set_event(number: int, make: Callable[[str], str]) -> Callable[[Table], object]:
    def forge(table: Table) -> None:
        table["events"][number] = make(table["events"][number])

    return forge


def cut_short(table: Table) -> None:
    table["events"] = table["events"][:20]
    table["result"] = {"winners": [], "reason": "abandoned"}


EDITION = ["verify.edition", "verify.commitment", "verify.roll"]
"""Every roll depends on the edition, so already the first one is wrong."""

UNDONE = make_record(towers(3), 4, undos=0.05)
"""A record of a match in which events were taken back, through rolls too."""


def test_what_was_taken_back_is_in_the_record_with_dice_of_its_own() -> None:
    assert any(event.startswith("undo ") for event in UNDONE.events)
    assert verify(UNDONE) == []
    match = UNDONE.replay()
    assert len(match.log) > len(match.events)
    assert UNDONE.result == match.result


def drop_undone(table: Table) -> None:
    """Leave out an undo, and what it took back."""
    events = table["events"]
    index = next(number for number, event in enumerate(events) if event.startswith("undo "))
    del events[index - int(events[index].removeprefix("undo ")) : index + 1]


@pytest.mark.parametrize(
    ("forge", "code"),
    [
        (drop_undone, "verify.roll"),
        (lambda table: table["events"].insert(2, "undo 3"), "verify.move"),
        (lambda table: table["events"].insert(1, "undo 0"), "verify.move"),
        (lambda table: table["events"].append("undo 1"), "verify.late"),
    ],
)
def test_undos_cannot_be_forged(forge: Callable[[Table], object], code: str) -> None:
    table = table_of(UNDONE)
    forge(table)
    assert faults_of(table)[0] == code


FORGERIES: dict[str, tuple[Callable[[Table], object], list[str]]] = {
    "nothing": (lambda t: None, []),
    "the first roll": (set_event(0, another_face), ["verify.roll"]),
    "a later roll": (set_event(40, another_face), ["verify.roll"]),
    "a roll that no die has": (set_event(0, lambda face: "7"), ["verify.roll"]),
    "an illegal choice": (set_event(1, lambda move: "p+9"), ["verify.move"]),
    "a choice that is no move": (set_event(1, lambda move: "\x1b[2J"), ["verify.move"]),
    "a roll dropped": (lambda t: t["events"].pop(0), ["verify.roll"]),
    "a choice dropped": (lambda t: t["events"].pop(1), ["verify.move"]),
    "the last event dropped": (lambda t: t["events"].pop(), ["verify.result", "verify.chain"]),
    "all events dropped": (lambda t: t["events"].clear(), ["verify.result", "verify.chain"]),
    "an event after the end": (lambda t: t["events"].append("1"), ["verify.late"]),
    "another winner": (lambda t: t["result"].update(winners=[LOSER]), ["verify.result", "verify.chain"]),
    "one more winner": (lambda t: t["result"]["winners"].append(LOSER), ["verify.result", "verify.chain"]),
    "a winner from elsewhere": (lambda t: t["result"].update(winners=["me"]), ["verify.result", "verify.chain"]),
    "no winner": (lambda t: t["result"].update(winners=[]), ["verify.result", "verify.chain"]),
    "another reason": (lambda t: t["result"].update(reason="turns"), ["verify.result", "verify.chain"]),
    "an abandoned match that was not": (
        lambda t: t.update(result={"winners": [], "reason": "abandoned"}),
        ["verify.result", "verify.chain"],
    ),
    "no result after the end": (lambda t: t.update(result=None), ["verify.result", "verify.chain"]),
    "the seed": (lambda t: t["dice"].update(seed=secret("forged")), ["verify.commitment", "verify.roll"]),
    "the commitment": (lambda t: t["dice"].update(commitment=secret("forged")), ["verify.commitment", "verify.chain"]),
    "a person's entropy": (lambda t: t["seats"][0].update(entropy=secret("forged")), ["verify.roll"]),
    "the computer's entropy": (
        lambda t: t["seats"][2].update(entropy=secret("forged")),
        ["verify.commitment", "verify.roll"],
    ),
    "a person made a bot": (lambda t: t["seats"][0].update(kind="bot"), ["verify.commitment", "verify.chain"]),
    "the bot made a person": (lambda t: t["seats"][2].update(kind="person"), ["verify.commitment", "verify.chain"]),
    "the version of the rules": (
        lambda t: t.update(rules=99),
        ["verify.version", "verify.commitment", "verify.roll"],
    ),
    "the die of the edition": (lambda t: t["edition"]["values"].update(clovers=12), EDITION),
    "the mice of the edition": (lambda t: t["edition"]["values"].update(mice=6), EDITION),
    "an edition value that no event shows": (
        lambda t: t["edition"]["values"].update(clovers=t["edition"]["values"]["clovers"] + 1),
        EDITION,
    ),
    "the name of the edition": (lambda t: t["edition"].update(name="mine"), ["verify.commitment", "verify.roll"]),
    "the way to start": (lambda t: t.update(first="youngest"), ["verify.commitment", "verify.roll"]),
    "another name": (lambda t: t["seats"][0].update(name="Zorro"), ["verify.chain"]),
    "a record cut short and abandoned": (cut_short, ["verify.chain"]),
    "another closing hash": (lambda t: t.update(closing=secret("forged")), ["verify.chain"]),
    "no closing hash": (lambda t: t.update(closing=None), ["verify.chain"]),
    "a seed that is kept back": (lambda t: t["dice"].update(seed=None), ["verify.sealed", "verify.chain"]),
    "places where nothing is hidden": (lambda t: t.update(places=[]), ["verify.places", "verify.chain"]),
}


@pytest.mark.parametrize(("forge", "codes"), FORGERIES.values(), ids=FORGERIES.keys())
def test_forgery_is_found_out(forge: Callable[[Table], object], codes: list[str]) -> None:
    table = table_of(SOUND)
    forge(table)
    assert faults_of(table) == codes


def test_seats_that_were_swapped() -> None:
    """Swapped letters make the file invalid; swapped entropies alone change the dice."""
    table = table_of(SOUND)
    table["seats"].reverse()
    with pytest.raises(RecordError):
        from_table(table)
    for seat, letter in zip(table["seats"], SOUND.setup.seats, strict=True):
        seat["seat"] = letter
    assert faults_of(table) == ["verify.commitment", "verify.roll"]


def test_kept_back_seed_hides_no_illegal_move() -> None:
    table = table_of(SOUND)
    table["dice"]["seed"] = None
    table["events"][1] = "p+9"
    assert faults_of(table) == ["verify.sealed", "verify.move"]


@given(st.integers(0, LAST - 1))
def test_any_other_roll_is_found_out_with_its_number(number: int) -> None:
    roll = number - number % 2  # rolls and choices take turns in towers
    table = table_of(SOUND)
    table["events"][roll] = another_face(table["events"][roll])
    [fault] = verify(from_table(table))
    assert (fault.code, fault.args["number"]) == ("verify.roll", roll + 1)
    assert fault.args["rolled"] == SOUND.events[roll]


@given(st.integers(0, LAST - 1))
def test_any_dropped_event_is_found_out(number: int) -> None:
    table = table_of(SOUND)
    del table["events"][number]
    assert faults_of(table)


# Unfinished matches, and the report


def test_match_may_be_unfinished_or_abandoned() -> None:
    record = make_record(towers(), 1, 10)
    assert record.result is None
    assert verify(record) == []
    told = describe(record, Attestation.NOBODY).splitlines()
    assert told[0] == "Consistent, not attested: 10 events, 5 rolls and draws recomputed; not finished."
    record.close(Result((), "abandoned"))
    assert verify(record) == []
    record.close(Result(("r",), "abandoned"))
    assert [fault.code for fault in verify(record)] == ["verify.result"]


def test_drawn_matches_are_sound() -> None:
    drawn = make_record(own_setup("towers", 4, spaces=60, traps=[], die=[1], clovers=0, mice=6), 1, 5000)
    assert drawn.result == Result((), "turns")
    assert verify(drawn) == []
    drawn.events.append("1")
    drawn.close(Result((), "turns"))
    assert [fault.code for fault in verify(drawn)] == ["verify.late"]


def test_repeated_positions_are_sound() -> None:
    record = make_record(make_setup("discs"), 1, 0)
    record.events = ["+", "+", "+c", "+", "+", "m>c", "cm>", "m>c", "cm>"]
    record.close(Result((), "repetition"))
    assert verify(record) == []
    record.close(Result(("m",), "won"))
    assert [fault.code for fault in verify(record)] == ["verify.result"]


RESULTS = {
    "one": (Result(("r",), "won"), "won by r"),
    "two": (Result(("r", "b"), "won"), "won together by r and b"),
    "turns": (Result((), "turns"), "drawn: the limit of a thousand turns was reached"),
    "repetition": (Result((), "repetition"), "drawn: the same position came up for the third time"),
    "abandoned": (Result((), "abandoned"), "abandoned"),
    "none": (None, "not finished"),
}


@pytest.mark.parametrize(("result", "text"), RESULTS.values(), ids=RESULTS.keys())
def test_results_in_words(result: Result | None, text: str) -> None:
    assert result_text(result) == text


# Tables with hidden pieces


def hidden_table() -> Table:
    """A record of discs with the places of its events."""
    setup = make_setup("discs")
    if setup.game.hidden is None:
        pytest.skip("discs has no hidden table yet")
    record = make_record(setup, 6)
    match, places = Match(setup), []
    hidden = setup.game.hidden(match.state, setup.board)
    for event in record.events:
        place = hidden.match_move(match.state, setup.board, setup.find(match.state, event).move)
        hidden.play(place)
        places.append(place)
        match.play(event)
    record.places = places
    record.close(match.result or Result((), "abandoned"))
    return table_of(record)


PLACES: dict[str, tuple[Callable[[Table], object], list[str]]] = {
    "nothing": (lambda t: None, []),
    "another place": (
        lambda t: t["places"].__setitem__(2, "+" if t["places"][2] != "+" else "+1"),
        ["verify.places", "verify.chain"],
    ),
    "no place at all": (lambda t: t["places"].__setitem__(0, "elsewhere"), ["verify.places", "verify.chain"]),
    "a place missing": (lambda t: t["places"].pop(), ["verify.places", "verify.chain"]),
    "a place too many": (lambda t: t["places"].append("+"), ["verify.places", "verify.chain"]),
    "no places": (lambda t: t.pop("places"), ["verify.chain"]),
}


@pytest.mark.parametrize(("forge", "codes"), PLACES.values(), ids=PLACES.keys())
def test_places(forge: Callable[[Table], object], codes: list[str]) -> None:
    table = hidden_table()
    forge(table)
    assert faults_of(table) == codes


def test_every_game_is_verified_by_its_own_rules() -> None:
    """A record of one game is not valid as that of another."""
    tables = [table_of(make_record(make_setup(game), 2, 30)) for game in registry.names()]
    for table in tables:
        assert faults_of(table) == []
    for game in ("hunt", "race"):
        other = next(table for table in tables if table["game"] == game)
        with pytest.raises(RecordError):
            from_table(other | {"game": "towers", "variant": "standard"})
