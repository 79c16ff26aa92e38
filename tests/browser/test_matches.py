"""Whole matches in real browsers: by touch, by keyboard alone, between two windows, through a crash."""

import re
from collections.abc import Callable
from dataclasses import replace

import msgspec
import pytest
from playwright.sync_api import WebSocketRoute, expect

from kasimir.core.words import listed
from kasimir.protocol.messages import AnyMessage, Presence, Refused
from tests.browser.conftest import Invite
from tests.browser.hands import (
    LONGEST_ANSWER,
    Finger,
    Hand,
    Keys,
    Look,
    Mouse,
    Spot,
    Taste,
    distance,
    look,
    play,
    wait_for_change,
)
from tests.browser.open_tables import OTHERS, invite_others, open_table, sit_together
from tests.browser.servers import BrowserServer
from tests.browser.tours import GAMES
from tests.browser.visit import PHONE, TABLET, Visitor, isolated

BEFORE_THE_CRASH = 7
THUMB = 22
"""Pixels from the middle of a thumb to its rim."""
TOLD = "discs"
"""The game in which the server is down long enough for a message."""


def play_to_the_end(visitors: list[Visitor], hand: Hand, game: str) -> None:
    """Play until all visitors see the result."""
    play(visitors, hand, Taste(game))
    for visitor in visitors:
        expect(visitor.page.locator("#finish")).to_be_visible()
        assert not look(visitor).glowing


@pytest.mark.parametrize("game", GAMES)
def test_by_touch(server: BrowserServer, invite: Invite, game: str) -> None:
    """From the first screen to the last move; after that dice and record can be checked."""
    visitor = invite(server, touch=True, size=PHONE)
    page = visitor.go("/")
    page.locator(f'a[href="/new/{game}"]').tap()
    page.locator(OTHERS["web.one-screen"]).tap()
    page.locator(".play").tap()
    play_to_the_end([visitor], Finger(), game)
    page.get_by_role("link", name=visitor.word("web.watch-again")).tap()
    check = page.get_by_role("button", name=visitor.word("web.dice-check"), exact=True)
    check.or_(page.get_by_role("button", name=visitor.word("web.record-check"), exact=True)).tap()
    expect(page.get_by_text(visitor.word("web.dice-sound"))).to_be_visible()


def test_against_the_computer(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    page = visitor.go("/new/hunt")
    page.locator(".play").tap()
    play_to_the_end([visitor], Finger(), "hunt")


@pytest.mark.parametrize("game", GAMES)
def test_by_keyboard_alone(server: BrowserServer, invite: Invite, game: str) -> None:
    visitor = invite(server)
    page = visitor.go("/")
    tab_to(visitor, f'a[href="/new/{game}"]')
    page.keyboard.press("Enter")
    expect(page.locator(".play")).to_be_enabled()
    for wanted in (OTHERS["web.one-screen"], ".play"):
        tab_to(visitor, wanted)
        page.keyboard.press("Enter")
    expect(page.locator("svg.board")).to_be_visible()
    play_to_the_end([visitor], Keys(), game)


def tab_to(visitor: Visitor, selector: str) -> None:
    """Press Tab until something has the focus, once it is there."""
    visitor.page.locator(selector).first.wait_for()
    for _ in range(30):
        if visitor.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


@pytest.mark.parametrize("game", GAMES)
def test_from_two_windows_with_a_third_watching(server: BrowserServer, invite: Invite, game: str) -> None:
    host, guest, watcher = invite(server), invite(server, size=TABLET), invite(server, touch=True, size=PHONE)
    link = invite_others(host, game)
    for visitor in (guest, watcher):
        visitor.page.goto(link)
    guest.page.get_by_role("button", name=guest.word("web.play")).click()
    for visitor in (host, guest, watcher):
        expect(visitor.page.locator("svg.board")).to_be_visible()
    expect(host.page.get_by_text(host.word("web.watchers", count=1))).to_be_visible()
    play([host, guest], Mouse(), Taste(game), most=6)
    assert not look(watcher).glowing
    play_to_the_end([host, guest], Mouse(), game)
    for visitor in (host, guest):
        expect(visitor.page.get_by_role("button", name=visitor.word("web.rematch"))).to_be_enabled()
    expect(watcher.page.locator("#finish")).to_have_text(host.page.locator("#finish").inner_text())
    expect(watcher.page.get_by_role("button", name=watcher.word("web.rematch"))).to_have_count(0)


def test_people_are_told_by_name_whose_devices_the_dice_wait_for(server: BrowserServer, invite: Invite) -> None:
    """The server does not wait long enough for a test, so the state is faked."""
    visitor = invite(server, language="de")
    red, blue = refuse(visitor, "table.waiting", seats="r, b")
    told = visitor.word("table.waiting", seats=listed([red, blue], "de"))
    expect(visitor.page.locator(".refusal")).to_have_text(told)


def test_an_older_sentence_is_told_without_what_it_lacks(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    red, blue = refuse(visitor, "towers.tell-climb", seat="r", origin=4, space=6, other="b")
    told = visitor.word("towers.tell-climb", seat=red, origin=4, space=6, other=blue, own="no")
    expect(visitor.page.locator(".refusal")).to_have_text(told)
    visitor.faults.clear()  # the console reports what is missing


def test_people_are_told_while_servers_do_not_hear_each_other_well(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    tell = tapped(visitor)
    told = visitor.page.get_by_text(visitor.word("web.late"))
    expect(told).to_have_count(0)
    tell(Presence([1], 0, late=True))
    expect(told).to_be_visible()
    tell(Presence([1], 0))
    expect(told).to_have_count(0)


def refuse(visitor: Visitor, code: str, **args: str | int) -> list[str]:
    """At a new table, fake a refusal by the server; return the names there, for the expected sentence."""
    tapped(visitor)(Refused(code, args))
    return [isolated(name) for name in visitor.page.locator(".strip .name").all_inner_texts()]


def tapped(visitor: Visitor) -> Callable[[AnyMessage], None]:
    """At a new table: a function that fakes a message of the server."""
    sockets: list[WebSocketRoute] = []

    def listen(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    visitor.page.route_web_socket("**", listen)
    sit_together(visitor, "towers")
    return lambda told: sockets[-1].send(msgspec.json.encode(told).decode())


@pytest.mark.parametrize("game", GAMES)
def test_through_a_crash_of_the_server(own_server: BrowserServer, invite: Invite, game: str) -> None:
    visitor = invite(own_server)
    sit_together(visitor, game)
    play([visitor], Mouse(), Taste(game), most=BEFORE_THE_CRASH)
    visitor.page.locator("svg.board [data-next]").first.wait_for()  # until what the last touch did is over
    before, welcomes = look(visitor), visitor.welcomes
    visitor.may_miss_server = True
    own_server.kill()
    lost = visitor.page.get_by_text(visitor.word("web.lost"))
    if game == TOLD:
        expect(lost).to_be_visible()
    own_server.open()
    visitor.wait_for_welcome(welcomes)
    expect(lost).to_be_hidden()
    assert {spot.id for spot in before.spots} <= {spot.id for spot in look(visitor).spots}
    play_to_the_end([visitor], Mouse(), game)


def test_a_touch_while_the_server_is_away_counts_when_it_is_back(own_server: BrowserServer, invite: Invite) -> None:
    visitor = invite(own_server)
    sit_together(visitor, "towers")
    expect(visitor.page.locator("svg.board [data-next]")).to_have_count(1)
    visitor.may_miss_server = True
    own_server.kill()
    expect(visitor.page.get_by_text(visitor.word("web.lost"))).to_be_visible()
    Mouse().touch(visitor, look(visitor).glowing[0])
    last = visitor.page.locator("footer .last")
    expect(last).to_have_count(0)
    own_server.open()
    expect(last).to_be_visible()


def beside(seen: Look) -> tuple[Spot, Spot]:
    """A highlighted square, and a point a thumb's width beside it with no other highlighted square as near."""
    ways = ((THUMB - 2, 0), (2 - THUMB, 0), (0, THUMB - 2), (0, 2 - THUMB))
    places = [(spot, replace(spot, x=spot.x + x, y=spot.y + y)) for spot in seen.glowing for x, y in ways]
    return next(
        (spot, place)
        for spot, place in places
        if all(other is spot or distance(place, other) > distance(place, spot) for other in seen.glowing)
        and 0 < place.x < PHONE[0]
    )


def test_a_thumb_may_miss_a_small_square(server: BrowserServer, invite: Invite) -> None:
    """Squares of race are smaller than a thumb on a small phone: the highlighted one counts where there is no other."""
    visitor = invite(server, touch=True, size=PHONE)
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    open_table(visitor, {"game": "race", "seats": seats, "start": "nr/wl - r lay.s"})
    expect(visitor.page.locator("svg.board [data-next]").first).to_be_attached()
    seen = look(visitor)
    square, place = beside(replace(seen, spots=[spot for spot in seen.glowing if spot.id != "bag"]))
    Finger().touch(visitor, place)
    wait_for_change([visitor], [seen], LONGEST_ANSWER)
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
    after = look(visitor).named(square.id)
    assert after
    assert after.chosen or after.label != square.label


def test_a_high_tower_hides_no_space(server: BrowserServer, invite: Invite) -> None:
    """On a phone, the mice on space 2 cover space 9: a touch there counts for space 9 while it is highlighted."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]
    wish = {"game": "towers", "seats": seats, "house": {"first": "chosen"}, "start": "1,2 2:rrbb/6:r 0,0 - r 3"}
    visitor = invite(server, touch=True, size=PHONE)
    ticket = visitor.page.request.post(f"{server.url}/api/tables", data=wish).json()
    visitor.go(f"/t/{ticket['table']}#{ticket['token']}")
    for name in ("space:6", "space:9"):
        expect(visitor.page.locator(f'[data-spot="{name}"][data-next]')).to_be_visible()
        spot = look(visitor).named(name)
        assert spot
        Finger().touch(visitor, spot)
    expect(visitor.page.locator('[data-spot="space:9"]')).to_have_attribute("aria-label", re.compile("Ada"))
    expect(visitor.page.get_by_role("alert")).to_have_count(0)
