"""`kasimir start`."""

import subprocess
import sys

import pytest

from kasimir.cli import main
from kasimir.core import registry
from kasimir.core.setup import make_setup
from tests.cli.commands import GAMES, START, Capture
from tests.helpers import all_starts


@pytest.mark.parametrize("game", GAMES)
def test_start_prints_the_first_position(game: str, capsys: Capture) -> None:
    for players in registry.load(game).players:
        assert main(["start", game, "--players", str(players)]) == 0
        setup = make_setup(game, players=players)
        assert capsys.readouterr().out == f"{setup.text(setup.start())}\n"


@pytest.mark.parametrize("game", GAMES)
def test_any_seat_that_may_starts(game: str, capsys: Capture) -> None:
    for setup, seat in all_starts(game):
        options = ["--edition", setup.edition.name, "--variant", setup.variant, "--players", str(setup.players)]
        assert main(["start", game, *options, "--first", seat]) == 0
        assert capsys.readouterr().out == f"{setup.text(setup.start(seat))}\n"


REFUSED = [("discs", "m"), ("discs", "c"), ("kitchen", "c"), ("kitchen", "m2"), ("towers", "g"), ("towers", "")]


@pytest.mark.parametrize(("game", "seat"), REFUSED)
def test_seat_that_may_not_start_is_refused(game: str, seat: str, capsys: Capture) -> None:
    assert main(["start", game, "--first", seat]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert "start" in said.err


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
