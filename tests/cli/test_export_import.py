"""`kasimir export` and `kasimir import`."""

import asyncio
import json
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.client.table import ask_http
from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.server.storage import make_store
from tests.cli.commands import Capture
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving
from tests.server.storage.test_archive import ENTRY, HEAD, TABLE


def test_export_and_import(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A match continues on the server that imported it."""
    before, after = tmp_path / "before", tmp_path / "after"
    for folder in (before, after):
        folder.mkdir()

    async def play() -> str:
        async with serving(before) as running_server:
            tickets = await open_for_two(running_server.url, "hunt", "older")
            await play_out(running_server.url, tickets)
        return tickets[0].table

    async def look(table: str) -> bytes:
        async with serving(after) as running_server:
            record = await asyncio.to_thread(ask_http, "GET", f"{running_server.url}/api/tables/{table}/record/1")
        return json.dumps(record).encode()

    table = asyncio.run(play())
    file = tmp_path / "tables.jsonl.gz"
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(before / "tables.sqlite"))
    assert main(["export", str(file), "--secrets"]) == 0
    assert "One table was written" in capsys.readouterr().out
    monkeypatch.setenv("KASIMIR_DATABASE_FILE", str(after / "tables.sqlite"))
    assert main(["import", str(file)]) == 0
    assert main(["import", str(file)]) == 1
    assert "0 tables were imported; 1 already existed" in capsys.readouterr().out
    assert verify(from_table(json.loads(asyncio.run(look(table))))) == []


def test_a_backup_of_nothing_is_told(tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    """A mistyped path creates no file, and an older backup is kept."""
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
        async with serving(tmp_path) as running_server:
            return (await open_for_two(running_server.url, "hunt", "older"))[0].table

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
    assert told.out == "One table was imported; 0 already existed.\n"
    assert told.err.startswith("kasimir: Line 5: ")
