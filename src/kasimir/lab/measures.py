"""The measures of matches. docs/lab.md explains each number."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple

from kasimir.bots.greedy import Values, judge
from kasimir.core.match import Match
from kasimir.core.setup import Setup
from kasimir.lab.arena import Scores, mean_and_margin
from kasimir.lab.simulate import wilson

CLOSE = 0.05
"""A seat whose chance is below the best one by no more than this leads as well."""
USUAL = (0.1, 0.9)
"""The quantiles between which the usual length lies."""


class Row(NamedTuple):
    """What is stored for one match."""

    values: tuple[float, ...]
    """The value of the result for each seat."""
    turns: int
    lead_changes: int
    drama: float | None
    """How far the winner was behind at worst; None if nobody won."""


@dataclass(frozen=True)
class Measured:
    """A mean over matches with its 95% confidence interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Chance:
    """The win rate of a side: a seat, or all members of a team."""

    seats: tuple[str, ...]
    rate: Measured


@dataclass(frozen=True)
class Finding:
    """All measures of one set-up."""

    games: int
    chances: tuple[Chance, ...]
    turns: Measured
    usual: tuple[int, int]
    lead_changes: Measured
    drama: Measured | None
    skill: Measured | None
    """None if it was not measured."""

    def unfairness(self, fair: float) -> float:
        """The largest deviation of a side's win rate from its fair share."""
        return max(abs(chance.rate.mean - fair) for chance in self.chances)

    def is_fair(self, fair: float, within: float) -> bool:
        """Whether all confidence intervals are within the tolerance around the fair share."""
        return all(fair - within <= end <= fair + within for chance in self.chances for end in ends(chance.rate))

    def as_json(self) -> dict[str, Any]:
        """The finding as plain values."""
        return asdict(self)


def ends(measured: Measured) -> tuple[float, float]:
    """The ends of a confidence interval."""
    return measured.low, measured.high


def fair_share(setup: Setup) -> float:
    """The win rate of each side if all were equal: one share per seat, or half of the matches for a team."""
    return 1 / setup.players if setup.game.win_is_shared else 1 / 2


# One match


def measure(match: Match) -> Row:
    """The measures of a finished match."""
    setup, winners = match.setup, match.result.winners if match.result else ()
    chances = list(chances_by_turn(match))
    drama = max(far_behind(now, winners) for now in chances) if winners and chances else None
    return Row(tuple(setup.values(winners).values()), match.turns, count_lead_changes(chances), drama)


def far_behind(now: Values, seats: Sequence[str]) -> float:
    """How far the best of some seats is behind the leader."""
    return max(now.values()) - max(now[seat] for seat in seats)


def chances_by_turn(match: Match) -> Iterator[Values]:
    """The estimated chance of each seat at the beginning of every turn."""
    turns = 0
    for moment in match.moments[:-1]:
        if moment.turns > turns:
            yield judge(match.setup, moment.state)
        turns = moment.turns


def count_lead_changes(chances: Sequence[Values]) -> int:
    """How often the lead changed. A team leads together; drawing level does not change the lead."""
    changes, holders = 0, set(chances[0]) if chances else set()
    for now in chances:
        best = max(now.values())
        leaders = {seat for seat, chance in now.items() if chance >= best - CLOSE}
        changes += not holders & leaders
        holders = holders & leaders or leaders
    return changes


# Many matches


def summarise(setup: Setup, rows: Sequence[Row], rounds: Sequence[Scores]) -> Finding:
    """All measures from matches among equal bots and rounds of a stronger bot among weaker ones."""
    turns = sorted(row.turns for row in rows)
    dramas = [row.drama for row in rows if row.drama is not None]
    return Finding(
        games=len(rows),
        chances=tuple(chances_of(setup, rows)),
        turns=measured(turns),
        usual=(turns[int(USUAL[0] * (len(turns) - 1))], turns[int(USUAL[1] * (len(turns) - 1))]),
        lead_changes=measured([row.lead_changes for row in rows]),
        drama=measured(dramas, most=1.0) if dramas else None,
        skill=measured([strong - weak for strong, weak in rounds], -1.0, 1.0) if rounds else None,
    )


def chances_of(setup: Setup, rows: Sequence[Row]) -> Iterator[Chance]:
    """The win rate of each side. If wins are not shared, seats that always have the same result form a team."""
    sides: dict[object, list[str]] = {}
    columns = dict(zip(setup.seats, zip(*(row.values for row in rows), strict=True), strict=True))
    for seat, column in columns.items():
        sides.setdefault(seat if setup.game.win_is_shared else column, []).append(seat)
    for seats in sides.values():
        won = sum(columns[seats[0]])
        yield Chance(tuple(seats), Measured(won / len(rows), *wilson(won, len(rows))))


def measured(numbers: Sequence[float], least: float = 0.0, most: float = math.inf) -> Measured:
    """A mean with its confidence interval, clipped to the possible range."""
    mean, margin = mean_and_margin(numbers)
    return Measured(mean, max(least, mean - margin), min(most, mean + margin))
