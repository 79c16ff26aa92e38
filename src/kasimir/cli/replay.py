"""`kasimir replay`: step through a record."""

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.core.record import load
    from kasimir.terminal.replay import replay
    from kasimir.terminal.screen import Screen

    return replay(Screen(), load(Path(arguments.file)))
