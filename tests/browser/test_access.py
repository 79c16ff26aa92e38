"""Accessibility: axe finds nothing on any screen, touch targets are large enough, and nothing is cut off."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kasimir.core import words
from tests.browser.conftest import Invite
from tests.browser.pseudo_language import write_catalogues
from tests.browser.servers import BrowserServer
from tests.browser.tours import TOURS
from tests.browser.visit import DESK, PHONE, SIZES, SMALLEST, Size, Theme, Visitor
from tests.helpers import ROOT
from tools.languages.pseudo import PSEUDO

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
COLOURS = ["color-contrast"]
"""Checks that depend on the theme; all others are done in one theme only."""
QUESTIONS: dict[Theme, list[str]] = {"dark": STANDARD, "light": COLOURS}
LONG_WORDS = ("de",)
TRANSLATIONS = [
    pytest.param(place.name, marks=[] if place.name in LONG_WORDS else [pytest.mark.slow])
    for place in sorted(words.folder().iterdir())
    if place.is_dir() and place.name != "en"
]
"""Languages with long words are always measured; English is measured during the checks with axe."""
ZOOMED: Size = (DESK[0] // 2, DESK[1] // 2)
"""The viewport of a desktop at 200% zoom."""
LEAST_TARGET = 44
LEAST_SHARED = 24
"""Pixels of what is touched. In race, kitchen and towers a touch beside something small that glows is meant for it (see
test_a_thumb_may_miss_a_small_square), so that it has its 44 pixels unless something else glows within them: then the
nearer one is meant, and the squares of race, 13 in a row, have no more than 26 on the smallest phone."""

RUN_AXE = """async (rules) => {
  const { violations } = await axe.run({ exclude: ['[inert]'] }, { runOnly: rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary}`));
}"""
"""What axe finds, one line each. Boards on rules pages are illustrations hidden from screen readers; the same boards
are checked at tables."""

SMALL = """([least, shared]) => {
  const half = least / 2 - 1;
  const sides = [[half, 0], [-half, 0], [0, half], [0, -half]];
  const isCrowded = (one, { x, y, width, height }) => sides.some(([across, along]) => {
    const hit = document.elementFromPoint(x + width / 2 + across, y + height / 2 + along);
    return ![null, undefined, one].includes(hit?.closest('[data-next], [aria-pressed]'));
  });
  const enough = (one, box) => (!one.closest('[data-thumb]') ? least : isCrowded(one, box) ? shared : 0);
  const away = 'dialog:not([open]), [inert]';
  const isThere = (one) => one.checkVisibility({ opacityProperty: true }) && !one.closest(away);
  const touched = (one) => (one.matches('[type=checkbox], [type=radio]') ? one.closest('label') : one);
  const touchable = 'a, button, select, input, svg.board [data-next]';
  return [...document.querySelectorAll(touchable)].filter(isThere).map(touched)
    .map((one) => ({ one, box: one.getBoundingClientRect() }))
    .filter(({ one, box }) => Math.min(box.width, box.height) < enough(one, box) - 0.5)
    .map(({ one, box }) => `${Math.round(box.width)} x ${Math.round(box.height)}: ${one.outerHTML.slice(0, 90)}`);
}"""
"""Touch targets that are too small."""

OVERFLOWING = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  const page = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide, the screen ${clientWidth}`] : [];
  const isClipped = (one) => one && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement));
  const isSeen = (one) => one.innerText?.trim() && one.checkVisibility() && !isClipped(one);
  const mayScroll = ({ overflowX, display }) => ['auto', 'scroll'].includes(overflowX) || display === 'inline';
  return page.concat([...document.body.querySelectorAll(':not(svg, svg *)')]
    .filter((one) => isSeen(one) && !mayScroll(getComputedStyle(one)) && one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.tagName}.${one.className} cuts off: ${one.innerText.slice(0, 60)}`));
}"""
"""Texts that overflow, and pages that scroll sideways."""


@pytest.fixture(scope="session")
def axe() -> str:
    if not AXE.is_file():
        pytest.skip("axe-core is not there (run.py test fetches it with the packages of the client)")
    return AXE.read_text(encoding="utf-8")


def name_of(size: Size) -> str:
    return f"{size[0]}x{size[1]}"


def ask(visitor: Visitor, question: str, *args: Any) -> list[str]:
    found: list[str] = visitor.page.evaluate(question, *args)
    return found


def ask_axe(visitor: Visitor) -> Iterator[str]:
    """What axe finds on a screen: all rules in the dark theme on each device, and contrast in the light theme too."""
    for size in SIZES:
        for theme, rules in QUESTIONS.items():
            visitor.resize(size, theme)
            yield from (f"{name_of(size)} {theme}: {fault}" for fault in ask(visitor, RUN_AXE, rules))


def measure(visitor: Visitor) -> Iterator[str]:
    """Cut-off texts and small touch targets on a phone."""
    visitor.resize(PHONE, "dark")
    yield from ask(visitor, OVERFLOWING)
    yield from ask(visitor, SMALL, [LEAST_TARGET, LEAST_SHARED])


def zoom(visitor: Visitor) -> Iterator[str]:
    """What does not fit at 200% zoom."""
    visitor.resize(ZOOMED, "dark")
    yield from ask(visitor, OVERFLOWING)


@pytest.mark.parametrize("tour", TOURS)
def test_everybody_can_use_it(server: BrowserServer, invite: Invite, axe: str, tour: str) -> None:
    """One tour for all checks, because a match takes a while."""
    visitor = invite(server)
    faults = []
    for screen in TOURS[tour](visitor):
        visitor.page.evaluate(axe)
        for found in (ask_axe(visitor), measure(visitor), zoom(visitor)):
            faults += [f"{screen}: {fault}" for fault in found]
        visitor.resize(DESK, "dark")
    assert not faults, "\n".join(faults)


@pytest.fixture(scope="module")
def long_catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The pseudo-locale with longer words."""
    folder = tmp_path_factory.mktemp("locales")
    write_catalogues(folder)
    return folder


@pytest.fixture
def long_words(long_catalogues: Path) -> Iterator[str]:
    """That locale, read during one test: the next one may need a real language."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(words, "PLACES", (long_catalogues,))
        yield PSEUDO
    words.bundle.cache_clear()


@pytest.mark.parametrize("tour", TOURS)
def test_longer_words_fit_on_the_smallest_phone(
    server: BrowserServer, invite: Invite, tour: str, long_words: str
) -> None:
    """With words that are two fifths longer: no language needs more room."""
    visitor = invite(server, size=SMALLEST, language=long_words)
    faults = []
    for screen in TOURS[tour](visitor):
        visitor.resize(SMALLEST, "dark")
        faults += [f"{screen}: {fault}" for fault in ask(visitor, OVERFLOWING)]
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("tour", TOURS)
def test_everything_fits_on_a_phone(server: BrowserServer, invite: Invite, tour: str, language: str) -> None:
    visitor = invite(server, size=PHONE, language=language)
    faults = [f"{screen}: {fault}" for screen in TOURS[tour](visitor) for fault in measure(visitor)]
    assert not faults, "\n".join(faults)
