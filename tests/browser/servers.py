"""A server in a separate process, for browsers; it can be killed at any time and restarted."""

import socket
from pathlib import Path
from typing import Any, Self

import pytest

from kasimir.server.transport.static import CLIENT
from tests.server.servers import START_SECONDS, Process
from tests.waiting import wait_until


class BrowserServer(Process):
    """A server with the built client, always on the same port and file."""

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
        wait_until(self.answers, START_SECONDS, self.log.read_text)

    def answers(self) -> bool:
        """Whether its port accepts connections; fails if the process has ended."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0
