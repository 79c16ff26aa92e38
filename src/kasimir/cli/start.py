"""`kasimir start`: the first position of a game."""

import argparse

from kasimir.cli.options import add_game, setup_of


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--first", metavar="SEAT")


def run(arguments: argparse.Namespace) -> int:
    setup = setup_of(arguments)
    print(setup.text(setup.start(arguments.first)))
    return 0
