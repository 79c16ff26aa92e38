"""An edition that changes without a new rules version: it is reported, and nothing is lost."""

import asyncio
import logging
import re
import shutil
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from msgspec import structs

from kasimir.cli import main
from kasimir.client.table import Connection
from kasimir.core import registry
from kasimir.core.edition import from_values
from kasimir.core.errors import TableError
from kasimir.core.game import Game
from kasimir.core.record import load, save
from kasimir.core.verify import check_edition
from kasimir.protocol.events import Began
from kasimir.protocol.messages import Refused
from kasimir.protocol.stored import Entry
from kasimir.server.domain.fold import replay
from kasimir.server.session.table_session import encode
from tests.helpers import make_record, towers
from tests.server.domain.test_table import Evening, evening_for, with_newer_rules
from tests.server.players import open_for_two, play_out
from tests.server.servers import serving
from tests.waiting import until

SPACES = "spaces = 30"


@pytest.fixture
def edited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An editable copy of the edition of towers, which all games use in these tests."""
    shutil.copytree(registry.load("towers").folder / "editions", tmp_path / "editions")
    monkeypatch.setattr(Game, "folder", tmp_path)
    return tmp_path / "editions" / "classic.toml"


def edit(file: Path) -> None:
    """Enlarge the board."""
    text = file.read_text(encoding="utf-8")
    assert SPACES in text
    file.write_text(text.replace(SPACES, "spaces = 31"), encoding="utf-8")


def restore(file: Path) -> None:
    """Restore the original size."""
    file.write_text(file.read_text(encoding="utf-8").replace("spaces = 31", SPACES), encoding="utf-8")


def played() -> Evening:
    """A table with a match in progress."""
    evening = evening_for(2)
    for _ in range(6):
        evening.move(evening.mover())
    return evening


def test_the_log_tells_that_the_edition_has_changed(edited: Path) -> None:
    evening = played()
    edit(edited)
    with pytest.raises(TableError) as error:
        replay("x", evening.log)
    assert (error.value.code, error.value.args_by_name) == (
        "table.edition-changed",
        {"game": "towers", "edition": "classic"},
    )
    restore(edited)
    assert replay("x", evening.log).playing.match.events == evening.table.playing.match.events


def test_remarks_in_an_edition_change_nothing(edited: Path) -> None:
    evening = played()
    edited.write_text(f"# larger print\n{edited.read_text(encoding='utf-8')}", encoding="utf-8")
    assert replay("x", evening.log).number == evening.table.number


def test_newer_rules_may_have_another_edition(edited: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = played()
    edit(edited)
    with_newer_rules(monkeypatch, evening)
    assert replay("x", evening.log).number == evening.table.number


def without_digest(entry: Entry) -> Entry:
    """An entry as older servers wrote it, without a digest of the edition."""
    return structs.replace(
        entry, body=re.sub(rb',"edition":"%s","starter":"r","seats":\[.*?\]' % digest(), b"", entry.body)
    )


def digest() -> bytes:
    return registry.load("towers").edition().digest().encode()


def test_older_logs_do_not_tell(edited: Path) -> None:
    evening = played()
    old = [without_digest(entry) for entry in evening.log]
    assert sum(one != other for one, other in zip(old, evening.log, strict=True)) == 1
    assert b"edition" not in encode(Began(1, 0, "chosen", "", 1))
    edit(edited)
    assert replay("x", old[: evening.table.number - 6]).phase == "playing"


@pytest.mark.anyio
async def test_a_server_says_so_and_goes_on_when_it_is_restored(
    tmp_path: Path, edited: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with serving(tmp_path) as server:
        tickets = await open_for_two(server.url, "towers")
        await server.hub.find(tickets[0].table)
    table = tickets[0].table
    edit(edited)
    with caplog.at_level(logging.ERROR, "kasimir.server"):
        async with serving(tmp_path) as server, httpx.AsyncClient(base_url=server.url) as client:
            answer = await client.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "table.edition-changed")
            async with asyncio.timeout(10.0), Connection(server.url, table, tickets[0].token) as player:
                told = await player.receive()
                assert isinstance(told, Refused)
                assert told.code == "table.edition-changed"
            await until(lambda: "not resumed" in caplog.text)
            assert table not in caplog.text
            await open_for_two(server.url, "towers")
    restore(edited)
    async with serving(tmp_path) as server:
        await play_out(server.url, tickets)


def test_a_record_on_another_board_of_our_name_is_told_as_such(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record, setup, file = make_record(towers(), 1), towers(), tmp_path / "record.json"
    assert check_edition(record) == []
    values = setup.edition.values() | {"spaces": 31}
    setup.edition = from_values(setup.game.contents, "classic", values, {})
    save(replace(record, setup=setup), file)
    assert main(["verify", str(file)]) == 1
    assert "edition “classic” differs from the one in this program" in capsys.readouterr().out
    assert check_edition(replace(load(file), rules_version=99)) == []
    setup.edition = from_values(setup.game.contents, "mine.toml", values, {})
    save(replace(record, setup=setup), file)
    assert check_edition(load(file)) == [], "everybody may have an edition of their own"
