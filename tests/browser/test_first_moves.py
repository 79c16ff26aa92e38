"""The computer's first move on a server where nothing is compiled yet."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import LONGEST_SILENCE, Mouse, Taste, play
from tests.browser.servers import BrowserServer
from tests.browser.tours import open_table

SLOW_TO_COMPILE = "kitchen"


def test_a_bot_moves_and_gives_hints_before_anything_is_compiled(tmp_path: Path, invite: Invite) -> None:
    server = BrowserServer(tmp_path)
    server.environment |= {"KASIMIR_CACHE": str(tmp_path / "cache")}
    with server:
        visitor = invite(server)
        page = visitor.page
        seats = [{"who": "bot", "level": "master"}, {"who": "me", "name": "Ada"}]
        open_table(visitor, {"game": SLOW_TO_COMPILE, "seats": seats, "house": {"first": "chosen"}})
        play([visitor], Mouse(), Taste(SLOW_TO_COMPILE), most=2)
        hint = page.get_by_role("button", name=visitor.word("web.hint"), exact=True)
        hint.click(timeout=1000 * LONGEST_SILENCE)
        expect(page.get_by_text(visitor.word("web.hint-brief"))).to_be_visible(timeout=1000 * LONGEST_SILENCE)
        assert not list((tmp_path / "cache").rglob(f"{SLOW_TO_COMPILE}/searched"))
