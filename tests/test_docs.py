"""The documentation says what the code does."""

from pathlib import Path
from typing import Any

import pytest

from kasimir.cli import make_parser
from kasimir.core import registry
from kasimir.core.edition import schema
from kasimir.core.game import Rules

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", registry.names())
def test_every_key_of_an_edition_is_documented_with_its_limits(game: str) -> None:
    text = (ROOT / "docs" / "editions.md").read_text(encoding="utf-8")
    section = text.partition(f"### {game}\n")[2].partition("\n### ")[0]
    for key, value in schema(registry.load(game).contents).items():
        row = f"| `{key}` | {value.doc} | {value.limits()} |".replace("|", "\\|")
        assert row.replace("\\|", "|") in section.replace("\\|", "|")


def test_every_rule_that_a_game_needs_is_in_the_steps() -> None:
    text = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
    for name in Rules.__dataclass_fields__:
        assert f"`{name}(" in text


def test_every_command_is_in_the_readme() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    commands: Any = make_parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    assert commands
    for name in commands:
        assert f"kasimir {name}" in text
