"""`kasimir simulate`."""

import json

import pytest

from kasimir.cli import main
from kasimir.core.words import say
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


@pytest.mark.parametrize(
    ("language", "lengths", "times"),
    [
        ("en", "Turns per match: 24.3 (longest 1,061); choices per match: 18.0", "1.50 s, 2.91 s of CPU time, 410 ns"),
        ("de", "Züge je Partie: 24,3 (längste 1.061); Entscheidungen je Partie: 18,0", "1,50 s, 2,91 s Prozessorzeit"),
    ],
)
def test_numbers_are_written_as_in_the_language(language: str, lengths: str, times: str) -> None:
    assert say("simulate.lengths", {"turns": 24.27, "longest": 1061, "moves": 18.0}, language=language) == lengths
    assert say("simulate.times", {"seconds": 1.5, "cpu": 2.908, "speed": 410}, language=language).startswith(times)
