"""The computer's seats: it plays by the same messages as people, and thinks in processes of its own."""

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import active_children, get_context, parent_process
from threading import Thread
from typing import NamedTuple, TypeVar

from kasimir.core.errors import KasimirError
from kasimir.core.setup import Setup, make_setup
from kasimir.server.decide import COMPUTER
from kasimir.server.live import PAUSE_OF_OTHERS, LiveTable
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.asked import Move, Roll

T = TypeVar("T")
log = logging.getLogger("kasimir.server")

PAUSE_AFTER_FAILURE = 1.0
"""Seconds before the computer tries again what could not be done."""


class Question(NamedTuple):
    """A position of which the computer is asked, in words that another process understands."""

    game: str
    edition: str
    variant: str
    players: int
    level: str
    position: str


@cache
def setup_for(game: str, edition: str, variant: str, players: int) -> Setup:
    """A set-up, made once: all that is compiled for it hangs on it."""
    return make_setup(game, edition, variant, players)


def think(question: Question, seed: int) -> str:
    """The computer's move; this runs in a process of its own."""
    from kasimir.bots.player import Player

    setup = setup_for(question.game, question.edition, question.variant, question.players)
    return Player(setup, question.level, seed).choose(setup.read(question.position))


def end_with_server() -> None:
    """Let a process of the pool end when its server was killed; it would wait for ever for the next question."""
    server = parent_process()

    def watch() -> None:
        if server:
            server.join()
            os._exit(1)

    Thread(target=watch, daemon=True).start()


async def end_pool(pool: ProcessPoolExecutor) -> None:
    """End processes that think; whoever is in the middle of a thought is interrupted, for nobody waits for it."""
    for thinker in active_children():
        thinker.terminate()
    await asyncio.to_thread(pool.shutdown, cancel_futures=True)


class Bots:
    """The computer, at all tables of a server process."""

    def __init__(self, processes: int, pause: float) -> None:
        """Think in so many processes; wait a little before each move, so that people can follow."""
        self.processes, self.pause = processes, pause
        self.pool: ProcessPoolExecutor | None = None

    async def close(self) -> None:
        """Stop thinking."""
        if self.pool:
            await end_pool(self.pool)
            self.pool = None

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
        text = await self.ask_pool(think, question) or secrets.choice(playing.match.options()).text
        return playing.place_text(text)

    async def ask_pool(self, thinking: Callable[[Question, int], T], question: Question) -> T | None:
        """What a process of the pool thinks; None if it fails, for the match must go on."""
        pool = self.pool = self.pool or ProcessPoolExecutor(self.processes, get_context("spawn"), end_with_server)
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(pool, thinking, question, secrets.randbits(60))
        except Exception as error:
            COUNTS["failures"] += 1
            log.exception("a bot failed")
            if isinstance(error, BrokenProcessPool) and self.pool is pool:  # others may have made a new one by now
                self.pool = None
            return None


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
