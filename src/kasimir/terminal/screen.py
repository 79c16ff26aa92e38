"""Output and prompts in the terminal."""

from collections.abc import Iterator
from contextlib import contextmanager

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from kasimir.core.words import say

WIDTH = 80


class Leave(Exception):  # noqa: N818 - not an error: the user leaves
    """The user leaves: by a command, by Ctrl-C or at the end of the input."""


def read_number(answer: str, low: int, high: int) -> int | None:
    """The number that was typed, if it is one of the numbered items."""
    number = int(answer) if answer.isdecimal() and len(answer) <= 9 else -1
    return number if low <= number <= high else None


class Screen:
    """Shows boards and text, and asks questions."""

    def __init__(self, console: Console | None = None) -> None:
        """Use the given console, or the terminal."""
        self.console = console or Console(highlight=False)

    def show(self, code: str, **args: str | int) -> None:
        """Print a message from the catalogue."""
        self.console.print(Text(say(code, args)))

    def show_board(self, board: str) -> None:
        """Print a game's drawing with empty lines around it. Lines longer than the terminal are cut, not wrapped."""
        self.console.print()
        self.console.print(board, no_wrap=True, overflow="ellipsis", crop=True)
        self.console.print()

    def show_title(self, text: str) -> None:
        """A horizontal line with a text in it."""
        self.console.rule(Text(text), characters="─")

    def show_list(self, items: list[str]) -> None:
        """Numbered items, in as many columns as fit."""
        numbered = [Text.assemble((f"{number:>3} ", "bold"), item) for number, item in enumerate(items, 1)]
        self.console.print(Columns(numbered, padding=(0, 2)))

    @contextmanager
    def waiting(self, code: str, **args: str | int) -> Iterator[None]:
        """Show a message while something takes a moment, if on a terminal."""
        with self.console.status(Text(say(code, args))):
            yield

    def ask(self, code: str, **args: str | int) -> str:
        """Ask a question; returns the answer without surrounding spaces."""
        self.console.print(Text(say(code, args), style="bold"), end=" ")
        try:
            return self.console.input().strip()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None
