"""Messages as users see them: filled with the examples of their notes, so that every branch appears once."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from babel import Locale
from babel.numbers import format_percent
from babel.plural import PluralRule
from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, VariableReference, Variant

from kasimir.core import registry
from kasimir.core.words import full_tag, listed, say
from tools.languages.catalogue import PLURALS, SOURCE, all_entries, code_of, key_of, languages, variables
from tools.languages.notes import DECIMAL, NUMBERS, PERCENT, Note, Variable, note_of

PEOPLE = ("Anna", "Óscar", "Jonas", "Ирина")
COUNTS = (0, 1, 2, 5, 21)
"""Numbers that have different plural categories in our languages."""
Value = str | float


class Sample(NamedTuple):
    """A message with some arguments, and the resulting text."""

    args: dict[str, Value]
    text: str


@cache
def notes() -> dict[str, Note]:
    """The notes of all messages."""
    return {name: note_of(entry.message) for name, entry in all_entries(SOURCE).items()}


@cache
def counted() -> set[tuple[str, str]]:
    """The variables that choose between plurals in any language, each with its message."""
    return {
        (name, variable)
        for language in languages()
        for name, entry in all_entries(language).items()
        for variable, keys in variables(entry.message).items()
        if PLURALS & (set(keys) - {"other"})
    }


@cache
def samples(name: str, language: str, attribute: str = "") -> list[Sample]:
    """All texts that a message, or one of its attributes, can have in a language, without duplicates."""
    pattern = pattern_of(all_entries(language)[name].message, attribute)
    values = {variable: values_of(name, variable, note) for variable, note in notes()[name].variables.items()}
    first = {variable: some[0] for variable, some in values.items()}
    found: dict[str, Sample] = {}
    for chosen in paths(pattern, values, language) if pattern else []:
        args = filled(name, first | chosen, language)
        text = say(code_of(name), args, attribute, language)
        found.setdefault(text, Sample(args, text))
    return list(found.values())


def pattern_of(message: Message, attribute: str) -> Pattern | None:
    """The text of a message, or of one of its attributes."""
    return next((one.value for one in message.attributes if one.id.name == attribute), message.value)


def values_of(name: str, variable: str, note: Variable) -> list[Value]:
    """Values for a variable: all its examples, and numbers of every plural category where it matters."""
    if note.kind == DECIMAL:
        return [float(example) for example in note.examples]
    if note.kind not in NUMBERS:
        return list(note.examples)
    numbers = {int(example) for example in note.examples}
    if (name, variable) in counted():
        numbers |= {count for count in COUNTS if note.low <= count <= note.high}
    return sorted(numbers)


def paths(pattern: Pattern, values: Mapping[str, Sequence[Value]], language: str) -> Iterator[dict[str, Value]]:
    """Arguments that lead into every branch of a pattern; without branches, all values of each variable."""
    yield {}
    for element in pattern.elements:
        if isinstance(element, Placeable):
            yield from expression_paths(element.expression, values, language)


def expression_paths(
    expression: object, values: Mapping[str, Sequence[Value]], language: str
) -> Iterator[dict[str, Value]]:
    """The same for one placeable."""
    if isinstance(expression, VariableReference):
        yield from ({expression.id.name: value} for value in values[expression.id.name])
    elif isinstance(expression, SelectExpression) and isinstance(expression.selector, VariableReference):
        variable = expression.selector.id.name
        for value in values[variable]:
            inner = chosen(expression, value, language).value
            for deeper in paths(inner, {**values, variable: [value]}, language):
                yield {variable: value} | deeper


def chosen(expression: SelectExpression, value: Value, language: str) -> Variant:
    """The branch that a value chooses, as Fluent does."""
    keys = [str(value), category(value, language)]
    for key in keys:
        for variant in expression.variants:
            if key_of(variant.key) == key:
                return variant
    return next(variant for variant in expression.variants if variant.default)


@cache
def category(value: Value, language: str) -> str:
    """The plural category of a number in a language (Unicode CLDR); none for a text."""
    return plural_rule(language)(value) if isinstance(value, int) else ""


@cache
def plural_rule(language: str) -> PluralRule:
    """The plural rule of a language."""
    return locale_of(language).plural_form


def locale_of(language: str) -> Locale:
    """The conventions of a language for plurals and numbers (Unicode CLDR)."""
    return Locale.parse(full_tag(language), sep="-")


def percentage(example: str, language: str) -> str:
    """A percentage as browsers write it: “+21” is +21% in English, but has a space before the sign in German."""
    sign = "+" if example.startswith("+") else ""
    return sign + format_percent(int(example) / 100, locale=locale_of(language))


def filled(name: str, args: dict[str, Value], language: str) -> dict[str, Value]:
    """The arguments as the program passes them: lists of names are joined, titles and messages are translated."""
    count = args.get("count", 2)
    people = PEOPLE[: max(1, count if isinstance(count, int) else 2)]
    found = dict(args)
    for variable, note in notes()[name].variables.items():
        example = str(args[variable])
        if note.kind == "names":
            found[variable] = listed(people, language)
        elif note.kind == PERCENT:
            found[variable] = percentage(example, language)
        elif note.kind == "title":
            found[variable] = say(f"{registry.names()[0]}.title", language=language)
        elif note.kind == "message":
            found[variable] = samples(example, language)[0].text
        elif example.startswith("$"):
            found[variable] = str(args[example[1:]])
    return found
