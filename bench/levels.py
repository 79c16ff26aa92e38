"""Time and memory that the levels need for a move.

.venv/bin/python -m bench.levels [--positions 1000] [--levels hard,master] [--write]

Positions are sampled from matches, equally many for every number of seats. Everything runs on one core, one position
after the other. `--write` also writes the section in bench/results.md.
"""

import argparse
import resource
import time
from collections.abc import Sequence

from bench.positions import sample, setups
from bench.results_file import write_section
from bench.rules import machine, table, verdict
from kasimir.bots.player import Player, searcher_for, thinker_for
from kasimir.core.setup import Setup

GAMES = {"discs": None, "hunt": "older", "towers": None, "race": None, "kitchen": None}
"""The variants with the most to search."""
BARS = {"hard": 1.2, "master": 3.5}
MEMORY_BAR = 500
SEED = 5

REPORT = """\
## Levels

    .venv/bin/python -m bench.levels --write

{0}

Wall-clock seconds that a level needs for a move on one core, for positions sampled from matches with every number of
seats. Each level also has a time limit, so that it is not much slower on a slower machine.

{1}

Peak memory of the process, with one game, number of seats and level at a time: {2:.0f} MB ({3}, bar {4} MB).
"""


def seconds_of(setup: Setup, level: str, positions: int) -> list[float]:
    """The seconds for each position."""
    player = Player(setup, level, SEED)
    taken = []
    for state in sample(setup, positions, SEED):
        began = time.perf_counter()
        player.choose(state)
        taken.append(time.perf_counter() - began)
    thinker_for.cache_clear()  # one table at a time: earlier trees are not needed any more
    searcher_for.cache_clear()
    return taken


def row(game: str, variant: str | None, level: str, positions: int) -> Sequence[str]:
    """A row of the table."""
    tables = setups(game, variant)
    taken = sorted(took for setup in tables for took in seconds_of(setup, level, -(-positions // len(tables))))
    worst, p99, mean = taken[-1], taken[int(0.99 * len(taken))], sum(taken) / len(taken)
    seats = f"{tables[0].players}-{tables[-1].players}" if len(tables) > 1 else str(tables[0].players)
    numbers = f"{mean:.3f}", f"{p99:.3f}", f"{worst:.3f}"
    return [f"{game}, {level}", seats, str(len(taken)), *numbers, f"{BARS[level]}", verdict(worst < BARS[level])]


def measure(levels: Sequence[str], positions: int) -> str:
    """Measure all games and levels."""
    rows = [row(game, variant, level, positions) for level in levels for game, variant in GAMES.items()]
    head = ["game, level", "seats", "positions", "mean", "p99", "worst", "bar", ""]
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return REPORT.format(machine(), table(head, *rows), memory, verdict(memory < MEMORY_BAR), MEMORY_BAR)


def main() -> None:
    """Measure, print, and optionally write."""
    parser = argparse.ArgumentParser(description="Measure how long the levels take for a move.")
    parser.add_argument("--positions", type=int, default=1000, help="positions per game (default: 1000)")
    parser.add_argument("--levels", default=",".join(BARS), help="levels, separated by commas")
    parser.add_argument("--write", action="store_true", help="also write the section in bench/results.md")
    arguments = parser.parse_args()
    report = measure(arguments.levels.split(","), arguments.positions)
    print(report, end="")
    if arguments.write:
        write_section(report)


if __name__ == "__main__":
    main()
