"""A fake terminal for tests, with scripted input and recorded output."""

from collections.abc import Iterable, Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from kasimir.core.record import Record
from kasimir.terminal.play import Table
from kasimir.terminal.screen import WIDTH, Screen

CTRL_C = "Ctrl-C"


class FakeTerminal:
    """Types the given answers; then the input ends."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.paper = StringIO()
        self.screen = Screen(Console(file=self.paper, width=WIDTH, highlight=False))
        self.answers: Iterator[str] = iter(())
        monkeypatch.setattr("builtins.input", self.input)

    def input(self, prompt: str = "") -> str:
        """The next answer; the Enter key begins a new line."""
        answer = next(self.answers, None)
        if answer is None:
            raise EOFError
        self.paper.write("\n")
        if answer == CTRL_C:
            raise KeyboardInterrupt
        return answer

    def type(self, answers: Iterable[str]) -> None:
        self.answers = iter(answers)

    def play(
        self, record: Record, file: Path, answers: Iterable[str], hidden: bool = False, keep: bool = False
    ) -> Table:
        """Sit down at a table, answer its questions, and leave."""
        self.type(answers)
        table = Table(record, self.screen, file, hidden, keep)
        assert table.run() == 0
        return table

    @property
    def text(self) -> str:
        return self.paper.getvalue()

    @property
    def flat(self) -> str:
        """The output without line breaks."""
        return " ".join(self.text.split())

    def widest(self) -> int:
        """The columns of the longest line, not counting spaces at its end."""
        return max(cell_len(line.rstrip()) for line in self.text.splitlines())
