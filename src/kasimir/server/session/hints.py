"""Hints: what the computer would play, computed in the bots' worker processes."""

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from kasimir.core.errors import TableError
from kasimir.protocol.messages import Advice, Advised
from kasimir.protocol.requests import Hint
from kasimir.protocol.state import Words
from kasimir.server.domain.decide.base import need_turn
from kasimir.server.limits.budgets import Account
from kasimir.server.limits.rates import Bucket
from kasimir.server.session.bots import Bots, Question, question_at
from kasimir.server.session.fair_queue import HINT_DELAY, Job
from kasimir.server.session.table_session import TableSession

LEVEL = "hard"
"""Strong enough to be useful, and answers in about a second."""
MOST_MOVES = 3
"""Number of moves in a hint."""
AT_ONCE, A_SECOND = 3.0, 0.2
"""Rate limit per table (burst, and hints per second), because searches are expensive."""
MOST_WAITING, MOST_OF_ONE = 1000, 32
"""Maximum number of queued hints, in total and per address; a school class of thirty may share an address."""


class Thought(NamedTuple):
    """A move in the notation of the rules, and the expected share of a win."""

    move: str
    share: float


def ponder(question: Question, seed: int, most: float) -> list[Thought]:
    """The best few moves, best first; runs in a worker process."""
    from kasimir.bots.player import thinker_for

    setup = question.setup()
    state = setup.read(question.position)
    think, seat = thinker_for(setup, question.level, compiled=question.compiled), setup.seat(state) or ""
    verdict = think(state, seed, most)
    return best_thoughts(verdict.move, [Thought(opinion.move, opinion.value[seat]) for opinion in verdict.moves])


def best_thoughts(best: str, thoughts: Sequence[Thought]) -> list[Thought]:
    """The best move, then the most visited others by their shares.

    A move that seems better after fewer visits has not been explored enough to recommend it, so it is left out.
    """
    [chosen] = [thought for thought in thoughts if thought.move == best]
    others = [thought for thought in thoughts if thought.move != best and thought.share <= chosen.share]
    return [chosen, *sorted(others[: MOST_MOVES - 1], key=lambda thought: -thought.share)]


class Hints:
    """Gives hints at all tables of a server process."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.given: WeakKeyDictionary[TableSession, Bucket] = WeakKeyDictionary()
        self.pending: dict[TableSession, Job] = {}
        """The pending hint of each table."""

    def admit(self, live: TableSession, guest: int, asked: Hint) -> Question:
        """The question to search; raises `TableError` if no hint is available."""
        table = live.table
        need_turn(table, guest, asked.at)
        playing = table.playing
        if not table.opened.house.hints:
            raise TableError("table.hint-off")
        if playing.places:
            raise TableError("table.hint-hidden")
        if playing.kind != "choice":
            raise TableError("table.hint-chance")
        self.count(live)
        return question_at(table, LEVEL)

    def count(self, live: TableSession) -> None:
        """Enforce the rate limit; raises `TableError`."""
        now = time.monotonic()
        bucket = self.given.setdefault(live, Bucket(AT_ONCE, now))
        if not bucket.take(AT_ONCE, A_SECOND, now):
            raise TableError("table.hint-often")

    def queue(self, live: TableSession, job: Job) -> None:
        """Queue a hint; it replaces the pending one if the position changed or that one's client left."""
        pending, queue = self.pending.get(live), self.bots.searching.queue
        if pending and pending.is_wanted():
            raise TableError("table.hint-often")
        if len(queue) >= MOST_WAITING or queue.payers[job.payer] >= MOST_OF_ONE:
            raise TableError("table.thinking")
        self.pending[live] = job

    async def give(
        self, live: TableSession, guest: int, asked: Hint, payer: Account, is_here: Callable[[], bool]
    ) -> Advice:
        """Compute the answer. The table does not wait: `at` in the answer says which position it is about."""
        question, playing = self.bots.answerable(self.admit(live, guest, asked), live), live.table.playing
        touches, moves, state = playing.touches(), playing.moves, playing.match.state

        def advised(thought: Thought) -> Advised:
            text, words = thought.move, Words(*playing.setup.advice(state, moves[thought.move]))
            return Advised(text, list(touches[text]), rounded(thought.share), words)

        def is_wanted() -> bool:
            return live.table.at == asked.at and not live.gone and is_here()

        job = Job(payer, live.attendance.account, is_wanted, patience=HINT_DELAY)
        self.queue(live, job)
        try:
            thoughts = await self.bots.ask(self.bots.searching, job, ponder, question)
        finally:
            if self.pending.get(live) is job:
                del self.pending[live]
        if thoughts is None:
            raise TableError("table.hint-failed")
        return Advice(asked.at, [advised(thought) for thought in thoughts], brief=not question.compiled)


def rounded(share: float) -> float:
    """Round to the precision of a search."""
    return round(min(max(share, 0.0), 1.0), 3)
