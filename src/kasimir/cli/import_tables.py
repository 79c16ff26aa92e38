"""`kasimir import`: read tables from a file into a match server."""

import argparse
from pathlib import Path

from kasimir.cli.options import add_settings


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("file", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.backup import import_tables
    from kasimir.server.settings import load_settings

    return import_tables(load_settings(arguments.settings), Path(arguments.file))
