"""No translation is older than the English text that it was made from."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from kasimir.core import words
from tools.languages import sources
from tools.languages.catalogue import translations


@pytest.mark.parametrize("language", translations())
def test_no_translation_is_stale(language: str) -> None:
    assert sources.stale(language) == [], f"translate them, then: python -m tools.languages mark {language} [ID ...]"


def message(text: str) -> Message:
    [found] = FluentParser().parse(text).body
    assert isinstance(found, Message)
    return found


def test_digest_is_of_the_text_and_not_of_the_note() -> None:
    plain, noted = message("a = One\n"), message("# Where: here.\na = One\n")
    assert sources.digest(plain) == sources.digest(noted)
    assert sources.digest(plain) != sources.digest(message("a = Two\n"))
    assert sources.digest(plain) != sources.digest(message("a = One\n    .rule = Two\n"))


def test_marking_one_message_leaves_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"one": "1", "two": "2"}
    monkeypatch.setattr(sources, "current", lambda: now)
    monkeypatch.setattr(words, "PLACES", (tmp_path,))
    (tmp_path / "de").mkdir()
    assert sources.mark("de") == ["one", "two"]
    now |= {"one": "10", "two": "20"}
    assert sources.mark("de", ["two"]) == ["two"]
    assert sources.stale("de") == ["one"]
    del now["one"]
    assert sources.stale("de") == ["one"]
    with pytest.raises(ValueError, match="no such message: three"):
        sources.mark("de", ["three"])
