"""`kasimir terminal`."""

import io
import json
import sys
from pathlib import Path

import pytest

from kasimir.cli import main
from tests.cli.commands import Capture, run


def test_match_in_the_terminal_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    begun = run(["terminal", "towers", "--names", "Anna,Bert", "--first", "Bert", "--save", str(file)], b"\n1\n\n")
    assert begun.returncode == 0, begun.stderr
    assert "Bert (b)" in begun.stdout.decode()
    going_on = run(["terminal", "--resume", str(file)], b"1\n\n1\nq\n")
    assert going_on.returncode == 0, going_on.stderr
    assert len(json.loads(file.read_text())["events"]) == 6
    assert run(["verify", str(file)]).stdout.startswith(b"Consistent, not attested: 6 events, 3 rolls")


def test_terminal_asks_for_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("chess\n"))
    assert main(["terminal"]) == 0
    out = capsys.readouterr().out
    assert "Which game (1-" in out
    assert "there is no game “chess”" in out
