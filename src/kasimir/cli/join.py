"""`kasimir join`: a bot takes a seat at a table."""

import argparse

HELP = "Let a bot take a seat at a table of a match server."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="the link to the table")
    parser.add_argument("--bot", default="normal", metavar="LEVEL", help="how strong it is (default: normal)")
    parser.add_argument("--name", default="Robo", metavar="N", help="its name (default: Robo)")
    parser.add_argument("--seat", action="append", default=[], metavar="S", help="which seat (default: any free one)")


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from kasimir.client.player import join

    return asyncio.run(join(arguments.url, arguments.bot, arguments.name, arguments.seat))
