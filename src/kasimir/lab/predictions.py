"""What to expect of a table before it is opened: a small file a game, made from simulations by one command."""

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
    """Where the predictions of a game are."""
    return game.folder / FILE


@cache
def predictions(name: str) -> dict[str, Any]:
    """The predictions of a game, with how they were made; no rows where nobody made any."""
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
    """Plain values, the numbers no longer than they are good for."""
    if isinstance(numbers, dict):
        return {key: rounded(value) for key, value in numbers.items()}
    if isinstance(numbers, list | tuple):
        return [rounded(value) for value in numbers]
    return round(numbers, DIGITS) if isinstance(numbers, float) else numbers


def as_text(heading: dict[str, Any], rows: list[dict[str, Any]]) -> str:
    """The file: a line a row, so that changes can be read."""
    lines = ",\n".join(f"  {json.dumps(rounded(row))}" for row in rows)
    first = json.dumps(heading)[1:-1]
    return f'{{{first}, "rows": [\n{lines}\n]}}\n'
