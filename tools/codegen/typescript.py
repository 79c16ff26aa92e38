"""Generates TypeScript types from the definitions of the protocol."""

from collections.abc import Iterator
from types import NoneType
from typing import Annotated, Any, ClassVar, get_args, get_origin

from kasimir.protocol.base import PROTOCOL
from tools.codegen.definitions import (
    GAMES,
    Alias,
    Definition,
    Field,
    Section,
    board_of,
    names,
    sections,
    views_of,
)
from tools.codegen.spelling import Spelling, limits

HEAD = f"""// Made by `python -m tools.codegen` from the definitions in src/kasimir/protocol. Do not edit.

/** Counted up whenever an older client could no longer follow. */
export const PROTOCOL = {PROTOCOL};
"""
WIDTH = 110


class TypeScript(Spelling):
    """Spells types in TypeScript."""

    plain: ClassVar[dict[Any, str]] = {
        str: "string",
        int: "number",
        float: "number",
        bool: "boolean",
        NoneType: "null",
    }

    def named(self, name: str) -> str:
        """A type by its name."""
        return name

    def limited(self, base: str, limit: str) -> str:  # noqa: ARG002 - types know no limits
        """The type alone; the limits are in the comment."""
        return base

    def either(self, parts: list[str]) -> str:
        """A union."""
        return " | ".join(parts)

    def constant(self, text: str) -> str:
        """A literal."""
        return text

    def list_of(self, item: str) -> str:
        """An array."""
        return f"({item})[]" if "|" in item else f"{item}[]"

    def object_of(self, key: str, value: str) -> str:
        """A record."""
        return f"Record<{key}, {value}>"


def typescript() -> str:
    """The whole file."""
    spelling = TypeScript(names())
    pieces = [piece for section in sections() for piece in section_pieces(section, spelling)]
    return "\n".join([HEAD, *pieces, *view_maps(spelling)])


def section_pieces(section: Section, spelling: TypeScript) -> Iterator[str]:
    """A heading, then its definitions."""
    lines = ["-" * WIDTH, section.title, *section.doc.splitlines()]
    yield "\n".join(f"// {line}".rstrip() for line in lines) + "\n"
    for alias in section.aliases:
        yield alias_text(alias, spelling)
    for definition in section.definitions:
        yield list_text(definition, spelling) if definition.is_list else interface_text(definition, spelling)


def alias_text(alias: Alias, spelling: TypeScript) -> str:
    """A type alias."""
    doc = comment(with_limits(alias.doc, alias.kind), "")
    return f"{doc}export type {alias.name} = {spelling.spell_out(alias.kind)};\n"


def list_text(definition: Definition, spelling: TypeScript) -> str:
    """A tuple type."""
    items = ", ".join(f"{field.name}: {spelling.spell(field.kind)}" for field in definition.fields)
    return f"{comment(definition.doc, '')}export type {definition.name} = [{items}];\n"


def interface_text(definition: Definition, spelling: TypeScript) -> str:
    """An interface; fields with defaults are optional."""
    tag = f'  {definition.tag[0]}: "{definition.tag[1]}";\n' if definition.tag else ""
    body = tag + "".join(field_text(field, spelling) for field in definition.fields)
    opening = f"{comment(definition.doc, '')}export interface {definition.name} {{"
    return f"{opening}\n{body}}}\n" if body else f"{opening}}}\n"


def field_text(field: Field, spelling: TypeScript) -> str:
    """A line of an interface."""
    doc = with_limits(field.doc, field.kind)
    if field.default is not None and field.default != "null":
        doc = f"{doc} Left out: `{field.default}`.".strip()
    sign = "" if field.default is None else "?"
    return f"{comment(doc, '  ')}  {field.name}{sign}: {spelling.spell(field.kind)};\n"


def with_limits(doc: str, kind: Any) -> str:
    """A docstring, with the limits of the annotation."""
    limit = limits(get_args(kind)[1]) if get_origin(kind) is Annotated else ""
    return f"{doc} ({limit})".strip() if limit else doc


def comment(doc: str, indent: str) -> str:
    """A JSDoc comment."""
    lines = doc.splitlines()
    if not lines:
        return ""
    if len(lines) == 1:
        return f"{indent}/** {doc} */\n"
    return "".join(f"{indent}{line}".rstrip() + "\n" for line in ["/**", *(f" * {line}" for line in lines), " */"])


def view_maps(spelling: TypeScript) -> list[str]:
    """Types that map the names of games to their views."""
    views = [(game.name, spelling.either([spelling.spell(kind) for kind in views_of(game)])) for game in GAMES]
    boards = [(game.name, spelling.spell(board_of(game))) for game in GAMES]
    return [
        map_text("The views of positions, by game.", "Views", views),
        map_text("The views of boards, by game.", "Boards", boards),
        "export type GameName = keyof Views;",
        "export type View = Views[GameName];",
        "export type Board = Boards[GameName];\n",
    ]


def map_text(doc: str, name: str, rows: list[tuple[str, str]]) -> str:
    """An object type with one line per game."""
    lines = "".join(f"  {key}: {kind};\n" for key, kind in rows)
    return f"{comment(doc, '')}export interface {name} {{\n{lines}}}\n"
