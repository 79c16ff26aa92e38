"""`kasimir serve`: errors at startup, and shutdown."""

import asyncio
import os
import signal
import socket
import sys
import time
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.client.table import ask_http
from tests.cli.commands import Capture
from tests.server.servers import START_SECONDS, Process


def test_serve_says_that_its_port_is_taken(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    other = Process(tmp_path)
    other.start()
    try:
        asyncio.run(other.ready())
        monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(tmp_path / "more.sqlite"))
        assert main(["serve", "--port", str(other.port)]) == 1
    finally:
        other.stop()
    assert f"port {other.port}" in capsys.readouterr().err


def test_a_second_server_of_the_same_file_says_where_the_first_one_is(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Process(tmp_path)
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(tmp_path / "tables.sqlite"))
    for _ in range(2):  # the lock ends with the killed process
        other.start()
        try:
            asyncio.run(other.ready())
            assert main(["play", "--no-browser", "--port", "0"]) == 1
            assert f"http://localhost:{other.port}" in capsys.readouterr().err
        finally:
            other.kill()


def test_serve_says_that_its_database_cannot_be_used(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "no.sqlite"
    file.write_bytes(b"this is no database, however long it may be looked at")
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(file))
    assert main(["serve", "--port", "0"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith("kasimir: The database")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("signals", "status"), [([signal.SIGTERM], 0), ([signal.SIGINT], 130), ([signal.SIGINT, signal.SIGINT], 130)]
)
def test_exit_status(tmp_path: Path, processes: int, signals: list[signal.Signals], status: int) -> None:
    """0 after SIGTERM, 130 after Ctrl-C, as usual."""
    server = Process(tmp_path, processes=processes)
    server.start(start_new_session=True)
    try:
        asyncio.run(server.ready())
        assert ask_http("GET", f"{server.url}/healthz") == {"ok": True}
        assert server.process is not None
        for number in signals:
            # Ctrl-C goes to all processes of a terminal.
            if number == signal.SIGINT:
                os.killpg(server.process.pid, number)
            else:
                server.process.send_signal(number)
            time.sleep(0.02)  # two presses of Ctrl-C, not at the same instant
        assert server.process.wait(20) == status
        assert server.log.read_text() == ""
    finally:
        server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)])
def test_who_waits_for_a_database_can_be_stopped(tmp_path: Path, number: signal.Signals, status: int) -> None:
    nowhere = socket.create_server(("127.0.0.1", 0))
    server = Process(tmp_path, database_url=f"postgresql://kasimir@127.0.0.1:{nowhere.getsockname()[1]}/nowhere")
    server.start()
    try:
        assert server.process is not None
        nowhere.settimeout(START_SECONDS)
        nowhere.accept()[0].close()  # now it looks for a database
        nowhere.close()
        server.process.send_signal(number)
        assert server.process.wait(10) == status
        assert server.log.read_text() == ""
    finally:
        server.kill()
