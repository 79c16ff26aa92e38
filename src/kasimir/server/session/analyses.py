"""Luck and choice of matches that are over, worked out by a patient process of its own when somebody asks."""

import asyncio
import logging
import math
import time
from collections import OrderedDict
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from kasimir.core.errors import TableError
from kasimir.core.match import Match
from kasimir.server.bots import setup_for
from kasimir.server.budgets import Account
from kasimir.server.lanes import Lane
from kasimir.server.live import encode
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.analysis import AnalysisNow, MatchAnalysis, SeatAccount, Share, TurningPoint
from kasimir.server.protocol.events import Opened
from kasimir.server.queueing import Job

if TYPE_CHECKING:
    from kasimir.lab.luck.analysis import Analysis, Figure

log = logging.getLogger("kasimir.server")

SIMULATIONS, SEARCHES = 300, 4
"""Of a position that is not known exactly: a match takes seconds, and the errors are told."""
MOST_SOLVED, MOST_ENDING = 500_000, 20_000
"""Games and endings with no more positions are solved: that takes seconds too."""
MOST_KEPT = 256
"""So many analyses are kept, some ten kilobytes each; any other is made again."""
MOST_WAITING, MOST_OF_ONE = 32, 4
"""So many may be asked for at the same time, by all and by one address."""
PATIENCE = 15.0
"""Seconds: what nobody has asked for again by then, as long as it waits, is not made."""
MOST_DEATHS = 3
"""So often the process may die that makes an analysis before we believe that it is this match that kills it."""
NICENESS = 10
"""The computer's moves and all else come first."""
DIGITS = 6


class Question(NamedTuple):
    """A match, in words that another process understands."""

    game: str
    edition: str
    variant: str
    players: int
    start: str | None
    """The position that it began with; None for the first one of the game."""
    events: tuple[str, ...]


def question_about(opened: Opened, match: Match) -> Question:
    """The question about a match of a table."""
    return Question(opened.game, opened.edition, opened.variant, opened.players, opened.start, tuple(match.events))


# In the process that works it out

DONE: list[Any] = []
"""There: the shared number of events that are done."""


def begin_work(done: Any) -> None:
    """Make ready for questions."""
    DONE[:] = [done]


def work_out(question: Question, _most: float = math.inf) -> bytes:
    """The analysis of a match, as it is sent; it takes the time that it takes."""
    from kasimir.lab.luck.analysis import analyse
    from kasimir.lab.luck.judge import Effort

    setup = setup_for(question.game, question.edition, question.variant, question.players)
    match = Match(setup, None if question.start is None else setup.read(question.start))
    for event in question.events:
        match.play(event)
    effort = Effort(SIMULATIONS, SEARCHES, most_solved=MOST_SOLVED, most_ending=MOST_ENDING)
    return encode(as_told(analyse(match, effort, tell_progress)))


def tell_progress(done: int) -> None:
    """Let the server know."""
    for shared in DONE:
        shared.value = done


def as_told(analysis: "Analysis") -> MatchAnalysis:
    """An analysis as it goes over the wire."""
    seats = analysis.setup.seats
    return MatchAnalysis(
        exact=analysis.is_exact,
        chance=analysis.has_chance,
        curve=[rounded(worth) for worth in analysis.curve()],
        changes=[rounded(step.change) for step in analysis.steps],
        accounts=[
            SeatAccount(seat, **{name: share(figure) for name, figure in vars(account).items()})
            for seat, account in analysis.accounts().items()
        ],
        turning_points=[
            TurningPoint(step.number, step.kind, seats[step.seat], rounded(step.change))  # type: ignore[arg-type]
            for step in analysis.turning_points()
        ],
    )


def share(figure: "Figure") -> Share:
    """A figure as it goes over the wire."""
    return Share(round(figure.value, DIGITS), round(figure.error, DIGITS))


def rounded(worth: Any) -> list[float]:
    """What something is worth to each seat."""
    found: list[float] = worth.mean(axis=0).round(DIGITS).tolist()
    return found


# In the server


class Making:
    """An analysis that is made, or waits for that."""

    task: asyncio.Task[None]

    def __init__(self, payer: Account, table: Account) -> None:
        """Somebody asks for it now."""
        self.asked = time.monotonic()
        self.job = Job(payer, table, lambda: time.monotonic() - self.asked < PATIENCE)


class Analyses:
    """The analyses of a server process: those that are made, one at a time, and the last ones that were."""

    def __init__(self) -> None:
        """Nothing was asked for yet."""
        self.done = get_context("spawn").Value("i", 0, lock=False)
        self.lane = Lane(1, NICENESS, partial(begin_work, self.done))
        self.kept: OrderedDict[Question, bytes | None] = OrderedDict()
        """What was worked out, None where that failed."""
        self.under_way: dict[Question, Making] = {}

    async def close(self) -> None:
        """Stop working."""
        tasks = [making.task for making in self.under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.lane.close()

    def find(self, question: Question, payer: Account, table: Account) -> AnalysisNow:
        """The analysis of a match of a table, or how far it is; it is begun if nobody asked before."""
        events = len(question.events)
        if question in self.kept:
            self.kept.move_to_end(question)
            found = self.kept[question]
            if found is None:
                raise TableError("table.no-analysis")
            return AnalysisNow(events, events, msgspec.Raw(found))  # type: ignore[arg-type]
        making = self.under_way.get(question) or self.begin(question, payer, table)
        making.asked = time.monotonic()
        return AnalysisNow(events, min(self.done.value, events) if making.job.began else 0)

    def begin(self, question: Question, payer: Account, table: Account) -> Making:
        """Let an analysis wait until it is made; a `TableError` if too many wait."""
        own = sum(making.job.payer is payer for making in self.under_way.values())
        if len(self.under_way) >= MOST_WAITING or own >= MOST_OF_ONE:
            raise TableError("table.thinking")
        making = self.under_way[question] = Making(payer, table)
        making.task = asyncio.get_running_loop().create_task(self.make(question, making.job))
        return making

    async def make(self, question: Question, job: Job) -> None:
        """Have an analysis made, and keep it; a process that dies may have been the system's choice, or another's."""
        try:
            for _ in range(MOST_DEATHS):
                with suppress(BrokenProcessPool):
                    self.keep(question, await self.lane.think(job, partial(work_out, question)))
                    return
            raise BrokenProcessPool
        except TableError:
            pass  # whoever asked has left
        except Exception:
            COUNTS["failures"] += 1
            log.exception("an analysis failed")
            self.keep(question, None)
        finally:
            if job.began:
                self.done.value = 0
            del self.under_way[question]

    def keep(self, question: Question, found: bytes | None) -> None:
        """Keep what was worked out; what nobody asked for lately is thrown away."""
        self.kept[question] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
