"""The computer's seats: it plays by the same messages as people, and thinks in processes of its own."""

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
from kasimir.server.decide import COMPUTER
from kasimir.server.lanes import Lane
from kasimir.server.live import PAUSE_OF_OTHERS, LiveTable
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.asked import Move, Roll
from kasimir.server.queueing import PATIENCE_OF_NOBODY, Job

T = TypeVar("T")
log = logging.getLogger("kasimir.server")

PAUSE_AFTER_FAILURE = 1.0
"""Seconds before the computer tries again what could not be done."""
SEARCHING = ("hard", "master")
"""Levels that think for long; all others but the perfect one are done in some milliseconds."""
NICENESS = 5
"""What thinks for long gives way to what does not."""


class Question(NamedTuple):
    """A position of which the computer is asked, in words that another process understands."""

    game: str
    edition: str
    variant: str
    players: int
    level: str
    position: str
    prepared: bool = False
    """Whether all was done that can be done beforehand."""


Thinking = Callable[[Question, int, float], T]
"""What answers a question by a seed, within so many seconds."""


class NotCompiledError(Exception):
    """What searches this game was never compiled on this machine: that takes many seconds, and others wait."""


@cache
def setup_for(game: str, edition: str, variant: str, players: int) -> Setup:
    """A set-up, made once: all that is compiled for it hangs on it."""
    return make_setup(game, edition, variant, players)


def compiled_mark(game: str) -> Path:
    """A file that is there when what searches a game was compiled."""
    from kasimir.core.compiled import cache_folder

    return cache_folder() / game / "searched"


def need_compiled(question: Question) -> None:
    """Whoever answers many does not compile."""
    if question.level in LEVELS and not question.prepared and not compiled_mark(question.game).exists():
        raise NotCompiledError(question.game)


def prepare(question: Question, _most: float) -> None:
    """Compile what a question needs, so that it is found by all processes; this runs in a process of its own."""
    from kasimir.bots.player import thinker_for

    thinker_for(setup_for(question.game, question.edition, question.variant, question.players), question.level)
    with suppress(OSError):
        compiled_mark(question.game).touch()


def think(question: Question, seed: int, most: float) -> str:
    """The computer's move, within so many seconds; this runs in a process of its own."""
    from kasimir.bots.player import Player

    need_compiled(question)
    setup = setup_for(question.game, question.edition, question.variant, question.players)
    return Player(setup, question.level, seed, most=most).choose(setup.read(question.position))


class Bots:
    """The computer, at all tables of a server process."""

    def __init__(self, processes: int, pause: float) -> None:
        """Search in so many processes; wait a little before each move, so that people can follow."""
        self.pause = pause
        self.quick, self.searching = Lane(1), Lane(processes, NICENESS)
        self.patient = Lane(1, NICENESS)
        """For what may take as long as it takes: to compile, and to solve a game before the perfect player moves."""
        self.preparing: dict[str, asyncio.Task[None]] = {}

    async def close(self) -> None:
        """Stop thinking."""
        for task in self.preparing.values():
            task.cancel()
        for lane in (self.quick, self.searching, self.patient):
            await lane.close()

    def lane_for(self, level: str) -> Lane:
        """Where a level thinks."""
        if level == PERFECT:
            return self.patient
        return self.searching if level in SEARCHING else self.quick

    async def attend(self, live: LiveTable) -> None:
        """Play the computer's seats at a table for as long as it is in memory."""
        while not live.gone:
            live.changed.clear()
            # While memory may be ahead of the log nobody knows whose turn it is: to rest now could be for ever.
            if not await self.try_turn(live) or live.in_doubt:
                await happens_within(live, PAUSE_AFTER_FAILURE)
                continue
            live.bot_rests = True
            await live.changed.wait()
            live.bot_rests = False

    async def try_turn(self, live: LiveTable) -> bool:
        """Take a turn, if it is the computer's; False if it failed, and must be tried again."""
        try:
            if live.table.is_computers_turn():
                await self.take_turn(live)
        except KasimirError:
            return False
        except Exception:  # nobody else would ever make this move: better to try it again
            COUNTS["failures"] += 1
            log.exception("the computer could not move")
            return False
        return True

    async def take_turn(self, live: LiveTable) -> None:
        """Decide or roll, unless something happens at the table before that."""
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

    async def choose(self, live: LiveTable, level: str) -> str:
        """The move that the computer makes, as this table calls it."""
        playing, opened = live.table.playing, live.table.opened
        if len(playing.moves) == 1 or playing.lifted is not None:
            return random.choice(list(playing.moves))
        position = playing.setup.text(playing.match.state)
        question = Question(opened.game, opened.edition, opened.variant, opened.players, level, position)
        text = await self.ask(self.lane_for(level), self.job(live), think, question)
        return playing.place_text(text or secrets.choice(playing.match.options()).text)

    def job(self, live: LiveTable) -> Job:
        """A move of the computer, at the expense of whoever opened the table; no longer wanted when things go on."""
        at, attendance = live.table.at, live.attendance
        patience = PATIENCE_OF_NOBODY if attendance.is_deserted() else 0.0
        accounts = attendance.payer, attendance.account
        return Job(*accounts, lambda: live.table.at == at and not live.gone, patience=patience)

    async def ask(self, lane: Lane, job: Job, work: Thinking[T], question: Question) -> T | None:
        """What the computer thinks; None if it fails, for the match must go on."""
        seed = secrets.randbits(60)
        try:
            try:
                return await lane.think(job, partial(work, question, seed))
            except NotCompiledError:
                await self.prepare(job, question)
                return await lane.think(job, partial(work, question._replace(prepared=True), seed))
        except TableError:  # nobody wants to know any more
            raise
        except Exception:
            COUNTS["failures"] += 1
            log.exception("a bot failed")
            return None

    async def prepare(self, job: Job, question: Question) -> None:
        """Have compiled what a question needs, once for all who wait for that."""
        game, accounts = question.game, (job.payer, job.table)
        if game not in self.preparing:
            work = self.patient.think(Job(*accounts, lambda: True), partial(prepare, question))
            self.preparing[game] = asyncio.get_running_loop().create_task(work)
            self.preparing[game].add_done_callback(partial(self.prepared, game))
        await asyncio.wait([self.preparing[game]])

    def prepared(self, game: str, task: asyncio.Task[None]) -> None:
        """All is compiled; or it could not be, and then whoever asks again compiles it where it is needed."""
        del self.preparing[game]
        if not task.cancelled() and task.exception():
            COUNTS["failures"] += 1
            log.error("nothing could be compiled", exc_info=task.exception())


def pause_for_others(live: LiveTable) -> float:
    """How long the process that wrote last has the first go; none, if that was this one or it had its time."""
    if live.wrote_last:
        return 0.0
    return min(max(0.0, live.table.changed + PAUSE_OF_OTHERS - live.time()), PAUSE_OF_OTHERS)


async def happens_within(live: LiveTable, seconds: float) -> bool:
    """Whether something happens at a table within some time."""
    try:
        await asyncio.wait_for(live.changed.wait(), seconds)
    except TimeoutError:
        return False
    return True
