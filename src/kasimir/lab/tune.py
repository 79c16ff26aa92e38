"""A search for fair editions: many are tried a little, the better half of them further, the last few in earnest.

What speaks for the winner are matches that had no part in choosing it, so it is not flattered by its luck.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from kasimir.core.edition import Whole, schema
from kasimir.core.errors import EditionError
from kasimir.core.setup import Setup
from kasimir.lab.balance import BLOCK, Plan, count_jobs, try_out
from kasimir.lab.jobs import Pool
from kasimir.lab.measures import Finding, fair_share
from kasimir.lab.vary import Base, Point, Vary, make_point, whole_keys

FINALISTS = 3
FIRST_GAMES = 40
MOST_CHANGED = 3
"""A candidate differs from the edition that we start from in so many keys at most: it is still that game."""
SPAN = 0.5
"""If nobody says what to vary, whole numbers go up and down by this part of themselves."""
ATTEMPTS = 50
"""For each candidate wanted, so many combinations are drawn before we make do with fewer."""


@dataclass(frozen=True)
class Search:
    """What is searched for, and how hard."""

    plan: Plan
    """Who plays, and how many matches decide about a finalist."""
    within: float
    """A side may win this much more or less often than its fair share."""


@dataclass(frozen=True)
class Tuned:
    """What came out: the fair edition, or the nearest to it, by matches of its own."""

    point: Point
    finding: Finding
    is_fair: bool
    tried: int


def whole_variations(base: Base) -> list[Vary]:
    """What is varied if nobody says so: all whole numbers of the edition, around what they are."""
    limits, values = schema(base.game.contents), base.game.edition(base.edition).values()
    found = []
    for key in whole_keys(base.game):
        value, limit = values[key], limits[key]
        assert isinstance(limit, Whole)
        spread = max(1, round(SPAN * value))
        options = range(max(limit.low, value - spread), min(limit.high, value + spread) + 1)
        found.append(Vary(key, tuple(options)))
    return found


def needed_fillings(base: Base, varied: Sequence[Vary]) -> list[str | None]:
    """The keys that may give way where no change by itself ever fits, as with a given number of tiles; else none."""
    values = base.game.edition(base.edition).values()
    changes = [{vary.key: option} for vary in varied for option in vary.options if values.get(vary.key) != option]
    is_free = any(fits(base, change, None) for change in changes)
    return [None] if is_free else [*whole_keys(base.game)]


def fits(base: Base, changes: dict[str, object], fill: str | None) -> bool:
    """Whether an edition with these changes holds together."""
    try:
        make_point(base, changes, fill)
    except EditionError:
        return False
    return True


def candidates(base: Base, varied: Sequence[Vary], fills: Sequence[str | None], count: int, seed: int) -> list[Point]:
    """The base, and editions that differ from it here and there, drawn by lot."""
    start = make_point(base, {})
    draw, found = random.Random(seed), {str(start.changes): start}
    for _ in range(ATTEMPTS * count):
        if len(found) == count:
            break
        changed = draw.sample(list(varied), draw.randint(1, min(MOST_CHANGED, len(varied))))
        changes = {vary.key: draw.choice(vary.options) for vary in sorted(changed, key=lambda vary: vary.key)}
        fill = draw.choice(fills)
        if fill not in changes and fits(base, changes, fill):
            point = make_point(base, changes, fill)
            found.setdefault(str(point.changes), point)
    return list(found.values())


def tune(
    search: Search, points: Sequence[Point], pool: Pool, progress: Callable[[int], None] = lambda _: None
) -> Tuned:
    """The first finalist that is fair for sure, or else the one that was nearest to it."""
    best: Tuned | None = None
    left, before = list(points), 0
    for rung in rungs(search.plan, len(points)):
        left = fairest(left, try_out(rung.plan, setups(left), pool, shifted(progress, before)))[: rung.kept]
        before += rung.jobs()
    for point in left[:FINALISTS]:
        [finding] = try_out(final(search.plan), [point.setup], pool, shifted(progress, before))
        before += count_jobs(search.plan, [point.setup])
        fair = fair_share(point.setup)
        tuned = Tuned(point, finding, finding.is_fair(fair, search.within), len(points))
        if tuned.is_fair:
            return tuned
        if best is None or finding.unfairness(fair) < best.finding.unfairness(fair):
            best = tuned
    assert best is not None  # there is always the base
    return best


def shifted(progress: Callable[[int], None], before: int) -> Callable[[int], None]:
    """Progress that goes on where it was."""
    return lambda done: progress(before + done)


def final(plan: Plan) -> Plan:
    """How finalists are tried: with luck that had no part in choosing them."""
    return replace(plan, seed=plan.seed + 1)


@dataclass(frozen=True)
class Rung:
    """A step of the search: so many candidates come to it, and so many are kept."""

    plan: Plan
    came: int
    kept: int

    def jobs(self) -> int:
        """How many jobs it takes."""
        return self.came * -(-self.plan.games // BLOCK)


def rungs(plan: Plan, count: int) -> Iterator[Rung]:
    """Twice as many matches for each candidate whenever half of them have gone."""
    games = FIRST_GAMES
    while count > FINALISTS:
        kept = max(FINALISTS, -(-count // 2))
        yield Rung(replace(plan, games=games, skill=False), count, kept)
        count, games = kept, 2 * games


def most_jobs(search: Search, points: Sequence[Point]) -> int:
    """How far progress can go, if no finalist is fair."""
    climbed = sum(rung.jobs() for rung in rungs(search.plan, len(points)))
    return climbed + min(FINALISTS, len(points)) * count_jobs(search.plan, setups(points[:1]))


def fairest(points: Sequence[Point], findings: Sequence[Finding]) -> list[Point]:
    """The fairest first."""
    pairs = sorted(zip(points, findings, strict=True), key=lambda pair: pair[1].unfairness(fair_share(pair[0].setup)))
    return [point for point, _ in pairs]


def setups(points: Sequence[Point]) -> list[Setup]:
    """What is played."""
    return [point.setup for point in points]
