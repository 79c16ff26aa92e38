"""Old tabs: the server was upgraded, or a file is missing; one button reloads the page in the same place."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Invite
from tests.browser.next_version import NextVersion
from tests.browser.open_tables import OTHERS, begin_table, open_table, sit_together
from tests.browser.servers import BrowserServer
from tests.browser.test_tables import NO_WEBSOCKETS
from tests.browser.tours import speak_another_protocol
from tests.browser.visit import Visitor

STYLES, SCRIPTS = "**/assets/Table-*.css", "**/assets/Table-*.js"
KEEP = "(keys) => (localStorage['kasimir.keys'] = JSON.stringify(keys))"
TOWERS = {"game": "towers", "house": {"first": "chosen"}}
TWO = [{"who": "me", "name": "Ada"}, {"who": "me", "name": "Ben"}]


@pytest.fixture
def next_version(tmp_path_factory: pytest.TempPathFactory) -> NextVersion:
    """The next version, not modified yet."""
    return NextVersion(tmp_path_factory.mktemp("next"))


def await_table(visitor: Visitor) -> Locator:
    """Open the first screen with the token of a table of which nothing was loaded yet; return the table's link."""
    ticket = visitor.page.request.post(f"{visitor.url}/api/tables", data=TOWERS | {"seats": TWO}).json()
    visitor.go("/")
    visitor.page.evaluate(KEEP, {ticket["table"]: ticket["token"]})
    visitor.page.reload()
    link = visitor.page.locator(f"a[href='/t/{ticket['table']}']")
    expect(link).to_be_visible()
    return link


def notice(visitor: Visitor) -> Locator:
    """The notice that the page should be reloaded."""
    return visitor.page.get_by_role("alertdialog")


def expect_notice(visitor: Visitor, *codes: str) -> None:
    """Wait until the notice has this text and one button."""
    expect(notice(visitor).locator("#reload-why p")).to_have_text([visitor.word(code) for code in codes])
    expect(notice(visitor).get_by_role("button")).to_have_text([visitor.word("reload.button")])


def reload(visitor: Visitor) -> None:
    """Click the button, and wait until the page was reloaded."""
    with visitor.page.expect_event("load"):
        notice(visitor).get_by_role("button").click()


def expect_own_turn(page: Page) -> None:
    """Expect the same seat as before, with its turn."""
    expect(page.locator("svg.board [data-next]").first).to_be_visible()


def choose_language(visitor: Visitor, language: str) -> None:
    """Change the language."""
    visitor.page.get_by_role("button", name=visitor.word("web.settings"), exact=True).click()
    visitor.page.get_by_role("combobox", name=visitor.word("web.language")).select_option(language)


def expect_faults(visitor: Visitor, *parts: str) -> None:
    """Expect browser errors about the missing file, and no others."""
    assert visitor.faults
    assert all(any(part in fault for part in parts) for fault in visitor.faults), visitor.faults
    visitor.faults.clear()


# The server was upgraded


def test_an_old_tab_that_misses_a_file_comes_back_to_its_table(
    own_server: BrowserServer, invite: Invite, next_version: NextVersion
) -> None:
    visitor = invite(own_server)
    sit_together(visitor, "towers")
    expect_own_turn(visitor.page)
    link, visitor.may_miss_server = visitor.page.url, True
    next_version.change("locales/fr/web.ftl", "^web-back = .*$", "web-back = Retour")
    next_version.install(own_server)
    choose_language(visitor, "fr")
    expect_notice(visitor, "reload.updated")
    visitor.page.keyboard.press("Escape")
    expect_notice(visitor, "reload.updated")  # the notice cannot be closed
    reload(visitor)
    assert visitor.page.url == link
    expect_own_turn(visitor.page)
    visitor.language = "fr"
    expect(visitor.page.get_by_role("button", name=visitor.word("web.log"), exact=True)).to_be_visible()
    expect(notice(visitor)).to_have_count(0)
    expect_faults(visitor, "404")


def test_an_old_tab_of_another_protocol_comes_back_to_its_table(
    own_server: BrowserServer, invite: Invite, next_version: NextVersion
) -> None:
    """Both with a WebSocket to a table and on the screen of a new table."""
    player, opener = invite(own_server), invite(own_server)
    player.may_miss_server = opener.may_miss_server = True
    sit_together(player, "towers")
    expect_own_turn(player.page)
    link = player.page.url
    begin_table(opener, "towers", "web.one-screen")
    expect(opener.page.locator(".play")).to_be_enabled()
    next_version.change_protocol()
    next_version.install(own_server)
    expect_notice(player, "reload.updated")
    reload(player)
    assert player.page.url == link
    expect_own_turn(player.page)
    player.page.locator("svg.board [data-next]").first.click()  # and we play on
    expect(player.page.locator(".last")).to_be_visible()
    opener.page.locator(".play").click()
    expect_notice(opener, "reload.updated", "reload.unsure")
    reload(opener)
    opener.page.locator(OTHERS["web.one-screen"]).click()
    opener.page.locator(".play").click()
    expect_own_turn(opener.page)
    expect_faults(opener, "400")


# Messages of another protocol


def test_what_was_done_last_is_not_lost_without_a_word(server: BrowserServer, invite: Invite) -> None:
    """A move was sent just before the upgrade and never answered."""
    visitor = invite(server)
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        sockets.append(socket)
        if len(sockets) > 1:
            speak_another_protocol(socket)
            return
        upstream = socket.connect_to_server()

        def send(message: str | bytes) -> None:
            if json.loads(message)["type"] == "roll":
                socket.close(code=1012)
            else:
                upstream.send(message)

        socket.on_message(send)

    visitor.page.route_web_socket("**/ws/*", pass_on)
    open_table(visitor, TOWERS | {"seats": TWO})
    visitor.page.locator("svg.board [data-next]").first.click()
    expect_notice(visitor, "reload.updated", "reload.unsure")


def test_watchers_by_events_are_told_by_the_welcome(server: BrowserServer, invite: Invite) -> None:
    """The server cannot know the protocol version of an EventSource."""
    host, watcher = invite(server), invite(server)
    link = open_table(host, TOWERS | {"seats": TWO})
    watcher.page.add_init_script(NO_WEBSOCKETS)

    def count_up(route: Route) -> None:
        now: dict[str, Any] = watcher.page.request.get(route.request.url.removesuffix("/events")).json()
        welcome = {"type": "welcome", "table": now | {"protocol": now["protocol"] + 1}, "time": 0}
        route.fulfill(content_type="text/event-stream", body=f"data: {json.dumps(welcome)}\n\n")

    watcher.page.route("**/events", count_up)
    watcher.page.goto(link)
    expect_notice(watcher, "reload.updated")


# Missing files and failing networks


@pytest.mark.parametrize("files", [STYLES, SCRIPTS])
def test_a_missing_file_of_the_same_version_is_no_upgrade(server: BrowserServer, invite: Invite, files: str) -> None:
    """The notice says that reloading has not helped, every time."""
    visitor = invite(server)
    link = await_table(visitor)
    visitor.page.route(files, lambda route: route.fulfill(status=404))
    link.click()
    expect_notice(visitor, "reload.incomplete")
    table = visitor.page.url
    reload(visitor)
    expect_notice(visitor, "reload.incomplete", "reload.again")
    visitor.page.unroute(files)
    reload(visitor)
    assert visitor.page.url == table
    expect_own_turn(visitor.page)
    expect_faults(visitor, "404")


def test_a_network_that_is_gone_is_no_upgrade(server: BrowserServer, invite: Invite) -> None:
    """No notice appears, and the file is loaded once the network is back."""
    visitor = invite(server)
    link = await_table(visitor)
    visitor.context.set_offline(True)
    link.click()
    expect(visitor.page.get_by_role("status")).to_have_text(visitor.word("reload.silent"))
    expect(notice(visitor)).to_have_count(0)
    visitor.context.set_offline(False)
    expect_own_turn(visitor.page)
    expect(visitor.page.locator(".screen")).to_have_css("flex-direction", "column")  # its styles came as well
    expect(visitor.page.get_by_text(visitor.word("reload.silent"))).to_have_count(0)
    expect(notice(visitor)).to_have_count(0)
    expect_faults(visitor, "ERR_INTERNET_DISCONNECTED")


def test_the_button_waits_for_a_server_to_load_from(server: BrowserServer, invite: Invite) -> None:
    """Otherwise the browser would show its own error page."""
    visitor = invite(server)
    sit_together(visitor, "towers")
    visitor.page.route_web_socket("**", speak_another_protocol)
    visitor.page.reload()
    expect_notice(visitor, "reload.updated")
    visitor.context.set_offline(True)
    notice(visitor).get_by_role("button").click()
    expect(notice(visitor).get_by_role("status")).to_have_text(visitor.word("reload.silent"))
    with visitor.page.expect_event("load"):
        visitor.context.set_offline(False)
    expect_notice(visitor, "reload.updated", "reload.again")
    expect_faults(visitor, "ERR_INTERNET_DISCONNECTED")


def test_words_that_cannot_be_had_are_told_in_words(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server, language="de")
    visitor.page.route("**/assets/web-*.js", lambda route: route.fulfill(status=404))
    visitor.go("/")
    expect_notice(visitor, "reload.incomplete")
    visitor.page.unroute("**/assets/web-*.js")
    reload(visitor)
    expect(visitor.page.locator("h1")).to_have_text(visitor.word("web.title"))
    expect_faults(visitor, "404")
