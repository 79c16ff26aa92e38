"""Editions and positions of hunt for tests, and what comes after them."""

import random
from collections.abc import Iterator
from pathlib import Path

from kasimir.core.game import State
from kasimir.core.setup import Setup


def own_edition(folder: Path, text: str) -> str:
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


def random_positions(setup: Setup, seed: int, longest: int = 200) -> Iterator[State]:
    """The positions of one random match."""
    rng = random.Random(seed)
    state = setup.start()
    for _ in range(longest):
        yield state
        options = setup.options(state)
        if not options:
            return
        state = setup.after(state, rng.choices(options, [option.weight for option in options])[0].move)


def check_position(setup: Setup, state: State) -> None:
    """What holds in every position: no piece is lost, the text reads back, something comes next."""
    text = setup.text(state)
    assert setup.read(text) == state
    cheese, store = text.split()[2:4]
    assert sum(int(count) for count in cheese.split(",")) + int(store) == setup.edition.values()["cheeses"]
    assert bool(setup.options(state)) == (setup.kind_name(state) != "over")
