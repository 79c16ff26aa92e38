"""`kasimir play`: a server for the local network."""

import argparse

from kasimir.cli.options import add_settings


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("--no-browser", action="store_true")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir play`: run a server and open the browser."""
    from kasimir.server.serve import HOME_DEFAULTS, run_at_home
    from kasimir.server.settings import load_settings

    options = {"host": arguments.host, "port": arguments.port}
    settings = load_settings(arguments.settings, defaults=HOME_DEFAULTS, **options)
    return run_at_home(settings, browse=not arguments.no_browser)
