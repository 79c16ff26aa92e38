"""`kasimir export`: write tables of a match server to a file."""

import argparse
from pathlib import Path

from kasimir.cli.options import add_settings


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--table", metavar="NAME")
    parser.add_argument("--secrets", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.backup import export_tables
    from kasimir.server.settings import load_settings

    return export_tables(load_settings(arguments.settings), Path(arguments.file), arguments.table, arguments.secrets)
