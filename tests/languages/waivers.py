"""Exceptions from checks, each with a reason: `waivers.toml`. Unused ones are refused."""

import tomllib
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, NamedTuple

FILE = Path(__file__).with_name("waivers.toml")


class Waiver(NamedTuple):
    """A check that some messages need not pass in some languages."""

    check: str
    languages: list[str]
    messages: list[str]
    reason: str


def waivers() -> list[Waiver]:
    """All of them."""
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text(encoding="utf-8"))["waiver"]
    return [Waiver(one["check"], one.get("languages", ["*"]), one["messages"], one["reason"]) for one in found]


def without_waived(check: str, language: str, faults: Mapping[str, str]) -> dict[str, str]:
    """The faults of messages that are not waived."""
    allowed = list(patterns(check, language))
    return {name: fault for name, fault in faults.items() if not any(fnmatchcase(name, one) for one in allowed)}


def patterns(check: str, language: str) -> Iterator[str]:
    """The names of messages that need not pass a check."""
    for waiver in waivers():
        if waiver.check == check and any(fnmatchcase(language, one) for one in waiver.languages):
            yield from waiver.messages
