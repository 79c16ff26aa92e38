"""Runs the command `kasimir` in tests: in this process, or in a separate one."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from kasimir.cli import main
from kasimir.core import registry
from kasimir.server import serve
from kasimir.server.settings import Settings

Capture = pytest.CaptureFixture[str]
GAMES = registry.names()
KASIMIR = [sys.executable, "-m", "kasimir"]
START = "4,4 - 0,0 - r ?"
BUFFERED = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
"""Buffered output, as users have it."""


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A running command, stopped at the end."""
    command = [sys.executable, "-m", "kasimir", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def settings_of(monkeypatch: pytest.MonkeyPatch, *words: str) -> Settings:
    """The settings that a command would use."""
    taken: list[Settings] = []

    def take(settings: Settings, browse: bool = False) -> int:
        taken.append(settings)
        return 0

    for name in ("run_at_home", "run_server"):
        monkeypatch.setattr(serve, name, take)
    assert main([*words]) == 0
    return taken[0]


def run(words: Sequence[str], given: bytes = b"", **variables: str) -> subprocess.CompletedProcess[bytes]:
    """A real process."""
    return subprocess.run(
        [*KASIMIR, *words], input=given, env={**BUFFERED, **variables}, capture_output=True, check=False, timeout=120
    )
