"""Hints: what the computer would do, told to whoever asks while it is their turn. The bots' processes think it over."""

import time
from collections.abc import Callable
from typing import NamedTuple
from weakref import WeakKeyDictionary

from kasimir.core.errors import TableError
from kasimir.server.bots import Bots, Question, need_compiled, setup_for
from kasimir.server.budgets import Account
from kasimir.server.decide import need_turn
from kasimir.server.limits import Bucket
from kasimir.server.live import LiveTable
from kasimir.server.protocol.asked import Hint
from kasimir.server.protocol.told import Advice, Advised
from kasimir.server.queueing import PATIENCE_FOR_HINT, Job

LEVEL = "hard"
"""It looks ahead far enough to be worth listening to, and answers in about a second."""
MOST_MOVES = 3
"""So many moves are told of."""
AT_ONCE, A_SECOND = 3.0, 0.2
"""So many hints are given at a table at once, and so many more a second: thinking is dear."""
MOST_WAITING, MOST_OF_ONE = 1000, 32
"""A hint is refused if so many questions wait already, of all or of one address; thirty may sit in one class."""


class Thought(NamedTuple):
    """A move as the rules call it, and the share of a win that is expected from it."""

    move: str
    share: float


def ponder(question: Question, seed: int, most: float) -> list[Thought]:
    """The best few moves, the best one first; this runs in a process of its own."""
    from kasimir.bots.player import thinker_for

    need_compiled(question)
    setup = setup_for(question.game, question.edition, question.variant, question.players)
    state = setup.read(question.position)
    verdict, seat = thinker_for(setup, question.level)(state, seed, most), setup.seat(state) or ""
    others = [opinion for opinion in verdict.moves if opinion.move != verdict.move]
    best = [opinion for opinion in verdict.moves if opinion.move == verdict.move]
    return [Thought(opinion.move, opinion.value[seat]) for opinion in (best + others)[:MOST_MOVES]]


class Hints:
    """Gives hints at all tables of a server process."""

    def __init__(self, bots: Bots) -> None:
        """Think in the processes of the bots."""
        self.bots = bots
        self.given: WeakKeyDictionary[LiveTable, Bucket] = WeakKeyDictionary()
        self.pending: dict[LiveTable, Job] = {}
        """The hint that is waited for at a table."""

    def admit(self, live: LiveTable, guest: int, asked: Hint) -> Question:
        """What is to be thought over; a `TableError` if no hint is to be had."""
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
        opened = table.opened
        return Question(opened.game, opened.edition, opened.variant, opened.players, LEVEL, playing.text)

    def count(self, live: LiveTable) -> None:
        """Nobody can keep the computer busy with questions alone."""
        now = time.monotonic()
        bucket = self.given.setdefault(live, Bucket(AT_ONCE, now))
        if not bucket.take(AT_ONCE, A_SECOND, now):
            raise TableError("table.hint-often")

    def queue(self, live: LiveTable, job: Job) -> None:
        """One hint is waited for at a table. Another takes its place when the table went on or its asker has left."""
        pending, queue = self.pending.get(live), self.bots.searching.queue
        if pending and pending.is_wanted():
            raise TableError("table.hint-often")
        if len(queue) >= MOST_WAITING or queue.payers[job.payer] >= MOST_OF_ONE:
            raise TableError("table.thinking")
        self.pending[live] = job

    async def give(
        self, live: LiveTable, guest: int, asked: Hint, payer: Account, is_here: Callable[[], bool]
    ) -> Advice:
        """The answer. While the computer thinks, the table goes on: whoever asked sees by `at` what it is about."""
        question, touches = self.admit(live, guest, asked), live.table.playing.touches()

        def is_wanted() -> bool:
            return live.table.at == asked.at and not live.gone and is_here()

        job = Job(payer, live.attendance.account, is_wanted, patience=PATIENCE_FOR_HINT)
        self.queue(live, job)
        try:
            thoughts = await self.bots.ask(self.bots.searching, job, ponder, question)
        finally:
            if self.pending.get(live) is job:
                del self.pending[live]
        if thoughts is None:
            raise TableError("table.hint-failed")
        return Advice(asked.at, [Advised(text, list(touches[text]), rounded(share)) for text, share in thoughts])


def rounded(share: float) -> float:
    """A search is no more exact than that."""
    return round(min(max(share, 0.0), 1.0), 3)
