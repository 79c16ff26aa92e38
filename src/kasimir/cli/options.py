"""Options that several commands share, and what they mean."""

import argparse

from kasimir.core.setup import Reader, Setup, make_setup

LEVELS_HELP = "kitten, easy, normal, hard, master, or perfect where the game is solved"


def add_game(parser: argparse.ArgumentParser, nargs: str | None = None) -> argparse.ArgumentParser:
    """The options that every command about a game takes alike."""
    parser.add_argument("game", metavar="GAME", nargs=nargs)
    parser.add_argument("--players", type=int, metavar="N", help="number of seats (default: the fewest)")
    parser.add_argument("--variant", metavar="V", help="variant (default: the game's first)")
    parser.add_argument("--edition", metavar="E", help="edition: its name, or a path.toml of your own")
    return parser


def add_ray(parser: argparse.ArgumentParser) -> None:
    """Where many jobs are done, if not here."""
    text = "spread the work over the Ray cluster at ADDRESS (default: one of its own on this machine)"
    parser.add_argument("--ray", nargs="?", const="local", metavar="ADDRESS", help=text)


def add_settings(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Where the settings of a server come from, and the two that are given most often."""
    parser.add_argument("--settings", metavar="FILE", help="a TOML file with settings; see docs/hosting.md")
    parser.add_argument("--host", metavar="H", help="address to listen on")
    parser.add_argument("--port", type=int, metavar="P", help="port to listen on")
    return parser


def setup_of(arguments: argparse.Namespace) -> Setup:
    """The set-up that the options ask for."""
    return make_setup(arguments.game, arguments.edition, arguments.variant, arguments.players)


def reader_of(arguments: argparse.Namespace) -> Reader:
    """A reader of positions for what the options ask for."""
    return Reader(arguments.game, arguments.edition, arguments.variant, arguments.players)
