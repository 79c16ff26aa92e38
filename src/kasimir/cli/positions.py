"""Commands that answer positions: those given as words, or one a line from standard input."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator

from kasimir.core.errors import KasimirError
from kasimir.core.words import say


def add_positions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("positions", metavar="POSITION", nargs="*", help="positions (default: those on standard input)")


def answer_lines(positions: list[str], answer: Callable[[str], dict[str, object]]) -> int:
    """Answer each position with one JSON object, at once, so that another program can ask, wait and ask again."""
    status = 0
    for text in positions or input_lines():
        try:
            found = answer(text)
        except KasimirError as error:
            found = {"error": str(error)}
            status = 1
        print(json.dumps(found), flush=True)
    return status


def input_lines() -> Iterator[str]:
    """The lines of standard input; whoever sits at a terminal is told that they are waited for."""
    if sys.stdin.isatty():
        print(say("usage.positions"), file=sys.stderr)
    for line in sys.stdin:
        yield line.rstrip("\r\n")
