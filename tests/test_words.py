"""The message catalogue: every code has a message, every message is used, with the arguments it needs."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import FunctionReference, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from kasimir.cli import make_parser
from kasimir.cli.luck_report import EVENT_COLUMNS, LUCK_COLUMNS
from kasimir.cli.parser import all_parsers
from kasimir.core import registry, words
from kasimir.core.match import Result
from kasimir.core.record import REASONS
from kasimir.core.verify import Attestation, result_text
from kasimir.core.words import bundle, listed, printable, say
from kasimir.lab.html_report import COLUMNS
from kasimir.server.session.lessons import lesson, rules_page
from kasimir.server.storage.checksum_chain import What
from tests.composed_codes import COMPOSED_IN_BROWSER
from tests.helpers import ROOT, SOURCES

CATALOGUE = words.folder() / "en"
FILES = sorted(CATALOGUE.glob("*.ftl"))
GAMES = registry.names()


def taught_codes(game: str) -> Iterator[str]:
    """What the rules page and the lesson of a game say."""
    for section in rules_page(game).sections:
        yield from (section.code, f"{section.code}-title")
    taught = lesson(game)
    yield from (step.code for scene in taught.scenes for step in scene.steps)
    yield taught.code


COMPOSED = {
    *(f"{game}.title" for game in GAMES),
    *(code for game in GAMES for code in taught_codes(game)),
    *(f"result.{reason}" for reason in REASONS),
    *(f"verify.by-{attested.name.lower()}" for attested in Attestation),
    *(f"simulate.column-{column}" for column in ("seat", "wins", "rate", "interval", "value")),
    *(f"balance.column-{column}" for column in COLUMNS),
    *(f"balance.about-{column}" for column in COLUMNS[1:]),
    *(f"luck.column-{column}" for column in LUCK_COLUMNS + EVENT_COLUMNS),
    *(f"luck.{kind}" for kind in ("choice", "chance")),
    *(f"store.fault-{what}" for what in get_args(What)),
    *(f"arena.column-{column}" for column in ("bot", "score", "interval", "elo", "elo-interval")),
    *(parser.code for parser in all_parsers(make_parser())),
}
"""Codes that the source composes."""

COMPOSED_BY_STEP = ("hunt.draw-", "kitchen.draw-")
"""Prefixes of codes that end with the step of the position."""

ADDED = {"Refused": {"where"}, "wrong": {"line"}}
"""Arguments that are added on the way: what is refused is told with its place by whoever read the file."""


def name_of(file: Path) -> str:
    return file.name


# The messages


class Variables(Visitor):
    """Collects the variables of a pattern, and those of them that it formats as numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.numbers: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: FunctionReference) -> None:  # noqa: N802
        self.numbers |= {one.id.name for one in node.arguments.positional if isinstance(one, VariableReference)}
        self.generic_visit(node)


@cache
def messages() -> dict[str, Message]:
    """All messages by their code."""
    found = {}
    for file in FILES:
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                code = entry.id.name.replace("-", ".", 1)
                assert code not in found, f"{code} stands twice"
                found[code] = entry
    return found


def variables(code: str) -> set[str]:
    """What a message and its attributes need."""
    return read(code).names


def read(code: str) -> Variables:
    visitor = Variables()
    visitor.visit(messages()[code])
    return visitor


def attributes(code: str) -> list[str]:
    """The rule that a reason names; the arguments of a command."""
    return [attribute.id.name for attribute in messages()[code].attributes]


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_file_is_sound(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, Junk)] == []


@pytest.mark.parametrize("file", FILES, ids=name_of)
def test_every_game_keeps_its_words_in_its_own_file(file: Path) -> None:
    ids = [e.id.name for e in FluentParser().parse(file.read_text(encoding="utf-8")).body if isinstance(e, Message)]
    assert ids
    for name in ids:
        assert name.partition("-")[0] == file.stem or (file.stem == "common" and name.partition("-")[0] not in GAMES)


def test_every_game_has_a_file() -> None:
    assert {file.stem for file in FILES} >= {"common", *GAMES}


@pytest.mark.parametrize("code", messages())
def test_message_can_be_said(code: str) -> None:
    assert set(attributes(code)) <= {"rule", "short", "precise", "other", "before-i", "how"} or code.startswith("cli.")
    for attribute in ["", *attributes(code)]:
        for value in (1, 2, "text"):
            given = dict.fromkeys(variables(code), value) | dict.fromkeys(read(code).numbers, 2.5)
            said = say(code, given, attribute)
            assert said
            assert said != code
            assert "{" not in said


# Their use


class Use(NamedTuple):
    """A place in the source where a code is used."""

    where: str
    code: str
    callee: str
    given: set[str] | None
    """The names of the arguments, if they can be read off the source."""


PREFIXES = {code.partition(".")[0] for code in messages()}


def code_of(node: ast.AST) -> str:
    """The code that a node is, if it is a text of that form; the beginning of a composed one does not count."""
    text = node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
    prefix, _, rest = text.partition(".")
    return text if prefix in PREFIXES and re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", rest) else ""


def uses() -> Iterator[Use]:
    """Every use of a code in the source."""
    for file in sorted(SOURCES.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        calls = {part: node for node in ast.walk(tree) if isinstance(node, ast.Call) for part in parts_of(node)}
        for node in ast.walk(tree):
            if code := code_of(node):
                call = calls.get(node)
                where = f"{file.relative_to(SOURCES)}:{getattr(node, 'lineno', 0)}"
                yield Use(where, code, callee(call) if call else "", given_names(call) if call else None)


def parts_of(call: ast.Call) -> Iterator[ast.AST]:
    """The arguments of a call, and of those that depend on a condition both."""
    for argument in call.args:
        yield from [argument.body, argument.orelse] if isinstance(argument, ast.IfExp) else [argument]


def callee(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def given_names(call: ast.Call) -> set[str] | None:
    """The names of the arguments that a call gives to a message."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            if not all(isinstance(key, ast.Constant) for key in argument.keys):
                return None
            names |= {str(key.value) for key in argument.keys if isinstance(key, ast.Constant)}
        elif not isinstance(argument, ast.Constant | ast.IfExp | ast.JoinedStr):
            return None
    return names


BROWSER = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "web" / "src").rglob("*.*"))]
"""What the browser client is written in, TypeScript and Svelte."""


def browser_codes() -> set[str]:
    """The codes that stand in the browser client as they are."""
    texts = {text for source in BROWSER for text in re.findall(r'"([a-z]+\.[a-z0-9-]+)"', source)}
    return {text for text in texts if text.partition(".")[0] in PREFIXES}


def browser_patterns() -> set[str]:
    """Patterns of the codes that the browser client puts together, such as ``say(`web.level-${level}`)``."""
    texts = {text for source in BROWSER for text in re.findall(r"say\(`([^`]+)`", source)}
    return {re.sub(r"\$\{[^}]+\}", "[a-z0-9]+(-[a-z0-9]+)*", text.replace(".", r"\.", 1)) for text in texts}


USES = list(uses())


def test_uses_are_found() -> None:
    """Otherwise the tests below would test nothing."""
    found = {use.code for use in USES}
    assert {"towers.blocked", "edition.whole", "position.seat", "terminal.roll", "terminal.lift"} <= found
    assert sum(use.given is not None for use in USES) > len(USES) / 2


def test_every_code_has_a_message() -> None:
    assert [(use.where, use.code) for use in USES if use.code not in messages()] == []
    assert COMPOSED - set(messages()) == set()


def test_every_code_of_the_browser_has_a_message() -> None:
    assert {"web.title", "web.not-now", "towers.name-space"} <= browser_codes()
    assert (browser_codes() | COMPOSED_IN_BROWSER) - set(messages()) == set()


def test_browser_puts_codes_together_as_expected() -> None:
    for pattern in browser_patterns():
        assert any(re.fullmatch(pattern, code) for code in COMPOSED | COMPOSED_IN_BROWSER), pattern
    for code in COMPOSED_IN_BROWSER:
        assert any(re.fullmatch(pattern, code) for pattern in browser_patterns()), code


def test_every_message_is_used() -> None:
    unused = set(messages()) - {use.code for use in USES} - COMPOSED - browser_codes() - COMPOSED_IN_BROWSER
    assert [code for code in unused if not code.startswith(COMPOSED_BY_STEP)] == []


def test_every_use_gives_what_its_message_needs() -> None:
    for use in USES:
        if use.given is not None:
            needed = set() if use.code == "cli.options" else variables(use.code) - ADDED.get(use.callee, set())
            assert needed <= use.given, f"{use.where}: {use.code}"


def is_reason(use: Use) -> bool:
    """Why a move is not legal; what is wrong with a record goes by no rule of a game."""
    tells_why = use.callee in ("Reason", "MoveError") or ("/why.py:" in use.where and "games/" in use.where)
    return tells_why and not use.code.startswith("verify.")


def test_reasons_and_only_reasons_name_their_rule() -> None:
    reasons = {use.code for use in USES if is_reason(use)}
    assert len(reasons) > 20
    assert reasons == codes_with("rule")


def codes_with(attribute: str) -> set[str]:
    """The messages that have an attribute."""
    return {code for code in messages() if attribute in attributes(code)}


def test_only_certain_messages_have_further_forms() -> None:
    assert codes_with("precise") < {code for code in messages() if ".tell-" in code}
    assert codes_with("short") < codes_with("rule")
    assert codes_with("other") < {code for code in messages() if "prompt" in code}


@pytest.mark.parametrize("reason", REASONS)
def test_every_result_can_be_said(reason: str) -> None:
    assert not result_text(Result((), reason)).startswith("result.")


# Saying


def test_unknown_code_is_shown_as_it_is() -> None:
    assert say("towers.nonsense") == "towers.nonsense"
    assert say("towers.title", {}, "rule") == "towers.title"
    assert say("towers.title", language="xx") == "towers.title"


def test_missing_argument_is_an_error_of_ours() -> None:
    with pytest.raises(Exception, match="Unknown external: space"):
        say("towers.empty")


def test_code_is_a_message_with_a_dash() -> None:
    assert say("towers.empty", {"space": 7}) == "No mouse stands on space 7."
    assert say("towers.empty", {"space": 7}, "rule") == "You move one of your own mice."
    assert say("position.count", {"field": "F", "found": 1, "wanted": 2}) == "F: 1 entry instead of 2"


LISTS = {
    "nobody": ([], "en", ""),
    "one": (["Anna"], "en", "Anna"),
    "two": (["Anna", "Ben"], "en", "Anna and Ben"),
    "more": (["Anna", "Ben", "Carl"], "en", "Anna, Ben, and Carl"),
    "another language": (["Anna", "Ben", "Carl"], "ru", "Anna, Ben и Carl"),
    "y in Spanish": (["Anna", "Ben"], "es", "Anna y Ben"),
    "e before Spanish i": (["Anna", "Ben", "Inés"], "es", "Anna, Ben e Inés"),
    "e before an accent": (["Anna", "Íñigo"], "es", "Anna e Íñigo"),
    "e before a silent h": (["Anna", "Hilda"], "es", "Anna e Hilda"),
    "y before hie": (["agua", "hielo"], "es", "agua y hielo"),
    "and before i": (["Anna", "Inés"], "en", "Anna and Inés"),
    "odd names": (["{0}", "{1}"], "de", "{0} und {1}"),
}


@pytest.mark.parametrize(("names", "language", "text"), LISTS.values(), ids=LISTS.keys())
def test_names_are_listed(names: list[str], language: str, text: str) -> None:
    assert listed(names, language) == text


PRINTABLE = {
    "plain": ("p+3", "p+3"),
    "other scripts": ("Mäuse 名前", "Mäuse 名前"),
    "an escape sequence": ("\x1b[2J", "\\x1b[2J"),
    "a line feed": ("a\nb", "a\\nb"),
    "half a sign": ("\ud800", "\\ud800"),
    "writing from right to left": ("\u202e", "\\u202e"),
    "as long as can be": ("x" * 1000, "x" * 1000),
    "too long": ("x" * 1001, "x" * 999 + "…"),
    "too long when escaped": ("\x1b" * 1000, "\\x1b" * 249 + "\\x1…"),
}


@pytest.mark.parametrize(("text", "shown"), PRINTABLE.values(), ids=PRINTABLE.keys())
def test_what_comes_from_elsewhere_cannot_command_the_terminal(text: str, shown: str) -> None:
    assert printable(text) == shown
    assert say("towers.unreadable", {"move": text}).startswith(f"“{shown}” is not a move")


def test_installed_package_brings_its_own_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inside, beside = tmp_path / "kasimir" / "locales", tmp_path / "locales"
    monkeypatch.setattr(words, "PLACES", (inside, beside))
    beside.mkdir()
    assert words.folder() == beside
    inside.mkdir(parents=True)
    assert words.folder() == inside


def test_catalogue_is_read_once() -> None:
    assert bundle("en") is bundle("en")
