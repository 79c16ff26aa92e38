"""Apostrophes, quotation marks, ellipses, dashes and spaces are those of the language."""

import pytest

from tests.languages.faulty import languages_for
from tests.languages.typography import QUOTES, faults
from tests.languages.waivers import without_waived
from tools.languages.catalogue import all_entries, languages, texts


@pytest.mark.parametrize("language", languages_for("typography"))
def test_typography(language: str) -> None:
    found = {
        name: f"{fault}: {text}"
        for name, entry in all_entries(language).items()
        for text in texts(entry.message)
        for fault in faults(text, language)
    }
    assert without_waived("typography", language, found) == {}


def test_every_language_has_its_marks() -> None:
    assert set(languages()) <= set(QUOTES)


WRONG = {
    "en": ["it's", 'say "hello"', "wait...", "two  spaces", "a - b", "Really ?"],
    "de": ["“so”", "Moment…"],
    "fr": ["Vraiment?", "Vraiment ?", "« ainsi »", "voici:", "l'eau"],
    "es": ["Vale?", "Hola!", "un momento …"],
    "ru": ["“так”"],
}
RIGHT = {
    "en": ["it’s “so”", "wait …", "1–4 mice"],
    "de": ["„so“", "Moment …"],
    "fr": ["Vraiment\u202f?", "«\u202fainsi\u202f»", "l’eau…", "http://a:80"],
    "es": ["¿Vale?", "¡Hola!", "«así»"],
    "ru": ["«так» — да"],
}


@pytest.mark.parametrize(("language", "text"), [(key, text) for key, some in WRONG.items() for text in some])
def test_a_fault_is_found(language: str, text: str) -> None:
    assert list(faults(text, language))


@pytest.mark.parametrize(("language", "text"), [(key, text) for key, some in RIGHT.items() for text in some])
def test_what_is_right_is_no_fault(language: str, text: str) -> None:
    assert list(faults(text, language)) == []
