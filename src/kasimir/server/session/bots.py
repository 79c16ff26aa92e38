"""The computer's seats: bots play with the same requests as people, and search in worker processes."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from typing import NamedTuple, TypeVar

from kasimir.bots.levels import LEVELS, PERFECT, STAND_IN
from kasimir.core.compiled import can_compile
from kasimir.core.errors import KasimirError, TableError
from kasimir.core.setup import Setup, make_setup
from kasimir.protocol.requests import Move, Roll
from kasimir.server.domain.decide.base import COMPUTER
from kasimir.server.domain.table import Table
from kasimir.server.metrics import COUNTS
from kasimir.server.session.compiler import Compiler
from kasimir.server.session.fair_queue import DESERTED_DELAY, Job
from kasimir.server.session.table_session import OTHERS_DELAY, TableSession
from kasimir.server.session.worker_pool import WorkerPool

T = TypeVar("T")
log = logging.getLogger("kasimir.server")

FAILURE_DELAY = 1.0
"""Seconds before the computer retries a failed move."""
NOWHERE = ""
"""The position of a question about a set-up."""
SEARCHING = ("hard", "master")
"""Levels that search for long; all others except `perfect` take milliseconds."""
SLOW = 2.0
"""Seconds after which players are told why the computer takes so long."""
NICENESS = 5
"""Niceness of slow processes: they yield to fast ones."""


class Question(NamedTuple):
    """A position to search, in a form that can be sent to another process."""

    game: str
    edition: str
    variant: str
    players: int
    level: str
    position: str
    compiled: bool = True
    """Whether the search runs compiled; otherwise it is interpreted."""
    options: tuple[tuple[str, int], ...] = ()
    """The values of the edition that were chosen for the table."""

    def setup(self) -> Setup:
        """The set-up of the position."""
        return setup_for(self.game, self.edition, self.variant, self.players, self.options)


def question_at(table: Table, level: str, position: str | None = None) -> Question:
    """The question of what to play at a table, by default now."""
    opened, options = table.opened, tuple(table.opened.options.items())
    text = table.playing.text if position is None else position
    return Question(opened.game, opened.edition, opened.variant, opened.players, level, text, options=options)


Thinking = Callable[[Question, int, float], T]
"""A function that answers a question, given a seed and a time limit in seconds."""


@cache
def setup_for(game: str, edition: str, variant: str, players: int, options: tuple[tuple[str, int], ...] = ()) -> Setup:
    """A cached set-up: compiled functions are attached to it."""
    return make_setup(game, edition, variant, players, dict(options))


def solve(question: Question, _most: float) -> None:
    """Solve a game for the perfect player; runs in the patient process, which then knows the solution."""
    from kasimir.bots.player import thinker_for

    thinker_for(question.setup(), question.level)


def load_player() -> None:
    """Import what a move needs; runs in a worker process."""
    import_module("kasimir.bots.player")


def think(question: Question, seed: int, most: float) -> str:
    """The computer's move, within `most` seconds; runs in a worker process."""
    from kasimir.bots.player import Player

    setup = question.setup()
    player = Player(setup, question.level, seed, compiled=question.compiled, most=most)
    return player.choose(setup.read(question.position))


class Bots:
    """The computer, at all tables of a server process."""

    def __init__(self, processes: int, pause: float) -> None:
        """Search in so many processes; wait `pause` seconds before each move, so that people can follow."""
        self.pause = pause
        self.quick, self.searching = WorkerPool(1), WorkerPool(processes, NICENESS)
        self.patient = WorkerPool(1, NICENESS)
        """For jobs without a time limit: solving a game for the perfect player, and its moves."""
        self.compiler = Compiler()
        self.solving: dict[Question, asyncio.Task[None]] = {}
        self.solved: set[Question] = set()
        """Questions about no position: the set-ups that the perfect player knows."""

    async def close(self) -> None:
        """Stop all worker processes."""
        for task in self.solving.values():
            task.cancel()
        await self.compiler.close()
        for lane in (self.quick, self.searching, self.patient):
            await lane.close()

    def pool_for(self, level: str) -> WorkerPool:
        """The worker pool for a level."""
        if level == PERFECT:
            return self.patient
        return self.searching if level in SEARCHING else self.quick

    async def attend(self, live: TableSession) -> None:
        """Play the computer's seats at a table for as long as it is in memory."""
        self.look_ahead(live)
        while not live.gone:
            live.changed.clear()
            # While memory may be ahead of the log it is unknown whose turn it is: waiting now could be forever.
            if not await self.try_turn(live) or live.in_doubt:
                await happens_within(live, FAILURE_DELAY)
                continue
            live.bot_rests = True
            await live.changed.wait()
            live.bot_rests = False

    def look_ahead(self, live: TableSession) -> None:
        """Compile and solve what the bots of a table need, if possible before their first move."""
        for level in {sitter.level for sitter in live.table.sitters if sitter.level}:
            question = self.answerable(question_at(live.table, level, NOWHERE), live)
            self.pool_for(question.level).wake(load_player)

    async def try_turn(self, live: TableSession) -> bool:
        """Take a turn if it is the computer's; False if it failed and must be retried."""
        try:
            if live.table.is_computers_turn():
                await self.take_turn(live)
        except KasimirError:
            return False
        except Exception:  # nobody else would ever make this move: retry
            COUNTS["failures"] += 1
            log.exception("the computer could not move, retrying")
            return False
        return True

    async def take_turn(self, live: TableSession) -> None:
        """Choose or roll, unless something else happens at the table first."""
        pause = self.pause + pause_for_others(live)
        if pause and await happens_within(live, pause):
            return
        table = live.table
        at, playing = table.at, table.playing
        if playing.kind == "chance":
            if not playing.waiting:
                await live.ask(COMPUTER, Roll(at))
            return
        level = table.level_on(playing.turn) if playing.turn else None
        if level is None:
            return
        text = await self.choose(live, level)
        COUNTS["bot_moves"] += 1
        await live.ask(COMPUTER, Move(at, text))

    async def choose(self, live: TableSession, level: str) -> str:
        """The computer's move, in the table's notation."""
        playing = live.table.playing
        if len(playing.moves) == 1 or playing.lifted is not None:
            return random.choice(list(playing.moves))
        question = self.answerable(question_at(live.table, level), live)
        with telling_if_slow(live, question):
            text = await self.ask(self.pool_for(question.level), self.job(live), think, question)
        return playing.place_text(text or secrets.choice(playing.match.options()).text)

    def job(self, live: TableSession) -> Job:
        """A job for the computer's move, charged to the table's opener; dropped if the position changes."""
        at, attendance = live.table.at, live.attendance
        patience = DESERTED_DELAY if attendance.is_deserted() else 0.0
        accounts = attendance.payer, attendance.account
        return Job(*accounts, lambda: live.table.at == at and not live.gone, patience=patience)

    def answerable(self, question: Question, live: TableSession) -> Question:
        """The question as it can be answered now: interpreted until compiled, searched until solved."""
        if question.level == PERFECT:
            if self.is_solved(question._replace(position=NOWHERE), live):
                return question
            question = question._replace(level=STAND_IN)
        return question._replace(compiled=question.level not in LEVELS or self.compiler.is_ready(question.game))

    async def ask(self, lane: WorkerPool, job: Job, work: Thinking[T], question: Question) -> T | None:
        """Run a search in a worker; None if it fails, because the match must go on."""
        COUNTS["interpreted"] += not question.compiled
        try:
            return await lane.think(job, partial(work, question, secrets.randbits(60)))
        except TableError:  # the answer is no longer needed
            raise
        except Exception:
            COUNTS["failures"] += 1
            log.exception("bot search failed")
            return None

    def is_solved(self, question: Question, live: TableSession) -> bool:
        """Whether the perfect player knows a set-up; if not, it is solved now, once for all that wait for it."""
        if can_compile() and question not in self.solved and question not in self.solving:
            accounts = live.attendance.payer, live.attendance.account
            work = self.patient.think(Job(*accounts, lambda: True), partial(solve, question))
            self.solving[question] = asyncio.get_running_loop().create_task(work)
            self.solving[question].add_done_callback(partial(self.finish_solving, question))
        return question in self.solved

    def finish_solving(self, question: Question, task: asyncio.Task[None]) -> None:
        """A set-up was solved. If that failed, the next question tries again."""
        del self.solving[question]
        if task.cancelled():
            return
        if task.exception():
            COUNTS["failures"] += 1
            log.error("solving failed", exc_info=task.exception())
        else:
            self.solved.add(question)


@contextmanager
def telling_if_slow(live: TableSession, question: Question) -> Iterator[None]:
    """Tell the players what the computer waits for, if its move takes long because the game is not compiled yet."""
    if question.compiled:
        yield
        return
    alarm = asyncio.get_running_loop().call_later(SLOW, live.tell_compiling, True)
    try:
        yield
    finally:
        alarm.cancel()
        live.tell_compiling(False)


def pause_for_others(live: TableSession) -> float:
    """Seconds that the process with the last write has precedence; 0 if that is us, or if its time is over."""
    if live.wrote_last:
        return 0.0
    return min(max(0.0, live.table.changed + OTHERS_DELAY - live.time()), OTHERS_DELAY)


async def happens_within(live: TableSession, seconds: float) -> bool:
    """Whether something happens at a table within some time."""
    try:
        async with asyncio.timeout(seconds):  # wait_for of Python 3.11 may swallow a cancellation
            await live.changed.wait()
    except TimeoutError:
        return False
    return True
