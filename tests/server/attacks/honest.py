"""Honest players, who measure the latency of each of their moves."""

import asyncio
import random
import time
from contextlib import AsyncExitStack
from typing import Self

from kasimir.client.table import Connection
from kasimir.protocol.messages import Refused
from kasimir.protocol.requests import Move, Rematch
from kasimir.protocol.state import Now, PlayNow
from tests.server.players import open_for_two

LONGEST = 60.0
"""Seconds after which a move counts as lost."""


class Pair:
    """Two people at a table of discs, who move in turn and begin again after each match."""

    def __init__(self, pause: float, seed: int) -> None:
        """They think for `pause` seconds before each move."""
        self.pause, self.random = pause, random.Random(seed)
        self.rematch_after = 0
        self.waits: list[float] = []
        """Seconds from sending a move until the other player receives it."""

    async def play(self, connections: list[Connection]) -> None:
        """Play until cancelled."""
        while True:
            latest = max(state_of(connection)[0].number for connection in connections)
            for connection in connections:
                await hear_until(connection, latest)
            mover = connections[0 if connections[0].is_our_turn() else 1]
            now, play = state_of(mover)
            is_ready = bool(play.choices) and not play.waiting
            if play.result and play.match != self.rematch_after:
                self.rematch_after = play.match
                for connection in connections:
                    connection.send(Rematch())
            elif is_ready:
                mover.send(Move(now.at, self.random.choice(play.choices).move))
            began = time.perf_counter()
            for connection in connections:
                await hear_until(connection, now.number + 1)
            if is_ready:
                self.waits.append(time.perf_counter() - began)
                await asyncio.sleep(self.pause)  # thinking time


def state_of(connection: Connection) -> tuple[Now, PlayNow]:
    """The state of a match."""
    assert connection.now is not None
    assert connection.now.play is not None
    return connection.now, connection.now.play


async def hear_until(connection: Connection, number: int) -> None:
    """Receive messages until a log entry arrives; fail on any refusal."""
    async with asyncio.timeout(LONGEST):
        while state_of(connection)[0].number < number:
            told = await connection.receive()
            assert told is not None, "an honest connection was closed"
            assert not isinstance(told, Refused), told


class Honest:
    """Some pairs of people at tables of their own."""

    def __init__(self, url: str, tables: int = 3, pause: float = 0.05) -> None:
        self.url = url
        self.pairs = [Pair(pause, seed) for seed in range(tables)]
        self.connections: list[Connection] = []

    async def __aenter__(self) -> Self:
        """Open the tables and begin to play."""
        self.stack = AsyncExitStack()
        lines = [await self.come() for _ in self.pairs]
        games = zip(self.pairs, lines, strict=True)
        self.playing = [asyncio.create_task(pair.play(line)) for pair, line in games]
        return self

    async def come(self) -> list[Connection]:
        """Two people sit down at a new table."""
        tickets = await open_for_two(self.url, "discs")
        found = [Connection(self.url, ticket.table, ticket.token) for ticket in tickets]
        for connection in found:
            await self.stack.enter_async_context(connection)
            while connection.now is None or connection.now.play is None:
                await asyncio.wait_for(connection.receive(), LONGEST)
        self.connections += found
        return found

    async def __aexit__(self, *_: object) -> None:
        """Stop playing; errors of a pair are raised here."""
        for task in self.playing:
            task.cancel()
        ends = await asyncio.gather(*self.playing, return_exceptions=True)
        await self.stack.aclose()
        for end in ends:
            if isinstance(end, BaseException) and not isinstance(end, asyncio.CancelledError):
                raise end

    def moves(self) -> int:
        """Moves since latencies were last taken."""
        return sum(len(pair.waits) for pair in self.pairs)

    def take(self) -> list[float]:
        """The latencies of all moves since the last call."""
        waits = [wait for pair in self.pairs for wait in pair.waits]
        for pair in self.pairs:
            pair.waits.clear()
        return waits
