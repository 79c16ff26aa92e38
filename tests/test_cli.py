"""The command `kasimir`: what it prints, where, and with which status."""

import io
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Any

import pytest

from kasimir import __version__
from kasimir.bots.crew import Crew
from kasimir.cli import main, options, parse
from kasimir.core import registry
from kasimir.core.edition import schema
from kasimir.core.record import save
from kasimir.core.setup import make_setup
from tests.helpers import ROOT, make_record, towers

GAMES = registry.names()
KASIMIR = [sys.executable, "-m", "kasimir"]
START = "4,4 - 0,0 - r ?"
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""Output as users have it: kept back until it is flushed."""
RULES = ROOT.parent / "shared" / "rules"

Capture = pytest.CaptureFixture[str]


def ask(monkeypatch: pytest.MonkeyPatch, capsys: Capture, lines: str, *words: str) -> tuple[int, list[Any]]:
    """The answers of `kasimir moves` to these lines, and its status."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
    status = main(["moves", *words])
    out = capsys.readouterr().out
    assert out == "" or out.endswith("\n")
    return status, [json.loads(line) for line in out.splitlines()]


def run(words: Sequence[str], given: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    """A real process."""
    return subprocess.run(
        [*KASIMIR, *words], input=given, env={**BUFFERED, **variables}, capture_output=True, check=False, timeout=120
    )


# start


@pytest.mark.parametrize("game", GAMES)
def test_start_prints_the_first_position(game: str, capsys: Capture) -> None:
    for players in registry.load(game).players:
        assert main(["start", game, "--players", str(players)]) == 0
        setup = make_setup(game, players=players)
        assert capsys.readouterr().out == f"{setup.text(setup.start())}\n"


def test_start_takes_the_fewest_seats(capsys: Capture) -> None:
    assert main(["start", "towers"]) == 0
    assert capsys.readouterr().out == f"{START}\n"


def test_start_imports_nothing_slow() -> None:
    script = """
import sys
from kasimir.cli import main
status = main(["start", "towers"])
print(status, [name for name in ("numpy", "numba", "rich", "fluent", "fluent.runtime", "tomli") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == f"{START}\n0 []\n"


WRONG = {
    "unknown game": (["start", "chess"], "kasimir: there is no game “chess”; there are "),
    "too many players": (["start", "towers", "--players", "9"], "kasimir: towers is for 2 to 4 players, not 9\n"),
    "unknown variant": (["start", "towers", "--variant", "x"], "kasimir: towers has no variant “x”; it has standard\n"),
    "unknown edition": (["moves", "towers", "--edition", "x"], "kasimir: there is no edition “x”; there are classic"),
    "no edition file": (["start", "towers", "--edition", "x.toml"], "kasimir: x.toml: cannot be read: No such file"),
    "wrong position": (["why", "towers", "nonsense", "p+1"], "kasimir: a position for 1 seats"),
    "no record": (["verify", "none.json"], "kasimir: none.json: cannot be read: No such file or directory\n"),
    "no record to replay": (["replay", "none.json"], "kasimir: none.json: cannot be read: No such file or directory\n"),
    "no record to resume": (["terminal", "--resume", "none.json"], "kasimir: none.json: cannot be read: No such file"),
    "no matches": (["simulate", "towers", "--games", "0"], "kasimir: --games: 0 is not a whole number from 1 to "),
    "no threads": (["simulate", "towers", "--threads", "0"], "kasimir: --threads: 0 is not a whole number from 1 to "),
    "nobody to start": (
        ["terminal", "towers", "--names", "A,B", "--first", "C"],
        "kasimir: “C” does not sit at the table; there are A, B\n",
    ),
}


@pytest.mark.parametrize(("words", "message"), WRONG.values(), ids=WRONG.keys())
def test_what_a_user_can_mend_is_one_line(words: list[str], message: str, capsys: Capture) -> None:
    assert main(words) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith(message)
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize(
    "words",
    [["fly"], ["moves", "discs", "--sims", "3"], ["start"], ["start", "towers", "--players", "two"], ["why", "towers"]],
)
def test_usage(words: list[str], capsys: Capture) -> None:
    with pytest.raises(SystemExit) as stop:
        main(words)
    assert stop.value.code == 2
    assert capsys.readouterr().err.startswith("usage: kasimir")


def test_help_and_version(capsys: Capture) -> None:
    for word, shown in (("--help", "simulate"), ("--version", f"kasimir {__version__}\n")):
        with pytest.raises(SystemExit) as stop:
            main([word])
        assert stop.value.code == 0
        assert shown in capsys.readouterr().out


def test_interruption_has_its_own_status(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    def interrupt(*names: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(options, "make_setup", interrupt)
    assert main(["start", "towers"]) == 130
    assert capsys.readouterr() == ("", "")


def test_the_command_alone_prints_help(capsys: Capture) -> None:
    assert main([]) == 0
    assert "simulate" in capsys.readouterr().out


def test_a_name_may_begin_like_an_option(capsys: Capture, tmp_path: Path) -> None:
    assert parse(["export", "f", "--table", "-habc"]).table == "-habc"
    assert parse(["join", "http://x/t/y", "--name", "-Ben", "--bot", "easy"]).name == "-Ben"
    with pytest.raises(SystemExit):
        parse(["export", "f", "--table"])


def test_positions_may_come_after_options() -> None:
    assert parse(["best", "discs", "--sims", "9", "c*/m m", "- m"]).positions == ["c*/m m", "- m"]


# moves


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
    assert capsys.readouterr().err == "Reading positions from standard input, one a line; Ctrl-D ends.\n"


def test_the_first_position_has_a_value(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    """Chance comes first: there is no move to make, but something to expect."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{START}\n"))
    assert main(["best", "towers", "--sims", "60"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["move"] is None
    assert sum(found["value"].values()) == pytest.approx(1)


def test_ctrl_c_ends_a_search_with_what_it_has(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    search = Crew.search

    def search_and_interrupt(*args: Any, **options: Any) -> Any:
        threading.Timer(0.05, os.kill, [os.getpid(), signal.SIGINT]).start()
        return search(*args, **options)

    monkeypatch.setattr(Crew, "search", search_and_interrupt)
    assert main(["best", "discs", "--sims", str(1 << 30), "c*/m m", "- m"]) == 130
    [answer] = capsys.readouterr().out.splitlines()
    assert json.loads(answer)["moves"][0]["visits"] > 0


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


def test_terminal_without_our_signs_gets_others() -> None:
    done = run(["start", "towers", "--players", "9"], PYTHONIOENCODING="ascii:strict")
    assert done.returncode == 1
    done = run(["why", "towers", "4,4 - 0,0 - r 3", "hello"], PYTHONIOENCODING="ascii:strict")
    assert done.returncode == 0
    assert b"\\u201chello\\u201d is no move" in done.stdout


def test_answers_come_line_by_line() -> None:
    """Somebody who asks, waits for the answer and asks again must not wait for ever."""
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


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such pipes on Windows")
@pytest.mark.parametrize("words", [["moves", "towers"], ["editions", "towers"]], ids=["moves", "editions"])
def test_reader_that_goes_away_is_no_trouble(words: list[str], tmp_path: Path) -> None:
    given = tmp_path / "lines"
    given.write_text(f"{START}\n" * 2000)
    with (
        given.open() as lines,
        subprocess.Popen(
            [*KASIMIR, *words], stdin=lines, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=BUFFERED
        ) as process,
    ):
        assert process.stdout is not None
        process.stdout.close()
        assert process.stderr is not None
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


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


# why


def test_why_not(capsys: Capture) -> None:
    assert main(["why", "towers", "2,3 4:Rb/6:r 0,0 - r 3", "4+3"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "towers.caught: Your mouse on space 4 sits in a trap for good.",
        "The first mouse that lands on a trap is caught and never moves again.",
    ]


def test_why_not_indeed(capsys: Capture) -> None:
    assert main(["why", "towers", "2,3 4:Rb/6:r 0,0 - r 3", "6+3"]) == 0
    assert capsys.readouterr().out == "“6+3” is legal.\n"


@pytest.mark.parametrize("game", GAMES)
def test_why_takes_every_start(game: str, capsys: Capture) -> None:
    """Positions that begin with a dash are no options."""
    setup = make_setup(game)
    assert main(["why", game, setup.text(setup.start()), "hello"]) == 0
    code, rule = capsys.readouterr().out.splitlines()
    assert code.partition(":")[0].partition(".")[0] in (game, "move")
    assert rule.endswith(".")


# editions


@pytest.mark.parametrize("game", GAMES)
def test_editions_show_every_value_with_its_mark(game: str, capsys: Capture) -> None:
    assert main(["editions", game]) == 0
    lines = capsys.readouterr().out.splitlines()
    found = registry.load(game)
    assert [line for line in lines if not line.startswith(" ")] == found.editions()
    for name in found.editions():
        for key, mark in found.edition(name).marks.items():
            assert any(line.split()[0] == key and line.endswith(f"({mark})") for line in lines)


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


# simulate


def test_simulation_ends_with_json() -> None:
    words = ["simulate", "towers", "--games", "300", "--threads", "2", "--seed", "5", "--players", "3", "--json"]
    done = run(words)
    assert done.returncode == 0, done.stderr
    tally = json.loads(done.stdout.splitlines()[-1])
    assert (tally["games"], tally["players"], tally["seed"], tally["bot"]) == (300, 3, 5, "random")
    assert sum(tally["value"].values()) == pytest.approx(1)


def test_simulation_for_people(capsys: Capture) -> None:
    assert main(["simulate", "towers", "--games", "20", "--threads", "1"]) == 0
    assert capsys.readouterr().out.startswith("20 matches, bot random, seed 1\n")


def test_unknown_bot(capsys: Capture) -> None:
    assert main(["simulate", "towers", "--bot", "deep"]) == 1
    assert "there is no bot “deep”" in capsys.readouterr().err


def test_simulation_with_a_level(capsys: Capture) -> None:
    assert main(["simulate", "discs", "--games", "4", "--bot", "kitten", "--threads", "1"]) == 0
    assert capsys.readouterr().out.startswith("4 matches, bot kitten, seed 1\n")


# Records


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
    assert lines[1] == "- it was played by version 7 of the rules; these are version 1"
    assert lines[2].startswith("- event 1 says “\\x1b]0;\\ud800”, but the dice gave “")


def test_file_that_is_no_record(file: Path, capsys: Capture) -> None:
    file.write_text("[")
    for command in ("verify", "replay"):
        assert main([command, str(file)]) == 1
        assert capsys.readouterr().err.startswith(f"kasimir: {file}: no JSON: ")


def test_replay(file: Path) -> None:
    done = run(["replay", str(file)], b"\n\nq\n")
    assert done.returncode == 0
    assert "1. Player 1 (r): " in done.stdout.decode()
    assert "2. Player 1 (r): p+" in done.stdout.decode()


def test_match_in_the_terminal_is_saved_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    begun = run(["terminal", "towers", "--names", "Anna,Bert", "--first", "Bert", "--save", str(file)], b"\n1\n\n")
    assert begun.returncode == 0, begun.stderr
    assert "Bert (r)" in begun.stdout.decode()
    going_on = run(["terminal", "--resume", str(file)], b"1\n\n1\nq\n")
    assert going_on.returncode == 0, going_on.stderr
    assert len(json.loads(file.read_text())["events"]) == 6
    assert run(["verify", str(file)]).stdout.startswith(b"Sound: 6 events, 3 rolls")


def test_terminal_asks_for_the_game(monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("chess\n"))
    assert main(["terminal"]) == 0
    out = capsys.readouterr().out
    assert "Which game (1-" in out
    assert "there is no game “chess”" in out
