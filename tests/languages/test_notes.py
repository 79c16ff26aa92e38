"""Every English message has a note for translators, which fits the message, and every language keeps to its length."""

import pytest

from tests.languages.faulty import languages_for
from tests.languages.waivers import without_waived
from tools.languages.catalogue import all_entries, entries, files, languages
from tools.languages.notes import faults, note_of, read_variable, variable_faults
from tools.languages.samples import percentage, samples


@pytest.mark.parametrize("file", files())
def test_every_message_has_a_note_that_fits_it(file: str) -> None:
    found = {name: fault for name, entry in entries("en", file).items() for fault in faults(entry.message)}
    assert found == {}, "see tools/languages/notes.py for the form of a note"


@pytest.mark.parametrize("file", files())
def test_only_english_has_notes(file: str) -> None:
    """Other languages would only repeat them."""
    for language in languages()[1:]:
        assert [name for name, entry in entries(language, file).items() if entry.message.comment] == []


@pytest.mark.parametrize("language", languages_for("length"))
def test_no_message_is_longer_than_its_note_allows(language: str) -> None:
    longest = {name: note_of(entry.message).longest for name, entry in all_entries("en").items()}
    found = {
        name: f"{len(sample.text)} of {longest[name]}: {sample.text}"
        for name in all_entries(language)
        for sample in samples(name, language)
        if len(sample.text) > longest[name]
    }
    assert without_waived("length", language, found) == {}


@pytest.mark.parametrize(
    "line",
    ["$name", "$name: Anna", "$name (person): who: Anna", "$count (number): 3", "name (name): who: Anna"],
)
def test_a_line_that_is_no_note_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r"line about a variable|a colon, and an example"):
        read_variable(line)


def test_a_decimal_has_a_fraction() -> None:
    assert variable_faults(read_variable("$turns (decimal): an average: 24.3")[1], []) == []
    assert variable_faults(read_variable("$turns (decimal): an average: 24")[1], []) == ["24 has no fraction"]


def test_a_percentage_is_a_whole_number() -> None:
    assert variable_faults(read_variable("$percent (percent): a share: 35 | -4 | +21")[1], []) == []
    assert variable_faults(read_variable("$percent (percent): a share: 35 %")[1], []) == ["35 % is no whole number"]


PERCENTAGES = {"en": "+21%", "de": "+21\u00a0%", "es": "+21\u00a0%", "fr": "+21\u00a0%", "it": "+21%", "pt": "+21%"}
"""What Chromium shows for `Intl.NumberFormat(tag, { style: "percent", signDisplay: "exceptZero" }).format(0.21)`."""


@pytest.mark.parametrize("language", PERCENTAGES)
def test_a_percentage_is_shown_as_in_a_browser(language: str) -> None:
    assert percentage("+21", language) == PERCENTAGES[language]
    assert percentage("35", language) == PERCENTAGES[language].replace("+21", "35")
