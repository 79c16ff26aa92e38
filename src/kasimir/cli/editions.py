"""`kasimir editions`: the values printed on a game's components."""

import argparse

from kasimir.cli.options import add_game
from kasimir.core.setup import make_setup


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("--schema", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir editions GAME`: the editions that come with the game, or the one given by `--edition`."""
    from kasimir.core import registry
    from kasimir.core.edition import schema

    game = registry.load(arguments.game)
    if arguments.schema:
        for key, value in schema(game.contents).items():
            print(f"{key:<14} {value.doc}: {value.limits()}")
        return 0
    for name in game.editions() if arguments.edition is None else [arguments.edition]:
        setup = make_setup(arguments.game, name, arguments.variant, arguments.players)
        edition, words = setup.edition, setup.edition_words()
        print(edition.name)
        if words:
            print(f"  {words}")
        for key, value in edition.values().items():
            print(f"  {key:<14} {shown(value)}  ({edition.marks[key]})")
    return 0


def shown(value: object) -> str:
    """A value as edition files write it, a list without commas."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return " ".join(map(str, value)) if isinstance(value, list) else str(value)
