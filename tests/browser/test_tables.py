"""Tables that people join and leave: who starts, free seats, series, tokens, and the log."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.hands import Mouse, Taste, play
from tests.browser.open_tables import begin_table, leave, new_table, open_table, sit_together
from tests.browser.servers import BrowserServer
from tests.browser.tours import speak_another_protocol
from tests.browser.visit import PHONE, Visitor, isolated

LAST_MOVE = "0,0 30:r 3,4 rb r 4"
"""A position of towers that red wins with the only move."""
DAMAGED = {"with a sign too many": 32 * "A" + ".", "somebody else's": 32 * "A"}
"""Tokens in links that are invalid: one malformed, one well-formed."""
KEPT = "JSON.parse(localStorage['kasimir.keys'] ?? '{}')"


def ada_and(other: dict[str, str], game: str = "towers", **more: Any) -> dict[str, Any]:
    """A table for Ada, who opens it and starts, and another player; absent players are not replaced."""
    options = {"first": "chosen"} | more.pop("house", {})
    return {"game": game, "seats": [{"who": "me", "name": "Ada"}, other], "house": options} | more


def expect_names(page: Page, *names: str) -> None:
    """Wait until these players are shown, in turn order."""
    expect(page.locator(".strip .name")).to_have_text(list(names))


# Blocked WebSockets

NO_WEBSOCKETS = """
    window.WebSocket = class {
        static OPEN = 1;
        static CLOSED = 3;
        readyState = 3;
        constructor() { setTimeout(() => this.onclose?.()); }
        close() {}
    };
"""
"""As behind a proxy that blocks WebSockets."""


def test_watchers_get_along_without_websockets(server: BrowserServer, invite: Invite) -> None:
    host, watcher = invite(server), invite(server)
    link = open_table(host, ada_and({"who": "bot", "level": "random"}, game="discs"))
    watcher.page.add_init_script(NO_WEBSOCKETS)
    watcher.page.goto(link)
    expect(watcher.page.locator("svg.board")).to_be_visible()
    for _ in ("a disc", "its place"):
        host.page.locator("[data-spot][data-next]").first.click()
    expect(watcher.page.locator(".last")).to_be_visible()  # what somebody else has just done


def test_numbers_for_the_dice_are_sent_again_if_they_got_lost(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    shakes: list[dict[str, Any]] = []

    def pass_on(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] != "shake":
                server.send(message)
                return
            shakes.append(asked)
            if len(shakes) == 1:
                route.close(code=1012)  # the server is restarting
            else:
                server.send(message)

        route.on_message(send)

    visitor.page.route_web_socket("**/ws/*", pass_on)
    open_table(visitor, ada_and({"who": "bot", "level": "random"}))
    expect(visitor.page.locator("[data-spot][data-next]").first).to_be_visible(timeout=8000)
    assert len(shakes) == 2
    assert shakes[0]["entropies"] == shakes[1]["entropies"]


# Who starts


def choose_youngest(visitor: Visitor, way: str) -> None:
    """Open a table of hunt where the youngest is to start."""
    page = begin_table(visitor, "hunt", way)
    page.locator("summary").click()
    page.get_by_role("combobox", name=visitor.word("web.first")).select_option(visitor.word("web.first-youngest"))
    page.locator(".play").click()


def test_the_host_says_who_is_the_youngest(server: BrowserServer, invite: Invite) -> None:
    host, guest = invite(server), invite(server, touch=True, size=PHONE)
    choose_youngest(host, "web.invite")
    guest.page.goto(host.page.locator("section .link").inner_text())
    guest.page.get_by_role("textbox").fill("Ben")
    guest.page.get_by_role("textbox").press("Enter")
    name = host.word("web.player", number=1)
    expect(guest.page.locator(".status")).to_have_text(guest.word("web.asked-youngest", name=isolated(name)))
    expect(host.page.get_by_role("heading", name=host.word("web.who-youngest"))).to_be_visible()
    expect(guest.page.get_by_role("button", name="Ben")).to_have_count(0)
    expect_names(guest.page, name, "Ben")
    host.page.get_by_role("button", name="Ben").click()
    for visitor in (host, guest):
        expect(visitor.page.locator("svg.board")).to_be_visible()
        expect_names(visitor.page, name, "Ben")
    expect(guest.page.locator("svg.board [data-next]")).to_have_count(1)  # it is Ben's turn


def test_nobody_is_asked_who_is_the_youngest_among_computers(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    choose_youngest(visitor, "web.against-computer")
    expect(visitor.page.locator("svg.board")).to_be_visible()
    choose_youngest(visitor, "web.invite")
    visitor.page.get_by_role("button", name=visitor.word("web.fill-seat", seat=visitor.word("web.seat-b"))).click()
    expect(visitor.page.locator("svg.board")).to_be_visible()
    expect(visitor.page.locator(".strip .name").first).to_have_text(visitor.word("web.player", number=1))


def test_slow_play_is_counted_in_days_and_waits_for_everybody(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    page = begin_table(visitor, "towers", "web.invite")
    page.locator("summary").click()
    away = page.get_by_role("combobox", name=visitor.word("web.when-away"))
    expect(away).to_be_enabled()
    page.get_by_role("combobox", name=visitor.word("web.clock")).select_option(visitor.word("web.clock-days", days=3))
    expect(away).to_be_disabled()
    with page.expect_request("**/api/tables") as asked:
        page.locator(".play").click()
    wanted = json.loads(asked.value.post_data or "")["house"]
    assert (wanted["move_seconds"], wanted["away_seconds"]) == (3 * 24 * 3600, None)
    page.get_by_role("button", name=visitor.word("web.fill-seat", seat=visitor.word("web.seat-b"))).click()
    expect(page.get_by_role("timer")).to_have_text(visitor.word("web.time-days", days=2, hours=23))


# Free seats


def test_somebody_takes_the_seat_of_a_player_who_left(server: BrowserServer, invite: Invite) -> None:
    """The match waits for the new player, who takes the seat with the Enter key once the table is unlocked."""
    host, guest, newcomer = invite(server), invite(server), invite(server, touch=True, size=PHONE)
    link = open_table(host, ada_and({"who": "open"}))
    guest.page.goto(link)
    guest.page.get_by_role("button", name=guest.word("web.play")).click()
    expect(guest.page.locator("svg.board")).to_be_visible()
    leave(host)
    free = guest.word("web.seat-free", count=1)
    expect(guest.page.get_by_role("button", name=free)).to_be_visible()
    expect(guest.page.locator(".status")).to_have_text(guest.word("web.seat-waits"))
    for code in ("web.table", "web.lock"):
        guest.page.get_by_role("button", name=guest.word(code), exact=True).click()
    newcomer.page.goto(link)
    expect(newcomer.page.locator("svg.board")).to_be_visible()
    expect(newcomer.page.get_by_role("button", name=free)).to_have_count(0)
    guest.page.get_by_role("button", name=free).click()
    guest.page.get_by_role("button", name=guest.word("web.unlock")).click()
    newcomer.page.get_by_role("button", name=free).tap()
    newcomer.page.get_by_role("textbox").fill("Cleo")
    newcomer.page.get_by_role("textbox").press("Enter")
    expect(newcomer.page.locator("svg.board [data-next]")).to_have_count(1)  # it is Cleo's turn
    for visitor in (guest, newcomer):
        expect(visitor.page.get_by_role("button", name=free)).to_have_count(0)
        expect(visitor.page.locator(".strip .name").first).to_have_text("Cleo")


def test_the_host_gives_a_free_seat_to_the_computer_for_a_rematch(server: BrowserServer, invite: Invite) -> None:
    host, guest = invite(server), invite(server)
    guest.page.goto(open_table(host, ada_and({"who": "open"}, start=LAST_MOVE)))
    guest.page.get_by_role("button", name=guest.word("web.play")).click()
    expect(guest.page.locator("svg.board")).to_be_visible()
    play([host, guest], Mouse(), Taste("towers"))
    page, rematch = host.page, host.page.get_by_role("button", name=host.word("web.rematch"))
    expect(rematch).to_be_visible()
    leave(guest)
    expect(page.get_by_text(host.word("web.rematch-free", count=1))).to_be_visible()
    expect(rematch).to_have_count(0)
    page.get_by_role("button", name=host.word("web.seat-free", count=1)).click()
    level = page.get_by_role("combobox", name=host.word("web.computer-level"))
    level.select_option(host.word("web.level-kitten"))
    page.get_by_role("button", name=host.word("web.fill-seat", seat=host.word("web.seat-b"))).click()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".strip .name").last).to_have_text(host.word("character.pip"))
    rematch.click()
    expect(page.locator(".strip .series")).to_have_count(2)  # it is the second match; the computer may have won it


# A series


def share_points(socket: WebSocketRoute) -> None:
    """Fake a score of one and a third, as after drawn matches of three."""
    server = socket.connect_to_server()
    server.on_message(lambda text: socket.send(str(text).replace('"score":1.0', '"score":1.3333333333333333')))


def test_a_series_is_counted(server: BrowserServer, invite: Invite) -> None:
    """At the end of a match and during the next one."""
    visitor = invite(server, language="de")
    page = visitor.page
    page.route_web_socket("**", share_points)
    open_table(visitor, ada_and({"who": "me", "name": "Ben"}, start=LAST_MOVE))
    expect(page.locator("svg.board")).to_be_visible()
    play([visitor], Mouse(), Taste("towers"))
    points = page.get_by_role("list", name=visitor.word("web.points")).get_by_role("listitem")
    expect(points).to_have_text(["Ada 1,33", "Ben 0"])
    expect(page.locator(".strip .series")).to_have_count(0)
    page.get_by_role("button", name=visitor.word("web.rematch")).click()
    strip = page.locator(".strip li")
    for number, name, shown in ((0, "Ada", "1,33"), (1, "Ben", "0")):
        expect(strip.nth(number).locator(".name")).to_have_text(name)
        told = visitor.word("web.points-so-far", points=2, shown=shown)
        expect(strip.nth(number).get_by_role("img", name=told, exact=True)).to_have_text(shown)


# Tokens


@pytest.mark.parametrize("key", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_link_leaves_the_key_as_it_is(server: BrowserServer, invite: Invite, key: str) -> None:
    visitor = invite(server)
    sit_together(visitor, "towers")
    page, link = visitor.page, visitor.page.url
    kept = page.evaluate(KEPT)
    visitor.go("/")
    page.goto(f"{link}#{key}")
    expect(page.locator("svg.board [data-next]")).to_have_count(1)  # we still play
    assert page.evaluate(KEPT) == kept
    assert page.url == link


@pytest.mark.parametrize("key", DAMAGED.values(), ids=DAMAGED.keys())
def test_a_damaged_link_alone_opens_nothing(server: BrowserServer, invite: Invite, key: str) -> None:
    """An error is shown, and the client does not retry with an invalid token."""
    host, visitor = invite(server), invite(server)
    link = open_table(host, ada_and({"who": "open"}))
    calls: list[str] = []
    visitor.page.on("websocket", lambda socket: calls.append(socket.url))
    visitor.page.goto(f"{link}#{key}")
    expect(visitor.page.get_by_role("alert")).to_have_text(visitor.word("table.key"))
    visitor.page.wait_for_timeout(1000)
    assert len(calls) == 1
    assert visitor.page.evaluate(KEPT) == {}
    visitor.page.reload()
    expect(visitor.page.get_by_role("button", name=visitor.word("web.play"))).to_be_visible()


def test_a_sound_link_is_kept_and_out_of_sight(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    link = open_table(visitor, ada_and({"who": "me", "name": "Ben"}))
    expect(visitor.page.locator("svg.board [data-next]")).to_have_count(1)
    assert visitor.page.url == link
    visitor.page.reload()
    expect(visitor.page.locator("svg.board [data-next]")).to_have_count(1)


def test_a_key_outlives_a_server_of_another_protocol(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    sit_together(visitor, "towers")
    kept = visitor.page.evaluate(KEPT)
    visitor.page.route_web_socket("**", speak_another_protocol)
    visitor.page.reload()
    expect(visitor.page.get_by_role("alertdialog")).to_contain_text(visitor.word("reload.updated"))
    assert kept
    assert visitor.page.evaluate(KEPT) == kept


# The log


def test_covered_discs_cannot_be_read_back_before_the_end(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    new_table(visitor, "discs", "web.one-screen")
    page, words = visitor.page, visitor.word
    expect(page.locator("svg.board [data-next]").first).to_be_visible()
    play([visitor], Mouse(), Taste("discs"), most=12)
    log = page.get_by_role("button", name=words("web.log"), exact=True)
    log.click()
    expect(page.locator("dialog li")).to_have_count(2)
    expect(page.get_by_text(words("web.log-hidden"))).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=words("web.table"), exact=True).click()
    page.get_by_role("button", name=words("web.end"), exact=True).click()
    page.get_by_role("button", name=words("web.yes"), exact=True).click()
    page.get_by_role("button", name=words("web.look")).click()
    log.click()
    expect(page.get_by_text(words("web.log-hidden"))).to_have_count(0)
    assert page.locator("dialog li").count() > 2
