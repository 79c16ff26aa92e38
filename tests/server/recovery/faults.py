"""Fault injection for a server's store, bus and clock, at the lowest level possible."""

import asyncio
import errno
import os
import signal
import sqlite3
import sys
import time
from abc import ABC, abstractmethod
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from kasimir.server.cluster.bus.postgres import PostgresBus
from tests.server.recovery.relay import Relay
from tests.server.services import Postgres, RedisServer

HOUR = 3600.0
SLOW_SYNC = 0.4
"""Seconds that a slow disk takes to sync."""
SMALLEST_LOG = 1 << 17
"""Bytes: a file has to be longer than the captured output of a test to be the only one that cannot grow."""


class Fault(ABC):
    """Something that goes wrong for a while."""

    refuses = False
    """Whether writes fail immediately during the fault."""
    needs_long_log = False

    @abstractmethod
    async def strike(self) -> None:
        """Begin the fault."""

    async def heal(self) -> None:  # noqa: B027
        """End the fault; a momentary one needs no end."""


# The disk below SQLite


class FailingWrites(Fault):
    """The system refuses to let the log grow: SQLite says `disk I/O error`."""

    refuses = needs_long_log = True

    def __init__(self, database: Path) -> None:
        self.log = Path(f"{database}-wal")

    async def strike(self) -> None:
        import resource

        size = self.log.stat().st_size
        assert size >= SMALLEST_LOG
        self.before = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, self.before[1]))

    async def heal(self) -> None:
        import resource

        resource.setrlimit(resource.RLIMIT_FSIZE, self.before)


class FullDisk(Fault):
    """There is no space left."""

    refuses = True

    def __init__(self, database: Path) -> None:
        self.database = database

    async def strike(self) -> None:
        empty_log(self.database)
        self.filler = fill_up(self.database.parent)

    async def heal(self) -> None:
        self.filler.unlink()


def empty_log(database: Path) -> None:
    """Truncate SQLite's log, whose file may have unused space that could still be written to."""
    with closing(sqlite3.connect(database)) as connection:
        [is_busy, _, _] = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    assert not is_busy


def fill_up(folder: Path) -> Path:
    """Fill a disk completely."""
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(bytes(1 << 16)):
            pass
    with filler.open("ab", buffering=0) as file, suppress(OSError):
        while file.write(bytes(512)):
            pass
    return filler


class FailingSync(Fault):
    """Syncing to disk fails."""

    refuses = True

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.patch, self.sync = patch, os.fdatasync

    async def strike(self) -> None:
        def fail(_: int) -> None:
            raise OSError(errno.EIO, os.strerror(errno.EIO))

        self.patch.setattr(os, "fdatasync", fail)

    async def heal(self) -> None:
        self.patch.setattr(os, "fdatasync", self.sync)


class SlowDisk(FailingSync):
    """Syncing to disk is slow, and blocks the caller."""

    refuses = False

    async def strike(self) -> None:
        def be_slow(file: int) -> None:
            time.sleep(SLOW_SYNC)  # this is the fault
            self.sync(file)

        self.patch.setattr(os, "fdatasync", be_slow)


class LockedDatabase(Fault):
    """Another process locks the database, such as a backup or a shell."""

    def __init__(self, database: Path) -> None:
        self.database = database

    async def strike(self) -> None:
        self.connection = sqlite3.connect(self.database, isolation_level=None)
        self.connection.execute("BEGIN EXCLUSIVE")

    async def heal(self) -> None:
        self.connection.execute("ROLLBACK")
        self.connection.close()


# The connection to a service


class OnTheWay(Fault):
    """A fault of the connection to a service."""

    def __init__(self, relay: Relay) -> None:
        self.relay = relay


class Cut(OnTheWay):
    """All connections break, once."""

    async def strike(self) -> None:
        self.relay.cut()


class Away(OnTheWay):
    """Connections break, and new ones are refused."""

    async def strike(self) -> None:
        await self.relay.close()

    async def heal(self) -> None:
        await self.relay.open()


class Frozen(OnTheWay):
    """Data is held back, and arrives later."""

    async def strike(self) -> None:
        self.relay.flows.clear()

    async def heal(self) -> None:
        self.relay.flows.set()


class Lost(OnTheWay):
    """Data is lost silently, and connections from that time stay dead."""

    async def strike(self) -> None:
        self.relay.lose()

    async def heal(self) -> None:
        self.relay.is_lossy = False


# PostgreSQL itself


END_OTHERS = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = 'kasimir'
"""


class Killed(Fault):
    """The database, or Redis, is killed and restarted."""

    def __init__(self, service: Postgres | RedisServer) -> None:
        self.service = service

    async def strike(self) -> None:
        await asyncio.to_thread(self.service.stop)

    async def heal(self) -> None:
        await asyncio.to_thread(self.service.start)


class Stopped(Fault):
    """A service is suspended, with its connections open."""

    def __init__(self, service: Postgres | RedisServer) -> None:
        self.service = service

    async def strike(self) -> None:
        assert self.service.process is not None
        os.kill(self.service.process.pid, signal.SIGSTOP)

    async def heal(self) -> None:
        assert self.service.process is not None
        os.kill(self.service.process.pid, signal.SIGCONT)


class InDatabase(Fault):
    """A fault caused by statements in the database."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def do(self, *statements: str) -> None:
        connection = await asyncpg.connect(self.url)
        try:
            for statement in statements:
                await connection.execute(statement)
        finally:
            await connection.close()


class FailingStatements(InDatabase):
    """Every insert is refused."""

    refuses = True

    async def strike(self) -> None:
        await self.do(
            "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$",
            "CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON kasimir_entries EXECUTE FUNCTION refuse()",
        )

    async def heal(self) -> None:
        await self.do("DROP FUNCTION refuse CASCADE")


class ReadOnly(InDatabase):
    """The database is read-only for all sessions that begin during the fault."""

    refuses = True

    async def strike(self) -> None:
        await self.do("ALTER ROLE kasimir SET default_transaction_read_only = on", END_OTHERS)

    async def heal(self) -> None:
        await self.do(
            "SET default_transaction_read_only = off", "ALTER ROLE kasimir RESET default_transaction_read_only"
        )


class LockedTables(InDatabase):
    """Somebody else has locked the tables, such as for a migration."""

    async def strike(self) -> None:
        self.connection = await asyncpg.connect(self.url)
        await self.connection.execute("BEGIN")
        await self.connection.execute("LOCK TABLE kasimir_tables, kasimir_entries IN ACCESS EXCLUSIVE MODE")

    async def heal(self) -> None:
        await self.connection.execute("ROLLBACK")
        await self.connection.close()


# Several services


class Together(Fault):
    """Several faults at the same time."""

    def __init__(self, *faults: Fault) -> None:
        self.faults = faults

    async def strike(self) -> None:
        for fault in self.faults:
            await fault.strike()

    async def heal(self) -> None:
        for fault in self.faults:
            await fault.heal()


# Notifications between processes


class LostNotices(Fault):
    """A process no longer receives notifications, without an error."""

    def __init__(self, bus: Any) -> None:
        assert isinstance(bus, PostgresBus)
        self.bus = bus

    async def strike(self) -> None:
        assert self.bus._connection is not None
        await self.bus._connection.execute("UNLISTEN *")


# The clock


class WrongClock(Fault):
    """The system clock is wrong by some seconds for a while."""

    def __init__(self, patch: pytest.MonkeyPatch, seconds: float) -> None:
        self.patch, self.seconds, self.clock = patch, seconds, time.time

    async def strike(self) -> None:
        self.patch.setattr(time, "time", lambda: self.clock() + self.seconds)

    async def heal(self) -> None:
        self.patch.setattr(time, "time", self.clock)


ON_LINUX = pytest.mark.skipif(sys.platform != "linux", reason="made of what Linux has")
