"""`kasimir join`: a bot takes a seat at a table."""

import argparse

HELP = "Let a bot take a seat at a table of a match server."


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL", help="link to the table")
    parser.add_argument("--bot", default="normal", metavar="LEVEL", help="level of the bot (default: normal)")
    parser.add_argument("--name", default="Robo", metavar="N", help="name of the bot (default: Robo)")
    parser.add_argument("--seat", action="append", default=[], metavar="S", help="seat to take (default: any free one)")


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from kasimir.client.player import join

    return asyncio.run(join(arguments.url, arguments.bot, arguments.name, arguments.seat))
