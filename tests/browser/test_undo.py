"""Taking back: the last choice against the computer, through everything that followed from it."""

import pytest
from playwright.sync_api import expect

from kasimir.core import registry
from tests.browser.conftest import Invite
from tests.browser.hands import LONGEST_SILENCE, Mouse, Taste, look, play
from tests.browser.open_tables import open_table
from tests.browser.servers import BrowserServer
from tests.browser.visit import isolated

GAMES = registry.names()
VARIANTS = {"hunt": "older"}
"""Where the first variant has hardly any choices."""
MOST_TRIES = 60


@pytest.mark.parametrize("game", GAMES)
def test_against_the_computer_the_last_choice_is_taken_back(server: BrowserServer, invite: Invite, game: str) -> None:
    visitor = invite(server)
    house = {"first": "chosen", "hidden": False, "auto": True}
    seats = [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "random"}]
    open_table(visitor, {"game": game, "variant": VARIANTS.get(game), "seats": seats, "house": house})
    undo = visitor.page.get_by_role("button", name=visitor.word("web.undo"), exact=True)
    expect(undo).to_be_visible()
    expect(undo).to_be_disabled()
    taste = Taste(game)
    for _ in range(MOST_TRIES):
        play([visitor], Mouse(), taste, most=1)
        visitor.page.locator("svg.board [data-next], #finish").first.wait_for(timeout=1000 * LONGEST_SILENCE)
        if undo.is_enabled():
            break
    expect(undo).to_be_enabled(timeout=1000 * LONGEST_SILENCE)
    undo.click()
    told = visitor.word("web.told-undone", seat=isolated("Ada"))
    expect(visitor.page.locator(".last")).to_have_text(told)
    assert len(look(visitor).glowing) > 1, "the same choice is there again"
    play([visitor], Mouse(), taste, most=3)
