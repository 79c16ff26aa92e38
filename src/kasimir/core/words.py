"""The message catalogue: Fluent files in `locales/<language>/`, one per game and `common.ftl` for the rest.

A code such as `towers.blocked` is the message `towers-blocked` in `towers.ftl`; its attribute `.rule` names the rule.
"""

import os
import re
import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "locales", PACKAGE.parents[1] / "locales")
"""An installed package contains the catalogue; in a checkout it is beside `src`."""

DEFAULT = "en"
REGIONS = {"pt": "PT"}
"""The regions of catalogues whose name has none, where Unicode would take another one: `pt` alone is that of Brazil."""
ASKED_BY = ("KASIMIR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Environment variables that define the user's language; the first one that is set counts."""

NO_BREAK_SPACES = "\u00a0\u202f"
"""French uses them before some punctuation; Python does not consider them printable."""
ZERO_WIDTH_NON_JOINER = "\u200c"
JOINERS = ZERO_WIDTH_NON_JOINER + "\u200d"
"""Persian and Indic scripts need them within words; Python does not consider them printable either."""
HARMLESS = NO_BREAK_SPACES + JOINERS
ISOLATE, END_OF_ISOLATE = "\u2068", "\u2069"
"""Unicode isolates: the text between them has its own direction and does not affect the text around it."""
RIGHT_TO_LEFT = ("R", "AL", "AN")
SOUND_I = re.compile(r"i|hi(?![ae])", re.IGNORECASE)
"""How a name begins that sounds like an i, such as Inés or Hilda: Spanish says “e” before it, and “y” before others."""
LONGEST_ARGUMENT = 1000
"""Fluent's limit for the length of an argument."""


def folder() -> Path:
    """The folder of the catalogue."""
    return next((place for place in PLACES if place.is_dir()), PLACES[0])


@cache
def language_of_user() -> str:
    """The language set in the environment, if there is a catalogue for it; otherwise English."""
    asked = [os.environ.get(name, "") for name in ASKED_BY]
    return closest_language(next(filter(None, asked), DEFAULT))


def closest_language(locale: str) -> str:
    """The catalogue for a locale such as `pt_BR.UTF-8`: that of its region, else of its language, else English."""
    language, _, region = locale.partition(".")[0].partition("@")[0].replace("_", "-").partition("-")
    for wanted in (f"{language.lower()}-{region.upper()}", language.lower()):
        if wanted in languages():
            return wanted
    return DEFAULT


@cache
def languages() -> tuple[str, ...]:
    """All languages that have a catalogue."""
    return tuple(sorted(place.name for place in folder().iterdir() if place.is_dir()))


def full_tag(language: str) -> str:
    """The tag of a language for the plurals and numbers of Unicode."""
    return f"{language}-{REGIONS[language]}" if language in REGIONS else language


@cache
def bundle(language: str, files: str = "*.ftl") -> "FluentBundle":
    """All messages of one language, or those of some files."""
    from fluent.runtime import FluentBundle, FluentResource  # imported only when a message is needed

    # Fluent would isolate every argument, including numbers and file names that people copy from a terminal.
    messages = FluentBundle([full_tag(language)], use_isolating=False)
    for file in sorted((folder() / language).glob(files)):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def say(code: str, args: Mapping[str, str | float] | None = None, attribute: str = "", language: str = "") -> str:
    """The message of a code, or one of its attributes. A code without a message is returned as it is."""
    messages = bundle(language or language_of_user())
    name = code.replace(".", "-")
    if not messages.has_message(name):
        return code
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return code
    shown = {
        name: isolated(printable(value)) if isinstance(value, str) else value for name, value in (args or {}).items()
    }
    text, errors = messages.format_pattern(pattern, shown)
    if errors:
        raise errors[0]
    return str(text)


def in_all_languages(code: str) -> list[str]:
    """The message of a code, which takes no arguments, in every language; only the file named after it is read."""
    name, files = code.replace(".", "-"), f"{code.partition('.')[0]}.ftl"
    found = [bundle(place.parent.name, files) for place in sorted(folder().glob(f"*/{files}"))]
    patterns = [(messages, messages.get_message(name).value) for messages in found if messages.has_message(name)]
    return [str(messages.format_pattern(pattern)[0]) for messages, pattern in patterns if pattern]


def listed(names: Sequence[str], language: str = "") -> str:
    """Names as a list in a sentence: “Anna, Ben, and Carl”."""
    *first, last = [isolated(name) for name in names] or [""]
    if not first:
        return last
    parts: dict[str, str | int] = {"first": ", ".join(first), "last": last, "count": len(names)}
    attribute = "before-i" if SOUND_I.match(unicodedata.normalize("NFD", names[-1])) else ""
    return say("list.names", parts, attribute, language)


def isolated(text: str) -> str:
    """Wrap right-to-left text in Unicode isolates, so that it does not reorder the sentence around it."""
    if not any(unicodedata.bidirectional(sign) in RIGHT_TO_LEFT for sign in text):
        return text
    return f"{ISOLATE}{text}{END_OF_ISOLATE}"


def printable(text: str) -> str:
    """Escape control characters, so that text from a foreign file cannot send escape sequences to the terminal."""
    if not is_printable(text):
        harmless = HARMLESS + (ISOLATE + END_OF_ISOLATE if are_isolates_closed(text) else "")
        text = "".join(
            sign if sign.isprintable() or sign in harmless else sign.encode("unicode_escape").decode() for sign in text
        )
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 1] + "…"


def is_printable(text: str) -> bool:
    """Whether a text has no characters that could control a terminal or reorder the text beside it."""
    return all(sign.isprintable() or sign in HARMLESS for sign in text)


def are_isolates_closed(text: str) -> bool:
    """Whether a text closes exactly the isolates that it opens, so that it cannot affect the text around it."""
    depth = 0
    for sign in text:
        depth += (sign == ISOLATE) - (sign == END_OF_ISOLATE)
        if depth < 0:
            return False
    return depth == 0
