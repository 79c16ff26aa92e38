"""Options shared by several commands."""

import argparse

from kasimir.core.setup import Reader, Setup, make_setup


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> argparse.ArgumentParser:
    """Add the options that every command about a game has."""
    parser.add_argument("game", metavar="GAME", nargs=nargs)
    parser.add_argument("--players", type=int, metavar="N")
    parser.add_argument("--variant", metavar="V")
    parser.add_argument("--edition", metavar="E")
    return parser


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Add the option that runs jobs on a Ray cluster."""
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS")


def add_settings(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Add the options for a server's settings, and for the two most common ones."""
    parser.add_argument("--settings", metavar="FILE")
    parser.add_argument("--host", metavar="H")
    parser.add_argument("--port", type=int, metavar="P")
    return parser


def setup_of(arguments: argparse.Namespace) -> Setup:
    """The set-up given by the options."""
    return make_setup(arguments.game, arguments.edition, arguments.variant, arguments.players)


def reader_of(arguments: argparse.Namespace) -> Reader:
    """A reader of positions for the set-up given by the options."""
    return Reader(arguments.game, arguments.edition, arguments.variant, arguments.players)
