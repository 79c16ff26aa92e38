"""Reads the definitions of the protocol from their source, with the docstring of each field."""

import ast
import dataclasses
import inspect
import json
import textwrap
from collections.abc import Iterator, Sequence
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec

from kasimir.core import registry, view
from kasimir.core.game import AnyGame
from kasimir.protocol import analysis, base, events, games, http, messages, replays, requests, state, teaching

MODULES = (requests, messages, events, state, http, games, replays, analysis, teaching)


class Field(NamedTuple):
    """A field of a definition."""

    name: str
    kind: Any
    """Its annotation."""
    doc: str
    default: str | None = None
    """The default as JSON; None for a required field."""


class Definition(NamedTuple):
    """A message, an event or a part of one."""

    name: str
    doc: str
    fields: list[Field]
    tag: tuple[str, str] | None = None
    """The tag field and its value."""
    is_list: bool = False
    """Whether it is encoded as a JSON array."""


class Alias(NamedTuple):
    """A named type."""

    name: str
    kind: Any
    doc: str


class Section(NamedTuple):
    """Definitions that belong together."""

    title: str
    doc: str
    definitions: list[Definition]
    aliases: list[Alias]


def views_of(game: AnyGame) -> list[type]:
    """The view classes of a game's positions: open, and hidden if it has that."""
    makers: list[Any] = [game.screen.view]
    if game.hidden:
        makers.append(game.hidden.view)  # type: ignore[attr-defined]  # it is a class
    return [get_type_hints(maker)["return"] for maker in makers]


def board_of(game: AnyGame) -> type:
    """The view class of a game's board."""
    found: type = get_type_hints(game.screen.board_view)["return"]
    return found


GAMES = [registry.load(name) for name in registry.names()]
VIEW = reduce(or_, [kind for game in GAMES for kind in views_of(game)])
BOARD = reduce(or_, [board_of(game) for game in GAMES])
ARGUMENTS = dict[str, str | int]

PRECISE: dict[tuple[type, str], Any] = {
    (events.LogEntry, "events"): list[events.Event],
    (events.Happened, "steps"): list[view.Happening],
    (events.Happened, "tell"): view.Sentence,
    (state.PlayNow, "view"): VIEW,
    (state.TableNow, "board"): BOARD,
    (teaching.Scene, "view"): VIEW,
    (teaching.Scene, "board"): BOARD,
    (teaching.SceneBeat, "view"): VIEW,
    (messages.Refused, "args"): ARGUMENTS,
    (messages.Because, "args"): ARGUMENTS,
    (messages.Gone, "args"): ARGUMENTS,
    (http.Fault, "args"): ARGUMENTS,
    (replays.Flaw, "args"): ARGUMENTS,
    (state.Told, "args"): ARGUMENTS,
    (replays.Frame, "view"): VIEW,
    (replays.RecordEdition, "values"): dict[str, bool | int | str | list[int] | list[str]],
    (replays.Replay, "board"): BOARD,
    (replays.Replay, "record"): replays.RecordFile,
}
"""The precise types of fields that the server passes on without looking into them."""


def sections() -> list[Section]:
    """Everything that is sent over the wire."""
    found = [module_section(module) for module in MODULES]
    found.append(Section("Values", one_line(base), [], module_aliases(base)))
    return [*found, happening_section(), *(game_section(game) for game in GAMES)]


def names() -> dict[Any, str]:
    """The documented name of each class and alias; raises `ValueError` if a name is used twice."""
    found: dict[Any, str] = {VIEW: "View", BOARD: "Board", view.Sentence: "Sentence"}
    found |= {kind: kind.__name__ for module in MODULES for kind in parts(module)}
    found |= {alias.kind: alias.name for module in (*MODULES, base, view) for alias in module_aliases(module)}
    found |= {kind: happening_name(kind) for kind in get_args(view.Happening)}
    found |= {kind: view_name(game, kind) for game in GAMES for kind in view_classes(game)}
    if len(set(found.values())) != len(found):
        raise ValueError("a name stands for two things")
    return found


# Finding definitions


def module_section(module: ModuleType) -> Section:
    """The messages and parts of a module."""
    return Section(one_line(module), "", [read(kind) for kind in parts(module)], module_aliases(module))


def parts(module: ModuleType) -> list[type]:
    """The messages and parts that a module defines, in source order."""
    return [kind for kind in vars(module).values() if inspect.isclass(kind) and kind.__module__ == module.__name__]


def module_aliases(module: ModuleType) -> list[Alias]:
    """The type aliases of a module."""
    docs = documented(ast.parse(inspect.getsource(module)).body)
    values = {name: getattr(module, name) for name in docs}
    return [
        Alias(name, value, docs[name])
        for name, value in values.items()
        if get_origin(value) is not None and get_origin(value) not in (list, dict)
    ]


def happening_section() -> Section:
    """The happenings, which clients animate step by step."""
    kinds = get_args(view.Happening)
    definitions = [read(view.Sentence), *(read(kind, happening_name(kind)) for kind in kinds)]
    return Section("What just happened, step by step.", cleaned(view), definitions, module_aliases(view))


def happening_name(kind: type) -> str:
    """A prefix, because events have some of these names, too."""
    return f"{kind.__name__}Happening"


def game_section(game: AnyGame) -> Section:
    """The view classes of a game."""
    module = inspect.getmodule(game.screen.board_view)
    definitions = [read(kind, view_name(game, kind)) for kind in view_classes(game)]
    return Section(f"Views of {game.name}.", cleaned(module), definitions, [])


def view_classes(game: AnyGame) -> list[type]:
    """The classes of a game's views, each after those that it contains."""
    found: dict[type, None] = {}
    for kind in (board_of(game), *views_of(game)):
        found |= dict.fromkeys(classes_in(kind))
    return list(found)


def classes_in(kind: Any) -> Iterator[type]:
    """The dataclasses in an annotation, innermost first."""
    for inner in get_args(kind):
        yield from classes_in(inner)
    if inspect.isclass(kind) and dataclasses.is_dataclass(kind):
        for hint in get_type_hints(kind).values():
            yield from classes_in(hint)
        yield kind


def view_name(game: AnyGame, kind: type) -> str:
    """A name that includes the game's."""
    prefix = game.name.capitalize()
    return kind.__name__ if kind.__name__.startswith(prefix) else prefix + kind.__name__


# Reading definitions


def read(kind: Any, name: str = "") -> Definition:
    """A class with its fields and their docstrings."""
    config = getattr(kind, "__struct_config__", None)
    tag = (config.tag_field, str(config.tag)) if config and config.tag_field else None
    return Definition(name or kind.__name__, cleaned(kind), read_fields(kind), tag, issubclass(kind, tuple))


def read_fields(kind: Any) -> list[Field]:
    """The fields of a class. Only the protocol's own classes leave out fields with default values."""
    docs = {name: text for base in reversed(own_classes(kind)) for name, text in field_docs(base).items()}
    if not issubclass(kind, msgspec.Struct):
        return [Field(name, hint, docs[name]) for name, hint in get_type_hints(kind, include_extras=True).items()]
    return [
        Field(item.encode_name, PRECISE.get((kind, item.name), item.type), docs[item.name], default_text(item))
        for item in msgspec.structs.fields(kind)
    ]


def own_classes(kind: Any) -> list[type]:
    """A class and its base classes that are ours."""
    return [base for base in kind.__mro__ if base.__module__.startswith("kasimir.")]


def field_docs(kind: type) -> dict[str, str]:
    """The docstrings of a class's own fields."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    return documented(tree.body)  # type: ignore[attr-defined]


def default_text(item: Any) -> str | None:
    """The default of a field as JSON, None if it has none."""
    if item.required:
        return None
    value = item.default if item.default is not msgspec.NODEFAULT else item.default_factory()
    return json.dumps(msgspec.to_builtins(value))


def documented(body: Sequence[ast.stmt]) -> dict[str, str]:
    """All names assigned in a body, with the docstring directly below each."""
    found = {}
    for statement, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        for target in targets_of(statement):
            if isinstance(target, ast.Name):
                found[target.id] = text_of(following)
    return found


def targets_of(statement: ast.stmt) -> list[ast.expr]:
    """The targets of an assignment."""
    if isinstance(statement, ast.Assign):
        return statement.targets
    return [statement.target] if isinstance(statement, ast.AnnAssign) else []


def text_of(statement: ast.stmt) -> str:
    """The text of a docstring statement; empty for other statements."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return inspect.cleandoc(str(statement.value.value))
    return ""


def cleaned(thing: Any) -> str:
    """The docstring of an object, or an empty string."""
    return inspect.getdoc(thing) or ""


def one_line(module: ModuleType) -> str:
    """The first line of a module's docstring."""
    return cleaned(module).splitlines()[0]
