"""`kasimir moves`: the legal moves or possible outcomes in each position."""

import argparse

from kasimir.cli.options import add_game, reader_of
from kasimir.cli.positions import add_positions, answer_lines
from kasimir.core.setup import Reader


def add_options(parser: argparse.ArgumentParser) -> None:
    add_game(parser)
    add_positions(parser)


def run(arguments: argparse.Namespace) -> int:
    """`kasimir moves GAME`: an invalid position gets an error object, and the command continues."""
    reader = reader_of(arguments)
    return answer_lines(arguments.positions, lambda text: describe(reader, text))


def describe(reader: Reader, text: str) -> dict[str, object]:
    """The JSON object for a position."""
    setup, state = reader.read(text)
    kind = setup.kind_name(state)
    following = []
    for option in setup.options(state):
        weight = {"weight": option.weight} if kind == "chance" else {}
        following.append({"move": option.text, **weight, "position": setup.text(setup.after(state, option.move))})
    winners = {"winners": setup.winners(state)} if kind == "over" else {}
    return {"position": text, "kind": kind, "seat": setup.seat(state), "next": following, **winners}
