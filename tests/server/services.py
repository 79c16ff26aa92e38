"""PostgreSQL and Redis for tests: our own, on free ports, started when first wanted and stopped by their process id."""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urlencode

import pytest

from tests.waiting import wait_until

START_SECONDS = 30
STOP_SECONDS = 10


def missing(name: str) -> None:
    """Skip a test, or fail it if all services are required."""
    reason = f"{name} is not installed here (run.py test installs it when it may)"
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def find_postgres() -> Path | None:
    """The folder of PostgreSQL's programs; Debian does not put them on the path."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    candidates = [*folders, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in candidates if (folder / "initdb").exists()), None)


class Service:
    """A program that listens on a port."""

    stop_signal = signal.SIGTERM

    def __init__(self, user: str | None = None) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="kasimir-"))
        self.user = user
        if user:
            shutil.chown(self.folder, user)
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    def run(self, *command: str) -> None:
        """Run a program to its end, as the service's user."""
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, user=self.user)

    def start(self) -> None:
        """Start it and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), cwd=self.folder, user=self.user, stdout=log, stderr=log)
        process = self.process
        wait_until(lambda: process.poll() is not None or self.answers(), START_SECONDS, self.said)
        if process.poll() is not None:
            raise RuntimeError(self.said())

    def said(self) -> str:
        return (self.folder / "log").read_text(errors="replace")

    def answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self) -> None:
        """Kill it, as a power failure would, and wait for its end."""
        if self.process is not None:
            self.process.send_signal(self.stop_signal)
            try:
                self.process.wait(STOP_SECONDS)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
            self.process = None

    def remove(self) -> None:
        """Stop it and delete its data."""
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """A PostgreSQL with an empty cluster. It does not run as root."""

    stop_signal = getattr(signal, "SIGQUIT", signal.SIGTERM)  # immediate shutdown; it recovers at the next start

    def __init__(self, programs: Path) -> None:
        super().__init__("postgres" if sys.platform != "win32" and os.geteuid() == 0 else None)
        self.programs = programs
        options = ["-U", "kasimir", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        self.run(str(programs / "initdb"), "-D", str(self.folder / "data"), *options)

    def command(self) -> list[str]:
        settings = [f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}"]
        words = [word for setting in settings for word in ("-c", setting)]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), *words]

    def answers(self) -> bool:
        check = [str(self.programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(check, check=False).returncode == 0

    def url(self, port: int | None = None, **settings: str) -> str:
        words = urlencode({"sslmode": "disable"} | settings)  # it has no TLS, and asking for it costs a round trip
        return f"postgresql://kasimir@127.0.0.1:{port or self.port}/postgres?{words}"


class RedisServer(Service):
    """A Redis without persistence."""

    def command(self) -> list[str]:
        return ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
