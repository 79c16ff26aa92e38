"""`python -m tools.languages`: list stale translations, mark messages as translated, write transcripts.

stale [LANGUAGE ...]          list the messages whose English text has changed since they were translated
mark LANGUAGE [ID ...]        record that these messages, or all, are translated; LANGUAGE may be `all`
transcripts [LANGUAGE ...]    rewrite tests/languages/transcripts
"""

import argparse
import sys

from tools.languages.catalogue import languages, translations
from tools.languages.sources import mark, stale
from tools.languages.transcripts import pages


def list_stale(arguments: argparse.Namespace) -> None:
    """Print stale translations."""
    for language in arguments.languages or translations():
        for name in stale(language):
            print(language, name)


def mark_translated(arguments: argparse.Namespace) -> None:
    """Mark messages as translated."""
    for language in translations() if arguments.language == "all" else [arguments.language]:
        for name in mark(language, arguments.ids):
            print(language, name)


def write_transcripts(arguments: argparse.Namespace) -> None:
    """Write the transcripts that have changed, and print their names."""
    for language in arguments.languages or languages():
        for file, text in pages(language).items():
            if not file.is_file() or file.read_text(encoding="utf-8") != text:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text, encoding="utf-8")
                print(file)


def main() -> None:
    """Run a command."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.languages", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for name, run in {"stale": list_stale, "transcripts": write_transcripts}.items():
        command = commands.add_parser(name)
        command.add_argument("languages", nargs="*", choices=[*languages(), []], metavar="LANGUAGE")
        command.set_defaults(run=run)
    marking = commands.add_parser("mark")
    marking.add_argument("language", choices=["all", *translations()], metavar="LANGUAGE")
    marking.add_argument("ids", nargs="*", metavar="ID")
    marking.set_defaults(run=mark_translated)
    arguments = parser.parse_args()
    try:
        arguments.run(arguments)
    except ValueError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
