"""`kasimir why`: why a move is illegal."""

import argparse

from kasimir.cli.options import add_game, reader_of


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument("position", metavar="POSITION")
    parser.add_argument("move", metavar="MOVE")


def run(arguments: argparse.Namespace) -> int:
    from kasimir.core.words import say

    setup, state = reader_of(arguments).read(arguments.position)
    reason = setup.why(state, arguments.move)
    if reason is None:
        print(say("why.legal", {"move": arguments.move}))
        return 0
    print(f"{reason.code}: {say(reason.code, reason.args)}")
    print(say(reason.code, reason.args, "rule"))
    return 0
