"""`kasimir moves`."""

import io
import json
import subprocess
import sys
import threading
from typing import IO, Any

import pytest

from kasimir.cli import main
from kasimir.core.setup import make_setup
from tests.cli.commands import BUFFERED, GAMES, KASIMIR, START, Capture, run
from tests.helpers import ROOT

RULES = ROOT.parent / "shared" / "rules"


def ask(monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: str, *words: str) -> tuple[int, list[Any]]:
    """The answers of `kasimir moves` to these lines, and its status."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    status = main(["moves", *words])
    out = capsys.readouterr().out
    assert out == "" or out.endswith("\n")
    return status, [json.loads(line) for line in out.splitlines()]


def test_positions_may_be_given_as_words(capsys: Capture) -> None:
    assert main(["moves", "discs", "- m", "nonsense"]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[0]["next"][0]["move"] == "+"
    assert "error" in answers[1]


@pytest.mark.parametrize("command", ["moves", "best"])
def test_who_sits_at_a_terminal_is_told_what_is_waited_for(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    terminal = io.StringIO("")
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", terminal)
    assert main([command, "discs"]) == 0
    assert capsys.readouterr().err == "Reading positions from standard input, one per line; Ctrl-D ends.\n"


def test_moves_of_a_choice(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    status, [answer] = ask(monkeypatch, capsys, "2,3 4:Rb/6:r 0,0 - r 3\n", "towers")
    assert status == 0
    assert answer == {
        "position": "2,3 4:Rb/6:r 0,0 - r 3",
        "kind": "choice",
        "seat": "r",
        "next": [
            {"move": "6+3", "position": "2,3 4:Rb/9:r 0,0 - b ?"},
            {"move": "p+3", "position": "1,3 3:r/4:Rb/6:r 0,0 - b ?"},
        ],
    }


def test_moves_of_chance_have_weights(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    status, [answer] = ask(monkeypatch, capsys, f"{START}\n", "towers")
    assert status == 0
    assert (answer["kind"], answer["seat"]) == ("chance", "r")
    assert "winners" not in answer
    assert answer["next"][0] == {"move": "*", "weight": 1, "position": "4,4 - 0,0 - r *"}
    assert [item["move"] for item in answer["next"]] == ["*", "1", "2", "3", "4", "5"]


def test_moves_after_the_end(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    position = "0,0 4:R/8:B 3,3 br - -"
    status, answers = ask(monkeypatch, capsys, f"{position}\n", "towers")
    assert status == 0
    assert answers == [{"position": position, "kind": "over", "seat": None, "next": [], "winners": ["b"]}]


STRANGE_LINES = {
    "a blank line": "\n",
    "a space": " \n",
    "no position": "hello\n",
    "a position of another game": "- m\n",
    "not canonical": "04,4 - 0,0 - r ?\n",
    "a space at the end": f"{START} \n",
    "a long line": "4" * 100_000 + "\n",
    "a long field": f"3,4 {'9' * 2000}:r 0,0 - b ?\n",
    "a huge number": "3,4 00010000000000:r 0,0 - b ?\n",
    "control signs": "\x00\x1b[2J\n",
    "another script": "\u096a,4 - 0,0 - r ?\n",
}


@pytest.mark.parametrize("line", STRANGE_LINES.values(), ids=STRANGE_LINES.keys())
@pytest.mark.parametrize("players", [[], ["--players", "2"]], ids=["seats inferred", "seats known"])
def test_wrong_line_gets_an_error_and_the_next_one_is_served(
    line: str, players: list[str], monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    status, answers = ask(monkeypatch, capsys, f"{line}{START}\n", "towers", *players)
    assert status == 1
    assert [sorted(answer)[0] for answer in answers] == ["error", "kind"]
    assert answers[0]["error"].isprintable()


@pytest.mark.parametrize("game", GAMES)
def test_blank_line_is_an_error_in_every_game(game: str, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    setup = make_setup(game)
    start = setup.text(setup.start())
    status, answers = ask(monkeypatch, capsys, f"\n{start}\r\n\r\n{start}", game)
    assert status == 1
    assert ["error" in answer for answer in answers] == [True, False, True, False]
    assert answers[1] == answers[3]
    assert answers[1]["position"] == start


def test_no_line_no_answer(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    assert ask(monkeypatch, capsys, "", "towers") == (0, [])


def test_seats_are_inferred_line_by_line(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    lines = f"{START}\n4,4,4,4 - 0,0,0,0 - y ?\n4,4,4 - 0,0,0 - g ?\n"
    status, answers = ask(monkeypatch, capsys, lines, "towers")
    assert (status, [answer["seat"] for answer in answers]) == (0, ["r", "y", "g"])


def test_bytes_that_are_no_text_are_an_error() -> None:
    done = run(["moves", "towers"], b"\xff\xfe\n" + START.encode() + b"\n", PYTHONIOENCODING="utf-8:strict")
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert ["error" in answer for answer in answers] == [True, False]
    assert (done.returncode, done.stderr) == (1, b"")


def test_answers_come_line_by_line() -> None:
    """A program that waits for each answer before it sends the next position must not hang."""
    with subprocess.Popen(
        [*KASIMIR, "moves", "towers"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=BUFFERED
    ) as process:
        patience = threading.Timer(60, process.kill)
        patience.start()
        asked, answered = pipes(process)
        for line in (START, "nonsense", START):
            asked.write(f"{line}\n".encode())
            asked.flush()
            answer = json.loads(answered.readline())
            assert ("error" in answer) == (line == "nonsense")
        asked.close()
        assert process.wait() == 1
        patience.cancel()


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


@pytest.mark.parametrize("game", GAMES)
def test_examples_of_the_rules(game: str) -> None:
    checker = RULES / "check_examples.py"
    if not checker.exists():
        pytest.skip(f"{checker} is not there: the examples of a second implementation lie outside this repository")
    done = subprocess.run(
        [sys.executable, str(checker), "--game", game, *KASIMIR], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.endswith(" passed, 0 failed\n")
    assert not done.stdout.startswith("0 ")
