"""A server of several processes: the door, where everybody comes in.

It looks at the first line of what a connection asks for, and passes the connection on to the process that has the
table; from then on it has nothing to do with it. A process that ends is started again.
"""

import asyncio
import logging
import re
import secrets
import socket
from collections.abc import Callable, Coroutine
from itertools import cycle
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Any

from kasimir.server.app import STATUS
from kasimir.server.health import BOARD_SIZE
from kasimir.server.limits import Limit, Limits
from kasimir.server.metrics import SIZE
from kasimir.server.origin import Origins
from kasimir.server.room import READY, run_room
from kasimir.server.settings import Settings
from kasimir.server.share import Share, owner
from kasimir.server.slate import PRESENT, Slate, slate_size
from kasimir.server.store.base import TABLE_NAME
from kasimir.server.upgrades import PATH

log = logging.getLogger("kasimir.server")

FOR_A_TABLE = re.compile(f"[A-Z]+ (?:{PATH}|/api/tables/)({TABLE_NAME.pattern})[/? ]".encode())
"""The first line of a request that only the process can answer that has the table."""
LONGEST_LINE = 4096
PATIENCE = 10.0
"""Seconds that a connection may take to say what it wants."""
PAUSE = 0.05
"""Seconds until we look again at a connection that has not said all, or for room for one more."""
PAUSE_AFTER_END = 1.0
"""Seconds before a process that ended is started again."""
PATIENCE_AT_END = 15.0
"""Seconds that processes have to stop by themselves."""


class Room:
    """One of the processes, and the hatch by which it gets its connections."""

    def __init__(self, settings: Settings, share: Share) -> None:
        """Nothing runs yet."""
        self.settings, self.share = settings, share
        self.process: BaseProcess | None = None

    async def open(self) -> bool:
        """Start it, and say whether it can take connections."""
        self.hatch, inside = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.hatch.setblocking(False)
        with inside:
            process = get_context("spawn").Process(target=run_room, args=(self.settings, self.share, inside))
            process.start()
        self.process = process
        return await asyncio.get_running_loop().sock_recv(self.hatch, len(READY)) == READY

    def pass_on(self, connection: socket.socket) -> None:
        """Give a connection to the process; one that it cannot take, for it is busy or ended, may come again."""
        try:
            socket.send_fds(self.hatch, [b"c"], [connection.fileno()])
        except OSError as error:
            log.warning("a connection could not be passed on: %s", error.strerror)

    async def ended(self) -> None:
        """Return when the process has ended."""
        assert self.process is not None
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.process.sentinel, end.set)
        await end.wait()
        loop.remove_reader(self.process.sentinel)

    async def close(self) -> None:
        """Have the process stop, gently at first."""
        if self.process is None:
            return
        self.process.terminate()
        await asyncio.to_thread(self.process.join, PATIENCE_AT_END)
        self.process.kill()
        await asyncio.to_thread(self.process.join)
        self.hatch.close()


class Door:
    """Where connections come in."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        """Take where to listen."""
        self.listener = listener
        house, count = secrets.token_hex(8), settings.processes
        board = get_context("spawn").RawArray("d", count * SIZE)
        health = get_context("spawn").RawArray("d", count * BOARD_SIZE)
        slate = get_context("spawn").RawArray("d", slate_size(count))
        self.rooms = [Room(settings, Share(number, count, house, board, health, slate)) for number in range(count)]
        self.origins, self.limits = Origins(settings), Limits(settings, Share(count, count, house, slate=slate))
        # A connection has one answer: who comes more often than they may ask is not let in.
        self.coming = Limit(self.limits.asking.burst, self.limits.asking.rate)
        self.turns = cycle(self.rooms)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, on_ready: Callable[[], None]) -> int:
        """Serve until a signal asks to stop; the exit status."""
        asked: asyncio.Queue[int] = asyncio.Queue()
        for number, status in STATUS.items():
            asyncio.get_running_loop().add_signal_handler(number, asked.put_nowait, status)
        try:
            for room in self.rooms:  # one by one: the first brings the database up to date for all
                if not await room.open():
                    return 1
            self.listener.setblocking(False)
            for work in (self.receive(), *map(self.look_after, self.rooms)):
                self.start(work)
            on_ready()
            return await asked.get()
        finally:
            for task in self.tasks:
                task.cancel()
            self.listener.close()
            await asyncio.gather(*(room.close() for room in self.rooms))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let something go on beside the rest."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look_after(self, room: Room) -> None:
        """Start a process again whenever it has ended: its tables are in the log."""
        while True:
            await room.ended()
            log.error("a process of the server has ended and is started again")
            room.hatch.close()
            for quantity in PRESENT:
                Slate(room.share, quantity).wipe()
            await self.restart(room)

    async def restart(self, room: Room) -> None:
        """Start a process again, as soon as the system has room for it."""
        while True:
            await asyncio.sleep(PAUSE_AFTER_END)
            try:
                await room.open()
            except OSError as error:
                log.error("a process of the server could not be started: %s", error.strerror)
                room.hatch.close()
            else:
                return

    async def receive(self) -> None:
        """Let everybody in who comes."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, (peer, *_) = await loop.sock_accept(self.listener)
            except OSError as error:  # too many are open, or one was gone before it was in
                log.warning("a connection could not be let in: %s", error.strerror)
                await asyncio.sleep(PAUSE)
            else:
                self.let_in(connection, peer)

    def let_in(self, connection: socket.socket, peer: str) -> None:
        """Let one in, unless there are too many of its address; behind a proxy nobody knows yet whose it is."""
        address, is_proxy = self.origins.address(peer), self.origins.is_proxy(peer)
        if is_proxy or (self.coming.allows(address) and self.limits.connections.enter(address)):
            self.start(self.show_in(connection, None if is_proxy else address))
        else:
            connection.close()

    async def show_in(self, connection: socket.socket, counted: str | None = None) -> None:
        """Pass a connection on to the process that can answer it; any can, where it is not about a table."""
        with connection:
            try:
                async with asyncio.timeout(PATIENCE):
                    line = await first_line(connection)
            except (TimeoutError, OSError):
                return
            finally:
                if counted is not None:  # from now on by the process that gets it
                    self.limits.connections.leave(counted)
            if not line:
                return
            found = FOR_A_TABLE.match(line)
            room = self.rooms[owner(found[1].decode(), len(self.rooms))] if found else next(self.turns)
            room.pass_on(connection)


async def first_line(connection: socket.socket) -> bytes:
    """What a connection asks for, left where it is for whoever reads it next; nothing if it has gone."""
    connection.setblocking(False)
    loop, known = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(connection, known.set)
    try:
        await known.wait()
    finally:
        loop.remove_reader(connection)
    while True:
        line = connection.recv(LONGEST_LINE, socket.MSG_PEEK)
        if not line or b"\n" in line or len(line) == LONGEST_LINE:
            return line
        await asyncio.sleep(PAUSE)
