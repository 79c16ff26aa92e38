"""Right-to-left names in sentences: the text around them keeps its direction, and control characters are removed."""

# ruff: noqa: RUF001

import pytest

from kasimir.core.match import Result
from kasimir.core.verify import result_text
from kasimir.core.words import isolated, listed, printable, say

SARA, HISHAM = "שרה", "هشام"
FSI, PDI = "\u2068", "\u2069"


@pytest.mark.parametrize("text", ["Anna (r)", "Юрий", "猫 2", "", "10 %", "a/b.json"])
def test_what_turns_nothing_stays_as_it_is(text: str) -> None:
    assert isolated(text) == text
    assert say("terminal.hand-over", {"name": text}).count(FSI) == 0


def test_a_name_from_right_to_left_is_isolated_in_a_sentence() -> None:
    assert isolated(SARA) == f"{FSI}{SARA}{PDI}"
    assert f"{FSI}{SARA}{PDI}" in say("terminal.hand-over", {"name": SARA})
    assert listed([SARA, "Ben", HISHAM]).startswith(f"{FSI}{FSI}{SARA}{PDI}, Ben{PDI}")


def test_a_sentence_with_isolates_can_be_put_into_another() -> None:
    result = result_text(Result((SARA, "Ben"), "won"))
    told = say("serve.match-over", {"match": 1, "result": result})
    assert "\\u" not in told
    assert told.count(FSI) == told.count(PDI) > result.count(FSI)


@pytest.mark.parametrize(
    "text", [f"{PDI}{FSI}", FSI, f"a{PDI}", f"{FSI}{FSI}{PDI}", "\u202e", "\u2067a\u2069", "\x1b[2J"]
)
def test_signs_that_would_turn_what_follows_are_escaped(text: str) -> None:
    assert printable(text).isprintable()


def test_joiners_are_no_danger() -> None:
    assert printable("می\u200cخواهم") == "می\u200cخواهم"
