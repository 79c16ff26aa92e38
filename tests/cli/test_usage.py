"""What all commands share: help, usage, and errors in one line."""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kasimir import __version__
from kasimir.cli import main, make_parser, options, parse
from kasimir.cli.parser import all_parsers, fault_text
from kasimir.core.words import language_of_user, languages
from tests.cli.commands import BUFFERED, KASIMIR, START, Capture, run

WRONG = {
    "unknown game": (["start", "chess"], "kasimir: there is no game “chess”; the games are "),
    "too many players": (["start", "towers", "--players", "9"], "kasimir: towers is for 2 to 4 players, not 9\n"),
    "unknown variant": (
        ["start", "towers", "--variant", "x"],
        "kasimir: towers has no variant “x”; its variants are standard\n",
    ),
    "unknown edition": (
        ["moves", "towers", "--edition", "x"],
        "kasimir: there is no edition “x”; choose one of classic",
    ),
    "no edition file": (["start", "towers", "--edition", "x.toml"], "kasimir: x.toml: cannot be read: No such file"),
    "wrong position": (["why", "towers", "nonsense", "p+1"], "kasimir: the position has 1 seats"),
    "no record": (["verify", "none.json"], "kasimir: none.json: cannot be read: No such file or directory\n"),
    "no record to replay": (["replay", "none.json"], "kasimir: none.json: cannot be read: No such file or directory\n"),
    "no record to resume": (["terminal", "--resume", "none.json"], "kasimir: none.json: cannot be read: No such file"),
    "no matches": (["simulate", "towers", "--games", "0"], "kasimir: --games: 0 is not a whole number from 1 to "),
    "no threads": (["simulate", "towers", "--threads", "0"], "kasimir: --threads: 0 is not a whole number from 1 to "),
    "nobody to start": (
        ["terminal", "towers", "--names", "A,B", "--first", "C"],
        "kasimir: “C” is not at the table; the players are A, B\n",
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


MISUSED = {
    "unknown command": (["fly"], "kasimir: COMMAND: “fly” is not one of start, moves, "),
    "unknown option": (["moves", "discs", "--sims", "3"], "kasimir: unknown arguments: --sims 3\n"),
    "missing argument": (["start"], "kasimir: missing arguments: GAME\n"),
    "missing value": (["start", "discs", "--players"], "kasimir: --players: a value is missing\n"),
    "not a number": (["start", "discs", "--players", "two"], "kasimir: --players: “two” is not a whole number\n"),
    "too much": (["best", "discs", "--sims", "9", "--level", "easy"], "kasimir: --level: cannot be used together with"),
    "neither": (["completion"], "kasimir: one of these is needed: SHELL\n"),
    "value for a switch": (["solve", "discs", "--json=1"], "kasimir: --json: takes no value, but got “1”\n"),
    "shortened for two": (["best", "discs", "--s", "2"], "kasimir: --s could be --sims, --seconds, --seed\n"),
}


@pytest.mark.parametrize(("words", "message"), MISUSED.values(), ids=MISUSED.keys())
def test_misuse_is_told_in_our_words(words: list[str], message: str, capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert capsys.readouterr().err.splitlines(keepends=True)[-1].startswith(message)


@pytest.fixture(params=languages())
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setenv("KASIMIR_LANGUAGE", request.param)
    language_of_user.cache_clear()
    yield request.param
    monkeypatch.undo()
    language_of_user.cache_clear()


def test_every_option_is_explained_in_every_language(language: str) -> None:
    for parser in all_parsers(make_parser()):
        parser.translate()
        assert parser.description != parser.code
        for action in parser._actions:
            assert action.help or isinstance(action, argparse._SubParsersAction), (parser.prog, action.dest)
        assert "cli." not in parser.format_help()


def test_misuse_is_told_in_every_language(language: str) -> None:
    english = "argument --players: invalid int value: 'two'"
    assert "two" in fault_text(english)
    assert (fault_text(english) == "--players: “two” is not a whole number") == (language == "en")
    assert fault_text("something new in argparse") == "something new in argparse"


def test_an_error_is_told_in_every_language(language: str, capsys: Capture) -> None:
    assert main(["start", "chess"]) == 1
    told = capsys.readouterr().err
    assert told.startswith("kasimir\u202f: " if language == "fr" else "kasimir: ")
    assert "chess" in told


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


def test_terminal_without_our_signs_gets_others() -> None:
    done = run(["start", "towers", "--players", "9"], PYTHONIOENCODING="ascii:strict")
    assert done.returncode == 1
    done = run(["why", "towers", "4,4 - 0,0 - r 3", "hello"], PYTHONIOENCODING="ascii:strict")
    assert done.returncode == 0
    assert b"\\u201chello\\u201d is not a move" in done.stdout


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
