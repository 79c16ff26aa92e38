"""`kasimir best`: the best move in each position."""

import argparse
import json
from typing import TYPE_CHECKING

from kasimir.cli.options import add_game, reader_of
from kasimir.cli.positions import add_positions, answer_lines
from kasimir.cli.progress import run_until_ctrl_c

if TYPE_CHECKING:
    from kasimir.bots.text_queries import Bots, Searchers


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_positions(parser)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--level", metavar="L")
    budget.add_argument("--sims", type=int, default=10_000, metavar="N")
    budget.add_argument("--seconds", type=float, metavar="S")
    parser.add_argument("--threads", type=int, default=1, metavar="T")
    parser.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="X",
    )


def run(arguments: argparse.Namespace) -> int:
    """`kasimir best GAME`: invalid or finished positions get an error object, and the command continues."""
    from kasimir.bots.text_queries import Bots, Searchers

    reader, seed = reader_of(arguments), arguments.seed
    if arguments.level:
        asked: Bots | Searchers = Bots(reader, arguments.level, seed)
    else:
        asked = Searchers(reader, arguments.sims, arguments.seconds, seed, arguments.threads)
    return answer_lines(arguments.positions, lambda text: answer(asked, text))


def answer(asked: "Bots | Searchers", text: str) -> dict[str, object]:
    """The verdict on a position. Ctrl-C ends the search with the result so far, and then the command."""
    verdict, is_stopped = run_until_ctrl_c(lambda stop: asked.search(text, stop))
    if is_stopped:
        print(json.dumps(verdict.as_json()), flush=True)
        raise KeyboardInterrupt
    return verdict.as_json()
