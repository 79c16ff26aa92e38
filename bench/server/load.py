"""The load on a server, in a separate process: players at many tables, or spectators of one. Prints one JSON object.

.venv/bin/python bench/server/load.py players (open|hidden|boardgame) PORT TABLES SECONDS PID
.venv/bin/python bench/server/load.py watchers (open|events|boardgame) PORT WATCHERS MOVES PID

PID is the server's process; CPU time and memory are read from it and all its child processes. At each table there is
always one move in flight: whoever has the update moves next. The latency of a move is from sending it until the other
player's client has the update.
"""

import asyncio
import json
import os
import resource
import statistics
import sys
import time
from pathlib import Path
from typing import Any

import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.server.line import Step, make_line
from bench.server.wire import Boardgame, Ours, Place, Wire

WARM_UP = 3.0
GRACE = 3.0
"""Seconds after which an unanswered move counts as stuck."""
LINES = 32
"""The number of different matches, so that no server benefits from caching positions of another table."""
MOVES = 200_000
"""The maximum for all tables together."""
PATIENCE = 60.0
"""Timeout in seconds for everybody to be at the table, and for each move there."""
AT_ONCE = 100
"""Connections opened concurrently."""


class Run:
    """The measurements."""

    def __init__(self, wire: Wire) -> None:
        """Begin without measurements."""
        self.wire = wire
        self.measuring, self.over = False, False
        self.times: list[float] = []


class Seat(WSListener):
    """A player's connection."""

    def __init__(self, table: "Table", number: int) -> None:
        """Take a seat at a table."""
        self.table, self.number, self.place = table, number, table.places[number]
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        self.transport = transport
        for message in self.place.hello:
            transport.send(WSMsgType.TEXT, message)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Only the player whose turn is next parses the messages."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = frame.get_payload_as_bytes()
        wire = self.table.run.wire
        if answer := wire.answer(self.place, message):
            transport.send(WSMsgType.TEXT, answer)
        elif not self.ready.done():
            if wire.is_ready(message):
                self.ready.set_result(wire.position(message))
        elif self.table.made % 2 == self.number:
            self.table.hear(wire.position(message))


class Table:
    """A table with two players."""

    def __init__(self, run: Run, line: list[Step], name: str, places: list[Place]) -> None:
        """Store an existing table and the moves to be made there."""
        self.run, self.line, self.name, self.places = run, line, name, places
        self.made, self.position, self.sent_at = 0, -1, 0.0
        self.is_waiting = False

    async def sit_down(self) -> None:
        """Connect both players."""
        self.seats: list[Seat] = []
        for number, place in enumerate(self.places):
            seat = Seat(self, number)
            await ws_connect(lambda seat=seat: seat, place.url, max_frame_size=1 << 24)
            self.seats.append(seat)
            self.position = await seat.ready

    def hear(self, position: int | None) -> None:
        """The next player has received a message, with the move or without."""
        if position is None or position <= self.position or not self.is_waiting:
            return
        self.is_waiting, self.position = False, position
        if self.run.measuring:
            self.run.times.append(time.perf_counter() - self.sent_at)
        if not self.run.over and self.made < len(self.line):
            self.move()

    def move(self) -> None:
        """Make the next move."""
        seat, step = self.made % 2, self.line[self.made]
        message = self.run.wire.move(self.name, seat, self.places[seat], self.position, step)
        self.made += 1
        self.is_waiting, self.sent_at = True, time.perf_counter()
        self.seats[seat].transport.send(WSMsgType.TEXT, message)


def cpu_and_memory(pid: int) -> tuple[float, float]:
    """The CPU seconds and the megabytes of a process and all its child processes."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    cpu, memory = ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE") / 1e6
    started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    of_started = [cpu_and_memory(int(child)) for child in started]
    return cpu + sum(item[0] for item in of_started), memory + sum(item[1] for item in of_started)


async def play(wire: Wire, count: int, seconds: float, pid: int) -> dict[str, Any]:
    """Play at a number of tables."""
    run = Run(wire)
    lines = [make_line(MOVES // count, number) for number in range(min(LINES, count))]
    tables = [Table(run, lines[number % LINES], *wire.make_table()) for number in range(count)]
    await in_turns([table.sit_down() for table in tables])
    for table in tables:
        table.move()
    await asyncio.sleep(WARM_UP)
    began, used, (cpu, _) = time.perf_counter(), time.process_time(), cpu_and_memory(pid)
    run.measuring = True
    await asyncio.sleep(seconds)
    run.measuring = False
    took, used = time.perf_counter() - began, time.process_time() - used
    cpu_now, memory = cpu_and_memory(pid)
    run.over = True
    await asyncio.sleep(GRACE)
    times = sorted(run.times)
    return {
        "moves": len(times) / took,
        "p50": times[len(times) // 2] * 1000,
        "p99": times[len(times) * 99 // 100] * 1000,
        "stuck": sum(table.is_waiting for table in tables),
        "micros": (cpu_now - cpu) / len(times) * 1e6,
        "server_cpu": (cpu_now - cpu) / took,
        "memory": memory,
        "load_cpu": used / took,
    }


async def in_turns(work: list[Any]) -> None:
    """Run many tasks with limited concurrency and a timeout."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(job: Any) -> None:
        async with room:
            await job

    await asyncio.wait_for(asyncio.gather(*map(one, work)), PATIENCE)


class Crowd:
    """Spectators of one table, and how many of them have received the last move."""

    def __init__(self, count: int) -> None:
        """Store the number of spectators."""
        self.count, self.heard = count, 0
        self.all = asyncio.Event()

    def hear(self) -> None:
        """One more has the update."""
        self.heard += 1
        if self.heard == self.count:
            self.last_at = time.perf_counter()
            self.all.set()


class Watcher(WSListener):
    """A spectator by WebSocket."""

    def __init__(self, crowd: Crowd, wire: Wire, place: Place) -> None:
        """Join a crowd."""
        self.crowd, self.wire, self.place = crowd, wire, place
        self.ready = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Say hello."""
        for message in self.place.hello:
            transport.send(WSMsgType.TEXT, message)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Count updates."""
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = frame.get_payload_as_bytes()
        if answer := self.wire.answer(self.place, message):
            transport.send(WSMsgType.TEXT, answer)
        elif not self.ready.done():
            if self.wire.is_ready(message):
                self.ready.set_result(None)
        elif message.startswith((b'{"type":"update"', Boardgame.UPDATE)):
            self.crowd.hear()


class EventReader(asyncio.Protocol):
    """A spectator by Server-Sent Events."""

    def __init__(self, crowd: Crowd, path: str) -> None:
        """Join a crowd."""
        self.crowd, self.path = crowd, path
        self.ready = asyncio.get_running_loop().create_future()
        self.text = b""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Request the events."""
        transport.write(f"GET {self.path} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())  # type: ignore[attr-defined]

    def data_received(self, data: bytes) -> None:
        """Count complete updates."""
        self.text += data
        *events, self.text = self.text.split(b"\n\n")
        for event in events:
            if b'data: {"type":"update"' in event:
                self.crowd.hear()
            elif b'data: {"type":"welcome"' in event:
                self.ready.set_result(None)


async def watch(wire: Wire, port: int, by_events: bool, count: int, moves: int) -> dict[str, Any]:
    """Let many spectators watch a table, and measure how long it takes until all have an update."""
    run = Run(wire)
    table = Table(run, make_line(moves), *wire.make_table())
    await table.sit_down()
    crowd = Crowd(count)
    loop = asyncio.get_running_loop()

    async def come() -> None:
        if by_events:
            path = f"/api/tables/{table.name}/events"
            _, reader = await loop.create_connection(lambda: EventReader(crowd, path), "127.0.0.1", port)
            await reader.ready
        else:
            place = wire.watching(table.name)
            watcher = Watcher(crowd, wire, place)
            await ws_connect(lambda: watcher, place.url, max_frame_size=1 << 24)
            await watcher.ready

    await in_turns([come() for _ in range(count)])
    await asyncio.sleep(GRACE)  # all messages caused by the connections have arrived
    run.over = True  # players do not move by themselves
    times = []
    for _ in range(moves):
        crowd.heard = 0
        crowd.all.clear()
        table.move()
        await asyncio.wait_for(crowd.all.wait(), PATIENCE)
        times.append((crowd.last_at - table.sent_at) * 1000)
        await asyncio.sleep(0.3)
    return {"median": statistics.median(times), "worst": max(times)}


async def main(task: str, kind: str, port: int, count: int, much: float, pid: int) -> None:
    """Run the task given on the command line."""
    wire: Wire = Boardgame(port) if kind == "boardgame" else Ours(port, kind == "hidden")
    if task == "players":
        found = await play(wire, count, much, pid)
    else:
        found = await watch(wire, port, kind == "events", count, int(much))
    print(json.dumps(found), flush=True)


if __name__ == "__main__":
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
    uvloop.run(main(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), float(sys.argv[5]), int(sys.argv[6])))
