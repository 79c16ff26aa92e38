"""Random editions: near the edition that a search starts from, then near the best ones found so far."""

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from kasimir.core.edition import Whole, schema
from kasimir.core.errors import EditionError
from kasimir.lab.vary import Base, Point, Vary, make_point, whole_keys

SPAN = 1.0
"""The range of whole numbers if the user does not say what to vary: this fraction up and down, within the rules."""
STEP = 0.25
"""The maximum step of a key from one edition to the next, as a fraction of its range."""
MOST_STEPS = 2
"""The maximum number of keys changed at once; one more if another key must compensate."""
ATTEMPTS = 10
"""Attempts per edition before fewer are accepted."""


def whole_variations(base: Base) -> list[Vary]:
    """The default variations: all whole numbers of the edition, from zero to twice their value."""
    limits, values = schema(base.game.contents), base.values()
    found = []
    for key in whole_keys(base.game):
        value, limit = values[key], limits[key]
        assert isinstance(limit, Whole)
        spread = max(1, round(SPAN * value))
        options = range(max(limit.low, value - spread), min(limit.high, value + spread) + 1)
        found.append(Vary(key, tuple(options)))
    return found


def needed_fillings(base: Base, varied: Sequence[Vary]) -> list[str | None]:
    """The keys that must compensate if no single change is valid, as with a fixed number of tiles; otherwise none.

    Varied keys if possible; otherwise any.
    """
    nothing: list[str | None] = [None]
    own: list[str | None] = [vary.key for vary in varied if vary.key in whole_keys(base.game)]
    for fills in (nothing, own):
        if any(fitting(base, varied, {key: option}, fill) for fill in fills for key, option in single(varied)):
            return fills
    return [*whole_keys(base.game)]


def single(varied: Sequence[Vary]) -> Iterator[tuple[str, Any]]:
    """Every option of every key by itself."""
    return ((vary.key, option) for vary in varied for option in vary.options)


def fitting(base: Base, varied: Sequence[Vary], changes: dict[str, Any], fill: str | None) -> Point | None:
    """The edition with these changes, if it is valid, differs from the base and stays within the allowed values."""
    try:
        found = changed_only(base, make_point(base, changes, fill))
    except EditionError:
        return None
    allowed = {vary.key: vary.options for vary in varied}
    is_allowed = all(value in allowed[key] for key, value in found.changes if key in allowed)
    return found if found.changes and is_allowed else None


def changed_only(base: Base, point: Point) -> Point:
    """The changes without those that equal the base, so that every edition has only one name."""
    chosen = dict(point.changes).get("edition", base.edition)
    before = base.edition_named(chosen).values() | {
        "edition": base.edition,
        "variant": base.variant,
        "players": base.players,
    }
    changes = sorted((key, value) for key, value in point.changes if before[key] != value)
    return Point(tuple(changes), point.setup)


def distance(base: Base, point: Point) -> float:
    """The distance of an edition from the base. Small changes to many keys are closer than a large change to one."""
    values = base.values()
    return math.hypot(*(change_size(values.get(key), value) for key, value in point.changes))


def change_size(before: Any, after: Any) -> float:
    """The size of a change: 1 if a whole number is doubled or halved, or if anything else is changed.

    One is added to both numbers, so that changes from and to zero are finite.
    """
    are_whole = type(before) is int and type(after) is int
    return abs(math.log2((after + 1) / (before + 1))) if are_whole else 1.0


@dataclass
class Drawing:
    """What may be drawn, and the random stream. No edition is drawn twice."""

    base: Base
    varied: Sequence[Vary]
    fills: Sequence[str | None]
    lots: random.Random

    def __post_init__(self) -> None:
        """Mark the base as drawn."""
        self.start = make_point(self.base, {})
        self.drawn = {str(self.start.changes)}

    def near(self, parents: Sequence[Point], count: int) -> list[Point]:
        """Draw new editions, each one or two steps from one of the parents; fewer if there are no more."""
        found: dict[str, Point] = {}
        for _ in range(ATTEMPTS * count):
            if len(found) == count:
                break
            child = self.child(self.lots.choice(parents))
            if child and str(child.changes) not in self.drawn:
                found.setdefault(str(child.changes), child)
        return list(found.values())

    def take(self, points: Sequence[Point]) -> None:
        """Mark editions as drawn."""
        self.drawn.update(str(point.changes) for point in points)

    def child(self, parent: Point) -> Point | None:
        """A random step from an edition; None if it is not valid."""
        fill = self.lots.choice(self.fills)
        changes = {key: value for key, value in parent.changes if key != fill}
        for vary in self.lots.sample(list(self.varied), self.lots.randint(1, min(MOST_STEPS, len(self.varied)))):
            if vary.key != fill:
                changes[vary.key] = self.lots.choice(self.options_near(parent, vary))
        return fitting(self.base, self.varied, changes, fill)

    def options_near(self, parent: Point, vary: Vary) -> Sequence[Any]:
        """The values that a key can have after one step."""
        values = parent.setup.edition.values() | {"variant": parent.setup.variant, "players": parent.setup.players}
        present = values.get(vary.key, parent.setup.edition.name)
        if present not in vary.options:
            return vary.options
        place, reach = vary.options.index(present), max(1, round(STEP * len(vary.options)))
        return vary.options[max(0, place - reach) : place + reach + 1]


def drawing_of(base: Base, varied: Sequence[Vary], fill: str | None, seed: int) -> Drawing:
    """The drawing for a search: the given keys, or all whole numbers."""
    varied = varied or whole_variations(base)
    return Drawing(base, varied, [fill] if fill else needed_fillings(base, varied), random.Random(seed))
