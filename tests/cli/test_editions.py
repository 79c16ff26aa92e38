"""`kasimir editions`."""

from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.core import registry
from kasimir.core.edition import schema
from tests.cli.commands import GAMES, Capture


@pytest.mark.parametrize("game", GAMES)
def test_editions_show_every_value_with_its_mark(game: str, capsys: Capture) -> None:
    assert main(["editions", game]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = registry.load(game)
    assert [line for line in lines if not line.startswith(" ")] == found.editions()
    for name in found.editions():
        for key, mark in found.edition(name).marks.items():
            assert any(line.split()[0] == key and line.endswith(f"({mark})") for line in lines)


def test_editions_say_what_they_change(capsys: Capture) -> None:
    assert main(["editions", "race", "--edition", "danish"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["danish", "  cats stay where they lie"]
    assert lines[-1].startswith("  lift_cats      false  (sheet (da")


@pytest.mark.parametrize("game", GAMES)
def test_schema_shows_every_key(game: str, capsys: Capture) -> None:
    assert main(["editions", game, "--schema"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == list(schema(registry.load(game).contents))


def test_schema_tells_the_limits(capsys: Capture) -> None:
    main(["editions", "towers", "--schema"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "spaces         spaces from the pantry to the mouse hole: 5 to 60"
    assert lines[1].endswith(": 0 to 40 numbers, each 1 to 60")


def test_own_edition(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "short.toml"
    file.write_text("spaces = 9\ntraps = [3]\nmice = 2\n")
    assert main(["editions", "towers", "--edition", str(file)]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[:3] == [["short.toml"], ["spaces", "9", "(yours)"], ["traps", "3", "(yours)"]]
    assert main(["start", "towers", "--edition", str(file), "--players", "3"]) == 0
    assert capsys.readouterr().out == "2,2,2 - 0,0,0 - r ?\n"
