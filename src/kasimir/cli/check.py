"""`kasimir check`: is the database of a match server sound?"""

import argparse

from kasimir.cli.options import add_settings

HELP = "Look through the database of a match server for damage."


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("store", metavar="DATABASE", nargs="?", help="a SQLite file or the address of a PostgreSQL")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.checking import check_store
    from kasimir.server.settings import load_settings

    return check_store(load_settings(arguments.settings), arguments.store)
