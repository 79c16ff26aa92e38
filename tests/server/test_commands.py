"""The commands around the server, as people type them: play, join, export, import."""

import asyncio
import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.client.table import ask_http, open_table
from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.server.protocol.wishes import Free, House, NewTable
from tests.server.house import Process, serving
from tests.server.players import open_for_two, play_out

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
    settings.write_text(f'database_file = "{(tmp_path / "tables.sqlite").as_posix()}"\n')
    other.start()
    try:
        asyncio.run(other.ready())
        words = ("play", "--no-browser", "--host", "127.0.0.1", "--port", str(other.port), "--settings", str(settings))
        with started(*words) as house:
            assert house.stdout is not None
            found = re.search(r"http://localhost:(\d+)", house.stdout.readline())
            assert found is not None
            assert int(found[1]) != other.port
            assert ask_http("GET", f"http://127.0.0.1:{found[1]}/healthz") == {"ok": True}
            house.send_signal(signal.SIGINT)
            assert house.wait(20) in (0, 130)
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


def test_serve_says_that_its_database_cannot_be_used(
    tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "no.sqlite"
    file.write_bytes(b"this is no database, however long it may be looked at")
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(file))
    assert main(["serve", "--port", "0"]) == 1
    assert capsys.readouterr().err.splitlines()[-1].startswith("kasimir: The database")


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
