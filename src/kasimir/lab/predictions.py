"""What to expect of a table before it is opened: one small file per game, generated from simulations."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from kasimir.core import registry
from kasimir.core.game import AnyGame
from kasimir.core.setup import Setup

FILE = "predictions.json"
DIGITS = 4


def file_of(game: AnyGame) -> Path:
    """The prediction file of a game."""
    return game.folder / FILE


@cache
def predictions(name: str) -> dict[str, Any]:
    """The predictions of a game and how they were made; no rows if there is no file."""
    file = file_of(registry.load(name))
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {"rows": []}
    return found


def shipped_setups(game: AnyGame) -> Iterator[Setup]:
    """Every edition, variant and number of seats that comes with a game."""
    for edition in game.editions():
        for variant in game.variants:
            for players in game.players:
                yield Setup(game, game.edition(edition), variant, players)


def rounded(numbers: Any) -> Any:
    """Plain values with numbers rounded to their precision."""
    if isinstance(numbers, dict):
        return {key: rounded(value) for key, value in numbers.items()}
    if isinstance(numbers, list | tuple):
        return [rounded(value) for value in numbers]
    return round(numbers, DIGITS) if isinstance(numbers, float) else numbers


def as_text(heading: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """The file's text: one line per row, for readable diffs."""
    lines = ",\n".join(f"  {json.dumps(rounded(row))}" for row in rows)
    first = json.dumps(heading)[1:-1]
    return f'{{{first}, "rows": [\n{lines}\n]}}\n'
