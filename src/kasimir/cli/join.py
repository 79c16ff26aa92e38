"""`kasimir join`: a bot takes a seat at a table."""

import argparse


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", metavar="URL")
    parser.add_argument("--bot", default="normal", metavar="LEVEL")
    parser.add_argument("--name", default="Robo", metavar="N")
    parser.add_argument("--seat", action="append", default=[], metavar="S")


def run(arguments: argparse.Namespace) -> int:
    import asyncio

    from kasimir.client.player import join

    return asyncio.run(join(arguments.url, arguments.bot, arguments.name, arguments.seat))
