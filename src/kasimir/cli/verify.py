"""`kasimir verify`: verify a record."""

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir verify FILE`: one line if the record is valid, otherwise its problems and exit status 1."""
    from kasimir.bots.characters import with_characters
    from kasimir.core.record import load
    from kasimir.core.verify import check_edition, describe_sound, verify
    from kasimir.core.words import say

    record = load(Path(arguments.file))
    record.sitters = with_characters(record.setup, record.sitters)
    faults = check_edition(record) + verify(record)
    if not faults:
        print(describe_sound(record))
        return 0
    print(say("verify.faults", {"count": len(faults)}))
    for fault in faults:
        print(f"- {say(fault.code, fault.args)}")
    return 1
