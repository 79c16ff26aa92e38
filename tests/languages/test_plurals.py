"""Every number beside a noun has all plurals of its language, and no language lacks a branch that others have."""

import pytest

from tests.languages.faulty import languages_for
from tests.languages.plurals import NO_NOUNS, faults
from tests.languages.waivers import without_waived
from tools.languages.catalogue import PLURALS, all_entries, languages, parse, variables
from tools.languages.notes import Note, Variable
from tools.languages.samples import notes


@pytest.mark.parametrize("language", languages_for("plural"))
def test_plurals(language: str) -> None:
    found = {
        name: fault
        for name, entry in all_entries(language).items()
        for fault in faults(entry.message, notes()[name], language)
    }
    assert without_waived("plural", language, found) == {}


def test_every_language_has_its_words() -> None:
    assert set(languages()) <= set(NO_NOUNS)


@pytest.mark.parametrize("language", languages_for("branch"))
def test_branches(language: str) -> None:
    """Words that choose, and zero, which is often said in another way."""
    everywhere = [all_entries(one) for one in languages()]
    found = {}
    for name, entry in all_entries(language).items():
        own = variables(entry.message)
        for variable in notes()[name].variables:
            wanted = {key for one in everywhere for key in variables(one[name].message).get(variable, [])}
            words = {key for key in wanted if key == "0" or not key.isdigit()}
            missing = words - PLURALS - set(own.get(variable, []))
            if missing:
                found[name] = f"${variable} has no branch for {', '.join(sorted(missing))}"
    assert without_waived("branch", language, found) == {}


NOTE = Note("", {"count": Variable("number", 0, 99, "", ["1"])}, 99)
WRONG = {
    "ru": "one = { $count ->\n    [one] { $count } мышка\n   *[other] { $count } мышек\n  }",
    "de": "one = { $count } Mäuse",
    "fr": "one = { $count ->\n   *[other] x\n  } { $count } souris",
}
RIGHT = {
    "ru": "one = { $count ->\n    [one] { $count } мышка\n    [few] { $count } мышки\n   *[other] мышек\n  }",
    "de": "one = { $count } von Anna",
    "en": "one = { $count ->\n    [1] one mouse\n   *[other] { $count } mice\n  }",
}


@pytest.mark.parametrize("language", WRONG)
def test_a_missing_plural_is_found(language: str) -> None:
    [(_, entry)] = parse(WRONG[language])
    assert list(faults(entry.message, NOTE, language))


@pytest.mark.parametrize("language", RIGHT)
def test_all_plurals_are_no_fault(language: str) -> None:
    [(_, entry)] = parse(RIGHT[language])
    assert list(faults(entry.message, NOTE, language)) == []
