"""`kasimir completion`: what the Tab key offers, and the scripts for the shells."""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from kasimir.bots.levels import BOTS, LEVELS
from kasimir.cli import COMMANDS, main, make_parser
from kasimir.cli.completion import SCRIPTS, candidates
from kasimir.core import registry

GAMES = registry.names()


def offered(*words: str) -> list[str]:
    return [word for word, _ in candidates(make_parser(), words)]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ([""], [*COMMANDS]),
        (["mo"], ["moves"]),
        (["best", ""], GAMES),
        (["best", "--players", "2", "to"], ["towers"]),
        (["best", "towers", "--level", ""], [*LEVELS, "perfect"]),
        (["best", "towers", "--level", "ha"], ["hard"]),
        (["best", "towers", "--level=ha"], ["--level=hard"]),
        (["best", "towers", "--level", "=", "ha"], ["hard"]),
        (["best", "towers", "--level", "="], [*LEVELS, "perfect"]),
        (["arena", "towers", "hard", ""], BOTS),
        (["join", "http://localhost/t/x", "--bot", "m"], ["master"]),
        (["start", "kitchen", "--players", ""], ["2", "3", "4", "5"]),
        (["start", "hunt", "--variant", ""], registry.load("hunt").variants),
        (["start", "--variant", ""], []),
        (["start", "chess", "--variant", ""], []),
        (["editions", "hunt", "--edition", "cl"], ["classic"]),
        (["lab", ""], ["balance", "tune", "predict"]),
        (["lab", "tune", ""], GAMES),
        (["lab", "tune", "towers", "--target", ""], ["fair"]),
        (["play", "--no"], ["--no-browser"]),
        (["play", "--no-browser", "--no"], []),
        (["join", "x", "--seat", "r", "--sea"], ["--seat"]),
        (["completion", ""], [*SCRIPTS]),
        (["completion", "--w"], []),
        (["verify", ""], []),
        (["nonsense", "--unknown", ""], [*COMMANDS]),
    ],
)
def test_what_is_offered(words: list[str], expected: list[str]) -> None:
    assert offered(*words) == list(expected)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_option_of_every_command_is_offered(command: str) -> None:
    top = make_parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    parser: argparse.ArgumentParser = top[command]  # type: ignore[index]
    shown = {name for name in parser.format_usage().replace("[", " ").replace("]", " ").split() if name[:2] == "--"}
    assert shown | {"--help"} == set(offered(command, "-"))


@pytest.mark.parametrize("shell", SCRIPTS)
def test_script_is_printed(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    assert capsys.readouterr().out == SCRIPTS[shell]


@pytest.fixture
def path_with_kasimir(tmp_path: Path) -> str:
    """A PATH on which `kasimir` is this one."""
    program = tmp_path / "kasimir"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m kasimir "$@"\n')
    program.chmod(0o755)
    return f"{tmp_path}{os.pathsep}{os.environ['PATH']}"


def shell_output(shell: str, program: str, path: str) -> list[str]:
    command = [shell, "-c", program]
    done = subprocess.run(command, env={**os.environ, "PATH": path}, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


@pytest.mark.skipif(not shutil.which("bash") or sys.platform == "win32", reason="needs bash")
@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("kasimir b", ["best"]),
        ("kasimir best ''", [*GAMES]),
        ("kasimir best towers --level ''", [*LEVELS, "perfect"]),
        ("kasimir lab balance towers --va", ["--variant", "--vary"]),
        ("kasimir verify ''", []),
    ],
)
def test_bash_completes(line: str, expected: list[str], path_with_kasimir: str) -> None:
    program = f"""
        eval "$(kasimir completion bash)"
        complete -p kasimir
        COMP_WORDS=({line})
        COMP_CWORD=$(({len(line.split())} - 1))
        _kasimir kasimir
        [ ${{#COMPREPLY[@]}} = 0 ] || printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    registered, *found = shell_output("bash", program, path_with_kasimir)
    assert registered == "complete -o default -F _kasimir kasimir"
    assert found == expected


@pytest.mark.skipif(not shutil.which("fish"), reason="needs fish")
def test_fish_completes(path_with_kasimir: str) -> None:
    program = "kasimir completion fish | source; complete -C 'kasimir best towers --level ha'"
    assert shell_output("fish", program, path_with_kasimir) == ["hard"]


@pytest.mark.skipif(not shutil.which("zsh"), reason="needs zsh")
def test_zsh_completes(path_with_kasimir: str) -> None:
    program = """
        compdef() { }
        _files() { print files }
        _describe() { print -l -- $found }
        eval "$(kasimir completion zsh)"
        words=(kasimir best towers --level '') CURRENT=5; _kasimir
        words=(kasimir verify '') CURRENT=3; _kasimir
    """
    assert shell_output("zsh", program, path_with_kasimir) == [*LEVELS, "perfect", "files"]
