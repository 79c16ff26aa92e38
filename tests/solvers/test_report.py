"""What `kasimir solve` prints."""

import json

import pytest

from kasimir.cli.progress import tell
from kasimir.cli.solve import solve_with_progress
from kasimir.core.errors import UsageError
from kasimir.core.setup import make_setup
from tests.solvers.independent import small_setup


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_with_progress(make_setup("discs"), as_json=True) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert {key: found[key] for key in ("game", "variant", "edition", "players")} == {
        "game": "discs", "variant": "standard", "edition": "classic", "players": 2,
    }  # fmt: skip
    assert {"positions", "wins", "losses", "draws", "start", "longest"} < set(found)
    assert err == ""


def test_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert solve_with_progress(make_setup("discs"), as_json=False) == 0
    assert capsys.readouterr().out.splitlines()[0] == "positions  235800"
    solve_with_progress(make_setup("hunt", None, "younger", 2), as_json=False)
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == ["positions  81349", "start      r 0.5255400839  b 0.4744599161"]


def test_progress_is_told_where_somebody_looks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    tell("12 positions found")
    tell("")
    assert capsys.readouterr().err == f"\r{'12 positions found':<78}\r{'':<78}\r"


def test_progress_is_taken_away_when_it_fails(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    with pytest.raises(UsageError):
        solve_with_progress(small_setup("discs", 2, discs=12, goal=9), as_json=True)
    assert capsys.readouterr().err.endswith("\r")
