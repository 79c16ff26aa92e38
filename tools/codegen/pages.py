"""The parts of the documentation that are made: the reference of the protocol, the requests, the settings."""

from collections.abc import Iterator
from types import NoneType
from typing import Any, ClassVar

from kasimir.server.bots import Bots
from kasimir.server.hub import Hub
from kasimir.server.limits import Limits
from kasimir.server.origin import Origins
from kasimir.server.papers.definitions import Definition, Section, names, read, sections
from kasimir.server.papers.spelling import Spelling
from kasimir.server.protocol.base import PROTOCOL
from kasimir.server.settings import PREFIX, Settings, data_file
from kasimir.server.store import make_store
from kasimir.server.web import Endpoint, Web


class Markdown(Spelling):
    """The words of JSON, with links to what is defined elsewhere."""

    plain: ClassVar[dict[Any, str]] = {
        str: "string",
        int: "integer",
        float: "number",
        bool: "boolean",
        NoneType: "null",
    }

    def named(self, name: str) -> str:
        """A link."""
        return f"[{name}](#{name.lower()})"

    def limited(self, base: str, limit: str) -> str:
        """The limits in brackets."""
        return f"{base} ({limit})"

    def either(self, parts: list[str]) -> str:
        """A choice."""
        return " or ".join(parts)

    def constant(self, text: str) -> str:
        """A value as it is written."""
        return f"`{text}`"

    def list_of(self, item: str) -> str:
        """A list."""
        return f"list of {item}"

    def object_of(self, key: str, value: str) -> str:
        """An object with any keys."""
        return f"object: {value} by {key}"


def reference() -> str:
    """Every message, event and part."""
    spelling = Markdown(names())
    pieces = [piece for section in sections() for piece in section_pieces(section, spelling)]
    unions = {"View": "The view of a position, of any game.", "Board": "The view of a board, of any game."}
    for name, text in unions.items():
        kind = next(kind for kind, known in spelling.names.items() if known == name)
        pieces.append(f"### {name}\n\n{text} {spelling.spell_out(kind)}.\n")
    return "\n".join([f"This is protocol **{PROTOCOL}**.\n", *pieces])


def section_pieces(section: Section, spelling: Markdown) -> Iterator[str]:
    """A heading, then all that belongs to it."""
    yield f"## {section.title.rstrip('.')}\n"
    if section.doc and section.definitions:
        yield f"{section.doc}\n"
    for alias in section.aliases:
        yield f"### {alias.name}\n\n{f'{alias.doc} {spelling.spell_out(alias.kind)}.'.strip()}\n"
    for definition in section.definitions:
        yield definition_text(definition, spelling)


def definition_text(definition: Definition, spelling: Markdown) -> str:
    """A message or a part with its fields."""
    lines = [f"### {definition.name}", "", definition.doc, ""]
    if definition.tag:
        lines += ['`"{}": "{}"`'.format(*definition.tag), ""]
    if definition.is_list:
        lines += ["As a list, of just these:", ""]
    if definition.fields:
        lines += ["| field | type | default | meaning |", "|---|---|---|---|"]
    for field in definition.fields:
        default = "" if field.default is None else f"`{field.default}`"
        lines.append(row(f"`{field.name}`", spelling.spell(field.kind), default, field.doc))
    return "\n".join(lines).rstrip() + "\n"


def row(*cells: str) -> str:
    """A row of a table."""
    return "| " + " | ".join(cell.replace("\n", " ").replace("|", "\\|") for cell in cells) + " |"


def settings_table() -> str:
    """Every setting of a server."""
    spelling = Markdown({})
    lines = ["| in the file | in the environment | type | default | what it is |", "|---|---|---|---|---|"]
    for field in read(Settings).fields:
        variable = f"`{PREFIX}{field.name.upper()}`"
        lines.append(row(f"`{field.name}`", variable, spelling.spell(field.kind), f"`{field.default}`", field.doc))
    return "\n".join(lines) + "\n"


def requests() -> str:
    """Every request by HTTP."""
    lines = ["| request | what it is | body | answer |", "|---|---|---|---|"]
    spelling = Markdown(names())
    for item in endpoints():
        kinds = ["" if kind is None else spell_body(spelling, kind, item.kind) for kind in (item.body, item.answer)]
        text = f"{item.text} Needs the key." if item.needs_token else item.text
        lines.append(row(f"`{item.method} {item.path.replace(':int', '')}`", text, *kinds))
    return "\n".join(lines) + "\n"


def spell_body(spelling: Markdown, kind: Any, media: str) -> str:
    """What goes with a request; of plain text, its media type."""
    return f"`{media}`" if kind is str else spelling.spell(kind)


def endpoints() -> list[Endpoint]:
    """The requests that a server answers; nothing is opened for that."""
    settings = Settings()
    hub = Hub(settings, make_store(None, data_file(settings)), Bots(settings.bot_processes, settings.bot_pause))
    return Web(hub, Origins(settings), Limits(settings)).endpoints()
