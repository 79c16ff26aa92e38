"""The generated parts of the documentation: protocol reference, HTTP requests, settings, keys of editions."""

from collections.abc import Iterator
from types import NoneType
from typing import Any, ClassVar

from kasimir.core import registry
from kasimir.core.edition import schema
from kasimir.protocol.base import PROTOCOL
from kasimir.server.limits.rates import Limits
from kasimir.server.session.bots import Bots
from kasimir.server.session.hub import Hub
from kasimir.server.settings import PREFIX, Settings, data_file
from kasimir.server.storage import make_store
from kasimir.server.transport.endpoints import Endpoint, Endpoints
from kasimir.server.transport.origin import Origins
from tools.codegen.definitions import Definition, Section, names, read, sections
from tools.codegen.spelling import Spelling


class Markdown(Spelling):
    """Spells types for readers of JSON, with links to definitions."""

    plain: ClassVar[dict[Any, str]] = {
        str: "string",
        int: "integer",
        float: "number",
        bool: "boolean",
        NoneType: "null",
    }

    def named(self, name: str) -> str:
        """A link to a definition."""
        return f"[{name}](#{name.lower()})"

    def limited(self, base: str, limit: str) -> str:
        """The type with its limits in brackets."""
        return f"{base} ({limit})"

    def either(self, parts: list[str]) -> str:
        """Alternatives."""
        return " or ".join(parts)

    def constant(self, text: str) -> str:
        """A literal as code."""
        return f"`{text}`"

    def list_of(self, item: str) -> str:
        """A list."""
        return f"list of {item}"

    def object_of(self, key: str, value: str) -> str:
        """An object with arbitrary keys."""
        return f"object: {value} by {key}"


def reference() -> str:
    """The reference: every message, event and part."""
    spelling = Markdown(names())
    pieces = [piece for section in sections() for piece in section_pieces(section, spelling)]
    unions = {"View": "The view of a position, of any game.", "Board": "The view of a board, of any game."}
    for name, text in unions.items():
        kind = next(kind for kind, known in spelling.names.items() if known == name)
        pieces.append(f"### {name}\n\n{text} {spelling.spell_out(kind)}.\n")
    return "\n".join([f"This is protocol **{PROTOCOL}**.\n", *pieces])


def section_pieces(section: Section, spelling: Markdown) -> Iterator[str]:
    """A heading, then its definitions."""
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
    """A row of a Markdown table."""
    return "| " + " | ".join(cell.replace("\n", " ").replace("|", "\\|") for cell in cells) + " |"


def settings_table() -> str:
    """The table of settings."""
    spelling = Markdown({})
    lines = ["| in the file | in the environment | type | default | what it is |", "|---|---|---|---|---|"]
    for field in read(Settings).fields:
        variable = f"`{PREFIX}{field.name.upper()}`"
        lines.append(row(f"`{field.name}`", variable, spelling.spell(field.kind), f"`{field.default}`", field.doc))
    return "\n".join(lines) + "\n"


def edition_keys() -> str:
    """What the editions of each game may hold."""
    sections = []
    for game in registry.names():
        lines = [f"### {game}", "", "| key | what it is | limits |", "|---|---|---|"]
        for key, value in schema(registry.load(game).contents).items():
            lines.append(row(f"`{key}`", value.doc, value.limits()))
        sections.append("\n".join(lines) + "\n")
    return "\n".join(sections)


def requests() -> str:
    """The table of HTTP requests."""
    lines = ["| request | what it is | body | answer |", "|---|---|---|---|"]
    spelling = Markdown(names())
    for item in endpoints():
        kinds = ["" if kind is None else spell_body(spelling, kind, item.kind) for kind in (item.body, item.answer)]
        text = f"{item.text} Needs the key." if item.needs_token else item.text
        query = f"?{item.query}=" if item.query else ""
        lines.append(row(f"`{item.method} {item.path.replace(':int', '')}{query}`", text, *kinds))
    return "\n".join(lines) + "\n"


def spell_body(spelling: Markdown, kind: Any, media: str) -> str:
    """The body of a request or response; for other formats than JSON, the media type."""
    return f"`{media}`" if kind is str else spelling.spell(kind)


def endpoints() -> list[Endpoint]:
    """The server's endpoints, from a server that is never opened."""
    settings = Settings()
    hub = Hub(settings, make_store(None, data_file(settings)), Bots(settings.bot_processes, settings.bot_pause))
    return Endpoints(hub, Origins(settings), Limits(settings)).endpoints()
