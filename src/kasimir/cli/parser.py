"""The command-line parser. Its help and errors are messages of the catalogue, looked up only when they are shown.

The message `cli-<command>` describes a command, its attributes the command's arguments by destination. Arguments that
several commands share are attributes of `cli-options`.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from typing import Any, NoReturn

from kasimir.core.words import say

LEVELS = "kitten, easy, normal, hard, master, perfect"

FAULTS = {
    r"argument (?P<argument>.+?): (?P<fault>.+)": "cli.fault-argument",
    r"unrecognized arguments: (?P<words>.+)": "cli.fault-unknown",
    r"the following arguments are required: (?P<words>.+)": "cli.fault-missing",
    r"one of the arguments (?P<words>.+) is required": "cli.fault-missing-one",
    r"not allowed with argument (?P<other>.+)": "cli.fault-together",
    r"expected one argument": "cli.fault-no-value",
    r"expected at least one argument": "cli.fault-no-value",
    r"invalid (?P<type>\w+) value: '(?P<value>.*)'": "cli.fault-value",
    r"invalid choice: '(?P<value>.*)' \(choose from (?P<choices>.*)\)": "cli.fault-choice",
    r"ambiguous option: (?P<option>.+) could match (?P<words>.+)": "cli.fault-ambiguous",
    r"ignored explicit argument '(?P<value>.*)'": "cli.fault-extra-value",
}
"""The errors of argparse and our messages for them. argparse hands out finished English sentences, not codes."""


class Formatter(argparse.HelpFormatter):
    """Formats help with the translated word for “usage”."""

    def add_usage(self, usage: str | None, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Begin with the usage line."""
        super().add_usage(usage, actions, groups, say("cli.usage") + " " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose texts are in the catalogue."""

    def __init__(self, **options: Any) -> None:
        super().__init__(formatter_class=Formatter, **options)

    @property
    def code(self) -> str:
        """The code of the command's message; the program's own for the parser of all commands."""
        return "cli." + ("-".join(self.prog.split()[1:]) or "kasimir")

    def format_help(self) -> str:
        """The help in the user's language."""
        self.translate()
        return super().format_help()

    def translate(self) -> None:
        """Fill in the texts of help."""
        self.description = say(self.code)
        self._positionals.title, self._optionals.title = say("cli.arguments"), say("cli.options")
        for action in self._actions:
            if isinstance(action, argparse._SubParsersAction):
                for choice in action._choices_actions:
                    choice.help = say(action.choices[choice.dest].code).replace("%", "%%")
            elif action.help != argparse.SUPPRESS:
                action.help = self.help_of(action).replace("%", "%%")

    def help_of(self, action: argparse.Action) -> str:
        """The help text of one argument; empty if its name is enough."""
        values = {"default": str(action.default), "levels": LEVELS}
        for code in (self.code, "cli.options"):
            text = say(code, values, action.dest)
            if text != code:
                return text
        return ""

    def error(self, message: str) -> NoReturn:
        """Print what is wrong and exit with status 2."""
        self.print_usage(sys.stderr)
        self.exit(2, say("cli.fault", {"fault": fault_text(message)}) + "\n")


def fault_text(english: str) -> str:
    """An error of argparse in the user's language; an unknown one is returned unchanged."""
    for pattern, code in FAULTS.items():
        if found := re.fullmatch(pattern, english, re.DOTALL):
            values = found.groupdict()
            if "fault" in values:
                values["fault"] = fault_text(values["fault"])
            if "choices" in values:
                values["choices"] = values["choices"].replace("'", "")
            return say(code, values)
    return english


def all_parsers(parser: Parser) -> Iterator[Parser]:
    """A parser and those of its commands."""
    yield parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for command in action.choices.values():
                yield from all_parsers(command)
