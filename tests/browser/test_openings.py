"""Choices for a new table: who plays, on which side, who starts, options; and going on from the first screen."""

import json
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, expect

from tests.browser.conftest import Invite
from tests.browser.hands import LONGEST_SILENCE
from tests.browser.open_tables import OTHERS, open_table
from tests.browser.servers import BrowserServer
from tests.browser.visit import PHONE, Visitor

SIDES = {"cat": ("c", ["Ada", "Ben", "Cleo"]), "mice": ("m1", ["Ben", "Ada", "Cleo"])}
"""Each side of kitchen: where Ada sits, and the players of the cat's seat and of the two mouse seats."""
NAMELESS = "Player 1"
FAMILY = [
    {"id": f"{number:016x}", "name": name, "face": face, "colour": colour, "age": "pictures"}
    for number, (name, face, colour) in enumerate([("Anna", "flower", "r"), ("Ben", "cap", "b")])
]


def begin_opening(visitor: Visitor, game: str) -> Page:
    """Go to the screen of a new table, with all its options."""
    page = visitor.go(f"/new/{game}")
    page.locator("summary").click()
    expect(page.locator(".play")).to_be_enabled()
    return page


def chair(page: Page, seat: str) -> Locator:
    return page.locator(f"[data-seat={seat}]")


def call_sitter(visitor: Visitor, name: str) -> None:
    """Give whoever sits on the chosen seat a name."""
    visitor.page.locator(".about input").fill(name)


def sit_three(visitor: Visitor) -> None:
    """Ada, Ben and Cleo, each on a seat; Ada on the one that she has by default."""
    page = visitor.page
    page.locator(OTHERS["web.one-screen"]).click()
    call_sitter(visitor, "Ben")
    page.get_by_role("button", name=visitor.word("web.add-player")).click()
    call_sitter(visitor, "Cleo")
    page.locator(".chair", has_text=NAMELESS).click()
    call_sitter(visitor, "Ada")


def choose(visitor: Visitor, label: str, option: str) -> None:
    visitor.page.get_by_role("combobox", name=visitor.word(label)).select_option(option)


def open_it(visitor: Visitor) -> dict[str, Any]:
    """Open the table; return the request to the server."""
    with visitor.page.expect_request(is_opening) as asked:
        visitor.page.locator(".play").click()
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
    """Whoever is to sit elsewhere changes places; against the computer and by invitation as well."""
    visitor = invite(server, touch=True, size=PHONE)
    page = begin_opening(visitor, "kitchen")
    sit_three(visitor)
    chair(page, side).click()
    page.locator(".one", has_text="Ada").click()
    open_it(visitor)
    assert names(page) == seated
    page.evaluate("localStorage.removeItem('kasimir.last')")
    place = seated.index("Ada")
    for face, who in ((OTHERS["web.against-computer"], "bot"), (OTHERS["web.invite"], "open")):
        begin_opening(visitor, "kitchen")
        page.locator(face).click()
        chair(page, side).click()
        page.locator(".one", has_text="Ada").click()
        seats = [seat["who"] for seat in open_it(visitor)["seats"]]
        assert seats == [who] * place + ["me"] + [who] * (1 - place)


def test_two_children_and_a_bot_begin_by_touch_alone(server: BrowserServer, invite: Invite) -> None:
    """Any mix of people, characters and free seats; the family is offered first."""
    visitor = invite(server, touch=True, size=PHONE)
    visitor.page.add_init_script(f"localStorage['kasimir.family'] ??= {json.dumps(json.dumps(FAMILY))}")
    page = visitor.go("/new/towers")
    add = page.get_by_role("button", name=visitor.word("web.add-player"))
    add.tap()
    expect(page.locator(".chair .name")).to_contain_text(["Anna", visitor.word("character.pip"), "Ben"])
    chair(page, "b").tap()
    page.get_by_role("button", name=visitor.word("character.tilda")).tap()
    expect(page.get_by_text(visitor.word("character.about-tilda"))).to_be_visible()
    add.tap()
    page.locator(OTHERS["web.invite"]).tap()
    page.locator("summary").tap()
    for code, count in (("web.listed", 1), ("web.hand-over-always", 1), ("web.swap-sides", 0)):
        expect(page.get_by_text(visitor.word(code))).to_have_count(count)
    page.locator(".away").tap()
    expect(page.get_by_text(visitor.word("web.listed"))).to_have_count(0)
    asked = open_it(visitor)
    assert asked["seats"] == [
        {"who": "me", "name": "Anna"},
        {"who": "bot", "level": "master", "character": "tilda"},
        {"who": "me", "name": "Ben"},
    ]
    assert asked["house"]["away_seconds"] is None  # the table waits for the children
    assert names(page) == ["Anna", visitor.word("character.tilda"), "Ben"]
    page.get_by_role("button", name=visitor.word("web.table"), exact=True).tap()
    expect(page.get_by_role("dialog")).to_contain_text(visitor.word("web.level-master"))


def test_three_touches_to_the_first_move_and_two_the_next_time(server: BrowserServer, invite: Invite) -> None:
    """What was begun goes on from the first screen; the match that waits for us comes first."""
    visitor = invite(server, touch=True, size=PHONE)
    page = visitor.go("/")
    play = page.get_by_role("button", name=f"{visitor.word('web.play-now')}: {visitor.word('towers.title')}")
    glowing = page.locator("svg.board [data-spot][data-next]").first
    play.tap()
    page.locator(".play").tap()
    expect(glowing).to_be_visible(timeout=1000 * LONGEST_SILENCE)
    first = page.url
    visitor.go("/")
    play.tap()
    expect(glowing).to_be_visible(timeout=1000 * LONGEST_SILENCE)
    assert page.url != first
    assert names(page) == [visitor.word("web.player", number=1), visitor.word("character.momo")]
    open_table(visitor, {"game": "discs", "seats": [{"who": "me", "name": "Ada"}, {"who": "open"}]})
    page.wait_for_url(lambda url: "#" not in url)  # the key is kept then
    visitor.go("/")
    waiting = page.locator(".go-on a")
    expect(waiting).to_have_count(3)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]  # the row scrolls, not the page
    expect(waiting.nth(2)).to_contain_text(visitor.word("web.waiting-for-players"))
    expect(waiting.first).to_contain_text(visitor.word("web.own-turn"))
    expect(waiting.first.locator("svg.board")).to_be_attached()  # the real board, when nobody waits for it
    waiting.nth(1).tap()
    expect(glowing).to_be_visible()
    assert page.url == first


def test_on_a_metered_connection_boards_are_drawings(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    visitor.page.add_init_script("navigator.connection.__defineGetter__('saveData', () => true)")
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.clock.install()
    page = visitor.go("/")
    expect(page.locator(".miniature svg").first).to_be_visible()
    page.clock.run_for(60_000)
    page.wait_for_load_state("networkidle")
    expect(page.locator(".miniature svg.board")).to_have_count(0)
    assert not [url for url in asked if url.endswith("/api/games")]


def test_who_starts_is_asked_only_where_several_may(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    starts = visitor.page.get_by_role("combobox", name=visitor.word("web.first"))
    begin_opening(visitor, "discs")
    expect(starts).to_have_count(0)
    begin_opening(visitor, "kitchen")
    expect(starts).to_have_count(0)
    visitor.page.get_by_role("button", name=visitor.word("web.add-player")).click()
    expect(starts).to_be_visible()


def test_towers_begins_with_whoever_likes_cheese_most(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = begin_opening(visitor, "towers")
    page.locator(OTHERS["web.one-screen"]).click()
    call_sitter(visitor, "Ben")
    choose(visitor, "web.first", visitor.word("towers.first-cheese"))
    open_it(visitor)
    expect(page.get_by_role("heading", name=visitor.word("towers.who-cheese"))).to_be_visible()
    page.get_by_role("button", name="Ben").click()
    assert names(page)[1] == "Ben"
    expect(page.locator(".status")).to_contain_text("Ben")


def test_hunt_for_three_is_fair_and_the_cat_begins_where_it_was_put(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = begin_opening(visitor, "hunt")
    page.locator(OTHERS["web.one-screen"]).click()
    edition = page.get_by_role("combobox", name=visitor.word("web.edition"))
    expect(edition).to_have_value("classic")
    add = page.get_by_role("button", name=visitor.word("web.add-player"))
    add.click()
    choose(visitor, "web.variant", visitor.word("hunt.variant-younger"))
    expect(edition).to_have_value("three")
    choose(visitor, "hunt.option-cat-start", visitor.word("hunt.option-cat-start-value", value=9))
    asked = open_it(visitor)
    assert (asked["edition"], asked["options"]) == ("three", {"cat_start": 9})
    expect(page.get_by_label(visitor.word("hunt.name-cat", space=9)).first).to_be_attached()
    begin_opening(visitor, "hunt")
    choose(visitor, "web.variant", visitor.word("hunt.variant-younger"))
    edition.select_option("classic")
    assert open_it(visitor)["edition"] == "classic"
