"""The English texts that were translated: `locales/<language>/sources.toml` has their digests."""

import hashlib
import tomllib
from collections.abc import Iterable
from pathlib import Path

from fluent.syntax import FluentSerializer
from fluent.syntax.ast import Message

from kasimir.core import words
from tools.languages.catalogue import SOURCE, all_entries

DIGITS = 8
HEAD = "# What was translated. Do not edit: after translating, run python -m tools.languages mark {language}\n"


def digest(message: Message) -> str:
    """A short digest of a message without its note."""
    bare = Message(message.id, message.value, message.attributes)
    return hashlib.sha256(FluentSerializer().serialize_entry(bare).encode()).hexdigest()[:DIGITS]


def current() -> dict[str, str]:
    """The digests of the current English messages."""
    return {name: digest(entry.message) for name, entry in all_entries(SOURCE).items()}


def file_of(language: str) -> Path:
    """The file with the digests of a language."""
    return words.folder() / language / "sources.toml"


def marked(language: str) -> dict[str, str]:
    """The digests at the time of translation."""
    file = file_of(language)
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def stale(language: str) -> list[str]:
    """The messages whose English text has changed since they were translated, or that no longer exist."""
    then, now = marked(language), current()
    return [name for name in {**now, **then} if then.get(name) != now.get(name)]


def mark(language: str, names: Iterable[str] = ()) -> list[str]:
    """Record that messages, or all, are translated from the current English text; return the stale ones."""
    now, then = current(), marked(language)
    chosen = set(names) or set(now)
    if unknown := sorted(chosen - set(now)):
        raise ValueError(f"no such message: {', '.join(unknown)}")
    before = set(stale(language))
    kept = {name: now[name] if name in chosen else then.get(name, "") for name in now}
    lines = [f'{name} = "{source}"\n' for name, source in kept.items() if source]
    file_of(language).write_text(HEAD.format(language=language) + "".join(lines), encoding="utf-8")
    return sorted(before - set(stale(language)))
