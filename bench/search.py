"""How fast the search is: with full random rollouts beside plain playouts in C, and beside OpenSpiel's search.

.venv/bin/python -m bench.search [--quick] [--write]

Contenders take turns, and the best round of each counts. `--write` puts the section into bench/results.md as well.
"""

import argparse
import statistics
import subprocess
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from bench.rules import FLAGS, GAMES_FOR_LENGTH, HERE, MISSING, SEED, Contender, cpu_seconds, machine, table, verdict
from bench.sections import write_section
from kasimir.bots.searcher import FULL, Manner, Searcher
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.simulate import CHOICES, Simulator

BAR = 0.6
SEATS = 4
FIRST_CHOICE = "4,4,4,4 - 0,0,0,0 - r *"
"""The clover leaves most to choose."""
QUICK, THOROUGH = (2, 2_000), (7, 30_000)
"""Rounds, and the simulations of a round."""
SPIEL = {"connect_four": 3_000, "backgammon": 100}
"""The simulations of a round of OpenSpiel's search."""

REPORT = """\
## Search

    .venv/bin/python -m bench.search --write

{0}

Towers with four seats from its first choice, one thread, every simulation played at random to the end of the match,
beside plain random playouts of the hand-written C (`bench/towers.c`, {1}). The bar is {2:.0%} of the playouts.

{3}

Nanoseconds a simulated move (the players' choices, all those of a simulation, in the tree and after it) beside
OpenSpiel's `MCTSBot` in C++ with random rollouts, from the first choice of its games; lengths are those of random play.

{4}
"""
"""The section of the results."""


def full_search(setup: Setup, simulations: int) -> Contender:
    """Our search with full random rollouts, from the first choice on; simulations count as moves here."""
    searcher = Searcher(setup, Manner(rollout=FULL, bias=0.0))
    state = setup.read(FIRST_CHOICE)
    return Contender(lambda: (simulations, cpu_seconds(lambda: searcher.search(state, simulations=simulations))))


def c_playouts(folder: Path, matches: int) -> Contender:
    """Playouts of the C, which times itself."""
    program = str(folder / "towers")
    subprocess.run(["cc", *FLAGS[0].split(), "-o", program, str(HERE / "towers.c")], check=True)

    def run() -> tuple[float, float]:
        command = [program, str(SEATS), str(matches), str(SEED)]
        _, seconds, *_ = subprocess.run(command, capture_output=True, check=True).stdout.split()
        return matches, float(seconds)

    return Contender(run)


def random_length(setup: Setup) -> float:
    """The choices of a random match, on average."""
    return float(Simulator(setup, SEED).batch(0, 2000)[:, CHOICES].mean())


def spiel_search(name: str) -> tuple[Contender, float]:
    """OpenSpiel's search in C++, and how many choices its random games have."""
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
    """Let all take turns, and report."""
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
    """Measure, print and perhaps write."""
    parser = argparse.ArgumentParser(description="Measure how fast the search is.")
    parser.add_argument("--quick", action="store_true", help="only try it out: the numbers are rough")
    parser.add_argument("--write", action="store_true", help="write the section of bench/results.md as well")
    arguments = parser.parse_args()
    report = measure(*(QUICK if arguments.quick else THOROUGH))
    print(report, end="")
    if arguments.write:
        write_section(report)


if __name__ == "__main__":
    main()
