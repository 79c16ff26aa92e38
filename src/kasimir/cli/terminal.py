"""`kasimir terminal`: play in the terminal."""

import argparse

from kasimir.cli.options import add_game


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument("--names", metavar="A,B")
    parser.add_argument("--first", metavar="NAME")
    parser.add_argument("--set", metavar="NAME=NUMBER", action="append", default=[])
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--save", metavar="FILE")
    parser.add_argument("--resume", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir terminal`: asks for everything that was not given as an option."""
    from kasimir.terminal import start
    from kasimir.terminal.screen import Leave, Screen

    screen = Screen()
    try:
        if arguments.resume:
            return start.resume(screen, arguments.resume, not arguments.open)
        arguments.game = arguments.game or start.choose_game(screen)
        setup = start.table_setup(arguments)
        return start.play_new(screen, setup, arguments.names, arguments.first, arguments.save, not arguments.open)
    except Leave:
        return 0
