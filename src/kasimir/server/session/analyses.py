"""Luck analyses of finished matches, computed on request in a low-priority process."""

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
from kasimir.protocol.analysis import AnalysisNow, MatchAnalysis, SeatAccount, Share, TurningPoint
from kasimir.protocol.events import Opened
from kasimir.server.limits.budgets import Account
from kasimir.server.metrics import COUNTS
from kasimir.server.session.bots import setup_for
from kasimir.server.session.compiler import Compiler
from kasimir.server.session.fair_queue import Job
from kasimir.server.session.table_session import encode
from kasimir.server.session.worker_pool import WorkerPool

if TYPE_CHECKING:
    from kasimir.lab.luck.analysis import Analysis, Figure

log = logging.getLogger("kasimir.server")

SIMULATIONS, SEARCHES = 300, 4
"""Search effort for positions without an exact value: a match takes seconds, and standard errors are reported."""
MOST_SOLVED, MOST_ENDING = 500_000, 20_000
"""Games and endgames with at most this many positions are solved, which also takes seconds."""
MOST_KEPT = 256
"""Number of analyses kept in memory, about ten kilobytes each; others are computed again."""
MOST_WAITING, MOST_OF_ONE = 32, 4
"""Maximum number of queued analyses, in total and per address."""
ABANDONED_AFTER = 15.0
"""Seconds: a queued analysis that nobody has polled for that long is dropped."""
FAILURE_DELAY = 60.0
"""Seconds before a failed analysis is tried again."""
MOST_DEATHS = 3
"""Number of times the process may die during an analysis before this match is blamed."""
NICENESS = 10
"""Niceness of the process: bots and everything else have priority."""
DIGITS = 6


class Question(NamedTuple):
    """A match in a form that can be sent to another process."""

    game: str
    edition: str
    variant: str
    players: int
    start: str | None
    """The starting position; None for the game's own."""
    events: tuple[str, ...]
    options: tuple[tuple[str, int], ...] = ()
    """The values of the edition that were chosen for the table."""


def question_about(opened: Opened, match: Match) -> Question:
    """The question about a match of a table."""
    setup, first, options = match.setup, match.moments[0].state, tuple(opened.options.items())
    start = None if first == setup.start() else setup.text(first)
    events = tuple(match.log)
    return Question(opened.game, opened.edition, opened.variant, opened.players, start, events, options)


# In the worker process

DONE: list[Any] = []
"""In the worker: the shared number of events analysed so far."""


def begin_work(done: Any) -> None:
    """Initialise the worker."""
    DONE[:] = [done]


def work_out(question: Question, _most: float = math.inf) -> bytes:
    """The analysis of a match as JSON; has no time limit."""
    from kasimir.lab.luck.analysis import analyse
    from kasimir.lab.luck.judge import Effort

    setup = setup_for(question.game, question.edition, question.variant, question.players, question.options)
    match = Match(setup, None if question.start is None else setup.read(question.start))
    for event in question.events:
        match.follow(event)
    effort = Effort(SIMULATIONS, SEARCHES, most_solved=MOST_SOLVED, most_ending=MOST_ENDING)
    return encode(as_told(analyse(match, effort, tell_progress)))


def tell_progress(done: int) -> None:
    """Report progress to the server."""
    for shared in DONE:
        shared.value = done


def as_told(analysis: "Analysis") -> MatchAnalysis:
    """Convert an analysis to its wire format."""
    seats = analysis.setup.seats
    return MatchAnalysis(
        exact=analysis.is_exact,
        chance=analysis.has_chance,
        curve=[rounded(worth) for worth in analysis.curve_by_event()],
        changes=[rounded(change) for change in analysis.changes_by_event()],
        accounts=told_accounts(analysis),
        turning_points=[
            TurningPoint(step.number, step.kind, seats[step.seat], rounded(step.change))  # type: ignore[arg-type]
            for step in analysis.turning_points()
        ],
    )


def told_accounts(analysis: "Analysis") -> list[SeatAccount]:
    """The account of each seat, with what can be said about it in words and stars."""
    from kasimir.lab.luck.rating import rate

    seats = zip(analysis.accounts().items(), rate(analysis).values(), analysis.choices(), strict=True)
    return [
        SeatAccount(
            seat=seat,
            start=share(account.start),
            luck=share(account.luck),
            own=share(account.own),
            others=share(account.others),
            afterthought=share(account.afterthought),
            result=share(account.result),
            choices=choices,
            luck_word=rating.luck,
            stars=rating.stars,
        )
        for (seat, account), rating, choices in seats
    ]


def share(figure: "Figure") -> Share:
    """Convert a figure to its wire format."""
    return Share(round(figure.value, DIGITS), round(figure.error, DIGITS))


def rounded(worth: Any) -> list[float]:
    """The value for each seat, rounded."""
    found: list[float] = worth.mean(axis=0).round(DIGITS).tolist()
    return found


# In the server


class PendingAnalysis:
    """An analysis that is running or queued."""

    task: asyncio.Task[None]

    def __init__(self, payer: Account, table: Account) -> None:
        self.asked = time.monotonic()
        self.is_compiling = False
        """Whether it waits until the game is compiled."""
        self.job = Job(payer, table, lambda: time.monotonic() - self.asked < ABANDONED_AFTER)


class Analyses:
    """The analyses of a server process: one runs at a time, and recent results are cached."""

    def __init__(self, compiler: Compiler) -> None:
        self.compiler = compiler
        self.done = get_context("spawn").Value("i", 0, lock=False)
        self.lane = WorkerPool(1, NICENESS, partial(begin_work, self.done))
        self.kept: OrderedDict[Question, bytes | None] = OrderedDict()
        """Results by question; None for a failed one."""
        self.under_way: dict[Question, PendingAnalysis] = {}

    async def close(self) -> None:
        """Stop the worker."""
        tasks = [pending.task for pending in self.under_way.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.lane.close()

    def find(self, question: Question, payer: Account, table: Account) -> AnalysisNow:
        """The analysis of a match, or its progress; the first request starts it."""
        events = len(question.events)
        if question in self.kept:
            self.kept.move_to_end(question)
            found = self.kept[question]
            if found is None:
                raise TableError("table.no-analysis")
            return AnalysisNow(events, events, msgspec.Raw(found))  # type: ignore[arg-type]
        pending = self.under_way.get(question)
        if pending is None:
            if self.is_full(payer):
                return AnalysisNow(events)  # it is queued when the client asks again and there is room
            pending = self.begin(question, payer, table)
        pending.asked = time.monotonic()
        done = min(self.done.value, events) if pending.job.began else 0
        return AnalysisNow(events, done, compiling=pending.is_compiling)

    def is_full(self, payer: Account) -> bool:
        """Whether no more analyses are queued for now, for all clients or for this one."""
        own = sum(pending.job.payer is payer for pending in self.under_way.values())
        return own >= MOST_OF_ONE or len(self.under_way) >= MOST_WAITING

    def begin(self, question: Question, payer: Account, table: Account) -> PendingAnalysis:
        """Queue an analysis."""
        pending = self.under_way[question] = PendingAnalysis(payer, table)
        pending.is_compiling = not self.compiler.is_ready(question.game)
        pending.task = asyncio.get_running_loop().create_task(self.make(question, pending))
        return pending

    async def make(self, question: Question, pending: PendingAnalysis) -> None:
        """Run an analysis and cache the result. Retries if the process dies, which may not be this match's fault."""
        job = pending.job
        try:
            await self.compiler.until_settled(question.game)
            pending.is_compiling = False
            for _ in range(MOST_DEATHS):
                with suppress(BrokenProcessPool):
                    self.keep(question, await self.lane.think(job, partial(work_out, question)))
                    return
            raise BrokenProcessPool
        except TableError:
            pass  # the client has left
        except Exception:
            COUNTS["failures"] += 1
            log.exception("analysis failed")
            self.keep(question, None)
            asyncio.get_running_loop().call_later(FAILURE_DELAY, self.kept.pop, question, None)
        finally:
            if job.began:
                self.done.value = 0
            del self.under_way[question]

    def keep(self, question: Question, found: bytes | None) -> None:
        """Cache a result, and evict the least recently used ones."""
        self.kept[question] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
