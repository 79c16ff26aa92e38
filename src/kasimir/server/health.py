"""Whether the server can do its work: the state of every part, for `/healthz`, `/metrics` and the log.

Each process looks at its own parts every second and writes what it found onto a board that all processes of the server
share, so that whichever is asked tells the worst of all of them.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import NamedTuple

from kasimir.core.errors import StoreDown
from kasimir.server.bus.base import Bus
from kasimir.server.metrics import COUNTS
from kasimir.server.protocol.wishes import Health, PartHealth, State
from kasimir.server.share import WHOLE, Share
from kasimir.server.store.base import Store
from kasimir.server.store.failures import describe

log = logging.getLogger("kasimir.server")

CHECK_SECONDS = 1.0
"""How often each process looks."""
LONGEST_CHECK = 5.0
"""Seconds after which a store that does not answer counts as failing."""
LOW_SPACE = 500 << 20
"""Bytes on the disk of the database below which health is degraded."""
NO_SPACE = 50 << 20
"""Bytes below which no new tables are opened: what is left is for the matches under way."""
SILENCE = 15.0
"""Seconds after which a process that has written nothing onto the board counts as silent."""


class Problem(NamedTuple):
    """What can be wrong with a part."""

    part: str
    reason: str
    state: State


FAILING_WRITES = Problem("writes", "failing", "down")
FAILING_READS = Problem("reads", "failing", "down")
FILE_GONE = Problem("files", "gone", "down")
SPACE_LOW = Problem("disk", "low", "degraded")
SPACE_OUT = Problem("disk", "full", "degraded")
BUS_AWAY = Problem("bus", "away", "degraded")
DAMAGED = Problem("tables", "damaged", "degraded")
FEW_FILES = Problem("open-files", "few", "degraded")
PROCESS_SILENT = Problem("processes", "silent", "degraded")
PROBLEMS = (
    FAILING_WRITES,
    FAILING_READS,
    FILE_GONE,
    SPACE_LOW,
    SPACE_OUT,
    BUS_AWAY,
    DAMAGED,
    FEW_FILES,
    PROCESS_SILENT,
)
PARTS = tuple(dict.fromkeys(problem.part for problem in PROBLEMS))
STATES: tuple[State, ...] = ("ok", "degraded", "down")
BOARD_SIZE = 1 + len(PROBLEMS)
"""Numbers that each process writes onto the board: when it did, and since when it has had each problem (0: not)."""


class HealthMonitor:
    """The health of one process, and with it that of the whole server."""

    def __init__(self, store: Store, share: Share = WHOLE) -> None:
        """Nothing is known to be wrong."""
        self.store, self.share = store, share
        self.bus: Bus | None = None
        self.has_few_files = False
        """Whether the system lets us have too few connections open."""
        self.since: dict[Problem, float] = {}
        """The problems that there are, and since when."""
        self._damaged_before = COUNTS["damaged"]
        self._checking: asyncio.Task[None] | None = None
        self._probed_at = 0.0

    @property
    def has_space(self) -> bool:
        """Whether there is space for new tables."""
        return SPACE_OUT not in self.since

    async def watch(self) -> None:
        """Look again and again."""
        while True:
            try:
                await self.check()
            except Exception:  # a check that fails must not be the last one
                COUNTS["failures"] += 1
                log.exception("the health check failed")
            await asyncio.sleep(CHECK_SECONDS)

    async def check(self) -> None:
        """Look at every part; whoever asks while that is being done waits for the same answer."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    async def report(self) -> Health:
        """How the whole server is right now."""
        await self.check()
        found = worst(self.everywhere())
        parts = [PartHealth(problem.part, problem.state, problem.reason, since) for problem, since in found]
        state: State = max((part.state for part in parts), key=STATES.index, default="ok")
        return Health(ok=state == "ok", state=state, parts=parts)

    def as_text(self) -> str:
        """The state of every part for Prometheus."""
        levels = {problem.part: STATES.index(problem.state) for problem, _ in worst(self.everywhere())}
        lines = [
            "# HELP kasimir_health The state of each part: 0 is ok, 1 degraded, 2 down.",
            "# TYPE kasimir_health gauge",
            *(f'kasimir_health{{part="{part}"}} {levels.get(part, 0)}' for part in PARTS),
        ]
        return "\n".join(lines) + "\n"

    # Looking

    async def _check(self) -> None:
        """Look at every part of this process."""
        await self._check_store()
        await self._check_writes()
        self._check_space()
        if self.bus is not None:
            self._note(BUS_AWAY, not self.bus.is_connected, self.bus.trouble)
        is_damaged = self.store.is_damaged or COUNTS["damaged"] > self._damaged_before
        self._note(DAMAGED, is_damaged, self.store.damage.names())
        self._note(FEW_FILES, self.has_few_files)
        self._post()

    async def _check_store(self) -> None:
        """Whether the database answers, and is the one that we have opened."""
        code, detail = "", ""
        try:
            async with asyncio.timeout(LONGEST_CHECK):
                await self.store.ping()
        except StoreDown as error:
            code, detail = error.code, str(error)
        except TimeoutError:
            code, detail = "store.down", "no answer"
        self._note(FILE_GONE, code == "store.gone", detail)
        self._note(FAILING_READS, code not in ("", "store.gone"), detail)

    async def _check_writes(self) -> None:
        """After a write has failed, writing counts as failing until one succeeds: if nobody tries, we do."""
        if self.store.writes.error and time.monotonic() - self._probed_at >= CHECK_SECONDS:
            self._note(FAILING_WRITES, True, describe(self.store.writes.error))
            await self._probe()
            self._probed_at = time.monotonic()
        error = self.store.writes.error
        self._note(FAILING_WRITES, error is not None, describe(error) if error else "")

    async def _probe(self) -> None:
        """Try to write something."""
        try:
            async with asyncio.timeout(LONGEST_CHECK):
                await self.store.probe()
        except (StoreDown, TimeoutError):
            return
        self.store.writes.succeeded()

    def _check_space(self) -> None:
        """How much the database may still grow, and what is set aside for deleting."""
        try:
            free = self.store.free_space()
            if self.share.is_first:
                self.store.keep_reserve()
        except OSError:  # its folder is gone: that is told as such
            return
        detail = "" if free is None else f"{free >> 20} MB left"
        self._note(SPACE_OUT, free is not None and free < NO_SPACE, detail)
        self._note(SPACE_LOW, free is not None and NO_SPACE <= free < LOW_SPACE, detail)

    def _note(self, problem: Problem, is_there: bool, detail: str = "") -> None:
        """Note whether there is a problem, and log when it comes and goes."""
        if is_there and problem not in self.since:
            self.since[problem] = time.time()
            log.error("health: %s %s (%s)%s", *problem, f": {detail}" if detail else "")
        elif not is_there and self.since.pop(problem, 0.0):
            log.warning("health: %s no longer %s", problem.part, problem.reason)

    # All processes

    def _post(self) -> None:
        """Write what we found onto the board."""
        if self.share.health_board is not None:
            first = self.share.number * BOARD_SIZE
            row = [time.monotonic(), *(self.since.get(problem, 0.0) for problem in PROBLEMS)]
            self.share.health_board[first : first + BOARD_SIZE] = row

    def everywhere(self) -> Iterator[tuple[Problem, float]]:
        """The problems of all processes, and since when."""
        yield from self.since.items()
        if self.share.health_board is None:
            return
        for number in range(self.share.of):
            if number == self.share.number:
                continue
            at, *since = self.share.health_board[number * BOARD_SIZE : (number + 1) * BOARD_SIZE]
            yield from ((problem, start) for problem, start in zip(PROBLEMS, since, strict=True) if start)
            silent = time.monotonic() - at
            if at and silent > SILENCE:
                yield PROCESS_SILENT, time.time() - silent


def worst(found: Iterator[tuple[Problem, float]]) -> list[tuple[Problem, float]]:
    """The worst problem of each part, and the longest time that there has been it."""
    by_part: dict[str, tuple[Problem, float]] = {}
    for problem, since in sorted(found, key=lambda item: (-STATES.index(item[0].state), item[1])):
        by_part.setdefault(problem.part, (problem, since))
    return [by_part[part] for part in PARTS if part in by_part]
