"""Boards under quick fingers, the faces of the cat's die, and what is offered beside them."""

from typing import Any

import pytest
from playwright.sync_api import expect

from kasimir.core import registry
from tests.browser.conftest import Invite
from tests.browser.hands import look
from tests.browser.open_tables import begin_table, open_table, sit_together
from tests.browser.servers import BrowserServer
from tests.browser.visit import NEXT_PICTURE, PHONE, Visitor

CALM = """(board) => {
  const { touchAction, userSelect, webkitTapHighlightColor } = getComputedStyle(board);
  return [touchAction, userSelect, webkitTapHighlightColor];
}"""
BESIDE_THE_DIE = """() => [...document.querySelectorAll('svg.board rect[width="42"]')].flatMap((die) => {
  const place = die.getBoundingClientRect();
  const isIn = ({ left, right, top, bottom }) =>
    left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom;
  return [...die.parentElement.querySelectorAll('path, circle, ellipse')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && !isIn(box);
  }).map((one) => one.outerHTML);
})"""
"""What is drawn on a die and leaves it."""
THROWN = (
    "8,6 3 2,1 14 - b order.6.1",
    "8,6 3 2,1 14 - b order.6.2",
    "8,6 3 2,1 14 - b order.6.3",
    "-,8 8 3,2 12 b r slide.0",
)
"""Positions of hunt with one, two, three and no paws on the die."""


@pytest.mark.parametrize("game", registry.names())
def test_quick_touches_neither_zoom_nor_select(server: BrowserServer, invite: Invite, game: str) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    sit_together(visitor, game)
    board = visitor.page.locator("svg.board")
    assert board.evaluate(CALM) == ["manipulation", "none", "rgba(0, 0, 0, 0)"]
    board.dblclick(position={"x": 30, "y": 30})
    assert visitor.page.evaluate("getSelection().toString()") == ""


@pytest.mark.parametrize("start", THROWN, ids=["one", "two", "three", "none"])
def test_paws_fit_on_the_die(server: BrowserServer, invite: Invite, start: str) -> None:
    visitor = invite(server)
    seats = [{"who": "me", "name": name} for name in ("Anna", "Ben")]
    open_table(visitor, {"game": "hunt", "variant": "older", "seats": seats, "start": start})
    dice = visitor.page.locator('svg.board g:has(> rect[width="42"])')
    expect(dice.last.locator("ellipse, .snore").first).to_be_visible()
    assert visitor.page.evaluate(BESIDE_THE_DIE) == []


@pytest.mark.parametrize(("game", "count"), [("discs", 0), ("hunt", 1)])
def test_dice_are_offered_only_where_there_are_some(
    server: BrowserServer, invite: Invite, game: str, count: int
) -> None:
    visitor = invite(server)
    page = begin_table(visitor, game)
    page.locator("summary").click()
    expect(page.get_by_text(visitor.word("web.auto"))).to_have_count(count)
    expect(page.get_by_role("heading", name=visitor.word("web.forecast"))).to_have_count(count)


@pytest.mark.parametrize(
    ("other", "count"), [({"who": "bot", "level": "easy"}, 0), ({"who": "me", "name": "Ben"}, 1)], ids=["bot", "person"]
)
def test_phrases_need_somebody_who_reads_them(
    server: BrowserServer, invite: Invite, other: dict[str, Any], count: int
) -> None:
    visitor = invite(server)
    open_table(visitor, {"game": "discs", "seats": [{"who": "me", "name": "Ada"}, other]})
    expect(visitor.page.get_by_role("button", name=visitor.word("web.log"), exact=True)).to_be_visible()
    expect(visitor.page.get_by_role("button", name=visitor.word("web.say"), exact=True)).to_have_count(count)


# Room, regions and small squares

FILLED = 0.85
"""The least share of its room that a board takes."""
SHARE = """(board) => {
  const room = board.parentElement.getBoundingClientRect(), drawn = board.getBBox();
  const { a, d, e, f } = board.getScreenCTM();
  const across = Math.min(room.right, e + (drawn.x + drawn.width) * a) - Math.max(room.left, e + drawn.x * a);
  const along = Math.min(room.bottom, f + (drawn.y + drawn.height) * d) - Math.max(room.top, f + drawn.y * d);
  return (across * along) / (room.width * room.height);
}"""
ALL_ROUND = (390, 844), (1440, 900), (2560, 1440)
"""A phone, a desk and a large desk."""


@pytest.mark.parametrize("game", registry.names())
def test_boards_fill_their_room_and_name_squares_only_on_request(
    server: BrowserServer, invite: Invite, game: str
) -> None:
    visitor = invite(server)
    sit_together(visitor, game)
    board, names = visitor.page.locator("svg.board"), visitor.page.locator("svg.board .coordinate")
    for size in ALL_ROUND:
        visitor.resize(size, "dark")
        assert board.evaluate(SHARE) > FILLED, size
    expect(names).to_have_count(0)
    visitor.page.get_by_role("button", name=visitor.word("web.settings"), exact=True).click()
    visitor.page.get_by_label(visitor.word("web.coordinates")).check()
    visitor.page.keyboard.press("Escape")
    expect(names.first).to_be_visible()


LAY_CAT = {"game": "race", "start": "nr/wl - r cat"}
"""A cat may be laid on more than half of all squares."""
INTO_HOLE = {
    "game": "kitchen",
    "start": "......./......./..x.x../..x#x#./......./....... uuuu g6,x,x,x e1 10 0,1,0,0,1,0,0 0,0 - m1 m1 go.4",
}
"""A mouse may go into the upper hole, or to squares near it."""
RING = "(spot) => getComputedStyle(spot.querySelector('.ring')).stroke"
TARGET = 44
"""The least size of what a finger chooses."""
BESIDE = 6
"""So many pixels from its middle somebody touches a square."""


def two_at_one_screen(visitor: Visitor, wish: dict[str, Any]) -> None:
    """A table for two in a certain position."""
    open_table(visitor, wish | {"seats": [{"who": "me", "name": name} for name in ("Anna", "Ben")]})
    expect(visitor.page.locator("svg.board [data-next]").first).to_be_attached()


def tap(visitor: Visitor, name: str) -> None:
    """Touch a square with a finger, a little beside its middle."""
    spot = look(visitor).named(name)
    assert spot
    visitor.page.touchscreen.tap(spot.x + BESIDE, spot.y - BESIDE)


def enlarge(visitor: Visitor, name: str) -> None:
    """Touch a square that is too small: it becomes large enough."""
    tap(visitor, name)
    expect(visitor.page.locator("svg.board[data-magnified]")).to_be_visible()
    visitor.page.evaluate(NEXT_PICTURE)
    box = visitor.page.locator(f'[data-spot="{name}"] .ring').bounding_box()
    assert box
    assert box["width"] >= TARGET


def label(visitor: Visitor, name: str) -> str:
    """What a screen reader says about a square."""
    spot = look(visitor).named(name)
    assert spot
    return spot.label


@pytest.mark.parametrize(
    ("wish", "square", "elsewhere"), [(LAY_CAT, "g6", "f5"), (INTO_HOLE, "hole:n", "d6")], ids=["race", "kitchen"]
)
def test_a_finger_enlarges_small_squares_before_it_chooses(
    server: BrowserServer, invite: Invite, wish: dict[str, Any], square: str, elsewhere: str
) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    two_at_one_screen(visitor, wish)
    page, magnified = visitor.page, visitor.page.locator("svg.board[data-magnified]")
    before = label(visitor, square)
    enlarge(visitor, square)
    tap(visitor, elsewhere)  # that is not allowed: the board has its size again, and nothing was chosen
    expect(magnified).to_have_count(0)
    enlarge(visitor, square)
    page.get_by_role("button", name=visitor.word("web.whole-board")).click()
    expect(magnified).to_have_count(0)
    assert label(visitor, square) == before
    expect(page.locator(".refusal")).to_have_count(0)
    enlarge(visitor, square)
    tap(visitor, square)
    expect(magnified).to_have_count(0)
    expect(page.locator(f'[data-spot="{square}"]')).not_to_have_attribute("aria-label", before)


def test_a_region_glows_as_one_shape(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    two_at_one_screen(visitor, LAY_CAT)
    board = visitor.page.locator("svg.board")
    expect(board.locator(".region")).to_have_count(1)
    rings = [
        spot.evaluate(RING) for spot in board.locator("[data-spot=g6][data-next], [data-spot=k4][data-next]").all()
    ]
    assert rings == ["none", "none"]


def test_a_mouse_and_a_screen_reader_choose_at_once(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server, touch=True, size=PHONE)
    for choose, beside in ((visitor.page.mouse.click, BESIDE), (visitor.page.touchscreen.tap, 0)):
        two_at_one_screen(visitor, LAY_CAT)
        spot = look(visitor).named("g6")
        assert spot
        choose(spot.x + beside, spot.y - beside)
        expect(visitor.page.locator('svg.board [data-at="g6"]')).to_be_visible()
        expect(visitor.page.locator("svg.board[data-magnified]")).to_have_count(0)
