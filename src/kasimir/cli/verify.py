"""`kasimir verify`: verify a record."""

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--server", metavar="URL")


def run(arguments: argparse.Namespace) -> int:
    """`kasimir verify FILE`: what is proven if the record is consistent, otherwise its problems and exit status 1."""
    from kasimir.bots.characters import with_characters
    from kasimir.core.record import load
    from kasimir.core.verify import describe, judge
    from kasimir.core.words import say

    record = load(Path(arguments.file))
    faults, attested = judge(record, told_by(arguments.server))
    record.sitters = with_characters(record.setup, record.sitters)
    if not faults:
        print(describe(record, attested))
        return 0
    print(say("verify.faults", {"count": len(faults)}))
    for fault in faults:
        print(f"- {say(fault.code, fault.args)}")
    return 1


def told_by(server: str | None) -> str | None:
    """The closing hash from the server, if `--server` was given."""
    if server is None:
        return None
    from kasimir.client.receipts import closing_of

    return closing_of(server)
