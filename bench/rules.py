"""Speed of the rules, compared with C and OpenSpiel in one run.

.venv/bin/python -m bench.rules [--quick] [--write]

Contenders take turns, so that noise affects all alike, and the best round of each counts. `--write` also writes the
output to bench/results.md; `--quick` is for trying the script, not for results.
"""

import argparse
import math
import os
import platform
import resource
import shutil
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.metadata import distributions
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np

from bench.results_file import write_beginning
from kasimir.core import registry, rng
from kasimir.core.fields import PlainRecords
from kasimir.core.playout import make_playouts
from kasimir.core.setup import Setup
from kasimir.lab.simulate import CHOICES, TURNS, Rows, Simulator, Tally

HERE = Path(__file__).parent
SEED = 20240229
QUICK, THOROUGH = (2, 0.02, 2), (9, 0.1, 7)
"""Rounds, minimum seconds of each contender per round, starts of each command."""
MISSING = "not installed"

COMPILED_BAR, INTERPRETED_BAR, KITCHEN_BAR, C_BAR = 1_000, 10_000, 30_000, 0.65
START, START_BAR = ("start", "discs"), 0.3
WARM, WARM_BAR = ("simulate", "towers", "--games", "1", "--json"), 1.0
FLAGS = ("-O2", "-O3 -march=native")
ROLLOUTS, GAMES_FOR_LENGTH = {"connect_four": 10_000, "backgammon": 500}, 3000
"""Random games that OpenSpiel plays per round; further games to measure their mean length."""

# Users have no SciPy, which OpenSpiel needs and Numba imports if it is installed.
KASIMIR = "import sys; sys.modules['scipy'] = None; from kasimir.cli import main; sys.exit(main())"

REPORT = """\
# How fast the rules are

    python3 run.py setup bench
    .venv/bin/python -m bench.rules --write

{0}

Nanoseconds of one thread's CPU time per player's choice, including the rolls before it, in random play: lower is
better. The best of several rounds in which all contenders took turns. `x` is the speed of our compiled rules relative
to that game of OpenSpiel. Where fewer than half of the turns have a choice, turns are counted instead.

{1}

Hand-written towers in C (`bench/towers.c`) plays the same matches; the run fails unless all moves and wins are equal.

{2}

OpenSpiel's random rollouts in C++, from the first choice on: a search with one simulation consists of rollouts only.
Moves are players' choices, without chance, as for ours: the mean of other random games, accurate to about 2%.

{3}

Start-up from the second time on, as for users (cached bytecode, no SciPy); the median is compared with the bar.

{4}
"""


@dataclass
class Contender:
    """Repeats the same work on every call, and returns the number of moves and seconds."""

    work: Callable[[], tuple[float, float]]
    best: float = field(default=math.inf, init=False)
    """Nanoseconds per move."""

    def take_turn(self) -> None:
        """Run once more."""
        moves, seconds = self.work()
        self.best = min(self.best, seconds / moves * 1e9)


def cpu_seconds(work: Callable[[], object]) -> float:
    """The CPU seconds of this thread."""
    began = time.thread_time()
    work()
    return time.thread_time() - began


class Line:
    """One set-up, compiled and interpreted."""

    def __init__(self, setup: Setup, seconds: float) -> None:
        """Compile, and find out how many matches fill the time; both ways must play the same matches."""
        self.setup = setup
        self.playouts = make_playouts(setup.game.rules)
        compiled_batch = partial(Simulator(setup, SEED).batch, 0)
        compiled_batch(1)
        self.matches = enough(compiled_batch, seconds)
        few = enough(self.interpreted_batch, seconds)
        self.rows = compiled_batch(max(self.matches, few))
        assert (self.interpreted_batch(few) == self.rows[:few]).all(), "interpreted rules play differently"
        self.unit = CHOICES if 2 * self.rows[:, CHOICES].sum() >= self.rows[:, TURNS].sum() else TURNS
        self.compiled = self.contender(compiled_batch, self.matches)
        self.interpreted = self.contender(self.interpreted_batch, few)

    def contender(self, batch: Callable[[int], Rows], matches: int) -> Contender:
        """One way of playing the first matches."""
        moves = int(self.rows[:matches, self.unit].sum())
        return Contender(lambda: (moves, cpu_seconds(partial(batch, matches))))

    def interpreted_batch(self, matches: int) -> Rows:
        """Play the first matches with the same driver on plain objects."""
        game, start = self.setup.game, self.setup.start()
        rows = np.zeros((matches, 3), np.int64)
        moves, won = [0] * game.most_moves, [0] * self.setup.players
        states, boards = PlainRecords([start, start.copy()]), PlainRecords([self.setup.board])
        stream, history = [0] * rng.WORDS, [0] * (1 << 16)
        played = self.playouts(states, boards, stream, SEED, 0, history, moves, won, rows)
        assert played == matches, "a match was longer than the history"
        return rows


def enough(batch: Callable[[int], object], seconds: float) -> int:
    """The number of matches that take at least so many seconds."""
    matches = 1
    while cpu_seconds(partial(batch, matches)) < seconds:
        matches *= 2
    return matches


def setups() -> Iterator[Setup]:
    """Every game in each variant, with the fewest and the most seats."""
    for game in map(registry.load, registry.names()):
        for variant in game.variants:
            for players in sorted({game.players[0], game.players[-1]}):
                yield Setup(game, game.edition(), variant, players)


def c_contenders(folder: Path, lines: Sequence[Line]) -> dict[tuple[int, str], Contender]:
    """Towers in C by seats and compiler flags; none without a C compiler."""
    compiler = shutil.which("cc")
    found: dict[tuple[int, str], Contender] = {}
    for number, flags in enumerate(FLAGS if compiler else ()):
        program = str(folder / f"towers{number}")
        subprocess.run([str(compiler), *flags.split(), "-o", program, str(HERE / "towers.c")], check=True)
        found |= {(line.setup.players, flags): c_contender(program, line) for line in lines}
    return found


def c_contender(program: str, line: Line) -> Contender:
    """Towers in C, playing the same matches as our compiled rules; it measures its own time."""
    tally = Tally(line.setup, SEED)
    tally.add(line.rows[: line.matches])
    expected = [tally.moves, *tally.wins.values()]

    def run() -> tuple[float, float]:
        command = [program, str(line.setup.players), str(line.matches), str(SEED)]
        moves, seconds, *wins = subprocess.run(command, capture_output=True, check=True).stdout.split()
        assert [int(moves), *map(int, wins[: line.setup.players])] == expected, "C plays differently"
        return int(moves), float(seconds)

    return Contender(run)


def spiel_contender(name: str) -> Contender:
    """OpenSpiel's own rollouts in C++: a search with one simulation does nothing but roll out its root."""
    import pyspiel

    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]

    def random_length(seed: int) -> int:
        """The players' choices in one random game, without chance."""
        state = root.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(step.player >= 0 for step in state.full_history()[len(root.history()) :])

    def roll_out() -> None:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS[name], SEED)
        pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1, False, SEED, False).mcts_search(root)

    moves = ROLLOUTS[name] * statistics.fmean(map(random_length, range(GAMES_FOR_LENGTH)))
    return Contender(lambda: (moves, cpu_seconds(roll_out)))


def start_seconds(words: Sequence[str]) -> tuple[float, float]:
    """Run `kasimir` with these arguments: wall-clock seconds, CPU seconds."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    before, began = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    subprocess.run([sys.executable, "-c", KASIMIR, *words], stdout=subprocess.DEVNULL, env=environment, check=True)
    wall, after = time.perf_counter() - began, resource.getrusage(resource.RUSAGE_CHILDREN)
    return wall, after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime


def table(*rows: Sequence[str]) -> str:
    """A table in Markdown with the first row as its head; all but the first column are right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    padded = [[row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])] for row in (rows[0], rule, *rows[1:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in padded)


def verdict(is_met: bool) -> str:
    """Whether a bar is met."""
    return "met" if is_met else "MISSED"


def rules_table(lines: Sequence[Line], spiel: dict[str, Contender]) -> str:
    """Every set-up compared with the bars and with OpenSpiel."""
    rows = [["game, variant, seats", "counted", "compiled", f"bar {COMPILED_BAR:,}", "interpreted", "bar", ""]]
    rows[0] += [f"x {name}" for name in ROLLOUTS]
    for line in lines:
        setup, compiled, interpreted = line.setup, line.compiled.best, line.interpreted.best
        bar = KITCHEN_BAR if setup.game.name == "kitchen" else INTERPRETED_BAR
        names = f"{setup.game.name}, {setup.variant}, {setup.players}", "turns" if line.unit == TURNS else "moves"
        times = [f"{spiel[name].best / compiled:.1f}" if name in spiel else MISSING for name in ROLLOUTS]
        ours = f"{compiled:.1f}", verdict(compiled <= COMPILED_BAR), f"{interpreted:,.0f}"
        rows.append([*names, *ours, f"{bar:,}", verdict(interpreted <= bar), *times])
    return table(*rows)


def towers_table(lines: Sequence[Line], in_c: dict[tuple[int, str], Contender]) -> str:
    """Compiled towers compared with towers in C."""
    rows = [["seats", "compiled", *(f"cc {flags}" for flags in FLAGS), "of C's speed", f"bar {C_BAR:.0%}"]]
    for line in lines:
        theirs = [in_c[line.setup.players, flags].best for flags in FLAGS] if in_c else []
        part = theirs[0] / line.compiled.best if theirs else 0
        compared = [*(f"{ns:.1f}" for ns in theirs), f"{part:.1%}", verdict(part >= C_BAR)]
        rows.append([str(line.setup.players), f"{line.compiled.best:.1f}", *(compared if theirs else [MISSING] * 4)])
    return table(*rows)


def starts_table(runs: int) -> str:
    """Start-up times, without and with compiled rules."""
    rows = [["command", "seconds", "best", "median", "bar", ""]]
    for words, what, bar in ((START, "CPU", START_BAR), (WARM, "clock", WARM_BAR)):
        start_seconds(words)  # compiles everything
        seconds = [start_seconds(words)[what == "CPU"] for _ in range(runs)]
        median = statistics.median(seconds)
        numbers = f"{min(seconds):.3f}", f"{median:.3f}", f"{bar}", verdict(median <= bar)
        rows.append([f"`kasimir {' '.join(words)}`", what, *numbers])
    return table(*rows)


def machine() -> str:
    """The machine and versions, in one line."""
    info = Path("/proc/cpuinfo")
    models = [line for line in info.read_text().splitlines() if line.startswith("model name")] if info.exists() else []
    model = models[0].partition(": ")[2] if models else platform.processor() or platform.machine()
    versions = {package.name.replace("-", "_"): package.version for package in distributions()}
    packages = ", ".join(f"{name} {versions.get(name, MISSING)}" for name in ("numba", "numpy", "open_spiel"))
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}, {packages}"


def measure(rounds: int, seconds: float, starts: int) -> str:
    """Run all contenders in turn, and report."""
    lines = [Line(setup, seconds) for setup in setups()]
    towers = [line for line in lines if line.setup.game.name == "towers"]
    ours = [contender for line in lines for contender in (line.compiled, line.interpreted)]
    spiel = {name: spiel_contender(name) for name in ROLLOUTS if find_spec("pyspiel")}
    with TemporaryDirectory() as folder:
        in_c = c_contenders(Path(folder), towers)
        for _ in range(rounds):
            for contender in (*ours, *in_c.values(), *spiel.values()):
                contender.take_turn()
    theirs = ([name, f"{spiel[name].best:,.0f}" if spiel else MISSING] for name in ROLLOUTS)
    tables = rules_table(lines, spiel), towers_table(towers, in_c), table(["OpenSpiel", "ns"], *theirs)
    return REPORT.format(machine(), *tables, starts_table(starts))


def main() -> None:
    """Measure, print, and optionally write."""
    parser = argparse.ArgumentParser(description="Measure the speed of the rules.")
    parser.add_argument("--quick", action="store_true", help="only for trying the script: inaccurate numbers")
    parser.add_argument("--write", action="store_true", help="also write bench/results.md")
    arguments = parser.parse_args()
    report = measure(*(QUICK if arguments.quick else THOROUGH))
    print(report, end="")
    if arguments.write:
        write_beginning(report)


if __name__ == "__main__":
    main()
