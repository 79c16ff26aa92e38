"""A server as a process of its own, for browsers; it can be killed at any moment and started again."""

import socket
import time
from pathlib import Path
from typing import Any, Self

import pytest

from kasimir.server.page import CLIENT
from tests.server.house import START_SECONDS, Process


class BrowserHouse(Process):
    """A server with the built client, on the same port and file as long as it lives."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        if not (CLIENT / "index.html").is_file():
            pytest.skip("the browser client is not built (run.py setup builds it)")
        super().__init__(folder, **settings)

    def __enter__(self) -> Self:
        self.open()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def open(self) -> None:
        """Start it and wait until it answers."""
        self.start()
        deadline = time.monotonic() + START_SECONDS
        while not self.answers():
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < deadline, self.log.read_text()
            time.sleep(0.05)

    def answers(self) -> bool:
        """Whether somebody listens on its port."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0
