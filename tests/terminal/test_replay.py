"""Stepping through a record."""

from dataclasses import replace

import pytest

from kasimir.core.errors import RecordError
from kasimir.terminal.replay import replay
from tests.helpers import make_record, towers
from tests.terminal.fake_terminal import FakeTerminal

RECORD = make_record(towers(), 1)
LAST = len(RECORD.events)


def titles(terminal: FakeTerminal) -> list[str]:
    """The events and results that were shown."""
    return [line.strip("─ ") for line in terminal.text.splitlines() if line.startswith("─────")]


def step_through(terminal: FakeTerminal, *answers: str) -> list[str]:
    terminal.type(answers)
    assert replay(terminal.screen, RECORD) == 0
    return titles(terminal)


def event(number: int) -> str:
    name = "Player 1 (r)" if number in (1, 2) else "Player 2 (b)"
    return f"{number}. {name}: {RECORD.events[number - 1]}"


def test_enter_goes_on_and_b_back(terminal: FakeTerminal) -> None:
    shown = step_through(terminal, "", "", "", "b", "q")
    assert shown == [event(1), event(2), event(3), event(2)]


def test_from_beginning_to_end(terminal: FakeTerminal) -> None:
    shown = step_through(terminal, *[""] * (LAST + 1))
    assert len(shown) == LAST + 1
    assert shown[-1].startswith("won by ")
    assert terminal.widest() <= 80


@pytest.mark.parametrize("answer", [str(LAST + 1), "-1", "x", "0000000099999", "9" * 5000])
def test_answer_that_leads_nowhere_tells_the_commands(terminal: FakeTerminal, answer: str) -> None:
    step_through(terminal, answer, "q")
    assert terminal.text.count("Enter goes forward, b goes back") == 2


def test_numbers_jump(terminal: FakeTerminal) -> None:
    shown = step_through(terminal, str(LAST), "0", "3", "q")
    assert shown[1].startswith("won by ")
    assert shown[2:] == [event(3)]


def test_back_stays_at_the_beginning(terminal: FakeTerminal) -> None:
    assert step_through(terminal, "b", "b", "", "q") == [event(1)]


def test_end_of_input_leaves(terminal: FakeTerminal) -> None:
    assert step_through(terminal) == []


def test_illegal_event_is_told(terminal: FakeTerminal) -> None:
    forged = make_record(towers(), 1, 4)
    forged.events.append("p+9")
    with pytest.raises(RecordError):
        replay(terminal.screen, forged)


def test_a_name_from_right_to_left_turns_nothing_around_it(terminal: FakeTerminal) -> None:
    first, *others = RECORD.sitters
    terminal.type(["", "q"])
    replay(terminal.screen, replace(RECORD, sitters=[replace(first, name="שרה"), *others]))
    [shown] = titles(terminal)
    assert shown.startswith("1. \u2068\u2068שרה\u2069 (r)\u2069: ")
