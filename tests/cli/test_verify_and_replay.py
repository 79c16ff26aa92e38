"""`kasimir verify` and `kasimir replay`."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.core.receipts import keep_receipt
from kasimir.core.record import load, save
from kasimir.core.words import say
from tests.cli.commands import Capture, run
from tests.helpers import make_record, own_file, towers


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a sound record."""
    save(make_record(towers(), 2), tmp_path / "match.json")
    return tmp_path / "match.json"


def test_record_that_nobody_attests(file: Path, capsys: Capture) -> None:
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Consistent, not attested: ")
    assert told[1:] == [say("verify.by-nobody")]


def test_record_that_this_device_attests(file: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(file.parent))
    keep_receipt(load(file))
    assert main(["verify", str(file)]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Sound: ")
    assert told[1:] == [say("verify.by-device")]
    record = load(file)
    record.sitters[0] = replace(record.sitters[0], name="Zorro")
    record.closing = record.true_closing()
    save(record, file)
    assert main(["verify", str(file)]) == 1
    assert say("verify.device") in capsys.readouterr().out


def test_old_record_says_what_it_cannot_prove(capsys: Capture) -> None:
    assert main(["verify", str(own_file("records", "towers-most.json"))]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Consistent, not attested: ")
    assert told[1:] == [say("verify.by-nobody"), say("verify.old")]


@pytest.mark.parametrize("url", ["", "localhost", "http://localhost/t/cat", "ftp://host/t/cat/replay/1", "http://[/"])
def test_link_that_is_none_to_a_match(file: Path, capsys: Capture, url: str) -> None:
    assert main(["verify", str(file), "--server", url]) != 0
    assert "is not a link to a match" in capsys.readouterr().err


def test_forged_record(file: Path, capsys: Capture) -> None:
    table = json.loads(file.read_text())
    table["rules"], table["events"][0] = 7, "\x1b]0;\ud800"
    file.write_text(json.dumps(table))
    assert main(["verify", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "3 things are wrong with this record:"
    assert lines[1] == "- the match was played with version 7 of the rules; this program has version 1"
    assert lines[3].startswith("- event 1 says “\\x1b]0;\\ud800”, but the dice gave “")


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
