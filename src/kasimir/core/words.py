"""The catalogue of words: Fluent files in `locales/<language>/`, one a game and `common.ftl` for the rest.

A code such as `towers.blocked` is the message `towers-blocked` in `towers.ftl`; its attribute `.rule` names the rule.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parents[1]
PLACES = (PACKAGE / "locales", PACKAGE.parents[1] / "locales")
"""An installed package carries the catalogue; a checkout has it beside `src`."""

DEFAULT = "en"
ASKED_BY = ("KASIMIR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""What says which language a user speaks; the first that says anything."""

NO_BREAK_SPACES = "\u00a0\u202f"
"""French sets them before some signs; Python does not call them printable."""
LONGEST_ARGUMENT = 1000
"""Fluent takes no longer text into a message."""


def folder() -> Path:
    """Where the catalogue is."""
    return next((place for place in PLACES if place.is_dir()), PLACES[0])


@cache
def language_of_user() -> str:
    """The language that the environment asks for, if there is a catalogue of it; else English."""
    asked = [os.environ.get(name, "") for name in ASKED_BY]
    wanted = next(filter(None, asked), DEFAULT)[:2].lower()
    return wanted if wanted.isalpha() and (folder() / wanted).is_dir() else DEFAULT


@cache
def bundle(language: str) -> "FluentBundle":
    """All messages of one language."""
    from fluent.runtime import FluentBundle, FluentResource  # only wanted when something is said

    messages = FluentBundle([language], use_isolating=False)
    for file in sorted((folder() / language).glob("*.ftl")):
        messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


def say(code: str, args: Mapping[str, str | int] | None = None, attribute: str = "", language: str = "") -> str:
    """The message of a code, or one of its attributes; a code that the catalogue lacks is shown as it is."""
    messages = bundle(language or language_of_user())
    name = code.replace(".", "-")
    if not messages.has_message(name):
        return code
    message = messages.get_message(name)
    pattern = message.attributes.get(attribute) if attribute else message.value
    if pattern is None:
        return code
    shown = {name: printable(value) if isinstance(value, str) else value for name, value in (args or {}).items()}
    text, errors = messages.format_pattern(pattern, shown)
    if errors:
        raise errors[0]
    return str(text)


def listed(names: Sequence[str], language: str = "") -> str:
    """Names as a sentence lists them: “Anna, Ben, and Carl”."""
    if len(names) < 2:
        return "".join(names)
    parts: dict[str, str | int] = {"first": ", ".join(names[:-1]), "last": names[-1], "count": len(names)}
    return say("list.names", parts, language=language)


def printable(text: str) -> str:
    """A text from elsewhere, its control signs escaped: what a stranger's file says must not command the terminal."""
    if not text.isprintable():
        text = "".join(
            sign if sign.isprintable() or sign in NO_BREAK_SPACES else sign.encode("unicode_escape").decode()
            for sign in text
        )
    return text if len(text) <= LONGEST_ARGUMENT else text[: LONGEST_ARGUMENT - 1] + "…"
