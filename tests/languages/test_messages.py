"""All languages have every message of the English catalogue, with its arguments, and no others."""

from functools import cache
from itertools import product

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, VariableReference
from fluent.syntax.visitor import Visitor

from kasimir.core import words
from tools.languages.catalogue import translations

ENGLISH = words.folder() / "en"
LANGUAGES = tuple(translations())
FILES = [file.name for file in sorted(ENGLISH.glob("*.ftl"))]
NUMBERS = (0, 1, 2, 5, 11, 21, 22, 25, 101)
"""A number for each plural category of our languages."""
MOST_TRIED = 400

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


class Reader(Visitor):
    """Collects the variables of a message, and for those that choose between texts all that they may be."""

    def __init__(self) -> None:
        super().__init__()
        self.values: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.values.setdefault(node.id.name, set())

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, VariableReference):
            keys = [getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants]
            self.values.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, Message]:
    body = FluentParser().parse((words.folder() / language / file).read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    return {entry.id.name: entry for entry in body if isinstance(entry, Message)}


def variables(message: Message) -> dict[str, set[str]]:
    reader = Reader()
    reader.visit(message)
    return reader.values


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def test_user_is_spoken_to(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    locale = language.replace("-", "_") if "-" in language else f"{language}_XX"
    for name, value, spoken in (("LANG", f"{locale}.UTF-8", language), ("LC_ALL", "C.UTF-8", "en")):
        monkeypatch.delenv("KASIMIR_LANGUAGE", raising=False)
        monkeypatch.setenv(name, value)
        words.language_of_user.cache_clear()
        assert words.language_of_user() == spoken
    monkeypatch.setenv("KASIMIR_LANGUAGE", language)
    words.language_of_user.cache_clear()
    said = words.say("towers.title")
    words.language_of_user.cache_clear()
    assert said == words.say("towers.title", language=language)


def test_same_files(language: str) -> None:
    assert [file.name for file in sorted((words.folder() / language).glob("*.ftl"))] == FILES


@pytest.mark.parametrize("file", FILES)
def test_same_messages(language: str, file: str) -> None:
    ours, english = messages(language, file), messages("en", file)
    assert list(ours) == list(english), "all of them, in the same order"
    for name, message in english.items():
        attributes = [attribute.id.name for attribute in message.attributes]
        assert [attribute.id.name for attribute in ours[name].attributes] == attributes, name
        known, used = variables(message), variables(ours[name])
        assert set(used) <= set(known), name
        for variable, keys in known.items():
            # What a word is chosen by must be chosen by here too, unless the language needs no choice.
            unknown = used.get(variable, set()) - keys - PLURALS - {"other"}
            assert not unknown or all(key.isdigit() for key in unknown), (name, variable, unknown)


@pytest.mark.parametrize("file", FILES)
def test_every_message_can_be_said(language: str, file: str) -> None:
    for name, message in messages(language, file).items():
        said = {variable: values(keys) for variable, keys in variables(messages("en", file)[name]).items()}
        attributes = ["", *(attribute.id.name for attribute in message.attributes)]
        for chosen in list(product(*said.values()))[:MOST_TRIED]:
            for attribute in attributes:
                text = words.say(name.replace("-", ".", 1), dict(zip(said, chosen, strict=True)), attribute, language)
                assert text.strip(), name
                assert text != name.replace("-", ".", 1)
                assert "{" not in text, name


def values(keys: set[str]) -> list[str | int]:
    """Values for a variable: the keys that it selects by, or numbers and some text."""
    chosen: list[str | int] = [int(key) if key.isdigit() else key for key in sorted(keys - PLURALS)]
    return [*chosen, "Anna"] if chosen and not keys & (PLURALS - {"other"}) else [*chosen, *NUMBERS]


def test_an_empty_hand_is_read_out_as_it_is_labelled(language: str) -> None:
    label = words.say("discs.name-empty", language=language)
    assert label in words.say("discs.name-hand", {"seat": "Anna", "count": 0}, language=language)


OLDER: dict[str, dict[str, str | int]] = {
    "hunt-tell-turn": {
        "seat": "Anna",
        "steps": 0,
        "paws": 0,
        "mouse": "comes",
        "space": 6,
        "count": 0,
        "cat": "scares",
        "other": "Ben",
    },
    "race-tell-cat": {"seat": "Anna", "square": "e5", "other": "Ben"},
    "towers-tell-climb": {"seat": "Anna", "origin": 4, "space": 6, "other": "Ben"},
}
"""Sentences of logs from before their message had all of its arguments."""


@pytest.mark.parametrize("name", OLDER)
def test_older_sentences_can_be_told(language: str, name: str) -> None:
    catalogue = words.bundle(language)
    message = catalogue.get_message(name).value
    assert message
    text, errors = catalogue.format_pattern(message, OLDER[name])
    assert errors, "otherwise it is no older sentence"
    assert "Ben" in str(text)
    assert "{" not in str(text)


def test_a_message_can_be_put_into_another(language: str) -> None:
    reason = words.say("result.repetition", language=language)
    assert words.printable(reason) == reason


@pytest.mark.parametrize("file", FILES)
def test_it_is_a_translation(language: str, file: str) -> None:
    """Hardly any message is identical to the English one."""
    ours, english = messages(language, file), messages("en", file)
    longer = [name for name in english if " " in text_of(english[name])]
    same = [name for name in longer if ours[name].equals(english[name])]
    assert len(same) <= 1 + len(longer) // 20, same


def text_of(message: Message) -> str:
    """The plain text of a message, without what is put into it."""
    return "".join(str(getattr(element, "value", "")) for element in message.value.elements) if message.value else ""
