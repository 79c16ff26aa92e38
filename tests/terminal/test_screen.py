"""The screen: text is not interpreted as markup, boards fit the width, and Ctrl-C leaves."""

import pytest

from kasimir.terminal.screen import Leave, read_number
from tests.terminal.fake_terminal import CTRL_C, FakeTerminal

NUMBERS = {
    "the least": ("1", 1),
    "the most": ("12", 12),
    "too small": ("0", None),
    "too large": ("13", None),
    "zeros before": ("007", 7),
    "many zeros before": ("0000000013", None),
    "very long": ("1" * 5000, None),
    "very long zeros": ("0" * 5000 + "1", None),
    "below zero": ("-1", None),
    "a word": ("one", None),
    "nothing": ("", None),
    "a small two, which is no decimal digit": ("²", None),
    "with a sign": ("+1", None),
}


@pytest.mark.parametrize(("answer", "number"), NUMBERS.values(), ids=NUMBERS.keys())
def test_numbers_that_were_asked_for(answer: str, number: int | None) -> None:
    assert read_number(answer, 1, 12) == number


def test_answers_come_without_spaces_around_them(terminal: FakeTerminal) -> None:
    terminal.type(["  p+3\t"])
    assert terminal.screen.ask("terminal.roll", name="Anna (r)") == "p+3"
    assert terminal.text == "Anna (r): press Enter to let chance decide. \n"


@pytest.mark.parametrize("answers", [[], [CTRL_C]], ids=["end of input", "Ctrl-C"])
def test_way_out(terminal: FakeTerminal, answers: list[str]) -> None:
    terminal.type(answers)
    with pytest.raises(Leave):
        terminal.screen.ask("terminal.names")


def test_words_are_no_markup(terminal: FakeTerminal) -> None:
    terminal.screen.show("terminal.saved", file="[bold]x[/].json")
    terminal.screen.show_title("[red]Anna[/]")
    terminal.screen.show_list(["[a]", "[/b]"])
    assert "Saved to [bold]x[/].json." in terminal.text
    assert "[red]Anna[/]" in terminal.text
    assert "[/b]" in terminal.text


def test_long_lines_of_a_board_are_cut_and_not_wrapped(terminal: FakeTerminal) -> None:
    terminal.screen.show_board("[bold]" + "x" * 100 + "[/]\nshort")
    lines = terminal.text.strip().splitlines()
    assert len(lines) == 2
    assert terminal.widest() == 80


def test_long_lists_and_titles_fit(terminal: FakeTerminal) -> None:
    terminal.screen.show_list([f"{n}+{n}" for n in range(1, 60)])
    terminal.screen.show_title("n" * 200)
    assert terminal.widest() <= 80
    assert " 59 59+59" in terminal.text
