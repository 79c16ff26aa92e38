"""`kasimir simulate`."""

import json

import pytest

from kasimir.cli import main
from tests.cli.commands import Capture, run


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
