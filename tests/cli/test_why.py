"""`kasimir why`."""

import pytest

from kasimir.cli import main
from kasimir.core.setup import make_setup
from tests.cli.commands import GAMES, Capture


def test_why_not(capsys: Capture) -> None:
    assert main(["why", "towers", "2,3 4:Rb/6:r 0,0 - r 3", "4+3"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "towers.caught: Your mouse on space 4 sits in a tin for good.",
        "The first mouse that lands on a tin is caught and never moves again.",
    ]


def test_why_not_indeed(capsys: Capture) -> None:
    assert main(["why", "towers", "2,3 4:Rb/6:r 0,0 - r 3", "6+3"]) == 0
    assert capsys.readouterr().out == "“6+3” is legal.\n"


@pytest.mark.parametrize("game", GAMES)
def test_why_takes_every_start(game: str, capsys: Capture) -> None:
    """Positions that begin with a dash are not taken for options."""
    setup = make_setup(game)
    assert main(["why", game, setup.text(setup.start()), "hello"]) == 0
    code, rule = capsys.readouterr().out.splitlines()
    assert code.partition(":")[0].partition(".")[0] in (game, "move")
    assert rule.endswith(".")
