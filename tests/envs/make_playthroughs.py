"""Recorded playthroughs: a random match of each game with everything that OpenSpiel's API returns for its states.

    .venv/bin/python -m tests.envs.make_playthroughs      writes them anew

A difference means that something changed for those who use the games with OpenSpiel: numbers of moves, texts, tensors.
"""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

from kasimir.core import registry
from tests.envs.spiel import game_name
from tests.helpers import own_file

SEED = 1
TURNS = 12
"""The matches are short, so that people can read them."""


def games() -> dict[str, str]:
    """The games, by the name of their file."""
    found = {name: game_name(name, turns=TURNS) for name in registry.names()}
    hiding = [name for name in registry.names() if registry.load(name).hidden]
    return found | {f"{name}-hidden": game_name(name, turns=TURNS, hidden=True) for name in hiding}


def made(name: str) -> str:
    """The playthrough of the current code."""
    text: str = playthrough(games()[name], None, seed=SEED)
    return text


def file_of(name: str) -> Path:
    """The file of a playthrough."""
    return own_file("playthroughs", f"{name}.txt")


def recorded() -> list[str]:
    """The games with a recorded file; a new game has none until this module was run."""
    return [name for name in games() if file_of(name).is_file()]


if __name__ == "__main__":
    for each in games():
        file_of(each).parent.mkdir(parents=True, exist_ok=True)
        file_of(each).write_text(made(each), encoding="utf-8")
