"""Speed of the search: with full random rollouts compared with playouts in C, and with OpenSpiel's search.

.venv/bin/python -m bench.search [--quick] [--write]

Contenders take turns, and the best round of each counts. `--write` also writes the section in bench/results.md.
"""

import argparse
import statistics
import subprocess
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.results_file import write_section
from bench.rules import FLAGS, GAMES_FOR_LENGTH, HERE, MISSING, SEED, Contender, cpu_seconds, machine, table, verdict
from kasimir.bots.searcher import Searcher
from kasimir.bots.simulator import FULL, SearchParameters
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.simulate import CHOICES, Simulator

BAR = 0.6
SEATS = 4
FIRST_CHOICE = "4,4,4,4 - 0,0,0,0 - r *"
"""The clover leaves the most choices."""
QUICK, THOROUGH = (2, 2_000), (7, 30_000)
"""Rounds, and simulations per round."""
SPIEL = {"connect_four": 3_000, "backgammon": 100}
"""Simulations per round of OpenSpiel's search."""

REPORT = """\
## Search

    .venv/bin/python -m bench.search --write

{0}

Towers with four seats from its first choice, one thread, every simulation played at random to the end of the match,
compared with random playouts in hand-written C (`bench/towers.c`, {1}). The bar is {2:.0%} of the playouts.

{3}

Nanoseconds per simulated move (all players' choices of a simulation, in the tree and below it) compared with
OpenSpiel's `MCTSBot` in C++ with random rollouts, from the first choice of its games; lengths are those of random
play.

{4}
"""
"""The section of the results."""


def full_search(setup: Setup, simulations: int) -> Contender:
    """Our search with full random rollouts, from the first choice on; simulations count as moves here."""
    searcher = Searcher(setup, SearchParameters(rollout=FULL, bias=0.0))
    state = setup.read(FIRST_CHOICE)
    return Contender(lambda: (simulations, cpu_seconds(lambda: searcher.search(state, simulations=simulations))))


def c_playouts(folder: Path, matches: int) -> Contender:
    """Playouts in C, which measures its own time."""
    program = str(folder / "towers")
    subprocess.run(["cc", *FLAGS[0].split(), "-o", program, str(HERE / "towers.c")], check=True)

    def run() -> tuple[float, float]:
        command = [program, str(SEATS), str(matches), str(SEED)]
        _, seconds, *_ = subprocess.run(command, capture_output=True, check=True).stdout.split()
        return matches, float(seconds)

    return Contender(run)


def random_length(setup: Setup) -> float:
    """The mean number of choices of a random match."""
    return float(Simulator(setup, SEED).batch(0, 2000)[:, CHOICES].mean())


def spiel_search(name: str) -> tuple[Contender, float]:
    """OpenSpiel's search in C++, and the number of choices of its random games."""
    import pyspiel

    game = pyspiel.load_game(name)
    root = game.new_initial_state()
    while root.is_chance_node():
        root.apply_action(root.chance_outcomes()[0][0])
    bots = [pyspiel.make_uniform_random_bot(player, SEED + player) for player in range(game.num_players())]

    def random_length(seed: int) -> int:
        state = root.clone()
        pyspiel.evaluate_bots(state, bots, seed)
        return sum(step.player >= 0 for step in state.full_history()[len(root.history()) :])

    def run() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
        bot = pyspiel.MCTSBot(game, evaluator, 2.0, SPIEL[name], 1000, False, SEED, False)
        return SPIEL[name], cpu_seconds(lambda: bot.mcts_search(root))

    return Contender(run), statistics.fmean(map(random_length, range(GAMES_FOR_LENGTH)))


def measure(rounds: int, simulations: int) -> str:
    """Run all contenders in turn, and report."""
    setup = make_setup("towers", players=SEATS)
    ours = full_search(setup, simulations)
    spiel = {name: spiel_search(name) for name in SPIEL if find_spec("pyspiel")}
    with TemporaryDirectory() as folder:
        in_c = c_playouts(Path(folder), simulations)
        for _ in range(rounds):
            for contender in (ours, in_c, *(contender for contender, _ in spiel.values())):
                contender.take_turn()
    part = in_c.best / ours.best
    speeds = [
        f"{1e9 / ours.best:,.0f}",
        f"{1e9 / in_c.best:,.0f}",
        f"{part:.1%}",
        verdict(part >= BAR),
    ]
    head = ["", "simulations a second", "C's playouts a second", "of C's speed", f"bar {BAR:.0%}"]
    rows = [["search", "ns a simulated move", "simulations a second"]]
    rows.append(["kasimir, towers, 4 seats", f"{ours.best / random_length(setup):,.0f}", f"{1e9 / ours.best:,.0f}"])
    for name in SPIEL:
        numbers = [MISSING] * 2
        if name in spiel:
            contender, length = spiel[name]
            numbers = [f"{contender.best / length:,.0f}", f"{1e9 / contender.best:,.0f}"]
        rows.append([f"OpenSpiel, {name}", *numbers])
    return REPORT.format(machine(), f"cc {FLAGS[0]}", BAR, table(head, ["towers, 4 seats", *speeds]), table(*rows))


def main() -> None:
    """Measure, print, and optionally write."""
    parser = argparse.ArgumentParser(description="Measure the speed of the search.")
    parser.add_argument("--quick", action="store_true", help="only for trying the script: inaccurate numbers")
    parser.add_argument("--write", action="store_true", help="also write the section in bench/results.md")
    arguments = parser.parse_args()
    report = measure(*(QUICK if arguments.quick else THOROUGH))
    print(report, end="")
    if arguments.write:
        write_section(report)


if __name__ == "__main__":
    main()
