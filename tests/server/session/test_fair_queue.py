"""Fair scheduling of bot time, on a model with simulated time."""

import math
from collections import Counter
from dataclasses import dataclass, field

from hypothesis import given
from hypothesis import strategies as st

from kasimir.server.limits.budgets import Account
from kasimir.server.session.fair_queue import (
    DESERTED_DELAY,
    HINT_DELAY,
    LONGEST_YIELD,
    YIELD,
    FairQueue,
    Job,
)

PAYERS, TABLES = 4, 3
NOT_YET = math.inf


@dataclass(frozen=True)
class Ask:
    """A request with its duration."""

    pause: float
    """Seconds since the previous one."""
    payer: int
    table: int
    cost: float
    patience: float = 0.0


@dataclass(eq=False)
class Waited:
    """The outcome of a request."""

    ask: Ask
    job: Job
    is_fresh_payer: bool = False
    """Whether its address had used nothing recently and had no other request in the queue."""
    is_fresh_table: bool = False
    started: float = NOT_YET
    order: int = 0


@dataclass
class World:
    """Simulated workers and their requests."""

    workers: int
    now: float = 1000.0
    queue: FairQueue = field(default_factory=FairQueue)
    running: list[tuple[float, Waited]] = field(default_factory=list)
    asked: list[Waited] = field(default_factory=list)
    starts: list[Waited] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.payers = [Account(1.0) for _ in range(PAYERS)]
        self.tables = [[Account(1.0) for _ in range(TABLES)] for _ in range(PAYERS)]

    def play(self, asks: list[Ask]) -> None:
        """Make every request at its time, then let the workers finish."""
        for ask in asks:
            self.go_on(self.now + ask.pause)
            self.ask(ask)
        while self.running:
            self.go_on(min(self.running, key=lambda one: one[0])[0])

    def ask(self, ask: Ask) -> None:
        payer, table = self.payers[ask.payer], self.tables[ask.payer][ask.table]
        busy = [one.job for one in self.asked if one.started == NOT_YET] + [one.job for _, one in self.running]
        one = Waited(ask, Job(payer, table, lambda: True, patience=ask.patience, now=self.now))
        one.is_fresh_payer = payer.yields_until <= self.now and all(job.payer is not payer for job in busy)
        one.is_fresh_table = table.yields_until <= self.now and all(job.table is not table for job in busy)
        self.asked.append(one)
        self.queue.put(one.job)
        self.start()

    def go_on(self, until: float) -> None:
        """Advance the clock; jobs are charged when they end."""
        while ending := [one for one in self.running if one[0] <= until]:
            first = min(ending, key=lambda one: one[0])
            self.running.remove(first)
            self.now, done = first
            done.job.charge(done.ask.cost, self.now)
            self.start()
        self.now = until

    def start(self) -> None:
        while len(self.running) < self.workers and self.waiting():
            first = min(self.waiting(), key=lambda one: (one.job.turn(), self.asked.index(one)))
            job = self.queue.take()
            assert job is first.job, "somebody else comes first"
            first.started, first.order = self.now, len(self.starts)
            self.starts.append(first)
            self.running.append((self.now + first.ask.cost, first))

    def waiting(self) -> list[Waited]:
        return [one for one in self.asked if one.started == NOT_YET]

    def started_meanwhile(self, one: Waited) -> list[Waited]:
        """Jobs that started while a request was waiting."""
        return [other for other in self.starts[: one.order] if other.started > one.job.asked]


asks = st.builds(
    Ask,
    pause=st.sampled_from([0.001, 0.1, 1.0, 20.0]),
    payer=st.integers(0, PAYERS - 1),
    table=st.integers(0, TABLES - 1),
    cost=st.sampled_from([0.005, 0.5, 3.0]),
    patience=st.sampled_from([0.0, HINT_DELAY, DESERTED_DELAY]),
)
worlds = st.tuples(st.integers(1, 3), st.lists(asks, max_size=60))


@given(worlds)
def test_everything_is_thought_over_once_and_no_worker_rests_meanwhile(world: tuple[int, list[Ask]]) -> None:
    there = World(world[0])
    there.play(world[1])
    assert Counter(map(id, there.starts)) == Counter(map(id, there.asked))
    assert len(there.queue) == 0
    assert not there.queue.payers


@given(worlds)
def test_who_used_nothing_waits_for_one_question_of_each_other(world: tuple[int, list[Ask]]) -> None:
    there = World(world[0])
    there.play(world[1])
    for one in there.asked:
        others = there.started_meanwhile(one)
        if one.is_fresh_payer and not one.ask.patience:
            by_payer = Counter(other.ask.payer for other in others if other.ask.payer != one.ask.payer)
            assert max(by_payer.values(), default=0) <= there.workers
        if one.is_fresh_table and not one.ask.patience:
            same = [other.ask.table for other in others if other.ask.payer == one.ask.payer]
            by_table = Counter(table for table in same if table != one.ask.table)
            assert max(by_table.values(), default=0) <= there.workers


@given(worlds)
def test_nothing_that_was_asked_much_later_comes_first(world: tuple[int, list[Ask]]) -> None:
    """Nobody yields longer than that, so an old request is next."""
    there = World(world[0])
    there.play(world[1])
    for one in there.asked:
        own = [other.started + other.ask.cost for other in there.starts if other.ask.payer == one.ask.payer]
        for other in there.started_meanwhile(one):
            last = max([end for end in own if end <= other.started] + [one.job.ready])
            if other.ask.payer != one.ask.payer:
                assert other.job.asked <= last + LONGEST_YIELD


@given(st.lists(st.tuples(st.floats(0, 100), st.floats(0, 100))))
def test_others_go_first_for_a_while_and_never_for_long(used: list[tuple[float, float]]) -> None:
    payer, now = Account(1.0), 0.0
    for pause, seconds in used:
        now += pause
        before = payer.yields_until
        Job(payer, Account(1.0), lambda: True, now=now).charge(seconds, now)
        assert before <= payer.yields_until <= now + LONGEST_YIELD
        assert payer.yields_until >= min(now + YIELD * seconds, now + LONGEST_YIELD)


def test_sixty_tables_of_one_get_as_much_as_one_table_of_another() -> None:
    queue, stranger, anna = FairQueue(), Account(1.0), Account(1.0)
    annas, now, order = Account(1.0), 0.0, list[Account]()
    for _ in range(60):
        queue.put(Job(stranger, Account(1.0), lambda: True, now=now))
    queue.put(Job(anna, annas, lambda: True, now=now + 0.5))
    for _ in range(20):
        job = queue.take()
        assert job is not None
        order.append(job.payer)
        now += 1.0
        job.charge(1.0, now)
        queue.put(Job(job.payer, job.table, lambda: True, now=now))
    assert order[1] is anna
    assert order.count(anna) == 10


def test_a_hint_lets_moves_go_first_but_not_for_ever() -> None:
    queue, payers = FairQueue(), [Account(1.0) for _ in range(3)]
    hint = Job(payers[0], Account(1.0), lambda: True, patience=HINT_DELAY, now=5.0)
    soon = Job(payers[1], Account(1.0), lambda: True, now=5.0 + HINT_DELAY / 2)
    later = Job(payers[2], Account(1.0), lambda: True, now=5.0 + HINT_DELAY * 2)
    for job in (hint, soon, later):
        queue.put(job)
    assert [queue.take() for _ in range(4)] == [soon, hint, later, None]


def test_a_process_is_shared_among_those_who_wait() -> None:
    queue, stranger, anna = FairQueue(), Account(1.0), Account(1.0)
    alone = Job(anna, Account(1.0), lambda: True)
    assert queue.crowd(alone) == 1
    for _ in range(60):
        queue.put(Job(stranger, Account(1.0), lambda: True))
    assert queue.crowd(alone) == 2
    assert queue.crowd(Job(stranger, Account(1.0), lambda: True)) == 61
    for _ in range(9):
        queue.put(Job(Account(1.0), Account(1.0), lambda: True))
    assert queue.crowd(alone) == 11
