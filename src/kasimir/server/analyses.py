"""Luck and choice of matches that are over, worked out by a patient process of its own when somebody asks."""

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from kasimir.core.errors import TableError
from kasimir.core.match import Match
from kasimir.server.bots import end_pool, end_with_server, setup_for
from kasimir.server.live import encode
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.analysis import AnalysisNow, MatchAnalysis, SeatAccount, Share, TurningPoint
from kasimir.server.protocol.events import Opened

if TYPE_CHECKING:
    from kasimir.lab.luck.analysis import Analysis, Figure

log = logging.getLogger("kasimir.server")

SIMULATIONS, SEARCHES = 300, 4
"""Of a position that is not known exactly: a match takes seconds, and the errors are told."""
MOST_SOLVED, MOST_ENDING = 500_000, 20_000
"""Games and endings with no more positions are solved: that takes seconds too."""
MOST_KEPT = 256
"""So many analyses are kept, some ten kilobytes each; any other is made again."""
MOST_WAITING = 32
"""So many may be asked for at the same time."""
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
    """Make ready for questions: give way to others, and end with the server."""
    DONE[:] = [done]
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    end_with_server()


def work_out(question: Question) -> bytes:
    """The analysis of a match, as it is sent."""
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


class Analyses:
    """The analyses of a server process: those that are made, one at a time, and the last ones that were."""

    def __init__(self) -> None:
        """Nothing was asked for yet."""
        self.pool: ProcessPoolExecutor | None = None
        self.done = get_context("spawn").Value("i", 0, lock=False)
        self.kept: OrderedDict[Question, bytes | None] = OrderedDict()
        """What was worked out, None where that failed."""
        self.under_way: dict[Question, asyncio.Task[None]] = {}
        """In the order in which they are made."""

    async def close(self) -> None:
        """Stop working."""
        for task in self.under_way.values():
            task.cancel()
        await asyncio.gather(*self.under_way.values(), return_exceptions=True)
        if self.pool:
            await end_pool(self.pool)
            self.pool = None

    def find(self, question: Question) -> AnalysisNow:
        """The analysis of a match, or how far it is; it is begun if nobody asked before."""
        events = len(question.events)
        if question in self.kept:
            self.kept.move_to_end(question)
            found = self.kept[question]
            if found is None:
                raise TableError("table.no-analysis")
            return AnalysisNow(events, events, msgspec.Raw(found))  # type: ignore[arg-type]
        if question not in self.under_way:
            if len(self.under_way) >= MOST_WAITING:
                raise TableError("table.busy")
            self.under_way[question] = asyncio.get_running_loop().create_task(self.make(question))
        is_first = next(iter(self.under_way)) == question
        return AnalysisNow(events, min(self.done.value, events) if is_first else 0)

    async def make(self, question: Question) -> None:
        """Have an analysis made, and keep it; a process that dies may have been the system's choice, or another's."""
        try:
            for _ in range(MOST_DEATHS):
                with suppress(BrokenProcessPool):
                    self.keep(question, await self.ask_pool(question))
                    return
            raise BrokenProcessPool
        except Exception:
            COUNTS["failures"] += 1
            log.exception("an analysis failed")
            self.keep(question, None)
        finally:
            self.done.value = 0
            del self.under_way[question]

    async def ask_pool(self, question: Question) -> bytes:
        """Have it worked out; a pool that broke is not asked again."""
        pool = self.pool = self.pool or ProcessPoolExecutor(1, get_context("spawn"), begin_work, (self.done,))
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work_out, question)
        except BrokenProcessPool:
            if self.pool is pool:
                self.pool = None
            raise

    def keep(self, question: Question, found: bytes | None) -> None:
        """Keep what was worked out; what nobody asked for lately is thrown away."""
        self.kept[question] = found
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
