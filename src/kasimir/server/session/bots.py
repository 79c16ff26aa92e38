"""The computer's seats: bots play with the same requests as people, and search in worker processes."""

import asyncio
import logging
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple, TypeVar

from kasimir.bots.levels import LEVELS, PERFECT
from kasimir.core.errors import KasimirError, TableError
from kasimir.core.setup import Setup, make_setup
from kasimir.protocol.requests import Move, Roll
from kasimir.server.domain.decide.base import COMPUTER
from kasimir.server.domain.table import Table
from kasimir.server.metrics import COUNTS
from kasimir.server.session.fair_queue import DESERTED_DELAY, Job
from kasimir.server.session.table_session import OTHERS_DELAY, TableSession
from kasimir.server.session.worker_pool import WorkerPool

T = TypeVar("T")
log = logging.getLogger("kasimir.server")

FAILURE_DELAY = 1.0
"""Seconds before the computer retries a failed move."""
SEARCHING = ("hard", "master")
"""Levels that search for long; all others except `perfect` take milliseconds."""
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
    prepared: bool = False
    """Whether everything was compiled in advance."""
    options: tuple[tuple[str, int], ...] = ()
    """The values of the edition that were chosen for the table."""

    def setup(self) -> Setup:
        """The set-up of the position."""
        return setup_for(self.game, self.edition, self.variant, self.players, self.options)


def question_at(table: Table, level: str) -> Question:
    """The question of what to play at a table now."""
    opened, options = table.opened, tuple(table.opened.options.items())
    position = table.playing.text
    return Question(opened.game, opened.edition, opened.variant, opened.players, level, position, options=options)


Thinking = Callable[[Question, int, float], T]
"""A function that answers a question, given a seed and a time limit in seconds."""


class NotCompiledError(Exception):
    """The search of this game was never compiled on this machine: that takes many seconds, and others would wait."""


@cache
def setup_for(game: str, edition: str, variant: str, players: int, options: tuple[tuple[str, int], ...] = ()) -> Setup:
    """A cached set-up: compiled functions are attached to it."""
    return make_setup(game, edition, variant, players, dict(options))


def compiled_mark(game: str) -> Path:
    """A file that exists if the search of a game was compiled."""
    from kasimir.core.compiled import cache_folder

    return cache_folder() / game / "searched"


def need_compiled(question: Question) -> None:
    """Raise `NotCompiledError`: processes that serve many requests do not compile."""
    if question.level in LEVELS and not question.prepared and not compiled_mark(question.game).exists():
        raise NotCompiledError(question.game)


def prepare(question: Question, _most: float) -> None:
    """Compile what a question needs into the cache for all processes; runs in its own process."""
    from kasimir.bots.player import thinker_for

    thinker_for(question.setup(), question.level)
    with suppress(OSError):
        compiled_mark(question.game).touch()


def think(question: Question, seed: int, most: float) -> str:
    """The computer's move, within `most` seconds; runs in a worker process."""
    from kasimir.bots.player import Player

    need_compiled(question)
    setup = question.setup()
    return Player(setup, question.level, seed, most=most).choose(setup.read(question.position))


class Bots:
    """The computer, at all tables of a server process."""

    def __init__(self, processes: int, pause: float) -> None:
        """Search in so many processes; wait `pause` seconds before each move, so that people can follow."""
        self.pause = pause
        self.quick, self.searching = WorkerPool(1), WorkerPool(processes, NICENESS)
        self.patient = WorkerPool(1, NICENESS)
        """For jobs without a time limit: compiling, and solving a game for the perfect player."""
        self.preparing: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop all worker processes."""
        for task in self.preparing.values():
            task.cancel()
        for lane in (self.quick, self.searching, self.patient):
            await lane.close()

    def pool_for(self, level: str) -> WorkerPool:
        """The worker pool for a level."""
        if level == PERFECT:
            return self.patient
        return self.searching if level in SEARCHING else self.quick

    async def attend(self, live: TableSession) -> None:
        """Play the computer's seats at a table for as long as it is in memory."""
        while not live.gone:
            live.changed.clear()
            # While memory may be ahead of the log it is unknown whose turn it is: waiting now could be forever.
            if not await self.try_turn(live) or live.in_doubt:
                await happens_within(live, FAILURE_DELAY)
                continue
            live.bot_rests = True
            await live.changed.wait()
            live.bot_rests = False

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
        question = question_at(live.table, level)
        text = await self.ask(self.pool_for(level), self.job(live), think, question)
        return playing.place_text(text or secrets.choice(playing.match.options()).text)

    def job(self, live: TableSession) -> Job:
        """A job for the computer's move, charged to the table's opener; dropped if the position changes."""
        at, attendance = live.table.at, live.attendance
        patience = DESERTED_DELAY if attendance.is_deserted() else 0.0
        accounts = attendance.payer, attendance.account
        return Job(*accounts, lambda: live.table.at == at and not live.gone, patience=patience)

    async def ask(self, lane: WorkerPool, job: Job, work: Thinking[T], question: Question) -> T | None:
        """Run a search in a worker; None if it fails, because the match must go on."""
        seed = secrets.randbits(60)
        try:
            try:
                return await lane.think(job, partial(work, question, seed))
            except NotCompiledError:
                await self.prepare(job, question)
                return await lane.think(job, partial(work, question._replace(prepared=True), seed))
        except TableError:  # the answer is no longer needed
            raise
        except Exception:
            COUNTS["failures"] += 1
            log.exception("bot search failed")
            return None

    async def prepare(self, job: Job, question: Question) -> None:
        """Compile what a question needs, once for all that wait for it."""
        game, accounts = question.game, (job.payer, job.table)
        if game not in self.preparing:
            work = self.patient.think(Job(*accounts, lambda: True), partial(prepare, question))
            self.preparing[game] = asyncio.get_running_loop().create_task(work)
            self.preparing[game].add_done_callback(partial(self.prepared, game))
        await asyncio.wait([self.preparing[game]])

    def prepared(self, game: str, task: asyncio.Task[None]) -> None:
        """Compilation has finished. If it failed, the next question tries again."""
        del self.preparing[game]
        if not task.cancelled() and task.exception():
            COUNTS["failures"] += 1
            log.error("compiling the search failed", exc_info=task.exception())


def pause_for_others(live: TableSession) -> float:
    """Seconds that the process with the last write has precedence; 0 if that is us, or if its time is over."""
    if live.wrote_last:
        return 0.0
    return min(max(0.0, live.table.changed + OTHERS_DELAY - live.time()), OTHERS_DELAY)


async def happens_within(live: TableSession, seconds: float) -> bool:
    """Whether something happens at a table within some time."""
    try:
        await asyncio.wait_for(live.changed.wait(), seconds)
    except TimeoutError:
        return False
    return True
