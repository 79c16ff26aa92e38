"""`kasimir analyse`: how much of a match's result is luck, and how much is due to choices."""

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="RECORD")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--sims", type=int, default=2000, metavar="N")
    budget.add_argument("--level", metavar="L")
    parser.add_argument("--searches", type=int, default=4, metavar="R")
    parser.add_argument("--seed", type=int, default=1, metavar="X")
    parser.add_argument("--events", action="store_true")
    parser.add_argument("--plot", metavar="FILE")
    parser.add_argument("--json", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.cli.luck_report import analyse_with_progress
    from kasimir.core.record import load
    from kasimir.lab.luck.judge import Effort, effort_of_level

    record, searches, seed = load(Path(arguments.file)), arguments.searches, arguments.seed
    if arguments.level:
        effort = effort_of_level(record.setup, arguments.level, searches, seed)
    else:
        effort = Effort(arguments.sims, searches, seed=seed)
    plot = Path(arguments.plot) if arguments.plot else None
    return analyse_with_progress(record, effort, plot, as_json=arguments.json, all_events=arguments.events)
