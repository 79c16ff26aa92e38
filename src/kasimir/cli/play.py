"""`kasimir play`: a server for one house."""

import argparse

from kasimir.cli.options import add_settings

HELP = "Play in the browser, on all devices of the house."


def add_options(parser: argparse.ArgumentParser) -> None:
    add_settings(parser)
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir play`: a server for one house."""
    from kasimir.server.house import HOUSE_DEFAULTS, run_house
    from kasimir.server.settings import load_settings

    options = {"host": arguments.host, "port": arguments.port}
    settings = load_settings(arguments.settings, defaults=HOUSE_DEFAULTS, **options)
    return run_house(settings, browse=not arguments.no_browser)
