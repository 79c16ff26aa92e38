"""One module per solved game, found by name."""

from pathlib import Path


def solved_games() -> list[str]:
    """The games that can be solved: one module each, which defines the class `SOLUTION`."""
    return sorted(file.stem for file in Path(__file__).parent.glob("[!_]*.py"))
