"""`kasimir check`: check the database of a match server."""

import argparse

from kasimir.cli.options import add_settings


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("store", metavar="DATABASE", nargs="?")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.settings import load_settings
    from kasimir.server.storage.check import check_store

    return check_store(load_settings(arguments.settings), arguments.store)
