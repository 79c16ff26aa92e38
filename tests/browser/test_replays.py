"""Replays in real browsers: stepping by keyboard and touch, verifying dice, and continuing from any position."""

import json
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import FilePayload, Page, expect

from kasimir.core.record import from_table
from kasimir.core.verify import verify
from kasimir.core.words import listed
from tests.browser.conftest import Invite
from tests.browser.hands import Finger, Taste, play
from tests.browser.open_tables import sit_together
from tests.browser.servers import BrowserServer
from tests.browser.visit import PHONE, Visitor, isolated
from tests.helpers import own_file
from tests.languages.test_messages import LANGUAGES


def finish(visitor: Visitor, game: str) -> Page:
    """Play a match to its end and go to its replay."""
    sit_together(visitor, game)
    play([visitor], Finger(), Taste(game))
    visitor.page.get_by_role("link", name=visitor.word("web.watch-again")).click()
    expect(visitor.page.locator("svg.board")).to_be_visible()
    return visitor.page


def ask(server: BrowserServer, page: Page, what: str) -> Any:
    """Request something about the table of a page from the server."""
    table = page.url.split("/t/")[1].split("/")[0]
    with urlopen(f"{server.url}/api/tables/{table}{what}") as answer:
        return json.load(answer)


def press(visitor: Visitor, code: str) -> None:
    visitor.page.get_by_role("button", name=visitor.word(code), exact=True).click()


def test_a_match_is_watched_again_and_its_dice_are_checked(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    page = finish(visitor, "hunt")
    last = len(ask(server, page, "/record/1")["events"])
    slider = page.get_by_role("slider")
    expect(slider).to_have_attribute("max", str(last))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    press(visitor, "web.replay-back")
    expect(slider).to_have_value("1")
    page.get_by_label(visitor.word("web.speed")).select_option("4")
    press(visitor, "web.replay-play")
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name=visitor.word("web.replay-play"), exact=True)).to_be_visible()
    press(visitor, "web.dice-check")
    expect(page.get_by_text(visitor.word("web.dice-sound"))).to_be_visible()
    expect(page.get_by_text(visitor.word("web.dice-heard"))).to_be_visible()


def test_a_match_is_kept_shown_to_friends_and_played_on(server: BrowserServer, invite: Invite) -> None:
    visitor, friend = invite(server, touch=True, size=PHONE), invite(server)
    page = finish(visitor, "discs")
    with page.expect_download() as download:
        page.get_by_role("link", name=visitor.word("web.download")).click()
    assert verify(from_table(json.loads(download.value.path().read_text(encoding="utf-8")))) == []
    expect(page.get_by_role("button", name=visitor.word("web.dice-check"))).to_have_count(0)  # a game without dice
    press(visitor, "web.record-check")
    expect(page.get_by_text(visitor.word("web.dice-sound"))).to_be_visible()
    frames = ask(server, page, "/replay/1")["frames"]
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider")).to_have_value("4")
    friend.page.goto(page.get_by_label(visitor.word("web.replay-link")).input_value())
    expect(friend.page.get_by_role("slider")).to_have_value("4")
    press(visitor, "web.branch-here")
    press(visitor, "web.one-screen")
    page.wait_for_url(lambda url: "/replay/" not in url)
    expect(page.locator("svg.board")).to_be_visible()
    assert ask(server, page, "")["now"]["play"]["position"] == frames[4]["position"]
    play([visitor], Finger(), Taste("discs"))
    assert verify(from_table(ask(server, page, "/record/1"))) == []


def open_file(visitor: Visitor, name: str, content: str) -> Page:
    page = visitor.go("/replay")
    payload = FilePayload(name=name, mimeType="application/json", buffer=content.encode())
    page.locator("input[type=file]").set_input_files(payload)
    return page


def test_a_forged_file_is_found_out(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    record = json.loads(own_file("records", "towers-most.json").read_text(encoding="utf-8"))
    page = open_file(visitor, "sound.json", json.dumps(record))
    press(visitor, "web.dice-check")
    expect(page.get_by_text(visitor.word("web.dice-consistent"))).to_be_visible()
    record["dice"]["seed"] = "0" * 64
    page = open_file(visitor, "forged.json", json.dumps(record))
    press(visitor, "web.dice-check")
    expect(page.get_by_text(visitor.word("web.dice-wrong"))).to_be_visible()
    expect(page.get_by_text(visitor.word("verify.commitment"))).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_winners_are_listed_as_in_a_sentence(server: BrowserServer, invite: Invite, language: str) -> None:
    visitor = invite(server, language=language)
    page = open_file(
        visitor, "shared.json", own_file("records", "hunt-younger-shared.json").read_text(encoding="utf-8")
    )
    expect(page.locator("svg.board")).to_be_visible()
    page.keyboard.press("End")
    names = listed([isolated("Player r"), isolated("Player g")], language)
    expect(page.locator(".sentence strong")).to_have_text(visitor.word("web.won", names=names, count=2))


def test_a_broken_file_is_refused_with_its_place(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = open_file(visitor, "broken.json", '{"kasimir": 1,\n oops}')
    expect(page.get_by_role("alert")).to_contain_text("line 2")
    visitor.faults.clear()  # browsers report every response with status 400
