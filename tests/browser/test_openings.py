"""Choices for a new table: sides, who starts, and options of the board."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Invite
from tests.browser.servers import BrowserServer
from tests.browser.visit import PHONE, Visitor

SIDES = {"cat": ("kitchen.side-c", ["Ada", "Ben", "Cleo"]), "mice": ("kitchen.side-m1", ["Ben", "Ada", "Cleo"])}
"""Each side of kitchen, with the players of the cat's seat and of the two mouse seats."""


def begin_opening(visitor: Visitor, game: str) -> Page:
    """Open the screen with the options of a new table."""
    page = visitor.go(f"/new/{game}")
    expect(page.locator(".way").first).to_be_enabled()
    return page


def choose(visitor: Visitor, label: str, option: str) -> None:
    visitor.page.get_by_role("combobox", name=visitor.word(label)).select_option(option)


def open_by(visitor: Visitor, way: str) -> dict[str, Any]:
    """Open the table; return the request to the server."""
    button = visitor.page.get_by_role("button", name=visitor.word(way))
    with visitor.page.expect_request(is_opening) as asked:
        button.click()
    found: dict[str, Any] = json.loads(asked.value.post_data or "")
    return found


def is_opening(asked: Request) -> bool:
    return asked.method == "POST" and asked.url.endswith("/api/tables")


def names(page: Page) -> list[str]:
    expect(page.locator("svg.board")).to_be_visible()
    return page.locator(".strip .name").all_inner_texts()


@pytest.mark.parametrize(("side", "seated"), SIDES.values(), ids=SIDES.keys())
def test_kitchen_is_opened_as_cat_and_as_mice(
    server: BrowserServer, invite: Invite, side: str, seated: Sequence[str]
) -> None:
    """At one screen, against the computer and by invitation."""
    visitor = invite(server, touch=True, size=PHONE)
    page = begin_opening(visitor, "kitchen")
    choose(visitor, "web.how-many", "3")
    page.get_by_role("textbox", name=visitor.word("web.your-name")).fill("Ada")
    for number, name in ((2, "Ben"), (3, "Cleo")):
        page.get_by_role("textbox", name=visitor.word("web.player", number=number)).fill(name)
    page.get_by_role("radio", name=visitor.word(side)).check()
    open_by(visitor, "web.one-screen")
    assert names(page) == seated
    place = seated.index("Ada")
    for way, who in (("web.against-computer", "bot"), ("web.invite", "open")):
        begin_opening(visitor, "kitchen")
        page.get_by_role("radio", name=visitor.word(side)).check()
        seats = [seat["who"] for seat in open_by(visitor, way)["seats"]]
        assert seats == [who] * place + ["me"] + [who] * (1 - place)


def test_who_starts_is_asked_only_where_several_may(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    starts = visitor.page.get_by_role("combobox", name=visitor.word("web.first"))
    begin_opening(visitor, "discs")
    expect(starts).to_have_count(0)
    begin_opening(visitor, "kitchen")
    expect(starts).to_have_count(0)
    choose(visitor, "web.how-many", "3")
    expect(starts).to_be_visible()


def test_towers_begins_with_whoever_likes_cheese_most(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = begin_opening(visitor, "towers")
    page.get_by_role("textbox", name=visitor.word("web.player", number=2)).fill("Ben")
    choose(visitor, "web.first", visitor.word("towers.first-cheese"))
    open_by(visitor, "web.one-screen")
    expect(page.get_by_role("heading", name=visitor.word("towers.who-cheese"))).to_be_visible()
    page.get_by_role("button", name="Ben").click()
    assert names(page)[1] == "Ben"
    expect(page.locator(".status")).to_contain_text("Ben")


def test_hunt_for_three_is_fair_and_the_cat_begins_where_it_was_put(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = begin_opening(visitor, "hunt")
    edition = page.get_by_role("combobox", name=visitor.word("web.edition"))
    expect(edition).to_have_value("classic")
    choose(visitor, "web.how-many", "3")
    choose(visitor, "web.variant", visitor.word("hunt.variant-younger"))
    expect(edition).to_have_value("three")
    choose(visitor, "hunt.option-cat-start", visitor.word("hunt.option-cat-start-value", value=9))
    asked = open_by(visitor, "web.one-screen")
    assert (asked["edition"], asked["options"]) == ("three", {"cat_start": 9})
    expect(page.get_by_label(visitor.word("hunt.name-cat", space=9)).first).to_be_attached()
    begin_opening(visitor, "hunt")
    choose(visitor, "web.how-many", "3")
    choose(visitor, "web.variant", visitor.word("hunt.variant-younger"))
    edition.select_option("classic")
    assert open_by(visitor, "web.one-screen")["edition"] == "classic"
