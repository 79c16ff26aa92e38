"""Strength of the levels: each plays the one below it; in hunt, dominated by dice, exact values are the measure.

.venv/bin/python -m bench.strength FOLDER [--part NAME] [--games N] [--processes P] [--write]

Every match is saved in FOLDER, so that the run can be interrupted and resumed, and split into parts: `--part towers-2`,
`--part towers-2-master`. `--write` generates bench/strength.md from FOLDER, without playing.
"""

import argparse
import json
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from bench.rules import machine, table, verdict
from kasimir.bots.levels import LEVELS, RANDOM
from kasimir.bots.player import Chooser, Player
from kasimir.core.game import State
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.arena import Contest, Ledger, elo, mean_and_margin, run
from kasimir.lab.matches import play_match
from kasimir.solvers.solution import Solution, solution_for

SEED = 1
HALF, QUARTER = 0.6, 0.32
"""The bars: against one player of the level below, and against three."""
LADDERS = {"discs-2": HALF, "towers-2": HALF, "race-2": HALF, "kitchen-2": HALF, "towers-4": QUARTER}
DRAWISH = "discs-2-master"
"""No bar here: both play so well that nearly every match is drawn. Kitten has no level below it, so no bar either."""
GAMES = 400
HUNT, HARD_BAR = "hunt-2", 0.005
FILE = Path(__file__).parent / "strength.md"

REPORT = """\
# How strong the levels are

    .venv/bin/python -m bench.strength FOLDER           plays, for hours; can be stopped, and goes on
    .venv/bin/python -m bench.strength FOLDER --write   makes this file

{0}

Each level against the one below it, with rotated seats and the same dice in all matches of a round. With four seats,
one player plays against three of the level below. The score is the share of the win (a draw counts half), with its
95% confidence interval over the rounds; Elo is that difference. In kitchen the score is the mean of a pair: its cat
against their mice, its mice against their cat.

{1}

In `hunt older` dice dominate, so the levels are compared with the exact values: what a player gives away in a match
among equals is the sum over its choices of the best value minus the value of the move it made. The bar: less from
level to level, and `hard` below {2}.

{3}
"""


@dataclass(frozen=True)
class Step:
    """A level and the one below it."""

    ladder: str
    level: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.ladder}-{self.level}"

    def contest(self) -> Contest:
        """Who plays whom."""
        game, players = self.ladder.split("-")
        names = [RANDOM, *LEVELS]
        return Contest(game, None, None, int(players), (self.level, names[names.index(self.level) - 1]), SEED)


STEPS = [Step(ladder, level) for level in LEVELS for ladder in LADDERS]
"""The fast ones first."""


def ledger_of(step: Step, folder: Path) -> Ledger:
    """The rounds that were played."""
    return Ledger(step.contest(), folder / f"{step.name}.jsonl")


def step_row(step: Step, folder: Path) -> list[str]:
    """The result of a step."""
    ledger, contest = ledger_of(step, folder), step.contest()
    players = contest.setup().players
    mean, margin = mean_and_margin([scores[0] for scores in ledger.scores.values()])
    bar = LADDERS[step.ladder]
    is_met = verdict(mean >= bar and mean - margin > 1 / players)
    interval = f"{max(0.0, mean - margin):.1%} - {min(1.0, mean + margin):.1%}"
    has_no_bar = step.name == DRAWISH or step.level == "kitten"
    held = ["", ""] if has_no_bar else [f"{bar:.0%}", is_met]
    names = [f"{contest.game}, {players}", f"{step.level} - {contest.bots[1]}", str(len(ledger.scores) * players)]
    return [*names, f"{mean:.1%}", interval, f"{elo(mean, players):+.0f}", *held]


@cache
def hunt() -> tuple[Setup, Solution]:
    """The game, solved, once per process."""
    setup = make_setup("hunt", None, "older")
    return setup, solution_for(setup)


def given_away(level: str, number: int) -> float:
    """What a player of a level gives away in a match among equals: the mean of the seats."""
    setup, solution = hunt()
    losses = [0.0]

    def watched(player: Player) -> Chooser:
        def choose(state: State) -> str:
            chosen = player.choose(state)
            worth = {option.text: value_after(state, option.move) for option in setup.options(state)}
            losses.append(max(worth.values()) - worth[chosen])
            return chosen

        return choose

    def value_after(state: State, move: int) -> float:
        after = setup.after(state, move)
        values = setup.values(setup.winners(after)) if after.seat < 0 else solution.values(after)
        return values[setup.seats[state.seat]]

    players = [watched(Player(setup, level, number * 8 + seat)) for seat in range(setup.players)]
    play_match(setup, players, number)
    return sum(losses) / setup.players


def hunt_file(level: str, folder: Path) -> Path:
    """The file with the matches of a level."""
    return folder / f"{HUNT}-{level}.jsonl"


def read_hunt(level: str, folder: Path) -> list[float]:
    """What was given away in the matches so far."""
    file = hunt_file(level, folder)
    return [json.loads(line) for line in file.read_text().splitlines()] if file.exists() else []


def play_hunt(level: str, folder: Path, games: int, processes: int) -> None:
    """Play the missing matches."""
    missing = range(len(read_hunt(level, folder)), games)
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool, hunt_file(level, folder).open("a") as stream:
        for loss in pool.map(given_away, [level] * len(missing), missing, chunksize=4):
            stream.write(json.dumps(loss) + "\n")


def hunt_rows(folder: Path) -> Iterator[list[str]]:
    """What the levels give away."""
    before = 1.0
    for level in LEVELS:
        losses = read_hunt(level, folder)
        if losses:
            mean, margin = mean_and_margin(losses)
            is_met = mean < before and (level != "hard" or mean < HARD_BAR)
            yield [
                level,
                str(len(losses)),
                f"{mean:.5f}",
                f"{mean - margin:.5f} - {mean + margin:.5f}",
                verdict(is_met),
            ]
            before = mean


def report(folder: Path) -> str:
    """The report on everything in the folder."""
    head = ["game, seats", "level", "games", "score", "95% interval", "Elo", "bar", ""]
    ordered = [step for ladder in LADDERS for step in STEPS if step.ladder == ladder]
    rows = [step_row(step, folder) for step in ordered if (folder / f"{step.name}.jsonl").exists()]
    hunt_head = ["level", "matches", "given away", "95% interval", ""]
    return REPORT.format(machine(), table(head, *rows), HARD_BAR, table(hunt_head, *hunt_rows(folder)))


def play(folder: Path, part: str, games: int, processes: int) -> None:
    """Play all missing steps of a part."""
    folder.mkdir(parents=True, exist_ok=True)
    for step in STEPS:
        if step.name.startswith(part):
            run(step.contest(), games, processes, ledger_of(step, folder), lambda _: None)
            print(" ".join(step_row(step, folder)), flush=True)
    for level in LEVELS:
        if f"{HUNT}-{level}".startswith(part):
            play_hunt(level, folder, games, processes)


def main() -> None:
    """Play, or write the report."""
    parser = argparse.ArgumentParser(description="Measure the strength of the levels.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--part", default="", help="only what begins with this, such as towers-2-hard")
    parser.add_argument("--games", type=int, default=GAMES, help=f"matches per step (default: {GAMES})")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--write", action="store_true", help="only write bench/strength.md")
    arguments = parser.parse_args()
    if arguments.write:
        FILE.write_text(report(arguments.folder), encoding="utf-8")
    else:
        play(arguments.folder, arguments.part, arguments.games, arguments.processes)


if __name__ == "__main__":
    main()
