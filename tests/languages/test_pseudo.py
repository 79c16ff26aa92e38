"""The pseudo-locale has the same messages as English, only longer."""

import pytest

from kasimir.core import words
from tools.languages.catalogue import files, parse, texts, variables
from tools.languages.pseudo import longer, pseudo


@pytest.mark.parametrize("file", files())
def test_it_has_all_messages_with_their_variables(file: str) -> None:
    text = (words.folder() / "en" / f"{file}.ftl").read_text(encoding="utf-8")
    english, ours = dict(parse(text)), dict(parse(pseudo(text)))
    assert list(ours) == list(english)
    for name, entry in english.items():
        assert variables(ours[name].message) == variables(entry.message)


def test_it_is_longer_by_two_fifths() -> None:
    text = (words.folder() / "en" / "web.ftl").read_text(encoding="utf-8")
    english, ours = (
        sum(len(one) for _, entry in parse(some) for one in texts(entry.message)) for some in (text, pseudo(text))
    )
    assert 1.35 * english < ours < 1.5 * english
    assert len(longer("Settings")) >= 1.4 * len("Settings")
