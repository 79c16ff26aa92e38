"""Performance on slow phones: nothing is loaded, rendered or animated that is not visible."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.hands import LONGEST_ANSWER, look
from tests.browser.open_tables import sit_together
from tests.browser.servers import BrowserServer
from tests.browser.tours import GAMES
from tests.browser.visit import PHONE, Visitor

ENDLESS = """() => document.getAnimations().map(({ effect }) => effect)
  .filter((effect) => effect.getTiming().iterations === Infinity).map(({ target }) => target.getAttribute('class'))"""


def come_back(visitor: Visitor) -> set[str]:
    """Reload the page of the visitor's table; return the games of which something was loaded."""
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.reload()
    expect(visitor.page.locator(".board[aria-busy=false] [data-spot][data-next]").first).to_be_visible()
    return {game for game in GAMES if any(re.search(rf"/{game}-[^/]*\.js$", url) for url in asked)}


def test_a_table_loads_its_own_game_and_the_first_screen_names_all(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    sit_together(visitor, "towers")
    assert come_back(visitor) == {"towers"}
    expect(visitor.page.locator("h1")).to_have_text(visitor.word("towers.title"))
    visitor.page.locator("header a, header button").first.click()
    expect(visitor.page.locator(".games h2")).to_have_text([visitor.word(f"{game}.title") for game in GAMES])


def test_what_glows_at_a_table_does_not_move_for_ever(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    visitor.page.emulate_media(reduced_motion="no-preference")
    sit_together(visitor, "race")
    expect(visitor.page.locator("[data-spot][data-next]").first).to_be_visible()
    assert visitor.page.evaluate("() => document.getAnimations().length") > 0
    assert visitor.page.evaluate(ENDLESS) == []


COUNT_MOTIONS = """
globalThis.motions = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...words) { globalThis.motions += 1; return animate.apply(this, words); };
"""
A_WHILE = 60_000


@pytest.mark.parametrize("wish", ["no-preference", "reduce"])
def test_who_is_alive_blinks_unless_people_want_no_motion(
    server: BrowserServer, invite: Invite, wish: Literal["no-preference", "reduce"]
) -> None:
    visitor = invite(server)
    visitor.page.emulate_media(reduced_motion=wish)
    visitor.page.add_init_script(COUNT_MOTIONS)
    visitor.page.clock.install()
    visitor.go("/")
    expect(visitor.page.locator("[data-alive]").first).to_be_visible()
    visitor.page.clock.run_for(A_WHILE)
    assert (visitor.page.evaluate("() => globalThis.motions") > 0) == (wish == "no-preference")


def test_a_hint_glows_on_the_board_and_goes_with_it(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    sit_together(visitor, "race")
    visitor.page.get_by_role("button", name=visitor.word("web.hint"), exact=True).click()
    glows = visitor.page.locator("[data-spot].hinted")
    expect(glows.first).to_be_attached(timeout=1000 * LONGEST_ANSWER)
    assert {spot.get_attribute("data-spot") for spot in glows.all()} <= {spot.id for spot in look(visitor).spots}
    visitor.page.get_by_role("button", name=visitor.word("web.done"), exact=True).click()
    expect(glows).to_have_count(0)


def test_a_dialog_is_made_when_it_is_opened_and_gives_the_focus_back(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    sit_together(visitor, "discs")
    button = visitor.page.get_by_role("button", name=visitor.word("web.log"), exact=True)
    expect(visitor.page.locator("dialog")).to_have_count(0)
    button.click()
    expect(visitor.page.locator("dialog[open] h2")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog")).to_have_count(0)
    expect(button).to_be_focused()
