"""Names in any script: the text beside them keeps its order and its place."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.hands import Mouse, Taste, play
from tests.browser.open_tables import open_table
from tests.browser.servers import BrowserServer
from tests.browser.test_replays import open_file
from tests.browser.visit import DESK, NEXT_PICTURE, PHONE, TABLET, Size, Visitor
from tests.helpers import own_file

STAND_INS = ("Anna", "Bert", "Cora", "Dora")
"""The names known to the server, which would refuse some of the displayed ones."""
OVERRIDE = "\u202egnp.live"
CLOSING = "\u2069\u202etxet"
KINDS = {
    "right-to-left": ("שלום 12", "محمد (٣)", "Ada", "ירושלים"),
    "turning": (OVERRIDE, CLOSING, "\u2067Ada", "Ada\u200f"),
    "wide": ("W" * 40, "\uff37\uff49\uff44\uff45" * 5, "\U0001242b" * 20, "Donaudampfschifffahrtsgesellschaft"),
    "piled-up": ("Z" + "\u0310\u0489" * 19, "e" + "\u0301" * 39, "Ada", "W" * 20),
}
SHOWN = {"right-to-left": "שלום 12", "turning": "gnp.live", "wide": "W" * 40, "piled-up": "Z\u0310\u0489\u0310"}
"""The first name of each kind as its tooltip and screen readers give it."""
LAST_MOVE = "0,0,0,0 30:r 3,4,4,4 rbgy r 4"
"""A position of towers that red wins with the only move."""

DISORDER = """() => {
  const faults = [];
  const isSeen = (one) => one.checkVisibility() && !one.closest('.unseen, svg, [inert]');
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth} wide`);
  for (const one of document.body.querySelectorAll(':not(svg *)')) {
    const { left, right, width } = one.getBoundingClientRect();
    const isOff = width && isSeen(one) && (left < -1 || right > clientWidth + 1);
    if (isOff) faults.push(`${one.outerHTML.slice(0, 80)} leaves the screen`);
  }
  for (const name of document.querySelectorAll('bdi')) {
    const box = name.getBoundingClientRect();
    const place = name.closest('li, tr, p, h3, button').getBoundingClientRect();
    const isIn = box.left >= place.left - 1 && box.right <= place.right + 1;
    const isWithin = isIn && box.top >= place.top - 1 && box.bottom <= place.bottom + 1;
    if (isSeen(name) && !isWithin) faults.push(`${name.textContent} leaves its place`);
    if (isSeen(name) && getComputedStyle(name).overflow !== 'hidden') faults.push(`${name.textContent} is not cut`);
  }
  // Signs outside of names, one after the other: on a line, each stands to the right of those before it.
  const range = document.createRange();
  for (const block of document.querySelectorAll('p, h2, li, a, button, th, td')) {
    if (!isSeen(block) || block.querySelector('p, h2, li, a, button, .more')) continue;
    let depth = 0, before;
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (text.parentElement.closest('bdi') || !isSeen(text.parentElement)) continue;
      [...text.data].reduce((at, sign) => {
        const end = at + sign.length;
        if (sign === '\\u2068') depth += 1;
        else if (sign === '\\u2069') depth -= 1;
        else if (!depth && sign.trim()) {
          range.setStart(text, at);
          range.setEnd(text, end);
          const box = range.getBoundingClientRect();
          const isBeside = before && Math.abs(before.bottom - box.bottom) < 4;
          if (isBeside && box.left < before.left) faults.push(`turned around: ${block.textContent}`);
          before = box;
        }
        return end;
      }, 0);
    }
  }
  return [...new Set(faults)];
}"""
"""Elements that are off the screen, out of place or out of order."""


def rename(text: str | bytes, names: tuple[str, ...]) -> str:
    """Replace the names of players in a message."""
    told = str(text)
    for stand_in, name in zip(STAND_INS, names, strict=True):
        told = told.replace(f'"name":"{stand_in}"', f'"name":{json.dumps(name)}')
    return told


def give_names(page: Page, names: tuple[str, ...]) -> None:
    """Fake names that the server would refuse, over HTTP and WebSockets."""

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(rename(text, names)))

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, body=rename(found.text(), names))

    page.route_web_socket("**", pass_on)
    page.route("**/api/tables/*", answer)


def screens(visitor: Visitor) -> Iterator[str]:
    """Visit the screens with names: a table, its panels, the end of a match, and the first screen."""
    page = visitor.page
    seats = [{"who": "me", "name": name} for name in STAND_INS]
    open_table(visitor, {"game": "towers", "seats": seats, "house": {"first": "chosen"}, "start": LAST_MOVE})
    expect(page.locator("svg.board [data-next]").first).to_be_visible()
    yield "table"
    page.get_by_role("button", name=visitor.word("web.table"), exact=True).click()
    yield "guests"
    page.keyboard.press("Escape")
    page.get_by_role("button", name=visitor.word("web.say"), exact=True).click()
    page.get_by_role("button", name=visitor.word("web.phrase-hello"), exact=True).click()
    expect(page.locator(".said.shown")).to_be_visible()
    yield "phrase"
    page.keyboard.press("Escape")
    play([visitor], Mouse(), Taste("towers"))
    expect(page.locator("#finish")).to_be_visible()
    yield "finish"
    page.get_by_role("button", name=visitor.word("web.look")).click()
    page.get_by_role("button", name=visitor.word("web.log"), exact=True).click()
    yield "log"
    visitor.go("/")
    expect(page.locator(".open a").first).to_be_visible()
    yield "lobby"


def faults_at(visitor: Visitor) -> list[str]:
    """What is out of place on a screen, once it is rendered."""
    visitor.page.evaluate(NEXT_PICTURE)
    found: list[str] = visitor.page.evaluate(DISORDER)
    return found


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("kind", KINDS)
def test_names_keep_to_their_place(server: BrowserServer, invite: Invite, kind: str, size: Size) -> None:
    visitor = invite(server, size=size)
    give_names(visitor.page, KINDS[kind])
    faults = []
    for screen in screens(visitor):
        faults += [f"{screen}: {fault}" for fault in faults_at(visitor)]
        if screen == "table":
            expect(visitor.page.locator(".strip bdi").first).to_have_attribute("title", SHOWN[kind])
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "turning"])
def test_names_in_a_record_keep_to_their_place(server: BrowserServer, invite: Invite, kind: str, size: Size) -> None:
    """A record may come from anywhere; only names with invisible characters are refused."""
    visitor = invite(server, size=size)
    record = json.loads(own_file("records", "hunt-younger-shared.json").read_text(encoding="utf-8"))
    for seat, name in zip(record["seats"], KINDS[kind], strict=False):
        seat["name"] = name
    page = open_file(visitor, "names.json", json.dumps(record))
    expect(page.locator("svg.board")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".sentence strong")).to_be_visible()
    assert not faults_at(visitor)


STRIP = """() => {
  const faults = [], range = document.createRange();
  const seats = [...document.querySelectorAll('.strip li')].map((seat) => {
    const name = seat.querySelector('bdi'), text = name.firstChild;
    for (const { index, 0: word } of text.data.matchAll(/[^\\s-]+-?/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) faults.push(`${word} is broken`);
    }
    const place = name.getBoundingClientRect(), score = seat.querySelector('.score').getBoundingClientRect();
    if (place.bottom > score.top + 2) faults.push(`${text.data} is in the score`);
    return { name: text.data, row: seat.getBoundingClientRect().top, top: place.top };
  });
  for (const one of seats) {
    const beside = seats.filter(({ row }) => Math.abs(row - one.row) < 2);
    if (beside.some(({ top }) => Math.abs(top - one.top) > 3)) faults.push(`${one.name} is not in line`);
  }
  return faults;
}"""
"""Names in the strip of seats that are broken within a word, lie in the score, or are higher or lower than others."""
FAMILY = ("Maximiliane", "Großmutter Hilde", "Bartholomäus-Fritz", "Zoé", "Opa")


@pytest.mark.parametrize("size", [PHONE, TABLET, DESK], ids=["phone", "tablet", "desk"])
@pytest.mark.parametrize(("game", "players"), [("hunt", 2), ("hunt", 3), ("hunt", 4), ("kitchen", 5)])
def test_names_are_whole_and_in_line(
    server: BrowserServer, invite: Invite, game: str, players: int, size: Size
) -> None:
    visitor = invite(server, size=size, language="de")
    seats = [{"who": "me", "name": name} for name in FAMILY[: players - 1]]
    open_table(visitor, {"game": game, "seats": [*seats, {"who": "bot", "level": "easy"}]})
    expect(visitor.page.locator(".strip .score")).to_have_count(players)
    visitor.page.evaluate(NEXT_PICTURE)
    assert visitor.page.evaluate(STRIP) == []
