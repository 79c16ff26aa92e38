"""The arena: bots play each other with rotated seats and the same dice, to measure which is stronger.

Matches are played in rounds. In a round the bots move on by one seat from match to match until each has had every seat.
All matches of a round have the same random events, so no bot owes its score to the dice.
"""

import json
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any

from kasimir.bots.levels import check_bot
from kasimir.bots.player import AnyBot, bot_name, thinker_for
from kasimir.core.errors import RecordError, UsageError
from kasimir.core.setup import Setup, make_setup
from kasimir.lab.jobs import open_pool
from kasimir.lab.matches import MOST_ROUNDS, play_match, seated_players
from kasimir.lab.portable_setup import Recipe, recipe_of
from kasimir.lab.simulate import Z95

ELO_SCALE = 400 / math.log(10)

Scores = list[float]
"""The mean score of each bot in the matches of a round, in the order of the command line."""


@dataclass(frozen=True)
class Contest:
    """What is played (names, or a set-up built by the caller) and by whom."""

    game: str
    edition: str | None
    variant: str | None
    players: int | None
    bots: tuple[AnyBot, ...]
    seed: int
    made: Setup | None = None

    @cache  # noqa: B019 - a contest lives as long as its process, and so should its searchers
    def setup(self) -> Setup:
        """The set-up. Raises an error if a bot is unknown or the number of bots does not fit the seats."""
        setup = self.made or make_setup(self.game, self.edition, self.variant, self.players)
        for bot in self.names():
            check_bot(setup, bot)
        if not 2 <= len(self.bots) <= setup.players:
            raise UsageError("usage.bots", found=len(self.bots), players=setup.players)
        return setup

    def names(self) -> list[str]:
        """The built-in bots, by name."""
        return [bot for bot in self.bots if isinstance(bot, str)]

    def heading(self) -> dict[str, Any]:
        """Identifies the contest in a ledger file."""
        return {
            "game": self.game,
            "edition": self.edition,
            "variant": self.variant,
            "players": self.players,
            "bots": [bot_name(bot) for bot in self.bots],
            "seed": self.seed,
        }

    def line_up(self, players: int) -> list[int]:
        """Which bot has which seat in the first match of a round; the last bot also takes the remaining seats."""
        return [min(seat, len(self.bots) - 1) for seat in range(players)]


def play_round(contest: Contest, number: int) -> Scores:
    """Play one match per seat, so that each bot has every seat once; the mean score of each bot."""
    setup = contest.setup()
    return play_round_on(setup, contest.line_up(setup.players), contest.bots, contest.seed * MOST_ROUNDS + number)


def play_round_on(setup: Setup, line_up: list[int], bots: Sequence[AnyBot], seed: int) -> Scores:
    """Play a round of a contest."""
    totals = [0.0] * len(bots)
    for turn in range(setup.players):
        seated = line_up[turn:] + line_up[:turn]
        values = play_match(setup, seated_players(setup, [bots[bot] for bot in seated], seed), seed)
        for bot, value in zip(seated, values.values(), strict=True):
            totals[bot] += value / line_up.count(bot)
    return [total / setup.players for total in totals]


def round_job(recipe: Recipe, line_up: list[int], bots: Sequence[AnyBot], seed: int) -> Scores:
    """A job: one round, with everything a worker needs."""
    return play_round_on(recipe.setup(), line_up, bots, seed)


class Ledger:
    """The rounds played so far, optionally in a file, so that an interrupted contest can be resumed."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        """Read the file if it exists; it must belong to the same contest."""
        self.scores: dict[int, Scores] = {}
        self.file = file
        self.heading = {"contest": contest.heading()}
        if file and file.exists():
            self.read(file.read_text(encoding="utf-8").splitlines())
        elif file:
            file.write_text(json.dumps(self.heading) + "\n", encoding="utf-8")

    def read(self, lines: list[str]) -> None:
        """Read the rounds of a file. A truncated last line is removed, and its round is played again."""
        rows = [parse_line(line) for line in lines]
        if rows[:1] != [self.heading] or None in rows[1:-1]:
            raise RecordError("arena.other", file=str(self.file))
        self.scores = dict(filter(None, rows[1:]))
        if rows[-1] is None and self.file:
            self.file.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8")

    def add(self, number: int, scores: Scores) -> None:
        """Append a round and flush it to the file."""
        self.scores[number] = scores
        if self.file:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps([number, scores]) + "\n")


def parse_line(line: str) -> Any:
    """Parse one line of a ledger; None if it is invalid."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def mean_and_margin(scores: Sequence[float]) -> tuple[float, float]:
    """The mean of some rounds and the half-width of its 95% confidence interval."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / max(1, count - 1)
    return mean, Z95 * math.sqrt(spread / count)


def elo(share: float, players: int) -> float:
    """The Elo difference that corresponds to a share of the win against equally strong opponents."""
    inside = min(max(share, 1e-6), 1 - 1e-6)
    return ELO_SCALE * math.log(inside * (players - 1) / (1 - inside))


def summary(contest: Contest, ledger: Ledger) -> dict[str, Any]:
    """The results as one JSON object."""
    setup = contest.setup()
    rows = []
    for index, bot in enumerate(contest.bots):
        mean, margin = mean_and_margin([scores[index] for scores in ledger.scores.values()])
        low, high = max(0.0, mean - margin), min(1.0, mean + margin)
        points = [round(elo(share, setup.players), 1) for share in (mean, low, high)]
        rows.append(
            {"bot": bot_name(bot), "score": mean, "interval": [low, high], "elo": points[0], "elo_interval": points[1:]}
        )
    games = len(ledger.scores) * setup.players
    return {
        **ledger.heading["contest"],
        "players": setup.players,
        "variant": setup.variant,
        "games": games,
        "results": rows,
    }


def run(
    contest: Contest,
    games: int,
    processes: int,
    ledger: Ledger,
    progress: Callable[[int], None],
    ray: str | None = None,
) -> dict[str, Any]:
    """Play whole rounds, locally or on a Ray cluster, up to a number of games; those in the ledger count."""
    setup = contest.setup()
    rounds = -(-games // setup.players)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise UsageError("usage.number", name="--games", found=games, low=1, high=MOST_ROUNDS)
    missing = [number for number in range(rounds) if number not in ledger.scores]
    for bot in contest.names() if missing else ():
        thinker_for(setup, bot, patient=True)  # compiles or solves once for all workers, and raises errors here
    work = partial(round_job, recipe_of(setup), contest.line_up(setup.players), contest.bots)
    seeds = [contest.seed * MOST_ROUNDS + number for number in missing]
    with open_pool("processes", processes, ray) as pool:
        for number, scores in zip(missing, pool.in_order(work, seeds), strict=True):
            ledger.add(number, scores)
            progress(len(ledger.scores))
    return summary(contest, ledger)
