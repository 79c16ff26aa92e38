"""The command `kasimir`: one module per subcommand; each imports what it needs when it runs."""

import argparse
import io
import os
import sys
from collections.abc import Iterator, Sequence
from types import ModuleType

from kasimir import __version__
from kasimir.cli import (
    analyse,
    arena,
    best,
    check,
    completion,
    editions,
    export_tables,
    import_tables,
    join,
    lab,
    moves,
    new_game,
    play,
    replay,
    serve,
    simulate,
    solve,
    start,
    terminal,
    verify,
    why,
)
from kasimir.cli.parser import Parser
from kasimir.cli.progress import INTERRUPTED
from kasimir.core.errors import KasimirError
from kasimir.core.words import say

COMMANDS: dict[str, ModuleType] = {
    "start": start,
    "moves": moves,
    "why": why,
    "editions": editions,
    "terminal": terminal,
    "play": play,
    "serve": serve,
    "join": join,
    "export": export_tables,
    "import": import_tables,
    "check": check,
    "completion": completion,
    "simulate": simulate,
    "best": best,
    "arena": arena,
    "lab": lab,
    "solve": solve,
    "analyse": analyse,
    "replay": replay,
    "verify": verify,
    "new-game": new_game,
}
"""Each module has `add_options(parser)` and, unless it has subcommands of its own, `run(arguments)`."""

TAKES_A_NAME = ("--table", "--name", "--names", "--first")


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command. Errors that a user can correct are printed in one line."""
    tolerate_strange_signs()
    arguments = parse(sys.argv[1:] if argv is None else argv)
    try:
        status: int = arguments.run(arguments)
        sys.stdout.flush()
        return status
    except KasimirError as error:
        print(say("cli.fault", {"fault": str(error)}), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of the pipe has gone (`| head`): exit quietly, and keep Python from flushing into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1


def tolerate_strange_signs() -> None:
    """Do not crash on undecodable input, or on characters that the terminal cannot show."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def parse(words: Sequence[str]) -> argparse.Namespace:
    """Parse the command line.

    Works around two limitations of argparse: it takes a table name that begins with `-` for an option, and does not
    accept positions after an option.
    """
    parser = make_parser()
    arguments, rest = parser.parse_known_args(list(with_names_joined(words)))
    if rest and (not hasattr(arguments, "positions") or any(word.startswith("--") for word in rest)):
        parser.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        arguments.positions += rest
    return arguments


def with_names_joined(words: Sequence[str]) -> Iterator[str]:
    """Replace `--table -cat` by `--table=-cat`."""
    waiting = iter(words)
    for word in waiting:
        following = next(waiting, None) if word in TAKES_A_NAME else None
        yield word if following is None else f"{word}={following}"


def print_help(parser: argparse.ArgumentParser) -> int:
    """Print the help; `kasimir` without a command does this."""
    parser.print_help()
    return 0


def make_parser() -> Parser:
    """The parser with all subcommands and their options."""
    parser = Parser(prog="kasimir")
    parser.add_argument("--version", action="version", version=f"kasimir {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND")
    parser.set_defaults(run=lambda _: print_help(parser))
    for name, module in COMMANDS.items():
        added = commands.add_parser(name, help="")
        if hasattr(module, "run"):
            added.set_defaults(run=module.run)
        module.add_options(added)
    return parser
