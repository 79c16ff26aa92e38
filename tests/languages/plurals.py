"""Numbers with nouns: where a language has several plural forms, a message must select between all of them."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax.ast import Message, Pattern, Placeable, SelectExpression, TextElement, VariableReference

from tools.languages.catalogue import PLURALS, key_of, keys_of, selectors
from tools.languages.notes import Note, Variable
from tools.languages.samples import category

MOST = 1000
"""Plural forms only for larger numbers are not required: some languages have one for millions."""
NO_NOUNS = {
    "en": "of to and is are was were at for or in from on with wins by as could so",
    "de": "von bis und oder ist sind auf in für mit zu aus an bei als",
    "fr": "sur à et ou est sont de en pour par dans au avec",
    "es": "de a y o es son en para por con hasta",
    "it": "di su a e o è sono in per da con fino finora",
    "nl": "van tot en of is zijn op in voor met aan bij te",
    "pt": "de a e ou é são em para por com até",
    "pt-BR": "de a e ou é são em para por com até",
    "da": "af til og eller er på i for med ud ved indtil",
    "ru": "из до и или на в за от по для с у",
}
"""Function words that can follow a number, and do not depend on it."""


def faults(message: Message, note: Note, language: str) -> Iterator[str]:
    """Problems with the numbers in a message."""
    for expression in selectors(message):
        if isinstance(expression.selector, VariableReference):
            variable = note.variables[expression.selector.id.name]
            if missing := missing_plurals(expression, variable, language):
                yield f"${expression.selector.id.name} has no branch for {', '.join(missing)}"
    for name in uncounted(message.value, frozenset(), language) if message.value else []:
        variable = note.variables[name]
        if variable.kind == "number" and variable.high < 10**9 and len(needed(variable, language)) > 1:
            yield f"${name} stands beside a noun without a choice between plurals"


def needed(variable: Variable, language: str, said: frozenset[str] = frozenset()) -> frozenset[str]:
    """The plurals that a variable can have in a language, apart from numbers with branches of their own."""
    return plurals_between(variable.low, min(variable.high, MOST), language, said)


@cache
def plurals_between(low: int, high: int, language: str, said: frozenset[str]) -> frozenset[str]:
    return frozenset(category(number, language) for number in range(low, high + 1) if str(number) not in said)


def missing_plurals(expression: SelectExpression, variable: Variable, language: str) -> list[str]:
    """The plurals that a selector lacks; one may be left to the default branch."""
    keys = set(keys_of(expression))
    if variable.kind != "number" or not keys & (PLURALS - {"other"}):
        return []
    wanted = needed(variable, language, frozenset(keys))
    default = next(key_of(variant.key) for variant in expression.variants if variant.default)
    missing = sorted(wanted - keys)
    return [] if len(missing) == 1 and default not in wanted else missing


def uncounted(pattern: Pattern, chosen: frozenset[str], language: str) -> Iterator[str]:
    """Variables that stand before a word, outside of all branches that they choose."""
    for element, following in zip(pattern.elements, [*pattern.elements[1:], None], strict=True):
        expression = element.expression if isinstance(element, Placeable) else None
        if isinstance(expression, SelectExpression):
            own = {expression.selector.id.name} if isinstance(expression.selector, VariableReference) else set()
            for variant in expression.variants:
                yield from uncounted(variant.value, chosen | own, language)
        elif isinstance(expression, VariableReference) and expression.id.name not in chosen:
            word = (
                re.match(r"[ \u00a0\u202f]([^\W\d_]+)", following.value) if isinstance(following, TextElement) else None
            )
            if word and word[1] not in NO_NOUNS.get(language, "").split():
                yield expression.id.name
