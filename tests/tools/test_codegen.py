"""Generated files are up to date, and hand-written ones name settings that exist."""

import re
from pathlib import Path
from typing import get_args

import pytest
from msgspec import Meta

from kasimir.core import registry
from kasimir.protocol import events, messages, requests
from kasimir.protocol.base import PROTOCOL
from kasimir.server.settings import PREFIX, Settings
from tests.helpers import ROOT
from tools.codegen.__main__ import PAGES, TYPES, generated_files, put
from tools.codegen.definitions import names, sections
from tools.codegen.spelling import limits

DEPLOYED = sorted(file for file in (ROOT / "deploy").iterdir() if file.is_file())


@pytest.mark.parametrize("file", [TYPES, *PAGES], ids=str)
def test_file_is_as_it_would_be_made(file: Path) -> None:
    assert (ROOT / file).read_text(encoding="utf-8") == generated_files()[file], "run python -m tools.codegen"


def test_every_message_and_event_is_on_paper() -> None:
    found = {definition.name for section in sections() for definition in section.definitions}
    for union in (requests.AnyRequest, messages.AnyMessage, events.Event):
        assert {kind.__name__ for kind in get_args(union)} <= found
    assert found <= set(names().values())


def test_words_of_fields_are_read_from_the_source() -> None:
    hello = next(item for item in sections()[0].definitions if item.name == "Hello")
    assert hello.tag == ("type", "hello")
    fields = {field.name: field for field in hello.fields}
    assert fields["token"].doc == "The player's token; watchers have none."
    assert (fields["protocol"].default, fields["token"].default) == (str(PROTOCOL), "null")


def test_types_tell_what_the_server_only_passes_on() -> None:
    text = (ROOT / TYPES).read_text(encoding="utf-8")
    for line in ("events: Event[];", "steps: Happening[];", "tell: Sentence;", "view: View;", "board: Board;"):
        assert f"  {line}\n" in text
    for game in registry.names():
        assert f"  {game}: {game.capitalize()}View" in text
    assert "unknown" not in text
    assert "any" not in re.findall(r": (\w+);", text)


def test_exclusive_limits_are_spelled_out() -> None:
    assert limits(Meta(gt=0)) == "more than 0"
    assert limits(Meta(ge=1, le=9)) == "1 to 9"


def test_a_page_without_a_place_is_refused() -> None:
    assert put("a <!-- made: x --> old <!-- end --> b", "x", "new") == "a <!-- made: x -->\n\nnew\n<!-- end --> b"
    with pytest.raises(ValueError, match="no place for x"):
        put("a", "x", "new")


@pytest.mark.parametrize("file", [*DEPLOYED, ROOT / "docs" / "hosting.md"], ids=lambda file: file.name)
def test_settings_that_are_named_exist(file: Path) -> None:
    known = {PREFIX + name.upper() for name in Settings.__struct_fields__}
    assert set(re.findall(rf"\b{PREFIX}[A-Z_]+", file.read_text(encoding="utf-8"))) <= known


def test_settings_are_deployed() -> None:
    """Otherwise the test above would test nothing."""
    assert {file.name for file in DEPLOYED} == {"Caddyfile", "Containerfile", "compose.yaml", "kasimir.service"}
    assert sum(PREFIX in file.read_text(encoding="utf-8") for file in DEPLOYED) >= 3
