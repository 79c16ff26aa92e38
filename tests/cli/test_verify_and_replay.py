"""`kasimir verify` and `kasimir replay`."""

import json
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.core.record import save
from tests.cli.commands import Capture, run
from tests.helpers import make_record, towers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a sound record."""
    save(make_record(towers(), 2), tmp_path / "match.json")
    return tmp_path / "match.json"


def test_sound_record(file: Path, capsys: Capture) -> None:
    assert main(["verify", str(file)]) == 0
    assert capsys.readouterr().out.startswith("Sound: ")


def test_forged_record(file: Path, capsys: Capture) -> None:
    table = json.loads(file.read_text())
    table["rules"], table["events"][0] = 7, "\x1b]0;\ud800"
    file.write_text(json.dumps(table))
    assert main(["verify", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "2 things are wrong with this record:"
    assert lines[1] == "- it was played with version 7 of the rules; this program has version 1"
    assert lines[2].startswith("- event 1 says “\\x1b]0;\\ud800”, but the dice gave “")


def test_file_that_is_no_record(file: Path, capsys: Capture) -> None:
    file.write_text("[")
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 1
        assert capsys.readouterr().err.startswith(f"kasimir: {file}: invalid JSON: ")


def test_replay(file: Path) -> None:
    done = run(["replay", str(file)], b"\n\nq\n")
    assert done.returncode == 0
    assert "1. Player 1 (r): " in done.stdout.decode()
    assert "2. Player 1 (r): p+" in done.stdout.decode()
