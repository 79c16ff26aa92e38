"""How far exact endings reach, and how long they take, in matches between players that search.

.venv/bin/python bench/endings.py [--matches N]

Every choice with more than one move counts. Positions are queried as the strongest level does: in the order of the
match, so that tables of earlier positions may already contain them.
"""

import argparse
import random
import statistics
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

from kasimir.bots.searcher import Searcher
from kasimir.core.game import State
from kasimir.core.match import Match
from kasimir.core.setup import Setup, make_setup
from kasimir.solvers.endings import Endings, endings_for

SIMULATIONS = 150
SEATED = [("towers", 2), ("towers", 3), ("towers", 4), ("kitchen", 2), ("kitchen", 5)]
HEAD = """\
| game, seats | choices | known | the last of a match | solved: p50, worst | looked up: p50 | given up: p50, worst |
|---|--:|--:|--:|--:|--:|--:|"""


@dataclass
class Tally:
    """Milliseconds of every query, by how it was answered, and how many last choices of each match were known."""

    solved: list[float] = field(default_factory=list)
    looked_up: list[float] = field(default_factory=list)
    unknown: list[float] = field(default_factory=list)
    last: list[int] = field(default_factory=list)

    def row(self, name: str) -> str:
        """A row of the table."""
        known = len(self.solved) + len(self.looked_up)
        choices = known + len(self.unknown)
        tried = [spent for spent in self.unknown if spent > 1]
        return (
            f"| {name} | {choices:,} | {known / choices:.1%} | {statistics.mean(self.last):.1f} "
            f"| {both(self.solved)} | {statistics.median(self.looked_up):.2f} ms "
            f"| {both(tried)} ({len(tried) / choices:.1%} of choices) |"
        )


def both(spent: list[float]) -> str:
    """The median and the maximum."""
    return f"{statistics.median(spent):.0f} ms, {max(spent):.0f} ms" if spent else "-"


def choices_of(setup: Setup, searcher: Searcher, seed: int) -> Iterator[State]:
    """The choices with more than one move of one match."""
    match, luck = Match(setup), random.Random(seed)
    while not match.result:
        options = match.options()
        if match.is_chance():
            match.play(luck.choices(options, [option.weight for option in options])[0].text)
            continue
        if len(options) > 1:
            yield match.state
        match.play(searcher.search(match.state, simulations=SIMULATIONS, seed=luck.getrandbits(60)).move)


def ask(endings: Endings, states: list[State], tally: Tally) -> None:
    """Query all choices of a match."""
    last = 0
    for state in states:
        tables = [id(table) for tables in endings.tables.values() for table in tables]
        begin = time.perf_counter()
        values = endings.values(state)
        spent = 1000 * (time.perf_counter() - begin)
        is_new = tables != [id(table) for tables in endings.tables.values() for table in tables]
        (tally.unknown if values is None else tally.solved if is_new else tally.looked_up).append(spent)
        last = 0 if values is None else last + 1
    tally.last.append(last)


def measure(game: str, players: int, matches: int) -> Tally:
    """Play the matches and query their choices."""
    setup, tally = make_setup(game, players=players), Tally()
    searcher, endings = Searcher(setup), endings_for(setup)
    assert endings
    for seed in range(matches):
        ask(endings, list(choices_of(setup, searcher, seed)), tally)
    return tally


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=40)
    matches = parser.parse_args().matches
    print(HEAD)
    for game, players in SEATED:
        print(measure(game, players, matches).row(f"{game}, {players}"), flush=True)


if __name__ == "__main__":
    main()
