"""Compiles the games in the background, so that nobody waits for it: until then the computer plays interpreted.

One game is compiled at a time, in a process with low priority that ends afterwards. The game that people want is next.
"""

import asyncio
import logging
import time
from collections.abc import Iterable
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from pathlib import Path

from kasimir.bots.levels import DEFAULT
from kasimir.core.compiled import alone, cache_folder, can_compile
from kasimir.core.setup import make_setup
from kasimir.server.metrics import COUNTS, OPEN
from kasimir.server.session.worker_pool import begin_work

log = logging.getLogger("kasimir.server")

NICENESS = 15
"""Niceness of the process: everything else has priority."""
RETRY_DELAY = 60.0
"""Seconds before a game that could not be compiled is tried again."""


def compiled_mark(game: str) -> Path:
    """A file that exists if the search of a game was compiled."""
    return cache_folder() / game / "searched"


def compile_search(game: str) -> None:
    """Compile what the levels of a game need; runs in its own process. Several servers take turns."""
    from kasimir.bots.player import thinker_for

    begin_work(NICENESS)
    mark = compiled_mark(game)
    with alone("compiling"):
        if not mark.exists():
            thinker_for(make_setup(game), DEFAULT)
            mark.touch()


class Compiler:
    """What is compiled, and what is still to be compiled, in the order in which it is."""

    def __init__(self) -> None:
        self.ready: set[str] = set()
        self.waiting: list[str] = []
        self.current = ""
        """The game that is being compiled now."""
        self.failed_at: dict[str, float] = {}
        self.is_closed = False
        self.process: BaseProcess | None = None
        self.task: asyncio.Task[None] | None = None
        self.progress = asyncio.Event()
        """Set whenever a game is finished, and replaced."""

    async def close(self) -> None:
        """Stop compiling."""
        self.is_closed = True
        self.waiting.clear()
        if self.process:
            self.process.terminate()
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def is_ready(self, game: str) -> bool:
        """Whether a game is compiled; if not, it is the next."""
        if game not in self.ready and can_compile() and compiled_mark(game).exists():
            self.ready.add(game)
        if game in self.ready:
            return True
        self.prefer(game)
        return False

    def add(self, games: Iterable[str]) -> None:
        """Compile games, after all others."""
        for game in games:
            if self.needs(game) and game not in self.waiting:
                self.waiting.append(game)
        self.go_on()

    def prefer(self, game: str) -> None:
        """Compile a game before all others."""
        if self.needs(game):
            self.waiting = [game, *(other for other in self.waiting if other != game)]
            self.go_on()

    def needs(self, game: str) -> bool:
        """Whether a game is still to be compiled."""
        if self.is_closed or not can_compile() or game == self.current or compiled_mark(game).exists():
            return False
        return time.monotonic() - self.failed_at.get(game, -RETRY_DELAY) >= RETRY_DELAY

    async def until_settled(self, game: str) -> None:
        """Return when a game is compiled, or cannot be."""
        self.prefer(game)
        while game == self.current or game in self.waiting:
            await self.progress.wait()

    def go_on(self) -> None:
        """Start compiling, unless that is under way."""
        OPEN["games_to_compile"] = len(self.waiting) + bool(self.current)
        if self.waiting and (self.task is None or self.task.done()):
            self.task = asyncio.get_running_loop().create_task(self.compile_all())

    async def compile_all(self) -> None:
        """Compile one game after the other."""
        while self.waiting:
            self.current = self.waiting.pop(0)
            try:
                await self.compile(self.current)
            except Exception:  # the system cannot start a process right now
                self.fail(self.current)
                log.exception("compiling %s failed", self.current)
            finally:
                self.current = ""
                OPEN["games_to_compile"] = len(self.waiting)
                self.progress.set()
                self.progress = asyncio.Event()

    async def compile(self, game: str) -> None:
        """Compile a game in its own process."""
        began = time.monotonic()
        self.process = get_context("spawn").Process(target=compile_search, args=(game,), daemon=True)
        self.process.start()
        await asyncio.to_thread(self.process.join)
        status, self.process = self.process.exitcode, None
        if status == 0:
            self.ready.add(game)
            COUNTS["compiled"] += 1
            log.info("compiled %s in %.1f s", game, time.monotonic() - began)
        elif not self.is_closed:
            self.fail(game)
            log.error("compiling %s failed: status %s", game, status)

    def fail(self, game: str) -> None:
        """Try again only after a while."""
        COUNTS["failures"] += 1
        self.failed_at[game] = time.monotonic()
