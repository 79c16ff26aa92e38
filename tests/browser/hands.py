"""Plays in a browser without knowing the rules: touches what is highlighted, by finger, mouse or keyboard."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from tests.browser.visit import Visitor
from tests.games.parts import part_of

LONGEST_SILENCE = 120.0
"""Seconds without any change at a table before the test fails: a bot may have to be compiled first."""
LONGEST_ANSWER = 40.0
"""Seconds within which a touch must have an effect."""
BETWEEN_LOOKS = 15
MOST_TOUCHES = 3000
MOST_KEYS = 60

LOOK = """async () => {
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  // Nobody reads a board that is still being drawn.
  while (document.querySelector('[aria-busy="true"]')) await new Promise((done) => setTimeout(done, 15));
  const spots = [...document.querySelectorAll('svg.board [data-spot]')].map((spot) => ({
    id: spot.dataset.spot, label: spot.getAttribute('aria-label'), ...middle(spot.querySelector('.ring')),
    next: 'next' in spot.dataset, chosen: spot.classList.contains('chosen'),
    focused: spot === document.activeElement,
  }));
  // The footer tells what is to be done and what happened last.
  return { spots, over: document.getElementById('finish') !== null, status: text('.status'), words: text('footer') };
}"""


@dataclass(frozen=True)
class Spot:
    """Something on a board that can be touched."""

    id: str
    label: str
    x: float
    y: float
    next: bool
    chosen: bool
    focused: bool


@dataclass(frozen=True)
class Look:
    """What a player sees on the page."""

    spots: list[Spot]
    over: bool
    status: str
    words: str

    @property
    def glowing(self) -> list[Spot]:
        """The spots that are highlighted."""
        return [spot for spot in self.spots if spot.next]

    @property
    def focused(self) -> Spot | None:
        """The spot that has the keyboard focus."""
        return next((spot for spot in self.spots if spot.focused), None)

    def named(self, name: str) -> Spot | None:
        """The spot with an id, if there is one."""
        return next((spot for spot in self.spots if spot.id == name), None)


def look(visitor: Visitor) -> Look:
    """Read the page as it is now."""
    found: dict[str, Any] = visitor.page.evaluate(LOOK)
    return Look([Spot(**spot) for spot in found["spots"]], found["over"], found["status"], found["words"])


# How to touch


class Hand(Protocol):
    """A way to touch things."""

    def touch(self, visitor: Visitor, spot: Spot) -> None:
        """Touch a spot, or another highlighted one if it cannot be reached."""


class Finger:
    """Touches the middle of a thing."""

    def touch(self, visitor: Visitor, spot: Spot) -> None:
        visitor.page.touchscreen.tap(spot.x, spot.y)


class Mouse:
    """Clicks into the middle of a thing."""

    def touch(self, visitor: Visitor, spot: Spot) -> None:
        visitor.page.mouse.click(spot.x, spot.y)


class Keys:
    """Tab to the board, arrows to a thing, Enter."""

    def touch(self, visitor: Visitor, spot: Spot) -> None:
        keyboard, tried = visitor.page.keyboard, set[tuple[str, str]]()
        for _ in range(MOST_KEYS):
            seen = look(visitor)
            if spot.id not in {one.id for one in seen.glowing}:
                return  # the table changed in the meantime
            if seen.focused is None:
                keyboard.press("Tab")
                continue
            if seen.focused.id == spot.id:
                break
            ways = [way for way in arrows(seen.focused, spot) if (seen.focused.id, way) not in tried]
            if seen.focused.next and not ways:
                break  # not reachable by arrows; the focused spot is highlighted too
            assert ways, f"no arrow leads from {seen.focused.id} to anything that glows"
            tried.add((seen.focused.id, ways[0]))
            keyboard.press(f"Shift+{ways[0]}")
        reached = look(visitor).focused
        assert reached is not None, "Tab does not lead to the board"
        if reached.next:
            keyboard.press("Enter")


def arrows(here: Spot, there: Spot) -> list[str]:
    """The arrows from one thing to another, the best one first."""
    across = ["ArrowRight", "ArrowLeft"] if there.x > here.x else ["ArrowLeft", "ArrowRight"]
    along = ["ArrowDown", "ArrowUp"] if there.y > here.y else ["ArrowUp", "ArrowDown"]
    if abs(there.x - here.x) < abs(there.y - here.y):
        across, along = along, across
    return [across[0], along[0], along[1], across[1]]


# What to touch


def distance(one: Spot, other: Spot) -> float:
    """How far apart two things are, squared."""
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def towards(spots: Sequence[Spot], aims: Sequence[Spot]) -> Spot:
    """The spot nearest to one of the aims."""
    return min(spots, key=lambda spot: min(distance(spot, aim) for aim in aims))


class Taste:
    """Chooses a spot: a random one, except in games that would then hardly end; their `touches.py` chooses."""

    def __init__(self, game: str, language: str = "en") -> None:
        self.language, self.chance, self.touches = language, random.Random(game), 0
        self.own: Choice = part_of(game, "touches", "choose", any_of_them)

    def choose(self, seen: Look) -> Spot:
        self.touches += 1
        return self.own(self, seen)


Choice = Callable[[Taste, Look], Spot]


def any_of_them(taste: Taste, seen: Look) -> Spot:
    """One of the spots that glow."""
    return taste.chance.choice(seen.glowing)


# Playing


def wait_for_change(visitors: Sequence[Visitor], before: Sequence[Look], seconds: float) -> None:
    """Wait until the page of some visitor has changed."""
    deadline = time.monotonic() + seconds
    while all(same(look(visitor), seen) for visitor, seen in zip(visitors, before, strict=True)):
        if time.monotonic() > deadline:
            glowing = ", ".join(spot.id for seen in before for spot in seen.glowing)
            raise AssertionError(f"nothing happens: {before[0].status!r}, glowing: {glowing}")
        visitors[0].page.wait_for_timeout(BETWEEN_LOOKS)


def same(one: Look, other: Look) -> bool:
    """Whether nothing changed between two looks; the keyboard focus does not count."""
    return [replace(spot, focused=False) for spot in one.spots] == [
        replace(spot, focused=False) for spot in other.spots
    ] and (one.over, one.words) == (other.over, other.words)


def play(visitors: Sequence[Visitor], hand: Hand, taste: Taste, most: int = MOST_TOUCHES) -> int:
    """Play for all visitors who may touch something, until the match is over or so many touches were made."""
    touches = 0
    while touches < most:
        looks = [look(visitor) for visitor in visitors]
        if all(seen.over for seen in looks):
            return touches
        turn = next((number for number, seen in enumerate(looks) if seen.glowing and not seen.over), None)
        if turn is None:
            wait_for_change(visitors, looks, LONGEST_SILENCE)
            continue
        hand.touch(visitors[turn], taste.choose(looks[turn]))
        wait_for_change([visitors[turn]], [looks[turn]], LONGEST_ANSWER)
        touches += 1
    return touches
