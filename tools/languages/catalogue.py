"""Parses catalogues: messages with their comments, variables and branches."""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    FunctionReference,
    GroupComment,
    Identifier,
    Junk,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    ResourceComment,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from kasimir.core import words

SOURCE = words.DEFAULT
"""The source language."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})


class Entry(NamedTuple):
    """A message, and the heading of its group."""

    message: Message
    group: str


def languages() -> list[str]:
    """The languages that have a folder, the source first."""
    found = sorted(place.name for place in words.folder().iterdir() if place.is_dir())
    return [SOURCE, *(name for name in found if name != SOURCE)]


def translations() -> list[str]:
    """All languages but the source."""
    return languages()[1:]


def files() -> list[str]:
    """The catalogues of a language by name, such as `common`."""
    return sorted(file.stem for file in (words.folder() / SOURCE).glob("*.ftl"))


@cache
def entries(language: str, file: str) -> dict[str, Entry]:
    """The messages of one file by id, in their order; raises `ValueError` if it cannot be parsed."""
    return dict(parse((words.folder() / language / f"{file}.ftl").read_text(encoding="utf-8")))


def parse(text: str) -> Iterator[tuple[str, Entry]]:
    """The messages in the text of a catalogue."""
    group = ""
    for part in FluentParser().parse(text).body:
        if isinstance(part, Junk):
            raise ValueError(f"not Fluent: {part.content}")
        if isinstance(part, GroupComment | ResourceComment):
            group = (part.content or "").replace("\n", " ")
        elif isinstance(part, Message):
            yield part.id.name, Entry(part, group)


@cache
def all_entries(language: str) -> dict[str, Entry]:
    """The messages of all files."""
    return {name: entry for file in files() for name, entry in entries(language, file).items()}


def code_of(name: str) -> str:
    """The code of a message in the program: `web-back` is `web.back`."""
    return name.replace("-", ".", 1)


class Reader(Visitor):
    """Collects the variables of a message, and the keys of the branches that each of them chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: dict[str, list[str]] = {}

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: D102, N802
        self.keys.setdefault(node.id.name, [])

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: D102, N802
        if isinstance(node.selector, VariableReference):
            known = self.keys.setdefault(node.selector.id.name, [])
            known += [key for key in keys_of(node) if key not in known]
        self.generic_visit(node)


def keys_of(node: SelectExpression) -> list[str]:
    """The branch keys of a selector."""
    return [key_of(variant.key) for variant in node.variants]


def key_of(key: Identifier | NumberLiteral) -> str:
    """The key of a branch as text."""
    return key.name if isinstance(key, Identifier) else key.value


def variables(part: Message | Attribute | Pattern) -> dict[str, list[str]]:
    """The variables of a message by name, each with the keys that it chooses between."""
    reader = Reader()
    reader.visit(part)
    return reader.keys


def selectors(part: Message | Pattern) -> Iterator[SelectExpression]:
    """All selectors in a message, the inner ones too."""
    found: list[SelectExpression] = []

    class Finder(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
            found.append(node)
            self.generic_visit(node)

    Finder().visit(part)
    yield from found


def branches(pattern: Pattern) -> Iterator[list[TextElement | VariableReference]]:
    """Every text that a pattern can become, as its pieces; each selector is replaced by each of its branches."""
    yield from joined(pattern.elements)


def joined(elements: list[TextElement | Placeable]) -> Iterator[list[TextElement | VariableReference]]:
    """Every text that a row of elements can become."""
    if not elements:
        yield []
        return
    first, rest = elements[0], elements[1:]
    for beginning in pieces(first):
        for end in joined(rest):
            yield beginning + end


def pieces(element: TextElement | Placeable) -> Iterator[list[TextElement | VariableReference]]:
    """What one element of a pattern can become."""
    if isinstance(element, TextElement):
        yield [element]
    elif isinstance(element.expression, SelectExpression):
        for variant in element.expression.variants:
            yield from joined(variant.value.elements)
    elif isinstance(element.expression, VariableReference):
        yield [element.expression]
    elif isinstance(element.expression, FunctionReference):
        yield [one for one in element.expression.arguments.positional if isinstance(one, VariableReference)]
    else:
        yield [TextElement(str(getattr(element.expression, "value", "")))]


def texts(message: Message) -> Iterator[str]:
    """Every text that a message and its attributes can become, with variables as `$name`."""
    for pattern in [message.value, *(attribute.value for attribute in message.attributes)]:
        for parts in branches(pattern) if pattern else []:
            yield "".join(part.value if isinstance(part, TextElement) else f"${part.id.name}" for part in parts)
