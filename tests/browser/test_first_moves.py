"""The computer's first move on a server where nothing is compiled yet."""

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import LONGEST_SILENCE, Mouse, Taste, play
from tests.browser.open_tables import open_table
from tests.browser.servers import BrowserServer

GAME = "kitchen"
"""Its rules take longest to compile."""
MOST_TOUCHES = 20


@pytest.fixture
def new_server(tmp_path: Path) -> Iterator[BrowserServer]:
    """A server with an empty cache."""
    server = BrowserServer(tmp_path)
    server.environment |= {"KASIMIR_CACHE": str(tmp_path / "cache")}
    with server:
        yield server


def test_a_bot_moves_and_gives_hints_before_anything_is_compiled(
    new_server: BrowserServer, invite: Invite, tmp_path: Path
) -> None:
    visitor = invite(new_server)
    seats = [{"who": "bot", "level": "master"}, {"who": "me", "name": "Ada"}]
    open_table(visitor, {"game": GAME, "seats": seats, "house": {"first": "chosen", "auto": True}})
    for _ in range(MOST_TOUCHES):
        play([visitor], Mouse(), Taste(GAME), most=1)
        if count(new_server, "interpreted"):
            break
    assert count(new_server, "bot_moves") >= 1
    hint = visitor.page.get_by_role("button", name=visitor.word("web.hint"), exact=True)
    hint.click(timeout=1000 * LONGEST_SILENCE)
    expect(visitor.page.get_by_text(visitor.word("web.hint-brief"))).to_be_visible(timeout=1000 * LONGEST_SILENCE)
    assert not list((tmp_path / "cache").rglob(f"{GAME}/searched"))


def count(server: BrowserServer, name: str) -> int:
    """A counter of the server."""
    told = httpx.get(f"{server.url}/metrics").text
    return next(int(line.split()[1]) for line in told.splitlines() if line.startswith(f"kasimir_{name}_total "))
