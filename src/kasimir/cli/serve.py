"""`kasimir serve`: a match server for hosting."""

import argparse

from kasimir.cli.options import add_settings


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)


def run(arguments: argparse.Namespace) -> int:
    from kasimir.server.serve import run_server
    from kasimir.server.settings import load_settings

    return run_server(load_settings(arguments.settings, host=arguments.host, port=arguments.port))
