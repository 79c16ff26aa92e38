"""A sentence always says what to do, hints are given in words, and nothing is told before the dice have landed."""

import json
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from kasimir.core.setup import Setup, make_setup
from kasimir.core.words import say
from tests.browser.conftest import Invite
from tests.browser.hands import Mouse, Taste, look, play
from tests.browser.open_tables import open_table, sit_together
from tests.browser.servers import BrowserServer
from tests.browser.tours import LONGEST_THINKING
from tests.browser.visit import PHONE, Visitor, isolated
from tests.games.screen_events import FLOOR

CHOICES = {
    "towers": ("standard", "2,3 4:Rb/6:r 0,0 - r 2"),
    "hunt": ("older", "2,5 2 1,0 16 - r order.1.1"),
    "race": ("scent", "nsr/ws - r lay.b"),
    "kitchen": (
        "standard",
        f"{FLOOR} dddd n,e,s,w d4 0 10,9,5,4,4,3,2 0,0 - m1 m1 go.1",
    ),
    "discs": ("standard", "c*/m m"),
}
"""A position of each game in which the first seat has a choice, and its variant."""
NAMES = ("Ada", "Ben")
HESITATION = 8000
"""Milliseconds after which a paw points at something."""
WITH_DICE = """() => {
  globalThis.seen = [];
  const look = () => {
    const tumbling = document.querySelector('svg.board .tumbling') !== null;
    const texts = [...document.querySelectorAll('.last, [aria-live]')].map((line) => line.textContent).join(' ');
    globalThis.seen.push([tumbling, texts]);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document.body, all);
}"""
"""Note at every change of the page whether dice tumble, and what can be read and heard."""


def open_choice(visitor: Visitor, game: str) -> Setup:
    """A table for two at one screen, with a choice."""
    variant, position = CHOICES[game]
    seats = [{"who": "me", "name": name} for name in NAMES]
    open_table(visitor, {"game": game, "variant": variant, "seats": seats, "start": position})
    expect(visitor.page.locator("svg.board [data-next]").first).to_be_visible()
    return make_setup(game, None, variant, len(NAMES))


def named(setup: Setup, args: dict[str, str | int]) -> dict[str, str | int]:
    """The arguments of a sentence with names in place of seats."""
    names = {seat: isolated(name) for seat, name in zip(setup.seats, NAMES, strict=True)}
    return {key: names.get(str(value), value) if key in ("seat", "other") else value for key, value in args.items()}


@pytest.mark.parametrize("game", CHOICES)
def test_hints_recommend_what_they_show_and_leave_the_board_alone(
    server: BrowserServer, invite: Invite, game: str
) -> None:
    visitor = invite(server, size=PHONE)
    setup = open_choice(visitor, game)
    state, board = setup.read(CHOICES[game][1]), visitor.page.locator("svg.board")
    known: dict[str, list[set[str]]] = {}
    for move in setup.choices(state).values():
        code, args = setup.advice(state, move)
        touches = setup.game.screen.touches(state, setup.board, move)
        known.setdefault(visitor.word(code, **named(setup, args)), []).append(set(touches))
    before = board.bounding_box()
    visitor.page.get_by_role("button", name=visitor.word("web.hint"), exact=True).click()
    panel = visitor.page.locator("section[aria-labelledby=hint-title]")
    expect(panel.locator(".move")).to_be_visible(timeout=LONGEST_THINKING)
    assert board.bounding_box() == before
    hinted = visitor.page.locator("svg.board .hinted")
    for number in panel.locator("li button").all():
        number.click()
        shown = {spot.get_attribute("data-spot") or "" for spot in hinted.all()}
        assert any(shown <= touches for touches in known[panel.locator(".move").inner_text()])
        assert shown
    shares = [words.splitlines()[-1].rpartition(". ")[2] for words in panel.locator("li").all_inner_texts()]
    assert all(one != other or one == visitor.word("web.hint-as-good") for one, other in pairwise(shares))
    panel.get_by_role("button", name=visitor.word("web.done"), exact=True).click()
    expect(hinted).to_have_count(0)


def test_a_sentence_says_what_to_do_for_every_touch(server: BrowserServer, invite: Invite) -> None:
    visitor = invite(server)
    setup = open_choice(visitor, "towers")
    status, refusal = visitor.page.locator(".status"), visitor.page.locator(".refusal")
    prompts = setup.prompts(
        setup.read(CHOICES["towers"][1]), list(setup.choices(setup.read(CHOICES["towers"][1])).values())
    )
    first, following = (say(code, args) for code, args in prompts)
    expect(status).to_have_text(visitor.word("web.prompt-for", name=isolated("Ada"), prompt=first))
    expect(status).to_be_in_viewport()
    touch(visitor, "pantry:r")
    expect(status).to_have_text(visitor.word("web.prompt-for", name=isolated("Ada"), prompt=following))
    touch(visitor, "space:9")
    expect(refusal).to_have_text(say("towers.exact", {"die": 2, "steps": 9}, "short"))
    assert visitor.page.locator("[data-spot=space\\:2][data-next]").count() == 1, "the mouse is still in hand"
    touch(visitor, "space:6")
    expect(refusal).to_have_count(0)  # another mouse was chosen
    touch(visitor, "space:8")
    expect(status).to_have_text(visitor.word("web.prompt-for", name=isolated("Ben"), prompt=say("towers.prompt-roll")))


def touch(visitor: Visitor, spot: str) -> None:
    """Touch something on the board, whether or not it glows."""
    found = look(visitor).named(spot)
    assert found
    Mouse().touch(visitor, found)


def test_nothing_is_told_before_the_dice_have_landed(server: BrowserServer, invite: Invite) -> None:
    """Of a person's roll and of a bot's; and what a bot does is said with its name."""
    visitor = invite(server)
    page = visitor.page
    page.emulate_media(reduced_motion="no-preference")
    kept = json.dumps(json.dumps({"handOver": False, "motion": "full"}))
    page.add_init_script(f"localStorage['kasimir.settings'] = {kept}")
    seats: list[dict[str, Any]] = [{"who": "me", "name": "Ada"}, {"who": "bot", "level": "random"}]
    open_table(visitor, {"game": "towers", "seats": seats, "house": {"first": "chosen"}})
    status = page.locator(".status")
    expect(status).to_have_text(visitor.word("towers.prompt-roll"))
    page.evaluate(WITH_DICE)
    play([visitor], Mouse(), Taste("towers"), most=4)  # a roll, a move, the bot's turn, and another roll
    expect(page.locator(".tumbling")).to_have_count(0)
    seen: list[tuple[bool, str]] = page.evaluate("() => globalThis.seen")
    assert any(tumbling for tumbling, _ in seen)
    for (_, before), (tumbling, now) in pairwise(seen):
        told = {
            words for words in ("rolls 1", "rolls 2", "rolls 3", "rolls 4", "rolls 5", "rolls a clover") if words in now
        }
        assert not tumbling or all(words in before for words in told)
    heard = " ".join(words for _, words in seen)
    bot = page.locator(".strip .name").last.inner_text().strip()
    assert f"{bot} rolls the die." in heard
    assert "thinking" not in heard


@pytest.mark.parametrize("known", [False, True])
def test_a_paw_helps_who_hesitates_in_a_first_match(server: BrowserServer, invite: Invite, known: bool) -> None:
    visitor = invite(server)
    page = visitor.page
    if known:
        page.add_init_script("localStorage['kasimir.known-games'] = '[\"towers\"]'")
    page.clock.install()
    sit_together(visitor, "towers")
    paw = page.locator("svg.paw")
    expect(page.locator("svg.board [data-next]").first).to_be_visible()
    page.clock.run_for(HESITATION - 1000)
    expect(paw).to_have_count(0)
    page.clock.run_for(2000)
    expect(paw).to_have_count(0 if known else 1)
    if known:
        return
    box, die = paw.bounding_box(), next(spot for spot in look(visitor).spots if spot.next)
    assert box
    assert abs(box["x"] + box["width"] / 2 - die.x) < 3
    page.mouse.click(5, 400)
    expect(paw).to_have_count(0)
    page.clock.run_for(2 * HESITATION)
    expect(paw).to_have_count(0)  # once in a turn
