"""The termbase has every language, and no sentence for players uses a word that it rules out."""

import re
import tomllib
from functools import cache
from typing import Any

import pytest

from kasimir.core import registry, words
from tests.languages.faulty import languages_for
from tests.languages.waivers import without_waived
from tools.languages.catalogue import entries, languages, texts

FOR_PLAYERS = (*registry.names(), "web", "table", "family", "reload")
"""Commands may speak as engineers do."""


@cache
def terms() -> dict[str, dict[str, Any]]:
    return tomllib.loads((words.folder() / "terms.toml").read_text(encoding="utf-8"))


def never(language: str) -> dict[str, str]:
    """The words that a language rules out, each with its reason."""
    return {word: why for term in terms().values() for word, why in term.get("never", {}).get(language, {}).items()}


def pattern(word: str) -> re.Pattern[str]:
    """The word itself; a noun of German also by its capital."""
    return re.compile(rf"(?<!\$)\b{re.escape(word)}\b", 0 if word[0].isupper() else re.IGNORECASE)


@pytest.mark.parametrize("name", terms())
def test_every_term_has_all_languages(name: str) -> None:
    term = terms()[name]
    assert set(term) <= {"means", "ours", "sheet", "never"}
    assert term["means"]
    assert set(languages()) <= set(term["ours"])
    for kind in ("sheet", "never"):
        assert set(term.get(kind, {})) <= set(term["ours"])
    assert all(text.strip() == text != "" for kind in ("ours", "sheet") for text in term.get(kind, {}).values())


@pytest.mark.parametrize("name", terms())
def test_no_term_rules_itself_out(name: str) -> None:
    term = terms()[name]
    for language, ruled_out in term.get("never", {}).items():
        assert not [word for word in ruled_out if pattern(word).search(term["ours"][language])]


@pytest.mark.parametrize("language", languages_for("term"))
def test_no_word_is_used_that_is_ruled_out(language: str) -> None:
    found = {
        name: f"{word} ({why}): {text}"
        for file in FOR_PLAYERS
        for name, entry in entries(language, file).items()
        for text in texts(entry.message)
        for word, why in never(language).items()
        if pattern(word).search(text)
    }
    assert without_waived("term", language, found) == {}
