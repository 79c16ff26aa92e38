"""Input of commands that process positions: arguments, or standard input with one position per line."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator

from kasimir.core.errors import KasimirError
from kasimir.core.words import say


def add_positions(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("positions", metavar="POSITION", nargs="*")


def answer_lines(positions: list[str], answer: Callable[[str], dict[str, object]]) -> int:
    """Print one JSON object per position and flush it, so that another program can query interactively."""
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
    """The lines of standard input; if it is a terminal, a prompt says so."""
    if sys.stdin.isatty():
        print(say("usage.positions"), file=sys.stderr)
    for line in sys.stdin:
        yield line.rstrip("\r\n")
