"""`kasimir best`: the best move of positions."""

import argparse

from kasimir.cli.lines import answer_lines
from kasimir.cli.options import LEVELS_HELP, add_game, reader_of

HELP = "Read positions, one a line; write the best move and its value, one a line."


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--level", metavar="L", help=f"{LEVELS_HELP} (--sims, --seconds and --threads are its own)")
    budget.add_argument("--sims", type=int, default=10_000, metavar="N", help="simulations (default: 10000)")
    budget.add_argument("--seconds", type=float, metavar="S", help="time for each position")
    parser.add_argument("--threads", type=int, default=1, metavar="T", help="how many threads (default: 1)")
    parser.add_argument("--seed", type=int, default=1, metavar="X", help="same seed and sims, same answer (default: 1)")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir best GAME`: a line that leaves nothing to choose gets an error, and the next one is still served."""
    from kasimir.bots.asking import Bots, Searchers

    reader, seed = reader_of(arguments), arguments.seed
    asked: Bots | Searchers
    if arguments.level:
        asked = Bots(reader, arguments.level, seed)
    else:
        asked = Searchers(reader, arguments.sims, arguments.seconds, seed, arguments.threads)
    return answer_lines(lambda text: asked.search(text).as_json())
