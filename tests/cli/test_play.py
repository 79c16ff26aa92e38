"""`kasimir play`: the addresses it prints."""

import asyncio
import logging
import re
import signal
import threading
import time
import webbrowser
from pathlib import Path

import pytest

from kasimir.client.table import ask_http
from kasimir.core.errors import UsageError
from kasimir.core.words import say
from kasimir.server import serve
from kasimir.server.settings import Settings
from kasimir.server.transport import local_network
from tests.cli.commands import Capture, settings_of, started
from tests.server.servers import Process


def test_play_says_where_the_games_are_and_takes_another_port_if_its_own_is_taken(tmp_path: Path) -> None:
    other = Process(tmp_path)
    settings = tmp_path / "settings.toml"
    settings.write_text(f'database_file = "{(tmp_path / "own.sqlite").as_posix()}"\n')
    other.start()
    try:
        asyncio.run(other.ready())
        words = ("play", "--no-browser", "--host", "127.0.0.1", "--port", str(other.port), "--settings", str(settings))
        with started(*words) as playing:
            assert playing.stdout is not None
            found = re.search(r"http://localhost:(\d+)", playing.stdout.readline())
            assert found is not None
            assert int(found[1]) != other.port
            assert ask_http("GET", f"http://127.0.0.1:{found[1]}/healthz") == {"ok": True}
            playing.send_signal(signal.SIGINT)
            assert playing.wait(20) == 130
    finally:
        other.stop()


def test_play_is_for_the_house_unless_something_else_is_set(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('host = "127.0.0.2"\nlog_level = "error"\n')
    settings = settings_of(monkeypatch, "play")
    assert (settings.host, settings.log_level) == ("0.0.0.0", "warning")
    settings = settings_of(monkeypatch, "play", "--settings", str(file))
    assert (settings.host, settings.log_level) == ("127.0.0.2", "error")
    monkeypatch.setenv("KASIMIR_HOST", "127.0.0.1")
    monkeypatch.setenv("KASIMIR_LOG_LEVEL", "debug")
    settings = settings_of(monkeypatch, "play", "--settings", str(file))
    assert (settings.host, settings.log_level) == ("127.0.0.1", "debug")
    assert settings_of(monkeypatch, "play", "--host", "::1").host == "::1"
    monkeypatch.setenv("KASIMIR_HOST", "")
    assert settings_of(monkeypatch, "play").host == "0.0.0.0"
    assert settings_of(monkeypatch, "serve").host == "127.0.0.1"


def test_play_logs_as_much_as_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    levels: list[str] = []
    monkeypatch.setattr(serve, "start_logging", levels.append)
    monkeypatch.setattr(serve, "run", lambda *_, **__: 0)
    serve.run_at_home(Settings(log_level="debug"), browse=False)
    assert levels == ["debug"]


@pytest.mark.parametrize(
    ("host", "url"),
    [
        ("0.0.0.0", "http://localhost:80"),
        ("127.0.0.1", "http://localhost:80"),
        ("::", "http://localhost:80"),
        ("0::0", "http://localhost:80"),
        ("::1", "http://[::1]:80"),
        ("games.local", "http://games.local:80"),
    ],
)
def test_the_address_is_one_that_a_browser_understands(host: str, url: str) -> None:
    assert serve.address_of(host, 80) == url


@pytest.mark.parametrize(("host", "is_shared"), [("0.0.0.0", True), ("::", True), ("::1", False), ("127.0.0.1", False)])
def test_phones_find_the_way_if_there_is_one(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, host: str, is_shared: bool
) -> None:
    monkeypatch.setattr(local_network, "default_route_address", lambda _: "192.0.2.7")
    monkeypatch.setattr(local_network, "card_addresses", lambda: iter(["127.0.0.1", "192.0.2.8", "192.0.2.7"]))
    monkeypatch.setattr(serve, "serve", lambda _, listeners, on_ready: on_ready(listeners) or 0)
    try:
        settings = Settings(host=host, port=0, database_file=str(tmp_path / "tables.sqlite"))
        assert serve.run_at_home(settings, browse=False) == 0
    except UsageError:
        pytest.skip("no IPv6 here")
    finally:
        logging.basicConfig(force=True)
    out = capsys.readouterr().out
    assert re.findall(r"http://192\.0\.2\.\d", out) == (["http://192.0.2.7", "http://192.0.2.8"] if is_shared else [])
    assert ("--host 0.0.0.0" in out) != is_shared


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        (Settings(host="0.0.0.0"), say("serve.no-network")),
        (Settings(host="192.0.2.7"), "http://192.0.2.7:80"),
        (Settings(host="127.0.0.1", public_url="https://games.example.org"), "https://games.example.org"),
    ],
)
def test_what_a_phone_can_open_is_printed(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, settings: Settings, told: str
) -> None:
    monkeypatch.setattr(local_network, "default_route_address", lambda _: None)
    monkeypatch.setattr(local_network, "card_addresses", lambda: iter(["127.0.0.1"]))
    serve.invite("http://localhost:80", settings, browse=False)
    assert told in capsys.readouterr().out


def test_a_browser_in_the_terminal_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    left, opened = threading.Event(), threading.Event()

    def browse(_: str) -> None:
        assert threading.current_thread().daemon
        opened.set()
        left.wait(20)

    monkeypatch.setattr(webbrowser, "open", browse)
    began = time.monotonic()
    serve.invite("http://localhost:80", Settings(), browse=True)
    assert opened.wait(5)
    left.set()
    assert time.monotonic() - began < 10
