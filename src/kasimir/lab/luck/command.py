"""`kasimir analyse`: its options, and how it is run. Slow libraries are imported then."""

import argparse
from pathlib import Path


def add_analyse(parser: argparse.ArgumentParser, levels: str) -> None:
    """The options of taking a match apart."""
    parser.add_argument("file", metavar="RECORD")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--sims", type=int, default=2000, metavar="N", help="simulations of a search (default: 2000)")
    budget.add_argument("--level", metavar="L", help=f"look at positions as one of these does: {levels}")
    parser.add_argument("--searches", type=int, default=4, metavar="R", help="searches of a position (default: 4)")
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="same seed, same answer (default: 1)")
    parser.add_argument("--events", action="store_true", help="list every event, not only the turning points")
    parser.add_argument("--plot", metavar="FILE", help="draw it into a file that ends in .svg or .png")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run_analyse(arguments: argparse.Namespace) -> int:
    """`kasimir analyse RECORD`."""
    from kasimir.core.record import load
    from kasimir.lab.luck.judge import Effort, effort_of_level
    from kasimir.lab.luck.report import analyse_with_progress

    record, searches, seed = load(Path(arguments.file)), arguments.searches, arguments.seed
    if arguments.level:
        effort = effort_of_level(record.setup, arguments.level, searches, seed)
    else:
        effort = Effort(arguments.sims, searches, seed=seed)
    plot = Path(arguments.plot) if arguments.plot else None
    return analyse_with_progress(record, effort, plot, as_json=arguments.json, all_events=arguments.events)
