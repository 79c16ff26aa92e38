"""The commands around the server, as people type them: play, join, export, import."""

import asyncio
import json
import logging
import os
import re
import signal
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from kasimir.cli import main
from kasimir.client.table import ask_http, open_table
from kasimir.core.errors import UsageError
from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.server import house
from kasimir.server.protocol.wishes import Free, House, NewTable
from kasimir.server.settings import Settings
from kasimir.server.store import make_store
from kasimir.server.store.postgres import PostgresStore
from tests.server.house import Process, serving
from tests.server.players import open_for_two, play_out
from tests.server.services import free_port
from tests.server.test_store_archive import ENTRY, HEAD, TABLE

pytestmark = pytest.mark.anyio

Capture = pytest.CaptureFixture[str]


@contextmanager
def started(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command that goes on until it is told to stop."""
    command = [sys.executable, "-m", "kasimir", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


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
    for _ in range(2):  # whoever is killed leaves no lock behind
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


# Settings


def settings_of(monkeypatch: pytest.MonkeyPatch, *words: str) -> Settings:
    """What a command would be run with."""
    taken: list[Settings] = []

    def take(settings: Settings, browse: bool = False) -> int:
        taken.append(settings)
        return 0

    for name in ("run_house", "run_server"):
        monkeypatch.setattr(house, name, take)
    assert main([*words]) == 0
    return taken[0]


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
    monkeypatch.setattr(house, "start_logging", levels.append)
    monkeypatch.setattr(house, "run", lambda *_, **__: 0)
    house.run_house(Settings(log_level="debug"), browse=False)
    assert levels == ["debug"]


WRONG = {
    "log_level": ["loud", "critical"],
    "public_url": [
        "http://[::1",
        "games.example.org",
        "ftp://games.example.org",
        "https://",
        "https://a:b",
        "https://a b",
    ],
    "trusted_proxies": ["10.0.0.300", "localhost"],
    "database_url": ["mysql://localhost/tables"],
    "redis_url": [
        "redis://:s3cret@localhost:port/0",
        "redis://localhost/0?socket_timeout=abc",
        "redis://localhost/0?no-such-thing=1",
        "redis://[::1",
        "redis://localhost/notanumber",
        "http://localhost",
        "unix://",
    ],
    "port": ["http", "70000", "-1"],
    "processes": ["0", "many"],
    "durable": ["perhaps"],
}


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in WRONG.items() for value in values])
@pytest.mark.parametrize("command", [("serve",), ("play", "--no-browser"), ("export", "nothing.jsonl")])
def test_what_is_wrong_with_a_setting_is_told_in_a_line(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], name: str, value: str
) -> None:
    monkeypatch.setenv(f"KASIMIR_{name.upper()}", value)
    assert main([*command]) == 1
    told = capsys.readouterr().err
    assert re.fullmatch(rf"kasimir: The setting {name} \(KASIMIR_{name.upper()}\) [^\n]+\n", told)
    assert "s3cret" not in told


def test_a_variable_that_is_no_setting_is_told(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be a misspelt one."""
    monkeypatch.setenv("KASIMIR_CACHE", "/nowhere")
    monkeypatch.setenv("KASIMIR_PROT", "80")
    assert main(["serve"]) == 1
    assert "(KASIMIR_PROT)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("log_level", "WARNING"),
        ("public_url", "https://games.example.org:8443/"),
        ("public_url", "http://[::1]:8080"),
        ("trusted_proxies", "127.0.0.1, fd00::/8,"),
        ("redis_url", "redis://user:pass@localhost:6379/1?socket_timeout=2"),
        ("redis_url", "rediss://localhost"),
        ("redis_url", "unix:///run/redis.sock?db=2"),
        ("database_url", "postgresql://one:5432,two:5432/name"),
    ],
)
def test_what_is_right_is_taken(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(f"KASIMIR_{name.upper()}", value)
    assert getattr(settings_of(monkeypatch, "serve"), name) == value


def test_what_is_wrong_in_a_file_or_an_option_is_told_with_its_place(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "settings.toml"
    for text, told in {
        'log_level = "loud"': f"The setting log_level ({file}) must be one of debug, info, warning, error.",
        "processes = 0": f"The setting processes ({file}) cannot be used: Expected `int` >= 1",
        "processs = 2": f"There is no setting processs ({file}).",
    }.items():
        file.write_text(text)
        assert main(["serve", "--settings", str(file)]) == 1
        assert capsys.readouterr().err == f"kasimir: {told}\n"
    assert main(["serve", "--port", "70000"]) == 1
    assert "The setting port (--port)" in capsys.readouterr().err


# Where the games are


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
    assert house.address_of(host, 80) == url


@pytest.mark.parametrize(("host", "is_shared"), [("0.0.0.0", True), ("::", True), ("::1", False), ("127.0.0.1", False)])
def test_phones_find_the_way_if_there_is_one(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, host: str, is_shared: bool
) -> None:
    monkeypatch.setattr(house, "address_in_the_house", lambda: "192.0.2.7")
    monkeypatch.setattr(house, "serve", lambda _, listeners, on_ready: on_ready(listeners) or 0)
    try:
        settings = Settings(host=host, port=0, database_file=str(tmp_path / "tables.sqlite"))
        assert house.run_house(settings, browse=False) == 0
    except UsageError:
        pytest.skip("no IPv6 here")
    finally:
        logging.basicConfig(force=True)
    assert bool(re.search(r"http://192\.0\.2\.7:\d+", capsys.readouterr().out)) == is_shared


def test_a_browser_in_the_terminal_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    left, opened = threading.Event(), threading.Event()

    def browse(_: str) -> None:
        assert threading.current_thread().daemon
        opened.set()
        left.wait(20)

    monkeypatch.setattr(webbrowser, "open", browse)
    began = time.monotonic()
    house.invite("http://localhost:80", browse=True, is_shared=False)
    assert opened.wait(5)
    left.set()
    assert time.monotonic() - began < 10


# Health


async def test_health_says_that_the_database_is_gone(tmp_path: Path, url: str) -> None:
    """Deleted under the server's feet: it would take tables that will be lost."""
    async with serving(tmp_path, database_url=url) as open_house:
        health = f"{open_house.url}/healthz"
        assert await asyncio.to_thread(ask_http, "GET", health) == {"ok": True}
        if isinstance(open_house.hub.store, PostgresStore):
            await open_house.hub.store._reading.execute("DROP TABLE kasimir_schema")
        elif sys.platform == "win32":
            pytest.skip("there, nobody can delete a file that is open")
        else:
            (tmp_path / "tables.sqlite").unlink()
        with pytest.raises(HTTPError) as told:
            await asyncio.to_thread(urlopen, health)
        told.value.close()
        assert told.value.code == 503


# Stopping


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize(
    ("signals", "status"), [([signal.SIGTERM], 0), ([signal.SIGINT], 130), ([signal.SIGINT, signal.SIGINT], 130)]
)
def test_exit_status(tmp_path: Path, processes: int, signals: list[signal.Signals], status: int) -> None:
    """A server that was asked to stop did what it should; after Ctrl-C it is as with every program."""
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
            time.sleep(0.02)
        assert server.process.wait(20) == status
        assert server.log.read_text() == ""
    finally:
        server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no such signals")
@pytest.mark.parametrize(("number", "status"), [(signal.SIGTERM, -signal.SIGTERM), (signal.SIGINT, 130)])
def test_who_waits_for_a_database_can_be_stopped(tmp_path: Path, number: signal.Signals, status: int) -> None:
    server = Process(tmp_path, database_url=f"postgresql://kasimir@127.0.0.1:{free_port()}/nowhere")
    server.start()
    try:
        assert server.process is not None
        time.sleep(3)
        server.process.send_signal(number)
        assert server.process.wait(10) == status
        assert server.log.read_text() == ""
    finally:
        server.kill()


# Bots


async def test_bots_from_elsewhere_play_a_whole_match(tmp_path: Path) -> None:
    """Both seats of a table with hidden discs, so that they have to remember what was covered."""
    async with serving(tmp_path) as open_house:
        ticket = await open_table(
            open_house.url, NewTable("discs", [Free(), Free()], name="Host", house=House(first="chosen"))
        )
        link = f"{open_house.url}/t/{ticket.table}"
        with started("join", link, "--bot", "kitten", "--name", "A"), started("join", link, "--bot", "greedy"):
            record = await until_recorded(open_house.url, ticket.table)
    assert [seat["kind"] for seat in record["seats"]] == ["person", "person"]
    assert record["places"]
    assert verify(from_table(record)) == []


async def until_recorded(url: str, table: str) -> dict[str, list[dict[str, str]]]:
    """The record of the first match, as soon as there is one."""
    for _ in range(600):
        await asyncio.sleep(0.1)
        now = await asyncio.to_thread(ask_http, "GET", f"{url}/api/tables/{table}")
        if now["now"]["play"] and (now["now"]["play"]["match"] > 1 or now["now"]["play"]["result"]):
            found: dict[str, list[dict[str, str]]] = await asyncio.to_thread(
                ask_http, "GET", f"{url}/api/tables/{table}/record/1"
            )
            return found
    raise AssertionError("the match did not end")


def test_join_needs_a_link(capsys: Capture) -> None:
    assert main(["join", "nowhere"]) == 1
    assert "no link to a table" in capsys.readouterr().err


# Archives


def test_export_and_import(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written from one server is played on by another."""
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        folder.mkdir()

    async def play() -> str:
        async with serving(before) as open_house:
            tickets = await open_for_two(open_house.url, "hunt", "older")
            await play_out(open_house.url, tickets)
        return tickets[0].table

    async def look(table: str) -> bytes:
        async with serving(after) as open_house:
            record = await asyncio.to_thread(ask_http, "GET", f"{open_house.url}/api/tables/{table}/record/1")
        return json.dumps(record).encode()

    table = asyncio.run(play())
    file = tmp_path / "tables.jsonl.gz"
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(before / "tables.sqlite"))
    assert main(["export", str(file), "--secrets"]) == 0
    assert "One table was written" in capsys.readouterr().out
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(after / "tables.sqlite"))
    assert main(["import", str(file)]) == 0
    assert main(["import", str(file)]) == 1
    assert "0 tables were taken in; 1 were there already" in capsys.readouterr().out
    assert verify(from_table(json.loads(asyncio.run(look(table))))) == []


def test_a_backup_of_nothing_is_told(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistyped file is not made, and an older backup stays."""
    archive, mistyped = tmp_path / "backup.jsonl.gz", tmp_path / "tabels.sqlite"
    archive.write_text("an older backup")
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(mistyped))
    assert main(["export", str(archive)]) == 1
    assert capsys.readouterr().err == f"kasimir: There is no database {mistyped}.\n"
    assert not mistyped.exists()
    mistyped.touch()
    assert main(["export", str(archive)]) == 1
    assert archive.read_text() == "an older backup"
    assert sorted(tmp_path.iterdir()) == [archive, mistyped]


def test_a_backup_of_another_database_is_told(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setenv("KASIMIR_DATABASE_URL", database)
    for _ in range(2):  # nor are tables made there
        assert main(["export", str(tmp_path / "backup.jsonl")]) == 1
        assert capsys.readouterr().err == "kasimir: The PostgreSQL database has no tables of Kasimir.\n"
    asyncio.run(make_tables(database))
    assert main(["export", str(tmp_path / "backup.jsonl")]) == 0
    monkeypatch.setenv("KASIMIR_DATABASE_URL", database.replace("/postgres?", "/nowhere?"))
    assert main(["export", str(tmp_path / "backup.jsonl")]) == 1
    assert "does not exist" in capsys.readouterr().err


async def make_tables(database: str) -> None:
    store = make_store(database, Path())
    await store.open()
    await store.close()


def test_a_table_that_nobody_knows_is_told(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(tmp_path / "tables.sqlite"))

    async def make() -> str:
        async with serving(tmp_path) as open_house:
            return (await open_for_two(open_house.url, "hunt", "older"))[0].table

    table, archive = asyncio.run(make()), tmp_path / "one.jsonl"
    assert main(["export", str(archive), "--table", table]) == 0
    before = archive.read_bytes()
    assert main(["export", str(archive), "--table", "nix"]) == 1
    assert "There is no table nix" in capsys.readouterr().err
    assert archive.read_bytes() == before


def test_what_was_taken_in_before_a_wrong_line_is_told(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(tmp_path / "tables.sqlite"))
    archive = tmp_path / "wrong.jsonl"
    archive.write_text("\n".join([HEAD, TABLE, ENTRY, TABLE.replace('"a"', '"b"'), "nonsense", ""]))
    assert main(["import", str(archive)]) == 1
    told = capsys.readouterr()
    assert told.out == "One table was taken in; 0 were there already.\n"
    assert told.err.startswith("kasimir: Line 5: ")
