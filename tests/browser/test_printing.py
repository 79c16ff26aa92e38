"""Rules on paper: black on white, nothing to touch, and no page break inside a rule or a picture."""

import re

import pytest
from playwright.sync_api import Page, expect

from kasimir.core import registry
from tests.browser.conftest import Invite
from tests.browser.servers import BrowserServer
from tests.browser.visit import DESK, PHONE, Size, Visitor

MILLIMETRE = 96 / 25.4
WIDTH, HEIGHT = 180 * MILLIMETRE, 267 * MILLIMETRE
"""What is left of a sheet of A4 between the margins, in pixels."""

ON_PAPER = """() => {
  const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const style = (one) => getComputedStyle(one);
  return {
    buttons: seen('a, button').length,
    inks: [...new Set(seen('h1, h2, section p').map((one) => style(one).color))],
    papers: [...new Set(seen('html, body, section').map((one) => style(one).backgroundColor))],
    breaks: [...new Set(seen('section, figure').map((one) => style(one).breakInside))],
    heights: seen('section').map((one) => one.getBoundingClientRect().height),
    widths: seen('svg.board').map((one) => one.getBoundingClientRect().width),
  };
}"""


def rules(visitor: Visitor, game: str) -> Page:
    """The rules of a game, with all boards drawn."""
    page = visitor.go(f"/rules/{game}")
    sections = page.locator("main section")
    expect(sections.first).to_be_visible()
    expect(page.locator("svg.board [data-alive], svg.board [data-spot]").last).to_be_visible()
    return page


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("game", registry.names())
def test_all_rules_are_printed(server: BrowserServer, invite: Invite, game: str, size: Size) -> None:
    page = rules(invite(server, size=size), game)
    headings = page.locator("h1, h2").all_inner_texts()
    sheets = page.pdf(format="A4", outline=True, tagged=True)
    pages, titles = re.findall(rb"/Type\s*/Page\b", sheets), re.findall(rb"/Title\b", sheets)
    assert len(titles) == len(headings) + 1, "the headings, and the title of the document"
    assert len(headings) / 3 <= len(pages) < len(headings)
    expect(page.locator("svg.board").first).to_be_visible()


@pytest.mark.parametrize("game", registry.names())
def test_rules_are_black_on_white_and_fit_on_a_page(server: BrowserServer, invite: Invite, game: str) -> None:
    page = rules(invite(server, size=(round(WIDTH), round(HEIGHT))), game)
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.emulate_media(media="print")
    found = page.evaluate(ON_PAPER)
    assert (found["buttons"], found["inks"], found["breaks"]) == (0, ["rgb(0, 0, 0)"], ["avoid"])
    assert set(found["papers"]) <= {"rgb(255, 255, 255)", "rgba(0, 0, 0, 0)"}
    assert max(found["heights"]) < HEIGHT
    assert min(found["widths"]) > WIDTH - 2
