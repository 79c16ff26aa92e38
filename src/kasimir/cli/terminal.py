"""`kasimir terminal`: play in the terminal."""

import argparse

from kasimir.cli.options import add_game

HELP = "Play in the terminal."


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser, nargs="?")
    parser.add_argument(
        "--names", metavar="A,B", help="players, seat by seat; 'bot:hard' is the computer at a level ('bot': normal)"
    )
    parser.add_argument("--first", metavar="NAME", help="who starts: a name, or 'drawn'")
    parser.add_argument(
        "--set", metavar="NAME=NUMBER", action="append", default=[], help="an option of the board (hunt: cat_start)"
    )
    parser.add_argument("--open", action="store_true", help="show covered pieces (discs)")
    parser.add_argument("--save", metavar="FILE", help="file to save the match to")
    parser.add_argument("--resume", metavar="FILE", help="resume a saved match")


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
