"""The front process of a server with several worker processes.

It accepts every connection, reads the first line of the request, and passes the socket to the worker that owns the
table; after that it is not involved any more. It restarts workers that have ended.
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

from kasimir.protocol.stored import TABLE_NAME
from kasimir.server.app import STATUS
from kasimir.server.cluster.partition import Partition, owner
from kasimir.server.cluster.worker import READY, run_worker
from kasimir.server.health import BOARD_SIZE
from kasimir.server.limits.rates import Limit, Limits
from kasimir.server.limits.shared_counts import PRESENT, SharedCounts, shared_counts_size
from kasimir.server.metrics import SIZE
from kasimir.server.settings import Settings
from kasimir.server.transport.origin import Origins
from kasimir.server.transport.websocket_upgrade import PATH

log = logging.getLogger("kasimir.server")

FOR_A_TABLE = re.compile(f"[A-Z]+ (?:{PATH}|/api/tables/)({TABLE_NAME.pattern})[/? ]".encode())
"""The request line of a request that only the owner of the table can answer."""
LONGEST_LINE = 4096
HEAD_TIMEOUT = 10.0
"""Timeout for the first line of a connection, in seconds."""
ACCEPT_DELAY = 0.05
"""Seconds until we check again for the rest of a first line, or for capacity."""
RESTART_DELAY = 1.0
"""Seconds before a worker that has ended is restarted."""
STOP_TIMEOUT = 15.0
"""Grace period for workers to stop, in seconds; then they are killed."""
LOG_EVERY = 60.0
"""Seconds between two equal warnings about connections."""


class WorkerProcess:
    """A worker process, and the socket over which it gets its connections."""

    def __init__(self, settings: Settings, partition: Partition) -> None:
        self.settings, self.partition = settings, partition
        self.process: BaseProcess | None = None

    async def open(self) -> bool:
        """Start the worker; returns whether it is ready for connections."""
        self.channel, inside = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.channel.setblocking(False)
        with inside:
            process = get_context("spawn").Process(target=run_worker, args=(self.settings, self.partition, inside))
            process.start()
        self.process = process
        return await asyncio.get_running_loop().sock_recv(self.channel, len(READY)) == READY

    def pass_on(self, connection: socket.socket) -> None:
        """Pass a socket to the worker; raises `OSError` if it is busy or has ended."""
        socket.send_fds(self.channel, [b"c"], [connection.fileno()])

    async def ended(self) -> None:
        """Return when the process has ended."""
        assert self.process is not None
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(self.process.sentinel, end.set)
        await end.wait()
        loop.remove_reader(self.process.sentinel)

    async def close(self) -> None:
        """Stop the process: first SIGTERM, then SIGKILL."""
        if self.process is None:
            return
        self.process.terminate()
        await asyncio.to_thread(self.process.join, STOP_TIMEOUT)
        self.process.kill()
        await asyncio.to_thread(self.process.join)
        self.channel.close()


class Front:
    """Accepts connections and distributes them to the workers."""

    def __init__(self, settings: Settings, listener: socket.socket) -> None:
        self.listener = listener
        server_id, count = secrets.token_hex(8), settings.processes
        board = get_context("spawn").RawArray("d", count * SIZE)
        health = get_context("spawn").RawArray("d", count * BOARD_SIZE)
        slate = get_context("spawn").RawArray("d", shared_counts_size(count))
        self.workers = [
            WorkerProcess(settings, Partition(number, count, server_id, board, health, slate))
            for number in range(count)
        ]
        self.origins, self.limits = Origins(settings), Limits(settings, Partition(count, count, server_id, slate=slate))
        # A connection carries one request, so the limit on requests also limits connections.
        self.coming = Limit(self.limits.asking.burst, self.limits.asking.rate)
        self.lines = Limit(1.0, 1.0 / LOG_EVERY)
        self.turns = cycle(self.workers)
        self.tasks: set[asyncio.Task[None]] = set()

    async def run(self, on_ready: Callable[[], None]) -> int:
        """Serve until a signal arrives. Returns the exit status."""
        asked: asyncio.Queue[int] = asyncio.Queue()
        for number, status in STATUS.items():
            asyncio.get_running_loop().add_signal_handler(number, asked.put_nowait, status)
        try:
            for worker in self.workers:  # one after the other: the first one migrates the database
                if not await worker.open():
                    return 1
            self.listener.setblocking(False)
            for work in (self.receive(), *map(self.look_after, self.workers)):
                self.start(work)
            on_ready()
            return await asked.get()
        finally:
            for task in self.tasks:
                task.cancel()
            self.listener.close()
            await asyncio.gather(*(worker.close() for worker in self.workers))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look_after(self, worker: WorkerProcess) -> None:
        """Restart a worker whenever it has ended: its tables are in the log."""
        while True:
            await worker.ended()
            log.error("a worker process has ended and is being restarted")
            worker.channel.close()
            for quantity in PRESENT:
                SharedCounts(worker.partition, quantity).wipe()
            await self.restart(worker)

    async def restart(self, worker: WorkerProcess) -> None:
        """Restart a worker, as soon as the system can start one."""
        while True:
            await asyncio.sleep(RESTART_DELAY)
            try:
                await worker.open()
            except OSError as error:
                log.error("a worker process could not be started: %s", error.strerror)
                worker.channel.close()
            else:
                return

    async def receive(self) -> None:
        """Accept connections forever."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                connection, (peer, *_) = await loop.sock_accept(self.listener)
            except OSError as error:  # too many open files, or the client disconnected before it was accepted
                self.warn("a connection could not be accepted", error)
                await asyncio.sleep(ACCEPT_DELAY)
            else:
                self.let_in(connection, peer)

    def let_in(self, connection: socket.socket, peer: str) -> None:
        """Accept a connection, unless its address has too many. Proxies are exempt: the client is not known yet."""
        address, is_proxy = self.origins.address(peer), self.origins.is_proxy(peer)
        if is_proxy or (self.coming.allows(address) and self.limits.connections.enter(address)):
            self.start(self.show_in(connection, None if is_proxy else address))
        else:
            connection.close()

    async def show_in(self, connection: socket.socket, counted: str | None = None) -> None:
        """Pass a connection to the worker that owns the table; requests without a table go to any worker."""
        with connection:
            try:
                async with asyncio.timeout(HEAD_TIMEOUT):
                    line = await first_line(connection)
            except (TimeoutError, OSError):
                return
            finally:
                if counted is not None:  # from now on the worker counts it
                    self.limits.connections.leave(counted)
            if not line:
                return
            found = FOR_A_TABLE.match(line)
            worker = self.workers[owner(found[1].decode(), len(self.workers))] if found else next(self.turns)
            try:
                worker.pass_on(connection)
            except OSError as error:  # the connection is closed; the client can retry
                self.warn("a connection could not be passed to a worker", error)

    def warn(self, text: str, error: OSError) -> None:
        """Log a warning, each text at most once a minute: connections come often, and must not fill the disk."""
        if self.lines.allows(text):
            log.warning("%s: %s", text, error.strerror)


async def first_line(connection: socket.socket) -> bytes:
    """Peek at the request line, leaving it in the socket buffer for the worker; empty if the client is gone."""
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
        await asyncio.sleep(ACCEPT_DELAY)
