"""A fake terminal for each test."""

import pytest

from tests.terminal.fake_terminal import FakeTerminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> FakeTerminal:
    return FakeTerminal(monkeypatch)
