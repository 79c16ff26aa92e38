"""Servers for tests: in the test's own process, or in processes that can be killed."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from kasimir.client.table import ask_http
from kasimir.core.errors import KasimirError
from kasimir.server import app
from kasimir.server.settings import Settings
from tests.server.services import free_port
from tests.waiting import until

START_SECONDS = 30.0
GENEROUS: dict[str, Any] = {
    "port": 0,
    "bot_pause": 0.0,
    "tables_an_hour": 1_000_000,
    "messages_a_second": 1_000_000,
    "connections": 4_000,
    "address_share": 1_000.0,
    "compile_ahead": False,
}
"""Settings without delays and with generous limits."""


class Open:
    """A server that runs inside the test."""

    def __init__(self, services: app.Services, url: str) -> None:
        self.services, self.url, self.hub = services, url, services.hub

    @property
    def port(self) -> int:
        return int(self.url.rpartition(":")[2])


@asynccontextmanager
async def serving(folder: Path, **settings: Any) -> AsyncIterator[Open]:
    """A server on a free port of this machine, with a file in the folder unless the settings name a database."""
    values = GENEROUS | {"database_file": str(folder / "tables.sqlite")} | settings
    services = app.build(Settings(**values))
    listener = app.listen(services.settings)
    server = app.make_server(services)
    task = asyncio.create_task(server.serve(sockets=[listener]))
    await until(lambda: server.started or task.done(), START_SECONDS)
    assert not task.done(), "the server did not start"
    try:
        yield Open(services, f"http://127.0.0.1:{listener.getsockname()[1]}")
    finally:
        server.should_exit = True
        await task
        listener.close()


class Process:
    """A server as a process of its own, always on the same port."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        values = GENEROUS | {"database_file": str(folder / "tables.sqlite"), "log_level": "warning"}
        values |= {"port": self.port, **settings}
        names = {f"KASIMIR_{name.upper()}": str(value) for name, value in values.items()}
        self.environment = os.environ | names
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def log(self) -> Path:
        return self.folder / f"log-{self.port}"

    def start(self, **options: Any) -> None:
        """Start it, without waiting."""
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "kasimir", "serve"]
            self.process = subprocess.Popen(command, env=self.environment, stdout=log, stderr=log, **options)

    async def ready(self) -> None:
        """Wait until it answers."""
        await until(self.is_up, START_SECONDS, self.log.read_text)

    async def is_up(self) -> bool:
        """Whether it is up; fails if the process has ended."""
        assert self.process is not None
        assert self.process.poll() is None, self.log.read_text()
        try:
            await asyncio.to_thread(ask_http, "GET", f"{self.url}/healthz")
        except (OSError, KasimirError):
            return False
        return True

    def kill(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
            self.process.wait()
            self.process = None

    def workers(self) -> list[int]:
        """The ids of its worker processes, if it has any."""
        assert self.process is not None
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in found if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def stop(self) -> None:
        """Stop it as an operator would."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(START_SECONDS)
            self.process = None
