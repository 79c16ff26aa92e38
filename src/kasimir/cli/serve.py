"""`kasimir serve`: a match server for others."""

import argparse

from kasimir.cli.options import add_settings

HELP = "Run a match server for others."


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.house import run_server
    from kasimir.server.settings import load_settings

    return run_server(load_settings(arguments.settings, host=arguments.host, port=arguments.port))
