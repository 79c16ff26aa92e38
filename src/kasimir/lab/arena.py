"""The arena: bots play each other, seats rotated and with the same luck, and it is counted who is stronger.

Matches come in rounds. In a round the bots move on by a seat from match to match until everyone has had each seat; all
matches of a round have the same luck, event by event, so that no bot owes its score to the dice.
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
from kasimir.lab.recipe import Recipe, recipe_of
from kasimir.lab.simulate import Z95

ELO_SCALE = 400 / math.log(10)

Scores = list[float]
"""What each bot, in the order of the command, got out of the matches of a round, on average."""


@dataclass(frozen=True)
class Contest:
    """What is played, by its names or as a set-up that somebody made, and who plays."""

    game: str
    edition: str | None
    variant: str | None
    players: int | None
    bots: tuple[AnyBot, ...]
    seed: int
    made: Setup | None = None

    @cache  # noqa: B019 - a contest lasts as long as its process, and so should the searchers that go by its set-up
    def setup(self) -> Setup:
        """The set-up; the bots must be known and fit around the table."""
        setup = self.made or make_setup(self.game, self.edition, self.variant, self.players)
        for bot in self.names():
            check_bot(setup, bot)
        if not 2 <= len(self.bots) <= setup.players:
            raise UsageError("usage.bots", found=len(self.bots), players=setup.players)
        return setup

    def names(self) -> list[str]:
        """The bots of ours, which go by a name."""
        return [bot for bot in self.bots if isinstance(bot, str)]

    def heading(self) -> dict[str, Any]:
        """What tells contests apart."""
        return {
            "game": self.game,
            "edition": self.edition,
            "variant": self.variant,
            "players": self.players,
            "bots": [bot_name(bot) for bot in self.bots],
            "seed": self.seed,
        }

    def line_up(self, players: int) -> list[int]:
        """Which bot sits where in the first match of a round; seats that are left go to the last bot."""
        return [min(seat, len(self.bots) - 1) for seat in range(players)]


def play_round(contest: Contest, number: int) -> Scores:
    """As many matches as seats, everyone once in every seat; the mean for each bot."""
    setup = contest.setup()
    return play_round_on(setup, contest.line_up(setup.players), contest.bots, contest.seed * MOST_ROUNDS + number)


def play_round_on(setup: Setup, line_up: list[int], bots: Sequence[AnyBot], seed: int) -> Scores:
    """The same, by what a contest says."""
    totals = [0.0] * len(bots)
    for turn in range(setup.players):
        seated = line_up[turn:] + line_up[:turn]
        values = play_match(setup, seated_players(setup, [bots[bot] for bot in seated], seed), seed)
        for bot, value in zip(seated, values.values(), strict=True):
            totals[bot] += value / line_up.count(bot)
    return [total / setup.players for total in totals]


def round_job(recipe: Recipe, line_up: list[int], bots: Sequence[AnyBot], seed: int) -> Scores:
    """The job: a round, by all that it needs wherever it is played."""
    return play_round_on(recipe.setup(), line_up, bots, seed)


class Ledger:
    """The rounds played so far, in a file if there is one, so that a contest can go on where it was stopped."""

    def __init__(self, contest: Contest, file: Path | None) -> None:
        """Read what is there; it must be of the same contest."""
        self.scores: dict[int, Scores] = {}
        self.file = file
        self.heading = {"contest": contest.heading()}
        if file and file.exists():
            self.read(file.read_text(encoding="utf-8").splitlines())
        elif file:
            file.write_text(json.dumps(self.heading) + "\n", encoding="utf-8")

    def read(self, lines: list[str]) -> None:
        """Take up the rounds of a file; a last line that was cut off is thrown away, and its round played again."""
        rows = [parse_line(line) for line in lines]
        if rows[:1] != [self.heading] or None in rows[1:-1]:
            raise RecordError("arena.other", file=str(self.file))
        self.scores = dict(filter(None, rows[1:]))
        if rows[-1] is None and self.file:
            self.file.write_text("\n".join([*lines[:-1], ""]), encoding="utf-8")

    def add(self, number: int, scores: Scores) -> None:
        """Note a round, at once."""
        self.scores[number] = scores
        if self.file:
            with self.file.open("a", encoding="utf-8") as stream:
                stream.write(json.dumps([number, scores]) + "\n")


def parse_line(line: str) -> Any:
    """What a line of a ledger holds; None if it cannot be read."""
    try:
        return json.loads(line)
    except ValueError:
        return None


def mean_and_margin(scores: Sequence[float]) -> tuple[float, float]:
    """The mean of some rounds, and how far its 95% interval reaches to either side."""
    count = len(scores)
    mean = sum(scores) / count
    spread = sum((score - mean) ** 2 for score in scores) / max(1, count - 1)
    return mean, Z95 * math.sqrt(spread / count)


def elo(share: float, players: int) -> float:
    """How many points of Elo a share of the win stands for, beside players of equal strength among themselves."""
    inside = min(max(share, 1e-6), 1 - 1e-6)
    return ELO_SCALE * math.log(inside * (players - 1) / (1 - inside))


def summary(contest: Contest, ledger: Ledger) -> dict[str, Any]:
    """What came out, as one JSON object."""
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
    """Play whole rounds, here or on a Ray cluster, until there are so many games; those in the ledger count."""
    setup = contest.setup()
    rounds = -(-games // setup.players)
    if not 1 <= rounds <= MOST_ROUNDS:
        raise UsageError("usage.number", name="--games", found=games, low=1, high=MOST_ROUNDS)
    missing = [number for number in range(rounds) if number not in ledger.scores]
    for bot in contest.names() if missing else ():
        thinker_for(setup, bot, patient=True)  # compiles or solves once for all, and tells here if it cannot
    work = partial(round_job, recipe_of(setup), contest.line_up(setup.players), contest.bots)
    seeds = [contest.seed * MOST_ROUNDS + number for number in missing]
    with open_pool("processes", processes, ray) as pool:
        for number, scores in zip(missing, pool.in_order(work, seeds), strict=True):
            ledger.add(number, scores)
            progress(len(ledger.scores))
    return summary(contest, ledger)
