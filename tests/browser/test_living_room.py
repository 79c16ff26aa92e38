"""The living room: a big screen, phones as hands, and invitations that a phone can open."""

import json
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import expect

from kasimir.server.transport.local_network import shared_addresses, url_of
from tests.browser.conftest import Invite
from tests.browser.hands import Finger, Taste, look, play
from tests.browser.open_tables import invite_others, pretend_networks
from tests.browser.servers import BrowserServer
from tests.browser.visit import PHONE, Visitor

GAME = "discs"
"""A short game for two, with covered pieces."""
TOUCHES = 9
NETWORKS = ["http://192.168.1.7:8080", "http://10.0.0.2:8080"]
TOKENS = "Object.values(JSON.parse(localStorage['kasimir.keys'] ?? '{}'))"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserServer]:
    """A server for all devices in the house."""
    with BrowserServer(tmp_path_factory.mktemp("house"), host="0.0.0.0") as server:
        yield server


@pytest.fixture
def network(house: BrowserServer) -> Any:
    """The same server as other devices see it."""
    addresses = shared_addresses("0.0.0.0")
    if not addresses:
        pytest.skip("this machine has no address besides the loopback's")
    return SimpleNamespace(url=url_of(addresses[0], house.port))


def labels(visitor: Visitor) -> dict[str, str]:
    """What screen readers hear of every place on the board."""
    return {spot.id: spot.label for spot in look(visitor).spots}


def sit_down(phone: Visitor, link: str, name: str, seat: str = "") -> None:
    """Take a free seat by the link, as the camera of a phone opens it."""
    phone.page.goto(link)
    if seat:
        phone.page.get_by_text(phone.word(f"web.seat-{seat}"), exact=True).last.click()
    phone.page.get_by_role("textbox").fill(name)
    phone.page.get_by_role("button", name=phone.word("web.play")).click()
    expect(phone.page.get_by_role("textbox")).to_have_count(0)


def test_phones_are_the_hands_of_a_big_screen(house: BrowserServer, network: Any, invite: Invite) -> None:
    screen = invite(house)
    screen.go(f"/new/{GAME}")
    screen.page.get_by_role("button", name=screen.word("web.big-screen")).click()
    picture, link = screen.page.get_by_role("img", name=screen.word("web.qr")), screen.page.locator(".link")
    expect(picture).to_have_js_property("complete", True)
    assert link.inner_text().startswith(f"{network.url}/t/")
    phones = [invite(network, touch=True, size=PHONE) for _ in range(2)]
    for phone, name, seat in zip(phones, ("Ada", "Ben"), ("c", ""), strict=True):
        sit_down(phone, link.inner_text(), name, seat)
    expect(screen.page.locator("aside .name")).to_have_text(["Ben", "Ada"])
    expect(screen.page.locator("svg.board")).to_be_visible()
    expect(picture).to_have_count(0)

    taste = Taste(GAME)
    play(phones, Finger(), taste, most=TOUCHES)
    expect(screen.page.locator("aside .last")).to_have_text(phones[0].page.locator("footer .last").inner_text())
    assert labels(screen) == labels(phones[0]), "the screen shows what the phones show: covered discs stay covered"
    assert not look(screen).glowing, "nothing can be touched"
    for code in ("web.say", "web.phrase-laugh"):
        phones[0].page.get_by_role("button", name=phones[0].word(code), exact=True).click()
    expect(screen.page.get_by_role("status")).to_contain_text(screen.word("web.phrase-laugh"))
    phones[0].page.keyboard.press("Escape")

    play(phones, Finger(), taste)
    expect(screen.page.locator("aside .status")).to_have_text(phones[0].page.locator("#finish").inner_text())
    tokens = [token for device in (screen, *phones) for token in device.page.evaluate(TOKENS)]
    assert len(set(tokens)) == 3
    assert not any(token in screen.page.content() + screen.page.url for token in tokens)


def test_the_screen_stays_on_where_the_browser_lets_it(house: BrowserServer, network: Any, invite: Invite) -> None:
    host, other = invite(house), invite(network)
    path = invite_others(host, GAME).removeprefix(network.url)
    for visitor, notes in ((host, 0), (other, 1)):
        visitor.go(f"{path}/screen")
        expect(visitor.page.get_by_role("img", name=visitor.word("web.qr"))).to_be_visible()
        expect(visitor.page.get_by_text(visitor.word("web.stay-on"))).to_have_count(notes)
    full = host.page.get_by_role("button", name=host.word("web.fullscreen"))
    full.click()
    expect(full).to_have_count(0)
    assert host.page.evaluate("document.fullscreenElement !== null")
    host.page.evaluate("document.exitFullscreen()")
    expect(full).to_be_visible()
    host.page.get_by_role("link", name=host.word("web.to-table")).click()
    expect(host.page.locator(".strip .name")).to_have_count(2)


def test_a_link_can_be_sent_where_the_page_may_not_use_the_clipboard(network: Any, invite: Invite) -> None:
    guest = invite(network)
    assert invite_others(guest, GAME).startswith(network.url)
    assert guest.page.evaluate("navigator.clipboard === undefined")
    guest.page.get_by_role("button", name=guest.word("web.share")).click()
    expect(guest.page.get_by_role("button", name=guest.word("web.copied"))).to_be_visible()


def test_another_address_can_be_chosen(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    pretend_networks(visitor, NETWORKS)
    page = visitor.go("/")
    page.get_by_role("button", name=visitor.word("web.join-by-phone")).click()
    expect(page.locator("dialog .link")).to_have_text(NETWORKS[0])
    with page.expect_request(lambda request: "/api/qr" in request.url and "10.0.0.2" in request.url):
        page.get_by_label(visitor.word("web.other-address")).select_option("10.0.0.2:8080")
    expect(page.locator("dialog .link")).to_have_text(NETWORKS[1])
    assert invite_others(visitor, GAME).startswith(f"{NETWORKS[1]}/t/")


def test_a_server_for_this_machine_alone_says_so(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = visitor.go("/")
    page.get_by_role("button", name=visitor.word("web.join-by-phone")).click()
    told = page.get_by_text(visitor.word("web.loopback-only"))
    expect(told).to_be_visible()
    assert json.loads(page.evaluate("fetch('/api/addresses').then((told) => told.text())"))["loopback_only"]
    invite_others(visitor, GAME)
    expect(told).to_be_visible()
    expect(page.get_by_role("img", name=visitor.word("web.qr"))).to_have_count(0)
