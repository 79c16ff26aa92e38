"""A game created by `kasimir new-game` can be played in the browser without any other change."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import Finger, Taste, look, play
from tests.browser.next_version import NextVersion
from tests.browser.open_tables import OTHERS
from tests.browser.servers import BrowserServer
from tests.browser.visit import PHONE

GAME, TITLE = "counting", "Counting"


def test_new_game_is_played_by_touch(
    own_server: BrowserServer, invite: Invite, tmp_path_factory: pytest.TempPathFactory
) -> None:
    version = NextVersion(tmp_path_factory.mktemp("new-game"))
    version.run("-m", "kasimir", "new-game", GAME)
    version.install(own_server)
    visitor = invite(own_server, touch=True, size=PHONE)
    page = visitor.go("/")
    card = page.locator(f'a[href="/new/{GAME}"]')
    expect(card.get_by_role("heading")).to_have_text(TITLE)
    card.tap()
    page.locator(OTHERS["web.one-screen"]).tap()
    page.locator(".play").tap()
    expect(page.locator("svg.board")).to_have_attribute("aria-label", TITLE)
    assert play([visitor], Finger(), Taste(GAME)) > 4
    expect(page.locator("#finish")).to_be_visible()
    assert not look(visitor).glowing
