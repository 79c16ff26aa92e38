"""`kasimir export`: tables of a match server into a file."""

import argparse
from pathlib import Path

from kasimir.cli.options import add_settings

HELP = "Write tables of a match server into a file."


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--table", metavar="NAME", help="this one only (default: all)")
    parser.add_argument("--secrets", action="store_true", help="for a backup: with what running matches need")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.archives import export_tables
    from kasimir.server.settings import load_settings

    return export_tables(load_settings(arguments.settings), Path(arguments.file), arguments.table, arguments.secrets)
