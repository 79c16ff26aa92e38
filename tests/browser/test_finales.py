"""The end of a match: a finale for who has won and who has not, a panel beside the board, and luck behind “Why?”."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from kasimir.core import registry
from kasimir.core.finish import finish_of
from kasimir.core.match import Match
from kasimir.core.setup import make_setup
from tests.browser.conftest import Invite
from tests.browser.last_moves import LastMove, last_moves
from tests.browser.open_tables import open_table
from tests.browser.servers import BrowserServer
from tests.browser.tours import COUNTED, GAMES, LONGEST_THINKING
from tests.browser.visit import DESK, PHONE, SMALLEST, TABLET, THEMES, Visitor

SCREENS = (SMALLEST, PHONE, (390, 844), TABLET, (740, 360), DESK, (2560, 1440))
PANEL = "section[aria-labelledby=finish]"
SEEN = """() => {
  const board = document.querySelector('svg.board').getBoundingClientRect();
  const [x, y] = [board.x + board.width / 2, board.y + board.height / 2];
  const panel = document.querySelector('section[aria-labelledby=finish]').getBoundingClientRect();
  return panel.left > x || panel.top > y || panel.right < x || panel.bottom < y;
}"""
"""Whether the panel leaves the middle of the board free."""
WATCH = """(touched) => new MutationObserver((_, watcher) => {
  const drawn = document.querySelectorAll('.finale svg').length;
  if (!drawn) return;
  watcher.disconnect();
  window.finale = { drawn, left: undefined };
  requestAnimationFrame(() => {
    if (touched) document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    requestAnimationFrame(() => (window.finale.left = document.querySelectorAll('.finale').length));
  });
}).observe(document.body, { childList: true, subtree: true })"""


def told(move: LastMove) -> Match:
    """The finished match."""
    setup = make_setup(move.game, move.edition, move.variant, move.players)
    match = Match(setup, setup.read(move.position))
    choices = setup.choices(match.state).items()
    match.play(next(text for text, number in choices if touches(match, number) == move.touches))
    return match


def touches(match: Match, move: int) -> tuple[str, ...]:
    return match.setup.game.screen.touches(match.state, match.setup.board, move)


def watch(visitor: Visitor, *, touched: bool) -> None:
    """Remember the finale as soon as it appears, and whether a touch ends it."""
    visitor.page.evaluate(WATCH, touched)


def touch(page: Page, place: str) -> None:
    """Touch something on the board, whatever is drawn above it, unless that touch is implied."""
    spot = page.locator(f'svg.board [data-spot="{place}"]:is(.next, .chosen)')
    expect(spot).to_be_attached()
    if spot.get_attribute("aria-pressed") is None:
        spot.dispatch_event("click")


def end(winner: Visitor, loser: Visitor, move: LastMove) -> None:
    """Two people at a table one move before the end; one of them makes it."""
    people = {move.seat: {"who": "me", "name": "Anna"}, move.loser: {"who": "open"}}
    wish = move.table(people, registry.load(move.game).seats(move.players))
    loser.page.goto(open_table(winner, wish))
    loser.page.get_by_role("button", name=loser.word("web.play"), exact=True).click()
    expect(winner.page.locator("svg.board .next").first).to_be_attached()
    expect(loser.page.locator("svg.board")).to_be_attached()
    watch(winner, touched=True)
    watch(loser, touched=False)
    for place in move.touches:
        touch(winner.page, place)


def endings(visitors: tuple[Visitor, Visitor], move: LastMove) -> Iterator[tuple[Visitor, str, bool]]:
    """For both: the seat, and whether it has won."""
    yield visitors[0], move.seat, True
    yield visitors[1], move.loser, False


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_match(server: BrowserServer, invite: Invite, game: str) -> None:
    move = next(last_moves(game))
    visitors = invite(server), invite(server)
    end(*visitors, move)
    finish = finish_of(told(move))
    assert finish.why
    for visitor, seat, has_won in endings(visitors, move):
        page, panel = visitor.page, visitor.page.locator(PANEL)
        expect(panel).to_contain_text(visitor.word(finish.why.code, **finish.why.args))
        expect(panel).to_contain_text(visitor.word(finish.lines[seat].code, **finish.lines[seat].args))
        expect(panel.locator(".pair")).to_have_count(0 if has_won else 1)
        seen = page.wait_for_function("() => window.finale?.left !== undefined && window.finale").json_value()
        assert seen["drawn"] >= 2
        assert seen["left"] == (0 if has_won else 1), "a touch ends it, and only a touch or time"
        expect(page.locator(".finale")).to_have_count(0)
    # Who has lost is told more.
    for size in SCREENS:
        visitors[1].resize(size, THEMES[0])
        assert visitors[1].page.evaluate(SEEN), size
    fold_and_ask(*visitors)


def fold_and_ask(winner: Visitor, loser: Visitor) -> None:
    """The panel folds and opens; who wants another match is seen by the others."""
    page = winner.page
    page.get_by_role("button", name=winner.word("web.look"), exact=True).click()
    expect(page.locator(PANEL).get_by_role("button", name=winner.word("web.why"), exact=True)).to_have_count(0)
    page.get_by_role("button", name=winner.word("web.finish-show"), exact=True).click()
    page.get_by_role("button", name=winner.word("web.rematch"), exact=True).click()
    expect(loser.page.locator(PANEL).get_by_role("status").first).to_contain_text("Anna")


def test_luck_is_told_in_words_before_numbers(server: BrowserServer, invite: Invite) -> None:
    visitors = invite(server), invite(server)
    end(*visitors, next(last_moves(COUNTED)))
    visitor = visitors[0]
    panel = visitor.page.locator(PANEL)
    receipt = panel.locator(".receipt")
    expect(receipt).to_be_hidden()
    panel.get_by_role("button", name=visitor.word("web.why"), exact=True).click()
    numbers = receipt.get_by_role("button", name=visitor.word("web.why-numbers"), exact=True)
    expect(numbers).to_be_visible(timeout=LONGEST_THINKING)
    assert "%" not in panel.inner_text()
    expect(receipt.locator("table")).to_have_count(0)
    assert visitor.page.evaluate(SEEN)
    numbers.click()
    expect(receipt.locator("tbody tr")).to_have_count(3)
    assert "%" not in panel.inner_text()
