"""Health checks: the state of every part, for `/healthz`, `/metrics` and the log.

Each process checks its own parts every second and writes the result to memory that all processes of the server share,
so that any of them can report the worst state of all.
"""

import asyncio
import logging
import time
from collections.abc import Iterator
from typing import NamedTuple

from kasimir.core.errors import StoreDown
from kasimir.protocol.http import Health, PartHealth, State
from kasimir.server.cluster.bus.base import Bus
from kasimir.server.cluster.partition import WHOLE, Partition
from kasimir.server.metrics import COUNTS
from kasimir.server.periodic import attempt
from kasimir.server.storage.base import Store
from kasimir.server.storage.write_failures import describe

log = logging.getLogger("kasimir.server")

CHECK_SECONDS = 1.0
"""Seconds between two checks of a process."""
LONGEST_CHECK = 5.0
"""Timeout for the store in seconds; a slower store counts as failing."""
LOW_SPACE = 500 << 20
"""Free bytes on the database's disk below which health is degraded."""
NO_SPACE = 50 << 20
"""Free bytes below which no new tables are opened: the rest is for running matches."""
SILENT_TIMEOUT = 15.0
"""Seconds without an update after which a process counts as unresponsive."""


class Problem(NamedTuple):
    """A problem that a part can have."""

    part: str
    reason: str
    state: State


FAILING_WRITES = Problem("writes", "failing", "down")
FAILING_READS = Problem("reads", "failing", "down")
FILE_GONE = Problem("files", "gone", "down")
LOG_STUCK = Problem("log", "growing", "degraded")
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
    LOG_STUCK,
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
"""Numbers that each process shares: the time of its last check, and for each problem since when it exists (0: not)."""


class HealthMonitor:
    """The health of this process, and of the whole server."""

    def __init__(self, store: Store, partition: Partition = WHOLE) -> None:
        self.store, self.partition = store, partition
        self.bus: Bus | None = None
        self.has_few_files = False
        """Whether the limit on open files is too low."""
        self.since: dict[Problem, float] = {}
        """The current problems, and since when."""
        self._damaged_before = COUNTS["damaged"]
        self._checking: asyncio.Task[None] | None = None
        self._probed_at = 0.0

    @property
    def has_space(self) -> bool:
        """Whether the disk has space for new tables."""
        return SPACE_OUT not in self.since

    async def watch(self) -> None:
        """Check periodically, forever."""
        while True:
            await attempt(self.check, "the health check")
            await asyncio.sleep(CHECK_SECONDS)

    async def check(self) -> None:
        """Check every part; concurrent callers share one check."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self._check())
        await asyncio.shield(self._checking)

    async def report(self) -> Health:
        """The current health of the whole server."""
        await self.check()
        found = worst(self.everywhere())
        parts = [PartHealth(problem.part, problem.state, problem.reason, since) for problem, since in found]
        state: State = max((part.state for part in parts), key=STATES.index, default="ok")
        return Health(ok=state == "ok", state=state, parts=parts)

    def as_text(self) -> str:
        """The state of every part in Prometheus' text format."""
        levels = {problem.part: STATES.index(problem.state) for problem, _ in worst(self.everywhere())}
        lines = [
            "# HELP kasimir_health The state of each part: 0 is ok, 1 degraded, 2 down.",
            "# TYPE kasimir_health gauge",
            *(f'kasimir_health{{part="{part}"}} {levels.get(part, 0)}' for part in PARTS),
        ]
        return "\n".join(lines) + "\n"

    # Checking

    async def _check(self) -> None:
        """Check every part of this process."""
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
        """Check that the database answers, and that it is still the one we opened."""
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
        """A failed write counts as a problem until a write succeeds; if nobody writes, try one ourselves."""
        if self.store.writes.error and time.monotonic() - self._probed_at >= CHECK_SECONDS:
            self._note(FAILING_WRITES, True, describe(self.store.writes.error))
            await self._probe()
            self._probed_at = time.monotonic()
        error = self.store.writes.error
        self._note(FAILING_WRITES, error is not None, describe(error) if error else "")
        stuck = self.store.stuck
        self._note(LOG_STUCK, stuck is not None, describe(stuck) if stuck else "")

    async def _probe(self) -> None:
        """Test write."""
        try:
            async with asyncio.timeout(LONGEST_CHECK):
                await self.store.probe()
        except (StoreDown, TimeoutError):
            return
        self.store.writes.succeeded()

    def _check_space(self) -> None:
        """Check the free disk space, and refill the reserve for deleting."""
        try:
            free = self.store.free_space()
            if self.partition.is_first:
                self.store.keep_reserve()
        except OSError:  # the folder is gone, which is reported separately
            return
        detail = "" if free is None else f"{free >> 20} MB left"
        self._note(SPACE_OUT, free is not None and free < NO_SPACE, detail)
        self._note(SPACE_LOW, free is not None and NO_SPACE <= free < LOW_SPACE, detail)

    def _note(self, problem: Problem, is_there: bool, detail: str = "") -> None:
        """Record whether a problem exists; log it when it appears and disappears."""
        if is_there and problem not in self.since:
            self.since[problem] = time.time()
            log.error("health: %s %s (%s)%s", *problem, f": {detail}" if detail else "")
        elif not is_there and self.since.pop(problem, 0.0):
            log.warning("health: %s no longer %s", problem.part, problem.reason)

    # All processes

    def _post(self) -> None:
        """Share our problems with the other processes."""
        if self.partition.health_board is not None:
            first = self.partition.number * BOARD_SIZE
            row = [time.monotonic(), *(self.since.get(problem, 0.0) for problem in PROBLEMS)]
            self.partition.health_board[first : first + BOARD_SIZE] = row

    def everywhere(self) -> Iterator[tuple[Problem, float]]:
        """The problems of all processes, and since when."""
        yield from self.since.items()
        if self.partition.health_board is None:
            return
        for number in range(self.partition.of):
            if number == self.partition.number:
                continue
            at, *since = self.partition.health_board[number * BOARD_SIZE : (number + 1) * BOARD_SIZE]
            yield from ((problem, start) for problem, start in zip(PROBLEMS, since, strict=True) if start)
            silent = time.monotonic() - at
            if at and silent > SILENT_TIMEOUT:
                yield PROCESS_SILENT, time.time() - silent


def worst(found: Iterator[tuple[Problem, float]]) -> list[tuple[Problem, float]]:
    """The worst problem of each part, and the earliest time it began."""
    by_part: dict[str, tuple[Problem, float]] = {}
    for problem, since in sorted(found, key=lambda item: (-STATES.index(item[0].state), item[1])):
        by_part.setdefault(problem.part, (problem, since))
    return [by_part[part] for part in PARTS if part in by_part]
