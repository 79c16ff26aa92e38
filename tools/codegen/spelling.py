"""Spells Python types in another language: one traversal, and a subclass per language."""

import json
from abc import ABC, abstractmethod
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, Union, get_args, get_origin

from msgspec import Meta


class Spelling(ABC):
    """The interface of a language."""

    plain: ClassVar[dict[Any, str]]

    def __init__(self, names: dict[Any, str]) -> None:
        """`names` maps classes and aliases to their names."""
        self.names = names

    def spell(self, kind: Any) -> str:
        """A type, by name if it has one."""
        return self.named(self.names[kind]) if kind in self.names else self.spell_out(kind)

    def spell_out(self, kind: Any) -> str:
        """A type by its structure."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Annotated:
            return self.limited(self.spell(parts[0]), limits(parts[1]))
        if origin is Literal:
            return self.either([self.constant(json.dumps(part)) for part in parts])
        if origin in (Union, UnionType):
            return self.either([self.spell(part) for part in parts])
        if origin is list:
            return self.list_of(self.spell(parts[0]))
        if origin is dict:
            return self.object_of(self.spell(parts[0]), self.spell(parts[1]))
        return self.plain[NoneType if kind is None else kind]

    @abstractmethod
    def named(self, name: str) -> str:
        """A reference to a definition."""

    @abstractmethod
    def limited(self, base: str, limit: str) -> str:
        """A value within limits."""

    @abstractmethod
    def either(self, parts: list[str]) -> str:
        """A union."""

    @abstractmethod
    def constant(self, text: str) -> str:
        """A literal."""

    @abstractmethod
    def list_of(self, item: str) -> str:
        """A list."""

    @abstractmethod
    def object_of(self, key: str, value: str) -> str:
        """An object with arbitrary keys."""


def limits(meta: Meta) -> str:
    """The limits of a value as text."""
    words = [range_text("", meta.ge, meta.le), range_text("length ", meta.min_length, meta.max_length)]
    if meta.gt is not None:
        words.append(f"more than {meta.gt}")
    if meta.pattern:
        words.append(f"matches `{meta.pattern}`")
    return ", ".join(word for word in words if word)


def range_text(what: str, low: float | None, high: float | None) -> str:
    """A range as text."""
    if low is None and high is None:
        return ""
    if high is None:
        return f"{what}at least {low}"
    return f"{what}at most {high}" if low is None else f"{what}{low} to {high}"
