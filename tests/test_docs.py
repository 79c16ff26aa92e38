"""The documentation says what the code does."""

import asyncio
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from kasimir.cli import make_parser
from kasimir.client.table import open_table
from kasimir.core import registry
from kasimir.core.edition import schema
from kasimir.core.game import Rules
from kasimir.protocol.http import Free, NewTable
from tests.server.servers import serving

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


async def run_program(file: Path, *words: str) -> tuple[int | None, str]:
    """The status with which a program ends, and what it says."""
    pipe, out = asyncio.subprocess.PIPE, asyncio.subprocess.STDOUT
    process = await asyncio.create_subprocess_exec(sys.executable, str(file), *words, stdout=pipe, stderr=out)
    said, _ = await process.communicate()
    return process.returncode, said.decode()


def test_the_bot_in_the_protocol_plays_a_match(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    program = text.partition("## In Python\n")[2].partition("\n## ")[0].partition("```python\n")[2].partition("```")[0]
    file = tmp_path / "robo.py"
    file.write_text(program, encoding="utf-8")

    async def play() -> None:
        async with serving(tmp_path, messages_a_second=20) as server, asyncio.timeout(60):
            wanted = NewTable("hunt", [Free(), Free()], variant="older", name="Host")
            name = (await open_table(server.url, wanted)).table
            ended = await asyncio.gather(*(run_program(file, server.url, name) for _ in range(2)))
            assert ended == [(0, ""), (0, "")]
            table = server.hub.tables[name].table
            [playing] = table.matches
            assert playing.result
            assert playing.result.reason == "won"
            assert len(table.open_seats()) == 2

    asyncio.run(play())


def test_everyday_questions_name_files_that_there_are() -> None:
    questions = tomllib.loads((ROOT / "tests" / "docs" / "where_is.toml").read_text(encoding="utf-8"))["question"]
    assert len(questions) >= 20
    for question in questions:
        assert (ROOT / question["file"]).is_file(), question
