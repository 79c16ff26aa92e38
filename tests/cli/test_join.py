"""`kasimir join`: bots at a table of a server."""

import asyncio
from pathlib import Path

import pytest

from kasimir.cli import main
from kasimir.client.table import ask_http, open_table
from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.protocol.http import Free, NewTable, TableOptions
from tests.cli.commands import Capture, started
from tests.server.servers import serving
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def test_bots_from_elsewhere_play_a_whole_match(tmp_path: Path) -> None:
    """On both seats of a table with hidden discs, so that they have to remember covered discs."""
    async with serving(tmp_path) as running_server:
        ticket = await open_table(
            running_server.url, NewTable("discs", [Free(), Free()], name="Host", house=TableOptions(first="chosen"))
        )
        link = f"{running_server.url}/t/{ticket.table}"
        with started("join", link, "--bot", "kitten", "--name", "A"), started("join", link, "--bot", "greedy"):
            record = await until_recorded(running_server.url, ticket.table)
    assert [seat["kind"] for seat in record["seats"]] == ["person", "person"]
    assert record["places"]
    assert verify(from_table(record)) == []


async def until_recorded(url: str, table: str) -> dict[str, list[dict[str, str]]]:
    """Wait for the record of the first match."""

    async def is_over() -> bool:
        play = (await asyncio.to_thread(ask_http, "GET", f"{url}/api/tables/{table}"))["now"]["play"]
        return bool(play and (play["match"] > 1 or play["result"]))

    await until(is_over, 60.0)
    found: dict[str, list[dict[str, str]]] = await asyncio.to_thread(
        ask_http, "GET", f"{url}/api/tables/{table}/record/1"
    )
    return found


def test_join_needs_a_link(capsys: Capture) -> None:
    assert main(["join", "nowhere"]) == 1
    assert "not a link to a table" in capsys.readouterr().err
