"""Names are placed where any name fits: none is omitted, or put where its form or sound would matter."""

import re

import pytest

from tests.languages.faulty import languages_for
from tests.languages.waivers import without_waived
from tools.languages.catalogue import all_entries, texts, variables
from tools.languages.samples import notes

BEFORE = {
    "fr": ("de", "que", "le", "la"),
    "ru": ("у", "от", "для", "к", "с", "за", "из", "о", "на"),
}
"""Words before a name that would change with it (d’Anna), or would change the name (у Анны)."""


def slots(name: str) -> list[str]:
    """The variables of a message that are names."""
    return [variable for variable, note in notes()[name].variables.items() if note.kind == "name"]


@pytest.mark.parametrize("language", languages_for("name"))
def test_names_fit_into_their_slots(language: str) -> None:
    found = {}
    for name, entry in all_entries(language).items():
        for slot in slots(name):
            if slot not in variables(entry.message):
                found[name] = f"${slot} is left out"
            for text in texts(entry.message):
                if fault := slot_fault(text, slot, language):
                    found[name] = f"{fault}: {text}"
    assert without_waived("name", language, found) == {}


def slot_fault(text: str, slot: str, language: str) -> str:
    """What is wrong with the place of a name in a text."""
    if re.search(rf"\w\${slot}\b", text):
        return "a letter before the name"
    words = "|".join(BEFORE.get(language, ()))
    if words and re.search(rf"\b(?:{words})\s\${slot}\b", text, re.IGNORECASE):
        return "a word before the name that depends on it"
    return ""


def test_a_slot_that_depends_on_the_name_is_found() -> None:
    assert slot_fault("la souris de $other", "other", "fr")
    assert slot_fault("мышка у $seat", "seat", "ru")
    assert not slot_fault("$seat avance", "seat", "fr")
