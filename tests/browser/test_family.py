"""The family: people made by touch, their books, the family as a file; and that none of it is sent anywhere."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Request, WebSocket, expect

from tests.browser.conftest import Invite
from tests.browser.hands import Finger, Taste, play
from tests.browser.servers import BrowserServer
from tests.browser.tours import LONGEST_THINKING
from tests.browser.visit import PHONE, Visitor, isolated

NAME = "Wilhelmina"
FACE = "moustache"
LAST_ROLL = "0,0 30:r 3,4 rb r 4"
"""A position of towers in which any roll wins."""
OPEN = """async (wish) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(wish) });
  return answer.json();
}"""
"""Open a table as the page does, so that the request is seen like all others."""
HEAR = """() => {
  window.heard = [];
  speechSynthesis.speak = ({ text }) => window.heard.push(text);
}"""
KEPT = "Object.fromEntries(Object.entries(localStorage).filter(([key]) => /family|book|seated/.test(key)))"


class Sent:
    """All that a window sends."""

    def __init__(self, page: Page) -> None:
        self.texts: list[str] = []
        self.named = 0
        """How many requests to open a table had the name that somebody typed for a seat."""
        page.on("request", self.note)
        page.on("websocket", self.listen)

    def note(self, request: Request) -> None:
        body = request.post_data or ""
        if request.url.endswith("/api/tables") and NAME in body:
            self.named += 1
            body = body.replace(NAME, "")
        self.texts.append(f"{request.url} {request.headers} {body}")

    def listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.texts.append(str(frame)))


def add(visitor: Visitor, face: str, age: str, name: str = "") -> None:
    """Add a person by touch."""
    page = visitor.page
    word = visitor.word("family.add" if page.locator(".people").count() else "family.begin")
    page.get_by_role("button", name=word).tap()
    page.get_by_role("radio", name=visitor.word(f"family.face-{face}"), exact=True).tap()
    done = page.get_by_role("button", name=visitor.word("family.add-done"))
    done.tap()
    expect(page.locator(".missing")).to_be_visible()
    page.get_by_role("radio", name=visitor.word(f"family.age-{age}")).tap()
    if name:
        page.get_by_role("textbox").fill(name)
    done.tap()
    expect(page.locator("dialog")).to_have_count(0)


def win(visitor: Visitor) -> None:
    """Sit down alone, and win against the computer."""
    seats: list[dict[str, Any]] = [{"who": "me", "name": NAME}, {"who": "bot", "level": "easy"}]
    wish = {"game": "towers", "seats": seats, "start": LAST_ROLL}
    ticket = visitor.page.evaluate(OPEN, wish)
    visitor.page.goto(f"{visitor.url}/t/{ticket['table']}#{ticket['token']}")
    play([visitor], Finger(), Taste("towers"))


def kept(page: Page) -> dict[str, str]:
    found: dict[str, str] = page.evaluate(KEPT)
    return found


def take_to_a_file_and_back(visitor: Visitor, folder: Path) -> None:
    """Save the family, delete everything, and open the file."""
    page = visitor.go("/family")
    before = kept(page)
    with page.expect_download() as download:
        page.get_by_role("button", name=visitor.word("family.save")).tap()
    copy = folder / "family.json"
    download.value.save_as(copy)
    for answer in ("web.no", "web.yes"):
        page.get_by_role("button", name=visitor.word("family.delete-all")).tap()
        page.get_by_role("button", name=visitor.word(answer)).tap()
    expect(page.get_by_text(visitor.word("family.empty"))).to_be_visible()
    assert kept(page) == {}
    (folder / "other.json").write_text("{}", encoding="utf-8")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files(folder / "other.json")
    expect(page.get_by_text(visitor.word("family.fault-not-ours"))).to_be_visible()
    chooser.set_input_files(copy)
    expect(page.locator(".people bdi")).to_have_count(2)
    after = kept(page)
    assert {key: json.loads(text) for key, text in after.items()} == {
        key: json.loads(before[key]) for key in ("kasimir.family", "kasimir.book")
    }


def delete(visitor: Visitor, name: str) -> None:
    """Delete a person in their own book; the other people stay."""
    page = visitor.page
    people = page.locator(".people a")
    count = people.count()
    people.filter(has_text=name).tap()
    for code in ("family.change", "family.delete", "web.yes"):
        page.get_by_role("button", name=visitor.word(code), exact=True).tap()
    expect(people).to_have_count(count - 1)


def test_a_family_has_books_that_nobody_else_sees(server: BrowserServer, invite: Invite, tmp_path: Path) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    page = visitor.page
    sent = Sent(page)
    page.add_init_script(f"({HEAR})()")
    visitor.go("/family")
    add(visitor, FACE, "pictures", NAME)
    add(visitor, "pirate", "reads")
    expect(page.locator(".people bdi")).to_have_text([NAME, visitor.word("family.face-pirate")])

    win(visitor)
    news = visitor.word("family.news", name=isolated(NAME))
    expect(page.get_by_text(news)).to_be_visible()
    assert page.evaluate("window.heard.length"), "at the table of a child who cannot read everything is read aloud"
    page.get_by_role("link", name=news).tap()
    expect(page.get_by_role("heading", level=1, name=NAME)).to_be_visible()
    trophy = visitor.word("family.trophy-first", game=visitor.word("towers.title"))
    expect(page.get_by_role("listitem").filter(has_text=trophy).locator("svg.earned")).to_be_visible()
    expect(page.get_by_role("heading", name=visitor.word("family.ledger"))).to_be_visible(timeout=LONGEST_THINKING)
    page.get_by_role("link", name=visitor.word("web.watch-again")).tap()
    expect(page.locator("svg.board")).to_be_visible()

    assert sent.named == 1
    secrets = [*(person["id"] for person in json.loads(kept(page)["kasimir.family"])), NAME, FACE, "pictures"]
    assert [text for text in sent.texts if any(secret in text for secret in secrets)] == []

    take_to_a_file_and_back(visitor, tmp_path)
    delete(visitor, NAME)
    assert [text for text in kept(page).values() if NAME in text] == []
