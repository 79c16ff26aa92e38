"""Tours through all screens: each takes a visitor from screen to screen and names every one.

Add every new screen here: then axe checks it, its texts are measured, and it gets
pictures in the gallery.
"""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial

from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

from kasimir.core import registry
from tests.browser import families
from tests.browser.hands import Mouse, Taste, look, play
from tests.browser.open_tables import invite_others, leave, open_table, pretend_networks, sit_together
from tests.browser.visit import Visitor
from tests.games.parts import part_of
from tests.helpers import ROOT


def place_in_lobby(game: str) -> int:
    """The number by which the lobby sorts the games."""
    found = re.search(r"order: (\d+)", (ROOT / "web" / "src" / "games" / game / "facts.ts").read_text(encoding="utf-8"))
    assert found
    return int(found[1])


GAMES = tuple(sorted(registry.names(), key=place_in_lobby))
TOUCHES = 10
"""Touches after which a match has something to show, unless the game defines another number."""
MOST_STEPS = 300
"""More touches than any lesson needs, even if most come too early."""
NO_HINTS = "discs"
"""Games without hints, because they would reveal covered discs."""
COMPANY = "towers"
"""A game in which a choice can be undone."""
COUNTED = "hunt"
"""The game for the luck analysis, which looks the same in all games and is fastest in this one."""
NEARLY_HOME = "0,0,0 29:r/30:r 2,4,4 rbg r 4"
"""A position of towers with two touches to go, of which the first is a choice."""
NETWORKS = ["http://192.168.178.101:8080", "http://10.0.0.2:8080"]
"""Addresses of a computer with two network cards."""
LONGEST_THINKING = 300_000
"""Timeout in milliseconds for a hint or a luck analysis; the search may have to be compiled first."""

Tour = Callable[[Visitor], Iterator[str]]


def dialog(visitor: Visitor, button: str, name: str, content: str = "form") -> Iterator[str]:
    """Open a dialog, wait until its content is there, and close it again."""
    visitor.page.get_by_role("button", name=visitor.word(button), exact=True).click()
    expect(visitor.page.locator(f"dialog[open] {content}").first).to_be_visible()
    yield name
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def lobby(visitor: Visitor) -> Iterator[str]:
    """The first screen, the settings, and addresses without a game or a page."""
    page = visitor.go("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    yield "lobby"
    yield from dialog(visitor, "web.settings", "settings")
    pretend_networks(visitor, NETWORKS)
    page = visitor.go("/")
    yield from dialog(visitor, "web.join-by-phone", "join-from-phone", "select")
    page = visitor.go("/replay")
    expect(page.get_by_role("button", name=visitor.word("web.choose-file"))).to_be_visible()
    yield "open-record"
    page = visitor.go("/rules/chess")
    expect(page.get_by_role("heading", name=visitor.word("web.unknown-page"))).to_be_visible()
    yield "unknown"


def family(visitor: Visitor) -> Iterator[str]:
    """The family: without anybody, a new person, with everybody, and somebody's book."""
    page = visitor.go("/family")
    expect(page.get_by_text(visitor.word("family.empty"))).to_be_visible()
    yield "family-empty"
    yield from dialog(visitor, "family.begin", "family-add")
    page.evaluate("(kept) => Object.assign(localStorage, kept)", families.stored(GAMES))
    page.reload()
    expect(page.locator(".people a")).to_have_count(len(families.PEOPLE))
    yield "family"
    page.locator(".people a").first.click()
    expect(page.locator("svg.earned").first).to_be_visible()
    for line in page.locator("summary").all():
        line.click()
    yield "family-book"


def opening(visitor: Visitor, game: str) -> Iterator[str]:
    """Who plays, and how."""
    page = visitor.go(f"/new/{game}")
    expect(page.locator(".play")).to_be_enabled()
    yield f"{game}-new"
    page.locator("summary").click()
    yield f"{game}-new-more"


def sure(visitor: Visitor) -> Iterator[str]:
    """The confirmation before something is deleted."""
    page = visitor.page
    page.get_by_role("button", name=visitor.word("web.table"), exact=True).click()
    page.get_by_role("button", name=visitor.word("web.delete"), exact=True).click()
    expect(page.get_by_text(visitor.word("web.sure-delete"))).to_be_visible()
    yield "sure"
    page.get_by_role("button", name=visitor.word("web.no"), exact=True).click()
    page.get_by_role("button", name=visitor.word("web.done"), exact=True).click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def waiting(visitor: Visitor) -> Iterator[str]:
    """A table that waits for players, for its host and for a guest."""
    link = invite_others(visitor, "hunt")
    expect(visitor.page.get_by_text(visitor.word("web.loopback-only"))).to_be_visible()
    yield "waiting-alone"
    pretend_networks(visitor, NETWORKS)
    visitor.page.reload()
    expect(visitor.page.get_by_role("img", name=visitor.word("web.qr"))).to_have_js_property("complete", True)
    yield "waiting"
    yield from dialog(visitor, "web.table", "table")
    yield from sure(visitor)
    visitor.page.evaluate("localStorage.removeItem('kasimir.keys')")
    visitor.page.goto(link)
    expect(visitor.page.get_by_role("button", name=visitor.word("web.play"))).to_be_visible()
    yield "sit-down"
    visitor.go("/t/nowhere")
    expect(visitor.page.get_by_role("alert")).to_be_visible()
    yield "gone"


def company(visitor: Visitor) -> Iterator[str]:
    """A table with a friend on another device: requests, refusals, absence, and a lost connection."""
    browser, page = visitor.context.browser, visitor.page
    assert browser
    friend, line = Visitor(browser, visitor.url, language=visitor.language), Line(page)
    page.goto(invite_others(friend, COMPANY))
    page.get_by_role("button", name=visitor.word("web.play")).click()
    for one in (page, friend.page):
        expect(one.locator("svg.board")).to_be_visible()
    undo = friend.page.get_by_role("button", name=friend.word("web.undo"))
    while not (undo.is_enabled() and asks(undo, page.locator("footer .asked"))):
        play([visitor, friend], Mouse(), Taste(COMPANY), most=1)
    yield "undo-asked"
    page.get_by_role("button", name=visitor.word("web.no"), exact=True).click()
    expect(page.locator("footer .asked")).to_have_count(0)  # the board has its size again
    refused_touch(visitor, friend)
    yield "refused"
    friend.leave()
    expect(page.locator(".strip .state")).to_have_text(visitor.word("web.away"))
    yield "away"
    line.cut()
    expect(page.get_by_text(visitor.word("web.lost"))).to_be_visible()
    yield "lost"
    line.mend()
    page.evaluate("localStorage.removeItem('kasimir.keys')")
    page.reload()
    expect(page.locator("svg.board")).to_be_visible()
    yield "watching"


def upgraded(visitor: Visitor) -> Iterator[str]:
    """A page that is older than its server, before and after a reload that does not help."""
    page = visitor.page
    sit_together(visitor, "towers")
    page.route_web_socket("**", speak_another_protocol)
    page.reload()
    button = page.get_by_role("button", name=visitor.word("reload.button"))
    with page.expect_event("load"):
        button.click()
    expect(button).to_be_visible()
    yield "upgraded"


def speak_another_protocol(socket: WebSocketRoute) -> None:
    """Answer like a server with another protocol version."""
    gone = {"type": "gone", "code": "table.protocol", "args": {"ours": 2, "found": 1}}
    socket.on_message(lambda _: socket.send(json.dumps(gone)))


def asks(undo: Locator, asked: Locator) -> bool:
    """Request an undo; return whether there was time for it, because forced moves are played automatically."""
    try:
        undo.click(timeout=1000)
        asked.wait_for(timeout=3000)
    except TimeoutError:
        return False
    return True


class Line:
    """The connection between a page and its server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.sockets: list[WebSocketRoute] = []
        self.is_cut = False
        page.route_web_socket("**", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        self.sockets[-1].close()

    def mend(self) -> None:
        self.is_cut = False


def refused_touch(visitor: Visitor, friend: Visitor) -> None:
    """Touch something that is not highlighted, on the visitor's turn."""
    while not (seen := look(visitor)).glowing:
        play([visitor, friend], Mouse(), Taste(COMPANY), most=1)
    still = next(spot for spot in seen.spots if not spot.next)
    Mouse().touch(visitor, still)
    expect(visitor.page.locator(".refusal")).to_be_visible()


def big_screen(visitor: Visitor) -> Iterator[str]:
    """A big screen that waits for phones, and during a match with a free seat."""
    page = visitor.page
    pretend_networks(visitor, NETWORKS)
    seats = [{"who": "me", "name": name} for name in ("Bartholomew", "Ben")] + [{"who": "open"}]
    link = open_table(visitor, {"game": COMPANY, "seats": seats, "start": NEARLY_HOME})
    page.goto(f"{link}/screen")
    expect(page.get_by_role("img", name=visitor.word("web.qr"))).to_have_js_property("complete", True)
    yield "big-screen-waiting"
    browser = visitor.context.browser
    assert browser
    friend = Visitor(browser, visitor.url, language=visitor.language)
    friend.page.goto(link)
    friend.page.get_by_role("button", name=friend.word("web.play")).click()
    expect(friend.page.locator("svg.board")).to_be_visible()
    expect(page.locator("svg.board")).to_be_visible()
    leave(friend)
    friend.leave()
    expect(page.get_by_role("img", name=visitor.word("web.qr"))).to_be_visible()
    yield "big-screen"


def who_starts(visitor: Visitor) -> Iterator[str]:
    """The host is asked who starts."""
    seats = [{"who": "me", "name": name} for name in ("Bartholomew", "Ben")]
    open_table(visitor, {"game": COMPANY, "seats": seats, "house": {"first": "youngest"}})
    expect(visitor.page.get_by_role("heading", name=visitor.word("web.who-youngest"))).to_be_visible()
    yield "youngest"


def series(visitor: Visitor) -> Iterator[str]:
    """Slow play until a second match: a player leaves, and the computer gets the seat."""
    browser, page = visitor.context.browser, visitor.page
    assert browser
    friend = Visitor(browser, visitor.url, language=visitor.language)
    seats = [{"who": "me", "name": "Bartholomew"}, {"who": "me", "name": "Ben"}, {"who": "open"}]
    slow = {"move_seconds": 3 * 24 * 3600}
    friend.page.goto(open_table(visitor, {"game": COMPANY, "seats": seats, "house": slow, "start": NEARLY_HOME}))
    friend.page.get_by_role("button", name=friend.word("web.play")).click()
    expect(friend.page.locator("svg.board")).to_be_visible()
    leave(friend)
    friend.leave()
    free = page.get_by_role("button", name=visitor.word("web.seat-free", count=1))
    expect(free).to_be_visible()
    yield "seat-free"
    free.click()
    expect(page.locator("dialog .link")).to_be_visible()
    yield "seat-free-panel"
    page.get_by_role("button", name=visitor.word("web.fill-seat", seat=visitor.word("web.seat-g"))).click()
    play([visitor], Mouse(), Taste(COMPANY, visitor.language))
    yield "series-finished"
    page.get_by_role("button", name=visitor.word("web.rematch")).click()
    expect(page.locator(".strip .series")).to_have_count(3)
    expect(page.locator("svg.board [data-next]").first).to_be_visible()
    yield "series"


def rules(visitor: Visitor, game: str) -> Iterator[str]:
    """All rules of a game."""
    page = visitor.go(f"/rules/{game}")
    expect(page.locator("svg.board").first).to_be_visible()
    yield f"{game}-rules"


def lesson(visitor: Visitor, game: str) -> Iterator[str]:
    """The first lesson, from its first sentence to its end."""
    page = visitor.go(f"/learn/{game}")
    on, end = page.get_by_role("button", name=visitor.word("web.go-on"), exact=True), page.locator("#lesson-end")
    glowing = page.locator("svg.board [data-next]")
    expect(glowing.or_(on).first).to_be_visible()
    yield f"{game}-lesson"
    for _ in range(MOST_STEPS):
        if end.is_visible():
            break
        if on.is_visible():
            on.click()
        else:
            for spot in look(visitor).glowing[:1]:
                page.mouse.click(spot.x, spot.y)
        expect(glowing.or_(on).or_(end).first).to_be_visible()
    expect(end).to_be_visible()
    yield f"{game}-lesson-end"


def hand_over(visitor: Visitor) -> Iterator[str]:
    """A screen that waits for the next player."""
    page = visitor.page
    page.add_init_script(f"localStorage['kasimir.settings'] = {json.dumps(json.dumps({'handOver': True}))}")
    sit_together(visitor, "discs")
    waits = page.locator("dialog[open] #hand-over")
    while not waits.is_visible():
        play([visitor], Mouse(), Taste("discs", visitor.language), most=1)
        expect(waits.or_(page.locator("svg.board [data-next]")).first).to_be_visible()
    yield "hand-over"


def hint(visitor: Visitor, game: str, taste: Taste) -> Iterator[str]:
    """A hint, as soon as there is a choice; a match may end before that."""
    page = visitor.page
    button = page.get_by_role("button", name=visitor.word("web.hint"), exact=True)
    ready = page.locator("svg.board [data-next]").or_(page.locator("#finish")).first
    while not button.is_visible():
        if look(visitor).over:
            return
        play([visitor], Mouse(), taste, most=1)
        expect(ready).to_be_attached()
    button.click()
    panel = page.locator("section[aria-labelledby=hint-title]")
    expect(panel.locator(".move")).to_be_visible(timeout=LONGEST_THINKING)
    yield f"{game}-hint"
    panel.get_by_role("button", name=visitor.word("web.done"), exact=True).click()


def match(visitor: Visitor, game: str) -> Iterator[str]:
    """A whole match, and its replay."""
    taste = Taste(game, visitor.language)
    sit_together(visitor, game)
    yield f"{game}-first"
    play([visitor], Mouse(), taste, most=part_of(game, "screens", "TOUCHES", TOUCHES))
    yield f"{game}-running"
    if game == NO_HINTS:
        yield from dialog(visitor, "web.log", "log")
        yield from dialog(visitor, "web.say", "phrases")
        yield from dialog(visitor, "web.rules", "rules-at-table", "svg.board")
    else:
        yield from hint(visitor, game, taste)
    play([visitor], Mouse(), taste)
    expect(visitor.page.locator("#finish")).to_be_visible()
    yield f"{game}-finished"
    visitor.page.get_by_role("link", name=visitor.word("web.watch-again")).click()
    expect(visitor.page.get_by_role("slider")).to_be_visible()
    expect(visitor.page.locator("svg.board")).to_be_visible()
    if game == COUNTED:
        expect(visitor.page.locator("#curve-title")).to_be_visible(timeout=LONGEST_THINKING)
    yield f"{game}-replay"


TOURS: dict[str, Tour] = {
    "lobby": lobby,
    "family": family,
    "waiting": waiting,
    "hand-over": hand_over,
    "company": company,
    "big-screen": big_screen,
    "who-starts": who_starts,
    "series": series,
    "upgraded": upgraded,
    **{f"new-{game}": partial(opening, game=game) for game in GAMES},
    **{f"rules-{game}": partial(rules, game=game) for game in GAMES},
    **{f"lesson-{game}": partial(lesson, game=game) for game in GAMES},
    **{f"match-{game}": partial(match, game=game) for game in GAMES},
}
