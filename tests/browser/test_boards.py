"""Boards under quick fingers, the faces of the cat's die, and what is offered beside them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from kasimir.core import registry
from tests.browser.conftest import Invite
from tests.browser.servers import BrowserServer
from tests.browser.tours import begin_table, open_table, sit_together
from tests.browser.visit import PHONE

CALM = """(board) => {
  const { touchAction, userSelect, webkitTapHighlightColor } = getComputedStyle(board);
  return [touchAction, userSelect, webkitTapHighlightColor];
}"""
BESIDE_THE_DIE = """() => [...document.querySelectorAll('svg.board rect[width="42"]')].flatMap((die) => {
  const place = die.getBoundingClientRect();
  const isIn = ({ left, right, top, bottom }) =>
    left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom;
  return [...die.parentElement.querySelectorAll('path, circle, ellipse')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && !isIn(box);
  }).map((one) => one.outerHTML);
})"""
"""What is drawn on a die and leaves it."""
THROWN = (
    "8,6 3 2,1 14 - b order.6.1",
    "8,6 3 2,1 14 - b order.6.2",
    "8,6 3 2,1 14 - b order.6.3",
    "-,8 8 3,2 12 b r slide.0",
)
"""Positions of hunt with one, two, three and no paws on the die."""


@pytest.mark.parametrize("game", registry.names())
def test_quick_touches_neither_zoom_nor_select(server: BrowserServer, invite: Invite, game: str) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    sit_together(visitor, game)
    board = visitor.page.locator("svg.board")
    assert board.evaluate(CALM) == ["manipulation", "none", "rgba(0, 0, 0, 0)"]
    board.dblclick(position={"x": 30, "y": 30})
    assert visitor.page.evaluate("getSelection().toString()") == ""


@pytest.mark.parametrize("start", THROWN, ids=["one", "two", "three", "none"])
def test_paws_fit_on_the_die(server: BrowserServer, invite: Invite, start: str) -> None:
    visitor = invite(server)
    seats = [{"who": "me", "name": name} for name in ("Anna", "Ben")]
    open_table(visitor, {"game": "hunt", "variant": "older", "seats": seats, "start": start})
    dice = visitor.page.locator('svg.board g:has(> rect[width="42"])')
    expect(dice.last.locator("ellipse, .snore").first).to_be_visible()
    assert visitor.page.evaluate(BESIDE_THE_DIE) == []


@pytest.mark.parametrize(("game", "count"), [("discs", 0), ("hunt", 1)])
def test_dice_are_offered_only_where_there_are_some(
    server: BrowserServer, invite: Invite, game: str, count: int
) -> None:
    visitor = invite(server)
    page = begin_table(visitor, game)
    page.locator("summary").click()
    expect(page.get_by_text(visitor.word("web.auto"))).to_have_count(count)
    expect(page.get_by_role("heading", name=visitor.word("web.forecast"))).to_have_count(count)


@pytest.mark.parametrize(
    ("other", "count"), [({"who": "bot", "level": "easy"}, 0), ({"who": "me", "name": "Ben"}, 1)], ids=["bot", "person"]
)
def test_phrases_need_somebody_who_reads_them(
    server: BrowserServer, invite: Invite, other: dict[str, Any], count: int
) -> None:
    visitor = invite(server)
    open_table(visitor, {"game": "discs", "seats": [{"who": "me", "name": "Ada"}, other]})
    expect(visitor.page.get_by_role("button", name=visitor.word("web.log"), exact=True)).to_be_visible()
    expect(visitor.page.get_by_role("button", name=visitor.word("web.say"), exact=True)).to_have_count(count)
