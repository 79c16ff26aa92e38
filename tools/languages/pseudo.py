"""A pseudo-locale for testing layouts: English with accents, two fifths longer."""

from math import ceil

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Transformer

PSEUDO = "en-XA"
"""The language tag used in browsers, which treat it as a variety of English."""
ACCENTS = str.maketrans("aeiouAEIOUcnsy", "åéîöüÅÉÎÖÜçñšý")
VOWELS = "aeiouAEIOU"
LONGER, MOST_LONGER = 0.4, 0.6
"""The factor by which texts get longer, and the maximum for a single word."""


class Lengthener(Transformer):
    """Lengthens all texts of a catalogue."""

    def visit_TextElement(self, node: TextElement) -> TextElement:  # noqa: D102, N802
        return TextElement("\n".join(longer(line) for line in node.value.split("\n")))


def longer(text: str) -> str:
    """A text with longer words, the long ones most of all."""
    words = text.split(" ")
    left = ceil(len(text.strip()) * LONGER)
    for index in sorted(range(len(words)), key=lambda one: -len(words[one])):
        extra = min(left, ceil(len(words[index]) * MOST_LONGER))
        if vowel := next((sign for sign in words[index] if sign in VOWELS), ""):
            words[index] = words[index].replace(vowel, vowel * (1 + extra), 1)
            left -= extra
    return " ".join(words).translate(ACCENTS)


def pseudo(catalogue: str) -> str:
    """A catalogue in the pseudo-locale."""
    resource = FluentParser().parse(catalogue)
    return FluentSerializer().serialize(Lengthener().visit(resource))
